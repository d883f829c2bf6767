"""What a server chose comes back as it was stored, or is refused where it cannot be read."""

import sqlite3
from dataclasses import replace

import pytest

from belote_bot.config import Settings
from belote_bot.game.house_rules import PRESETS
from belote_bot.storage.database import Database, StorageError
from belote_bot.storage.guilds import (
    LONGEST_PAUSE,
    LONGEST_TURN,
    Bots,
    GuildSettings,
    Kind,
    Threads,
    settings_of,
    store_settings,
)

EVERYTHING = GuildSettings(
    language="fr",
    rules=replace(PRESETS["cafe"], target=2000),
    channels=(2**63 - 1, 7),
    threads=Threads.OWN,
    bot_delay=0.5,
    trick_pause=4.0,
    turn_seconds=LONGEST_TURN,
    role_id=8,
    bots=Bots.REFUSED,
    kind=Kind.FRIENDLY,
    bot_level="expert",
)


async def choose(database: Database, guild_id: int, chosen: GuildSettings) -> None:
    async with database.transaction():
        await store_settings(database, guild_id, chosen)


async def test_a_server_has_chosen_nothing_at_first(database: Database) -> None:
    assert await settings_of(database, 1) == GuildSettings()


async def test_choices_come_back(database: Database) -> None:
    await choose(database, 1, EVERYTHING)
    assert await settings_of(database, 1) == EVERYTHING


async def test_a_server_thinks_better_of_it(database: Database) -> None:
    await choose(database, 1, EVERYTHING)
    await choose(database, 1, replace(EVERYTHING, language=None, channels=()))
    assert await settings_of(database, 1) == replace(EVERYTHING, language=None, channels=())
    await choose(database, 1, GuildSettings())
    assert await settings_of(database, 1) == GuildSettings()


async def test_servers_choose_for_themselves(database: Database) -> None:
    await choose(database, 1, EVERYTHING)
    await choose(database, 2, GuildSettings(language="en"))
    assert await settings_of(database, 1) == EVERYTHING
    assert await settings_of(database, 2) == GuildSettings(language="en")
    assert await settings_of(database, 3) == GuildSettings()


@pytest.mark.parametrize(
    "chosen",
    [
        GuildSettings(language="de"),
        GuildSettings(bot_delay=LONGEST_PAUSE + 1),
        GuildSettings(trick_pause=-1.0),
        GuildSettings(turn_seconds=LONGEST_TURN + 1),
        GuildSettings(bot_level="champion"),
    ],
)
async def test_nothing_else_is_stored(database: Database, chosen: GuildSettings) -> None:
    with pytest.raises(sqlite3.IntegrityError):
        await choose(database, 1, chosen)


@pytest.mark.parametrize(
    "spoiling",
    [
        "UPDATE guild_settings SET rules = 'no rules'",
        """UPDATE guild_settings SET rules = '{"preset": "poker"}'""",
        "UPDATE guild_settings SET rules = '[]'",
        "UPDATE guild_settings SET channels = '7'",
        """UPDATE guild_settings SET channels = '["7"]'""",
        "UPDATE guild_settings SET channels = '['",
    ],
)
async def test_what_cannot_be_read_is_refused(database: Database, spoiling: str) -> None:
    await choose(database, 1, EVERYTHING)
    async with database.transaction():
        await database.run(spoiling)
    with pytest.raises(StorageError, match="belong"):
        await settings_of(database, 1)


@pytest.mark.parametrize("field", ["bot_delay", "trick_pause"])
def test_a_server_may_choose_the_pauses_that_the_program_may(field: str) -> None:
    bounds = [bound for bound in Settings.model_fields[field].metadata if hasattr(bound, "le")]
    assert [bound.le for bound in bounds] == [LONGEST_PAUSE]
