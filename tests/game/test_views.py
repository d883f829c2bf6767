"""What a seat, or a spectator, may know (views): their own and what was told, never a hidden card."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from belote_bot.game.actions import parse_action
from belote_bot.game.cards import Card, cards_in
from belote_bot.game.deal import Deal, IllegalAction
from belote_bot.game.dealing import Pack
from belote_bot.game.events import Event
from belote_bot.game.house_rules import PRESETS, Announce, HouseRules, MeldsTie
from belote_bot.game.match import Match
from belote_bot.game.seats import Seat
from belote_bot.game.views import MatchView, SeatView, match_view, seat_view
from tests.game.support import SEEDS, actions_of, house_rules, opened, play, random_match

VIEWERS = (None, 0, 1, 2, 3)
"""A spectator and the four seats."""

RULES_OF_MANY_WORDS = HouseRules(
    melds=True,
    melds_announce=Announce.MANUAL,
    belote_announce=Announce.MANUAL,
    melds_tie=MeldsTie.NONE,
    belote_king_first=True,
)


# ---- other worlds --------------------------------------------------------------------------------


def history(pack: Pack, deal: Deal) -> tuple[Match, list[Event], object] | None:
    """The same actions on another pack: the match, and all that anybody at the table heard of it.

    Besides the events that is whose melds won the comparison and by what, which is told at the end of the
    first trick. None if the actions would not have been legal.
    """
    match = Match(deal.rules, deal.dealer)
    events = match.start_deal(pack)
    try:
        for action in actions_of(deal):
            events += match.apply(action)
    except IllegalAction:
        return None
    verdict = match.deals[0].meld_verdict
    return match, events, (verdict.holder, verdict.ground)


def hidden_places(deal: Deal, viewer: Seat | None) -> list[int]:
    """The places in the pack whose cards the viewer has not seen: others' hands and the stock."""
    seen = {deal.upcard, *(play.card for play in deal.plays)}
    if viewer is not None:
        seen |= set(cards_in(deal.dealt[viewer]))
    return [place for place, card in enumerate(deal.pack) if card not in seen]


def another_world(deal: Deal, viewer: Seat | None, random: Random, swaps: int = 40) -> Match:
    """The deal as it might be for all that the viewer knows: hidden cards change hands, two at a time."""
    found = history(deal.pack, deal)
    assert found is not None
    world, *told = found
    places = hidden_places(deal, viewer)
    for _ in range(swaps if len(places) > 1 else 0):
        one, other = random.sample(places, 2)
        pack = list(world.deals[0].pack)
        pack[one], pack[other] = pack[other], pack[one]
        candidate = history(tuple(pack), deal)
        if candidate is not None and [*candidate[1:]] == told:
            world = candidate[0]
    return world


def knowledge(match: Match, viewer: Seat | None) -> MatchView | SeatView:
    return match_view(match) if viewer is None else seat_view(match, viewer)


def stays_the_same_in_other_worlds(rules: HouseRules, seed: int, stop: float) -> None:
    random = Random(seed)
    match = random_match(rules, seed, deals=1, stop=stop)
    deal = match.deals[0]
    for viewer in VIEWERS:
        world = another_world(deal, viewer, random)
        assert knowledge(world, viewer) == knowledge(match, viewer)
        assert repr(knowledge(world, viewer)) == repr(knowledge(match, viewer))


STOPS = st.sampled_from([0.0, 0.03, 0.1, 0.3])


@settings(max_examples=40)
@given(SEEDS, house_rules(), STOPS)
def test_hidden_cards_may_change_hands_and_nobody_notices(seed: int, rules: HouseRules, stop: float) -> None:
    stays_the_same_in_other_worlds(rules, seed, stop)


@pytest.mark.parametrize(
    "rules", [PRESETS["ffb"], PRESETS["cafe"], PRESETS["tournoi"], RULES_OF_MANY_WORDS],
    ids=["ffb", "cafe", "tournoi", "many words"],
)  # fmt: skip
@settings(max_examples=10)
@given(seed=SEEDS, stop=STOPS)
def test_hidden_cards_may_change_hands_and_nobody_notices_under_a_preset(
    rules: HouseRules, seed: int, stop: float
) -> None:
    stays_the_same_in_other_worlds(rules, seed, stop)


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("stop", [0.03, 0.1, 0.3])
def test_the_other_worlds_are_really_others(viewer: Seat | None, stop: float) -> None:
    """Otherwise the properties above would hold of anything."""
    random = Random(f"{viewer} {stop}")
    moved = 0
    for seed in range(20):
        deal = random_match(HouseRules(melds=True), seed, deals=1, stop=stop).deals[0]
        world = another_world(deal, viewer, random).deals[0]
        moved += sum(world.dealt[seat] != deal.dealt[seat] for seat in range(4))

    assert moved >= 25


# ---- every card that a view tells ----------------------------------------------------------------


def cards_told(view: Any) -> Iterator[Card]:
    """Every card anywhere in a view."""
    if isinstance(view, Card):
        yield view
    elif is_dataclass(view):
        for item in fields(view):
            yield from cards_told(getattr(view, item.name))
    elif isinstance(view, tuple | list | frozenset):
        for item in view:
            yield from cards_told(item)


@given(SEEDS, house_rules(), STOPS)
def test_a_view_tells_no_card_but_the_viewer_s_and_those_on_the_table(
    seed: int, rules: HouseRules, stop: float
) -> None:
    match = random_match(rules, seed, deals=1, stop=stop)
    deal = match.deals[0]
    on_the_table = {deal.upcard, *(play.card for play in deal.plays)}
    on_the_table |= {card for melds in deal.shown.values() for meld in melds for card in meld.cards}

    for viewer in VIEWERS:
        own = set(cards_in(deal.dealt[viewer])) if viewer is not None else set[Card]()
        assert set(cards_told(knowledge(match, viewer))) <= on_the_table | own


@given(SEEDS, house_rules(), STOPS)
def test_only_the_seat_to_act_knows_what_it_may_do(seed: int, rules: HouseRules, stop: float) -> None:
    match = random_match(rules, seed, deals=1, stop=stop)
    deal = match.deals[0]

    for seat in range(4):
        view = seat_view(match, seat)
        acting = deal.turn == seat
        assert view.legal == (deal.legal_actions() if acting else ())
        assert (view.obligation is not None) == (acting and deal.contract is not None)
        assert view.hand == cards_in(deal.hands[seat])
        assert view.match.deal == view.deal


# ---- what is told --------------------------------------------------------------------------------

HANDS = [
    "KH QH 8H 7H AS KS QS 7S",
    "JH 9H TS 9S 8S AC KC 7C",
    "AH TH JS AD KD QD 8D 7D",
    "TD JD 9D TC QC JC 9C 8C",
]


def test_a_spectator_sees_the_table() -> None:
    match = opened(HANDS, "H")
    play(match, "KH 9H TH 9D 7C AH")

    deal = match_view(match).deal

    assert deal is not None
    assert (deal.turn, deal.leader, deal.dealer) == (3, 1, 3)
    assert " ".join(map(str, deal.trick)) == "7C AH"
    assert [str(card) for card in deal.tricks[0].cards] == ["KH", "9H", "TH", "9D"]
    assert deal.cards_held == (7, 6, 6, 7)
    assert deal.tricks_won == (0, 1, 0, 0)
    assert deal.card_points == (0, 4 + 14 + 10)
    assert [deal.speaker(index) for index in range(8)] == [0, 1, 2, 3, 0, 1, 2, 3]


def test_the_word_that_was_said_with_a_card_is_known() -> None:
    match = opened(HANDS, "H")
    play(match, "QH 9H TH 9D 7C AH 8C KH")
    deal = match_view(match).deal

    assert deal is not None
    told = {text: deal.word_said(0, Card.parse(text)) for text in ("QH", "KH", "AS")}
    assert told == {"QH": "belote", "KH": "rebelote", "AS": None}
    assert deal.word_said(2, Card.parse("KD")) is None


def test_a_word_that_was_not_said_is_not_told() -> None:
    match = opened(HANDS, "H", HouseRules(belote_announce=Announce.MANUAL))
    for text in ["QH", "9H", "TH", "9D", "7C", "AH", "8C", "KH+rebelote"]:
        match.apply(parse_action(text))
    deal = match_view(match).deal

    assert deal is not None
    assert (deal.word_said(0, Card.parse("QH")), deal.word_said(0, Card.parse("KH"))) == (None, "rebelote")


def test_a_seat_knows_its_own_hand_sorted() -> None:
    view = seat_view(opened(HANDS, "H"), 2)

    assert " ".join(map(str, view.hand)) == "JS TH AH 7D 8D QD KD AD"
    assert view.legal == ()


def test_before_the_first_deal_there_is_nothing_to_know() -> None:
    match = Match(HouseRules(), 0)

    assert match_view(match) == MatchView(match.rules, None, (), (0, 0), 0, None)
    with pytest.raises(ValueError, match="no deal yet"):
        seat_view(match, 0)
