"""The process of the stress command with a database that stores what it was told only now and then."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from belote_bot.storage.database import Database
from bench.stress_bot import run

COMMITS_EVERY = 25
_left = 1


@asynccontextmanager
async def _changing(self: Database) -> AsyncGenerator[None]:
    global _left  # noqa: PLW0603
    if not self._connection.in_transaction:
        await self._connection.execute("BEGIN IMMEDIATE")
    yield
    _left -= 1
    if not _left:
        _left = COMMITS_EVERY
        await self._connection.commit()


if __name__ == "__main__":
    Database._changing = _changing
    run()
