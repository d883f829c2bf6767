"""Messages that follow what changes: always on the way to its latest state, one request at a time."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, Generic, TypeAlias, TypeVar

import discord

from belote_bot.tables.pace import Sleep
from belote_bot.watch.figures import FIGURES, Edit
from cogs.parts.retrying import FAILURES

log: Final = logging.getLogger(__name__)

EDIT_SECONDS: Final = 1.0
"""The least time between two edits of one message: Discord allows a channel about five in five seconds."""

RETRY_SECONDS: Final = (1.0, 2.0, 4.0)
"""How long a message waits after each failure that may pass; the last of them again and again."""

REQUEST_SECONDS: Final = 20.0
"""How long one request may take before it counts as failed; waiting for a rate limit included."""

Gone: TypeAlias = discord.NotFound | discord.Forbidden
Thing = TypeVar("Thing")


class Refresher(Generic[Thing]):
    """Has things shown, each by its number; what changes while it is being shown is shown again after."""

    def __init__(
        self,
        kind: str,
        show: Callable[[Thing], Awaitable[None]],
        give_up: Callable[[Thing, Gone], Awaitable[None]],
        sleep: Sleep,
        refused: type[Exception],
    ) -> None:
        """`kind` names the things in the log; `refused` is what `show` raises when storing did not succeed.

        `give_up` is called when the channel is gone or closed to us.
        """
        self._kind = kind
        self._show = show
        self._give_up = give_up
        self._sleep = sleep
        self._may_pass = (*FAILURES, refused)
        self._due: set[int] = set()
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._edited_at: dict[int, float] = {}
        self._pausing: set[asyncio.Timeout] = set()
        self._closing = False

    def changed(self, number: int, thing: Thing) -> None:
        """Have a thing shown as it is now, soon."""
        if number in self._due:
            FIGURES.edits.add(Edit.SAVED)
        self._due.add(number)
        if number not in self._tasks and not self._closing:
            name = f"{self._kind}-{number}"
            self._tasks[number] = asyncio.create_task(self._refresh(number, thing), name=name)

    def is_due(self, number: int) -> bool:
        """Whether a thing will be shown again after what is being shown now."""
        return number in self._due

    def show_again(self, number: int) -> None:
        """Have a thing that is being shown shown once more."""
        self._due.add(number)

    def hurry(self) -> None:
        """Try at once again what failed: Discord is heard of again."""
        now = asyncio.get_running_loop().time()
        for pause in self._pausing:
            pause.reschedule(now)

    def edits(self, number: int) -> None:
        """Note that a message of this thing is edited now."""
        FIGURES.edits.add(Edit.SENT)
        now = asyncio.get_running_loop().time()
        self._edited_at.pop(number, None)
        self._edited_at[number] = now
        # The earliest stand first, so that an edit costs the same however many others there were.
        while self._edited_at[first := next(iter(self._edited_at))] <= now - EDIT_SECONDS:
            del self._edited_at[first]

    async def close(self) -> None:
        """Stop; what was not shown is shown after the next start."""
        self._closing = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _refresh(self, number: int, thing: Thing) -> None:
        failures = 0
        try:
            while number in self._due:
                await self._await_turn(number)
                self._due.discard(number)
                try:
                    async with asyncio.timeout(REQUEST_SECONDS):
                        await self._show(thing)
                    if failures:
                        failures = 0
                        self.hurry()
                except (discord.NotFound, discord.Forbidden) as error:
                    log.warning("%s %d cannot be shown: %s", self._kind, number, error)
                    await self._give_up(thing, error)
                except self._may_pass as error:
                    failures += 1
                    if failures == len(RETRY_SECONDS):
                        log.warning("%s %d cannot be shown yet: %s", self._kind, number, error)
                    self._due.add(number)
                    await self._pause(RETRY_SECONDS[min(failures, len(RETRY_SECONDS)) - 1])
        except Exception:
            log.exception("%s %d cannot be shown", self._kind, number)
        finally:
            del self._tasks[number]

    async def _pause(self, seconds: float) -> None:
        """Wait for so long, or until somebody is in a hurry."""
        with suppress(TimeoutError):
            async with asyncio.timeout(None) as pause:
                self._pausing.add(pause)
                try:
                    await self._sleep(seconds)
                finally:
                    self._pausing.discard(pause)

    async def _await_turn(self, number: int) -> None:
        """Keep the distance between two edits of one message."""
        now = asyncio.get_running_loop().time()
        wait = self._edited_at.get(number, now - EDIT_SECONDS) + EDIT_SECONDS - now
        if wait > 0:
            await self._sleep(wait)
