"""Backups of a database that is in use, and the way back from them."""

import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path

import pytest

from belote_bot.storage.backups import back_up, restore, schema_of
from belote_bot.storage.database import Database, SchemaTooNew, StorageError
from belote_bot.storage.migrating import MIGRATIONS, scripts
from tests.storage.support import locked, seen_from_outside

NOON = datetime(2026, 11, 30, 12, 0, 0, tzinfo=UTC)
LANGUAGES = "SELECT language FROM preferences ORDER BY user_id"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return tmp_path / "copy.db"


def fill(place: Path, language: str) -> None:
    """A database with one person's language in it."""
    asyncio.run(_fill(place, language))


async def _fill(place: Path, language: str) -> None:
    database = await Database.open(place)
    async with database.transaction():
        await database.run("INSERT INTO preferences (user_id, language) VALUES (1, ?)", (language,))
    await database.close()


def files(folder: Path) -> list[Path]:
    """What lies there, without the lock of whoever runs on a database."""
    return [file for file in folder.iterdir() if file.suffix != ".lock"]


def names(folder: Path) -> set[str]:
    return {file.name for file in files(folder)}


def refused(copy: Path, place: Path) -> str:
    """The sentence with which a restoration is refused; the folder is as it was."""
    before = {file: file.read_bytes() for file in files(place.parent)}
    with pytest.raises(StorageError) as caught:
        restore(copy, place, NOON)
    assert {file: file.read_bytes() for file in files(place.parent)} == before
    return str(caught.value)


@contextmanager
def writing_pairs(place: Path) -> Iterator[threading.Event]:
    """Another program that writes two rows a transaction as fast as it can; set once it has begun."""
    begun, enough = threading.Event(), threading.Event()

    def write() -> None:
        with closing(sqlite3.connect(place, isolation_level=None)) as other:
            number = 0
            while not enough.is_set():
                number += 2
                other.execute("BEGIN IMMEDIATE")
                other.execute("INSERT INTO preferences (user_id, language) VALUES (?, 'fr')", (number,))
                other.execute("INSERT INTO preferences (user_id, language) VALUES (?, 'en')", (number + 1,))
                other.execute("COMMIT")
                begun.set()

    writer = threading.Thread(target=write)
    writer.start()
    try:
        yield begun
    finally:
        enough.set()
        writer.join()


async def test_a_backup_amid_writing_has_whole_transactions_and_opens(place: Path, tmp_path: Path) -> None:
    await (await Database.open(place)).close()
    with writing_pairs(place) as begun:
        begun.wait(10)
        for number in range(5):
            back_up(place, tmp_path / f"{number}.db")

    for number in range(5):
        opened = await Database.open(tmp_path / f"{number}.db")
        rows = await opened.number("SELECT count(*) FROM preferences")
        await opened.close()
        assert rows > 0
        assert rows % 2 == 0


async def test_what_is_only_in_the_log_is_in_the_backup_and_nothing_uncommitted(
    place: Path, copy: Path, database: Database
) -> None:
    async with database.transaction():
        await database.run("INSERT INTO preferences (user_id, language) VALUES (1, 'fr')")
    async with database.transaction():
        await database.run("INSERT INTO preferences (user_id, language) VALUES (2, 'en')")
        back_up(place, copy)

    assert seen_from_outside(copy, LANGUAGES) == [("fr",)]


def test_a_backup_does_not_wait_for_who_is_writing(place: Path, copy: Path) -> None:
    with closing(sqlite3.connect(place)) as made:
        for _, script in sorted(scripts(MIGRATIONS).items()):
            made.executescript(script)
        made.execute(f"PRAGMA user_version = {max(scripts(MIGRATIONS))}")
        made.execute("PRAGMA journal_mode = WAL")
        with locked(place):
            back_up(place, copy)

    assert schema_of(copy) == max(scripts(MIGRATIONS))


def test_a_backup_is_a_single_file(place: Path, copy: Path, tmp_path: Path) -> None:
    fill(place, "fr")

    size = back_up(place, copy)

    assert names(tmp_path) == {"belote.db", "copy.db"}
    assert size == copy.stat().st_size
    without_log = b"\x01\x01"  # bytes 18 and 19 of the header: whoever only reads it makes no log beside it
    assert copy.read_bytes()[18:20] == without_log


def test_a_backup_has_the_rights_of_the_database(place: Path, copy: Path) -> None:
    fill(place, "fr")
    place.chmod(0o640)

    back_up(place, copy)

    assert copy.stat().st_mode & 0o777 == 0o640


def test_a_file_that_is_there_is_not_overwritten(place: Path, copy: Path) -> None:
    fill(place, "fr")
    copy.write_text("precious")

    with pytest.raises(StorageError, match="is there already: choose another name"):
        back_up(place, copy)

    assert copy.read_text() == "precious"


def test_a_damaged_database_gives_no_backup(place: Path, copy: Path, tmp_path: Path) -> None:
    fill(place, "fr")
    damage(place)

    with pytest.raises(StorageError, match=r"damaged|malformed"):
        back_up(place, copy)

    assert names(tmp_path) == {"belote.db"}


def test_a_folder_that_is_not_there_is_told(place: Path, tmp_path: Path) -> None:
    fill(place, "fr")

    with pytest.raises(StorageError, match=r"cannot be written: No such file or directory\."):
        back_up(place, tmp_path / "nowhere" / "copy.db")


def damage(place: Path) -> None:
    """Overwrite all pages but the first two with noise."""
    content = place.read_bytes()
    place.write_bytes(content[:8192] + b"\xa5" * (len(content) - 8192))


def test_a_restored_backup_is_the_database_and_the_former_one_is_kept(place: Path, copy: Path) -> None:
    fill(place, "fr")
    back_up(place, copy)
    with closing(sqlite3.connect(place, isolation_level=None)) as later:
        later.execute("UPDATE preferences SET language = 'en'")

    former = restore(copy, place, NOON)

    assert former is not None
    assert former.name == "belote.db.before-20261130-120000"
    assert seen_from_outside(place, LANGUAGES) == [("fr",)]
    assert seen_from_outside(former, LANGUAGES) == [("en",)]
    assert seen_from_outside(copy, LANGUAGES) == [("fr",)]


def test_a_backup_is_restored_where_there_is_no_database(tmp_path: Path, copy: Path) -> None:
    fill(copy, "fr")
    place = tmp_path / "new" / "belote.db"

    assert restore(copy, place, NOON) is None
    assert seen_from_outside(place, LANGUAGES) == [("fr",)]
    assert names(place.parent) == {"belote.db"}


def test_a_broken_database_is_replaced_and_kept(place: Path, copy: Path) -> None:
    fill(copy, "fr")
    place.write_bytes(b"noise" * 1000)

    former = restore(copy, place, NOON)

    assert former is not None
    assert former.read_bytes() == b"noise" * 1000
    assert seen_from_outside(place, LANGUAGES) == [("fr",)]


def test_a_log_without_its_database_does_not_get_at_the_restored_one(place: Path, copy: Path) -> None:
    fill(copy, "fr")
    place.with_name("belote.db-wal").write_bytes(b"log")

    former = restore(copy, place, NOON)

    assert former is not None
    assert names(place.parent) == {"copy.db", "belote.db", f"{former.name}-wal"}


async def test_a_database_in_use_is_not_replaced(place: Path, copy: Path, database: Database) -> None:
    await database.number("SELECT count(*) FROM preferences")
    await _fill(copy, "fr")

    assert refused(copy, place) == f"{place} is in use: stop the bot first."


def test_a_file_that_is_no_database_is_refused(place: Path, copy: Path) -> None:
    fill(place, "fr")
    copy.write_text("dear diary " * 1000)

    assert refused(copy, place) == f"{copy} cannot be copied to {place}: file is not a database."


@pytest.mark.parametrize("sql", ["", "CREATE TABLE cards (name TEXT)", "PRAGMA user_version = 1"])
def test_another_program_s_database_is_refused(place: Path, copy: Path, sql: str) -> None:
    fill(place, "fr")
    with closing(sqlite3.connect(copy)) as theirs:
        theirs.execute(sql)
    copy.touch()

    assert refused(copy, place) == f"{copy} is not a database of belote-bot."


def test_a_later_program_s_database_is_refused(place: Path, copy: Path) -> None:
    fill(place, "fr")
    fill(copy, "fr")
    with closing(sqlite3.connect(copy)) as later:
        later.execute("PRAGMA user_version = 9999")

    assert refused(copy, place).startswith(f"{copy} has schema 9999, and this program knows schemas up to ")
    with pytest.raises(SchemaTooNew):
        schema_of(copy)


def test_a_damaged_backup_is_refused(place: Path, copy: Path) -> None:
    fill(place, "fr")
    fill(copy, "fr")
    damage(copy)

    assert "damaged" in (told := refused(copy, place)) or "malformed" in told


def test_a_backup_with_rows_that_belong_to_nothing_is_refused(place: Path, copy: Path) -> None:
    fill(place, "fr")
    fill(copy, "fr")
    with closing(sqlite3.connect(copy, isolation_level=None)) as broken:
        broken.execute("INSERT INTO count_drafts VALUES (77, 1, 1, '{}')")

    assert refused(copy, place).endswith("is damaged: a row of count_drafts belongs to nothing in counts.")


def test_a_backup_that_is_not_there_is_refused(place: Path, copy: Path) -> None:
    fill(place, "fr")

    assert refused(copy, place) == f"There is no database {copy}."


def test_the_database_is_not_restored_from_itself(place: Path) -> None:
    fill(place, "fr")

    assert refused(place, place) == f"{place} is the database itself."


async def test_a_backup_of_the_first_schema_is_restored_and_brought_up_to_date(
    place: Path, copy: Path
) -> None:
    with closing(sqlite3.connect(copy, isolation_level=None)) as old:
        old.executescript(scripts(MIGRATIONS)[1])
        old.execute("PRAGMA user_version = 1")

    restore(copy, place, NOON)

    assert schema_of(place) == 1
    await (await Database.open(place)).close()
    assert schema_of(place) == max(scripts(MIGRATIONS))


@pytest.mark.parametrize("looks", [0, 1, 3, 10])
def test_one_that_is_given_up_leaves_nothing_behind(looks: int, tmp_path: Path, copy: Path) -> None:
    place = tmp_path / "belote.db"
    fill_with_much(place)
    seen: list[None] = []

    def given_up() -> bool:
        seen.append(None)
        return len(seen) > looks

    with pytest.raises(StorageError):
        back_up(place, copy, given_up)
    assert len(seen) == looks + 1
    assert names(tmp_path) == {"belote.db"}


def test_one_that_takes_long_is_of_one_moment_and_ends(tmp_path: Path, copy: Path) -> None:
    place = tmp_path / "belote.db"
    fill_with_much(place)
    looks = 0

    with closing(sqlite3.connect(place, isolation_level=None)) as other:
        before = other.execute("SELECT count(*), max(user_id) FROM preferences").fetchone()

        def another_comes() -> bool:
            nonlocal looks
            looks += 1
            if looks < 5:
                other.execute(
                    "INSERT INTO preferences (user_id, language) VALUES (?, 'en')", (10**6 + looks,)
                )
            return False

        back_up(place, copy, another_comes)
    assert looks > 4
    assert seen_from_outside(copy, "SELECT count(*), max(user_id) FROM preferences") == [before]


def fill_with_much(place: Path) -> None:
    """So much that it takes several steps to copy and to check."""
    fill(place, "fr")
    with closing(sqlite3.connect(place, isolation_level=None)) as other:
        other.execute(
            "WITH RECURSIVE numbers(n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM numbers WHERE n < 150000)"
            " INSERT INTO preferences (user_id, language) SELECT n, 'fr' FROM numbers"
        )
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
