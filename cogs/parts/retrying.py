"""Doing a request to Discord again when it failed in a way that passes."""

from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import aiohttp
import discord

from belote_bot.tables.pace import Sleep

Result = TypeVar("Result")

FAILURES: Final = (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError)
"""How a request to Discord fails: it refuses, or its answer does not come."""

SERVER_FAULT: Final = 500
"""The first of the HTTP statuses that mean a fault on the other side."""

PAUSES: Final = (0.5, 1.5)
"""Seconds before the second and the third attempt."""


async def retried(request: Callable[[], Awaitable[Result]], sleep: Sleep) -> Result:
    """What a request gives, tried up to three times while the network or Discord itself fails.

    `request` builds everything that it sends anew each time. Raises what the last attempt raised.
    """
    for pause in PAUSES:
        try:
            return await request()
        except FAILURES as error:
            if isinstance(error, discord.HTTPException) and error.status < SERVER_FAULT:
                raise
            await sleep(pause)
    return await request()
