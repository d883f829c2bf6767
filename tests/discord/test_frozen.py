"""A disk that fills up in the midst of a match, as people at the table live it."""

import pytest

from belote_bot.locales import Language, say
from tests.discord import packs
from tests.discord.harness import Server

FROZEN = "The table waits until the bot can store again."


async def fills_up(server: Server) -> None:
    await server.database.run("PRAGMA query_only = ON")


async def has_room_again(server: Server) -> None:
    await server.database.run("PRAGMA query_only = OFF")


async def test_the_table_says_that_it_waits_and_goes_on(
    slow_server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    server = slow_server
    packs.stack(monkeypatch, packs.nothing_to_bid_on())
    people = server.four()
    await server.begin(people)
    server.locales[people[0].id] = "fr"
    await server.rest()
    before = server.post.text
    posts = len(server.posts)

    await fills_up(server)
    answer = await people[0].clicks("Pass")
    assert answer.said == say(Language.FR, "refusal-storage")
    assert [record.levelname for record in caplog.records if record.levelname == "ERROR"] == ["ERROR"]
    caplog.clear()
    await server.rest()
    assert server.post.text.startswith(f"⏸️ **{FROZEN}**")
    assert "<t:" not in server.post.text
    assert server.table.version == 1

    # What only needs to be read is there for everybody.
    assert "Je passe" in (await people[0].opens_hand()).labels

    await has_room_again(server)
    await server.wait(30)
    await server.rest()
    assert FROZEN not in server.post.text
    assert len(server.posts) == posts
    assert server.post.text.split("<t:")[0] == before.split("<t:")[0]
    assert (await people[0].clicks("Je passe")).said is None
    assert server.table.version == 2
