"""Where something may be opened and by which rules, and why not: for tables and counts alike."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import app_commands

from belote_bot.game.house_rules import PRESETS, HouseRules, changed
from belote_bot.locales import Language, say
from belote_bot.tables.service import GuildSettings
from cogs.connection.permissions import lacking, needed_for_thread, needed_in, permission_names
from cogs.parts.answering import tell
from cogs.parts.languages import private_language
from cogs.rules.lookup import folded
from cogs.rules.words import find_preset, preset_name
from cogs.table.opening import CannotOpen, rules_under

TARGETS: Final = (501, 1000, 2000, 3000)
LOWEST_TARGET: Final = 100
HIGHEST_TARGET: Final = 10_000


class UnknownPreset(Exception):
    """Nobody knows rules of the name that was asked for."""


class CannotPost(Exception):
    """The bot may not post where something was to be opened."""

    def __init__(self, missing: tuple[str, ...]) -> None:
        super().__init__(", ".join(missing))
        self.missing: tuple[str, ...] = missing


@dataclass(frozen=True, slots=True)
class Ground:
    """Where something was to be opened."""

    guild_id: int
    channel: discord.TextChannel | discord.Thread | discord.VoiceChannel | discord.StageChannel


@asynccontextmanager
async def telling_why_not(interaction: discord.Interaction[Any]) -> AsyncGenerator[None]:
    """Open something; what the server, its permissions or the rules' name forbid is told to the person."""
    language = private_language(interaction)
    try:
        yield
    except CannotOpen as error:
        await tell(interaction, str(error))
    except UnknownPreset:
        await tell(interaction, _presets_sentence(language))
    except CannotPost as error:
        await tell(interaction, _missing_sentence(language, error))


def ground_of(interaction: discord.Interaction[Any], *, in_thread: bool) -> Ground:
    """The place where something is to be opened, once it is sure that the bot can show it there."""
    channel = interaction.channel
    if interaction.guild_id is None or not isinstance(
        channel, discord.TextChannel | discord.Thread | discord.VoiceChannel | discord.StageChannel
    ):
        raise CannotPost(("send_messages",))
    needed = needed_for_thread(channel) if in_thread else needed_in(channel)
    missing = lacking(interaction.app_permissions, needed)
    if missing:
        raise CannotPost(missing)
    return Ground(interaction.guild_id, channel)


def asked_rules(chosen: GuildSettings, preset: str | None, target: int | None) -> HouseRules:
    """The rules that somebody asks for: a preset's or else the server's, to a target if one was named."""
    rules = rules_under(chosen)
    if preset is not None:
        named = find_preset(preset)
        if named is None:
            raise UnknownPreset
        rules = PRESETS[named]
    return rules if target is None else changed(rules, "target", target)


def preset_choices(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    """The presets whose name has what is being typed."""
    language = private_language(interaction)
    named = {preset: preset_name(language, preset) for preset in PRESETS}
    return [
        app_commands.Choice(name=name, value=preset)
        for preset, name in named.items()
        if folded(current) in folded(name)
    ]


def target_choices(current: str) -> list[app_commands.Choice[int]]:
    """The usual targets, and the one that is being typed."""
    typed = str(current)
    offered = [points for points in TARGETS if str(points).startswith(typed)]
    if typed.isdecimal() and LOWEST_TARGET <= int(typed) <= HIGHEST_TARGET and int(typed) not in offered:
        offered.insert(0, int(typed))
    return [app_commands.Choice(name=str(points), value=points) for points in offered]


def _presets_sentence(language: Language) -> str:
    presets = ", ".join(preset_name(language, preset) for preset in PRESETS)
    return say(language, "unknown-preset", presets=presets)


def _missing_sentence(language: Language, error: CannotPost) -> str:
    return say(language, "cannot-post", missing=permission_names(language, error.missing))
