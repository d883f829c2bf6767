"""How the steady player plays its cards, situation by situation."""

from dataclasses import replace

import pytest

from belote_bot.game.actions import Play, Word
from belote_bot.game.cards import Card, Suit
from belote_bot.game.house_rules import Announce, HouseRules
from belote_bot.game.views import SeatView
from belote_bot.players.player import Level, player_for
from belote_bot.players.steady import NotItsTurn
from tests.players.support import situation

STEADY = player_for(Level.STEADY)


def played_in(view: SeatView) -> str:
    action = STEADY.decide(view)
    assert isinstance(action, Play)
    return str(action.card)


# ---- trumps -----------------------------------------------------------------------------------

STRONG_TAKER = [
    "JS 9S AS 8S AH 7H 8D 9C",
    "7S KS 8H 9H TD 7D TC 7C",
    "TS JH QH KH 9D JD JC 8C",
    "QS TH AD KD QD AC KC QC",
]


def test_the_taker_draws_trumps() -> None:
    assert played_in(situation(STRONG_TAKER, "S")) == "JS"


def test_the_taker_goes_on_drawing_while_the_defence_may_hold_trumps() -> None:
    assert played_in(situation(STRONG_TAKER, "S", "JS 7S TS QS")) == "9S"


def test_the_taker_stops_drawing_when_the_defence_has_no_trumps_left() -> None:
    view = situation(STRONG_TAKER, "S", "JS 7S TS QS 9S KS 8C QC")
    assert played_in(view) == "AH"


PARTNER_HAS_THE_TRUMPS = [
    "JS 9S QS AH KH 7D 8D 9C",
    "7H 8H 9H TD 9D TC 7C 8C",
    "TS KS 8S 7S AS JH QH JC",
    "TH AD KD QD JD AC KC QC",
]


def test_the_taker_does_not_draw_the_trumps_of_its_partner() -> None:
    view = situation(PARTNER_HAS_THE_TRUMPS, "S", "JS 7H TS QC")
    assert Card.parse(played_in(view)).suit != Suit.SPADES


def test_the_partner_of_the_taker_leads_trumps_for_it() -> None:
    hands = [
        "TS 7S 7H 9H 8D JD 9C 8C",
        "KS 8S 8H JH TD 7D TC 7C",
        "JS 9S AS QH KH 9D AC JC",
        "QS TH AH AD KD QD KC QC",
    ]
    assert Card.parse(played_in(situation(hands, "S", taker=2))).suit == Suit.SPADES


def test_the_defence_does_not_lead_trumps() -> None:
    assert Card.parse(played_in(situation(STRONG_TAKER, "S", leader=3))).suit != Suit.SPADES


# ---- aces, tens and low cards -----------------------------------------------------------------


def test_the_defence_cashes_its_ace() -> None:
    hands = [
        "7S AH 8H 9H 8D 9D JC 8C",
        "JS 9S AS 7H KH TD 7D TC",
        "TS 8S JH QH KD JD 9C KC",
        "QS KS TH AD QD AC QC 7C",
    ]
    assert played_in(situation(hands, "S", taker=1)) == "AH"


def test_a_ten_is_master_once_its_ace_is_gone() -> None:
    hands = [
        "JS 9S AS TS KS TH 7H 7D",
        "QS 7S AH 8H 8D 9D 7C 8C",
        "JH QH TD JD QD 9C JC QC",
        "8S 9H KH KD AD TC KC AC",
    ]
    view = situation(hands, "S", "7H AH JH 9H 8D TD AD 7D TC 9S 7C 9C JS QS JC 8S AS 7S QC KH")
    assert played_in(view) == "TH"


def test_it_does_not_lead_a_ten_under_its_ace() -> None:
    hands = [
        "7S TH 8H 9H 8D 9D JC 8C",
        "JS 9S AS 7H KH TD 7D TC",
        "TS 8S JH QH KD JD 9C KC",
        "QS KS AH AD QD AC QC 7C",
    ]
    assert played_in(situation(hands, "S", taker=1)) != "TH"


ACE_OF_HEARTS_WITH_PARTNER = [
    "JS 9S AS 9H 9C TC AC TD",
    "TS KS AH JD QD KD JC 9D",
    "QS 7S JH QH AD QC KC 8C",
]


def test_it_feeds_points_to_the_ace_of_its_partner() -> None:
    hands = ["TH 7H 8H KH 8S 8D 7D 7C", *ACE_OF_HEARTS_WITH_PARTNER]
    assert played_in(situation(hands, "S", "9H AH JH", leader=1, taker=1)) == "TH"


def test_it_discards_points_on_the_ace_of_its_partner() -> None:
    hands = [
        "8S 7S TD 9D 8D 7D 7C 8C",
        "JS 9S AS 9H 9C TC AC TH",
        "TS KS AH JD QD KD JC 8H",
        "QS JH QH AD QC KC 7H KH",
    ]
    assert played_in(situation(hands, "S", "9H AH JH", leader=1, taker=1)) == "TD"


def test_it_gives_no_points_to_an_opponents_trick() -> None:
    hands = [
        "TH KH 8H 7S 8D 9D 7C 8C",
        "JS 9S AS AH TD 7D TC 7H",
        "TS KS JH QH KD JD JC 9C",
        "QS 8S 9H AD QD AC KC QC",
    ]
    assert played_in(situation(hands, "S", "AH JH 9H", leader=1, taker=1)) == "8H"


def test_it_does_not_throw_an_ace_under_a_ruff() -> None:
    hands = [
        "AH 7H 8S 7S 8D 9D 7C 8C",
        "JS 9S AS 8H TH TD 7D TC",
        "TS KS JH QH KH JD 9H 9C",
        "QS JC AD KD QD AC KC QC",
    ]
    assert played_in(situation(hands, "S", "KH QS", leader=2, taker=1)) == "7H"


def test_it_does_not_discard_an_ace_on_an_opponents_trick() -> None:
    hands = [
        "AH TH 8H 9D 8D 7D 7C 8C",
        "JS 9S AS QS 7H TD TC 9C",
        "TS KS JH QH KD JD JC QC",
        "8S 7S 9H KH AD QD AC KC",
    ]
    view = situation(hands, "S", "JS TS 7S", leader=1, taker=1)
    assert played_in(view) in {"7D", "8D", "9D", "7C", "8C"}


# ---- ruffs ------------------------------------------------------------------------------------

VOID_IN_HEARTS = [
    "JS 8S 7S 9D 8D 7D 7C 8C",
    "9S AS TH 8H 7H TD TC 9C",
    "QS KS AH JH KD JD JC QC",
    "TS KH QH 9H AD QD AC KC",
]


def test_it_never_ruffs_the_master_card_of_its_partner() -> None:
    view = situation(VOID_IN_HEARTS, "S", "AH 9H", leader=2, taker=1)
    assert Card.parse(played_in(view)).suit != Suit.SPADES


def test_it_never_ruffs_a_trick_that_its_partner_has_won() -> None:
    view = situation(VOID_IN_HEARTS, "S", "7H AH 9H", leader=1, taker=1)
    assert Card.parse(played_in(view)).suit != Suit.SPADES


def test_the_last_to_play_ruffs_with_its_cheapest_trump() -> None:
    view = situation(VOID_IN_HEARTS, "S", "TH JH 9H", leader=1, taker=1)
    assert played_in(view) == "7S"


def test_the_last_to_play_wins_as_cheaply_as_it_can() -> None:
    hands = [
        "JS TS 9D 8D 7D JD 7C 8C",
        "9S AS TH 8H 7H TD TC 9C",
        "QS KS AH JH KD QH JC QC",
        "8S 7S KH 9H AD QD AC KC",
    ]
    view = situation(hands, "S", "AS QS 7S", leader=1, taker=1)
    assert played_in(view) == "JS"
    view = situation(hands, "S", "9S QS 8S", leader=1, taker=1)
    assert played_in(view) == "JS"


# ---- the last trick ---------------------------------------------------------------------------


def test_it_keeps_its_master_trump_for_the_last_trick() -> None:
    hands = [
        "JS 9S AS TS KS QS 8S 7H",
        "7S 8H 9H TH JH QH KH AH",
        "7D 8D 9D TD JD QD KD AD",
        "7C 8C 9C TC JC QC KC AC",
    ]
    six = "JS 7S 7D 7C 9S 8H 8D 8C AS 9H 9D 9C TS JH JD JC KS QH QD QC QS KH KD KC"
    assert played_in(situation(hands, "S", six)) == "7H"


# ---- words ------------------------------------------------------------------------------------

MANUAL = HouseRules(
    target=None, deals=1, belote_announce=Announce.MANUAL, melds=True, melds_announce=Announce.MANUAL
)
BELOTE_AND_TIERCE = [
    "KS QS 7H 8H 9H 7D 8D 7C",
    "JS 9S AS AH TD AD KC AC",
    "8S 7S JH QH JD QD JC QC",
    "TS KH TH KD 9D TC 9C 8C",
]


def test_it_says_every_word_that_it_may_say() -> None:
    view = situation(BELOTE_AND_TIERCE, "S", "JS 7S TS", leader=1, taker=1, rules=MANUAL)
    action = STEADY.decide(view)
    assert isinstance(action, Play)
    assert action.words == {Word.BELOTE, Word.MELDS}


def test_it_plays_the_king_of_the_belote_first_where_only_that_counts() -> None:
    rules = HouseRules(target=None, deals=1, belote_king_first=True)
    assert played_in(situation(BELOTE_AND_TIERCE, "S", "JS 7S TS", leader=1, taker=1, rules=rules)) == "KS"


def test_it_does_not_say_a_word_that_brings_nothing() -> None:
    rules = replace(MANUAL, belote_king_first=True)
    view = situation(BELOTE_AND_TIERCE, "S", "JS 7S TS", leader=1, taker=1, rules=rules)
    queen = [action for action in view.legal if isinstance(action, Play) and str(action.card) == "QS"]
    action = STEADY.decide(replace(view, legal=tuple(queen)))
    assert isinstance(action, Play)
    assert action.words == {Word.MELDS}


# ---- the interface ----------------------------------------------------------------------------


def test_a_seat_that_has_nothing_to_decide_is_refused() -> None:
    view = situation(STRONG_TAKER, "S")
    with pytest.raises(NotItsTurn):
        STEADY.decide(replace(view, legal=()))
