"""`/belote my-data`."""

from typing import Any

import discord
from discord import app_commands

from cogs.commands.base import CommandsBase
from cogs.connection.translator import told
from cogs.parts.answering import answering
from cogs.standings.personal_clicks import show_data


class PrivacyCommands(CommandsBase):
    """What is kept about the asker."""

    @app_commands.command(name=told("command-my-data"), description=told("command-my-data-about"))
    async def my_data(self, interaction: discord.Interaction[Any]) -> None:
        """Give the asker all that is stored about them, and the button that erases it."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        async with answering(interaction):
            await show_data(self.house, interaction)
