"""Work that is done to its end, whoever is cancelled meanwhile."""

import asyncio
from collections.abc import Coroutine


async def to_the_end(work: Coroutine[None, None, None]) -> None:
    """Wait for work that must not be left half done; a cancellation meanwhile comes at the next pause."""
    running = asyncio.ensure_future(work)
    cancelled = False
    while not running.done():
        try:
            await asyncio.wait([running])
        except asyncio.CancelledError:
            cancelled = True
    task = asyncio.current_task()
    if cancelled and task is not None:
        task.cancel()
        task.uncancel()  # the same request as before, not one more
    running.result()
