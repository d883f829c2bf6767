"""How many tables may be open at the same time, and how much a person may ask for in a minute."""

import asyncio
from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from belote_bot.storage.database import Database
from belote_bot.tables.limits import Limits, Requests
from belote_bot.tables.lobby import Opening
from belote_bot.tables.occupants import Person
from belote_bot.tables.refusals import Refusal, TableRefused
from belote_bot.tables.service import Tables
from belote_bot.tables.table import Table
from tests.tables.clocks import Time
from tests.tables.support import AT_ONCE, ONE_DEAL, refused

GUILD, ELSEWHERE = 100, 101


@pytest.fixture
async def tables(place: Path) -> AsyncGenerator[Tables]:
    """A house where a server may have three tables, two of them in one channel."""
    database = await Database.open(place)
    tables = Tables(database, AT_ONCE, Limits(server_tables=3, channel_tables=2))
    yield tables
    await tables.close()
    await database.close()


async def opened(tables: Tables, number: int, channel_id: int, guild_id: int = GUILD) -> Table:
    host = Person(number, f"P{number}")
    return await tables.lobby.open(Opening(guild_id, channel_id, host, "fr", ONE_DEAL))


async def test_a_channel_takes_no_more_tables_than_it_may(tables: Tables) -> None:
    await opened(tables, 1, 7)
    await opened(tables, 2, 7)
    with refused(Refusal.CHANNEL_FULL):
        await opened(tables, 3, 7)
    await opened(tables, 3, 8)


async def test_a_server_takes_no_more_tables_than_it_may_and_another_one_its_own(tables: Tables) -> None:
    for number in (1, 2, 3):
        await opened(tables, number, number)
    with refused(Refusal.SERVER_FULL):
        await opened(tables, 4, 4)
    await opened(tables, 4, 9, ELSEWHERE)


async def test_a_table_that_is_closed_makes_room(tables: Tables) -> None:
    await opened(tables, 1, 7)
    table = await opened(tables, 2, 7)
    await tables.leaving.close_table(table.id)
    await opened(tables, 2, 7)


async def test_many_who_open_tables_at_once_get_no_more(tables: Tables) -> None:
    asked = [opened(tables, number, number) for number in range(1, 9)]
    got = await asyncio.gather(*asked, return_exceptions=True)
    assert sum(isinstance(table, Table) for table in got) == 3
    assert all(isinstance(one, (Table, TableRefused)) for one in got)


async def test_nothing_is_stored_of_a_table_that_is_refused(tables: Tables) -> None:
    for number in (1, 2):
        await opened(tables, number, 7)
    with refused(Refusal.CHANNEL_FULL):
        await opened(tables, 3, 7)
    assert await tables.registry.database.rows("SELECT count(*) FROM tables") == [(2,)]


def test_a_person_may_ask_again_when_the_first_request_is_a_minute_old(time: Time) -> None:
    requests = Requests(2, lambda: time.now)
    requests.count(1)
    time.now += 30
    requests.count(1)
    with refused(Refusal.TOO_MANY_REQUESTS):
        requests.count(1)
    time.now += 29.9
    with refused(Refusal.TOO_MANY_REQUESTS):
        requests.count(1)
    time.now += 0.1
    requests.count(1)
    with refused(Refusal.TOO_MANY_REQUESTS):
        requests.count(1)


def test_each_person_is_counted_for_themselves(time: Time) -> None:
    requests = Requests(1, lambda: time.now)
    requests.count(1)
    requests.count(2)
    with refused(Refusal.TOO_MANY_REQUESTS):
        requests.count(1)


def test_a_clock_that_is_set_back_keeps_nobody_waiting(time: Time) -> None:
    requests = Requests(1, lambda: time.now)
    requests.count(1)
    time.now -= 3600
    requests.count(1)


def test_whoever_asked_for_nothing_in_a_minute_is_forgotten(time: Time) -> None:
    requests = Requests(5, lambda: time.now)
    for number in range(100):
        requests.count(number)
    time.now += 60
    requests.count(1000)
    assert len(requests) == 1


def test_no_more_people_are_remembered_than_there_is_room_for(time: Time) -> None:
    requests = Requests(1, lambda: time.now, remembered=3)
    for number in range(1, 6):
        requests.count(number)
    assert len(requests) == 3
    with refused(Refusal.TOO_MANY_REQUESTS):
        requests.count(5)
