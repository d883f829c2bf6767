"""Whose work the event loop does: its thread is looked at every few milliseconds.

What the simulated Discord does in the same process costs the loop as much as what the bot does: in earnest it
is done elsewhere. A moment belongs to whichever of both the innermost known call belongs to.
"""

import sys
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import PurePath
from types import FrameType
from typing import Final

EVERY_SECONDS: Final = 0.005


class Whose(StrEnum):
    """To whom a moment of the loop belongs."""

    BOT = "bot"
    SIMULATION = "simulation"
    WAITING = "waiting"
    """For something to do."""
    LOOP = "loop"
    """Python's own event loop, for either."""


_PACKAGES: Final = {
    "simcord": Whose.SIMULATION,
    "bench": Whose.SIMULATION,
    "belote_bot": Whose.BOT,
    "cogs": Whose.BOT,
    "images": Whose.BOT,
    "discord": Whose.BOT,
    "aiosqlite": Whose.BOT,
}


def whose(frame: FrameType | None) -> Whose:
    """To whom a moment belongs, by its innermost call."""
    if frame is not None and frame.f_code.co_name == "select":
        return Whose.WAITING
    while frame is not None:
        parts = PurePath(frame.f_code.co_filename).parts
        for part in reversed(parts[:-1]):
            if part in _PACKAGES and "demo" not in parts:
                return _PACKAGES[part]
        frame = frame.f_back
    return Whose.LOOP


class Samples:
    """How often the loop's thread was seen at whose work."""

    def __init__(self) -> None:
        self.seen: Counter[Whose] = Counter()

    def share(self, of: Whose) -> float:
        """The part of all moments, 0 to 1."""
        return self.seen[of] / max(self.seen.total(), 1)


@contextmanager
def sampled() -> Iterator[Samples]:
    """Look at the calling thread meanwhile."""
    samples, ended, looked_at = Samples(), threading.Event(), threading.get_ident()

    def look() -> None:
        while not ended.wait(EVERY_SECONDS):
            samples.seen[whose(sys._current_frames().get(looked_at))] += 1  # noqa: SLF001

    looking = threading.Thread(target=look, name="sampling", daemon=True)
    looking.start()
    try:
        yield samples
    finally:
        ended.set()
        looking.join()
