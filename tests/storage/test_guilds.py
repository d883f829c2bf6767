"""What a server chose, and what the program remembers."""

import sqlite3

import pytest

from belote_bot.storage.database import Database
from belote_bot.storage.facts import recall, remember
from belote_bot.storage.guilds import choose_language, language_of


async def test_a_server_chooses_its_language_and_thinks_better_of_it(database: Database) -> None:
    assert await language_of(database, 1) is None
    for choice in ("fr", "en", None):
        await choose_language(database, 1, choice)
        assert await language_of(database, 1) == choice


async def test_servers_choose_for_themselves(database: Database) -> None:
    await choose_language(database, 1, "fr")
    await choose_language(database, 2, "en")

    assert [await language_of(database, guild) for guild in (1, 2, 3)] == ["fr", "en", None]


async def test_a_language_without_sentences_is_not_stored(database: Database) -> None:
    with pytest.raises(sqlite3.IntegrityError):
        await choose_language(database, 1, "de")


async def test_the_latest_fact_is_remembered(database: Database) -> None:
    assert await recall(database, "commands") is None
    await remember(database, "commands", "1")
    await remember(database, "commands", "2")

    assert await recall(database, "commands") == "2"
