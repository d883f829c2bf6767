"""Opening the file, and what it refuses."""

import os
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from belote_bot.storage.database import Database, StorageError
from belote_bot.storage.reading import BUSY_TIMEOUT_MS
from tests.storage.support import locked, seen_from_outside
from tests.tables.support import as_killed


@pytest.fixture
def folder_of_another() -> Iterator[Path]:
    """A folder that an ordinary user can read and not write; during the test we are one."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with closing(sqlite3.connect(folder / "theirs.db")) as theirs:
            theirs.execute("CREATE TABLE cards (name TEXT)")
            theirs.execute("DROP TABLE cards")
        (folder / "theirs.db").chmod(0o444)
        folder.chmod(0o555)
        user = os.geteuid()
        if user == 0:
            os.seteuid(65534)
        try:
            yield folder
        finally:
            os.seteuid(user)
            folder.chmod(0o755)


def files_in(folder: Path) -> list[Path]:
    return list(folder.iterdir())


def content(file: Path) -> bytes:
    return file.read_bytes()


async def test_the_folder_is_made(tmp_path: Path) -> None:
    place = tmp_path / "data" / "of" / "the bot" / "belote.db"

    await (await Database.open(place)).close()

    assert seen_from_outside(place, "SELECT count(*) FROM players") == [(0,)]


async def test_the_file_is_in_wal_mode(database: Database) -> None:
    assert await database.row("PRAGMA journal_mode") == ("wal",)


async def test_a_commit_is_on_disk_before_it_returns(database: Database) -> None:
    full = 2
    assert await database.number("PRAGMA synchronous") == full


async def test_foreign_keys_hold(database: Database) -> None:
    with pytest.raises(sqlite3.IntegrityError, match="FOREIGN KEY"):
        async with database.transaction():
            await database.run("INSERT INTO match_players (match_id, seat, name) VALUES (1, 0, 'Nobody')")


async def test_a_database_in_memory_needs_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    await (await Database.open(":memory:")).close()

    assert files_in(tmp_path) == []


@pytest.fixture
def diary(place: Path) -> Path:
    place.write_text("Dear diary, " * 100)
    return place


async def test_a_file_that_is_no_database_is_refused_and_kept(diary: Path) -> None:
    before = content(diary)

    with pytest.raises(
        StorageError, match=r"belote\.db cannot be used: file is not a database\. Stop the bot,"
    ):
        await Database.open(diary)

    assert content(diary) == before


@pytest.mark.parametrize("version", [0, 1, 3])
@pytest.mark.parametrize("table", ["players", "recipes"])
async def test_the_database_of_another_program_is_refused_and_kept(
    place: Path, table: str, version: int
) -> None:
    with closing(sqlite3.connect(place)) as theirs:
        theirs.execute(f"CREATE TABLE {table} (handicap REAL)")
        theirs.execute(f"PRAGMA user_version = {version}")
    before = content(place)

    with pytest.raises(StorageError, match="is the database of another program"):
        await Database.open(place)

    assert content(place) == before


async def test_a_folder_in_place_of_the_file_is_refused(tmp_path: Path) -> None:
    told = "cannot be opened: unable to open database file. Look whether it is a file, and give this user "
    with pytest.raises(StorageError, match=told):
        await Database.open(tmp_path)


async def test_a_file_in_place_of_the_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "data").touch()

    with pytest.raises(StorageError, match=r"The folder of .*belote\.db cannot be made: "):
        await Database.open(tmp_path / "data" / "belote.db")


async def test_a_folder_that_cannot_be_made_is_refused(folder_of_another: Path) -> None:
    with pytest.raises(StorageError, match="cannot be made: Permission denied"):
        await Database.open(folder_of_another / "data" / "belote.db")


async def test_a_folder_that_cannot_be_written_is_refused(folder_of_another: Path) -> None:
    with pytest.raises(StorageError, match="cannot be opened: unable to open database file"):
        await Database.open(folder_of_another / "belote.db")


async def test_a_file_that_cannot_be_written_is_refused(folder_of_another: Path) -> None:
    with pytest.raises(StorageError, match="cannot be used: attempt to write a readonly database"):
        await Database.open(folder_of_another / "theirs.db")


async def test_a_file_that_another_program_holds_is_refused(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("belote_bot.storage.database.BUSY_TIMEOUT_MS", 1)
    await (await Database.open(place)).close()

    with locked(place), pytest.raises(StorageError, match="cannot be used: database is locked"):
        await Database.open(place)


async def test_number_says_when_there_is_none(database: Database) -> None:
    with pytest.raises(LookupError, match="no number"):
        await database.number("SELECT 1 WHERE FALSE")


async def test_the_log_is_emptied_once_nobody_reads_what_was_before(place: Path) -> None:
    database = await Database.open(place)
    log = place.with_name(f"{place.name}-wal")
    async with database.transaction():
        await database.run("INSERT INTO players VALUES (1, 'Unmistakable', 0)")
    with closing(sqlite3.connect(place, isolation_level=None)) as other:
        other.execute("BEGIN")
        other.execute("SELECT * FROM players").fetchall()
        async with database.transaction():
            await database.run("DELETE FROM players")
        began = time.monotonic()
        await database.wipe()
        assert not await database.empty_log()
        assert time.monotonic() - began < 2  # play is not held up meanwhile
        assert b"Unmistakable" in log.read_bytes()
    assert await database.empty_log()
    assert log.read_bytes() == b""
    assert await database.number("PRAGMA busy_timeout") == BUSY_TIMEOUT_MS
    await database.close()


async def test_what_a_kill_left_in_the_log_is_not_there_after_the_next_start(tmp_path: Path) -> None:
    place = tmp_path / "before" / "belote.db"
    database = await Database.open(place)
    async with database.transaction():
        await database.run("INSERT INTO players VALUES (1, 'Unmistakable', 0)")
    async with database.transaction():
        await database.run("DELETE FROM players")
    killed = as_killed(place, tmp_path / "after")
    await database.close()
    again = await Database.open(killed)
    for file in killed.parent.iterdir():
        assert b"Unmistakable" not in file.read_bytes(), file
    await again.close()
