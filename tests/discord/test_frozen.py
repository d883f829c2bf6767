"""A disk that fills up in the midst of a match, as people at the table live it."""

import logging

import pytest

from belote_bot.locales import Language, say
from tests.discord import packs
from tests.discord.counting import opened
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


async def test_newcomers_open_their_hands_and_the_log_stays_short(
    slow_server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    server = slow_server
    people = server.four()
    await server.seat_four(people)
    await server.rest()
    await people[0].clicks("Start")
    await server.rest()
    await fills_up(server)
    await people[0].clicks("My hand", server.post)
    caplog.clear()
    with caplog.at_level(logging.INFO):
        for person in people:
            assert (await person.clicks("My hand", server.post)).post.files
    ours = [record.message for record in caplog.records if record.name.startswith(("belote_bot", "cogs"))]
    assert ours == []


async def test_whoever_is_banned_meanwhile_is_gone_when_it_goes_on(
    slow_server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    server = slow_server
    people = server.four()
    await server.seat_four(people)
    await server.rest()
    await fills_up(server)
    await people[1].clicks("Leave")
    caplog.clear()  # that the database takes no changes
    server.env.backend.apply_ban(server.guild.id, people[2].id, None)
    await server.rest()
    assert server.table.free_seats() == ()
    await has_room_again(server)
    await server.wait(30)
    assert server.table.free_seats() == (2,)
    await server.rest()
    assert "Sit North" in server.post.labels


@pytest.mark.parametrize("is_shown", [True, False])
async def test_the_tables_of_a_channel_that_is_gone_meanwhile_are_closed(
    slow_server: Server, caplog: pytest.LogCaptureFixture, *, is_shown: bool
) -> None:
    server = slow_server
    people = server.four()
    await server.seat_four(people)
    await server.rest()
    await fills_up(server)
    await people[1].clicks("Leave")
    caplog.clear()  # that the database takes no changes
    if is_shown:
        await server.rest()
    server.env.backend.delete_channel(server.channel.id)
    await server.rest()
    await has_room_again(server)
    await server.wait(30)
    await server.rest()
    assert list(server.bot.house.tables.registry) == []


async def test_no_thread_is_opened_for_a_table_that_cannot_be_stored(
    slow_server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    server = slow_server
    alice, bruno, *_ = server.four()
    await alice.types("new")
    await fills_up(server)
    await alice.clicks("Leave")
    caplog.clear()  # that the database takes no changes
    answer = await bruno.types("new", thread=True)
    assert answer.said == say(Language.EN, "refusal-storage")
    assert server.channel.threads == []
    await has_room_again(server)


async def test_the_sheets_of_a_channel_that_is_gone_meanwhile_are_closed(
    slow_server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    server = slow_server
    alice = server.person("Alice")
    await opened(server, alice)
    await fills_up(server)
    await alice.types("new")
    caplog.clear()  # that the database takes no changes
    server.env.backend.delete_channel(server.channel.id)
    await server.rest()
    await has_room_again(server)
    await server.wait(30)
    assert await server.database.rows("SELECT status FROM counts") == [("closed",)]
