"""Forgetting a person: nothing in the file tells of them any more, and others keep what is theirs."""

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from belote_bot.storage.database import Database
from belote_bot.storage.erasing import erase, playing_in
from tests.storage.support import seen_from_outside
from tests.tables.support import ALICE, BOB, CHLOE, DENIS, TWO_DEALS, House, house_at

NAME = "Bob the Unmistakable"
NUMBER = 2_718_281_828_459

ELSEWHERE = """
INSERT INTO preferences (user_id, language) VALUES (?1, 'fr');
INSERT INTO newcomers VALUES (?1, 0);
INSERT INTO cuts VALUES (1, 1, 1, 'high', ?1, 0);
INSERT INTO counts (id, guild_id, channel_id, opener_id, language, rules, first_dealer, writers, status,
opened_at) VALUES (1, 1, 1, ?1, 'fr', '{}', 0, 'named', 'closed', 0);
INSERT INTO count_players VALUES (1, 0, 'Bob the Unmistakable', ?1);
INSERT INTO count_deals (count_id, number, melds_a, melds_b, user_id, entered_at) VALUES (1, 0, 0, 0, ?1, 0);
INSERT INTO count_drafts VALUES (1, ?1, 1, '{}')
"""
"""What is stored of somebody beside the tables they played at."""


def everything(place: Path) -> dict[str, set[object]]:
    """Every value in the file, by table and column."""
    with closing(sqlite3.connect(place)) as file:
        tables = [name for (name,) in file.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        return {
            f"{table}.{column}": {value for (value,) in file.execute(f"SELECT {column} FROM {table}")}  # noqa: S608
            for table in tables
            for _, column, *_ in file.execute(f"PRAGMA table_info({table})").fetchall()
        }


def tells_of(place: Path) -> list[str]:
    """The columns that hold the person's number or name."""
    return [
        where
        for where, values in everything(place).items()
        if NUMBER in values or any(isinstance(value, str) and NAME in value for value in values)
    ]


async def fill(house: House) -> None:
    """A finished match of the person's, one that they left, and whatever else may be stored of somebody."""
    them = type(BOB)(NUMBER, NAME)
    table = await house.started(TWO_DEALS, (ALICE, them, CHLOE, DENIS))
    await house.play_to(table, lambda: not table.status.is_open, Random(1))
    table = await house.started(TWO_DEALS, (ALICE, CHLOE))
    await house.tables.leaving.leave(table.id, CHLOE.user_id)
    await house.tables.returning.take_seat(table.id, them, 1)
    await house.tables.leaving.leave(table.id, NUMBER)
    await house.tables.leaving.leave(table.id, ALICE.user_id)
    table = await house.open(them)
    await house.tables.leaving.leave(table.id, NUMBER)
    async with house.database.transaction():
        for statement in ELSEWHERE.split(";\n"):
            await house.database.run(statement, (NUMBER,))


@pytest.fixture
async def filled(tmp_path: Path) -> Path:
    place = tmp_path / "house" / "belote.db"
    async with house_at(place) as house:
        await fill(house)
    return place


async def test_nothing_tells_of_them_any_more(filled: Path) -> None:
    before = tells_of(filled)
    assert {"players.name", "match_players.user_id", "actions.user_id", "person_results.partner_id"} <= set(
        before
    )
    database = await Database.open(filled)
    async with database.transaction():
        other = await erase(database, NUMBER)
    await database.close()

    assert tells_of(filled) == []
    assert other == -1
    assert seen_from_outside(filled, "SELECT user_id, name FROM match_players WHERE match_id = 1") == [
        (1, "Alice"),
        (-1, ""),
        (3, "Chloé"),
        (4, "Denis"),
    ]
    partner = "SELECT partner_id FROM person_results WHERE match_id = 1 AND user_id = 4"
    assert seen_from_outside(filled, partner) == [(-1,)]


async def test_everybody_forgotten_has_a_number_of_their_own(filled: Path) -> None:
    database = await Database.open(filled)
    async with database.transaction():
        assert await erase(database, NUMBER) == -1
        assert await erase(database, 1) == -2
    await database.close()

    assert seen_from_outside(
        filled, "SELECT user_id FROM match_players WHERE match_id = 1 ORDER BY seat"
    ) == [
        (-2,),
        (-1,),
        (3,),
        (4,),
    ]


async def test_a_fault_forgets_nothing(filled: Path) -> None:
    before = everything(filled)
    database = await Database.open(filled)

    async def stumble() -> None:
        async with database.transaction():
            await erase(database, NUMBER)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await stumble()
    await database.close()

    assert everything(filled) == before


async def test_whoever_plays_is_known_to(tmp_path: Path) -> None:
    async with house_at(tmp_path / "house" / "belote.db") as house:
        database = house.database
        table = await house.started(people=(ALICE, BOB))
        found = [await playing_in(database, who.user_id) for who in (ALICE, BOB, CHLOE)]
        assert [bool(servers) for servers in found] == [True, True, False]
        await house.tables.leaving.leave(table.id, BOB.user_id)
        assert await playing_in(database, BOB.user_id)  # a bot sits in for them, and they may come back
        await house.tables.leaving.stop(table.id, ALICE.user_id)
        assert not await playing_in(database, ALICE.user_id)
