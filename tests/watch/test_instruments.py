"""Counters and histograms: what they hold, and that their labels cannot grow."""

import pytest

from belote_bot.players.player import Level
from belote_bot.watch.figures import LEVELS, Figures, Mover
from belote_bot.watch.instruments import Counter, Histogram, Reading


def test_a_counter_knows_how_often_by_its_label() -> None:
    moves = Counter("moves", "", "by", Mover)
    moves.add(Mover.BOT)
    moves.add(Mover.BOT, 2)
    assert (moves[Mover.BOT], moves[Mover.PERSON], moves.total) == (3, 0, 3)
    assert moves.by_value == {"person": 0, "bot": 3, "clock": 0}


def test_a_label_takes_no_value_that_was_not_declared() -> None:
    with pytest.raises(KeyError):
        Counter("moves", "", "by", Mover).add("Alice")
    with pytest.raises(KeyError):
        Histogram("seconds", "").observe(0.1, "Alice")


def test_a_histogram_sorts_by_upper_bounds_and_keeps_the_longest() -> None:
    waits = Histogram("waits", "")
    for seconds in (0.001, 0.05, 0.051, 20.0):
        waits.observe(seconds)
    at_most = dict(zip((*Histogram.bounds, float("inf")), waits[""].at_most, strict=True))
    assert [at_most[bound] for bound in (0.001, 0.05, 0.1, 10.0, float("inf"))] == [1, 2, 3, 3, 4]
    assert waits[""].longest == 20.0
    assert waits[""].seconds == pytest.approx(20.102)


def test_every_level_of_bots_has_its_thinking_timed() -> None:
    assert tuple(level.value for level in Level) == LEVELS


def test_no_two_instruments_share_a_name() -> None:
    names = [instrument.name for instrument in Figures()]
    assert len(set(names)) == len(names)
    assert all(isinstance(instrument, Counter | Histogram | Reading) for instrument in Figures())
