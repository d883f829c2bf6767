"""When the podium of a week is due: from Monday at eight, as long as the week lasts."""

from datetime import UTC, datetime

import pytest

from belote_bot.standings.weekly import WeeklyPodiums, latest_due, next_due
from belote_bot.storage.database import MEMORY, Database


def moment(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("now", "week"),
    [
        ("2026-11-30 07:59:59", "2026-W47"),
        ("2026-11-30 08:00:00", "2026-W48"),
        ("2026-12-03 12:00:00", "2026-W48"),
        ("2026-12-07 07:59:59", "2026-W48"),
        ("2026-12-07 08:00:00", "2026-W49"),
        ("2027-01-04 07:59:59", "2026-W52"),
        ("2027-01-04 08:00:00", "2026-W53"),
        ("2027-01-11 08:00:00", "2027-W01"),
    ],
)
def test_the_last_podium_that_is_due_is_that_of_the_week_before(now: str, week: str) -> None:
    assert latest_due(moment(now)) == week


@pytest.mark.parametrize(
    ("now", "due"),
    [
        ("2026-11-30 07:59:59", "2026-11-30 08:00:00"),
        ("2026-11-30 08:00:00", "2026-12-07 08:00:00"),
        ("2026-12-06 23:59:59", "2026-12-07 08:00:00"),
        ("2026-12-31 12:00:00", "2027-01-04 08:00:00"),
    ],
)
def test_the_next_one_is_due_on_a_monday_at_eight(now: str, due: str) -> None:
    assert next_due(moment(now)) == moment(due)


async def test_podiums_are_due_in_the_servers_of_this_process_alone() -> None:
    database = await Database.open(MEMORY)
    now = moment("2026-11-30 08:00:00")
    everywhere = WeeklyPodiums(database, lambda: now)
    async with database.transaction():
        await everywhere.choose(1, 10)
        await everywhere.choose(2, 20)
    now = moment("2026-12-07 08:00:00")
    here = WeeklyPodiums(database, lambda: now, lambda guild_id: guild_id == 2)
    assert [due.guild_id for due in await everywhere.due()] == [1, 2]
    assert [due.guild_id for due in await here.due()] == [2]
    await database.close()
