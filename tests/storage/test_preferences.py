"""What a person chose stays chosen, and is theirs alone."""

import sqlite3

import pytest

from belote_bot.storage.database import Database
from belote_bot.storage.preferences import (
    Preferences,
    latest_preferences,
    preferences_of,
    store_preferences,
)

EVERYTHING = Preferences("four_colour", "fan", "fixed", "fr", "off")


async def choose(database: Database, user_id: int, chosen: Preferences, now: int = 0) -> None:
    async with database.transaction():
        await store_preferences(database, user_id, chosen, now)


async def test_nobody_has_chosen_anything_at_first(database: Database) -> None:
    assert await preferences_of(database, 1) == Preferences()


async def test_choices_come_back(database: Database) -> None:
    await choose(database, 1, EVERYTHING)
    assert await preferences_of(database, 1) == EVERYTHING
    await choose(database, 1, Preferences(hand="rows"))
    assert await preferences_of(database, 1) == Preferences(hand="rows")


async def test_each_person_chooses_for_themselves(database: Database) -> None:
    await choose(database, 1, EVERYTHING)
    assert await preferences_of(database, 2) == Preferences()


async def test_the_latest_choices_are_read_at_once(database: Database) -> None:
    for user_id, now in ((1, 30), (2, 10), (3, 20)):
        await choose(database, user_id, Preferences(language="en"), now)
    await choose(database, 2, EVERYTHING, 40)
    assert await latest_preferences(database, 2) == {1: Preferences(language="en"), 2: EVERYTHING}


@pytest.mark.parametrize(
    "chosen",
    [
        Preferences(cards="green"),
        Preferences(hand="circle"),
        Preferences(order="none"),
        Preferences(language="de"),
        Preferences(mentions="maybe"),
    ],
)
async def test_nothing_else_is_stored(database: Database, chosen: Preferences) -> None:
    with pytest.raises(sqlite3.IntegrityError):
        await choose(database, 1, chosen)
