"""Deals in a row: the pot, the totals, the winner (RULES §7, §8).

The takers of a figure sit after the dealer: team A where seat 3 or 1 deals, team B where 0 or 2 does.
"""

from random import Random

import pytest

from belote_bot.game.actions import Pass, Play
from belote_bot.game.cards import CARDS, Card
from belote_bot.game.deal import DealOver
from belote_bot.game.events import DealFinished, DealStarted
from belote_bot.game.house_rules import DrawBreaker, HouseRules, Litige, Rounding
from belote_bot.game.match import Match, MatchOver
from tests.game.support import choose, play_figure, play_void, shuffled


def played(rules: HouseRules, *figures: str, dealer: int = 3) -> Match:
    """A match after these deals; `void` is one."""
    match = Match(rules, dealer)
    for name in figures:
        if name == "void":
            play_void(match)
        else:
            play_figure(match, name)
    return match


def to(target: int) -> HouseRules:
    return HouseRules(target=target)


def over(deals: int, **fields: object) -> HouseRules:
    return HouseRules(target=None, deals=deals, **fields)  # type: ignore[arg-type]  # fields of the rules


# ---- the course of a match -----------------------------------------------------------------------


def test_a_match_begins_by_waiting_for_a_deal() -> None:
    match = Match(HouseRules(), 2)

    assert (match.awaits_deal, match.next_dealer, match.turn, match.deal) == (True, 2, None, None)


@pytest.mark.parametrize("first", range(4))
def test_the_next_seat_deals_also_after_a_void_deal(first: int) -> None:
    match = played(HouseRules(), "82-80", "void", "void", "60-102", dealer=first)

    assert [deal.dealer for deal in match.deals] == [(first + number) % 4 for number in range(4)]
    assert match.next_dealer == first


def test_marks_add_up() -> None:
    match = played(HouseRules(), "90-72", "90-72", "0-252")

    assert [result.marks for result in match.results] == [(90, 72), (72, 90), (0, 252)]
    assert [result.totals for result in match.results] == [(90, 72), (162, 162), (162, 414)]
    assert match.totals == (162, 414)


def test_the_start_of_a_deal_is_told() -> None:
    match = played(HouseRules(), "82-80", "void")

    assert match.start_deal(CARDS) == [DealStarted(2, 1, CARDS[20])]


def test_the_end_of_a_deal_is_told_with_its_last_card() -> None:
    match = Match(HouseRules(), 3)
    match.start_deal(shuffled(Random(3)))
    events = match.apply(match.deals[0].legal_actions()[0])
    while match.turn is not None:
        assert not any(isinstance(event, DealFinished) for event in events)
        events = match.apply(choose(Random(3), match.deals[0]))

    assert events[-1] == DealFinished(match.results[0])


def test_no_deal_starts_before_the_last_is_finished() -> None:
    match = Match(HouseRules(), 3)
    match.start_deal(CARDS)

    with pytest.raises(ValueError, match="not finished"):
        match.start_deal(CARDS)


def test_nothing_is_done_before_the_first_deal() -> None:
    with pytest.raises(DealOver, match="between two deals"):
        Match(HouseRules(), 3).apply(Pass())


def test_nothing_is_done_between_two_deals() -> None:
    with pytest.raises(DealOver, match="between two deals"):
        played(HouseRules(), "82-80").apply(Play(Card.parse("7S")))


# ---- the pot -------------------------------------------------------------------------------------


def test_the_takers_of_the_next_deal_win_the_pot_if_they_make_it() -> None:
    match = played(HouseRules(), "81-81", "90-72")

    assert [result.pot for result in match.results] == [81, 0]
    assert (match.results[1].paid, match.results[1].marks) == ((0, 81), (72, 171))
    assert match.totals == (72, 252)


def test_the_defence_of_the_next_deal_wins_the_pot_if_they_fail() -> None:
    match = played(HouseRules(), "81-81", "60-102")

    assert (match.results[1].paid, match.results[1].marks) == ((81, 0), (243, 0))


def test_the_pot_is_paid_on_top_of_a_capot() -> None:
    assert played(HouseRules(), "71-91 with A's belote", "252-0").totals == (20, 91 + 252 + 71)


def test_another_litige_adds_to_the_pot() -> None:
    match = played(HouseRules(), "81-81", "71-91 with A's belote", "82-80")

    assert [result.pot for result in match.results] == [81, 152, 0]
    assert match.results[2].marks == (82 + 152, 80)


def test_a_void_deal_leaves_the_pot() -> None:
    match = played(HouseRules(), "81-81", "void", "82-80")

    assert [result.pot for result in match.results] == [81, 81, 0]
    assert match.results[1].marks == (0, 0)
    assert match.results[2].marks == (82 + 81, 80)


@pytest.mark.parametrize("litige", [Litige.FAILED, Litige.MADE])
def test_without_a_litige_there_is_no_pot(litige: Litige) -> None:
    match = played(HouseRules(litige=litige), "81-81", "82-80")

    assert [(result.pot, result.paid) for result in match.results] == [(0, (0, 0))] * 2


def test_the_pot_holds_rounded_points() -> None:
    match = played(HouseRules(rounding=Rounding.TEN_5_UP), "81-81", "82-80")

    assert [result.marks for result in match.results] == [(0, 80), (80, 80 + 80)]


# ---- a match to a target -------------------------------------------------------------------------


def test_a_match_goes_on_below_its_target() -> None:
    assert played(to(253), "252-0").winner is None


def test_a_team_that_reaches_the_target_wins() -> None:
    match = played(to(252), "252-0")

    assert (match.winner, match.results[0].winner) == (0, 0)


def test_the_defence_may_reach_the_target() -> None:
    assert played(to(162), "60-102").winner == 1


def test_if_both_reach_the_target_the_higher_total_wins() -> None:
    match = played(to(171), "90-72", "82-80", "82-80")

    assert match.results[1].totals == (170, 154)
    assert (match.totals, match.winner) == ((252, 234), 0)


def test_equal_totals_at_the_target_ask_for_one_more_deal() -> None:
    match = played(to(162), "82-80", "82-80")

    assert (match.totals, match.winner, match.awaits_deal) == ((162, 162), None, True)


def test_equal_totals_above_the_target_ask_for_more_until_they_differ() -> None:
    match = played(to(100), "90-72", "90-72", "81-81")

    assert [result.winner for result in match.results] == [None, None, 1]
    assert match.totals == (162, 243)


def test_a_void_deal_decides_nothing() -> None:
    match = played(to(162), "82-80", "82-80", "void")

    assert (match.winner, match.awaits_deal) == (None, True)


def test_rounded_marks_reach_the_target() -> None:
    match = played(HouseRules(target=110, rounding=Rounding.TEN_5_UP), "75-87 with A's belote")

    assert (match.totals, match.winner) == ((100, 90), None)
    assert played(HouseRules(target=100, rounding=Rounding.TEN_5_UP), "75-87 with A's belote").winner == 0


def test_points_in_the_pot_are_lost_at_the_end_of_a_match_to_a_target() -> None:
    match = played(to(160), "81-81", "81-81")

    assert [result.totals for result in match.results] == [(0, 81), (81, 81)]
    match = played(to(171), "90-72", "81-81")
    assert (match.totals, match.winner, match.pot) == ((171, 72), 0, 0)
    assert match.results[-1].pot == 0


def test_points_in_the_pot_do_not_reach_the_target() -> None:
    match = played(to(162), "81-81")

    assert (match.winner, match.pot) == (None, 81)


def test_the_pot_is_paid_before_the_target_is_looked_at() -> None:
    match = played(to(240), "81-81", "60-102")

    assert (match.totals, match.winner) == ((243, 81), 0)


# ---- a match to a number of deals ----------------------------------------------------------------


def test_the_higher_total_wins_after_the_agreed_number_of_deals() -> None:
    match = played(over(2), "90-72", "60-102")

    assert [result.winner for result in match.results] == [None, 0]
    assert match.totals == (252, 72)


def test_no_target_ends_a_match_to_a_number_of_deals() -> None:
    assert played(over(6), *["252-0"] * 5).winner is None


def test_void_deals_do_not_count() -> None:
    match = played(over(2), "void", "90-72", "void")
    assert match.winner is None

    play_figure(match, "60-102")

    assert (match.totals, match.winner) == ((72 + 162, 90), 0)


def test_equal_totals_are_a_draw() -> None:
    match = played(over(2), "90-72", "90-72")

    assert (match.totals, match.winner, match.results[-1].winner) == ((162, 162), "draw", "draw")


def test_equal_totals_ask_for_one_more_deal_where_an_extra_deal_breaks_draws() -> None:
    match = played(over(2, draw_breaker=DrawBreaker.EXTRA_DEAL), "90-72", "90-72")
    assert (match.winner, match.awaits_deal) == (None, True)

    play_figure(match, "82-80")

    assert match.winner == 0


def test_extra_deals_go_on_until_the_totals_differ() -> None:
    rules = over(1, draw_breaker=DrawBreaker.EXTRA_DEAL, litige=Litige.MADE)

    match = played(rules, "81-81", "81-81", "void", "82-80")

    assert [result.winner for result in match.results] == [None, None, None, 1]


def test_points_in_the_pot_go_back_to_the_takers_at_the_end_of_a_match_to_a_number_of_deals() -> None:
    match = played(over(2), "90-72", "81-81")

    result = match.results[-1]
    assert (result.paid, result.marks, result.totals, result.pot) == ((0, 81), (81, 81), (171, 153), 0)
    assert match.winner == 0


def test_the_pot_goes_back_to_both_teams_that_it_came_from() -> None:
    """A litige of each team: 81 and 71 wait, and each takes back its own."""
    match = played(over(2), "81-81", "71-91 with A's belote")

    result = match.results[-1]
    assert result.paid == (81, 71)
    assert result.totals == (0 + 91 + 81, 81 + 20 + 71)
    assert match.winner == "draw"


def test_what_goes_back_may_decide_the_match() -> None:
    """Before the 81 go back team B is behind, after them it is ahead."""
    match = played(over(3), "82-80", "90-72", "81-81")

    assert match.results[1].totals == (154, 170)
    assert match.totals == (154 + 81, 170 + 81)
    assert match.winner == 1


def test_a_draw_with_points_in_the_pot_keeps_them_for_the_extra_deal() -> None:
    """81 each once team A took its own back: one more deal, with the pot still to be won."""
    match = played(over(1, draw_breaker=DrawBreaker.EXTRA_DEAL), "81-81")
    assert (match.winner, match.pot, match.totals) == (None, 81, (0, 81))

    play_figure(match, "60-102")

    assert match.totals == (162 + 81, 81)
    assert match.winner == 0


# ---- after the end -------------------------------------------------------------------------------


@pytest.mark.parametrize(("rules", "figure"), [(to(252), "252-0"), (over(1), "81-81"), (over(1), "60-102")])
def test_nothing_happens_after_the_end(rules: HouseRules, figure: str) -> None:
    match = played(rules, figure)

    with pytest.raises(MatchOver):
        match.start_deal(CARDS)
    with pytest.raises(MatchOver):
        match.apply(Pass())
    assert (match.turn, match.awaits_deal, match.collected_pack(), len(match.deals)) == (None, False, None, 1)


# ---- forks ---------------------------------------------------------------------------------------


def test_a_fork_goes_its_own_way() -> None:
    random = Random(11)
    match = played(HouseRules(melds=True), "81-81")
    match.start_deal(shuffled(random))
    while match.deals[-1].contract is None or len(match.deals[-1].plays) < 6:
        match.apply(match.deals[-1].legal_actions()[0])
    before = repr((vars(match), vars(match.deals[-1])))
    fork = match.fork()

    while fork.turn is not None:
        fork.apply(choose(random, fork.deals[-1]))

    assert repr((vars(match), vars(match.deals[-1]))) == before
    assert (len(fork.results), len(match.results)) == (2, 1)
