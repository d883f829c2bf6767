"""The periods of ranking lists, in UTC: weeks from Monday, months, seasons of three months, and all time."""

from datetime import UTC, datetime, timedelta
from enum import StrEnum
from typing import Final

ALL_TIME: Final = "all"
"""The name of the period that never ends."""


class Span(StrEnum):
    """How long a period is."""

    WEEK = "week"
    """From Monday to Sunday, as ISO 8601 counts weeks."""
    MONTH = "month"
    SEASON = "season"
    """A quarter of the calendar year."""
    ALL = "all"


LEAST_MATCHES: Final[dict[Span, int]] = {Span.WEEK: 3, Span.MONTH: 5, Span.SEASON: 10, Span.ALL: 10}
"""How many matches somebody needs to be ranked by a rate or a mean."""


def period_at(span: Span, moment: int) -> str:
    """The name of the period in which a moment lies, in seconds since 1970.

    `2026-W48`, `2026-11`, `2026-Q4` or `all`; the year of a week is that of its Thursday.
    """
    day = datetime.fromtimestamp(moment, UTC)
    match span:
        case Span.WEEK:
            year, week, _ = day.isocalendar()
            return f"{year:04}-W{week:02}"
        case Span.MONTH:
            return f"{day.year:04}-{day.month:02}"
        case Span.SEASON:
            return f"{day.year:04}-Q{(day.month + 2) // 3}"
        case Span.ALL:
            return ALL_TIME


def period_before(span: Span, moment: int) -> str:
    """The name of the period that came before the one in which a moment lies; `all` has none but itself."""
    day = datetime.fromtimestamp(moment, UTC).replace(hour=0, minute=0, second=0)
    match span:
        case Span.WEEK:
            last = day - timedelta(days=7)
        case Span.MONTH:
            last = day.replace(day=1) - timedelta(days=1)
        case Span.SEASON:
            last = day.replace(month=(day.month - 1) // 3 * 3 + 1, day=1) - timedelta(days=1)
        case Span.ALL:
            last = day
    return period_at(span, int(last.timestamp()))
