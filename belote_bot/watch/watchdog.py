"""The watchdog of the event loop: sees when it stood still, and what was running then.

A beat on the loop notes how late it is woken. A thread beside it looks, once the beat is late, at what the
loop's thread is doing. What the beat finds is told in one line of the log, and counted.
"""

import asyncio
import logging
import threading
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from time import perf_counter, thread_time
from typing import Final

from belote_bot.watch.figures import FIGURES, Figures
from belote_bot.watch.full_collections import FullCollections
from belote_bot.watch.stacks import others, stack_of

__all__ = ["BLOCKED_SECONDS", "Watchdog", "watched_loop"]

log: Final = logging.getLogger(__name__)

BLOCKED_SECONDS: Final = 0.05
"""From how late a beat on the loop counts as having stood still."""

BEAT_SECONDS: Final = 0.02
LOOK_SECONDS: Final = 0.02
"""How often the thread looks; what it sees belongs to a beat that is at least as late."""

QUIET_SECONDS: Final = 10.0
"""The usual least time between two lines of the log; what happens meanwhile is only counted."""


@dataclass(slots=True)
class _Sight:
    """What the thread saw while a beat was late."""

    stack: str
    """Of the loop's thread."""
    others: str
    """Where other threads were, if the watching thread did not get its turn either; else nothing."""


class Watchdog:
    """Watches the loop that it is started on, until it is stopped."""

    def __init__(self, figures: Figures = FIGURES, quiet: float = QUIET_SECONDS) -> None:
        """`quiet` is the least time between two lines of the log, in seconds."""
        self._figures = figures
        self._quiet = quiet
        self._collections = FullCollections(figures)
        self._watching = threading.Lock()
        self._loop_thread = 0
        self._due = 0.0
        self._processor = 0.0
        self._sight: _Sight | None = None
        self._told_at = float("-inf")
        self._untold = 0

    async def beat(self) -> None:
        """Until it is cancelled."""
        loop = asyncio.get_running_loop()
        self._loop_thread = threading.get_ident()
        self._next_beat(loop)
        looking = threading.Thread(target=self._look, name="watchdog", daemon=True)
        self._watching.acquire()
        looking.start()
        self._collections.watch()
        try:
            await loop.create_future()
        finally:
            self._beating.cancel()
            self._collections.stop()
            self._watching.release()
            looking.join()

    def _next_beat(self, loop: asyncio.AbstractEventLoop) -> None:
        self._sight = None
        self._processor = thread_time()
        self._due = perf_counter() + BEAT_SECONDS
        self._beating = loop.call_later(BEAT_SECONDS, self._woken, loop)

    def _woken(self, loop: asyncio.AbstractEventLoop) -> None:
        """On the loop: note how late it is."""
        late = max(perf_counter() - self._due, 0.0)
        self._figures.loop_lag.observe(late)
        collecting = self._collections.taken()
        if late > BLOCKED_SECONDS:
            self._figures.loop_blocks.add()
            self._tell(late, thread_time() - self._processor, collecting)
        self._next_beat(loop)

    def _tell(self, late: float, processor: float, collecting: float) -> None:
        now = perf_counter()
        if now - self._told_at < self._quiet:
            self._untold += 1
            return
        sight = self._sight or _Sight("", "")
        parts = [f"{1000 * processor:.0f} ms of them its own work"]
        if collecting:
            parts.append(f"{1000 * collecting:.0f} ms collecting garbage")
        if self._untold:
            parts.append(f"and {self._untold} times since the last such line")
        log.warning(
            "the event loop stood still for %.0f ms (%s): %s%s",
            1000 * late,
            "; ".join(parts),
            sight.stack or "nothing was seen",
            f"; beside it {sight.others}" if sight.others else "",
            extra={
                "fields": {
                    "event": "loop_blocked",
                    "milliseconds": round(1000 * late),
                    "processor_milliseconds": round(1000 * processor),
                    "collecting_milliseconds": round(1000 * collecting),
                    "untold": self._untold,
                }
            },
        )
        self._told_at, self._untold = now, 0

    def _look(self) -> None:
        """On a thread of its own: see what the loop's thread does when a beat is late."""
        before = perf_counter()
        while not self._watching.acquire(timeout=LOOK_SECONDS):
            now = perf_counter()
            held_up = now - before > 2 * LOOK_SECONDS
            before = now
            # The first sight is of what held the loop up; later ones would see what comes after.
            if now - self._due > LOOK_SECONDS and self._sight is None:
                loop_thread = self._loop_thread
                self._sight = _Sight(stack_of(loop_thread), others(loop_thread) if held_up else "")


@asynccontextmanager
async def watched_loop(figures: Figures = FIGURES, quiet: float = QUIET_SECONDS) -> AsyncGenerator[None]:
    """Watch the running loop meanwhile."""
    watching = asyncio.create_task(Watchdog(figures, quiet).beat(), name="watchdog")
    try:
        yield
    finally:
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)
