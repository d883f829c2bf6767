"""`/belote replace`."""

from typing import Any

import discord
from discord import app_commands

from belote_bot.locales import say
from belote_bot.tables.occupants import Person
from cogs.commands.base import CommandsBase
from cogs.connection.translator import told
from cogs.parts.answering import answering, tell
from cogs.parts.languages import private_language
from cogs.parts.names import display_name, in_text


class SeatCommands(CommandsBase):
    """Going away in the midst of a match without leaving the seat to a bot."""

    @app_commands.command(name=told("command-replace"), description=told("command-replace-about"))
    @app_commands.rename(member=told("option-replace-member"))
    @app_commands.describe(member=told("option-replace-member-about"))
    async def replace(
        self, interaction: discord.Interaction[Any], member: discord.Member | discord.User
    ) -> None:
        """Hand the asker's seat over to a member, who agrees with a button under the table."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        async with answering(interaction):
            language = private_language(interaction)
            table = self.own_table(interaction)
            await self.house.reach.check(interaction, table)
            if member.bot or not isinstance(member, discord.Member):
                await tell(interaction, say(language, "offer-to-bot" if member.bot else "offer-to-stranger"))
                return
            taker = Person(member.id, display_name(member))
            await self.house.tables.handing_over.offer(table.id, interaction.user.id, taker)
            # An edit would notify nobody: the one who is asked is mentioned in a message anew.
            self.house.board.bring_down(table)
            await tell(interaction, say(language, "offer-made", taker=in_text(taker.name)))
