"""The heartbeat that the bot writes beside its database, and what it is read for."""

import asyncio
import json
from pathlib import Path

import pytest

from belote_bot.cli import main
from belote_bot.upkeep.heartbeat import (
    BEATS_EVERY,
    RECONNECTS_WITHIN,
    STILL_FRESH,
    Beat,
    beat,
    health_of,
    place_of_heartbeat,
)

NOON = 1_796_000_000.0


class Bot:
    """A bot with two shards, and a clock that goes on by each pause between two beats."""

    def __init__(self, *connected: int) -> None:
        self._connected = list(connected)
        self.now = NOON

    def connected(self) -> tuple[int, int]:
        return self._connected.pop(0), 2

    async def sleep(self, seconds: float) -> None:
        if not self._connected:
            await asyncio.Event().wait()
        self.now += seconds


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "belote.db"


async def beaten(database: Path, bot: Bot) -> asyncio.Task[None]:
    """The heart of a bot that has beaten so often."""
    beating = asyncio.create_task(
        beat(place_of_heartbeat(database), bot.connected, lambda: bot.now, bot.sleep)
    )
    for _ in range(20):
        await asyncio.sleep(0)
    return beating


async def test_a_bot_that_beats_and_is_connected_is_well(database: Path) -> None:
    beating = await beaten(database, Bot(2))
    assert health_of(database, NOON + 1).good
    assert health_of(database, NOON - 3600).good, "the clock on the wall may be set"
    silent = health_of(database, NOON + STILL_FRESH + 1)
    assert not silent.good
    assert silent.sentence == "The bot has not answered for 46 seconds."
    beating.cancel()


async def test_one_that_stops_takes_its_heartbeat_away(database: Path) -> None:
    beating = await beaten(database, Bot(2))
    beating.cancel()
    await asyncio.gather(beating, return_exceptions=True)
    assert not health_of(database, NOON).good
    assert list(database.parent.iterdir()) == []


async def test_one_that_was_never_connected_is_not_well(database: Path) -> None:
    beating = await beaten(database, Bot(0, 1))
    health = health_of(database, NOON + BEATS_EVERY)
    assert (health.good, health.sentence) == (False, "The bot starts, and is not yet connected to Discord.")
    beating.cancel()


async def test_a_lost_connection_has_a_while_to_come_back(database: Path) -> None:
    lost = int(RECONNECTS_WITHIN / BEATS_EVERY)
    bot = Bot(2, *[1] * lost)
    beating = await beaten(database, bot)
    assert health_of(database, bot.now).good
    later = health_of(database, bot.now + 1)
    assert not later.good
    assert later.sentence == (
        "The bot answers, but for 121 seconds only 1 of its 2 connections to Discord have stood."
    )
    beating.cancel()


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"at": "x"}', '{"at": null}'])
def test_what_is_no_heartbeat_is_not_well(text: str, database: Path) -> None:
    place_of_heartbeat(database).write_text(text)
    assert not health_of(database, NOON).good


def test_the_command_tells_it_by_its_exit_status(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["health", "--database", str(database)]
    assert main(command) == 1
    assert capsys.readouterr().out == f"No bot runs on {database}.\n"
    lasting = Beat(at=9e9, connected_at=9e9, connected=1, shards=1)
    written = {field: getattr(lasting, field) for field in Beat.__slots__}
    place_of_heartbeat(database).write_text(json.dumps(written))
    assert main(command) == 0
    assert capsys.readouterr().out == "The bot answers and is connected to Discord.\n"
    assert main(["health", "--database", ":memory:"]) == 2
