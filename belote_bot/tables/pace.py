"""How long the table waits, so that people can follow."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from typing import Self, TypeAlias

from belote_bot.storage.tables import Terms

Sleep: TypeAlias = Callable[[float], Awaitable[None]]
"""How this process waits for a number of seconds; tests and the demo have clocks of their own."""


@dataclass(frozen=True, slots=True)
class Watch:
    """What people's time to think is measured by, which unlike a pause goes on while the program is down."""

    now: Callable[[], float] = time.time
    """Seconds since 1970 (UTC)."""
    sleep: Sleep = asyncio.sleep


@dataclass(frozen=True, slots=True)
class Pace:
    """Pauses in seconds, 0 or more, and the clock that they are measured by."""

    bot: float = 1.0
    """Before a bot acts."""
    trick: float = 2.5
    """While a complete trick lies on the table."""
    deal: float = 12.0
    """While a score sheet is read, before the next deal."""
    sleep: Sleep = asyncio.sleep
    watch: Watch = field(default_factory=Watch)

    def under(self, terms: Terms) -> Self:
        """The pauses at a table whose server chose some of them."""
        return replace(
            self,
            bot=self.bot if terms.bot_delay is None else terms.bot_delay,
            trick=self.trick if terms.trick_pause is None else terms.trick_pause,
        )
