"""`/belote doctor`: one line for each thing that the bot has or lacks in a server, for who looks after it."""

from dataclasses import replace

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from belote_bot.storage import health
from tests.discord.harness import Person, Server


@pytest.fixture
def mona(server: Server) -> Person:
    """Somebody who may manage messages."""
    role = server.guild.create_role("moderators", permissions=discord.Permissions(manage_messages=True))
    return server.person("Mona", roles=(role,))


async def report(person: Person) -> str:
    """What the doctor says, to its asker only."""
    answer = await person.types("doctor")
    message = answer.post
    assert message.stored.is_ephemeral
    return message.text


def deny(server: Server, *names: str) -> None:
    denied = discord.Permissions(**dict.fromkeys(names, True)).value
    me = server.env.backend.bot_user.id
    overwrite = Overwrite(me, OverwriteType.MEMBER, allow=0, deny=denied)
    server.env.backend.set_overwrite(server.channel.id, overwrite)


async def test_where_nothing_is_wrong_every_line_says_so(server: Server, mona: Person) -> None:
    text = await report(mona)
    assert "❌" not in text
    assert "✅ **Here**: I have every permission that a table needs." in text
    assert "✅ **Chosen channels**: all of them." in text
    assert "✅ **Commands**: Discord has those of this version." in text
    assert "✅ **Database**: it answers in " in text
    assert "✅ **Disk**: " in text
    assert "shard 1 of 1" in text
    assert "✅ **Tables**: none is open." in text


async def test_it_tells_what_is_missing_and_which_table_waits_for_it(server: Server, mona: Person) -> None:
    await server.begin(server.four())
    deny(server, "attach_files", "create_public_threads")
    await server.env.settle()
    text = await report(mona)
    assert "❌ **Here** I lack: attach files." in text
    assert "⚠️ **Threads**: no table can have its own here; I lack: create public threads." in text
    assert f"❌ In <#{server.channel.id}> I lack: attach files." in text
    assert "one is open, and it waits." in text


async def test_it_looks_at_the_channels_that_the_server_chose(server: Server, mona: Person) -> None:
    good = server.guild.create_text_channel("good")
    chosen = (server.channel.id, good.id, 12345)
    await server.bot.house.tables.choose(server.guild.id, lambda before: replace(before, channels=chosen))
    deny(server, "view_channel")
    await server.env.settle()
    answer = await mona.types("doctor", good)
    text = answer.post.text
    assert f"❌ In <#{server.channel.id}> I lack: view the channel." in text
    assert "⚠️ A channel chosen in `/belote settings` no longer exists." in text
    assert "✅ **Chosen channels**: one channel where I lack nothing." in text


async def test_commands_of_another_version_are_told(server: Server, mona: Person) -> None:
    await server.database.run("UPDATE facts SET value = 'other' WHERE name LIKE 'commands-%'")
    assert "❌ **Commands**: Discord does not have those of this version." in await report(mona)


async def test_a_disk_that_is_nearly_full_is_told_without_its_place(
    server: Server, mona: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "LEAST_FREE", 10**20)
    text = await report(mona)
    assert "❌ **Disk**: only " in text
    assert str(server.path.parent) not in text
    assert server.path.name not in text


async def test_the_last_daily_backup_is_told(server: Server, mona: Person) -> None:
    assert "ℹ️ **Daily backup**: none." in await report(mona)  # the sign, not a letter
    for day in ("2026-02-27", "2026-02-28"):
        server.path.with_name(f"{server.path.stem}.{day}{server.path.suffix}").touch()
    assert "✅ **Last daily backup**: 2026-02-28." in await report(mona)


async def test_whoever_looks_after_nothing_is_told_so(server: Server) -> None:
    alice = server.person("Alice")
    answer = await alice.types("doctor")
    assert answer.said == "Only those who may manage the server or messages can examine the bot here."


async def test_it_speaks_the_readers_language(server: Server) -> None:
    role = server.guild.create_role("chefs", permissions=discord.Permissions(manage_guild=True))
    chef = server.person("Chef", locale="fr", roles=(role,))
    text = await report(chef)
    assert "✅ **Ici**\N{NO-BREAK SPACE}: j’ai toutes les permissions qu’il faut à une table." in text
