"""`/belote settings` and `doctor`."""

from typing import Any

import discord
from discord import app_commands

from belote_bot.locales import say
from cogs.choices.settings import Page
from cogs.choices.settings_clicks import show_settings
from cogs.commands.base import CommandsBase
from cogs.connection.translator import told
from cogs.parts.answering import NotNow, answering
from cogs.parts.languages import private_language
from cogs.parts.layouts import layout


class ServerCommands(CommandsBase):
    """What concerns all tables of the server."""

    @app_commands.command(name=told("command-settings"), description=told("command-settings-about"))
    async def settings(self, interaction: discord.Interaction[Any]) -> None:
        """Show the panel of the server's settings to whoever may manage it."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        async with answering(interaction):
            await show_settings(self.house, interaction, Page.TABLES)

    @app_commands.command(name=told("command-doctor"), description=told("command-doctor-about"))
    async def doctor(self, interaction: discord.Interaction[Any]) -> None:
        """Tell whoever looks after the server what the bot has and lacks there."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        async with answering(interaction):
            may, guild = interaction.permissions, interaction.guild
            if guild is None or not (may.manage_guild or may.manage_messages or may.administrator):
                raise NotNow(say(private_language(interaction), "doctor-not-yours"))
            report = await self.house.doctor.report(interaction, guild)
            await interaction.edit_original_response(view=layout(report, None, ()))
