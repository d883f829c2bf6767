"""What a match changes in what is believed of people."""

import pytest

from belote_bot.players.player import Level
from belote_bot.standings.strengths import BOTS, NEWCOMER, Four, Lineup, Strength, after, bot_strength

EVEN: Four = (NEWCOMER, NEWCOMER, NEWCOMER, NEWCOMER)
ALL_PEOPLE = Lineup(EVEN, frozenset())


def test_a_newcomer_is_shown_as_a_thousand_with_the_widest_uncertainty() -> None:
    assert (NEWCOMER.shown, NEWCOMER.spread) == (1000, 333)


def test_winners_rise_losers_fall_and_all_are_known_better() -> None:
    one, other, third, fourth = after(ALL_PEOPLE, 0)
    assert one.mu > NEWCOMER.mu > other.mu
    assert (one, other) == (third, fourth)
    assert one.sigma < NEWCOMER.sigma > other.sigma


def test_a_draw_between_equals_moves_nobody_but_makes_all_known_better() -> None:
    for strength in after(ALL_PEOPLE, "draw"):
        assert strength.mu == NEWCOMER.mu
        assert strength.sigma < NEWCOMER.sigma


def test_a_draw_lifts_the_weaker_side() -> None:
    strong = Strength(32.0, 3.0)
    one, other, *_ = after(Lineup((strong, NEWCOMER, strong, NEWCOMER), frozenset()), "draw")
    assert one.mu < strong.mu
    assert other.mu > NEWCOMER.mu


def test_bots_never_move() -> None:
    steady, expert = bot_strength("steady"), bot_strength("expert")
    moved = after(Lineup((NEWCOMER, steady, NEWCOMER, expert), frozenset({1, 3})), 1)
    assert (moved[1], moved[3]) == (steady, expert)


def test_whoever_plays_with_a_bot_moves_half_as_far() -> None:
    partner = bot_strength("steady")
    strengths: Four = (NEWCOMER, NEWCOMER, partner, NEWCOMER)
    beside_a_bot = after(Lineup(strengths, frozenset({2})), 0)[0]
    beside_a_person = after(Lineup(strengths, frozenset()), 0)[0]
    assert beside_a_bot.mu - NEWCOMER.mu == pytest.approx((beside_a_person.mu - NEWCOMER.mu) / 2, abs=1e-5)
    halved = (beside_a_person.sigma - NEWCOMER.sigma) / 2
    assert beside_a_bot.sigma - NEWCOMER.sigma == pytest.approx(halved, abs=1e-5)


def test_to_beat_a_stronger_bot_is_worth_more() -> None:
    def gain(level: str) -> float:
        bot = bot_strength(level)
        return after(Lineup((NEWCOMER, bot, NEWCOMER, bot), frozenset({1, 3})), 0)[0].mu

    assert gain("beginner") < gain("steady") < gain("expert")


def test_every_level_has_its_strength() -> None:
    assert set(BOTS) == set(Level)
    assert bot_strength(None) == bot_strength("of old") == BOTS[Level.STEADY]


def test_somebody_who_wins_two_in_three_is_shown_higher_and_higher() -> None:
    bot, strength = bot_strength("steady"), NEWCOMER
    figures: list[int] = []
    for number in range(60):
        lineup = Lineup((strength, bot, bot, bot), frozenset({1, 2, 3}))
        strength = after(lineup, 1 if number % 3 == 2 else 0)[0]
        figures.append(strength.shown)
    assert figures[9] < figures[29] < figures[59]
    assert strength.spread < 150
