"""Telling Discord our commands, but only when they changed."""

import hashlib
import json
import logging
from typing import Any, Final

import discord
from discord import app_commands

from belote_bot.tables.service import Tables

log: Final = logging.getLogger(__name__)


async def sync_if_changed(
    tree: app_commands.CommandTree[Any],
    tables: Tables,
    guild: discord.abc.Snowflake | None,
    *,
    send: bool = True,
) -> bool:
    """Send the commands unless Discord has them as they are; tells whether they were sent.

    `guild` is the one server that gets them while developing; None is every server. Without `send` nothing
    is: another process does it.
    """
    if guild is not None:
        tree.copy_global_to(guild=guild)
    if not send:
        return False
    if await is_synced(tree, tables, guild):
        return False
    await tree.sync(guild=guild)
    await tables.remember(_name(tree, guild), await _digest(tree, guild))
    log.info("the slash commands were sent to Discord")
    return True


async def is_synced(
    tree: app_commands.CommandTree[Any], tables: Tables, guild: discord.abc.Snowflake | None
) -> bool:
    """Whether Discord has our commands as they are; raises what Discord says if it does not tell."""
    known = await tree.fetch_commands(guild=guild)
    return bool(known) and await tables.recall(_name(tree, guild)) == await _digest(tree, guild)


def _name(tree: app_commands.CommandTree[Any], guild: discord.abc.Snowflake | None) -> str:
    """Under which name we remember what was sent."""
    return f"commands-{tree.client.application_id}-{'all' if guild is None else guild.id}"


async def _digest(tree: app_commands.CommandTree[Any], guild: discord.abc.Snowflake | None) -> str:
    """A fingerprint of exactly what would be sent."""
    translator = tree.translator
    payload = [
        command.to_dict(tree)
        if translator is None
        else await command.get_translated_payload(tree, translator)
        for command in tree.get_commands(guild=guild)
    ]
    return hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
