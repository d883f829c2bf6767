"""How many tables may be open at the same time, and how much a person may ask for in a minute."""

import asyncio
from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from belote_bot.storage.database import Database
from belote_bot.tables.limits import Limits, Requests, Window
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


def ask(window: Window, asker: int) -> bool:
    """Whether somebody may ask now; if so, they do."""
    if window.is_full(asker):
        return False
    window.add(asker)
    return True


def test_one_may_ask_again_when_the_first_request_is_old_enough(time: Time) -> None:
    window = Window(2, 60, lambda: time.now)
    assert ask(window, 1)
    time.now += 30
    assert ask(window, 1)
    assert not ask(window, 1)
    time.now += 29.9
    assert not ask(window, 1)
    time.now += 0.1
    assert ask(window, 1)
    assert not ask(window, 1)


def test_each_is_counted_for_themselves(time: Time) -> None:
    window = Window(1, 60, lambda: time.now)
    assert ask(window, 1)
    assert ask(window, 2)
    assert not ask(window, 1)


def test_a_clock_that_is_set_back_keeps_nobody_waiting(time: Time) -> None:
    window = Window(1, 60, lambda: time.now)
    assert ask(window, 1)
    time.now -= 3600
    assert ask(window, 1)


def test_whoever_asked_for_nothing_lately_is_forgotten(time: Time) -> None:
    window = Window(5, 60, lambda: time.now)
    for number in range(100):
        window.add(number)
    time.now += 60
    window.add(1000)
    assert len(window) == 1


def test_no_more_are_remembered_than_there_is_room_for(time: Time) -> None:
    window = Window(1, 60, lambda: time.now, remembered=3)
    for number in range(1, 6):
        window.add(number)
    assert len(window) == 3
    assert window.is_full(5)


def test_a_server_has_a_limit_of_its_own_whoever_asks(time: Time) -> None:
    requests = Requests(Limits(requests=2, server_requests=3), lambda: time.now)
    for user in (1, 1, 2):
        requests.count(user, 7)
    with refused(Refusal.SERVER_BUSY):
        requests.count(3, 7)
    requests.count(3, 8)
    time.now += 60
    requests.count(3, 7)


def test_who_is_refused_uses_nothing_up(time: Time) -> None:
    requests = Requests(Limits(requests=1, server_requests=2), lambda: time.now)
    requests.count(1, 7)
    for _ in range(5):
        with refused(Refusal.TOO_MANY_REQUESTS):
            requests.count(1, 7)
    requests.count(2, 7)
    for _ in range(5):
        with refused(Refusal.SERVER_BUSY):
            requests.count(3, 7)
    requests.count(3, 8)


def test_clicks_are_counted_over_ten_seconds_and_apart_from_requests(time: Time) -> None:
    requests = Requests(Limits(requests=1, clicks=2), lambda: time.now)
    requests.count(1, 7)
    for _ in range(2):
        requests.count_click(1)
    with refused(Refusal.TOO_MANY_CLICKS):
        requests.count_click(1)
    requests.count_click(2)
    time.now += 10
    requests.count_click(1)
