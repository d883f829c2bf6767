"""A file that stops taking changes while it is open: what is wrong is told once, and nothing is lost."""

import os
import resource
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from belote_bot.storage.database import Database
from belote_bot.storage.faults import DatabaseFault, Fault, fault_of
from tests.storage.support import give_up_soon, locked, seen_from_outside

NAMES = "SELECT name FROM players ORDER BY user_id"


@pytest.fixture
def told() -> list[Fault]:
    """What the guard was told."""
    return []


@pytest.fixture
async def guarded(place: Path, told: list[Fault]) -> AsyncIterator[Database]:
    database = await Database.open(place)
    database.guard = told.append
    await give_up_soon(database)
    await write(database, 1)
    yield database
    await database.close()


def content(file: Path) -> bytes:
    return file.read_bytes()


def overwrite(file: Path, offset: int, content: bytes) -> None:
    file.touch()
    with file.open("rb+") as opened:
        opened.seek(offset)
        opened.write(content)


def move(file: Path, place: Path) -> None:
    file.replace(place)


async def write(database: Database, number: int, size: int = 10) -> None:
    async with database.transaction():
        await database.run("INSERT INTO players VALUES (?, ?, 0)", (number, str(number) * size))


async def refused(database: Database, fault: Fault, number: int = 2, size: int = 10) -> None:
    with pytest.raises(DatabaseFault) as caught:
        await write(database, number, size)
    assert caught.value.fault is fault


async def assert_goes_on(database: Database, place: Path, told: list[Fault]) -> None:
    """Once more everything is stored, where everybody finds it, and the next fault would be told."""
    assert len(told) == 1
    await database.revive()
    assert database.fault is None
    await write(database, 2)
    assert seen_from_outside(place, NAMES) == [("1" * 10,), ("2" * 10,)]
    assert seen_from_outside(place, "SELECT count(*) FROM facts") == [(0,)]


async def still_refused(database: Database) -> None:
    with pytest.raises(sqlite3.Error):
        await database.revive()
    assert database.fault is not None


async def test_a_full_disk(guarded: Database, place: Path, told: list[Fault]) -> None:
    pages = await guarded.number("PRAGMA page_count")
    await guarded.number(f"PRAGMA max_page_count = {pages}")
    await refused(guarded, Fault.FULL, size=20_000)
    await refused(guarded, Fault.FULL)  # at once, although it would have room
    await still_refused(guarded)
    assert told == [Fault.FULL]
    await guarded.number("PRAGMA max_page_count = 1000000")
    await assert_goes_on(guarded, place, told)


async def test_another_program_that_keeps_it_locked(
    guarded: Database, place: Path, told: list[Fault]
) -> None:
    with locked(place):
        await refused(guarded, Fault.LOCKED)
        await still_refused(guarded)
    await assert_goes_on(guarded, place, told)


async def test_a_file_that_became_read_only(guarded: Database, place: Path, told: list[Fault]) -> None:
    await guarded.run("PRAGMA query_only = ON")
    await refused(guarded, Fault.READ_ONLY)
    await still_refused(guarded)
    await guarded.run("PRAGMA query_only = OFF")
    await assert_goes_on(guarded, place, told)


async def test_a_damaged_file_is_trusted_again_once_it_is_whole(
    guarded: Database, place: Path, told: list[Fault], tmp_path: Path
) -> None:
    await guarded.empty_log()
    whole = content(place)
    overwrite(place, 4096, os.urandom(len(whole) - 4096))
    await guarded.run("PRAGMA cache_size = 0")
    await guarded.run("PRAGMA shrink_memory")
    with pytest.raises(DatabaseFault):
        await guarded.rows(NAMES)
    assert told == [Fault.DAMAGED]
    await refused(guarded, Fault.DAMAGED)
    await still_refused(guarded)
    overwrite(place, 0, whole)
    await guarded.run("PRAGMA shrink_memory")
    await assert_goes_on(guarded, place, told)


@pytest.mark.parametrize("ending", ["", "-wal"])
async def test_a_deleted_file_is_written_anew(
    ending: str, guarded: Database, place: Path, told: list[Fault]
) -> None:
    place.with_name(f"{place.name}{ending}").unlink()
    await refused(guarded, Fault.GONE)
    await assert_goes_on(guarded, place, told)


async def test_a_deleted_folder_is_made_anew(tmp_path: Path, told: list[Fault]) -> None:
    place = tmp_path / "data" / "belote.db"
    database = await Database.open(place)
    database.guard = told.append
    await write(database, 1)
    async with database.aside() as queries:
        assert len(await queries.rows(NAMES)) == 1
    shutil.rmtree(place.parent)
    await refused(database, Fault.GONE)
    await assert_goes_on(database, place, told)
    async with database.aside() as queries:
        assert len(await queries.rows(NAMES)) == 2
    await database.close()
    assert [file.name for file in place.parent.iterdir()] == [place.name]


async def test_a_file_that_was_moved_away_and_back(
    guarded: Database, place: Path, told: list[Fault], tmp_path: Path
) -> None:
    move(place, tmp_path / "elsewhere")
    overwrite(place, 0, b"another program's")
    await refused(guarded, Fault.GONE)
    await still_refused(guarded)
    assert content(place) == b"another program's"
    move(tmp_path / "elsewhere", place)
    await assert_goes_on(guarded, place, told)


LIMITED = """
import asyncio, sys
from belote_bot.storage.database import Database
from tests.storage.test_revival import write

async def main():
    database = await Database.open(sys.argv[1])
    for number in range(1, 1000):
        try:
            await write(database, number, 2000)
        except Exception as error:
            print(number - 1, type(error).__name__, error.fault.name)
            break
    await database.close()
asyncio.run(main())
"""


def test_a_limit_on_the_size_of_files(place: Path) -> None:
    size = 2_000_000
    done = subprocess.run(
        [sys.executable, "-c", LIMITED, str(place)],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (size, size)),
    )
    stored, *what = done.stdout.split()
    assert what == ["DatabaseFault", "DISK"]
    assert 10 < int(stored) < 1000
    assert seen_from_outside(place, "SELECT count(*) FROM players") == [(int(stored),)]


async def test_what_is_wrong_with_a_statement_is_no_fault(guarded: Database, told: list[Fault]) -> None:
    with pytest.raises(sqlite3.IntegrityError) as taken:
        await write(guarded, 1)
    with pytest.raises(sqlite3.OperationalError) as senseless:
        await guarded.rows("SELECT nothing FROM nowhere")
    assert fault_of(taken.value) is fault_of(senseless.value) is None
    await write(guarded, 2)
    assert not told


async def test_the_whole_file_is_looked_through(place: Path) -> None:
    database = await Database.open(place)
    await database.check()
    await database.close()
    overwrite(place, 8192, os.urandom(50_000))
    with pytest.raises(Exception, match=r"cannot be used: .* Stop the bot, then put a backup in its place"):
        await (await Database.open(place)).check()
