"""Tables come back as they were stored, and a person's seat is theirs alone."""

import sqlite3
from dataclasses import replace

import pytest

from belote_bot.game.house_rules import PRESETS, HouseRules
from belote_bot.storage.database import Database
from belote_bot.storage.guilds import Bots, Kind
from belote_bot.storage.tables import (
    SeatRow,
    TableRow,
    TableStatus,
    Terms,
    insert_table,
    load_table,
    replace_seats,
    set_host,
    set_kind,
    set_post,
    set_rules,
    set_status,
    settle,
    unsettled_ids,
)

ALICE = SeatRow(0, "Alice", 10, None)
BOT = SeatRow(2, "Marcel", None, "steady")
GUILD = 1


async def store(database: Database, *seats: SeatRow, guild_id: int = GUILD, **changes: object) -> TableRow:
    row = TableRow(0, guild_id, 2, 10, "fr", HouseRules(), TableStatus.LOBBY, None, None, seats)
    row = replace(row, **changes)  # pyright: ignore[reportArgumentType]  # each test names its columns
    async with database.transaction():
        table_id = await insert_table(database, row, 0)
        await replace_seats(database, table_id, guild_id, seats, 0)
    return replace(row, id=table_id)


async def unsettled_tables(database: Database) -> list[TableRow]:
    return [await load_table(database, table_id) for table_id in await unsettled_ids(database)]


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
async def test_a_table_comes_back_as_it_was_stored(database: Database, rules: HouseRules) -> None:
    row = await store(database, ALICE, BOT, rules=rules, language="en", status=TableStatus.PLAYING)

    assert await unsettled_tables(database) == [row]


async def test_the_terms_of_a_table_come_back(database: Database) -> None:
    row = await store(database, ALICE, terms=Terms(0.5, 4.0, 0, Bots.REFUSED))

    assert await unsettled_tables(database) == [row]


async def test_the_kind_of_a_table_comes_back(database: Database) -> None:
    row = await store(database, ALICE, kind=Kind.FRIENDLY)

    assert await unsettled_tables(database) == [row]


async def test_changes_come_back(database: Database) -> None:
    row = await store(database, ALICE)
    async with database.transaction():
        await set_host(database, row.id, 11)
        await set_rules(database, row.id, PRESETS["cafe"])
        await set_kind(database, row.id, Kind.FRIENDLY)
        await set_post(database, row.id, "deal-0", 13)
        await set_status(database, row.id, TableStatus.FINISHED, 14)

    changed = replace(
        row,
        host_id=11,
        rules=PRESETS["cafe"],
        kind=Kind.FRIENDLY,
        post_key="deal-0",
        post_id=13,
        status=TableStatus.FINISHED,
    )
    assert await unsettled_tables(database) == [changed]
    assert await database.row("SELECT closed_at FROM tables") == (14,)


async def test_ids_as_large_as_discords(database: Database) -> None:
    largest = 2**63 - 1
    row = await store(
        database, replace(ALICE, user_id=largest), guild_id=largest, channel_id=largest, host_id=largest
    )

    assert await unsettled_tables(database) == [row]


async def test_settled_tables_do_not_come_back(database: Database) -> None:
    row, other = await store(database, ALICE), await store(database)
    async with database.transaction():
        await settle(database, row.id, 1)

    assert await unsettled_tables(database) == [other]


async def test_one_person_has_one_seat_in_a_server(database: Database) -> None:
    await store(database, ALICE)

    with pytest.raises(sqlite3.IntegrityError, match="UNIQUE"):
        await store(database, replace(ALICE, seat=3))
    with pytest.raises(sqlite3.IntegrityError, match="UNIQUE"):
        await store(database, replace(ALICE, user_id=11), replace(ALICE, seat=3, user_id=11), guild_id=2)
    assert len(await unsettled_tables(database)) == 1


async def test_one_person_has_a_seat_in_each_server(database: Database) -> None:
    await store(database, ALICE)
    await store(database, ALICE, guild_id=2)

    assert len(await unsettled_tables(database)) == 2


@pytest.mark.parametrize("status", [TableStatus.FINISHED, TableStatus.STOPPED])
async def test_a_closed_table_gives_its_seats_up(database: Database, status: TableStatus) -> None:
    row = await store(database, ALICE, BOT)
    async with database.transaction():
        await set_status(database, row.id, status, 1)

    await store(database, ALICE)
    assert [table.seats for table in await unsettled_tables(database)] == [(ALICE, BOT), (ALICE,)]


async def test_a_table_in_play_keeps_its_seats(database: Database) -> None:
    row = await store(database, ALICE)
    async with database.transaction():
        await set_status(database, row.id, TableStatus.PLAYING, 1)

    with pytest.raises(sqlite3.IntegrityError):
        await store(database, ALICE)
    assert await database.row("SELECT closed_at FROM tables") == (None,)


async def test_bots_sit_at_many_tables(database: Database) -> None:
    await store(database, BOT)
    await store(database, BOT)

    assert len(await unsettled_tables(database)) == 2


async def test_the_latest_name_of_a_person_is_kept(database: Database) -> None:
    await store(database, ALICE)
    await store(database, replace(ALICE, name="Alice B."), guild_id=2)

    assert await database.rows("SELECT user_id, name FROM players") == [(10, "Alice B.")]
