"""Reading beside the writer: a second connection that sees what is committed and holds nobody up."""

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final, Protocol, TypeAlias

import aiosqlite

Value: TypeAlias = str | int | float | bytes | None
Row: TypeAlias = tuple[Value, ...]

BUSY_TIMEOUT_MS: Final = 5_000
CACHE_KIB: Final = 16_384
"""How much of a file a reader keeps in memory at most."""


class Queries(Protocol):
    """Whatever answers queries: the database itself, or a reader beside it."""

    async def rows(self, sql: str, values: Sequence[Value] = ()) -> list[Row]:
        """All rows of a query."""
        ...

    async def row(self, sql: str, values: Sequence[Value] = ()) -> Row | None:
        """The first row of a query, None if there is none."""
        ...


class Reader:
    """A connection to a file in WAL mode that cannot write; opened when it is first needed."""

    def __init__(self, place: str) -> None:
        self._address = f"{Path(place).absolute().as_uri()}?mode=ro"
        self._turn = asyncio.Lock()
        self._connection: aiosqlite.Connection | None = None

    @asynccontextmanager
    async def snapshot(self) -> AsyncGenerator[Queries]:
        """The queries inside see one state of the file, the last one that was committed before the first."""
        async with self._turn:
            connection = self._connection or await self._open()
            if connection.in_transaction:  # whoever read before was cancelled while they ended
                await connection.rollback()
            await connection.execute("BEGIN")
            try:
                yield _Snapshot(connection)
            finally:
                await connection.rollback()

    async def close(self) -> None:
        """Wait for the queries in progress, then close the file."""
        async with self._turn:
            if self._connection is not None:
                await self._connection.close()
                self._connection = None

    async def _open(self) -> aiosqlite.Connection:
        self._connection = await aiosqlite.connect(self._address, uri=True, isolation_level=None)
        await self._connection.execute(f"PRAGMA busy_timeout = {BUSY_TIMEOUT_MS}")
        await self._connection.execute(f"PRAGMA cache_size = -{CACHE_KIB}")
        return self._connection


class _Snapshot:
    """One state of the file."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def rows(self, sql: str, values: Sequence[Value] = ()) -> list[Row]:
        return [tuple(row) for row in await self._connection.execute_fetchall(sql, values)]

    async def row(self, sql: str, values: Sequence[Value] = ()) -> Row | None:
        rows = await self.rows(sql, values)
        return rows[0] if rows else None
