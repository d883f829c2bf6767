"""Whom the game has been explained to is remembered."""

from pathlib import Path

from belote_bot.storage.database import Database
from belote_bot.storage.newcomers import meets_first


async def met(database: Database, user_id: int) -> bool:
    async with database.transaction():
        return await meets_first(database, user_id, 1)


async def test_a_person_is_new_once(database: Database) -> None:
    assert await met(database, 1)
    assert not await met(database, 1)
    assert await met(database, 2)


async def test_it_is_remembered_from_one_start_to_the_next(database: Database, place: Path) -> None:
    await met(database, 1)
    await database.close()
    again = await Database.open(place)
    assert not await met(again, 1)
    await again.close()
