"""`/belote settings`."""

from typing import Any

import discord
from discord import app_commands

from cogs.answering import answering
from cogs.commands.base import CommandsBase
from cogs.settings import Page
from cogs.settings_clicks import show_settings
from cogs.translator import told


class ServerCommands(CommandsBase):
    """What concerns all tables of the server."""

    @app_commands.command(name=told("command-settings"), description=told("command-settings-about"))
    async def settings(self, interaction: discord.Interaction[Any]) -> None:
        """Show the panel of the server's settings to whoever may manage it."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        async with answering(interaction):
            await show_settings(self.house, interaction, Page.TABLES)
