"""What the bot must be allowed to do where it keeps a table, and what of that it lacks."""

from typing import Final

import discord

from belote_bot.locales import Language, say

NEEDED: Final = ("view_channel", "attach_files", "embed_links")
"""What it needs wherever it shows something, besides sending messages."""


def needed_in(channel: object) -> tuple[str, ...]:
    """The permissions that a table needs in a channel or a thread."""
    in_thread = isinstance(channel, discord.Thread)
    return (*NEEDED, "send_messages_in_threads" if in_thread else "send_messages")


def needed_for_thread(channel: object) -> tuple[str, ...]:
    """The permissions that a table needs in a channel in which it gets a thread of its own."""
    if isinstance(channel, discord.TextChannel):
        return (*NEEDED, "create_public_threads", "send_messages_in_threads")
    return needed_in(channel)


def lacking(held: discord.Permissions, needed: tuple[str, ...]) -> tuple[str, ...]:
    """Which of the permissions that are needed are not held."""
    return tuple(name for name in needed if not getattr(held, name))


def lacking_in(channel: discord.abc.GuildChannel | discord.Thread) -> tuple[str, ...]:
    """What the bot lacks for a table in a channel or a thread, as far as its events told."""
    if isinstance(channel, discord.Thread) and channel.parent is None:
        return ()
    return lacking_with(channel.permissions_for(channel.guild.me), channel)


def lacking_with(held: discord.Permissions, channel: object) -> tuple[str, ...]:
    """What the bot lacks for a table in a channel or a thread where it holds these permissions.

    What goes together with another permission, without which it is worth nothing, is not named beside it; a
    thread that a moderator locked takes one more.
    """
    missing = lacking(held, needed_in(channel))
    if "view_channel" in missing:
        return ("view_channel",)
    sending = tuple(name for name in missing if name.startswith("send_"))
    locked = isinstance(channel, discord.Thread) and channel.locked and not held.manage_threads
    return (*(sending or missing), *(("manage_threads",) if locked else ()))


def permission_names(language: Language, missing: tuple[str, ...]) -> str:
    """What is missing, in words."""
    return ", ".join(say(language, f"permission-{name.replace('_', '-')}") for name in missing)
