"""Erasing what is kept about a person while others are at work on the file."""

import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from belote_bot.archive.personal import ATTEMPTS, PersonalData
from belote_bot.tables.pace import Pace
from belote_bot.tables.rematching import Asked
from tests.tables.support import (
    ALICE,
    CHANNEL,
    CHLOE,
    DENIS,
    GUILD,
    House,
    Person,
    game_of,
    house_at,
)

NAME = "Bob the Unmistakable"
THEM = Person(2_718_281_828_459, NAME)


async def played(house: House) -> None:
    table = await house.started(people=(ALICE, THEM, CHLOE, DENIS))
    await house.tables.leaving.stop(table.id, ALICE.user_id)


def tells_of_them(place: Path) -> bool:
    files = [file for file in place.parent.iterdir() if not file.name.endswith("-shm")]
    return any(NAME.encode() in file.read_bytes() for file in files)


async def test_who_reads_what_was_before_is_waited_for(tmp_path: Path) -> None:
    place = tmp_path / "house" / "belote.db"
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)
        other.close()

    async with house_at(place, Pace(sleep=sleep)) as house:
        await played(house)
        other = sqlite3.connect(place, isolation_level=None)
        other.execute("BEGIN")
        other.execute("SELECT * FROM players").fetchall()
        waited.clear()
        await PersonalData(house.tables).erase(THEM.user_id)
        assert len(waited) == 1
        assert not tells_of_them(place)


async def test_who_reads_without_end_is_told_of(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    place = tmp_path / "house" / "belote.db"
    async with house_at(place) as house:
        await played(house)
        with closing(sqlite3.connect(place, isolation_level=None)) as other:
            other.execute("BEGIN")
            other.execute("SELECT * FROM players").fetchall()
            with caplog.at_level(logging.WARNING):
                await PersonalData(house.tables).erase(THEM.user_id)
    assert caplog.messages == ["old values may stay in the log until the next start: somebody reads the file"]
    assert ATTEMPTS > 1
    assert not tells_of_them(place)


async def test_a_table_whose_end_was_not_shown_yet_knows_them_no_more(tmp_path: Path) -> None:
    async with house_at(tmp_path / "house" / "belote.db") as house:
        table = await house.started(people=(THEM, ALICE, CHLOE, DENIS))
        await house.tables.leaving.close_table(table.id)
        assert table.host_id == THEM.user_id
        await PersonalData(house.tables).erase(THEM.user_id)
        assert table.host_id < 0
        assert THEM not in table.seats
        database = house.tables.registry.database
        assert (await database.number("SELECT host_id FROM tables")) == table.host_id


async def test_a_rematch_keeps_no_seat_for_them(tmp_path: Path) -> None:
    async with house_at(tmp_path / "house" / "belote.db") as house:
        table = await house.started(people=(ALICE, THEM, CHLOE, DENIS))
        await house.play_to(table, lambda: not table.status.is_open, Random(3))
        assert game_of(table).winner is not None
        assert table.match is not None
        again, _ = await house.tables.rematching.open(table.match.id, Asked(GUILD, CHANNEL, ALICE))
        await PersonalData(house.tables).erase(THEM.user_id)
        rematch = house.watcher.seen[-1].rematch
        assert rematch is not None
        assert rematch == again.rematch
        assert rematch.kept == (ALICE, None, CHLOE, DENIS)


async def test_the_lobby_does_not_tell_that_they_were_removed(tmp_path: Path) -> None:
    async with house_at(tmp_path / "house" / "belote.db") as house:
        table = await house.open()
        await house.tables.lobby.sit(table.id, THEM, 1)
        await house.tables.arranging.remove(table.id, ALICE.user_id, THEM.user_id)
        await PersonalData(house.tables).erase(THEM.user_id)
        shown = house.watcher.seen[-1]
        assert (shown.seats_news, shown.barred) == (None, ())
