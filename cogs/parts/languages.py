"""Which language a sentence is said in: public ones in the server's, private ones in the reader's."""

from typing import Any, Final, Protocol, runtime_checkable

import discord

from belote_bot.locales import Language

_SPOKEN: Final = ("fr", "en")


@runtime_checkable
class KnowsReaders(Protocol):
    """The client, as far as it knows what people chose to read."""

    def language_for(self, user_id: int) -> Language | None:
        """The language that a person chose for themselves; None: as their Discord."""
        ...


def private_language(interaction: discord.Interaction[Any]) -> Language:
    """The language of whoever clicked or typed: their choice, or else that of their Discord."""
    return _own_choice(interaction) or Language.from_discord(interaction.locale.value)


def _own_choice(interaction: discord.Interaction[Any]) -> Language | None:
    client = interaction.client
    return client.language_for(interaction.user.id) if isinstance(client, KnowsReaders) else None


def public_language(
    interaction: discord.Interaction[Any], chosen: str | None, fallback: Language
) -> Language:
    """The language for what everybody in the server reads.

    The server's own choice first; then Discord's setting, which only community servers have made
    themselves; then the language of the person who opens the table; then the fallback.
    """
    known = _servers_language(interaction.guild, chosen)
    if known is not None:
        return known
    spoken = _own_choice(interaction) or interaction.locale.value.split("-")[0] in _SPOKEN
    return private_language(interaction) if spoken else fallback


def guild_language(guild: discord.Guild, chosen: str | None, fallback: Language) -> Language:
    """The language for what everybody in a server reads and nobody asked for."""
    return _servers_language(guild, chosen) or fallback


def _servers_language(guild: discord.Guild | None, chosen: str | None) -> Language | None:
    if chosen is not None:
        return Language(chosen)
    if guild is not None and (
        "COMMUNITY" in guild.features or guild.preferred_locale is discord.Locale.french
    ):
        return Language.from_discord(guild.preferred_locale.value)
    return None
