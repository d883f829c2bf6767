"""How long the table waits, so that people can follow."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeAlias

Sleep: TypeAlias = Callable[[float], Awaitable[None]]
"""How this process waits for a number of seconds; tests and the demo have clocks of their own."""


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
