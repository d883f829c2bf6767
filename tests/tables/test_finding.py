"""The tables that are found are those that looking through all of them would find."""

from collections.abc import Iterable
from contextlib import suppress
from random import Random

import pytest

from belote_bot.tables.lobby import Opening
from belote_bot.tables.occupants import Person
from belote_bot.tables.refusals import TableRefused
from belote_bot.tables.table import Shown, Table
from tests.tables.support import ONE_DEAL, House, choose, found, house_at, view_of_turn

GUILDS = (100, 101)
CHANNELS = (200, 201, 202)
PEOPLE = tuple(Person(number, f"P{number}") for number in range(1, 13))
EVERYWHERE_ELSE = 99
"""Who sits nowhere."""


async def open_one(house: House, random: Random) -> None:
    opening = Opening(random.choice(GUILDS), random.choice(CHANNELS), random.choice(PEOPLE), "fr", ONE_DEAL)
    await house.tables.lobby.open(opening)


async def sit(house: House, table: Table, random: Random) -> None:
    await house.tables.lobby.sit(table.id, random.choice(PEOPLE), random.randrange(4))


async def begin(house: House, table: Table, _random: Random) -> None:
    if table.free_seats():
        await house.tables.lobby.fill(table.id, table.host_id)
    await house.tables.lobby.start(table.id, table.host_id)


async def go_on(house: House, table: Table, random: Random) -> None:
    """Some steps of a match; the people let their turns go by."""
    for _ in range(9):
        play, seat = house.tables.play, table.turn
        if table.shown is Shown.COMPLETE_TRICK:
            await play.collect_trick(table.id, table.version)
        elif seat is None or table.match is None:
            return
        elif table.bot_on(seat) is not None:
            await play.act_for_bot(table.id, table.version, choose(view_of_turn(table), random))
        elif table.running is not None:
            await play.act_in_place(table.id, table.running, choose(view_of_turn(table), random))


async def leave(house: House, table: Table, random: Random) -> None:
    who = [*(person.user_id for person in table.people()), *table.sleepers(), EVERYWHERE_ELSE]
    await house.tables.leaving.leave(table.id, random.choice(who))


async def come_back(house: House, table: Table, random: Random) -> None:
    table = next((asleep for asleep in house.tables.registry if asleep.sleepers()), table)
    who = [person for person in PEOPLE if person.user_id in table.sleepers()] or PEOPLE
    await house.tables.returning.take_back(table.id, random.choice(who))


async def close(house: House, table: Table, _random: Random) -> None:
    await house.tables.leaving.close_table(table.id)


async def post(house: House, table: Table, random: Random) -> None:
    await house.tables.registry.posted(table, "lobby", random.randrange(10**9))


async def take_message_away(house: House, table: Table, _random: Random) -> None:
    if table.post_id is not None:
        house.tables.registry.unposted(table.post_id)


async def settle(house: House, table: Table, _random: Random) -> None:
    if not table.status.is_open:
        await house.tables.registry.settled(table)


STEPS = (
    sit,
    sit,
    sit,
    begin,
    go_on,
    go_on,
    go_on,
    leave,
    come_back,
    come_back,
    close,
    post,
    take_message_away,
    settle,
)


def assert_found(house: House) -> None:
    """Compare what is found with all tables looked through, oldest first."""
    registry = house.tables.registry
    tables = [table for table in registry if table.status.is_open]
    for guild_id in GUILDS:
        here = [table for table in tables if table.guild_id == guild_id]
        assert same(registry.find.in_guild(guild_id), here)
        assert registry.find.number_in_guild(guild_id) == len(here)
        for person in PEOPLE:
            seated = [table for table in here if table.seat_of(person.user_id) is not None]
            kept = [table for table in here if person.user_id in table.sleepers()]
            assert registry.of_person(guild_id, person.user_id) is next(iter(seated), None)
            assert registry.keeping(guild_id, person.user_id) is next(iter(kept), None)
    for channel_id in CHANNELS:
        here = [table for table in tables if table.channel_id == channel_id]
        assert registry.find.all_in_channel(channel_id) == tuple(here)
        assert registry.in_channel(channel_id) is next(reversed(here), None)
    for person in PEOPLE:
        theirs = [
            t for t in tables if t.seat_of(person.user_id) is not None or person.user_id in t.sleepers()
        ]
        assert same(registry.find.of_player(person.user_id), theirs)
    for table in registry:
        if table.post_id is not None:
            assert registry.find.shown_by(table.post_id) is table


def same(found_tables: Iterable[Table], wanted: Iterable[Table]) -> bool:
    return {table.id for table in found_tables} == {table.id for table in wanted}


@pytest.mark.parametrize("seed", range(3))
async def test_what_is_found_is_what_looking_through_all_tables_finds(house: House, seed: int) -> None:
    random = Random(seed)
    done: set[str] = set()
    for _ in range(400):
        tables = list(house.tables.registry)
        with suppress(TableRefused):
            if len(tables) < 4 or random.random() < 0.05:
                await open_one(house, random)
            else:
                step = random.choice(STEPS)
                await step(house, random.choice(tables), random)
                done.add(step.__name__)
        done |= {"asleep" for table in tables if table.sleepers()}
        assert_found(house)
    assert done >= {step.__name__ for step in STEPS} | {"asleep"}
    async with house_at(house.place) as again:
        assert_found(again)


async def test_a_forgotten_table_is_found_by_nothing(house: House) -> None:
    table = await house.open()
    await house.tables.registry.posted(table, "lobby", 4711)
    await house.tables.leaving.close_table(table.id)
    await house.tables.registry.settled(table)
    assert house.tables.registry.unposted(4711) is None


async def test_a_change_that_is_told_of_later_does_not_bring_a_forgotten_table_back(house: House) -> None:
    table = await house.open()
    await house.tables.registry.posted(table, "lobby", 4711)
    assert found(house, table) is table
    await house.tables.leaving.close_table(table.id)
    await house.tables.registry.settled(table)
    house.tables.registry.changed(table)
    assert house.tables.registry.find.shown_by(4711) is None
