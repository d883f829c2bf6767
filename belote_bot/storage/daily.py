"""A backup a day beside the database, while the bot runs."""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Iterator
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from threading import Event
from typing import Final

from belote_bot.storage.backups import back_up
from belote_bot.storage.database import StorageError

log: Final = logging.getLogger(__name__)

_LOOKS_EVERY: Final = 3600.0
"""Seconds between two looks at the calendar; also after which a backup that failed is tried again."""


async def keep_backups(
    database: Path, days: int, now: Callable[[], float], sleep: Callable[[float], Awaitable[None]]
) -> None:
    """Make the backup of each day (UTC) that has none yet and remove those that are `days` old (1 or more).

    Runs until it is cancelled; a backup that is being made is given up then. `now` gives seconds since 1970,
    `sleep` waits for seconds. What goes wrong is logged and tried again later; nothing is removed before the
    day's own backup is there.
    """
    given_up = Event()
    try:
        while True:
            today = datetime.fromtimestamp(now(), UTC).date()
            try:
                await asyncio.to_thread(_keep, database, days, today, given_up.is_set)
            except (StorageError, OSError) as error:
                log.warning("no backup of today: %s", error)
            await sleep(_LOOKS_EVERY)
    finally:
        given_up.set()


def backup_of(database: Path, day: date) -> Path:
    """Where a day's backup lies."""
    return database.with_name(f"{database.stem}.{day.isoformat()}{database.suffix}")


def _keep(database: Path, days: int, today: date, given_up: Callable[[], bool]) -> None:
    copy = backup_of(database, today)
    if not copy.exists():
        size = back_up(database, copy, given_up)
        log.info("backup written: %s, %d bytes", copy, size)
    for part in list(database.parent.glob(f"{database.stem}.????-??-??{database.suffix}.part")):
        part.unlink(missing_ok=True)  # of a process that was killed meanwhile
    for day in list(days_backed_up(database)):
        if day <= today - timedelta(days):
            backup_of(database, day).unlink(missing_ok=True)
            log.info("backup removed: %s", backup_of(database, day))


def days_backed_up(database: Path) -> Iterator[date]:
    """The days that have a backup."""
    for file in database.parent.iterdir():
        if found := re.fullmatch(r".+\.(\d{4}-\d\d-\d\d)", file.stem):
            try:
                day = date.fromisoformat(found[1])
            except ValueError:
                continue
            if file == backup_of(database, day):
                yield day
