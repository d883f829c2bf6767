"""`/belote doctor`: what the bot needs in a server, line by line, and what is to be done about the rest.

Nothing of the machine it runs on is told but whether its disk is full: no path, no name, no secret.
"""

import math
from collections.abc import AsyncIterator, Iterator
from enum import StrEnum
from typing import Any, Final

import discord
from discord import app_commands

from belote_bot.locales import Language, say
from belote_bot.tables.service import GuildSettings, Health, Tables
from cogs.connection.permissions import lacking, lacking_in, lacking_with, permission_names
from cogs.connection.reach import UNKNOWN
from cogs.connection.syncing import is_synced
from cogs.parts.emojis import CardEmojis
from cogs.parts.languages import private_language
from cogs.parts.retrying import FAILURES

IN_THREADS: Final = ("create_public_threads", "send_messages_in_threads")
HEARS_BANS: Final = ("ban_members", "view_audit_log")

MOST_WAITING: Final = 10
"""How many waiting tables are named."""

SLOW_SECONDS: Final = 1.0
"""From which latency of the gateway on something is wrong."""


class Mark(StrEnum):
    """How it stands with a line."""

    GOOD = "✅"
    TELLING = "ℹ️"  # the sign, not a letter
    DOUBTFUL = "⚠️"
    BAD = "❌"


class Doctor:
    """Looks at everything that tables depend on, for whoever looks after a server."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        emojis: CardEmojis | None,
        guild: discord.abc.Snowflake | None,
    ) -> None:
        """`emojis` is None where none are used; `guild` is the one server that gets the commands, if any."""
        self._client = client
        self._tables = tables
        self._emojis = emojis
        self._guild = guild

    async def report(self, interaction: discord.Interaction[Any], guild: discord.Guild) -> str:
        """One line for each thing, in the reader's language."""
        report = _Report(private_language(interaction), guild)
        lines = [say(report.language, "doctor-heading"), *report.here(interaction)]
        health = await self._tables.health()
        if health is not None:
            lines += report.chosen(await self._tables.settings_of(guild.id))
        lines += [line async for line in self._application(report, interaction)]
        lines += report.database(health)
        lines += self._connection(report)
        lines += self._waiting(report)
        return "\n".join(lines)

    async def _application(
        self, report: "_Report", interaction: discord.Interaction[Any]
    ) -> AsyncIterator[str]:
        """The emojis and the commands that the application has at Discord."""
        if self._emojis is not None:
            missing, wanted = self._emojis.missing()
            if missing:
                yield report.line(Mark.DOUBTFUL, "doctor-emojis-missing", missing=missing, wanted=wanted)
            else:
                yield report.line(Mark.GOOD, "doctor-emojis", wanted=wanted)
        tree: app_commands.CommandTree[Any] = interaction.client.tree
        try:
            synced = await is_synced(tree, self._tables, self._guild)
        except FAILURES:
            yield report.line(Mark.DOUBTFUL, "doctor-commands-unknown")
        else:
            yield (
                report.line(Mark.GOOD, "doctor-commands")
                if synced
                else report.line(Mark.BAD, "doctor-commands-old")
            )

    def _connection(self, report: "_Report") -> Iterator[str]:
        """The gateway: how fast it answers, and which shard the server belongs to."""
        shard, shards = report.guild.shard_id + 1, self._client.shard_count or 1
        seconds = self._client.latency
        if not math.isfinite(seconds):
            yield report.line(Mark.DOUBTFUL, "doctor-gateway-silent", shard=shard, shards=shards)
            return
        mark = Mark.GOOD if seconds < SLOW_SECONDS else Mark.DOUBTFUL
        yield report.line(mark, "doctor-gateway", ms=round(seconds * 1000), shard=shard, shards=shards)
        heard = self._client.intents.members
        bans = len(lacking(report.guild.me.guild_permissions, HEARS_BANS)) < len(HEARS_BANS)
        told = "all" if heard else "bans" if bans else "late"
        yield report.line(Mark.TELLING, f"doctor-leavers-{told}")

    def _waiting(self, report: "_Report") -> Iterator[str]:
        """The tables of the server, and why some of them wait."""
        tables = self._tables.registry.find.in_guild(report.guild.id)
        waiting = [table for table in tables if table.missing]
        if any(table.frozen for table in tables):
            yield report.line(Mark.BAD, "doctor-tables-frozen")
        yield report.line(Mark.GOOD, "doctor-tables", tables=len(tables), waiting=len(waiting))
        for table in waiting[:MOST_WAITING]:
            place = str(table.channel_id)
            if table.missing == UNKNOWN:
                yield report.line(Mark.BAD, "doctor-waits-unknown", channel=place)
            else:
                missing = permission_names(report.language, table.missing)
                yield report.line(Mark.BAD, "doctor-lacks", channel=place, missing=missing)


class _Report:
    """The lines of one report."""

    def __init__(self, language: Language, guild: discord.Guild) -> None:
        self.language = language
        self.guild = guild

    def line(self, mark: Mark, message_id: str, **variables: str | int) -> str:
        """A line with its mark."""
        return f"{mark} {say(self.language, message_id, **variables)}"

    def here(self, interaction: discord.Interaction[Any]) -> Iterator[str]:
        """What the bot may do in the channel where it is asked."""
        held, channel = interaction.app_permissions, interaction.channel
        missing = lacking_with(held, channel)
        if missing:
            yield self.line(Mark.BAD, "doctor-here-lacks", missing=permission_names(self.language, missing))
        else:
            yield self.line(Mark.GOOD, "doctor-here")
        if isinstance(channel, discord.TextChannel):
            missing = lacking(held, IN_THREADS)
            if missing:
                words = permission_names(self.language, missing)
                yield self.line(Mark.DOUBTFUL, "doctor-threads-lacks", missing=words)
            else:
                yield self.line(Mark.GOOD, "doctor-threads")
        if not held.manage_threads:
            yield self.line(Mark.TELLING, "doctor-threads-locked")

    def chosen(self, chosen: GuildSettings) -> Iterator[str]:
        """What the bot may do in the channels that the server chose for tables."""
        if not chosen.channels:
            yield self.line(Mark.GOOD, "doctor-channels-all")
            return
        good = 0
        for channel_id in chosen.channels:
            channel = self.guild.get_channel(channel_id)
            missing = () if channel is None else lacking_in(channel)
            if channel is None:
                yield self.line(Mark.DOUBTFUL, "doctor-channel-gone")
            elif missing:
                words = permission_names(self.language, missing)
                yield self.line(Mark.BAD, "doctor-lacks", channel=str(channel_id), missing=words)
            else:
                good += 1
        if good:
            yield self.line(Mark.GOOD, "doctor-channels", good=good)

    def database(self, health: Health | None) -> Iterator[str]:
        """How the database fares."""
        if health is None:
            yield self.line(Mark.BAD, "doctor-database-silent")
            return
        fits = Mark.GOOD if health.schema == health.newest else Mark.DOUBTFUL
        ms, schema, newest = math.ceil(health.milliseconds), health.schema, health.newest
        yield self.line(fits, "doctor-database", ms=ms, schema=schema, newest=newest)
        if health.free is not None:
            room = Mark.GOOD if health.has_room else Mark.BAD
            key = "doctor-disk" if health.has_room else "doctor-disk-full"
            yield self.line(room, key, megabytes=health.free // 1_000_000)
        if health.backup is None:
            yield self.line(Mark.TELLING, "doctor-no-backup")
        else:
            yield self.line(Mark.GOOD, "doctor-backup", day=health.backup.isoformat())
