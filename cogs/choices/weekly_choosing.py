"""Where the podium of the week is posted: choosing the channel, and what keeps the bot from posting there."""

from typing import Final

import discord

from belote_bot.locales import Language, say
from belote_bot.standings.weekly import Fault
from cogs.choices.settings import WeeklyChannel
from cogs.clicking import House
from cogs.connection import permissions
from cogs.connection.permissions import permission_names
from cogs.parts.controls import CHANNELS_OF_MESSAGES

NEEDED: Final = ("view_channel", "send_messages", "attach_files")


async def choose_weekly(house: House, guild: discord.Guild, channel_id: int | None) -> None:
    """Have the podium of the week posted in a channel, or nowhere; refused if that is not stored."""
    async with house.tables.registry.storing():
        await house.podiums.choose(guild.id, channel_id)


async def weekly_channel(house: House, guild: discord.Guild, language: Language) -> WeeklyChannel:
    """What the server chose, and what is in the way of it now."""
    chosen = await house.podiums.chosen(guild.id)
    if chosen is None:
        return WeeklyChannel()
    channel = guild.get_channel(chosen.channel_id)
    if channel is None:
        return WeeklyChannel(None, say(language, "weekly-gone"))
    missing = lacking(channel)
    if missing:
        words = permission_names(language, missing)
        return WeeklyChannel(
            channel.id, say(language, "weekly-lacking", channel=str(channel.id), missing=words)
        )
    trouble = None if chosen.fault is not Fault.CLOSED else "weekly-failed"
    return WeeklyChannel(
        channel.id, None if trouble is None else say(language, trouble, channel=str(channel.id))
    )


def lacking(channel: discord.abc.GuildChannel) -> tuple[str, ...]:
    """The permissions that a podium needs and the bot lacks in a channel."""
    return permissions.lacking(channel.permissions_for(channel.guild.me), NEEDED)


def read_channel(guild: discord.Guild, values: tuple[str, ...]) -> int | None:
    """The channel that was chosen, None for nothing; ValueError if no message can be sent there."""
    if not values:
        return None
    (value,) = values
    channel = guild.get_channel(int(value))
    if channel is None or channel.type not in CHANNELS_OF_MESSAGES:
        raise ValueError(f"{value} is no channel for messages")
    return channel.id
