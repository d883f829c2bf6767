"""What every group of commands works with."""

from typing import Any

import discord
from discord.ext import commands

from belote_bot.locales import Language
from belote_bot.tables.refusals import Refusal, TableRefused
from belote_bot.tables.table import Table
from cogs.clicking import House
from cogs.parts.languages import public_language


class CommandsBase(commands.Cog):
    """A part of `/belote`; all parts together are one command."""

    def __init__(self, house: House, fallback: Language) -> None:
        self.house: House = house
        self.fallback: Language = fallback

    def table_of(self, interaction: discord.Interaction[Any]) -> Table | None:
        """The table at which the asker sits in this server."""
        return self.house.tables.registry.of_person(interaction.guild_id or 0, interaction.user.id)

    def kept_table(self, interaction: discord.Interaction[Any]) -> Table | None:
        """The table at which a bot holds the asker's seat until they come back."""
        return self.house.tables.registry.keeping(interaction.guild_id or 0, interaction.user.id)

    def own_table(self, interaction: discord.Interaction[Any]) -> Table:
        """The same, or the one at which a bot holds the asker's seat; refused if there is none."""
        table = self.table_of(interaction) or self.kept_table(interaction)
        if table is None:
            raise TableRefused(Refusal.NOT_SEATED)
        return table

    async def language_here(self, interaction: discord.Interaction[Any]) -> Language:
        """The language for what everybody in the server reads."""
        chosen = await self.house.tables.chosen_language(interaction.guild_id or 0)
        return public_language(interaction, chosen, self.fallback)
