"""Kill -9 in the midst of matches, a few times; the whole is `python -m bench stress`."""

from pathlib import Path

from bench.stress import Plan, stress
from tests.bench import losing_bot


def test_nothing_that_anybody_was_told_is_lost(tmp_path: Path) -> None:
    outcome = stress(Plan(matches=1, kill_every=40, parties=2, seed=1), tmp_path)
    assert not outcome.lost
    assert not outcome.broken
    assert outcome.kills > 1
    assert len(outcome.journal.ended) >= 1
    assert outcome.journal.told


def test_a_bot_that_tells_before_it_stores_is_found_out(tmp_path: Path) -> None:
    plan = Plan(matches=1, kill_every=40, parties=2, seed=1, bot=losing_bot.__name__)
    assert stress(plan, tmp_path).lost
