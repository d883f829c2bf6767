"""What is gone: messages, channels, threads and servers, and with them whatever was shown there."""

from collections.abc import Iterable
from contextlib import suppress
from functools import partial

import discord
from discord.ext import commands

from belote_bot.counting.refusals import CountRefused
from belote_bot.tables.refusals import DatabaseFault, Refusal, TableRefused
from belote_bot.tables.table import Table
from cogs.clicking import House
from cogs.connection.shards import Membership


class Losses(commands.Cog):
    """Closes the tables and counts that nobody can reach any more, and posts again what was taken away."""

    def __init__(self, house: House, membership: Membership) -> None:
        self._house = house
        self._membership = membership

    # ---- messages ---------------------------------------------------------------------------

    @commands.Cog.listener()
    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        """Somebody took a message away, perhaps a table's or a count's."""
        await self._message_deleted(payload.message_id)

    @commands.Cog.listener()
    async def on_raw_bulk_message_delete(self, payload: discord.RawBulkMessageDeleteEvent) -> None:
        """Somebody took many messages away."""
        for message_id in payload.message_ids:
            await self._message_deleted(message_id)

    async def _message_deleted(self, message_id: int) -> None:
        self._house.board.message_deleted(message_id)
        with suppress(DatabaseFault):  # told once, and not worth a line for each message
            await self._house.count_board.message_deleted(message_id)

    # ---- channels and threads ---------------------------------------------------------------

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone, and its tables and counts with it."""
        await self._close_tables(self._house.tables.registry.find.all_in_channel(channel.id))
        await self._close_counts(channel.guild.id, channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread is gone, and its tables and counts with it."""
        await self._close_tables(self._house.tables.registry.find.all_in_channel(payload.thread_id))
        await self._close_counts(payload.guild_id, payload.thread_id)

    # ---- servers ----------------------------------------------------------------------------

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was sent away from a server, or the server is no more."""
        await self._close_tables(self._house.tables.registry.find.in_guild(guild.id))
        await self._close_counts(guild.id)

    @commands.Cog.listener()
    async def on_shard_connect(self, shard_id: int) -> None:
        """A shard began a session, the first one or a new one."""
        self._membership.greeted(shard_id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Discord sent a server in which the bot is."""
        self._membership.heard_of(guild)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Somebody invited the bot."""
        self._membership.heard_of(guild)

    @commands.Cog.listener()
    async def on_shard_ready(self, shard_id: int) -> None:
        """A shard has told which servers there are, in its first session or in a new one."""
        # Who sent the bot away while it was not there to hear of it did so all the same.
        self._membership.ready(shard_id)
        find = self._house.tables.registry.find
        for guild_id in {table.guild_id for table in self._house.tables.registry}:
            if await self._membership.has_left(shard_id, guild_id):
                await self._close_tables(find.in_guild(guild_id))

    # ---- closing ----------------------------------------------------------------------------

    async def _close_counts(self, guild_id: int, channel_id: int | None = None) -> None:
        async def close() -> None:
            try:
                await self._house.counts.close_all(guild_id, channel_id)
            except CountRefused as refused:  # as it is only where nothing can be stored
                raise TableRefused(Refusal.STORAGE) from refused

        await self._house.tables.freezing.surely(close)

    async def _close_tables(self, gone: Iterable[Table]) -> None:
        """Close tables, so that their people may sit elsewhere."""
        tables = self._house.tables
        for table in gone:
            await tables.freezing.surely(partial(tables.leaving.close_table, table.id))
