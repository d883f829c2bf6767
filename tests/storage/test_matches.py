"""Matches come back as they were stored, and nothing is stored twice."""

import sqlite3
from random import Random

import pytest

from belote_bot.game.actions import Action, Pass, parse_action
from belote_bot.game.cards import CARDS
from belote_bot.game.house_rules import PRESETS, HouseRules
from belote_bot.storage.database import Database
from belote_bot.storage.endings import Ending
from belote_bot.storage.matches import (
    ActionRow,
    MatchStart,
    SealedPack,
    StoredDeal,
    StoredMatch,
    end_match,
    insert_action,
    insert_deal,
    insert_match,
    latest_match,
)
from belote_bot.storage.tables import SeatRow, TableRow, TableStatus, insert_table, replace_seats

DRAWS = (CARDS[0:4], CARDS[4:8])


async def table_with_match(database: Database, rules: HouseRules = PRESETS["ffb"]) -> tuple[int, int]:
    """The ids of a table and of its match."""
    row = TableRow(0, 1, 2, 3, "fr", rules, TableStatus.PLAYING, None, None, ())
    players = [
        (3, "Alice", None),
        (None, "Marcel", "steady"),
        (None, "Odette", "steady"),
        (None, "Lucien", "steady"),
    ]
    async with database.transaction():
        table = await insert_table(database, row, 0)
        await replace_seats(database, table, 1, [SeatRow(0, "Alice", 3, None)], 0)
        match = await insert_match(database, MatchStart(table, rules, 2, DRAWS, players), 0)
    return table, match


async def deal(database: Database, match: int, number: int, pack: tuple[int, ...] = CARDS) -> StoredDeal:
    sealed = SealedPack(tuple(CARDS[card] for card in pack), f"salt {number}", f"seal {number}")
    async with database.transaction():
        await insert_deal(database, match, number, number % 4, sealed, 0)
    return StoredDeal(sealed.pack, sealed.salt, sealed.commitment, ())


async def act(database: Database, match: int, place: tuple[int, int], action: Action) -> None:
    async with database.transaction():
        await insert_action(database, ActionRow(match, *place, 0, action, 3), 0)


async def test_a_match_comes_back_as_it_was_stored(database: Database) -> None:
    table, match = await table_with_match(database, PRESETS["cafe"])
    pack = tuple(Random(1).sample(range(32), 32))
    one, other = await deal(database, match, 0), await deal(database, match, 1, pack)
    actions = [Pass(), *map(parse_action, ("H", "7S", "KH+belote", "AC+belote+melds"))]
    for number, action in reversed(list(enumerate(actions))):
        await act(database, match, (1, number), action)

    assert await latest_match(database, table) == StoredMatch(
        id=match,
        rules=PRESETS["cafe"],
        players=("Alice", "Marcel", "Odette", "Lucien"),
        first_dealer=2,
        draws=DRAWS,
        deals=(one, StoredDeal(other.pack, other.salt, other.commitment, tuple(actions))),
    )


async def test_a_table_without_a_match_has_none(database: Database) -> None:
    assert await latest_match(database, 1) is None


async def test_more_than_ten_actions_and_deals_stay_in_order(database: Database) -> None:
    table, match = await table_with_match(database)
    for number in range(12):
        await deal(database, match, number)
        await act(database, match, (11, number), parse_action(str(CARDS[number]))) if number == 11 else None
    for number in range(11):
        await act(database, match, (11, number), parse_action(str(CARDS[number])))

    stored = await latest_match(database, table)
    assert stored is not None
    assert [each.salt for each in stored.deals] == [f"salt {number}" for number in range(12)]
    assert [str(action) for action in stored.deals[11].actions] == [str(card) for card in CARDS[:12]]


async def test_an_action_has_one_place(database: Database) -> None:
    _, match = await table_with_match(database)
    await deal(database, match, 0)
    await act(database, match, (0, 0), Pass())

    with pytest.raises(sqlite3.IntegrityError, match="UNIQUE"):
        await act(database, match, (0, 0), parse_action("H"))


async def test_an_action_needs_its_deal(database: Database) -> None:
    _, match = await table_with_match(database)

    with pytest.raises(sqlite3.IntegrityError, match="FOREIGN KEY"):
        await act(database, match, (0, 0), Pass())


async def test_a_match_ends_once(database: Database) -> None:
    _, match = await table_with_match(database)
    async with database.transaction():
        await end_match(database, match, Ending.FINISHED, 1, 10)
        await end_match(database, match, Ending.STOPPED, None, 20)

    assert await database.row("SELECT winner, ended_at, ending, place FROM matches") == (
        "B",
        10,
        "finished",
        1,
    )
