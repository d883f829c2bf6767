"""A program of its own that does one thing with a database and kills itself before a step of it."""

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import aiosqlite

from belote_bot.standings.recompute import at_file, recompute
from belote_bot.storage.backups import back_up, restore
from belote_bot.storage.database import Database
from tests.storage.support import erased

STEPS: tuple[tuple[Any, str], ...] = (
    (aiosqlite.Connection, "execute"),
    (aiosqlite.Connection, "executemany"),
    (aiosqlite.Connection, "rollback"),
    (Path, "replace"),
    (Path, "hardlink_to"),
    (Path, "unlink"),
    (os, "fsync"),
    (os, "open"),
)
"""What writes, each time that it is called."""

left = 0


def dying(step: Callable[..., Any]) -> Callable[..., Any]:
    def before(*arguments: Any, **options: Any) -> Any:
        global left  # noqa: PLW0603
        left -= 1
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)
        return step(*arguments, **options)

    return before


async def opened(place: Path) -> None:
    await (await Database.open(place)).close()


def main(steps: int, work: str, place: Path, copy: Path) -> None:
    global left  # noqa: PLW0603
    left = steps
    for owner, name in STEPS:
        setattr(owner, name, dying(getattr(owner, name)))
    match work:
        case "migrate":
            asyncio.run(opened(place))
        case "back up":
            back_up(place, copy)
        case "restore":
            restore(copy, place, datetime.now(UTC))
        case "erase":
            asyncio.run(erased(place, 1))
        case "recompute":
            asyncio.run(at_file(place, recompute, lambda _: None))


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], Path(sys.argv[3]), Path(sys.argv[4]))
