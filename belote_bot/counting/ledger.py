"""The counts as they are stored: changing one while nobody else does, and telling who shows it."""

import logging
import sqlite3
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Final, Protocol

from belote_bot.counting.count import Count
from belote_bot.counting.refusals import CountRefusal, CountRefused
from belote_bot.storage import counts as stored
from belote_bot.storage.counts import CountRow
from belote_bot.storage.database import Database

log: Final = logging.getLogger(__name__)


def now() -> int:
    """The time as it is stored: seconds since 1970, UTC."""
    return int(time.time())


class Listener(Protocol):
    """Who wants to know that a count changed."""

    def count_changed(self, count_id: int) -> None:
        """Take note that a count is no longer as it was; must not wait."""
        ...


class Change:
    """A count while it is changed."""

    def __init__(self, row: CountRow) -> None:
        self.row: CountRow = row

    @property
    def count(self) -> Count:
        """As it stands."""
        return Count(self.row)

    def check(self, allowed: object, otherwise: CountRefusal) -> None:
        """Refuse the change unless it is allowed."""
        if not allowed:
            raise CountRefused(otherwise)


class Ledger:
    """The database behind the counts. Nothing of them is kept in memory: every click reads what is stored."""

    def __init__(self, database: Database) -> None:
        self.database: Database = database
        self._listeners: list[Listener] = []

    def listen(self, listener: Listener) -> None:
        """Have a listener told of every change from now on."""
        self._listeners.append(listener)

    def changed(self, count_id: int) -> None:
        """Tell every listener that a count is no longer as it was."""
        for listener in self._listeners:
            listener.count_changed(count_id)

    async def find(self, count_id: int) -> Count | None:
        """A count as it stands between two changes, None if there is none of this id."""
        async with self.database.reading():
            row = await stored.load_count(self.database, count_id)
        return None if row is None else Count(row)

    async def stored(self, count_id: int) -> Count:
        """A count inside a transaction; refused if there is none of this id."""
        row = await stored.load_count(self.database, count_id)
        if row is None:
            raise CountRefused(CountRefusal.NO_COUNT)
        return Count(row)

    @asynccontextmanager
    async def changing(self, count_id: int, *, closed: bool = False) -> AsyncGenerator[Change]:
        """A count, open or closed, that nobody else changes meanwhile; what becomes of it is stored."""
        async with self.storing():
            change = Change((await self.stored(count_id)).row)
            change.check(closed or change.count.is_open, CountRefusal.CLOSED)
            yield change
            change.row = replace(change.row, version=change.row.version + 1)
            await stored.update_count(self.database, change.row)
        self.changed(count_id)

    @asynccontextmanager
    async def storing(self) -> AsyncGenerator[None]:
        """A transaction; a fault of the database becomes a refusal, and nothing was changed."""
        try:
            async with self.database.transaction():
                yield
        except sqlite3.Error as error:
            if self.database.fault is None:  # else it was told once
                log.exception("the database did not take a change")
            raise CountRefused(CountRefusal.STORAGE) from error
