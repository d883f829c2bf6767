"""Deals counted by people with real cards (RULES §7, §9): the same marks as for the same deal played here."""

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belote_bot.game.cards import Suit
from belote_bot.game.counted import (
    Capot,
    Counted,
    CountedDeal,
    CountError,
    Miscount,
    Points,
    counted_tally,
    meld_sums,
)
from belote_bot.game.events import DealResult
from belote_bot.game.house_rules import HouseRules, Litige
from belote_bot.game.scoring import Outcome, Pair
from belote_bot.game.seats import Team, other_team, team_of
from tests.game.support import SEEDS, house_rules, random_match

TEAMS = st.sampled_from((0, 1))


@st.composite
def counted_deals(draw: st.DrawFn, *, melds: bool) -> Counted:
    """Any deal that people can count, void ones now and then."""
    if draw(st.integers(0, 9)) == 0:
        return None
    points = st.integers(0, 162).filter(lambda number: number not in (1, 161))
    tricks = st.one_of(st.builds(Points, TEAMS, points), st.builds(Capot, TEAMS))
    worth = draw(st.sampled_from(sorted(meld_sums()))) if melds else 0
    return CountedDeal(
        draw(st.integers(0, 3)),
        draw(st.sampled_from(Suit)),
        draw(tricks),
        draw(st.sampled_from((None, 0, 1))),
        draw(st.sampled_from([(worth, 0), (0, worth)])),
    )


@st.composite
def sheets(draw: st.DrawFn) -> tuple[HouseRules, list[Counted]]:
    rules = draw(house_rules())
    return rules, draw(st.lists(counted_deals(melds=rules.melds), max_size=12))


def as_counted(result: DealResult) -> Counted:
    """What people would have counted of a deal that was played here, team A's tricks."""
    score, contract = result.score, result.contract
    if score is None or contract is None:
        return None
    belote: Team | None = 0 if score.points.belote[0] else 1 if score.points.belote[1] else None
    tricks = Points(0, score.tricks[0]) if score.capot is None else Capot(score.capot)
    return CountedDeal(contract.taker, contract.trump, tricks, belote, score.points.melds)


def made_by_b(tricks: Points | Capot, belote: Team | None = None, melds: Pair = (0, 0)) -> CountedDeal:
    """A deal that seat 1 took in hearts."""
    return CountedDeal(1, Suit.HEARTS, tricks, belote, melds)


def reason(made: type[CountedDeal] | type[Points], *args: object) -> Miscount:
    with pytest.raises(CountError) as caught:
        made(*args)  # type: ignore[arg-type]  # what nobody can have counted
    return caught.value.reason


@given(house_rules(), SEEDS)
def test_a_match_that_was_played_and_then_counted_has_the_same_sheet(rules: HouseRules, seed: int) -> None:
    match = random_match(rules, seed)

    counted = counted_tally(rules, map(as_counted, match.results))

    def plain(result: DealResult) -> DealResult:
        """The result without what people do not note."""
        if result.score is None or result.contract is None:
            return result
        points = replace(
            result.score.points,
            cards=result.score.tricks,
            tricks_won=None,
            last_trick=None,
            lost_belote=None,
            shown=(),
        )
        score = replace(result.score, points=points)
        return replace(result, score=score, contract=replace(result.contract, bidding_round=None))

    assert list(map(plain, counted.results)) == list(map(plain, match.results))
    assert (counted.pot, counted.winner) == (match.pot, match.winner)


@given(sheets())
def test_any_count_is_marked_up_to_its_end(sheet: tuple[HouseRules, list[Counted]]) -> None:
    rules, deals = sheet

    marks = counted_tally(rules, deals)

    assert len(marks.results) == len(deals) or marks.winner is not None
    for before, after in pairwise(marks.results):
        assert before.winner is None
        assert after.totals == tuple(before.totals[t] + after.marks[t] for t in (0, 1))


@given(st.integers(0, 162).filter(lambda points: points not in (1, 161)), TEAMS, house_rules())
def test_it_is_all_one_whose_tricks_are_counted(points: int, team: Team, rules: HouseRules) -> None:
    mine = made_by_b(Points(team, points))
    theirs = made_by_b(Points(other_team(team), 162 - points))

    assert mine.score(rules) == theirs.score(rules)


@pytest.mark.parametrize(
    ("deal", "marks"),
    [
        (made_by_b(Points(0, 72)), (72, 90)),
        (made_by_b(Points(1, 75), belote=1), (87, 95)),
        (made_by_b(Points(1, 60)), (162, 0)),
        (made_by_b(Capot(1), belote=0), (20, 252)),
        (made_by_b(Capot(0)), (252, 0)),
    ],
)
def test_the_marks_of_worked_figures(deal: CountedDeal, marks: Pair) -> None:
    assert deal.score(HouseRules()).marks == marks


def test_equal_tricks_are_a_litige_whose_points_wait() -> None:
    equal, won = made_by_b(Points(0, 81)), made_by_b(Points(1, 100))

    marks = counted_tally(HouseRules(), [equal, won])

    assert [result.score and result.score.outcome for result in marks.results] == [
        Outcome.LITIGE,
        Outcome.MADE,
    ]
    assert ([result.pot for result in marks.results], marks.totals) == ([81, 0], (81 + 62, 100 + 81))


def test_another_reading_of_equality_gives_other_marks() -> None:
    assert made_by_b(Points(0, 81)).score(HouseRules(litige=Litige.FAILED)).marks == (162, 0)


def test_a_team_may_win_a_trick_without_a_point_in_it() -> None:
    score = made_by_b(Points(1, 162)).score(HouseRules())

    assert (score.capot, score.marks) == (None, (0, 162))


@pytest.mark.parametrize("points", [-1, 163])
def test_there_are_162_points(points: int) -> None:
    assert reason(Points, 0, points) is Miscount.OUT_OF_RANGE


@pytest.mark.parametrize("points", [1, 161])
def test_no_cards_are_worth_one_point(points: int) -> None:
    assert reason(Points, 1, points) is Miscount.ONE_POINT


@pytest.mark.parametrize("melds", [20, 40, 50, 70, 90, 100, 120, 150, 200, 220, 250, 350, 550])
def test_melds_that_a_team_can_have(melds: int) -> None:
    assert made_by_b(Points(0, 80), melds=(0, melds)).score(HouseRules(melds=True)).points.melds == (0, melds)


@pytest.mark.parametrize("melds", [10, 30, 25, 130, 700, 1000, -20])
def test_melds_that_no_team_can_have(melds: int) -> None:
    assert reason(CountedDeal, 1, Suit.HEARTS, Points(0, 80), None, (melds, 0)) is Miscount.NO_SUCH_MELDS


@given(SEEDS)
def test_the_melds_of_any_deal_can_be_counted(seed: int) -> None:
    for result in random_match(HouseRules(melds=True), seed, 20).results:
        assert result.score is None or sum(result.score.points.melds) in meld_sums()


def test_one_team_alone_marks_melds() -> None:
    assert reason(CountedDeal, 1, Suit.HEARTS, Points(0, 80), None, (20, 50)) is Miscount.MELDS_OF_BOTH


def test_no_melds_are_counted_where_none_are_played() -> None:
    with pytest.raises(CountError) as caught:
        made_by_b(Points(0, 80), melds=(20, 0)).score(HouseRules())
    assert caught.value.reason is Miscount.NO_MELDS


def test_the_takers_are_the_team_of_who_took() -> None:
    assert [CountedDeal(seat, Suit.CLUBS, Capot(0)).score(HouseRules()).takers for seat in range(4)] == [
        team_of(seat) for seat in range(4)
    ]
