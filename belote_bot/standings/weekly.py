"""The podium of each week: when it is due in which server, once, whatever happens meanwhile."""

import asyncio
import logging
import secrets
import sqlite3
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from typing import Final, TypeAlias

from belote_bot.standings.periods import Span, period_before
from belote_bot.storage.database import Database
from belote_bot.storage.weekly import WeeklyRow, forget_weekly, rows_behind, store_weekly, weekly_row

log: Final = logging.getLogger(__name__)

HOUR: Final = 8
"""The hour of Monday, in UTC, from which on the podium of the week before is due."""

AGAIN_SECONDS: Final = 3600.0
"""How long what could not be posted waits for the next attempt."""

LONGEST_SLEEP: Final = 6 * 3600.0
"""The clock on the wall may be set: it is looked at from time to time."""

Sleep: TypeAlias = Callable[[float], Awaitable[None]]


class Fault(StrEnum):
    """Why a podium cannot be posted; the value is what the database holds."""

    GONE = "gone"
    """The channel is no more."""
    CLOSED = "closed"
    """The bot lacks a permission there."""


@dataclass(frozen=True, slots=True)
class Weekly:
    """What a server chose."""

    channel_id: int
    fault: Fault | None
    """What kept the last podium from being posted."""


@dataclass(frozen=True, slots=True)
class Due:
    """A podium that is to be posted."""

    guild_id: int
    channel_id: int
    week: str
    """The period whose podium it is, such as `2026-W48`."""
    nonce: str
    """By which Discord knows the message if it is sent twice."""
    begun_at: int | None
    """When sending began in an attempt of which nobody knows how it ended; None if there was none."""


class Outcome(StrEnum):
    """What became of a podium that was due."""

    POSTED = "posted"
    NOBODY = "nobody"
    """Nobody played that week."""
    LATER = "later"
    """It could not be posted now; it is tried again while the week lasts."""


def _every_server(_guild_id: int) -> bool:
    return True


class WeeklyPodiums:
    """Which podiums are due, in every server that wants them; what is stored here outlasts any restart."""

    def __init__(
        self, database: Database, now: Callable[[], float], serves: Callable[[int], bool] = _every_server
    ) -> None:
        """`now` gives seconds since 1970; `serves` tells whether this process posts in a server."""
        self._database = database
        self._now = now
        self._serves = serves

    async def chosen(self, guild_id: int) -> Weekly | None:
        """What a server chose; None if it wants no podiums."""
        row = await weekly_row(self._database, guild_id)
        return (
            None if row is None else Weekly(row.channel_id, None if row.fault is None else Fault(row.fault))
        )

    async def choose(self, guild_id: int, channel_id: int | None) -> None:
        """Have podiums posted into a channel from the next Monday on, or no more; inside a transaction."""
        if channel_id is None:
            await forget_weekly(self._database, guild_id)
            return
        before = await weekly_row(self._database, guild_id)
        if before is None:
            before = WeeklyRow(guild_id, channel_id, latest_due(self._now()))
        await store_weekly(self._database, replace(before, channel_id=channel_id, fault=None))

    async def due(self) -> tuple[Due, ...]:
        """The podiums that are to be posted now."""
        week = latest_due(self._now())
        return tuple(
            Due(row.guild_id, row.channel_id, week, row.nonce or secrets.token_hex(12), row.begun_at)
            for row in await rows_behind(self._database, week)
            if self._serves(row.guild_id)
        )

    async def begin(self, due: Due) -> None:
        """Store that a podium is being sent, before it is."""
        await self._store(due, lambda row: replace(row, nonce=due.nonce, begun_at=int(self._now())))

    async def done(self, due: Due) -> None:
        """Store that a podium needs no message any more."""
        await self._store(due, lambda row: row.finished(due.week))

    async def failed(self, due: Due, fault: Fault) -> None:
        """Store why a podium was certainly not posted."""
        await self._store(due, lambda row: replace(row, nonce=None, begun_at=None, fault=fault))

    async def _store(self, due: Due, change: Callable[[WeeklyRow], WeeklyRow]) -> None:
        async with self._database.transaction():
            row = await weekly_row(self._database, due.guild_id)
            if row is not None:
                await store_weekly(self._database, change(row))


def latest_due(moment: float) -> str:
    """The last week whose podium is due at a moment: the one before, from Monday's hour on."""
    return period_before(Span.WEEK, int(moment) - HOUR * 3600)


def next_due(moment: float) -> float:
    """When the podium of the week in which a moment lies is due, in seconds since 1970; after the moment."""
    day = datetime.fromtimestamp(moment, UTC)
    monday = (day - timedelta(days=day.weekday())).replace(hour=HOUR, minute=0, second=0, microsecond=0)
    if monday.timestamp() <= moment:
        monday += timedelta(days=7)
    return monday.timestamp()


class WeeklyClock:
    """One task that has what is due posted on Mondays, and tries again what was not."""

    def __init__(
        self,
        podiums: WeeklyPodiums,
        post: Callable[[Due], Awaitable[Outcome]],
        now: Callable[[], float],
        sleep: Sleep,
    ) -> None:
        self._podiums = podiums
        self._post = post
        self._now = now
        self._sleep = sleep
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin, once, however often it is called."""
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="weekly")

    async def close(self) -> None:
        """Stop; what was not posted is after the next start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            moment = next_due(self._now())
            if not await self._post_all():
                moment = min(moment, self._now() + AGAIN_SECONDS)
            while (left := moment - self._now()) > 0:
                await self._sleep(min(left, LONGEST_SLEEP))

    async def _post_all(self) -> bool:
        """Post what is due; whether nothing of it is left."""
        try:
            all_due = await self._podiums.due()
        except sqlite3.Error as error:
            log.warning("nobody knows which podiums are due: %s", error)
            return False
        except Exception:
            log.exception("nobody knows which podiums are due")
            return False
        outcomes = [await self._post_one(due) for due in all_due]
        return Outcome.LATER not in outcomes

    async def _post_one(self, due: Due) -> Outcome:
        try:
            return await self._post(due)
        except sqlite3.Error as error:
            log.warning("the podium of %s waits in server %d: %s", due.week, due.guild_id, error)
            return Outcome.LATER
        except Exception:
            log.exception("the podium of %s cannot be posted in server %d", due.week, due.guild_id)
            return Outcome.LATER
