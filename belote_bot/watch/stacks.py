"""What the threads of this process are doing at a moment: places in the code, never values."""

import sys
import threading
from pathlib import PurePath
from types import FrameType
from typing import Final

__all__ = ["others", "stack_of"]

DEPTH: Final = 8
"""How many calls of the thread that is looked at are told, the innermost first."""

_WAITING: Final = ("threading.py", "queue.py", "selectors.py", "futures/thread.py", "aiosqlite/core.py")
"""The files in which a thread that has nothing to do waits for something."""


def stack_of(thread_id: int, depth: int = DEPTH) -> str:
    """The innermost calls of a thread, `file:line function` each; empty if there is no such thread."""
    calls: list[str] = []
    frame = _frames().get(thread_id)
    while frame is not None and len(calls) < depth:
        calls.append(_place(frame))
        frame = frame.f_back
    return " < ".join(calls)


def others(thread_id: int) -> str:
    """Where each other thread is that may be at work; empty if all of them wait."""
    names = {thread.ident: thread.name for thread in threading.enumerate()}
    own = threading.get_ident()
    return ", ".join(
        f"{names.get(ident, ident)} at {_place(frame)}"
        for ident, frame in _frames().items()
        if ident not in (thread_id, own) and not _file(frame).endswith(_WAITING)
    )


def _frames() -> dict[int, FrameType]:
    """The innermost call of every thread: documented for just this, whatever its name says."""
    return sys._current_frames()  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]


def _place(frame: FrameType) -> str:
    return f"{_file(frame)}:{frame.f_lineno} {frame.f_code.co_name}"


def _file(frame: FrameType) -> str:
    """The file with its folder."""
    return "/".join(PurePath(frame.f_code.co_filename).parts[-2:])
