"""The SQLite file: opening it, bringing its schema up to date, transactions one at a time."""

import asyncio
import re
import sqlite3
from collections.abc import AsyncGenerator, Coroutine, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

import aiosqlite

from belote_bot.storage.reading import BUSY_TIMEOUT_MS, Queries, Reader, Row, Value
from belote_bot.watch.figures import FIGURES, Settled

__all__ = ["MEMORY", "MIGRATIONS", "Database", "Row", "SchemaTooNew", "StorageError", "Value"]

WIPED_AT_MOST: Final = 50_000_000
MEMORY: Final = ":memory:"
MIGRATIONS: Final[Traversable] = resources.files("belote_bot.storage") / "migrations"


class StorageError(Exception):
    """The database cannot be used; `str()` is a sentence for the person who runs the bot."""


class SchemaTooNew(StorageError):
    """The file was written by a newer version of the program."""


class Database:
    """One connection to one file, in WAL mode, with foreign keys and full synchronisation.

    A move is told to people only after `transaction` has ended, and it ends with the data on disk.
    """

    def __init__(self, connection: aiosqlite.Connection, path: str) -> None:
        self.path: str = path
        self._connection = connection
        self._writing = asyncio.Lock()
        self._reader = None if path == MEMORY else Reader(str(Path(path).expanduser()))

    @classmethod
    async def open(cls, path: Path | str, migrations: Traversable = MIGRATIONS) -> "Database":
        """Open or create the file and apply what its schema lacks of the migrations in a folder.

        Raises SchemaTooNew for a file of a later program, StorageError if it cannot be opened.
        """
        place = _ready_place(path)
        try:
            # aiosqlite does not wait for its thread when it cannot open a file: try it without one first.
            await asyncio.to_thread(_open_once, place)
            connection = await aiosqlite.connect(place, isolation_level=None)
        except sqlite3.Error as error:
            raise StorageError(f"The database {path} cannot be opened: {error}.") from error
        database = cls(connection, str(path))
        try:
            await database._prepare(migrations)
        except BaseException as error:
            await connection.close()
            if isinstance(error, sqlite3.Error):
                raise StorageError(f"The database {path} cannot be used: {error}.") from error
            raise
        return database

    async def close(self) -> None:
        """Wait for the transaction in progress, then close the file."""
        if self._reader is not None:
            await self._reader.close()
        async with self._writing:
            await self._connection.close()

    async def _prepare(self, migrations: Traversable) -> None:
        await self._connection.execute(f"PRAGMA busy_timeout = {BUSY_TIMEOUT_MS}")
        await self._connection.execute("PRAGMA journal_mode = WAL")
        await self._connection.execute("PRAGMA synchronous = FULL")
        await self._connection.execute("PRAGMA foreign_keys = ON")
        # What is deleted is overwritten: erasing somebody means it.
        await self._connection.execute("PRAGMA secure_delete = ON")
        await self._migrate(scripts(migrations))
        await self._empty_log()

    async def _migrate(self, known: dict[int, str]) -> None:
        async with self.transaction():
            version = await self.number("PRAGMA user_version")
            newest = max(known)
            if version > newest:
                raise SchemaTooNew(
                    f"The database {self.path} has schema {version}, and this program knows schemas up to "
                    f"{newest}: install the newer version of belote-bot that wrote it, or use another file."
                )
            for number in range(version + 1, newest + 1):
                for statement in _statements(known[number]):
                    await self._connection.execute(statement)
                await self._connection.execute(f"PRAGMA user_version = {number}")

    @asynccontextmanager
    async def transaction(self) -> AsyncGenerator[None]:
        """All statements inside are carried out together or not at all; one transaction at a time.

        On leaving without an exception the data is on disk. A task that is cancelled while that is
        being settled learns it at its next pause: what it does with the news right after the
        transaction is done as well.
        """
        async with FIGURES.transactions.timing(Settled.COMMITTED, Settled.ROLLED_BACK), self._writing:
            try:
                await self._connection.execute("BEGIN IMMEDIATE")
                yield
            except BaseException:
                await _to_the_end(self._connection.rollback())
                raise
            await _to_the_end(self._commit())

    @asynccontextmanager
    async def reading(self) -> AsyncGenerator[None]:
        """The queries inside see one state, and nothing of a transaction that may still be taken back.

        Not inside a transaction, which sees its own changes anyway.
        """
        async with self._writing:
            yield

    @asynccontextmanager
    async def aside(self) -> AsyncGenerator[Queries]:
        """Queries over much: one state, all of it committed, without waiting for whoever writes or keeping
        them waiting. A database in memory answers them in turn with what is written.
        """
        if self._reader is None:
            async with self.reading():
                yield self
        else:
            async with self._reader.snapshot() as queries:
                yield queries

    async def wipe(self) -> None:
        """Let no old value stay in the file, outside a transaction; what was deleted is overwritten already.

        A file of at most WIPED_AT_MOST bytes is written anew, so that nothing is left in its gaps either; a
        larger one would hold up play for too long. The log is another thing: see `empty_log`.
        """
        async with self._writing:
            pages, size = await self.number("PRAGMA page_count"), await self.number("PRAGMA page_size")
            if pages * size <= WIPED_AT_MOST:
                await self._connection.execute("VACUUM")

    async def empty_log(self) -> bool:
        """Write the log into the file and empty it, outside a transaction, so that no old value stays in it.

        Gives False, at once, if that cannot be while somebody reads or writes; the next start does it.
        """
        async with self._writing:
            return await self._empty_log()

    async def _empty_log(self) -> bool:
        await self._connection.execute("PRAGMA busy_timeout = 0")
        try:
            return await self.number("PRAGMA wal_checkpoint(TRUNCATE)") == 0
        finally:
            await self._connection.execute(f"PRAGMA busy_timeout = {BUSY_TIMEOUT_MS}")

    async def _commit(self) -> None:
        try:
            await self._connection.execute("COMMIT")
        except BaseException:
            await self._connection.rollback()
            raise

    async def run(self, sql: str, values: Sequence[Value] = ()) -> int:
        """Carry out a statement, inside a transaction, and give the id of the row it inserted (or 0)."""
        cursor = await self._connection.execute(sql, values)
        try:
            return cursor.lastrowid or 0
        finally:
            await cursor.close()

    async def run_many(self, sql: str, rows: Iterable[Sequence[Value]]) -> None:
        """Carry out a statement for each row of values, inside a transaction."""
        cursor = await self._connection.executemany(sql, rows)
        await cursor.close()

    async def rows(self, sql: str, values: Sequence[Value] = ()) -> list[Row]:
        """All rows of a query."""
        return [tuple(row) for row in await self._connection.execute_fetchall(sql, values)]

    async def row(self, sql: str, values: Sequence[Value] = ()) -> Row | None:
        """The first row of a query, None if there is none."""
        rows = await self.rows(sql, values)
        return rows[0] if rows else None

    async def number(self, sql: str, values: Sequence[Value] = ()) -> int:
        """The single number that a query gives."""
        row = await self.row(sql, values)
        if row is None or not isinstance(row[0], int):
            raise LookupError(f"no number from {sql!r}")
        return row[0]


def _ready_place(path: Path | str) -> str:
    """The place to open, its folder made."""
    if str(path) == MEMORY:
        return MEMORY
    place = Path(path).expanduser()
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StorageError(f"The folder of {path} cannot be made: {error.strerror}.") from error
    return str(place)


def _open_once(place: str) -> None:
    sqlite3.connect(place).close()


def scripts(folder: Traversable) -> dict[int, str]:
    """The text of every migration by number; they are numbered from 1 without a gap."""
    found = {
        int(match[1]): item.read_text("utf-8")
        for item in folder.iterdir()
        if (match := re.fullmatch(r"(\d{4})_\w+\.sql", item.name))
    }
    assert sorted(found) == list(range(1, len(found) + 1)), "migrations are numbered without a gap"
    return found


async def _to_the_end(work: Coroutine[None, None, None]) -> None:
    """Wait for work that must not be left half done; a cancellation meanwhile comes at the next pause."""
    running = asyncio.ensure_future(work)
    cancelled = False
    while not running.done():
        try:
            await asyncio.wait([running])
        except asyncio.CancelledError:
            cancelled = True
    task = asyncio.current_task()
    if cancelled and task is not None:
        task.cancel()
        task.uncancel()  # the same request as before, not one more
    running.result()


def _statements(script: str) -> Iterator[str]:
    """The statements of a script, one by one, so that all of them run inside one transaction."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        yield statement
