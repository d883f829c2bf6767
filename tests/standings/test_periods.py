"""Weeks, months, seasons: which moment belongs to which, in UTC."""

from datetime import UTC, datetime

import pytest

from belote_bot.standings.periods import Span, period_at, period_before


def moment(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp())


@pytest.mark.parametrize(
    ("when", "week", "month", "season"),
    [
        ("2026-11-30T00:00:00", "2026-W49", "2026-11", "2026-Q4"),
        ("2026-11-29T23:59:59", "2026-W48", "2026-11", "2026-Q4"),
        ("2027-01-01T00:00:00", "2026-W53", "2027-01", "2027-Q1"),
        ("2024-12-30T12:00:00", "2025-W01", "2024-12", "2024-Q4"),
        ("2026-03-31T23:59:59", "2026-W14", "2026-03", "2026-Q1"),
        ("2026-04-01T00:00:00", "2026-W14", "2026-04", "2026-Q2"),
    ],
)
def test_the_period_of_a_moment(when: str, week: str, month: str, season: str) -> None:
    names = [period_at(span, moment(when)) for span in Span]
    assert names == [week, month, season, "all"]


@pytest.mark.parametrize(
    ("when", "week", "month", "season"),
    [
        ("2026-11-30T08:00:00", "2026-W48", "2026-10", "2026-Q3"),
        ("2027-01-04T00:00:00", "2026-W53", "2026-12", "2026-Q4"),
        ("2026-03-31T23:59:59", "2026-W13", "2026-02", "2025-Q4"),
        ("2026-05-31T12:00:00", "2026-W21", "2026-04", "2026-Q1"),
    ],
)
def test_the_period_before(when: str, week: str, month: str, season: str) -> None:
    names = [period_before(span, moment(when)) for span in Span]
    assert names == [week, month, season, "all"]
