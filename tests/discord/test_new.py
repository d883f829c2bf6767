"""`/belote new`: opening a table in a channel or in a thread."""

import discord
import pytest
from simcord.backend.errors import SetupError
from simcord.backend.models import Overwrite
from simcord.builders import ChannelHandle
from simcord.enums import OverwriteType

from tests.discord.harness import Server


def deny(server: Server, channel: ChannelHandle, **permissions: bool) -> None:
    """Take permissions away from the bot in a channel."""
    denied = discord.Permissions(**dict.fromkeys(permissions, True)).value
    overwrite = Overwrite(server.env.backend.bot_user.id, OverwriteType.MEMBER, allow=0, deny=denied)
    server.env.backend.set_overwrite(channel.id, overwrite)


async def test_new_posts_a_lobby_with_a_button_for_each_free_seat(server: Server) -> None:
    alice, *_ = server.four()
    answer = await alice.types("new")
    lobby = server.post
    assert [(button.label, button.enabled) for button in lobby.buttons] == [
        ("Sit East", True),
        ("Sit North", True),
        ("Sit West", True),
        ("Add a bot", True),
        ("Fill with bots", True),
        ("Start", False),
        ("Rules", True),
        ("Leave", True),
    ]
    assert "Alice’s table" in lobby.text
    assert "A match to 1,000 points." in lobby.text
    assert "free seat" in lobby.alt
    assert answer.said == "The table is open."


async def test_new_takes_another_target(server: Server) -> None:
    alice, *_ = server.four()
    await alice.types("new", target=501)
    assert "A match to 501 points." in server.post.text


async def test_new_suggests_usual_targets(server: Server) -> None:
    alice, *_ = server.four()
    choices = await alice.member.autocomplete(server.channel, "belote new", "target", "2")
    assert [choice["value"] for choice in choices] == [2000]


@pytest.mark.parametrize("target", [99, 10_001])
async def test_a_target_out_of_range_is_refused(server: Server, target: int) -> None:
    alice, *_ = server.four()
    with pytest.raises(SetupError):
        await alice.types("new", target=target)
    assert server.posts == []


async def test_new_fills_the_table_with_bots_at_once(server: Server) -> None:
    alice, *_ = server.four()
    await alice.types("new", bots=True)
    assert server.post.text.count("🤖") == 3
    assert server.post.button("Start").enabled


async def test_new_opens_a_thread_and_plays_in_it(server: Server) -> None:
    alice, bruno, _, _ = server.four()
    answer = await alice.types("new", thread=True)
    (thread,) = server.channel.threads
    assert thread.name == "Belote at Alice’s"
    assert server.posts == []
    (lobby,) = server.posts_in(thread)
    await bruno.clicks("Sit East", lobby)
    await alice.clicks("Fill with bots", lobby)
    await alice.clicks("Start", lobby)
    assert server.posts_in(thread)[-1].labels == ["My hand", "Table", "Rules"]
    assert answer.said is not None
    assert str(thread.id) in answer.said


async def test_new_names_the_permission_that_the_bot_lacks(server: Server) -> None:
    alice, *_ = server.four()
    deny(server, server.channel, attach_files=True, send_messages=True)
    answer = await alice.types("new")
    assert answer.said == "I cannot hold a table here. I lack: attach files, send messages."
    deny(server, server.channel, create_public_threads=True)
    answer = await alice.types("new", thread=True)
    assert answer.said == "I cannot hold a table here. I lack: create public threads."
    assert list(server.bot.house.tables.registry) == []


async def test_a_person_opens_one_table_only(server: Server) -> None:
    alice, *_ = server.four()
    await alice.types("new")
    answer = await alice.types("new", server.guild.create_text_channel("other"))
    assert answer.said is not None
    assert answer.said.startswith("You hold a seat at a table of this server already")
    assert len(list(server.bot.house.tables.registry)) == 1


async def test_no_thread_is_left_when_the_table_is_refused(server: Server) -> None:
    alice, *_ = server.four()
    await alice.types("new")
    await alice.types("new", thread=True)
    assert server.channel.threads == []


async def test_two_tables_in_two_channels_go_on_independently(server: Server) -> None:
    alice, bruno, _, _ = server.four()
    other = server.guild.create_text_channel("other")
    await alice.types("new", bots=True)
    await bruno.types("new", other, bots=True)
    here, there = server.post, server.posts_in(other)[-1]
    await bruno.clicks("Start", there)
    assert server.post.id == here.id
    assert "Start" in server.post.labels
    await alice.clicks("Start", here)
    alices, brunos = server.post, server.posts_in(other)[-1]
    await alice.opens_hand()
    bruno.hand = (await bruno.clicks("My hand", brunos)).post
    before = brunos.text
    while alice.actions:
        await alice.acts(alice.actions[0])
        if server.post.id != alices.id:
            break
    assert brunos.text == before
    assert bruno.actions
    await bruno.acts(bruno.actions[0])
    assert brunos.text != before
