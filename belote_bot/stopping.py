"""Stopping when SIGTERM or Ctrl-C says so, and in time, whatever hangs."""

import asyncio
import logging
import os
import signal
import threading
import time
from collections.abc import Callable
from queue import SimpleQueue
from types import FrameType
from typing import Final

__all__ = ["ENDS_WITHIN", "listen_for_stop"]

log: Final = logging.getLogger(__name__)

ENDS_WITHIN: Final = 4.2
"""Seconds after which the process ends in any case. What was acknowledged is on disk long before."""

_SIGNALS: Final = (signal.SIGTERM, signal.SIGINT)


def listen_for_stop(seconds: float = ENDS_WITHIN, leave: Callable[[int], object] = os._exit) -> asyncio.Event:
    """An event that is set when the process is told to stop; to be called on the event loop's thread.

    So many seconds later it leaves in any case: also while the loop is held up, while Discord does not
    answer, and while a thread still works that nobody can end. Further signals change nothing.
    """
    asked = asyncio.Event()
    loop = asyncio.get_running_loop()
    told: SimpleQueue[None] = SimpleQueue()  # the only thing here that a signal may interrupt itself in

    def leave_in_time() -> None:
        told.get()
        time.sleep(seconds)
        log.warning("not everything could be said in time; all that was acknowledged is stored")
        leave(0)

    def stop(_signal: int, _frame: FrameType | None) -> None:
        told.put(None)
        if not loop.is_closed():
            loop.call_soon_threadsafe(asked.set)

    threading.Thread(target=leave_in_time, name="leaving", daemon=True).start()
    for name in _SIGNALS:
        signal.signal(name, stop)
    return asked
