"""Bringing the schema up to date: each step wholly or not at all."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from belote_bot.storage.database import Database, SchemaTooNew, StorageError
from belote_bot.storage.migrating import MIGRATIONS
from tests.storage.support import seen_from_outside

TABLES = "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name"


@pytest.fixture
def scripts(tmp_path: Path) -> Path:
    """Migrations of a small program of its own."""
    folder = tmp_path / "migrations"
    folder.mkdir()
    (folder / "0001_tricks.sql").write_text(
        "-- The tricks; a comment may hold a semicolon.\n"
        "CREATE TABLE tricks (\n    id INTEGER PRIMARY KEY, -- from 1\n"
        "    word TEXT DEFAULT 'dix; de der'\n);\n"
        "INSERT INTO tricks DEFAULT VALUES;\n"
    )
    return folder


async def migrate(place: Path, scripts: Path) -> None:
    await (await Database.open(place, scripts)).close()


async def test_a_new_file_has_the_newest_schema(database: Database) -> None:
    newest = len([script for script in MIGRATIONS.iterdir() if script.name.endswith(".sql")])
    assert await database.number("PRAGMA user_version") == newest


async def test_opening_again_changes_nothing(database: Database, place: Path) -> None:
    before = seen_from_outside(place, "SELECT * FROM sqlite_schema")
    await database.close()

    await (await Database.open(place)).close()

    assert seen_from_outside(place, "SELECT * FROM sqlite_schema") == before


async def test_only_what_is_missing_is_applied(place: Path, scripts: Path) -> None:
    await migrate(place, scripts)
    (scripts / "0002_winners.sql").write_text("ALTER TABLE tricks ADD COLUMN winner INTEGER;")
    (scripts / "0003_points.sql").write_text("ALTER TABLE tricks ADD COLUMN points INTEGER DEFAULT 162;")

    await migrate(place, scripts)

    assert seen_from_outside(place, "SELECT * FROM tricks") == [(1, "dix; de der", None, 162)]
    assert seen_from_outside(place, "PRAGMA user_version") == [(3,)]


async def test_a_failing_migration_leaves_the_file_as_it_was(place: Path, scripts: Path) -> None:
    await migrate(place, scripts)
    (scripts / "0002_fine.sql").write_text("CREATE TABLE bids (id INTEGER);")
    (scripts / "0003_wrong.sql").write_text("DELETE FROM tricks;\nINSERT INTO nowhere VALUES (1);\n")

    with pytest.raises(StorageError, match=r"belote\.db cannot be used: no such table: nowhere\.$"):
        await migrate(place, scripts)

    assert seen_from_outside(place, TABLES) == [("tricks",)]
    assert seen_from_outside(place, "SELECT id FROM tricks") == [(1,)]
    assert seen_from_outside(place, "PRAGMA user_version") == [(1,)]


async def test_a_first_migration_that_fails_leaves_an_empty_file(place: Path, scripts: Path) -> None:
    (scripts / "0002_wrong.sql").write_text("CREATE TABLE tricks (id);")

    with pytest.raises(StorageError, match="tricks already exists"):
        await migrate(place, scripts)

    assert seen_from_outside(place, TABLES) == []
    assert seen_from_outside(place, "PRAGMA user_version") == [(0,)]


async def test_a_script_that_does_not_end_is_applied_to_its_last_word(place: Path, scripts: Path) -> None:
    (scripts / "0002_pot.sql").write_text("CREATE TABLE pot (id INTEGER)\n-- the end")

    await migrate(place, scripts)

    assert seen_from_outside(place, TABLES) == [("pot",), ("tricks",)]


async def test_a_newer_schema_is_refused_with_a_sentence(place: Path, scripts: Path) -> None:
    await migrate(place, scripts)
    with closing(sqlite3.connect(place)) as newer:
        newer.execute("PRAGMA user_version = 7")

    with pytest.raises(SchemaTooNew) as refused:
        await migrate(place, scripts)

    assert str(refused.value) == (
        f"The database {place} has schema 7, and this program knows schemas up to 1: "
        "install the newer version of belote-bot that wrote it, or use another file."
    )
    assert seen_from_outside(place, "SELECT id FROM tricks") == [(1,)]
