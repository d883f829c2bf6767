"""Freezing: what happens at the tables while the database takes no changes, which is nothing."""

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final

from belote_bot.storage import tables as stored_tables
from belote_bot.storage import turns as stored_turns
from belote_bot.storage.faults import Fault, fault_of, fault_told
from belote_bot.tables.pace import Pace
from belote_bot.tables.refusals import Refusal, TableRefused
from belote_bot.tables.registry import Registry
from belote_bot.tables.table import Table
from belote_bot.tables.turns import turn_taken_up

log: Final = logging.getLogger(__name__)

FIRST_SECONDS: Final = 1.0
LONGEST_SECONDS: Final = 30.0
"""How long the database is left alone between two attempts: twice as long each time, up to this."""

CALM_SECONDS: Final = 60.0
"""After so long without another fault, the next one is tried again as soon as the first was."""


class Freezing:
    """Holds all tables still while nothing can be stored: bots, clocks, and whatever a click would change.

    The database is tried again and again, and when it takes changes the tables go on by themselves. That they
    were frozen is not stored: after a restart they are not, or the program does not start.
    """

    def __init__(self, registry: Registry, pace: Pace) -> None:
        self._registry = registry
        self._pace = pace
        self._seconds = FIRST_SECONDS
        self._over_at = 0.0
        self._told: set[int] = set()
        self._later: list[Callable[[], Awaitable[None]]] = []
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Freeze the tables from now on when the database does not answer as it should."""
        self._registry.database.guard = self._freeze

    async def close(self) -> None:
        """Try a last time if the tables are frozen; what cannot be stored then was told to nobody."""
        self._registry.database.guard = None
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            await self._is_over()

    async def surely(self, deed: Callable[[], Awaitable[None]]) -> None:
        """Do what nobody will ask for again, such as closing the tables of a channel that is gone.

        What cannot be stored now is done as soon as the database takes changes; any other refusal means that
        there is nothing left to do.
        """
        try:
            await deed()
        except TableRefused as refused:
            if refused.refusal is Refusal.STORAGE:
                self._later.append(deed)

    def _freeze(self, fault: Fault) -> None:
        if self._task is not None:  # some tables went on already, and all of them wait again
            log.error(fault_told(self._registry.database.path, fault))
        else:
            log.error("%s All tables wait.", fault_told(self._registry.database.path, fault))
            if self._pace.watch.now() - self._over_at > CALM_SECONDS:
                self._seconds = FIRST_SECONDS
            self._task = asyncio.create_task(self._until_over(), name="freezing")
        now = int(self._pace.watch.now())
        for table in self._registry:
            turn = table.running or table.deserted
            if turn is not None:
                table.clock = replace(turn, seen_at=now)
            table.frozen = True

    async def _until_over(self) -> None:
        since = self._pace.watch.now()
        try:
            while True:
                await self._tell()
                await self._pace.sleep(self._seconds)
                self._seconds = min(2 * self._seconds, LONGEST_SECONDS)
                if await self._is_over():
                    break
        finally:
            self._task = None
        self._over_at = self._pace.watch.now()
        log.warning("the database takes changes again after %.0f s: all tables go on", self._over_at - since)
        later, self._later = self._later, []
        for deed in later:
            await self.surely(deed)

    async def _tell(self) -> None:
        """Have it shown which tables wait, clicks coming first however many there are."""
        for table in self._registry:
            if table.frozen and table.id not in self._told:
                self._told.add(table.id)
                self._registry.changed(table)
                await asyncio.sleep(0)

    async def _is_over(self) -> bool:
        """Try the database, and let all tables go on if it takes changes."""
        try:
            await self._registry.database.revive()
            for table in self._registry:
                async with table.lock:
                    await self._go_on(table)
        except TableRefused:
            return False  # the guard was told
        except sqlite3.Error as error:
            if fault_of(error) is None:
                log.exception("the database cannot be tried")
            return False
        return self._registry.database.fault is None

    async def _go_on(self, table: Table) -> None:
        """Let a table go on; whoever was thinking has the time that was left to them."""
        if not table.frozen:
            return
        table.frozen = False
        turn = turn_taken_up(table, self._pace) if table.status.is_open and not table.missing else None
        try:
            async with self._registry.storing():
                if turn is not None:
                    await stored_turns.store_turn(self._registry.database, table.id, turn)
                if table.post_key is not None and table.post_id is not None:
                    # It may have been posted when that could not be stored.
                    await stored_tables.set_post(
                        self._registry.database, table.id, table.post_key, table.post_id
                    )
        except TableRefused:
            table.frozen = True
            raise
        table.clock = turn or table.clock
        self._told.discard(table.id)
        self._registry.changed(table)
