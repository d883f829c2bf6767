"""Who is still a member, and what they are called now, as far as a bot without the members' intent may ask.

Discord tells such a bot nothing by itself, but answers by id: one question about all the people of a page.
What it answered is kept for a while; when it does not answer, people stand there by the names by which they
played last.
"""

import asyncio
import logging
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, Final

import discord

from cogs.parts.names import display_name
from cogs.parts.retrying import FAILURES

log: Final = logging.getLogger(__name__)

KEPT_SECONDS: Final = 15 * 60.0
"""How long an answer is kept, in seconds."""

ANSWER_SECONDS: Final = 2.0
"""How long Discord may take to answer."""

SILENCE_SECONDS: Final = 60.0
"""How long a server is not asked about after Discord did not answer."""

MOST_ASKED: Final = 100
"""Ids in one question."""

MOST_KEPT: Final = 20_000


class Standing(Enum):
    """Whether somebody is a member of a server."""

    MEMBER = auto()
    LEFT = auto()
    UNKNOWN = auto()
    """Discord did not say."""


@dataclass(frozen=True, slots=True)
class Known:
    """What is known of somebody now."""

    standing: Standing
    name: str | None = None
    """What a member is called; None otherwise."""


UNKNOWN: Final = Known(Standing.UNKNOWN)
LEFT: Final = Known(Standing.LEFT)


class Members:
    """What Discord said of people, each in a server; for the event loop only."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._kept: dict[tuple[int, int], tuple[float, Known]] = {}
        self._silent: dict[int, float] = {}

    def met(self, guild_id: int, user: discord.User | discord.Member) -> None:
        """Take note of somebody whom an interaction brought: a member as they are, or one who has left."""
        known = Known(Standing.MEMBER, display_name(user)) if isinstance(user, discord.Member) else LEFT
        self._keep(guild_id, user.id, known)

    async def of_interaction(
        self, interaction: discord.Interaction[Any], user_ids: Collection[int]
    ) -> Mapping[int, Known]:
        """What is known of people in the server of an interaction, its own person included."""
        self.met(interaction.guild_id or 0, interaction.user)
        return await self.known(interaction.guild_id or 0, user_ids)

    async def known(self, guild_id: int, user_ids: Collection[int]) -> Mapping[int, Known]:
        """What is known of each of these people, at most 100."""
        now = self._now()
        kept = {user_id: self._kept.get((guild_id, user_id), (0.0, UNKNOWN)) for user_id in user_ids}
        unknown = [user_id for user_id, (until, _) in kept.items() if until <= now and user_id > 0]
        found = {user_id: known for user_id, (until, known) in kept.items() if until > now}
        if unknown and self._silent.get(guild_id, 0.0) <= now:
            found |= await self._ask(guild_id, unknown[:MOST_ASKED])
        return {user_id: found.get(user_id, UNKNOWN) for user_id in user_ids}

    async def _ask(self, guild_id: int, user_ids: list[int]) -> Mapping[int, Known]:
        guild = self._client.get_guild(guild_id)
        if guild is None:
            return {}
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                # Not for the library's cache: without the intent it would never hear of another name.
                members = await guild.query_members(user_ids=user_ids, limit=MOST_ASKED, cache=False)
        except (RuntimeError, discord.DiscordException, *FAILURES) as error:
            log.info("nobody told who is a member of %d: %r", guild_id, error)
            self._silent[guild_id] = self._now() + SILENCE_SECONDS
            return {}
        here = {member.id: Known(Standing.MEMBER, display_name(member)) for member in members}
        said = {user_id: here.get(user_id, LEFT) for user_id in user_ids}
        for user_id, known in said.items():
            self._keep(guild_id, user_id, known)
        return said

    def _keep(self, guild_id: int, user_id: int, known: Known) -> None:
        self._kept.pop((guild_id, user_id), None)
        self._kept[guild_id, user_id] = (self._now() + KEPT_SECONDS, known)
        while len(self._kept) > MOST_KEPT:
            del self._kept[next(iter(self._kept))]

    @staticmethod
    def _now() -> float:
        return asyncio.get_running_loop().time()
