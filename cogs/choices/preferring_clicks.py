"""Choices in the panel of one's own preferences."""

from typing import Any

import discord

from belote_bot.locales import say
from belote_bot.tables.refusals import Refusal, TableRefused
from belote_bot.tables.service import Preferences
from cogs.choices.preferring import WISHES, Wish, preferences_rows
from cogs.clicking import Click, House
from cogs.parts.languages import private_language
from cogs.parts.layouts import layout


async def prefer(click: Click) -> None:
    """Take a choice down, and show what holds now."""
    await click.acknowledge_privately()
    wish = click.read(lambda button: WISHES.get("".join(button.rest)))
    if wish is None or len(click.values) != 1:
        raise TableRefused(Refusal.STALE)
    chosen = await choose_for(click.house, click.interaction, ((wish, click.values[0]),))
    await show_preferences(click.interaction, chosen)


async def choose_for(
    house: House, interaction: discord.Interaction[Any], wishes: tuple[tuple[Wish, str], ...]
) -> Preferences:
    """Store what whoever clicked or typed chooses, and draw their open hands that way."""

    def change(chosen: Preferences) -> Preferences:
        for wish, value in wishes:
            chosen = wish.change(value)(chosen)
        return chosen

    try:
        chosen = await house.tables.prefer(interaction.user.id, change)
    except ValueError:
        raise TableRefused(Refusal.STALE) from None
    house.hands.see_anew(interaction.user.id, chosen)
    return chosen


async def show_preferences(interaction: discord.Interaction[Any], chosen: Preferences) -> None:
    """Show the panel in the answer to an interaction that was deferred for its person only."""
    language = private_language(interaction)
    text = say(language, "preferences-panel")
    await interaction.edit_original_response(view=layout(text, None, preferences_rows(language, chosen)))
