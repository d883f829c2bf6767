"""`/belote preferences`, `export`."""

import json
from io import BytesIO
from typing import Any, Final

import discord
from discord import app_commands

from belote_bot.game.record import dump
from belote_bot.locales import say
from belote_bot.tables.service import Preferences
from cogs.answering import answering, tell
from cogs.commands.base import CommandsBase
from cogs.hand_posts import sight
from cogs.languages import private_language
from cogs.translator import told
from images import CardStyle, HandLayout

CARD_CHOICES: Final = [
    app_commands.Choice(name=told(f"cards-{style.value}"), value=style.value) for style in CardStyle
]
HAND_CHOICES: Final = [
    app_commands.Choice(name=told(f"layout-{layout.value}"), value=layout.value) for layout in HandLayout
]


class PersonalCommands(CommandsBase):
    """What concerns the asker alone."""

    @app_commands.command(name=told("command-preferences"), description=told("command-preferences-about"))
    @app_commands.rename(cards=told("option-cards"), hand=told("option-hand"))
    @app_commands.describe(cards=told("option-cards-about"), hand=told("option-hand-about"))
    @app_commands.choices(cards=CARD_CHOICES, hand=HAND_CHOICES)
    async def preferences(
        self, interaction: discord.Interaction[Any], cards: str | None = None, hand: str | None = None
    ) -> None:
        """Choose how one's own hand is drawn; without a choice, tell what holds."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        async with answering(interaction):
            language = private_language(interaction)
            chosen = await self.house.tables.prefer(interaction.user.id, Preferences(cards, hand))
            self.house.hands.see_anew(interaction.user.id, chosen)
            eyes = sight(language, chosen)
            answer = say(
                language,
                "preferences-hold",
                cards=say(language, f"cards-{eyes.style.value}"),
                hand=say(language, f"layout-{eyes.layout.value}"),
            )
            await tell(interaction, answer)

    @app_commands.command(name=told("command-export"), description=told("command-export-about"))
    async def export(self, interaction: discord.Interaction[Any]) -> None:
        """Give the asker the record of their last match in this server, its finished deals."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        async with answering(interaction):
            language = private_language(interaction)
            record = await self.house.tables.last_record(interaction.guild_id or 0, interaction.user.id)
            if record is None or not record.deals:
                await tell(interaction, say(language, "nothing-to-export"))
                return
            data = json.dumps(dump(record), ensure_ascii=False, indent=1).encode()
            await interaction.edit_original_response(
                content=say(language, "exported", deals=len(record.deals)),
                attachments=[discord.File(BytesIO(data), filename="belote.json")],
            )
