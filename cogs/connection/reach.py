"""Whether the bot can show its tables where they are: those that it cannot show wait until it can."""

import asyncio
import logging
from typing import Any, Final, TypeAlias

import discord

from belote_bot.locales import say
from belote_bot.tables.refusals import TableRefused
from belote_bot.tables.service import Tables
from belote_bot.tables.table import Table
from belote_bot.tables.waiting import Missing
from cogs.connection.permissions import lacking_in, lacking_with, permission_names
from cogs.parts.answering import NotNow
from cogs.parts.languages import private_language
from cogs.parts.refreshing import Gone
from cogs.parts.retrying import FAILURES

log: Final = logging.getLogger(__name__)

UNKNOWN: Final[Missing] = ("unknown",)
"""Discord refuses, although nothing is missing that the bot knows of."""

LOOK_SECONDS: Final = 60.0
"""How often a waiting table is tried again of which nothing was heard."""

UNKNOWN_CHANNEL: Final = 10003
"""Discord's code for a channel or thread that is no more."""

Place: TypeAlias = discord.abc.GuildChannel | discord.Thread


class Reach:
    """What keeps tables from being shown: learned from events, from refusals and from clicks."""

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self._client = client
        self._tables = tables
        self._looking: asyncio.Task[None] | None = None

    async def examine(self, table: Table, place: Place | None = None) -> None:
        """Hold a table up, or try to show it again, by what is known of its channel (`place`) now."""
        missing = self.lacks(table, place)
        if missing:
            await self._wait(table, missing)
        elif table.missing:
            # Whoever shows it lets it go on.
            self._tables.registry.changed(table)

    async def refused(self, table: Table, error: Gone) -> None:
        """Hold a table up that Discord did not let us show; one whose channel is no more is closed."""
        if isinstance(error, discord.NotFound):
            if error.code == UNKNOWN_CHANNEL:
                await self._tables.freezing.surely(lambda: self._tables.leaving.close_table(table.id))
            return
        await self._wait(table, await self._found_missing(table) or UNKNOWN)

    async def shown(self, table: Table) -> None:
        """Let a table go on that waited and was shown, unless something is missing that it will need."""
        if table.status.is_open and table.missing and not self.lacks(table):
            await self._tables.waiting.go_on(table.id)

    async def check(self, interaction: discord.Interaction[Any], table: Table) -> None:
        """Look at what a click tells of a table's channel; raises NotNow while the table waits."""
        if not table.status.is_open:
            return
        here = interaction.channel_id == table.channel_id
        missing = (
            lacking_with(interaction.app_permissions, interaction.channel) if here else self.lacks(table)
        )
        if table.missing and missing == ():
            if table.missing != UNKNOWN:
                await self._tables.waiting.go_on(table.id)
                return
            self._tables.registry.changed(table)
        elif missing:
            await self._wait(table, missing)
        if table.missing:
            raise NotNow(_sentence(interaction, table))

    def lacks(self, table: Table, place: Place | None = None) -> Missing | None:
        """What is missing for a table as far as the events told; None where they told nothing."""
        guild = self._client.get_guild(table.guild_id)
        if guild is None or guild.unavailable:
            return None
        channel = place or guild.get_channel_or_thread(table.channel_id)
        return None if channel is None else lacking_in(channel)

    async def unarchive(self, table: Table) -> None:
        """Open the thread of a table again that was archived; raises what Discord says if it may not."""
        thread = await self._fetched(table)
        if isinstance(thread, discord.Thread) and thread.archived:
            await thread.edit(archived=False)

    async def close(self) -> None:
        """Stop."""
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)

    async def _wait(self, table: Table, missing: Missing) -> None:
        if table.missing != missing:
            log.warning("table %d waits; missing: %s", table.id, ", ".join(missing))
        await self._tables.waiting.wait(table.id, missing)
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look(), name="waiting-tables")

    async def _look(self) -> None:
        """Try the tables again, also where no event tells that they could be shown."""
        while self._tables.waiting.tables():
            await self._tables.pace.watch.sleep(LOOK_SECONDS)
            for table in self._tables.waiting.tables():
                try:
                    await self.examine(table)
                except TableRefused:
                    log.info("table %d is closed meanwhile", table.id)

    async def _found_missing(self, table: Table) -> Missing:
        """What is missing, Discord being asked about what the events do not tell of."""
        missing = self.lacks(table)
        if missing:
            return missing
        try:
            place = await self._fetched(table)
        except discord.Forbidden:
            return ("view_channel",)
        except FAILURES:
            return ()
        return () if place is None else lacking_in(place)

    async def _fetched(self, table: Table) -> Place | None:
        guild = self._client.get_guild(table.guild_id)
        return None if guild is None else await guild.fetch_channel(table.channel_id)


def _sentence(interaction: discord.Interaction[Any], table: Table) -> str:
    language, place = private_language(interaction), str(table.channel_id)
    if table.missing == UNKNOWN:
        return say(language, "table-waits-unknown", channel=place)
    missing = permission_names(language, table.missing)
    return say(language, "table-waits", channel=place, missing=missing)
