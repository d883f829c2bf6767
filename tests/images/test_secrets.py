"""A picture that everybody sees depends on nothing that is hidden."""

from random import Random

import pytest

from belote_bot.game.actions import Pass, Play, Take
from belote_bot.game.cards import CARDS, cards_in
from belote_bot.game.house_rules import HouseRules
from belote_bot.game.match import Match
from belote_bot.game.views import match_view, seat_view
from belote_bot.locales import Language
from images import HandScene, TableScene, TrickShown, draw_hand, draw_table
from images.words import card_name
from tests.images.support import PLACES, played, shuffled

ACTIONS = (2, 6, 9, 14, 19)


def with_hidden_cards_exchanged(match: Match, random: Random) -> Match:
    """A match that looks the same to everybody although the hands held are others."""
    deal = match.deal
    assert deal is not None
    seen = [deal.upcard]
    held = [card for hand in deal.hands for card in cards_in(hand) if card not in seen]
    for _ in range(2000):
        changed = random.sample(held, 2)
        other = [
            changed[1] if card == changed[0] else changed[0] if card == changed[1] else card
            for card in deal.pack
        ]
        again = Match(match.rules, deal.dealer)
        again.start_deal(tuple(other))
        try:
            for action in [*deal.bids, *deal.plays]:
                again.apply(action)
        except ValueError:
            continue
        assert again.deal is not None
        if match_view(again) == match_view(match) and again.deal.hands != deal.hands:
            return again
    raise AssertionError("no other deal looks like this one")


@pytest.mark.parametrize("actions", ACTIONS)
def test_tables_that_differ_in_hidden_cards_only_look_the_same(actions: int) -> None:
    match = played(11, actions, HouseRules())
    other = with_hidden_cards_exchanged(match, Random(actions))
    for language in Language:
        one, two = (
            draw_table(TableScene(language, PLACES, match_view(each), TrickShown.CURRENT))
            for each in (match, other)
        )
        assert one.data == two.data
        assert one.alt == two.alt


@pytest.mark.parametrize("actions", ACTIONS)
def test_the_description_of_the_table_names_no_card_that_is_held(actions: int) -> None:
    match = played(11, actions, HouseRules())
    deal = match.deal
    assert deal is not None
    for language in Language:
        alt = draw_table(TableScene(language, PLACES, match_view(match))).alt
        for hand in deal.hands:
            for card in cards_in(hand):
                if card != deal.upcard:
                    assert card_name(language, card) not in alt


def test_the_description_of_a_hand_names_its_cards_and_no_other_that_is_held() -> None:
    match = played(11, 12, HouseRules())
    deal = match.deal
    assert deal is not None
    for seat in range(4):
        alt = draw_hand(HandScene(Language.EN, seat_view(match, seat))).alt
        named = {card for card in CARDS if card_name(Language.EN, card) in alt}
        assert named == set(cards_in(deal.hands[seat]))


def test_the_description_of_a_hand_tells_which_cards_may_be_played() -> None:
    match = played(11, 13, HouseRules())
    assert match.turn is not None
    view = seat_view(match, match.turn)
    alt = draw_hand(HandScene(Language.EN, view)).alt
    playable = alt.split("You may play: ")[1]
    for action in view.legal:
        assert isinstance(action, Play)
        assert card_name(Language.EN, action.card) in playable


def test_the_description_of_the_table_tells_trick_turn_trump_and_taker() -> None:
    match = Match(HouseRules(), 0)
    match.start_deal(shuffled(Random(1)))
    assert match.deal is not None
    match.apply(Pass())
    match.apply(Take(match.deal.upcard.suit))
    play = match.deal.legal_actions()[0]
    assert isinstance(play, Play)
    match.apply(play)
    alt = draw_table(TableScene(Language.EN, PLACES, match_view(match))).alt
    assert f"Bélisaire {card_name(Language.EN, play.card)}" in alt
    assert "Chloé to play" in alt
    assert f"Trumps are {match.deal.upcard.suit.name.lower()}, Chloé took." in alt
    assert "Alice and Chloé 0" in alt
