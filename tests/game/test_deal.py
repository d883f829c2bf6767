"""What holds in every deal under every rule set (RULES §3–§9)."""

from itertools import combinations

import pytest
from hypothesis import given, settings

from belote_bot.game.actions import Action, Pass, Play, Take, Word
from belote_bot.game.cards import CARDS, FULL_DECK, Card, Suit, mask_of
from belote_bot.game.deal import CardNotHeld, Deal, DealOver, DealStatus, IllegalAction, IllegalCard
from belote_bot.game.dealing import PackError
from belote_bot.game.events import (
    BeloteSaid,
    BidMade,
    CardPlayed,
    ContractMade,
    DealFinished,
    DealVoided,
    MeldsAnnounced,
    MeldsShown,
    TrickWon,
)
from belote_bot.game.house_rules import PRESETS, HouseRules
from belote_bot.game.match import Match, MatchOver
from belote_bot.game.play import Duty
from tests.game.support import SEEDS, actions_of, house_rules, opened, play, random_match, replayed, snapshot

WORDS = [frozenset(said) for count in range(4) for said in combinations(Word, count)]
EVERY_ACTION: list[Action] = [
    Pass(),
    *map(Take, Suit),
    *(Play(card, words) for card in CARDS for words in WORDS),
]

HANDS = [
    "KH QH 8H 7H AS KS QS 7S",
    "JH 9H TS 9S 8S AC KC 7C",
    "AH TH JS AD KD QD 8D 7D",
    "TD JD 9D TC QC JC 9C 8C",
]


@given(SEEDS, house_rules())
def test_the_tricks_of_a_deal_add_up(seed: int, rules: HouseRules) -> None:
    for deal in random_match(rules, seed).deals:
        if deal.score is not None:
            whole = 162 if deal.score.capot is None else rules.capot_value
            assert sum(deal.score.tricks) == whole
            assert sum(deal.score.points.cards) == 152
            assert deal.score.points.tricks_won is not None
            assert sum(deal.score.points.tricks_won) == len(deal.tricks) == 8


@given(SEEDS, house_rules())
def test_every_card_is_somewhere_once(seed: int, rules: HouseRules) -> None:
    deal = random_match(rules, seed, deals=1).deals[0]

    for match, _ in replayed(deal):
        now = match.deals[0]
        played = [*(card for trick in now.tricks for card in trick.cards), *now.trick]
        stock = [] if now.contract else now.pack[20:]
        held = [card for card in CARDS for seat in range(4) if now.hands[seat] >> card & 1]
        assert len(played) + len(stock) + len(held) == 32
        assert mask_of([*played, *stock, *held]) == FULL_DECK


@pytest.mark.parametrize("preset", PRESETS)
@settings(max_examples=4)
@given(seed=SEEDS)
def test_legal_actions_are_accepted_and_all_others_change_nothing(preset: str, seed: int) -> None:
    accepts_the_legal_and_refuses_the_rest(PRESETS[preset], seed)


@settings(max_examples=15)
@given(SEEDS, house_rules())
def test_legal_actions_are_accepted_and_all_others_change_nothing_under_any_rules(
    seed: int, rules: HouseRules
) -> None:
    accepts_the_legal_and_refuses_the_rest(rules, seed)


def refuses(match: Match, action: Action) -> bool:
    try:
        match.apply(action)
    except (IllegalAction, MatchOver):
        return True
    return False


def accepts_the_legal_and_refuses_the_rest(rules: HouseRules, seed: int) -> None:
    for match, _ in replayed(random_match(rules, seed, deals=1).deals[0]):
        before = snapshot(match)
        legal = match.deals[0].legal_actions()
        assert len(set(legal)) == len(legal)
        assert bool(legal) == (match.turn is not None)
        for action in EVERY_ACTION:
            if action in legal:
                fork = match.fork()
                fork.apply(action)
                assert actions_of(fork.deals[0])[-1] == action
            else:
                assert refuses(match, action)
        assert snapshot(match) == before


@given(SEEDS, house_rules())
def test_the_winner_of_a_trick_leads_the_next_and_the_turn_passes_on(seed: int, rules: HouseRules) -> None:
    deal = random_match(rules, seed, deals=1).deals[0]
    leader = (deal.dealer + 1) % 4

    for trick in deal.tricks:
        assert trick.leader == leader
        assert [trick.card_of((leader + step) % 4) for step in range(4)] == list(trick.cards)
        leader = trick.winner


@given(SEEDS, house_rules())
def test_events_tell_what_happened_in_order(seed: int, rules: HouseRules) -> None:
    """One event for each bid and card, then what came of it; the end of the deal last."""
    match = random_match(rules, seed, deals=1)
    deal = match.deals[0]
    fresh = next(replayed(deal))[0]
    told = [fresh.apply(action) for action in actions_of(deal)]

    for events, action in zip(told, actions_of(deal), strict=True):
        assert isinstance(events[0], CardPlayed if isinstance(action, Play) else BidMade)
        order = [
            (CardPlayed, BidMade), (BeloteSaid,), (MeldsAnnounced,), (MeldsShown,),
            (ContractMade,), (DealVoided,), (TrickWon,), (DealFinished,),
        ]  # fmt: skip
        places = [
            next(place for place, kinds in enumerate(order) if isinstance(event, kinds)) for event in events
        ]
        assert places == sorted(set(places))
    everything = [event for events in told for event in events]
    assert [event.trick for event in everything if isinstance(event, TrickWon)] == deal.tricks
    assert tuple(event.result for event in everything if isinstance(event, DealFinished)) == match.results
    assert [
        (event.seat, event.word) for event in everything if isinstance(event, BeloteSaid)
    ] == deal.belote_words
    shown = [(event.seat, event.melds) for event in everything if isinstance(event, MeldsShown)]
    assert shown == list(deal.shown.items())


@given(SEEDS, house_rules())
def test_the_belote_is_twenty_for_a_pair_or_nothing(seed: int, rules: HouseRules) -> None:
    for deal in random_match(rules, seed).deals:
        holder = deal.belote_holder()
        assert deal.belote_points() in [(0, 0), (0, 20) if holder is not None and holder % 2 else (20, 0)]
        assert holder is not None or deal.belote_points() == (0, 0)


def test_a_deal_needs_the_32_cards() -> None:
    with pytest.raises(PackError):
        Deal((*CARDS[:31], CARDS[0]), 0, HouseRules())


def test_a_card_that_is_not_held_is_refused() -> None:
    with pytest.raises(CardNotHeld, match="JH is not in the hand of seat 0"):
        play(opened(HANDS, "H"), "JH")


def test_a_card_that_is_not_legal_is_refused_with_the_duty() -> None:
    match = opened(HANDS, "H")
    play(match, "KH")

    with pytest.raises(
        IllegalCard, match="TS is not legal: trump was led and you hold a higher trump"
    ) as refusal:
        play(match, "TS")

    assert refusal.value.card == Card.parse("TS")
    assert refusal.value.obligation.duty is Duty.OVERTRUMP_LED_TRUMP


def test_a_card_after_the_last_is_refused() -> None:
    deal = Deal(CARDS, 3, HouseRules())
    for _ in range(8):
        deal.apply(Pass())

    with pytest.raises(DealOver):
        deal.apply(Pass())
    assert (deal.status, deal.turn, deal.legal_actions(), deal.obligation()) == (
        DealStatus.VOID,
        None,
        (),
        None,
    )
