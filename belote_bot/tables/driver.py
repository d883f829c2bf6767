"""What a table does by itself: bots act, a complete trick is collected, the next deal is dealt."""

import asyncio
import logging
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from belote_bot.game.views import SeatView
from belote_bot.storage.tables import TableStatus
from belote_bot.tables.match_play import MatchPlay
from belote_bot.tables.occupants import Bot
from belote_bot.tables.pace import Pace
from belote_bot.tables.refusals import Refusal, TableRefused
from belote_bot.tables.table import Shown, Table
from belote_bot.tables.thinking import Thought

log: Final = logging.getLogger(__name__)

RETRY_SECONDS: Final = 2.0
"""How long a table waits before it tries again what the database or a bot failed at."""


class Deed(Enum):
    """What a table can do by itself."""

    BOT = auto()
    COLLECT = auto()
    DEAL = auto()


@dataclass(frozen=True, slots=True)
class Step:
    """The next thing that a table does by itself, valid while its version is this one."""

    deed: Deed
    version: int


def next_step(table: Table) -> Step | None:
    """What the table does next without anybody's click; None when it waits, or is closed."""
    if table.match is None or table.missing or table.frozen or table.status is TableStatus.STOPPED:
        return None
    if table.shown is Shown.COMPLETE_TRICK:
        return Step(Deed.COLLECT, table.version)
    if table.status is not TableStatus.PLAYING or not table.people():
        # Bots do not play among themselves while everybody sleeps: see `Table.deserted`.
        return None
    if table.match.game.awaits_deal:
        return Step(Deed.DEAL, table.version)
    turn = table.turn
    if turn is not None and table.bot_on(turn) is not None:
        return Step(Deed.BOT, table.version)
    return None


@dataclass(frozen=True, slots=True)
class _Thinking:
    """What a bot thinks about."""

    step: Step
    thought: Thought


class Driver:
    """One task for each table that has something to do by itself."""

    def __init__(self, play: MatchPlay, pace: Pace) -> None:
        self._play = play
        self._pace = pace
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._thoughts: dict[int, _Thinking] = {}
        self._closing = False

    def table_changed(self, table: Table) -> None:
        """See that the table goes on by itself, if it has something to do, and thinks of nothing else."""
        thinking = self._thoughts.get(table.id)
        if thinking is not None and next_step(table) != thinking.step:
            thinking.thought.give_up()
        if self._closing or table.id in self._tasks or next_step(table) is None:
            return
        self._tasks[table.id] = asyncio.create_task(self._drive(table), name=f"table-{table.id}")

    async def close(self) -> None:
        """Stop all tables at a point where nothing is half done."""
        self._closing = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _drive(self, table: Table) -> None:
        try:
            while (step := next_step(table)) is not None:
                if step.deed is not Deed.BOT:  # a bot thinks during its pause: see `_act`
                    await self._pace.sleep(self._seconds_before(table, step))
                if next_step(table) == step:
                    await self._try(table, step)
        finally:
            del self._tasks[table.id]

    def _seconds_before(self, table: Table, step: Step) -> float:
        pace = self._pace.under(table.terms)
        match step.deed:
            case Deed.BOT:
                return pace.bot
            case Deed.COLLECT:
                return pace.trick
            case Deed.DEAL:
                finished = table.match.game.results[-1] if table.match and table.match.game.results else None
                void = finished is not None and finished.score is None
                # Whoever has to cut gets the time for it, also after a void deal.
                return pace.trick if void and not _person_cuts(table) else pace.deal

    async def _try(self, table: Table, step: Step) -> None:
        try:
            await self._do(table, step)
        except TableRefused as refused:
            if refused.refusal not in (Refusal.STORAGE, Refusal.STALE):
                log.exception("table %d cannot go on by itself", table.id)
            await self._pace.sleep(RETRY_SECONDS)
        except Exception:
            log.exception("table %d cannot go on by itself", table.id)
            await self._pace.sleep(RETRY_SECONDS)

    async def _do(self, table: Table, step: Step) -> None:
        match step.deed:
            case Deed.COLLECT:
                await self._play.collect_trick(table.id, step.version)
            case Deed.DEAL:
                await self._play.deal(table.id, step.version)
            case Deed.BOT:
                turn = table.turn
                bot = table.bot_on(turn) if turn is not None else None
                view = table.seat_view(turn) if turn is not None else None
                if bot is not None and view is not None:
                    await self._act(table, step, bot, view)

    async def _act(self, table: Table, step: Step, bot: Bot, view: SeatView) -> None:
        """Let a bot decide and do so, unless a change at the table leaves it nothing to decide.

        It thinks during its pause, not after it: how long it takes would tell how much its cards leave open.
        """
        thinking = self._thoughts[table.id] = _Thinking(step, Thought())
        pause = asyncio.create_task(self._wait(self._seconds_before(table, step)), name=f"pause-{table.id}")
        try:
            action = await thinking.thought.decision(bot, view)
            await pause
        finally:
            pause.cancel()
            del self._thoughts[table.id]
        if action is not None and next_step(table) == step:
            await self._play.act_for_bot(table.id, step.version, action)

    async def _wait(self, seconds: float) -> None:
        await self._pace.sleep(seconds)


def _person_cuts(table: Table) -> bool:
    return table.cutter is not None and table.bot_on(table.cutter) is None
