"""`/belote count`: a sheet for people who play with real cards."""

from typing import Any, Final

import discord
from discord import app_commands

from belote_bot.counting.refusals import CountRefusal, CountRefused
from belote_bot.locales import say
from cogs.commands.base import CommandsBase
from cogs.connection.translator import told
from cogs.counts.asking import whole_number
from cogs.counts.finding import bring_or_link
from cogs.counts.opening import checked_ground, open_count, opening_form, player_named, tell_opened
from cogs.counts.panels import count_name, find_rows
from cogs.parts.answering import answering, tell
from cogs.parts.forms import show_form
from cogs.parts.languages import private_language
from cogs.parts.layouts import layout
from cogs.rules.words import find_preset
from cogs.table.grounds import (
    HIGHEST_TARGET,
    LOWEST_TARGET,
    asked_rules,
    preset_choices,
    target_choices,
    telling_why_not,
)
from cogs.table.opening import settings_here

MOST_CHOICES: Final = 25


class CountCommands(CommandsBase):
    """Counting for people who play elsewhere."""

    @app_commands.command(name=told("command-count"), description=told("command-count-about"))
    @app_commands.rename(
        player1=told("option-player-1"),
        player2=told("option-player-2"),
        player3=told("option-player-3"),
        player4=told("option-player-4"),
        rules=told("option-rules"),
        target=told("option-target"),
        sheet=told("option-sheet"),
    )
    @app_commands.describe(
        player1=told("option-player-1-about"),
        player2=told("option-player-2-about"),
        player3=told("option-player-3-about"),
        player4=told("option-player-4-about"),
        rules=told("option-count-rules-about"),
        target=told("option-target-about"),
        sheet=told("option-sheet-about"),
    )
    async def count(
        self,
        interaction: discord.Interaction[Any],
        player1: str | None = None,
        player2: str | None = None,
        player3: str | None = None,
        player4: str | None = None,
        rules: str | None = None,
        target: app_commands.Range[int, LOWEST_TARGET, HIGHEST_TARGET] | None = None,
        sheet: str | None = None,
    ) -> None:
        """Open a count with the names that were typed, by a form without any; or find one again."""
        typed = (player1, player2, player3, player4)
        async with answering(interaction), telling_why_not(interaction):
            if sheet is not None:
                await self._find(interaction, sheet)
            elif any(typed):
                await interaction.response.defer(ephemeral=True, thinking=True)
                chosen = asked_rules(await settings_here(self.house.tables, interaction), rules, target)
                players = [await player_named(interaction, name) for name in typed]
                opened = await open_count(self.house, interaction, players, chosen)
                await tell_opened(self.house, interaction, opened)
            else:
                await self._ask(interaction, rules, target)

    @count.autocomplete("rules")
    async def _count_presets(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        """The presets whose name has what is being typed."""
        return preset_choices(interaction, current)

    @count.autocomplete("target")
    async def _count_targets(
        self, _interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[int]]:
        """The usual targets, and the one that is being typed."""
        return target_choices(current)

    @count.autocomplete("sheet")
    async def _sheets(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        """The asker's own open counts whose players or totals have what is being typed."""
        language = private_language(interaction)
        counts = await self.house.counts.of_person(interaction.guild_id or 0, interaction.user.id)
        named = [(count_name(language, count), str(count.id)) for count in counts]
        wanted = current.strip().casefold()
        found = [(name, key) for name, key in named if wanted in name.casefold()]
        return [app_commands.Choice(name=name, value=key) for name, key in found[:MOST_CHOICES]]

    async def _find(self, interaction: discord.Interaction[Any], sheet: str) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        try:
            count_id = whole_number(sheet)
        except ValueError:
            raise CountRefused(CountRefusal.NO_COUNT) from None
        count = await self.house.counts.get(interaction.guild_id or 0, count_id)
        await tell(interaction, bring_or_link(self.house, interaction, count))

    async def _ask(
        self, interaction: discord.Interaction[Any], rules: str | None, target: int | None
    ) -> None:
        """Show the form for a new count; who asks for nothing more and has open counts chooses among them."""
        counts = await self.house.counts.of_person(interaction.guild_id or 0, interaction.user.id)
        if counts and rules is None and target is None:
            language = private_language(interaction)
            view = layout(say(language, "count-find"), None, find_rows(language, counts))
            await interaction.response.send_message(view=view, ephemeral=True)
            return
        # Raises what cannot be said after the form: the server forbids it, or there is no such preset.
        chosen, _ = await checked_ground(self.house, interaction)
        asked_rules(chosen, rules, target)
        preset = None if rules is None else find_preset(rules)
        await show_form(interaction, opening_form(interaction, preset, target))
