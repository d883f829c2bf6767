"""A table that the bot may not show any more waits, and goes on as it was when it may again."""

import asyncio
from collections.abc import Sequence

import discord
import pytest
from simcord.backend.models import Channel, Overwrite
from simcord.enums import OverwriteType

from cogs.connection.reach import LOOK_SECONDS
from cogs.table.board import THREAD_ARCHIVED
from tests.discord import packs
from tests.discord.harness import Person, Server

WAITS = "The table waits: I cannot keep it up to date"


@pytest.fixture
async def people(server: Server, monkeypatch: pytest.MonkeyPatch) -> tuple[Person, ...]:
    """Four people with their hands open; Alice speaks first."""
    packs.stack(monkeypatch, packs.shuffled(7))
    four = server.four()
    await server.begin(four)
    return four


async def take_away(server: Server, *names: str) -> None:
    """Take permissions in a channel away from the bot; without any, give all of them back."""
    me, place = server.env.backend.bot_user.id, server.channel
    if names:
        denied = discord.Permissions(**dict.fromkeys(names, True)).value
        server.env.backend.set_overwrite(place.id, Overwrite(me, OverwriteType.MEMBER, allow=0, deny=denied))
    else:
        server.env.backend.delete_overwrite(place.id, me)
    for _ in range(200):
        await server.env.settle()
        if bool(server.table.missing) is bool(names):
            return
        await asyncio.sleep(0.01)


def requests(server: Server) -> int:
    """How often the bot has tried to show something in a channel."""
    return sum("/messages" in request.path for request in server.env.http_requests)


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (("view_channel",), "view the channel"),
        (("send_messages",), "send messages"),
        (("attach_files",), "attach files"),
        (("embed_links", "attach_files"), "attach files, embed links"),
    ],
)
async def test_whoever_clicks_is_told_what_is_missing_and_nothing_is_played(
    server: Server, people: tuple[Person, ...], names: Sequence[str], said: str
) -> None:
    before = server.post.text
    await take_away(server, *names)
    answer = await people[0].clicks("Pass")
    assert answer.said is not None
    assert WAITS in answer.said
    assert f"I lack: {said}." in answer.said
    assert "/belote doctor" in answer.said
    assert (await people[1].clicks("My hand")).said == answer.said
    assert (await people[1].types("hand")).said == answer.said
    assert server.post.text == before
    assert await server.database.rows("SELECT * FROM actions") == []

    await take_away(server)
    await people[0].clicks("Pass")
    assert "Alice passes." in server.post.text


async def test_the_channel_is_back_and_the_message_shows_the_table_by_itself(
    server: Server, people: tuple[Person, ...]
) -> None:
    await take_away(server, "view_channel")
    await people[3].types("leave", server.guild.create_text_channel("other"))
    assert "leaves" not in server.post.text
    await take_away(server)
    assert "Denis leaves" in server.post.text


async def test_clocks_stand_still_while_a_table_waits(server: Server, people: tuple[Person, ...]) -> None:
    await server.wait(40)
    await take_away(server, "send_messages")
    await server.wait(10_000)
    assert await server.database.rows("SELECT * FROM actions") == []
    assert server.table.people() != ()
    await take_away(server)
    await server.wait(75)
    assert await server.database.rows("SELECT * FROM actions") == []
    await server.wait(10)
    assert await server.database.rows("SELECT user_id FROM actions") == [(None,)]


async def test_bots_make_no_move_while_a_table_waits(
    slow_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = slow_server
    packs.stack(monkeypatch, packs.nothing_to_bid_on())
    alice = server.person("Alice")
    await server.begin_with_bots(alice)
    await alice.clicks("Pass")
    await take_away(server, "send_messages")
    await server.wait(60)
    assert len(await server.database.rows("SELECT * FROM actions")) == 1
    await take_away(server)
    await server.wait(5)
    assert len(await server.database.rows("SELECT * FROM actions")) > 1


async def test_a_waiting_table_asks_nothing_of_discord(server: Server, people: tuple[Person, ...]) -> None:
    await take_away(server, "view_channel")
    before = requests(server)
    await server.wait(10 * LOOK_SECONDS)
    assert requests(server) == before


async def test_a_refusal_without_a_known_reason_is_tried_again(
    server: Server, people: tuple[Person, ...]
) -> None:
    server.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50001, times=None)
    await people[0].clicks("Pass")
    answer = await people[1].clicks("Pass")
    assert answer.said is not None
    assert "Discord does not let me" in answer.said
    await server.wait(2 * LOOK_SECONDS)
    server.env.backend.faults.clear()
    assert "Alice passes." not in server.post.text
    await server.wait(LOOK_SECONDS)
    assert "Alice passes." in server.post.text
    await people[1].clicks("Pass")
    assert "Bruno passes." in server.post.text


async def test_a_role_that_loses_and_regains_its_permissions(
    server: Server, people: tuple[Person, ...]
) -> None:
    backend, guild = server.env.backend, server.guild
    everyone = backend.get_role(guild.id, guild.id)
    before = everyone.permissions
    backend.edit_role(guild.id, guild.id, {"permissions": 0})
    me = backend.get_member(guild.id, backend.bot_user.id)
    roles = {role: backend.get_role(guild.id, role).permissions for role in me.role_ids}
    for role in roles:
        backend.edit_role(guild.id, role, {"permissions": 0})
    await server.env.settle()
    assert server.table.missing == ("view_channel",)
    backend.edit_role(guild.id, guild.id, {"permissions": before})
    for role, permissions in roles.items():
        backend.edit_role(guild.id, role, {"permissions": permissions})
    await server.env.settle()
    assert server.table.missing == ()


async def test_a_restart_finds_out_again_that_a_table_waits(
    server: Server, people: tuple[Person, ...]
) -> None:
    await take_away(server, "send_messages")
    await server.restart()
    await server.env.settle()
    assert server.table.missing == ("send_messages",)
    await server.wait(10_000)
    assert await server.database.rows("SELECT * FROM actions") == []
    await take_away(server)
    await people[0].opens_hand()
    await people[0].clicks("Pass")
    assert "Alice passes." in server.post.text


async def test_a_table_that_waits_can_be_left_and_closed(server: Server, people: tuple[Person, ...]) -> None:
    await take_away(server, "send_messages")
    other = server.guild.create_text_channel("other")
    await people[1].types("leave", other)
    assert (await people[0].types("stop", other)).said == "The table is closed."
    await people[0].types("new", other)
    assert "Alice’s table" in server.posts_in(other)[-1].text


async def test_a_table_that_waited_is_done_with_once_it_shows_that_it_is_closed(
    slow_server: Server,
) -> None:
    server = slow_server
    alice = server.person("Alice")
    await server.begin_with_bots(alice)
    await server.rest()
    await alice.opens_hand()
    server.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50001, times=None)
    table = server.table
    if alice.actions:  # else a bot moves soon: something is to be shown
        await alice.acts(alice.actions[0])
    for _ in range(20):
        await server.wait(1)
        if table.missing:
            break
    assert table.missing
    server.env.backend.faults.clear()
    await alice.types("stop")
    await server.rest()
    before = requests(server)
    await server.wait(60)
    assert requests(server) == before
    assert list(server.bot.house.tables.registry) == []


# ---- threads --------------------------------------------------------------------------------


async def in_thread(server: Server, host: Person) -> Channel:
    """Somebody opens a table with bots in a thread of its own."""
    await host.types("new", thread=True, bots=True)
    (handle,) = server.channel.threads
    await server.env.settle()
    return server.env.backend.get_thread(handle.id)


def archive(server: Server, thread: Channel, *, locked: bool = False, archived: bool = True) -> None:
    """Archive a thread, or lock it too; or open it again."""
    metadata = {"archived": archived, "locked": locked}
    server.env.backend.edit_channel(thread.id, {}, thread_metadata=metadata)


def archived_refuses(server: Server, thread: Channel) -> None:
    """Have a message of an archived thread refuse to be edited, as on Discord: once, before it is opened."""
    path = f"/channels/{thread.id}/messages/*"
    server.env.inject_error("PATCH", path, status=400, code=THREAD_ARCHIVED, times=1)


async def test_an_archived_thread_is_opened_again_when_there_is_something_to_show(server: Server) -> None:
    alice, bruno, *_ = server.four()
    thread = await in_thread(server, alice)
    archive(server, thread)
    await server.env.settle()
    assert thread.thread_metadata is not None
    assert thread.thread_metadata.archived
    assert server.table.missing == ()
    archived_refuses(server, thread)
    await alice.types("stop", server.channel)
    assert not thread.thread_metadata.archived
    (handle,) = server.channel.threads
    assert "The table is closed." in server.posts_in(handle)[-1].text
    assert bruno.hand is None


async def test_a_locked_thread_has_its_table_wait_until_it_is_unlocked(server: Server) -> None:
    alice, *_ = server.four()
    thread = await in_thread(server, alice)
    deny_manage_threads(server)
    archive(server, thread, locked=True)
    path = f"/channels/{thread.id}"
    server.env.inject_error("PATCH", f"{path}/messages/*", status=400, code=THREAD_ARCHIVED, times=None)
    server.env.inject_error("PATCH", path, status=403, code=50013, times=None)
    await server.env.settle()
    assert server.table.missing == ("manage_threads",)
    answer = await alice.types("table", server.channel)
    assert answer.said is not None
    assert "I lack: manage threads (this one is locked)." in answer.said
    server.env.backend.faults.clear()
    archive(server, thread, archived=False)
    await server.env.settle()
    assert server.table.missing == ()


def deny_manage_threads(server: Server) -> None:
    me = server.env.backend.bot_user.id
    denied = discord.Permissions(manage_threads=True).value
    server.env.backend.set_overwrite(
        server.channel.id, Overwrite(me, OverwriteType.MEMBER, allow=0, deny=denied)
    )
