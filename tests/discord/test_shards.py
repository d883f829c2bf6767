"""A bot on several connections, in one process or in several: each server's tables belong to one of them."""

import logging
from collections.abc import AsyncGenerator
from dataclasses import dataclass
from pathlib import Path

import pytest
from simcord.builders import GuildHandle

from belote_bot.tables.pace import Pace
from belote_bot.tables.refusals import TableRefused
from cogs.connection.shards import Shards
from cogs.parts.emojis import LOOK_SECONDS, ButtonArt
from tests.discord.harness import Answer, Clock, Person, Server, open_server

BOTH = Shards((0, 1), 2)


@dataclass
class Elsewhere:
    """A server on the other shard, and somebody in it."""

    server: Server
    guild: GuildHandle
    person: Person

    @classmethod
    def beside(cls, server: Server) -> "Elsewhere":
        guild = server.env.create_guild("elsewhere", shard_id=1)
        member = guild.add_member(server.env.create_user("zoe", global_name="Zoé"))
        return cls(server, guild, Person(server, member, "Zoé"))

    async def opens_table(self) -> Answer:
        self.channel = self.guild.create_text_channel("belote")
        return await self.person.types("new", self.channel, bots=True)


@pytest.fixture
async def server(path: Path) -> AsyncGenerator[Server]:
    async with open_server(path, shards=BOTH) as opened:
        yield opened


@pytest.fixture
async def elsewhere(server: Server) -> Elsewhere:
    return Elsewhere.beside(server)


def statuses(server: Server) -> dict[int, str]:
    """How the tables in memory are, by their servers."""
    return {table.guild_id: table.status.value for table in server.bot.house.tables.registry}


async def reconnect(server: Server, shard_id: int) -> None:
    """Lose a connection and its session, and begin a new one."""
    shard = server.bot.get_shard(shard_id)
    assert shard is not None
    with server.env._bot_scope():
        await shard.disconnect()
        await shard.connect()
    await server.env.settle()


async def test_tables_of_both_shards_are_played_at(server: Server, elsewhere: Elsewhere) -> None:
    await server.begin_with_bots(server.person("Alice"))
    await elsewhere.opens_table()
    assert statuses(server) == {server.guild.id: "playing", elsewhere.guild.id: "lobby"}


async def test_a_shard_that_connects_again_disturbs_no_table(server: Server, elsewhere: Elsewhere) -> None:
    alice = server.person("Alice")
    await server.begin_with_bots(alice)
    await elsewhere.opens_table()
    before = statuses(server), [post.id for post in server.posts], server.table_of(1).version
    for shard_id in (0, 1, 0):
        await reconnect(server, shard_id)
    assert (statuses(server), [post.id for post in server.posts], server.table_of(1).version) == before
    assert len(server.posts_in(elsewhere.channel)) == 1
    await alice.opens_hand()
    await alice.acts(alice.actions[0])
    assert server.table_of(1).version > before[2]


async def test_whoever_sent_the_bot_away_during_another_shards_trouble_is_not_mistaken(
    server: Server, elsewhere: Elsewhere
) -> None:
    await elsewhere.opens_table()
    await server.person("Alice").types("new")
    shard = server.bot.get_shard(1)
    assert shard is not None
    with server.env._bot_scope():
        await shard.disconnect()
    del server.env.backend.guilds[elsewhere.guild.id]  # nobody is there to hear of it
    await reconnect(server, 0)
    assert statuses(server) == {server.guild.id: "lobby", elsewhere.guild.id: "lobby"}
    with server.env._bot_scope():
        await shard.connect()
    await server.env.settle()
    assert statuses(server) == {server.guild.id: "lobby"}


async def test_tables_of_another_process_are_left_as_they_are(
    server: Server, elsewhere: Elsewhere, caplog: pytest.LogCaptureFixture
) -> None:
    await server.person("Alice").types("new")
    await elsewhere.opens_table()
    await elsewhere.person.clicks("Start", server.posts_in(elsewhere.channel)[-1])
    stored = await server.database.rows("SELECT * FROM tables WHERE guild_id = ?", (elsewhere.guild.id,))
    server.shards = Shards((0,), 2)
    with caplog.at_level(logging.WARNING):
        await server.restart()
    assert "1 open tables belong to servers of other shards: they are left as they are" in caplog.messages
    assert statuses(server) == {server.guild.id: "lobby"}
    await server.wait(3 * 24 * 3600)
    same = await server.database.rows("SELECT * FROM tables WHERE guild_id = ?", (elsewhere.guild.id,))
    assert same == stored

    server.shards = Shards((1,), 2)
    await server.restart()
    assert statuses(server) == {elsewhere.guild.id: "playing"}
    await elsewhere.person.clicks("My hand", server.posts_in(elsewhere.channel)[-1])


@pytest.mark.parametrize(("ids", "sends"), [((0,), True), ((1,), False)])
async def test_the_process_with_shard_0_sends_the_commands(
    path: Path, ids: tuple[int, ...], sends: bool
) -> None:
    async with open_server(path, shards=Shards(ids, 2)) as server:
        sent = [entry for entry in server.env.http_requests if entry.method == "PUT"]
        assert bool(sent) is sends


async def test_nobody_is_kept_from_erasing_by_a_table_of_another_process(
    server: Server, elsewhere: Elsewhere
) -> None:
    await elsewhere.opens_table()
    with pytest.raises(TableRefused):
        await server.bot.house.personal.erase(elsewhere.person.id)
    server.shards = Shards((0,), 2)
    await server.restart()
    await server.bot.house.personal.erase(elsewhere.person.id)


async def test_a_process_without_shard_0_waits_for_the_emojis_of_the_one_with_it(path: Path) -> None:
    pace = Pace(sleep=Clock())
    async with open_server(path, pace, art=ButtonArt.EMOJIS, shards=Shards((1,), 2)) as server:
        await server.wait(2 * LOOK_SECONDS)
        asked = [entry.method for entry in server.env.http_requests if entry.path.endswith("/emojis")]
        assert asked == ["GET"] * 3
