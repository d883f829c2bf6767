"""A deal while it is entered: what is missing, what is wrong, and what it comes to."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belote_bot.counting.draft import (
    LONGEST,
    Draft,
    Figures,
    Impossible,
    Missing,
    NoNumber,
    WrongSum,
)
from belote_bot.game.cards import Suit
from belote_bot.game.counted import Capot, CountedDeal, Miscount, Points
from belote_bot.game.house_rules import HouseRules
from tests.game.test_counted import counted_deals

RULES = HouseRules()
MELDS = HouseRules(melds=True)

figures = st.text(max_size=LONGEST)


def typed(points_a: str = "", points_b: str = "", melds_a: str = "", melds_b: str = "") -> Draft:
    """A draft of which nothing but the figures can be wrong."""
    return Draft(0, Suit.HEARTS, figures=Figures(points_a, points_b, melds_a, melds_b))


def test_everything_is_missing_at_first() -> None:
    assert Draft().missing == (Missing.TAKER, Missing.TRUMP, Missing.POINTS)
    assert Draft().counted(RULES) is None


@pytest.mark.parametrize(
    ("draft", "tricks"),
    [
        (typed("90"), Points(0, 90)),
        (typed("", "90"), Points(1, 90)),
        (typed("90", "72"), Points(0, 90)),
        (typed("0"), Points(0, 0)),
        (typed().with_capot(1), Capot(1)),
    ],
)
def test_a_whole_deal(draft: Draft, tricks: Points | Capot) -> None:
    assert draft.counted(RULES) == CountedDeal(0, Suit.HEARTS, tricks)


def test_the_points_of_both_must_be_162() -> None:
    assert typed("90", "75").fault(RULES) == WrongSum((90, 75))
    assert typed("90", "75").counted(RULES) is None


@pytest.mark.parametrize("text", ["abc", "9O", "-5", "8,5", "²"])
def test_points_are_whole_numbers(text: str) -> None:
    assert typed(text).fault(RULES) == NoNumber(text)


@pytest.mark.parametrize(
    ("draft", "reason"),
    [
        (typed("163"), Miscount.OUT_OF_RANGE),
        (typed("", "1"), Miscount.ONE_POINT),
        (typed("90", melds_a="30"), Miscount.NO_SUCH_MELDS),
        (typed("90", melds_a="20", melds_b="50"), Miscount.MELDS_OF_BOTH),
    ],
)
def test_what_nobody_can_have_played(draft: Draft, reason: Miscount) -> None:
    assert draft.fault(MELDS) == Impossible(reason)


def test_what_is_wrong_is_said_before_everything_is_there() -> None:
    assert Draft(figures=Figures(points_a="200")).fault(RULES) == Impossible(Miscount.OUT_OF_RANGE)


def test_melds_are_left_aside_where_none_are_played() -> None:
    deal = typed("90", melds_a="20").counted(RULES)
    assert deal is not None
    assert deal.melds == (0, 0)


def test_melds_count_for_their_team() -> None:
    deal = typed("90", melds_b="100").counted(MELDS)
    assert deal is not None
    assert deal.melds == (0, 100)


def test_points_take_a_capot_back_and_a_capot_needs_no_points() -> None:
    capot = typed("90").with_capot(0)
    assert capot.counted(RULES) == CountedDeal(0, Suit.HEARTS, Capot(0))
    assert capot.with_figures(Figures("80")).counted(RULES) == CountedDeal(0, Suit.HEARTS, Points(0, 80))
    assert capot.with_figures(Figures(melds_a="20")).capot == 0


def test_a_second_click_takes_a_belote_and_a_capot_back() -> None:
    assert Draft().with_belote(1).with_belote(1) == Draft()
    assert Draft().with_belote(1).with_belote(0).belote == 0
    assert Draft().with_capot(1).with_capot(1) == Draft()


def test_no_more_is_kept_than_a_figure_can_be() -> None:
    assert Figures.read({"points_a": "1" * 50}).points_a == "1" * LONGEST


@given(
    st.builds(
        Draft,
        st.sampled_from((None, 0, 1, 2, 3)),
        st.sampled_from((None, *Suit)),
        st.sampled_from((None, 0, 1)),
        st.sampled_from((None, 0, 1)),
        st.builds(Figures, figures, figures, figures, figures),
    )
)
def test_whatever_was_typed_comes_back_and_is_judged(draft: Draft) -> None:
    assert Draft.read(str(draft)) == draft
    for rules in (RULES, MELDS):
        deal = draft.counted(rules)
        assert (deal is None) == bool(draft.missing or draft.fault(rules))


@given(counted_deals(melds=True))
def test_a_deal_that_was_noted_is_entered_again_as_it_was(deal: CountedDeal | None) -> None:
    assert Draft.of(deal).counted(MELDS) == deal
