"""The SQLite file: opening it, bringing its schema up to date, transactions one at a time."""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Callable, Generator, Iterable, Sequence
from contextlib import asynccontextmanager, contextmanager
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

import aiosqlite

from belote_bot.storage.faults import DatabaseFault, Fault, fault_of, remedy_for
from belote_bot.storage.files import Files
from belote_bot.storage.finishing import to_the_end
from belote_bot.storage.migrating import MIGRATIONS, TABLES, is_of_another, scripts, statements
from belote_bot.storage.reading import BUSY_TIMEOUT_MS, Queries, Reader, Row, Value
from belote_bot.watch.figures import FIGURES, Settled

__all__ = ["MEMORY", "Database", "DatabaseOfAnother", "Row", "SchemaTooNew", "StorageError", "Value"]

WIPED_AT_MOST: Final = 50_000_000

LOOKED_THROUGH: Final = (Fault.DAMAGED, Fault.DISK)
"""The faults after which a file that takes changes again is read from end to end before it is trusted."""

TRIAL: Final = (
    ("INSERT OR REPLACE INTO facts (name, value) VALUES ('trial', ?)", ("-" * 16_384,)),
    ("DELETE FROM facts WHERE name = 'trial'", ()),
)
MEMORY: Final = ":memory:"


class StorageError(Exception):
    """The database cannot be used; `str()` is a sentence for the person who runs the bot."""


class SchemaTooNew(StorageError):
    """The file was written by a newer version of the program."""


class DatabaseOfAnother(StorageError):
    """The file is another program's."""


class Database:
    """One connection to one file, in WAL mode, with foreign keys and full synchronisation.

    A move is told to people only after `transaction` has ended, and it ends with the data on disk. Where the
    file does not answer as it should, everything here raises DatabaseFault.
    """

    def __init__(self, connection: aiosqlite.Connection, path: str) -> None:
        self.path: str = path
        self.fault: Fault | None = None
        """Why nothing is stored until `revive` succeeds; only while `guard` is set."""
        self.guard: Callable[[Fault], object] | None = None
        """Called when the file does not answer as it should, once until it does again."""
        self._connection = connection
        self._writing = asyncio.Lock()
        self._reader = None if path == MEMORY else Reader(str(Path(path).expanduser()))
        self._files = None if path == MEMORY else Files(Path(path).expanduser().absolute())

    @classmethod
    async def open(cls, path: Path | str, migrations: Traversable = MIGRATIONS) -> "Database":
        """Open or create the file and apply what its schema lacks of the migrations in a folder.

        Raises SchemaTooNew for a file of a later program, DatabaseOfAnother for one of another program, and
        StorageError if it cannot be opened.
        """
        place = _ready_place(path)
        try:
            # aiosqlite does not wait for its thread when it cannot open a file: try it without one first.
            await asyncio.to_thread(_open_once, place)
            connection = await aiosqlite.connect(place, isolation_level=None)
        except sqlite3.Error as error:
            raise StorageError(_cannot(path, "opened", error)) from error
        database = cls(connection, str(path))
        try:
            await database._prepare(migrations)
        except BaseException as error:
            await connection.close()
            if isinstance(error, sqlite3.Error):
                raise StorageError(_cannot(path, "used", error)) from error
            raise
        return database

    async def check(self) -> None:
        """Read the whole file; StorageError if it is damaged."""
        try:
            await self._look_through()
        except sqlite3.Error as error:
            raise StorageError(_cannot(self.path, "used", error)) from error

    async def close(self) -> None:
        """Wait for the transaction in progress, then close the file."""
        if self._reader is not None:
            await self._reader.close()
        async with self._writing:
            await self._connection.close()

    async def _prepare(self, migrations: Traversable) -> None:
        known = scripts(migrations)
        await self._recognise(known)
        await self._set_up()
        await self._migrate(known)
        await self._empty_log()

    async def _recognise(self, known: dict[int, str]) -> None:
        """Raise DatabaseOfAnother if it is one, before anything of it is changed."""
        found = {str(name) for (name,) in await self.rows(TABLES)}
        if is_of_another(await self.number("PRAGMA user_version"), found, known):
            raise DatabaseOfAnother(
                f"{self.path} is the database of another program: choose another file with BELOTE_DATABASE."
            )

    async def _set_up(self) -> None:
        await self._connection.execute(f"PRAGMA busy_timeout = {BUSY_TIMEOUT_MS}")
        await self._connection.execute("PRAGMA journal_mode = WAL")
        await self._connection.execute("PRAGMA synchronous = FULL")
        await self._connection.execute("PRAGMA foreign_keys = ON")
        # What is deleted is overwritten: erasing somebody means it.
        await self._connection.execute("PRAGMA secure_delete = ON")
        if self._files is not None:
            self._files.note()

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
                for statement in statements(known[number]):
                    await self._connection.execute(statement)
                await self._connection.execute(f"PRAGMA user_version = {number}")

    @asynccontextmanager
    async def transaction(self) -> AsyncGenerator[None]:
        """All statements inside are carried out together or not at all; one transaction at a time.

        On leaving without an exception the data is on disk. A task that is cancelled while that is
        being settled learns it at its next pause: what it does with the news right after the
        transaction is done as well.
        """
        with self._noticing():
            async with FIGURES.transactions.timing(Settled.COMMITTED, Settled.ROLLED_BACK), self._writing:
                if self.fault is not None:
                    raise DatabaseFault(self.fault)
                async with self._changing():
                    yield

    @asynccontextmanager
    async def _changing(self) -> AsyncGenerator[None]:
        try:
            await self._connection.execute("BEGIN IMMEDIATE")
            yield
            if self._files is not None:
                self._files.check()
        except BaseException:
            await to_the_end(self._connection.rollback())
            raise
        await to_the_end(self._commit())

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
            with self._noticing():
                async with self._reader.snapshot() as queries:
                    yield queries

    @contextmanager
    def _noticing(self) -> Generator[None]:
        """Turn what SQLite says of the file into a DatabaseFault, and tell the guard."""
        try:
            yield
        except sqlite3.Error as error:
            fault = fault_of(error)
            if fault is None:
                raise
            if self.guard is not None and self.fault is None:
                self.fault = fault
                self.guard(fault)
            if isinstance(error, DatabaseFault):
                raise
            raise DatabaseFault(fault, str(error)) from error

    async def revive(self) -> None:
        """Store something as large as a move and take it away again; from then on everything is stored again.

        Raises sqlite3.Error if the fault is not over. Files that were deleted are written anew.
        """
        async with self._writing:
            if self._connection.in_transaction:
                await self._connection.rollback()
            if self._files is not None and self._files.are_gone:
                await self._write_anew(self._files)
            await self._connection.execute("PRAGMA busy_timeout = 0")
            try:
                if self.fault in LOOKED_THROUGH:
                    await self._look_through()
                for statement, values in TRIAL:
                    async with self._changing():
                        await self._connection.execute(statement, values)
            finally:
                await self._connection.execute(f"PRAGMA busy_timeout = {BUSY_TIMEOUT_MS}")
            self.fault = None

    async def _write_anew(self, files: Files) -> None:
        """Put all that is open still into the place of files that were deleted, and go on with those."""
        if files.is_database_gone:
            await self._connection.execute("VACUUM INTO ?", (str(files.ready_part()),))
            files.take_part()
        elif await self.number("PRAGMA wal_checkpoint(TRUNCATE)"):
            raise DatabaseFault(Fault.GONE)
        if self._reader is not None:
            await self._reader.close()
        await self._connection.close()
        self._connection = await aiosqlite.connect(files.database, isolation_level=None)
        await self._set_up()

    async def _look_through(self) -> None:
        row = await self.row("PRAGMA quick_check(1)")
        if row != ("ok",):
            raise DatabaseFault(Fault.DAMAGED)

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
        with self._noticing():
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


def _cannot(path: Path | str, what: str, error: sqlite3.Error) -> str:
    return f"The database {path} cannot be {what}: {error}.{remedy_for(error)}"


def _open_once(place: str) -> None:
    sqlite3.connect(place).close()
