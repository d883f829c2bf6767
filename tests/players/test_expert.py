"""How the expert decides: by marks and the match, by its seed, and within its limits."""

from dataclasses import replace
from random import Random

import pytest

from belote_bot.game.actions import Pass, Play, Take
from belote_bot.game.cards import Card
from belote_bot.game.house_rules import Announce, HouseRules
from belote_bot.game.match import Match
from belote_bot.game.scoring import Pair
from belote_bot.game.views import SeatView, seat_view
from belote_bot.players.expert import Expert
from belote_bot.players.search.bid_search import BidSearch
from belote_bot.players.search.limits import Limits
from belote_bot.players.steady import NotItsTurn
from tests.game.support import shuffled
from tests.players.support import situation

EXPERT = Expert()
QUICK = Expert(bids=BidSearch(worlds=300))
RULES = HouseRules()
HANDS = [
    "JS 9S AS 8S AH 7H 8D 9C",
    "7S KS 8H 9H TD 7D TC 7C",
    "TS JH QH KH 9D JD JC 8C",
    "QS TH AD KD QD AC KC QC",
]


def at(view: SeatView, totals: Pair = (0, 0), pot: int = 0) -> SeatView:
    """The same deal at another score."""
    return replace(view, match=replace(view.match, totals=totals, pot=pot))


def openings(count: int) -> list[SeatView]:
    """What the first to speak sees in so many deals; it is of team A."""
    random = Random(4)
    views: list[SeatView] = []
    for _ in range(count):
        match = Match(RULES, 3)
        match.start_deal(shuffled(random))
        views.append(seat_view(match, 0))
    return views


def takes(views: list[SeatView]) -> int:
    return sum(isinstance(QUICK.decide(view), Take) for view in views)


def test_it_judges_everything_that_is_legal_and_does_the_first() -> None:
    for view in (openings(1)[0], situation(HANDS, "S", rules=RULES)):
        judgements = EXPERT.judge(view)
        assert {one.action for one in judgements} == {*view.legal}
        assert EXPERT.decide(view) == judgements[0].action


def test_it_says_every_word_that_counts() -> None:
    rules = HouseRules(belote_announce=Announce.MANUAL, melds=True, melds_announce=Announce.MANUAL)
    hands = [
        "JS QS KS TS AH 7H 8D 9C",
        "7S 9S 8H 9H TD 7D TC 7C",
        "AS JH QH KH 9D JD JC 8C",
        "8S TH AD KD QD AC KC QC",
    ]
    view = situation(hands, "S", rules=rules)
    said = {one.action.card: one.action for one in EXPERT.judge(view) if isinstance(one.action, Play)}
    assert str(said[Card.parse("KS")]) == "KS+belote+melds"
    assert str(said[Card.parse("9C")]) == "9C+melds"


def test_whoever_has_nothing_to_do_is_told_so() -> None:
    match = Match(RULES, 3)
    match.start_deal(shuffled(Random(1)))
    with pytest.raises(NotItsTurn):
        EXPERT.judge(seat_view(match, 2))


def test_it_takes_more_readily_for_a_pot() -> None:
    views = openings(40)
    assert takes([at(view, pot=150) for view in views]) > takes(views)


def test_whoever_wins_the_match_without_it_takes_no_risk() -> None:
    views = openings(40)
    level, ahead = (850, 850), (960, 850)
    assert takes([at(view, level) for view in views]) > takes([at(view, ahead) for view in views])


def test_a_king_goes_before_its_queen_where_the_belote_would_be_lost() -> None:
    hands = [
        "KS QS 8S AH 7H 8D 9C 8C",
        "7S 9S 8H 9H TD 7D TC 7C",
        "AS TS JH QH KH 9D JD JC",
        "JS TH AD KD QD AC KC QC",
    ]
    for king_first in (False, True):
        view = situation(hands, "S", rules=HouseRules(belote_king_first=king_first))
        marks = {one.action.card: one.marks for one in EXPERT.judge(view) if isinstance(one.action, Play)}
        lost = marks[Card.parse("KS")] - marks[Card.parse("QS")]
        assert (lost > 15) is king_first


def test_the_same_seed_imagines_the_same_and_another_one_something_else() -> None:
    for view in (openings(1)[0], situation(HANDS, "S", rules=RULES)):
        assert Expert.of(seed=5).judge(view) == Expert.of(seed=5).judge(view)
        assert Expert.of(seed=5).judge(view) != Expert.of(seed=6).judge(view)


@pytest.mark.parametrize("view", [openings(1)[0], situation(HANDS, "S", "JS 7S TS QS", rules=RULES)])
def test_it_decides_in_no_time_if_it_has_none(view: SeatView) -> None:
    hurried = Expert.of(seed=0, seconds=0).judge(view)
    assert {one.action for one in hurried} == {*view.legal}
    assert hurried != EXPERT.judge(view)


def test_limits_that_never_strike_change_nothing() -> None:
    view = situation(HANDS, "S", "JS 7S TS QS", rules=RULES)
    assert Expert(limits=Limits(seconds=3600)).judge(view) == EXPERT.judge(view)


def test_temperament_shows_in_how_often_it_takes() -> None:
    views = openings(40)
    bold, cautious = (
        sum(
            isinstance(Expert(bids=BidSearch(worlds=300, margin=margin)).decide(view), Take) for view in views
        )
        for margin in (-30.0, 30.0)
    )
    assert bold > cautious
    assert Pass() in {QUICK.decide(view) for view in views}
