"""A second look at the file that waits for nobody and keeps nobody waiting."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from belote_bot.storage.database import MEMORY, Database
from tests.storage.support import seen_from_outside

COUNT = "SELECT count(*) FROM guild_settings"


async def store(database: Database, guild_id: int) -> None:
    async with database.transaction():
        await database.run("INSERT INTO guild_settings (guild_id) VALUES (?)", (guild_id,))


async def test_what_is_not_committed_is_not_seen(database: Database) -> None:
    async with database.transaction():
        await database.run("INSERT INTO guild_settings (guild_id) VALUES (1)")
        async with database.aside() as queries:
            assert await queries.row(COUNT) == (0,)


async def test_one_state_is_seen_although_others_write_meanwhile(database: Database, place: Path) -> None:
    async with database.aside() as queries:
        assert await queries.row(COUNT) == (0,)
        await store(database, 1)
        assert seen_from_outside(place, COUNT) == [(1,)]
        assert await queries.rows(COUNT) == [(0,)]
    async with database.aside() as queries:
        assert await queries.row(COUNT) == (1,)


async def test_nothing_can_be_written(database: Database) -> None:
    async with database.aside() as queries:
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            await queries.rows("INSERT INTO guild_settings (guild_id) VALUES (1) RETURNING guild_id")


async def test_it_goes_on_after_a_fault_and_after_somebody_was_cancelled(database: Database) -> None:
    async def stumble() -> None:
        async with database.aside() as queries:
            await queries.rows("SELECT nothing FROM nowhere")

    async def dawdle() -> None:
        async with database.aside() as queries:
            await queries.rows(COUNT)
            await asyncio.sleep(60)

    with pytest.raises(sqlite3.OperationalError):
        await stumble()
    task = asyncio.create_task(dawdle())
    await asyncio.sleep(0.05)
    task.cancel()
    await asyncio.wait([task])
    await store(database, 1)
    async with database.aside() as queries:
        assert await queries.row(COUNT) == (1,)


async def test_a_database_in_memory_answers_as_well() -> None:
    database = await Database.open(MEMORY)
    await store(database, 1)
    async with database.aside() as queries:
        assert await queries.row(COUNT) == (1,)
    await database.close()
