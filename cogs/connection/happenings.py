"""What happens around the tables in Discord, as far as a bot hears of it without privileged intents."""

from collections.abc import Collection, Iterable
from contextlib import suppress
from typing import Any, TypeAlias

import discord
from discord.ext import commands

from belote_bot.tables.refusals import TableRefused
from belote_bot.tables.table import Table
from cogs.clicking import House
from cogs.connection.attendance import Attendance
from cogs.connection.reach import Place

GuildChannel: TypeAlias = discord.abc.GuildChannel


class Happenings(commands.Cog):
    """Has tables looked at where something changed that they depend on."""

    def __init__(self, house: House, attendance: Attendance) -> None:
        self._house = house
        self._attendance = attendance
        self._find = house.tables.registry.find

    # ---- connections ------------------------------------------------------------------------

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """All connections stand."""
        self._hurry()
        await self._examine(self._house.tables.registry)

    @commands.Cog.listener()
    async def on_shard_ready(self, _shard_id: int) -> None:
        """A connection stands, perhaps one of several."""
        self._hurry()

    @commands.Cog.listener()
    async def on_resumed(self) -> None:
        """A connection was lost for a moment, and goes on where it was."""
        self._hurry()

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Discord sent a server as it is now."""
        await self._examine(self._find.in_guild(guild.id))

    def _hurry(self) -> None:
        self._house.board.hurry()
        self._house.count_board.hurry()

    # ---- channels and threads ---------------------------------------------------------------

    @commands.Cog.listener()
    async def on_guild_channel_update(self, before: GuildChannel, after: GuildChannel) -> None:
        """A channel is another than before; what may be done in it holds for its threads."""
        if before.overwrites != after.overwrites:
            await self._may_differ(self._tables_under(after))

    @commands.Cog.listener()
    async def on_thread_update(self, _before: discord.Thread, after: discord.Thread) -> None:
        """A thread is another than before: archived or locked, perhaps."""
        await self._examine(self._find.all_in_channel(after.id), after)

    @commands.Cog.listener()
    async def on_thread_join(self, thread: discord.Thread) -> None:
        """A thread came into sight: it was opened again, or we were added."""
        await self._examine(self._find.all_in_channel(thread.id), thread)

    def _tables_under(self, channel: GuildChannel) -> list[Table]:
        """The tables of a channel, of its threads, archived ones too, and of threads that nobody knows."""
        guild = channel.guild
        tables: list[Table] = []
        for table in self._find.in_guild(guild.id):
            place = guild.get_channel_or_thread(table.channel_id)
            if place is None or channel.id in (place.id, getattr(place, "parent_id", None)):
                tables.append(table)
        return tables

    # ---- roles ------------------------------------------------------------------------------

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """A role gives other permissions."""
        if before.permissions != after.permissions:
            await self._may_differ(self._find.in_guild(after.guild.id))

    @commands.Cog.listener()
    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """A role is gone."""
        await self._may_differ(self._find.in_guild(role.guild.id))

    # ---- people -----------------------------------------------------------------------------

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Somebody clicks or types."""
        self._attendance.met(interaction)

    @commands.Cog.listener()
    async def on_member_ban(self, guild: discord.Guild, user: discord.User | discord.Member) -> None:
        """Somebody was banned; Discord tells it where the bot may ban, or see the audit log."""
        await self._attendance.gone(guild.id, user.id)

    @commands.Cog.listener()
    async def on_raw_member_remove(self, payload: discord.RawMemberRemoveEvent) -> None:
        """Somebody left the server; Discord tells it with the members' intent only."""
        await self._attendance.gone(payload.guild_id, payload.user.id)

    @commands.Cog.listener()
    async def on_member_update(self, _before: discord.Member, after: discord.Member) -> None:
        """Somebody has other roles; of ourselves Discord always tells."""
        if after == after.guild.me:
            await self._examine(self._find.in_guild(after.guild.id))
        else:
            self._attendance.look(self._find.of_player(after.id))

    async def _may_differ(self, tables: Collection[Table]) -> None:
        """Others may do other things at these tables, and so may we."""
        await self._examine(tables)
        self._attendance.look(tables)

    async def _examine(self, tables: Iterable[Table], place: Place | None = None) -> None:
        for table in tables:
            with suppress(TableRefused):  # closed meanwhile
                await self._house.reach.examine(table, place)
