"""What happens to a bot besides clicks: time goes by, messages and channels go, servers send it away."""

from collections.abc import Awaitable, Callable
from typing import Final

import discord
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bench.fuzzing.world import World

FEWEST_CHANNELS: Final = 3

Event = Callable[[World], Awaitable[str | None]]
"""Has something happen; gives a line for the trace, None if nothing did."""


async def time_passes(world: World) -> str:
    """Seconds mostly; sometimes so long that clocks run out, tokens expire, tables close."""
    seconds = world.random.choices((2.0, 15.0, 70.0, 1_000.0, 90_000.0), (70, 20, 6, 3, 1))[0]
    await world.env.advance_time(seconds)
    return f"{seconds:g} s go by"


async def message_goes(world: World) -> str | None:
    """Somebody deletes a message of the bot's, or many at once."""
    channels = [channel for guild in world.guilds for channel in world.channels(guild)]
    if not channels:
        return None
    channel = world.random.choice(channels)
    messages = sorted(world.backend.messages.get(channel, {}))[-8:]
    for number in world.random.sample(messages, min(len(messages), world.random.choice((1, 1, 1, 4)))):
        world.backend.delete_message(channel, number)
    return f"messages of {channel} are deleted"


async def channel_goes(world: World) -> str | None:
    """A channel or thread is deleted, and where few are left another is made."""
    guild = world.random.choice(world.guilds)
    channels = world.channels(guild)
    if guild.id in world.away:
        return None
    if len(channels) <= FEWEST_CHANNELS:
        guild.create_text_channel("nouveau")
        return "a channel is made"
    gone = world.random.choice(channels)
    backend, stored = world.backend, world.backend.get_guild(guild.id)
    for thread in [number for number in stored.thread_ids if backend.channels[number].parent_id == gone]:
        # Discord does not say that the threads of a channel go with it.
        stored.thread_ids.remove(thread)
        del backend.channels[thread]
        backend.messages.pop(thread, None)
    backend.delete_channel(gone)
    return f"channel {gone} is deleted"


async def permission_goes(world: World) -> str | None:
    """The bot may not write in a channel any more, or may again."""
    guild = world.random.choice(world.guilds)
    channels = [number for number in world.channels(guild) if not world.backend.channels[number].is_thread]
    if not channels or guild.id in world.away:
        return None
    channel = world.random.choice(channels)
    lost = discord.Permissions(view_channel=True, send_messages=True).value
    deny = 0 if world.backend.channels[channel].overwrites else world.random.choice((lost, 1 << 11))
    overwrite = Overwrite(target_id=world.backend.bot_user.id, type=OverwriteType.MEMBER, allow=0, deny=deny)
    world.backend.edit_channel(channel, {}, overwrites=[overwrite] if deny else [])
    return f"the bot's permissions in {channel} change: {deny} are denied"


async def sent_away(world: World) -> str | None:
    """A server sends the bot away, or invites it again."""
    guild = world.random.choice(world.guilds)
    if guild.id in world.away:
        world.away.discard(guild.id)
        stored = world.backend.get_guild(guild.id)
        world.backend.emit("GUILD_CREATE", serializers.guild_create_payload(world.backend, stored))
        return f"server {guild.id} invites the bot again"
    if world.away:
        return None
    world.away.add(guild.id)
    world.backend.emit("GUILD_DELETE", {"id": str(guild.id)})
    return f"server {guild.id} sends the bot away"


async def member_goes(world: World) -> str | None:
    """Somebody leaves a server, or comes back."""
    person, guild = world.random.choice(world.people[2:]), world.guilds[0]
    if guild.id in world.away:
        return None
    if guild.id in person.guilds:
        person.guilds.remove(guild.id)
        world.backend.remove_member(guild.id, person.user.id)
        return f"{person.user.name} leaves"
    person.guilds.append(guild.id)
    guild.add_member(person.user)
    return f"{person.user.name} comes back"


async def restart(world: World) -> str:
    """The program ends without a word, and starts anew."""
    await world.restart()
    return "the bot is started anew"


EVENTS: Final[tuple[tuple[Event, int], ...]] = (
    (time_passes, 80),
    (message_goes, 8),
    (channel_goes, 2),
    (permission_goes, 3),
    (sent_away, 1),
    (member_goes, 3),
    (restart, 1),
)
"""What happens, and how often beside the others."""


def some(world: World, kinds: tuple[tuple[Event, int], ...] = EVENTS) -> Event:
    """One of these, by their weights."""
    return world.random.choices([kind for kind, _ in kinds], [weight for _, weight in kinds])[0]
