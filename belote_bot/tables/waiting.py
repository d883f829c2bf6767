"""Waiting: what happens at a table while the bot may not show it, which is nothing."""

from dataclasses import replace
from typing import Final

from belote_bot.storage import turns as stored_turns
from belote_bot.storage.turns import Turn
from belote_bot.tables.pace import Pace
from belote_bot.tables.refusals import TableRefused
from belote_bot.tables.registry import Registry
from belote_bot.tables.table import Missing, Table
from belote_bot.tables.turns import turn_taken_up

__all__ = ["Missing", "Waiting"]

NOTHING: Final[Missing] = ()


class Waiting:
    """Tables that wait until they can be shown again: clocks stand still, bots make no move.

    That a table waits is not stored: after a restart it is found out again.
    """

    def __init__(self, registry: Registry, pace: Pace) -> None:
        self._registry = registry
        self._pace = pace

    def tables(self) -> list[Table]:
        """The tables that wait."""
        return [table for table in self._registry if table.missing]

    async def wait(self, table_id: int, missing: Missing) -> None:
        """Let a table wait for what is missing; one that waits already learns what is missing now."""
        async with self._registry.holding(table_id) as table:
            if not table.status.is_open or not missing or table.missing == missing:
                return
            turn = table.running
            table.missing = missing
            if turn is not None:
                table.clock = replace(turn, seen_at=int(self._pace.watch.now()))
                await self._store(table, table.clock)
            self._registry.changed(table)

    async def go_on(self, table_id: int) -> None:
        """Let a table go on that waited; whoever was thinking has the time that was left to them."""
        async with self._registry.holding(table_id) as table:
            if not table.missing:
                return
            table.missing = NOTHING
            # The clock of a frozen table is taken up when the database takes changes again.
            goes_on = table.status.is_open and not table.frozen and table.deserted is None
            turn = turn_taken_up(table, self._pace) if goes_on else None
            if turn is not None:
                table.clock = turn
                await self._store(table, turn)
            self._registry.changed(table)

    async def _store(self, table: Table, turn: Turn) -> None:
        try:
            async with self._registry.storing():
                await stored_turns.store_turn(self._registry.database, table.id, turn)
        except TableRefused:
            pass  # logged; a restart before the next move would count this time
