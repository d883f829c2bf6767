"""How a database fares, for whoever looks after it: without its place, which is nobody else's business."""

import asyncio
import shutil
import time
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Final

from belote_bot.storage.daily import days_backed_up
from belote_bot.storage.database import MEMORY, Database
from belote_bot.storage.migrating import MIGRATIONS, scripts

LEAST_FREE: Final = 50_000_000
"""Bytes on the disk of the database below which it will soon be full."""


@dataclass(frozen=True, slots=True)
class Health:
    """What is known of a database in use."""

    milliseconds: float
    """How long it takes to answer."""
    schema: int
    newest: int
    """The newest schema that the program knows."""
    free: int | None
    """Bytes left on its disk; None for one in memory."""
    backup: date | None
    """The day (UTC) of its last daily backup; None if there is none."""

    @property
    def has_room(self) -> bool:
        """Whether its disk is not about to be full."""
        return self.free is None or self.free >= LEAST_FREE


async def health_of(database: Database) -> Health:
    """Ask a database how it fares; raises sqlite3.Error if it does not answer."""
    begun = time.perf_counter()
    schema = await database.number("PRAGMA user_version")
    milliseconds = (time.perf_counter() - begun) * 1000
    newest = max(scripts(MIGRATIONS))
    if database.path == MEMORY:
        return Health(milliseconds, schema, newest, None, None)
    free, backup = await asyncio.to_thread(_around, database.path)
    return Health(milliseconds, schema, newest, free, backup)


def free_at(place: Path) -> tuple[int, Path]:
    """The bytes left where a file lies, or will, and the folder in which they were counted."""
    there = next(folder for folder in place.expanduser().absolute().parents if folder.exists())
    return shutil.disk_usage(there).free, there


def _around(path: str) -> tuple[int | None, date | None]:
    place = Path(path).expanduser()
    try:
        return free_at(place)[0], max(days_backed_up(place), default=None)
    except OSError:
        return None, None
