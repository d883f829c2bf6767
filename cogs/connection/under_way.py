"""The clicks and commands that are being carried out, so that the bot can stop between two of them."""

import asyncio
from typing import Any, Final

from belote_bot.tables.refusals import Refusal, TableRefused

CANCELLING_SECONDS: Final = 0.3
"""How long what is cancelled may take to end: no longer than a transaction."""


class UnderWay:
    """All of them; none begins any more once the bot is to stop."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self._stopping = False

    def take_up(self) -> None:
        """Count the current task among them until it ends; refused once the bot is to stop."""
        if self._stopping:
            raise TableRefused(Refusal.STOPPING)
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self, seconds: float) -> None:
        """Let none begin, give those that have begun so long to end, and cancel the others."""
        self._stopping = True
        if not self._tasks:
            return
        _, late = await asyncio.wait(self._tasks, timeout=seconds)
        for task in late:
            task.cancel()
        if late:
            await asyncio.wait(late, timeout=CANCELLING_SECONDS)
