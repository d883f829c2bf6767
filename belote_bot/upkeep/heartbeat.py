"""Whether the running bot is well: a small file beside the database that it writes anew every few seconds."""

import json
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final, Self

log: Final = logging.getLogger(__name__)

BEATS_EVERY: Final = 10.0
"""Seconds between two beats; each is written by the loop that also answers clicks."""

STILL_FRESH: Final = 45.0
"""After how many seconds without a beat the bot does not answer any more."""

RECONNECTS_WITHIN: Final = 120.0
"""For how many seconds a connection may be gone; Discord cuts them from time to time."""


@dataclass(frozen=True, slots=True)
class Beat:
    """How the bot was at one moment; times are seconds since 1970."""

    at: float
    connected_at: float | None
    """When all shards were last connected; None before the first time."""
    connected: int
    """How many shards are connected."""
    shards: int
    """How many there are."""

    @classmethod
    def read(cls, text: str) -> Self:
        """The beat that was written; raises ValueError for anything else."""
        try:
            found: dict[str, Any] = json.loads(text)
            since = found["connected_at"]
            return cls(
                float(found["at"]),
                None if since is None else float(since),
                int(found["connected"]),
                int(found["shards"]),
            )
        except (KeyError, TypeError) as error:
            raise ValueError("not a heartbeat") from error


@dataclass(frozen=True, slots=True)
class Health:
    """Whether the bot is well, and a sentence about it."""

    good: bool
    sentence: str


def place_of_heartbeat(database: Path) -> Path:
    """Where the heartbeat of the bot on this database lies."""
    return database.with_name(f"{database.name}.heartbeat")


async def beat(
    file: Path,
    connected: Callable[[], tuple[int, int]],
    now: Callable[[], float],
    sleep: Callable[[float], Awaitable[None]],
) -> None:
    """Write a heartbeat every few seconds until cancelled; then take it away.

    `connected` gives how many shards are connected, and how many there are.
    """
    connected_at: float | None = None
    failed = False
    try:
        while True:
            some, shards = connected()
            if some == shards:
                connected_at = now()
            try:
                _write(file, Beat(now(), connected_at, some, shards))
                failed = False
            except OSError as error:
                if not failed:
                    log.warning("no heartbeat can be written: %s", error)
                failed = True
            await sleep(BEATS_EVERY)
    finally:
        _take_away(file)


def _write(file: Path, written: Beat) -> None:
    part = file.with_name(f"{file.name}.part")
    part.write_text(json.dumps(asdict(written)), "utf-8")
    part.replace(file)


def _take_away(file: Path) -> None:
    with suppress(OSError):  # then it grows old where it lies
        file.unlink(missing_ok=True)


def health_of(database: Path, now: float) -> Health:
    """How the bot on this database is, by its heartbeat; `now` is in seconds since 1970."""
    try:
        last = Beat.read(place_of_heartbeat(database).read_text("utf-8"))
    except FileNotFoundError:
        return Health(good=False, sentence=f"No bot runs on {database}.")
    except (OSError, ValueError) as error:
        return Health(good=False, sentence=f"The heartbeat of the bot on {database} cannot be read: {error}.")
    silent = now - last.at
    if silent > STILL_FRESH:
        return Health(good=False, sentence=f"The bot has not answered for {silent:.0f} seconds.")
    if last.connected_at is None:
        return Health(good=False, sentence="The bot starts, and is not yet connected to Discord.")
    if last.connected == last.shards:
        return Health(good=True, sentence="The bot answers and is connected to Discord.")
    gone = now - last.connected_at
    return Health(
        good=gone <= RECONNECTS_WITHIN,
        sentence=f"The bot answers, but for {gone:.0f} seconds only {last.connected} of its {last.shards} "
        "connections to Discord have stood.",
    )
