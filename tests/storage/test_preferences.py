"""What a person chose stays chosen; choosing one thing leaves the other as it was."""

from belote_bot.storage.database import Database
from belote_bot.storage.preferences import Preferences, prefer, preferences_of


async def choose(database: Database, user_id: int, chosen: Preferences) -> Preferences:
    async with database.transaction():
        return await prefer(database, user_id, chosen)


async def test_nobody_has_chosen_anything_at_first(database: Database) -> None:
    assert await preferences_of(database, 1) == Preferences()


async def test_a_choice_leaves_the_others_as_they_were(database: Database) -> None:
    assert await choose(database, 1, Preferences(cards="four_colour")) == Preferences("four_colour", None)
    assert await choose(database, 1, Preferences(hand="fan")) == Preferences("four_colour", "fan")
    assert await choose(database, 1, Preferences(cards="classic")) == Preferences("classic", "fan")
    assert await preferences_of(database, 1) == Preferences("classic", "fan")


async def test_each_person_chooses_for_themselves(database: Database) -> None:
    await choose(database, 1, Preferences(hand="fan"))
    assert await preferences_of(database, 2) == Preferences()
