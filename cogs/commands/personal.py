"""`/belote preferences`."""

from typing import Any

import discord
from discord import app_commands

from cogs.choices.preferring import CARDS, HAND, LANGUAGE, MENTIONS, ORDER, WISHES, Wish, preferences_sentence
from cogs.choices.preferring_clicks import choose_for, show_preferences
from cogs.commands.base import CommandsBase
from cogs.connection.translator import told
from cogs.parts.answering import answering, tell
from cogs.parts.languages import private_language


def _choices(wish: Wish) -> list[app_commands.Choice[str]]:
    return [
        app_commands.Choice(name=told(f"prefer-{wish.key}-{value}"), value=value) for value in wish.values
    ]


class PersonalCommands(CommandsBase):
    """What concerns the asker alone."""

    @app_commands.command(name=told("command-preferences"), description=told("command-preferences-about"))
    @app_commands.rename(
        language=told("option-language"),
        cards=told("option-cards"),
        hand=told("option-hand"),
        order=told("option-order"),
        mentions=told("option-mentions"),
    )
    @app_commands.describe(
        language=told("option-language-about"),
        cards=told("option-cards-about"),
        hand=told("option-hand-about"),
        order=told("option-order-about"),
        mentions=told("option-mentions-about"),
    )
    @app_commands.choices(
        language=_choices(LANGUAGE),
        cards=_choices(CARDS),
        hand=_choices(HAND),
        order=_choices(ORDER),
        mentions=_choices(MENTIONS),
    )
    async def preferences(
        self,
        interaction: discord.Interaction[Any],
        language: str | None = None,
        cards: str | None = None,
        hand: str | None = None,
        order: str | None = None,
        mentions: str | None = None,
    ) -> None:
        """Choose how one sees and reads; without a choice, a panel of menus."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        async with answering(interaction):
            given = zip(WISHES.values(), (language, cards, hand, order, mentions), strict=True)
            wishes = tuple((wish, value) for wish, value in given if value is not None)
            if wishes:
                chosen = await choose_for(self.house, interaction, wishes)
                await tell(interaction, preferences_sentence(private_language(interaction), chosen))
            else:
                chosen = await self.house.tables.preferences_of(interaction.user.id)
                await show_preferences(interaction, chosen)
