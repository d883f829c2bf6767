"""The turn clock: at half time it reminds, at the end a bot moves in the place of whoever did not."""

import asyncio
import logging
from dataclasses import dataclass, replace
from typing import Final

from belote_bot.storage import turns as stored_turns
from belote_bot.storage.tables import TableStatus
from belote_bot.storage.turns import Turn
from belote_bot.tables.driver import RETRY_SECONDS
from belote_bot.tables.leaving import Leaving
from belote_bot.tables.match_play import MatchPlay
from belote_bot.tables.occupants import Bot
from belote_bot.tables.pace import Pace
from belote_bot.tables.refusals import Refusal, TableRefused
from belote_bot.tables.registry import Registry
from belote_bot.tables.table import NOBODY, Table
from belote_bot.tables.thinking import Thought
from belote_bot.tables.turns import turn_taken_up

log: Final = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Running:
    """A turn that is timed."""

    turn: Turn
    task: asyncio.Task[None]


class TurnClock:
    """One task for each table at which somebody's time runs; the turn's end is stored, the task is not."""

    def __init__(self, registry: Registry, play: MatchPlay, leaving: Leaving, pace: Pace) -> None:
        self._registry = registry
        self._play = play
        self._leaving = leaving
        self._pace = pace
        self._running: dict[int, _Running] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = False

    async def take_up(self) -> None:
        """Let the clocks of the tables that were brought back go on from where they were."""
        try:
            async with self._registry.storing():
                for table in self._registry:
                    table.clock = turn_taken_up(table, self._pace) if _is_timed(table) else None
                    if table.clock is not None:
                        await stored_turns.store_turn(self._registry.database, table.id, table.clock)
        except TableRefused:
            log.warning("the clocks go on, but a restart before the next move would not know it")

    def table_changed(self, table: Table) -> None:
        """Time the turn that runs at a table now, and no other any more."""
        turn, before = _timed(table), self._running.get(table.id)
        if self._closing or (before is not None and before.turn.is_same(turn)):
            return
        if before is not None:
            del self._running[table.id]
            if before.task is not asyncio.current_task():
                before.task.cancel()
        if turn is not None:
            task = asyncio.create_task(self._run(table, turn), name=f"clock-{table.id}")
            self._running[table.id] = _Running(turn, task)
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stop all clocks, and store that they ran until now."""
        self._closing = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._running:
            try:
                async with self._registry.storing():
                    await stored_turns.all_seen(self._registry.database, int(self._pace.watch.now()))
            except TableRefused:
                log.warning("it is not stored when the clocks stopped: they go on from an earlier moment")

    async def _run(self, table: Table, turn: Turn) -> None:
        while (running := _timed(table)) is not None and running.is_same(turn):
            try:
                await self._next(table, running)
            except Exception as error:
                if not isinstance(error, TableRefused) or error.refusal is not Refusal.STORAGE:
                    log.exception("the clock of table %d fails", table.id)
                await self._pace.sleep(RETRY_SECONDS)

    async def _next(self, table: Table, turn: Turn) -> None:
        """Wait for what comes next in a turn, and do it if the turn still runs."""
        if turn.user_id == NOBODY:
            await self._until(turn.ends_at)
            await self._leaving.close_deserted(table.id)
        elif not turn.reminded:
            await self._until(turn.ends_at - table.turn_seconds / 2)
            await self._remind(table.id, turn)
        else:
            await self._until(turn.ends_at)
            view = None if table.turn is None else table.seat_view(table.turn)
            if view is not None and turn.is_same(table.running):
                action = await Thought().decision(substitute(table), view)
                if action is not None:
                    await self._play.act_in_place(table.id, turn, action)

    async def _until(self, moment: float) -> None:
        """Wait by the watch on the wall, which may be set meanwhile."""
        while (left := moment - self._pace.watch.now()) > 0:
            await self._pace.watch.sleep(left)

    async def _remind(self, table_id: int, turn: Turn) -> None:
        async with self._registry.holding(table_id) as table:
            if not turn.is_same(table.running):
                return
            reminded = replace(turn, reminded=True, seen_at=int(self._pace.watch.now()))
            async with self._registry.storing():
                await stored_turns.store_turn(self._registry.database, table.id, reminded)
            table.clock = reminded
            self._registry.changed(table)


def substitute(table: Table) -> Bot:
    """Who decides on a single move in somebody's place; it has no seat, hence no name."""
    return Bot("", table.bot_level)


def _timed(table: Table) -> Turn | None:
    return table.running or table.deserted


def _is_timed(table: Table) -> bool:
    return table.status is TableStatus.PLAYING
