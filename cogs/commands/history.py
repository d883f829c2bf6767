"""`/belote history`, `export`."""

from typing import Any

import discord
from discord import app_commands

from belote_bot.locales import say
from belote_bot.tables.refusals import Refusal, TableRefused
from cogs.commands.base import CommandsBase
from cogs.connection.translator import told
from cogs.parts.answering import answering, tell
from cogs.parts.ids import number_in
from cogs.parts.languages import private_language
from cogs.past.exporting import send_record
from cogs.past.history_clicks import send_match, show_history
from cogs.past.history_posts import LONGEST_LABEL, Shelf
from cogs.past.words import short_score


class HistoryCommands(CommandsBase):
    """What was played in the server."""

    @app_commands.command(name=told("command-history"), description=told("command-history-about"))
    @app_commands.rename(member=told("option-history-member"))
    @app_commands.describe(member=told("option-history-member-about"))
    async def history(
        self, interaction: discord.Interaction[Any], member: discord.Member | discord.User | None = None
    ) -> None:
        """Show the asker the matches of the server, or of one member."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        async with answering(interaction):
            if member is not None:
                self.house.members.met(interaction.guild_id or 0, member)
            await show_history(self.house, interaction, Shelf(0, 0 if member is None else member.id))

    @app_commands.command(name=told("command-export"), description=told("command-export-about"))
    @app_commands.rename(match=told("option-match"))
    @app_commands.describe(match=told("option-match-about"))
    async def export(self, interaction: discord.Interaction[Any], match: str | None = None) -> None:
        """Give the asker the record of a match of this server; without a choice, of their own last one."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        async with answering(interaction):
            if match is not None:
                try:
                    match_id = number_in(match.strip())
                except ValueError:
                    raise TableRefused(Refusal.NO_MATCH) from None
                await send_match(self.house, interaction, match_id)
                return
            last = await self.house.history.last_record(interaction.guild_id or 0, interaction.user.id)
            if last is None:
                await tell(interaction, say(private_language(interaction), "nothing-to-export"))
            else:
                await send_record(interaction, *last)

    @export.autocomplete("match")
    async def _matches(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        """The latest matches of the server, the asker's own first, whose names or points are being typed."""
        language = private_language(interaction)
        wanted = current.strip().casefold()
        found = await self.house.history.to_choose(interaction.guild_id or 0, interaction.user.id)
        named = [(short_score(language, match)[:LONGEST_LABEL], str(match.id)) for match in found]
        fitting = [(name, value) for name, value in named if wanted in name.casefold()]
        return [app_commands.Choice(name=name, value=value) for name, value in fitting[:25]]
