"""A backup a day, on a clock of the test's own."""

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from belote_bot.storage.daily import keep_backups
from belote_bot.storage.database import Database
from tests.storage.support import seen_from_outside

EVENING = datetime(2026, 11, 30, 22, 30, tzinfo=UTC)


class Clock:
    """Time that passes only when the test says so; whoever sleeps is waited for."""

    def __init__(self, now: datetime) -> None:
        self._now = now
        self._asleep = asyncio.Event()
        self._wakes: asyncio.Event = asyncio.Event()
        self._until = now

    def now(self) -> float:
        return self._now.timestamp()

    async def sleep(self, seconds: float) -> None:
        self._until = self._now + timedelta(seconds=seconds)
        self._wakes.clear()
        self._asleep.set()
        await self._wakes.wait()

    async def pass_hours(self, hours: int) -> None:
        """Let time pass, each sleep ending when it should."""
        await self._asleep.wait()
        end = self._now + timedelta(hours=hours)
        while self._until <= end:
            self._now = self._until
            self._asleep.clear()
            self._wakes.set()
            await self._asleep.wait()
        self._now = end


@asynccontextmanager
async def kept(place: Path, days: int) -> AsyncGenerator[Clock]:
    """Backups being kept, the first look taken."""
    clock = Clock(EVENING)
    keeping = asyncio.create_task(keep_backups(place, days, clock.now, clock.sleep))
    async with asyncio.timeout(30):
        await clock.pass_hours(0)
        yield clock
    keeping.cancel()
    await asyncio.gather(keeping, return_exceptions=True)


def backups(place: Path) -> list[str]:
    return sorted(file.name for file in place.parent.glob("belote.2*"))


async def test_the_first_one_is_made_at_once_with_what_is_stored(place: Path, database: Database) -> None:
    async with database.transaction():
        await database.run("INSERT INTO preferences (user_id, language) VALUES (1, 'fr')")
    async with kept(place, 7):
        assert backups(place) == ["belote.2026-11-30.db"]
    copy = place.with_name("belote.2026-11-30.db")
    assert seen_from_outside(copy, "SELECT language FROM preferences") == [("fr",)]


async def test_each_day_has_one_and_the_old_ones_go(place: Path, database: Database) -> None:
    async with kept(place, 2) as clock:
        await clock.pass_hours(1)
        assert backups(place) == ["belote.2026-11-30.db"]
        await clock.pass_hours(1)
        assert backups(place) == ["belote.2026-11-30.db", "belote.2026-12-01.db"]
        await clock.pass_hours(24)
        assert backups(place) == ["belote.2026-12-01.db", "belote.2026-12-02.db"]


async def test_a_restart_makes_no_second_one_of_the_day(place: Path, database: Database) -> None:
    async with kept(place, 2):
        pass
    copy = place.with_name("belote.2026-11-30.db")
    written = copy.stat()
    async with kept(place, 2):
        assert (copy.stat().st_ino, copy.stat().st_mtime_ns) == (written.st_ino, written.st_mtime_ns)


async def test_nothing_else_in_the_folder_is_removed(place: Path, database: Database) -> None:
    others = {"belote.2001-01-01.txt", "other.2001-01-01.db", "belote.2001-13-01.db", "belote.db.before-1"}
    for name in others:
        place.with_name(name).write_text("mine")
    place.with_name("belote.2001-01-01.db").write_text("an old backup")
    async with kept(place, 1):
        left = {file.name for file in place.parent.iterdir()}
    assert left >= others
    assert "belote.2001-01-01.db" not in left


async def test_one_that_fails_is_logged_and_tried_again_and_removes_nothing(
    place: Path, caplog: pytest.LogCaptureFixture
) -> None:
    place.with_name("belote.2001-01-01.db").write_text("an old backup")
    async with kept(place, 1) as clock:
        assert backups(place) == ["belote.2001-01-01.db"]
        assert f"no backup of today: There is no database {place}." in caplog.text
        await (await Database.open(place)).close()
        with caplog.at_level(logging.INFO):
            await clock.pass_hours(1)
        assert backups(place) == ["belote.2026-11-30.db"]
        assert "backup written: " in caplog.text


async def test_what_a_killed_process_left_of_a_backup_goes(place: Path, database: Database) -> None:
    left = place.with_name("belote.2026-11-29.db.part")
    left.write_text("half of it")
    async with kept(place, 2):
        assert not left.exists()
        assert backups(place) == ["belote.2026-11-30.db"]
