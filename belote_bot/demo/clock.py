"""The wall clock inside the simulated Discord, whose own time stands still until somebody moves it."""

import asyncio
from contextvars import Context
from datetime import UTC, datetime, timedelta

import simcord

from belote_bot.tables.pace import Watch


class WallClock:
    """Pauses that last as long as they say, and a simulated time that keeps up with ours."""

    def __init__(self) -> None:
        self._env: simcord.Env | None = None

    @property
    def watch(self) -> Watch:
        """The same clock for what lasts as long as people think."""
        return Watch(sleep=self.sleep)

    def set(self, env: simcord.Env) -> None:
        """Put the clock up in a simulated Discord; needed before the first pause."""
        self._env = env
        self.catch_up()

    def catch_up(self) -> None:
        """Bring the simulated time (of messages, tokens and the bot's clock) up to ours."""
        if self._env is None:
            return
        behind = (datetime.now(UTC) - self._env.now()).total_seconds()
        if behind > 0:
            self._env.backend.advance_clock(behind)

    async def sleep(self, seconds: float) -> None:
        """Wait, in a task of the bot's, without a click having to wait for the end of it.

        The simulation takes the pause for something that comes from outside, as a click does. The timer
        is set in a context of its own: in the bot's the simulation would own it, and stop it.
        """
        assert self._env is not None
        loop = asyncio.get_running_loop()
        over: asyncio.Future[None] = loop.create_future()
        timer = Context().run(loop.call_later, max(seconds, 0), _end, over)
        try:
            await self._env.external_wait(over, reason="a pause at the table")
        finally:
            timer.cancel()
        self.catch_up()


def _end(pause: asyncio.Future[None]) -> None:
    if not pause.done():
        pause.set_result(None)


def time_zone() -> str:
    """The name of a time zone whose clocks show what ours do now; UTC where there is none."""
    offset = datetime.now().astimezone().utcoffset() or timedelta()
    hours, rest = divmod(offset, timedelta(hours=1))
    # The signs of these names are those of POSIX: Etc/GMT-1 is an hour ahead.
    return f"Etc/GMT{-hours:+d}" if hours and not rest else "UTC"
