"""Marking deals in a row, whoever played them; what the marks are is in test_match.py."""

import pytest
from hypothesis import given

from belote_bot.game.house_rules import HouseRules
from belote_bot.game.match import Match
from belote_bot.game.tally import MatchOver, Tally, tally
from tests.game.support import SEEDS, house_rules, play_figure, random_match


def test_nothing_is_marked_before_the_first_deal() -> None:
    empty = Tally(HouseRules())

    assert (empty.totals, empty.pot, empty.winner) == ((0, 0), 0, None)


@given(house_rules(), SEEDS)
def test_the_marks_of_a_match_are_those_of_its_deals_alone(rules: HouseRules, seed: int) -> None:
    match = random_match(rules, seed, stop=0.01)

    marks = tally(rules, [(result.contract, result.score) for result in match.results])

    assert (marks.results, marks.totals, marks.pot) == (match.results, match.totals, match.pot)


def test_what_comes_after_the_end_is_left_out() -> None:
    match = Match(HouseRules(target=200), 3)
    play_figure(match, "252-0")
    (result,) = match.results
    deals = [(result.contract, result.score)] * 3

    assert tally(HouseRules(target=200), deals).results == (result,)


def test_a_tally_that_is_decided_takes_no_further_deal() -> None:
    match = Match(HouseRules(target=200), 3)
    play_figure(match, "252-0")
    marks = tally(match.rules, [(result.contract, result.score) for result in match.results])

    with pytest.raises(MatchOver):
        marks.marked(None, None)
