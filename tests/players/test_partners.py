"""What people count on in a partner: shown by both players who can be trusted with it."""

import pytest

from belote_bot.game.actions import Play
from belote_bot.game.cards import Card, Suit
from belote_bot.game.house_rules import HouseRules
from belote_bot.game.views import SeatView
from belote_bot.players.expert import Expert
from belote_bot.players.player import Level, Player, player_for
from belote_bot.players.search.card_search import COMPILED, CardSearch
from tests.players.support import situation

RULES = HouseRules()


@pytest.fixture(params=[Level.STEADY, Level.EXPERT])
def player(request: pytest.FixtureRequest) -> Player:
    """The expert with the effort that it has where the compiled half is at hand, be it here or not."""
    return Expert(CardSearch(COMPILED)) if request.param is Level.EXPERT else player_for(request.param)


def card_in(player: Player, view: SeatView) -> Card:
    action = player.decide(view)
    assert isinstance(action, Play)
    return action.card


STRONG_TAKER = [
    "JS 9S AS 8S AH 7H 8D 9C",
    "7S KS 8H 9H TD 7D TC 7C",
    "TS JH QH KH 9D JD JC 8C",
    "QS TH AD KD QD AC KC QC",
]


def test_draws_trumps_as_taker(player: Player) -> None:
    assert card_in(player, situation(STRONG_TAKER, "S", rules=RULES)).suit == Suit.SPADES


def test_goes_on_while_the_defence_may_hold_trumps(player: Player) -> None:
    view = situation(STRONG_TAKER, "S", "JS 7S TS QS", rules=RULES)
    assert card_in(player, view).suit == Suit.SPADES


def test_counts_the_trumps_and_stops_when_the_defence_has_none(player: Player) -> None:
    view = situation(STRONG_TAKER, "S", "JS 7S TS QS 9S KS 8C QC", rules=RULES)
    assert card_in(player, view) == Card.parse("AH")


def test_draws_no_trumps_that_only_partner_holds(player: Player) -> None:
    hands = [
        "JS 9S QS AH KH 7D 8D 9C",
        "7H 8H 9H TD 9D TC 7C 8C",
        "TS KS 8S 7S AS JH QH JC",
        "TH AD KD QD JD AC KC QC",
    ]
    view = situation(hands, "S", "JS 7H TS QC", rules=RULES)
    assert card_in(player, view).suit != Suit.SPADES


def test_gives_points_to_the_ace_of_its_partner(player: Player) -> None:
    hands = [
        "TH 7H 8H KH 8S 8D 7D 7C",
        "JS 9S AS 9H 9C TC AC TD",
        "TS KS AH JD QD KD JC 9D",
        "QS 7S JH QH AD QC KC 8C",
    ]
    view = situation(hands, "S", "9H AH JH", leader=1, taker=1, rules=RULES)
    assert card_in(player, view) == Card.parse("TH")


def test_discards_points_on_the_ace_of_its_partner(player: Player) -> None:
    hands = [
        "8S 7S TD 9D 8D 7D 7C 8C",
        "JS 9S AS 9H 9C TC AC TH",
        "TS KS AH JD QD KD JC 8H",
        "QS JH QH AD QC KC 7H KH",
    ]
    view = situation(hands, "S", "9H AH JH", leader=1, taker=1, rules=RULES)
    assert card_in(player, view) == Card.parse("TD")


VOID_IN_HEARTS = [
    "JS 8S 7S 9D 8D 7D 7C 8C",
    "9S AS TH 8H 7H TD TC 9C",
    "QS KS AH JH KD JD JC QC",
    "TS KH QH 9H AD QD AC KC",
]


def test_does_not_ruff_the_master_card_of_its_partner(player: Player) -> None:
    view = situation(VOID_IN_HEARTS, "S", "AH 9H", leader=2, taker=1, rules=RULES)
    assert card_in(player, view).suit != Suit.SPADES


def test_does_not_ruff_a_trick_that_its_partner_has_won(player: Player) -> None:
    view = situation(VOID_IN_HEARTS, "S", "7H AH 9H", leader=1, taker=1, rules=RULES)
    assert card_in(player, view).suit != Suit.SPADES


def test_returns_the_suit_of_its_partner(player: Player) -> None:
    hands = [
        "AH 9H 8S 9D 8D JC 9C 7C",
        "JS 9S AS 7S KH 7D TC 8C",
        "7H TS KS TD JD QD QC 8H",
        "QS TH JH QH AD KD AC KC",
    ]
    view = situation(hands, "S", "7H JH AH KH", leader=2, taker=1, rules=RULES)
    assert card_in(player, view) == Card.parse("9H")
