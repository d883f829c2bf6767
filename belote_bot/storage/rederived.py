"""Results beside the stored ones: working them out anew, comparing both, and putting the new in their place.

While the tables of `shadowing` are there, every statement about results is about them, since SQLite looks
for a name among the temporary tables first.
"""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

from belote_bot.storage.database import Database, Row
from belote_bot.storage.results import DERIVED
from belote_bot.storage.rows import text

EXAMPLES: Final = 5
"""How many differing rows of a table are shown."""


@dataclass(frozen=True, slots=True)
class Difference:
    """How a table differs from what the matches say."""

    table: str
    wrong: int
    """Rows that hold something else."""
    missing: int
    """Rows that should be there."""
    surplus: int
    """Rows that should not."""
    examples: tuple[tuple[str, str], ...]
    """Of some of them, what is stored and what should be, empty where there is nothing."""


@asynccontextmanager
async def shadowing(database: Database) -> AsyncGenerator[None]:
    """Empty tables in front of the stored results, outside a transaction; gone afterwards."""
    await database.run("PRAGMA foreign_keys = OFF")  # they would point into tables that are not temporary
    try:
        for table in DERIVED:
            row = await database.row("SELECT sql FROM main.sqlite_schema WHERE name = ?", (table,))
            assert row is not None
            await database.run(text(row[0]).replace("CREATE TABLE", "CREATE TEMP TABLE", 1))
        yield
    finally:
        for table in DERIVED:
            await database.run(f"DROP TABLE IF EXISTS temp.{table}")
        await database.run("PRAGMA foreign_keys = ON")


@asynccontextmanager
async def glance(database: Database) -> AsyncGenerator[None]:
    """One state of the stored tables while temporary ones are filled; others may go on writing."""
    async with database.reading():
        await database.run("BEGIN")
        try:
            yield
        finally:
            await database.run("COMMIT")


async def empty(database: Database) -> None:
    """Let the temporary tables hold nothing again."""
    for table in DERIVED:
        await database.run(f"DELETE FROM temp.{table}")  # noqa: S608  # a table of ours


async def differences(database: Database) -> tuple[Difference, ...]:
    """Where the stored results are not those of the temporary tables."""
    found = [await _difference(database, table) for table in DERIVED]
    return tuple(difference for difference in found if difference is not None)


async def put_right(database: Database, found: tuple[Difference, ...]) -> None:
    """Let the stored results be those of the temporary tables, inside a transaction."""
    for difference in found:
        await database.run(f"DELETE FROM main.{difference.table}")  # noqa: S608  # a table of ours
        await database.run(f"INSERT INTO main.{difference.table} SELECT * FROM temp.{difference.table}")  # noqa: S608


async def _difference(database: Database, table: str) -> Difference | None:
    columns = await database.rows(f"PRAGMA main.table_info({table})")
    named = [(str(name), bool(key)) for _, name, _, _, _, key in columns]
    stored = await _only_in(database, f"main.{table}", f"temp.{table}", named)
    right = await _only_in(database, f"temp.{table}", f"main.{table}", named)
    if not stored and not right:
        return None
    both = stored.keys() & right.keys()
    some = sorted(stored.keys() | right.keys(), key=str)[:EXAMPLES]
    return Difference(
        table,
        wrong=len(both),
        missing=len(right) - len(both),
        surplus=len(stored) - len(both),
        examples=tuple((stored.get(key, ""), right.get(key, "")) for key in some),
    )


async def _only_in(
    database: Database, here: str, there: str, named: list[tuple[str, bool]]
) -> dict[Row, str]:
    """The rows of one of two tables that the other has not, by primary key, as they are to be shown.

    `named` are the columns: their names, and whether they are of the key.
    """
    rows = await database.rows(f"SELECT * FROM {here} EXCEPT SELECT * FROM {there}")  # noqa: S608  # tables of ours
    found: dict[Row, str] = {}
    for row in rows:
        cells = list(zip(row, named, strict=True))
        key = tuple(value for value, (_, is_key) in cells if is_key)
        found[key] = ", ".join(f"{name} {value}" for value, (name, _) in cells if value is not None)
    return found
