"""All or nothing, one after the other, and never in doubt."""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Callable, Coroutine
from pathlib import Path

import pytest

from belote_bot.storage.database import Database
from tests.storage.support import HurdledDatabase, give_up_soon, locked, seen_from_outside

GUILDS = "SELECT guild_id FROM guild_settings ORDER BY guild_id"


@pytest.fixture
async def hurdled(place: Path) -> AsyncGenerator[HurdledDatabase]:
    database = await HurdledDatabase.open_at(place)
    yield database
    await database.close()


async def store(database: Database, guild_id: int) -> None:
    await database.run("INSERT INTO guild_settings (guild_id) VALUES (?)", (guild_id,))


async def store_two(database: Database, one: int, other: int) -> bool:
    """Two statements in a transaction; gives True once it is told that they are stored."""
    async with database.transaction():
        await store(database, one)
        await store(database, other)
    return True


async def test_what_is_stored_is_seen_by_others(database: Database, place: Path) -> None:
    await store_two(database, 1, 2)

    assert seen_from_outside(place, GUILDS) == [(1,), (2,)]


async def test_nothing_is_seen_by_others_before_the_end(database: Database, place: Path) -> None:
    async with database.transaction():
        await store(database, 1)
        assert seen_from_outside(place, GUILDS) == []


async def test_an_exception_takes_everything_back(database: Database, place: Path) -> None:
    async def stumble() -> None:
        async with database.transaction():
            await store(database, 1)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await stumble()

    assert seen_from_outside(place, GUILDS) == []
    assert await store_two(database, 2, 3)


async def test_a_statement_that_fails_takes_everything_back(database: Database, place: Path) -> None:
    with pytest.raises(sqlite3.IntegrityError):
        await store_two(database, 1, 1)

    assert seen_from_outside(place, GUILDS) == []
    assert await store_two(database, 2, 3)


async def test_tasks_wait_for_each_other(database: Database, place: Path) -> None:
    inside = 0

    async def add(guild_id: int) -> None:
        nonlocal inside
        async with database.transaction():
            inside += 1
            assert inside == 1
            count = await database.number("SELECT count(*) FROM guild_settings")
            await asyncio.sleep(0)
            await store(database, count)
            inside -= 1

    await asyncio.gather(*(add(number) for number in range(20)))

    assert seen_from_outside(place, GUILDS) == [(number,) for number in range(20)]


@pytest.mark.parametrize("step", range(4), ids=["BEGIN", "first", "second", "COMMIT"])
async def test_a_fault_anywhere_takes_everything_back(
    hurdled: HurdledDatabase, place: Path, step: int
) -> None:
    hurdled.fail_at(step)

    with pytest.raises(sqlite3.OperationalError, match="disk I/O error"):
        await store_two(hurdled, 1, 2)

    assert seen_from_outside(place, GUILDS) == []
    assert await store_two(hurdled, 2, 3)
    assert seen_from_outside(place, GUILDS) == [(2,), (3,)]


@pytest.mark.parametrize("statement", ["BEGIN", "INSERT"])
async def test_a_cancelled_task_takes_everything_back(
    hurdled: HurdledDatabase, place: Path, statement: str
) -> None:
    task = asyncio.create_task(store_two(hurdled, 1, 2))
    await hurdled.hurdles.reached(statement)

    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task

    assert seen_from_outside(place, GUILDS) == []
    assert await store_two(hurdled, 2, 3)


async def test_a_task_cancelled_while_another_program_writes_leaves_the_way_free(
    hurdled: HurdledDatabase, place: Path
) -> None:
    with locked(place):
        task = asyncio.create_task(store_two(hurdled, 1, 2))
        await hurdled.hurdles.reached("BEGIN")
        task.cancel()
        await asyncio.sleep(0)
    with pytest.raises(asyncio.CancelledError):
        await task

    assert await store_two(hurdled, 2, 3)


async def test_cancelled_while_it_takes_back(hurdled: HurdledDatabase, place: Path) -> None:
    task = asyncio.create_task(store_two(hurdled, 1, 2))
    await hurdled.hurdles.reached("INSERT")

    task.cancel()
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task

    assert seen_from_outside(place, GUILDS) == []
    assert await store_two(hurdled, 2, 3)


async def cancelled_during_commit(
    hurdled: HurdledDatabase, work: Callable[[], Coroutine[None, None, bool]], *, times: int = 1
) -> asyncio.Task[bool]:
    task = asyncio.create_task(work())
    await hurdled.hurdles.reached("COMMIT")
    for _ in range(times):
        task.cancel()
        await asyncio.sleep(0)
    await asyncio.wait([task])
    return task


@pytest.mark.parametrize("times", [1, 2])
async def test_a_task_cancelled_during_commit_learns_first_that_it_is_stored(
    hurdled: HurdledDatabase, place: Path, times: int
) -> None:
    memory: list[int] = []

    async def work() -> bool:
        await store_two(hurdled, 1, 2)
        memory.extend((1, 2))
        await asyncio.sleep(60)
        return True

    task = await cancelled_during_commit(hurdled, work, times=times)

    assert task.cancelled()
    assert [(number,) for number in memory] == seen_from_outside(place, GUILDS) == [(1,), (2,)]


async def test_a_task_cancelled_during_a_commit_that_fails_learns_that_nothing_is_stored(
    hurdled: HurdledDatabase, place: Path
) -> None:
    refused: list[str] = []

    async def work() -> bool:
        try:
            async with hurdled.transaction():
                await store(hurdled, 1)
                hurdled.fail_at(0)
        except sqlite3.OperationalError as error:
            refused.append(str(error))
        await asyncio.sleep(60)
        return True

    task = await cancelled_during_commit(hurdled, work)

    assert task.cancelled()
    assert refused == ["disk I/O error"]
    assert seen_from_outside(place, GUILDS) == []


async def test_a_time_limit_that_ends_during_commit_is_still_a_time_limit(
    hurdled: HurdledDatabase, place: Path
) -> None:
    async def work() -> None:
        async with asyncio.timeout(None) as limit:
            ending = asyncio.create_task(end(limit))
            await store_two(hurdled, 1, 2)
            await ending
            await asyncio.sleep(60)

    async def end(limit: asyncio.Timeout) -> None:
        await hurdled.hurdles.reached("COMMIT")
        limit.reschedule(0)

    with pytest.raises(TimeoutError):
        await work()

    assert seen_from_outside(place, GUILDS) == [(1,), (2,)]


async def test_another_program_that_writes_is_a_fault_and_no_end(database: Database, place: Path) -> None:
    await give_up_soon(database)

    with locked(place), pytest.raises(sqlite3.OperationalError, match="database is locked"):
        await store_two(database, 1, 2)

    assert await store_two(database, 1, 2)


async def test_closing_waits_for_the_transaction_in_progress(place: Path) -> None:
    database = await Database.open(place)
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def slow() -> None:
        async with database.transaction():
            await store(database, 1)
            begun.set()
            await go_on.wait()

    writing = asyncio.create_task(slow())
    await begun.wait()
    closing = asyncio.create_task(database.close())
    await asyncio.sleep(0)
    go_on.set()
    await asyncio.gather(writing, closing)

    assert seen_from_outside(place, GUILDS) == [(1,)]
