"""What the tests of the storage share: other eyes on the file, and statements that fail or take long."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Coroutine, Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import aiosqlite

from belote_bot.storage.database import Database, Row
from belote_bot.storage.erasing import erase


def seen_from_outside(place: Path, sql: str) -> list[Row]:
    """What another program reads in the file: only what was committed."""
    with closing(sqlite3.connect(place)) as other:
        return other.execute(sql).fetchall()


@contextmanager
def locked(place: Path) -> Iterator[None]:
    """Another program in the midst of writing to the file."""
    with closing(sqlite3.connect(place, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


def run_elsewhere(work: Coroutine[Any, Any, None]) -> None:
    """Have another program do something with the file, and wait for it."""
    other = threading.Thread(target=asyncio.run, args=(work,))
    other.start()
    other.join()


async def erased(place: Path, user_id: int) -> None:
    """Forget a person in a file that others may have open."""
    database = await Database.open(place)
    async with database.transaction():
        await erase(database, user_id)
    await database.close()


async def give_up_soon(database: Database) -> None:
    """Have the database wait for other programs no longer than a moment."""
    await database.run("PRAGMA busy_timeout = 1")


class Hurdles:
    """A connection whose statements can be counted, seen before they run, or made to fail."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self.statements: list[str] = []
        """What was to be carried out so far, BEGIN and COMMIT included."""
        self.failing: int | None = None
        """The index in `statements` of the statement that fails instead of running."""
        self.before_each: Callable[[], object] | None = None
        """Called before each statement."""
        self.started: asyncio.Event = asyncio.Event()
        """Set by each statement as it is handed to SQLite."""

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)

    async def execute(self, sql: str, values: Iterable[Any] = ()) -> aiosqlite.Cursor:
        await self._meet(sql)
        return await self._connection.execute(sql, values)

    async def executemany(self, sql: str, rows: Iterable[Iterable[Any]]) -> aiosqlite.Cursor:
        await self._meet(sql)
        return await self._connection.executemany(sql, rows)

    async def _meet(self, sql: str) -> None:
        self.statements.append(sql)
        self.started.set()
        if self.before_each is not None:
            self.before_each()
        if self.failing == len(self.statements) - 1:
            await self._connection.execute("SELECT 'a fault comes after some work'")
            raise sqlite3.OperationalError("disk I/O error")

    async def reached(self, sql: str) -> None:
        """Wait until a statement that begins like this is handed to SQLite."""
        async with asyncio.timeout(10):
            while not (self.statements and self.statements[-1].startswith(sql)):
                self.started.clear()
                await self.started.wait()


class HurdledDatabase(Database):
    """The database with hurdles in the way."""

    hurdles: Hurdles

    def __init__(self, connection: aiosqlite.Connection, path: str) -> None:
        self.hurdles = Hurdles(connection)
        super().__init__(self.hurdles, path)  # pyright: ignore[reportArgumentType]  # it passes everything on

    @classmethod
    async def open_at(cls, place: Path) -> "HurdledDatabase":
        """Open the file, the hurdles not yet in the way."""
        database = await cls.open(place)
        assert isinstance(database, HurdledDatabase)
        database.hurdles.statements.clear()
        return database

    def fail_at(self, steps: int) -> None:
        """Make the statement fail that comes after `steps` others from now on."""
        self.hurdles.failing = len(self.hurdles.statements) + steps
