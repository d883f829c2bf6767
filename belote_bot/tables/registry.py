"""The tables in memory: finding them, holding one while it changes, storing, telling who shows them."""

import logging
import sqlite3
import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Final, Protocol

from belote_bot.storage import matches as stored_matches
from belote_bot.storage import tables as stored_tables
from belote_bot.storage.database import Database
from belote_bot.storage.tables import TableStatus
from belote_bot.tables.finding import Finder
from belote_bot.tables.occupants import Absence, Seats, absent, seat_rows
from belote_bot.tables.refusals import Refusal, TableRefused
from belote_bot.tables.restoring import restore
from belote_bot.tables.table import Shown, Table

log: Final = logging.getLogger(__name__)

TAKEN: Final = ("SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE")
"""What SQLite says when the place of a row is taken."""


def now() -> int:
    """The time as it is stored: seconds since 1970, UTC."""
    return int(time.time())


class Listener(Protocol):
    """Who wants to know that a table changed: those who show it, and what moves it on."""

    def table_changed(self, table: Table) -> None:
        """Take note that a table is no longer as it was; called often, must not wait."""
        ...


class Registry:
    """The tables of this process, and the database behind them.

    `find` finds open tables by their people and places, as of the last change that was told of.
    """

    def __init__(self, database: Database) -> None:
        self.database: Database = database
        self.find: Finder = Finder()
        self._tables: dict[int, Table] = {}
        self._listeners: list[Listener] = []

    def listen(self, listener: Listener) -> None:
        """Have a listener told of every change from now on."""
        self._listeners.append(listener)

    def changed(self, table: Table) -> None:
        """Tell every listener that a table is no longer as it was."""
        self._file(table)
        for listener in self._listeners:
            try:
                listener.table_changed(table)
            except Exception:
                # The change is stored: whoever asked for it must not be told that it failed.
                log.exception("a listener failed at a change of table %d", table.id)

    def add(self, table: Table) -> None:
        """Take in a table that was opened or brought back."""
        self._tables[table.id] = table
        self.find.file(table)

    def __iter__(self) -> Iterator[Table]:
        return iter(list(self._tables.values()))

    def get(self, table_id: int) -> Table:
        """The table of this id; refused if it is unknown or closed long ago."""
        table = self._tables.get(table_id)
        if table is None:
            raise TableRefused(Refusal.NO_TABLE)
        return table

    def of_person(self, guild_id: int, user_id: int) -> Table | None:
        """The open table of a server at which a person sits."""
        return self.find.of_person(guild_id, user_id)

    def keeping(self, guild_id: int, user_id: int) -> Table | None:
        """The match of a server in which a bot holds a person's seat until they come back."""
        return self.find.keeping(guild_id, user_id)

    def in_channel(self, channel_id: int) -> Table | None:
        """The latest open table of a channel or thread."""
        return self.find.in_channel(channel_id)

    # ---- changing ---------------------------------------------------------------------------

    @asynccontextmanager
    async def holding(self, table_id: int) -> AsyncGenerator[Table]:
        """A table that nobody else changes meanwhile; refused if it is unknown or closed long ago."""
        table = self.get(table_id)
        async with table.lock:
            yield table

    @asynccontextmanager
    async def holding_lobby(self, table_id: int) -> AsyncGenerator[Table]:
        """The same for a table whose match has not begun; refused otherwise."""
        async with self.holding(table_id) as table:
            if table.status is not TableStatus.LOBBY:
                raise TableRefused(Refusal.NOT_IN_LOBBY if table.status.is_open else Refusal.NO_TABLE)
            yield table

    @asynccontextmanager
    async def storing(self, clash: Refusal = Refusal.STORAGE) -> AsyncGenerator[None]:
        """A transaction; a fault of the database becomes a refusal, and nothing was changed.

        `clash` is the refusal when the change contradicts what somebody else stored meanwhile.
        """
        try:
            async with self.database.transaction():
                yield
        except sqlite3.Error as error:
            if getattr(error, "sqlite_errorname", None) in TAKEN and clash is not Refusal.STORAGE:
                raise TableRefused(clash) from error
            if self.database.fault is None:  # else it was told once
                log.exception("the database did not take a change")
            raise TableRefused(Refusal.STORAGE) from error

    @asynccontextmanager
    async def storing_move(self, table: Table) -> AsyncGenerator[None]:
        """The same for the next step of a match that is held.

        Where another process stored one already, as one that was not yet ended may have, the table is read
        anew from what is stored, and the step is refused as stale.
        """
        try:
            async with self.storing(clash=Refusal.STALE):
                yield
        except TableRefused as refused:
            if refused.refusal is Refusal.STALE:
                log.warning("table %d was moved on by another process, and is read anew", table.id)
                await self._reread(table)
            raise

    async def forget(self, user_id: int) -> None:
        """Let no table know somebody whose data were erased; one where they had a seat is read anew."""
        for table in self:
            left = absent(table.seats, Absence.LEFT)
            people = (person.user_id for person in table.people())
            known = {table.host_id, *people, *left, *table.sleepers()}
            if user_id in known:
                async with table.lock:
                    await self._reread(table)
            if table.forget(user_id):
                self.changed(table)

    async def _reread(self, table: Table) -> None:
        stored = restore(
            await stored_tables.load_table(self.database, table.id),
            await stored_matches.latest_match(self.database, table.id),
        )
        table.host_id, table.status, table.seats = stored.host_id, stored.status, stored.seats
        table.match, table.shown = stored.match, stored.shown
        table.clock, table.missed = stored.clock, stored.missed
        table.stop_refused, table.offered = stored.stop_refused, stored.offered
        table.seat_wish = None
        self.changed(table)

    async def seat(
        self,
        table: Table,
        seats: Seats,
        host_id: int | None = None,
        also: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        """Store who sits at a table that is held, and perhaps another host; then let it be so.

        `also` stores what else belongs to it.
        """
        host = table.host_id if host_id is None else host_id
        async with self.storing(clash=Refusal.SEATED_ELSEWHERE):
            await stored_tables.replace_seats(
                self.database, table.id, table.guild_id, seat_rows(seats), now()
            )
            await stored_tables.set_host(self.database, table.id, host)
            if also is not None:
                await also()
        table.seats = seats
        table.host_id = host
        table.stop_request = table.seat_wish = table.seats_news = None
        self.changed(table)

    # ---- showing ----------------------------------------------------------------------------

    async def posted(self, table: Table, key: str, message_id: int) -> None:
        """Remember which message shows the table, and what it is about; if refused, until a restart only."""
        table.post_key, table.post_id = key, message_id
        self._file(table)
        async with self.storing():
            await stored_tables.set_post(self.database, table.id, key, message_id)

    def unposted(self, message_id: int) -> Table | None:
        """Forget a message that was taken away; gives the table that it showed, if it did."""
        table = self.find.shown_by(message_id)
        if table is not None:
            table.post_id = None
            self._file(table)
        return table

    def _file(self, table: Table) -> None:
        if table.id in self._tables:
            self.find.file(table)

    async def settled(self, table: Table) -> None:
        """Forget a closed table: its last message shows how it ended."""
        async with self.storing():
            await stored_tables.settle(self.database, table.id, now())
        self._tables.pop(table.id, None)
        table.shown = Shown.CURRENT  # nothing is collected at a table that nobody can be shown
        self.find.drop(table)
