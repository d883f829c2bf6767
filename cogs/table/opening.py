"""Whether somebody may open a table where they ask for one, and on which terms: as the server chose."""

from dataclasses import replace
from typing import Any

import discord

from belote_bot.game.house_rules import DEFAULT_PRESET, PRESETS, HouseRules
from belote_bot.locales import say
from belote_bot.tables.refusals import Refusal, TableRefused
from belote_bot.tables.service import Bots, GuildSettings, Tables, Threads
from cogs.parts.languages import private_language
from cogs.parts.names import in_text


class CannotOpen(Exception):
    """The server does not want this table; `str()` is the sentence for whoever asked, in their language."""


async def settings_here(tables: Tables, interaction: discord.Interaction[Any]) -> GuildSettings:
    """What the server chose, without the channels and the role that it no longer has."""
    chosen = await tables.settings_of(interaction.guild_id or 0)
    guild = interaction.guild
    if guild is None:
        return chosen
    channels = tuple(channel for channel in chosen.channels if guild.get_channel(channel) is not None)
    role_id = None if chosen.role_id is None or guild.get_role(chosen.role_id) is None else chosen.role_id
    return replace(chosen, channels=channels, role_id=role_id)


def check_opening(
    interaction: discord.Interaction[Any],
    chosen: GuildSettings,
    *,
    in_thread: bool | None,
    bots: bool,
    elsewhere: str = "opening-elsewhere",
    bearers: str = "opening-role",
) -> None:
    """Raise CannotOpen or TableRefused if the server does not want a table here, of them, or like that.

    `chosen` is `settings_here`; `in_thread` is None where nothing was asked. `elsewhere` and `bearers` name
    the sentences about the channels and the role.
    """
    language = private_language(interaction)
    if chosen.channels and _place(interaction) not in chosen.channels:
        channels = ", ".join(f"<#{channel}>" for channel in chosen.channels)
        raise CannotOpen(say(language, elsewhere, channels=channels))
    role = None if chosen.role_id is None else _role(interaction, chosen.role_id)
    if role is not None and not _bears(interaction.user, role):
        raise CannotOpen(say(language, bearers, role=in_text(role.name)))
    if in_thread and chosen.threads is Threads.NEVER:
        raise CannotOpen(say(language, "opening-no-threads"))
    if bots and chosen.bots is Bots.REFUSED:
        raise TableRefused(Refusal.NO_BOTS)


def wants_thread(chosen: GuildSettings, *, asked: bool | None) -> bool:
    """Whether a table gets a thread of its own, if its channel can have threads."""
    return chosen.threads is Threads.OWN if asked is None else asked


def rules_under(chosen: GuildSettings) -> HouseRules:
    """What is played at a table that is opened without a word about rules."""
    return PRESETS[DEFAULT_PRESET] if chosen.rules is None else chosen.rules


def _place(interaction: discord.Interaction[Any]) -> int | None:
    """The channel where a table is asked for; of a thread, the channel that it belongs to."""
    channel = interaction.channel
    return channel.parent_id if isinstance(channel, discord.Thread) else interaction.channel_id


def _role(interaction: discord.Interaction[Any], role_id: int) -> discord.Role | None:
    return None if interaction.guild is None else interaction.guild.get_role(role_id)


def _bears(user: discord.User | discord.Member, role: discord.Role) -> bool:
    return isinstance(user, discord.Member) and role in user.roles
