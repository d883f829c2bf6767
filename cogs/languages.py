"""Which language a sentence is said in: public ones in the server's, private ones in the reader's."""

from typing import Any, Final

import discord

from belote_bot.locales import Language

_SPOKEN: Final = ("fr", "en")


def private_language(interaction: discord.Interaction[Any]) -> Language:
    """The language of whoever clicked or typed."""
    return Language.from_discord(interaction.locale.value)


def public_language(
    interaction: discord.Interaction[Any], chosen: str | None, fallback: Language
) -> Language:
    """The language for what everybody in the server reads.

    The server's own choice first; then Discord's setting, which only community servers have made
    themselves; then the language of the person who opens the table; then the fallback.
    """
    if chosen is not None:
        return Language(chosen)
    guild = interaction.guild
    if guild is not None and (
        "COMMUNITY" in guild.features or guild.preferred_locale is discord.Locale.french
    ):
        return Language.from_discord(guild.preferred_locale.value)
    spoken = interaction.locale.value.split("-")[0] in _SPOKEN
    return private_language(interaction) if spoken else fallback
