"""What is told of a match once it is over."""

from dataclasses import replace

import pytest

from belote_bot.game.events import DealResult
from belote_bot.game.highlights import (
    MOST,
    Belotes,
    BiggestDeal,
    Capots,
    Comeback,
    Contracts,
    Highlight,
    Streak,
    highlights,
)
from belote_bot.game.house_rules import HouseRules
from belote_bot.game.scoring import DealPoints, DealScore, Pair, score_deal
from belote_bot.game.seats import Team
from belote_bot.game.tally import tally


def deal(tricks: int, takers: Team = 0, *, belote: Pair = (0, 0)) -> DealScore:
    """A deal by what team A's tricks were worth with the last one: 0 and 252 are capots."""
    if tricks in (0, 252):
        capot: Team = 0 if tricks else 1
        cards, won = ((0, 152), (0, 8)) if capot else ((152, 0), (8, 0))
        return score_deal(DealPoints(takers, cards, won, capot, belote), HouseRules())
    return score_deal(DealPoints(takers, (tricks - 10, 162 - tricks), (4, 4), 0, belote), HouseRules())


def match_of(*scores: DealScore | None) -> tuple[DealResult, ...]:
    """A match to just these deals; None is a void one."""
    rules = HouseRules(target=None, deals=sum(score is not None for score in scores))
    return tally(rules, [(None, score) for score in scores]).results


def kinds(results: tuple[DealResult, ...]) -> list[type[Highlight]]:
    return [type(highlight) for highlight in highlights(results)]


def test_nothing_is_told_while_the_match_goes_on() -> None:
    assert highlights(match_of(deal(252), deal(252), deal(252))[:-1]) == ()


def test_a_match_of_one_deal_has_no_moments() -> None:
    assert highlights(match_of(None, deal(252, belote=(20, 0)))) == ()


def test_capots_of_either_team_come_first() -> None:
    found = highlights(match_of(deal(0), deal(252), deal(100), deal(252), deal(252, belote=(20, 0))))
    assert found[:2] == (Capots(0, (1, 3, 4), 272), Capots(1, (0,), 252))


def test_the_biggest_deal_is_told_unless_it_was_a_capot() -> None:
    assert BiggestDeal(1, 1, 182) in highlights(match_of(deal(100), deal(70, belote=(0, 20)), deal(110)))
    assert BiggestDeal not in kinds(match_of(deal(100), deal(252), deal(110)))
    assert BiggestDeal not in kinds(match_of(deal(100), deal(100), deal(90)))


def test_a_comeback_is_told_from_a_hundred_points_on() -> None:
    back = [deal(252), deal(130)]
    assert Comeback(0, 1, 104) in highlights(match_of(deal(82), deal(28, 1), *back))
    assert Comeback not in kinds(match_of(deal(82), deal(32, 1), *back))
    assert Comeback not in kinds(match_of(deal(130), deal(130)))


def test_a_streak_is_told_from_three_deals_on_whatever_void_deals_lie_between() -> None:
    won, lost, equal = deal(90), deal(30), deal(81)
    assert Streak(0, 3) in highlights(match_of(won, won, None, won, lost))
    assert Streak(1, 4) in highlights(match_of(won, won, won, lost, lost, lost, lost))
    assert Streak not in kinds(match_of(won, won, equal, won, lost))


def test_the_winners_contracts_are_told() -> None:
    results = match_of(deal(90), deal(140), deal(70), deal(20, 1), deal(252))
    assert results[-1].winner == 0
    assert Contracts(0, 3, 4) in highlights(results)
    assert Contracts not in kinds(match_of(deal(90), deal(80, 1)))


def test_a_draw_has_neither_comeback_nor_winners_contracts() -> None:
    results = match_of(deal(82), deal(50), deal(81), deal(81, 1), deal(90, 1), deal(0), deal(252), deal(140))
    drawn = (*results[:-1], replace(results[-1], winner="draw"))
    assert {Comeback, Contracts}.isdisjoint(kinds(drawn))


def test_belotes_are_told_of_the_team_that_had_more() -> None:
    south, east = (20, 0), (0, 20)
    results = match_of(deal(90, belote=south), deal(100, belote=south), deal(90, belote=east))
    assert Belotes(0, 2) in highlights(results)
    assert Belotes not in kinds(match_of(deal(90, belote=south), deal(90)))
    both = [deal(90, belote=south), deal(90, belote=east)]
    assert Belotes not in kinds(match_of(*both, *both))


@pytest.mark.parametrize("extra", [0, 3])
def test_no_more_is_told_than_people_read(extra: int) -> None:
    deals = [deal(0), deal(0), deal(252), *[deal(100, belote=(20, 0))] * 4, *[deal(110)] * extra]
    assert len(highlights(match_of(*deals))) == MOST
