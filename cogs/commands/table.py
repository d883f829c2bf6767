"""`/belote new`, `hand`, `table`, `leave`, `stop`."""

from dataclasses import replace
from typing import Any

import discord
from discord import app_commands

from belote_bot.game.house_rules import HouseRules
from belote_bot.locales import say
from belote_bot.tables.lobby import Opening, terms_under
from belote_bot.tables.occupants import Person
from belote_bot.tables.refusals import Refusal, TableRefused
from belote_bot.tables.service import GuildSettings, Kind, Level
from belote_bot.tables.table import Table, TableStatus
from cogs.clicks import bring_or_link
from cogs.commands.base import CommandsBase
from cogs.connection.translator import told
from cogs.hand.newcomers import welcome
from cogs.parts.answering import answering, tell
from cogs.parts.languages import private_language, public_language
from cogs.parts.names import display_name
from cogs.table.grounds import (
    HIGHEST_TARGET,
    LOWEST_TARGET,
    asked_rules,
    ground_of,
    preset_choices,
    target_choices,
    telling_why_not,
)
from cogs.table.kinds import USUAL_KIND
from cogs.table.opening import check_opening, settings_here, wants_thread
from cogs.table.watching import show_table


class TableCommands(CommandsBase):
    """Opening a table, finding it again, and going away from it."""

    @app_commands.command(name=told("command-new"), description=told("command-new-about"))
    @app_commands.rename(
        rules=told("option-rules"),
        target=told("option-target"),
        bots=told("option-bots"),
        thread=told("option-thread"),
        kind=told("option-kind"),
        level=told("option-level"),
    )
    @app_commands.describe(
        rules=told("option-rules-about"),
        target=told("option-target-about"),
        bots=told("option-bots-about"),
        thread=told("option-thread-about"),
        kind=told("option-kind-about"),
        level=told("option-level-about"),
    )
    @app_commands.choices(
        kind=[app_commands.Choice(name=told(f"kind-{kind}"), value=kind.value) for kind in Kind],
        level=[app_commands.Choice(name=told(f"bot-level-{level}"), value=level.value) for level in Level],
    )
    async def new(
        self,
        interaction: discord.Interaction[Any],
        rules: str | None = None,
        target: app_commands.Range[int, LOWEST_TARGET, HIGHEST_TARGET] | None = None,
        bots: bool = False,  # noqa: FBT001, FBT002  # an option of the command
        thread: bool | None = None,  # noqa: FBT001  # an option of the command
        kind: str | None = None,
        level: str | None = None,
    ) -> None:
        """Open a table in this channel, or in a thread of its own."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        async with answering(interaction), telling_why_not(interaction):
            chosen = await settings_here(self.house.tables, interaction)
            check_opening(interaction, chosen, in_thread=thread, bots=bots)
            if level is not None:
                chosen = replace(chosen, bot_level=Level(level))
            asked = asked_rules(chosen, rules, target)
            in_thread = wants_thread(chosen, asked=thread)
            of_kind = (chosen.kind or USUAL_KIND) if kind is None else Kind(kind)
            table = await self._open(interaction, asked, chosen, of_kind, in_thread=in_thread)
            if bots:
                await self.house.tables.lobby.fill(table.id, interaction.user.id)
            here = table.channel_id == interaction.channel_id
            place = f"<#{table.channel_id}>"
            language = private_language(interaction)
            answer = say(language, "table-opened") if here else say(language, "table-opened-at", place=place)
            await tell(interaction, answer)

    @new.autocomplete("rules")
    async def _presets(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        """The presets whose name has what is being typed."""
        return preset_choices(interaction, current)

    @new.autocomplete("target")
    async def _targets(
        self, _interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[int]]:
        """The usual targets, and the one that is being typed."""
        return target_choices(current)

    @app_commands.command(name=told("command-hand"), description=told("command-hand-about"))
    async def hand(self, interaction: discord.Interaction[Any]) -> None:
        """Show the asker their own hand, or the match in this channel if they have none."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        async with answering(interaction):
            here = self.house.tables.registry.in_channel(interaction.channel_id or 0)
            watched = here is not None and here.status is TableStatus.PLAYING
            table = self.table_of(interaction) or self.kept_table(interaction) or (here if watched else None)
            if table is None:
                raise TableRefused(Refusal.NOT_SEATED)
            await self.house.reach.check(interaction, table)
            if table.held_by(interaction.user.id) is None:
                await show_table(self.house.tables, interaction, table)
                return
            await self.house.hands.show(interaction, table)
            await welcome(self.house, interaction, table)

    @app_commands.command(name=told("command-table"), description=told("command-table-about"))
    async def table(self, interaction: discord.Interaction[Any]) -> None:
        """Bring the table's message down to the end of its channel."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        async with answering(interaction):
            registry = self.house.tables.registry
            table = self.table_of(interaction) or registry.in_channel(interaction.channel_id or 0)
            if table is None:
                raise TableRefused(Refusal.NO_TABLE)
            await self.house.reach.check(interaction, table)
            await tell(interaction, bring_or_link(self.house, table, interaction))

    @app_commands.command(name=told("command-leave"), description=told("command-leave-about"))
    async def leave(self, interaction: discord.Interaction[Any]) -> None:
        """Leave the table; in a match a bot goes on with the same cards."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        async with answering(interaction):
            table = self.own_table(interaction)
            await self.house.tables.leaving.leave(table.id, interaction.user.id)
            await tell(interaction, say(private_language(interaction), "you-left"))

    @app_commands.command(name=told("command-stop"), description=told("command-stop-about"))
    async def stop(self, interaction: discord.Interaction[Any]) -> None:
        """Close the table: at once for the host and for moderators, else with the others' consent."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        async with answering(interaction):
            language = private_language(interaction)
            registry = self.house.tables.registry
            own = self.table_of(interaction) or self.kept_table(interaction)
            here = registry.in_channel(interaction.channel_id or 0)
            table = here if here is not None and interaction.permissions.manage_messages else own
            if table is None:
                raise TableRefused(Refusal.NO_TABLE if here is None else Refusal.NOT_SEATED)
            request = None
            if _moderates(interaction, table):
                await self.house.tables.leaving.close_table(table.id)
            else:
                request = await self.house.tables.leaving.stop(table.id, interaction.user.id)
            await tell(interaction, say(language, "table-stopped" if request is None else "stop-asks-others"))

    async def _open(
        self,
        interaction: discord.Interaction[Any],
        rules: HouseRules,
        chosen: GuildSettings,
        kind: Kind,
        *,
        in_thread: bool,
    ) -> Table:
        ground = ground_of(interaction, in_thread=in_thread)
        host = Person(interaction.user.id, display_name(interaction.user))
        if self.table_of(interaction) is not None:
            raise TableRefused(Refusal.SEATED_ELSEWHERE)
        language = public_language(interaction, chosen.language, self.fallback)
        channel_id = ground.channel.id
        if in_thread and isinstance(ground.channel, discord.TextChannel):
            self.house.tables.lobby.check_room(ground.guild_id)
            thread = await ground.channel.create_thread(
                name=say(language, "thread-name", host=host.name), type=discord.ChannelType.public_thread
            )
            channel_id = thread.id
        terms = terms_under(chosen)
        opening = Opening(ground.guild_id, channel_id, host, language, rules, terms, kind)
        return await self.house.tables.lobby.open(opening)


def _moderates(interaction: discord.Interaction[Any], table: Table) -> bool:
    """Whether the asker may manage messages where the table is, which need not be where they ask."""
    if table.channel_id == interaction.channel_id:
        return interaction.permissions.manage_messages
    place = interaction.guild and interaction.guild.get_channel_or_thread(table.channel_id)
    member = interaction.user
    if place is None or not isinstance(member, discord.Member):
        return False
    return place.permissions_for(member).manage_messages
