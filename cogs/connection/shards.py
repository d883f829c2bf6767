"""Which servers this process serves, and in which of them the bot is, as far as Discord has told.

Discord sends a server's events to one of the bot's connections, its shards; a process holds some of them, or
all.
"""

import logging
from dataclasses import dataclass
from typing import Final

import discord

from cogs.parts.retrying import FAILURES

log: Final = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Shards:
    """The shards that a process holds out of those that the bot has."""

    ids: tuple[int, ...]
    count: int

    def serves(self, guild_id: int) -> bool:
        """Whether a server belongs to one of these shards."""
        return shard_of(guild_id, self.count) in self.ids

    @property
    def leads(self) -> bool:
        """Whether this process tells Discord what all of them share: the commands and the emojis."""
        return 0 in self.ids


EVERY_SHARD: Final = Shards((0,), 1)
"""All that there are, by however many connections Discord recommends."""


def shard_of(guild_id: int, count: int) -> int:
    """The shard of a server, as Discord says that it is worked out."""
    return (guild_id >> 22) % count


class Membership:
    """In which servers the bot is, for each shard by itself.

    What the library remembers of servers outlasts a lost session. One from which the bot may have been sent
    away meanwhile is known by this: the new session did not list it, so it is still the same object, and
    nothing was heard of it since. Then Discord is asked.
    """

    def __init__(self, client: discord.AutoShardedClient) -> None:
        self._client = client
        self._present: dict[int, dict[int, discord.Guild]] = {}
        self._heard: dict[int, set[int]] = {}

    def greeted(self, shard_id: int) -> None:
        """A shard began a new session, in which Discord lists its servers."""
        self._heard[shard_id] = set()

    def heard_of(self, guild: discord.Guild) -> None:
        """Discord sent a server, at the beginning of a session or because it is new or back."""
        self._heard.setdefault(guild.shard_id, set()).add(guild.id)
        self._present.setdefault(guild.shard_id, {}).setdefault(guild.id, guild)

    def ready(self, shard_id: int) -> None:
        """Discord has listed all servers of a shard."""
        before, heard = self._present.get(shard_id, {}), self._heard.get(shard_id, set())
        self._present[shard_id] = {
            guild.id: guild
            for guild in self._client.guilds
            if guild.shard_id == shard_id and (before.get(guild.id) is not guild or guild.id in heard)
        }

    async def has_left(self, shard_id: int, guild_id: int) -> bool:
        """Whether a server belongs to this shard, which is ready, and the bot is certainly not in it."""
        is_of_shard = shard_of(guild_id, self._client.shard_count or 1) == shard_id
        if not is_of_shard or guild_id in self._present.get(shard_id, {guild_id}):
            return False
        try:
            await self._client.fetch_guild(guild_id, with_counts=False)
        except (discord.NotFound, discord.Forbidden):
            return True
        except FAILURES as error:
            log.warning("nobody said whether the bot is still in server %d: %s", guild_id, error)
        return False
