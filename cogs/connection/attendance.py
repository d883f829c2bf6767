"""Who cannot come to their table any more: gone from the server, or without a view of the channel.

A bot without the members' intent hears of a ban at most, where it may look at bans or the audit log. It asks
about people when it matters: at a deal's start and at half time of a turn, unless they clicked lately, where
permissions changed, and now and then about whoever takes hours for a turn. One question at a time goes out,
with pauses between them.
"""

import asyncio
import logging
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

import discord

from belote_bot.tables.occupants import Person
from belote_bot.tables.refusals import TableRefused
from belote_bot.tables.service import Tables
from belote_bot.tables.table import Table, TableStatus
from cogs.parts.retrying import FAILURES

log: Final = logging.getLogger(__name__)

FRESH_SECONDS: Final = 600.0
"""For how long at the start of a deal nobody is asked about who clicked in the channel."""

PRESENT_SECONDS: Final = 30.0
"""The same at half time of a turn."""

ROUND_SECONDS: Final = 1800.0
"""How often whoever is waited for is asked about who did not click for that long."""

CALM_SECONDS: Final = 2.0
"""How long a change may go on, such as a moderator's work on permissions, before anybody is asked about."""

PAUSE_SECONDS: Final = 0.25
"""How long passes between two questions."""

UNKNOWN_PEOPLE: Final = frozenset({10007, 10013})
"""Discord's codes for somebody who is no member, and for an account that is no more."""

UNKNOWN_CHANNEL: Final = 10003

MOST_KEPT: Final = 20_000


@dataclass(frozen=True, slots=True)
class _Moment:
    """What about a table decides when its people are asked about."""

    deals: int
    late: tuple[int, int] | None
    """The version and the person of a turn of which half has passed."""
    asleep: frozenset[int]


class Attendance:
    """Treats whoever cannot come to their table as having left it."""

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self._client = client
        self._tables = tables
        self._seen: dict[tuple[int, int], float] = {}
        self._moments: dict[int, _Moment] = {}
        self._asked: dict[tuple[int, int], float] = {}
        self._asking: asyncio.Task[None] | None = None
        self._going_round: asyncio.Task[None] | None = None
        self._closing = False

    def met(self, interaction: discord.Interaction[Any]) -> None:
        """Take note of somebody who clicks or types in a channel: they see it."""
        self._note(interaction.channel_id or 0, interaction.user.id)

    def table_changed(self, table: Table) -> None:
        """Ask about whoever the table is about to wait for, and about all at the beginning of a deal."""
        if table.status is not TableStatus.PLAYING or table.match is None:
            self._moments.pop(table.id, None)
            return
        turn = table.running
        late = None if turn is None or not turn.reminded else (turn.version, turn.user_id)
        now = _Moment(len(table.match.game.deals), late, frozenset(table.sleepers()))
        before = self._moments.get(table.id, _Moment(0, None, frozenset()))
        self._moments[table.id] = now
        if now.deals != before.deals:
            self._ask(table, _people(table), FRESH_SECONDS)
        if now.late is not None and now.late != before.late:
            self._ask(table, (now.late[1],), PRESENT_SECONDS)
        self._ask(table, now.asleep - before.asleep, PRESENT_SECONDS)
        if not self._closing and (self._going_round is None or self._going_round.done()):
            self._going_round = asyncio.create_task(self._go_round(), name="attendance-round")

    def look(self, tables: Iterable[Table]) -> None:
        """Ask about everybody at these tables: what they may see has changed."""
        for table in tables:
            for user_id in _people(table):
                self._seen.pop((table.channel_id, user_id), None)
            self._ask(table, _people(table), 0.0)

    async def gone(self, guild_id: int, user_id: int) -> None:
        """Let somebody be gone from all tables of a server that they left."""
        for table in self._tables.registry.find.of_player(user_id):
            if table.guild_id == guild_id:
                await self._lost(table, user_id)

    async def close(self) -> None:
        """Stop; who is gone is found out after the next start."""
        self._closing = True
        tasks = [task for task in (self._asking, self._going_round) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _ask(self, table: Table, user_ids: Iterable[int], fresh: float) -> None:
        """Ask soon about people, unless they are known to be there since `fresh` seconds ago or later."""
        since = self._now() - fresh
        for user_id in user_ids:
            known = self._asked.get((table.id, user_id), since)
            self._asked[table.id, user_id] = max(since, known)
        if self._asked and not self._closing and (self._asking is None or self._asking.done()):
            self._asking = asyncio.create_task(self._work(), name="attendance")

    async def _work(self) -> None:
        await self._client.wait_until_ready()
        await self._tables.pace.sleep(CALM_SECONDS)
        while self._asked:
            table_id, user_id = next(iter(self._asked))
            since = self._asked.pop((table_id, user_id))
            try:
                table = self._tables.registry.get(table_id)
                unseen = self._seen.get((table.channel_id, user_id), -1.0) < since
                if unseen and user_id in _people(table):
                    can_come = await self._can_come(table, user_id)
                    if can_come:
                        self._note(table.channel_id, user_id)
                    elif can_come is not None:
                        await self._lost(table, user_id)
                    await self._tables.pace.sleep(PAUSE_SECONDS)
            except TableRefused:
                continue  # closed meanwhile
            except FAILURES as error:
                log.info("nobody told whether %d can come to table %d: %s", user_id, table_id, error)
            except Exception:
                log.exception("nobody can be asked whether %d can come to table %d", user_id, table_id)

    async def _go_round(self) -> None:
        """Ask, as long as there are tables in play, about whoever they wait for."""
        while self._moments:
            await self._tables.pace.watch.sleep(ROUND_SECONDS)
            for table in self._tables.registry:
                mover = None if table.turn is None else table.seats[table.turn]
                if isinstance(mover, Person):
                    self._ask(table, (mover.user_id,), ROUND_SECONDS)

    async def _can_come(self, table: Table, user_id: int) -> bool | None:
        """Whether somebody is a member and sees the table's channel; None where nobody knows."""
        guild = self._client.get_guild(table.guild_id)
        if guild is None or guild.unavailable:
            return None
        try:
            member = await guild.fetch_member(user_id)
        except discord.NotFound as error:
            if error.code in UNKNOWN_PEOPLE:
                return False
            raise
        place = guild.get_channel_or_thread(table.channel_id)
        # Of channels that the bot cannot view, Discord does not tell truly who else can.
        if place is None or not _held(place, guild.me).view_channel:
            return None
        if isinstance(place, discord.Thread):
            return await _sees_thread(place, member)
        return place.permissions_for(member).view_channel

    async def _lost(self, table: Table, user_id: int) -> None:
        async def lose() -> None:
            await self._tables.leaving.lose(table.id, user_id)
            log.info("table %d: somebody cannot come any more, and has left it", table.id)

        await self._tables.freezing.surely(lose)

    def _note(self, channel_id: int, user_id: int) -> None:
        self._seen.pop((channel_id, user_id), None)
        self._seen[channel_id, user_id] = self._now()
        if len(self._seen) > MOST_KEPT:
            del self._seen[next(iter(self._seen))]

    def _now(self) -> float:
        return self._tables.pace.watch.now()


async def _sees_thread(thread: discord.Thread, member: discord.Member) -> bool | None:
    """Whether a member sees a thread: a private one only when they are in it, or may manage threads."""
    held = thread.permissions_for(member)
    if not held.view_channel or not thread.is_private() or held.manage_threads:
        return held.view_channel
    try:
        await thread.fetch_member(member.id)
    except discord.NotFound as error:
        return None if error.code == UNKNOWN_CHANNEL else False
    return True


def _held(place: discord.abc.GuildChannel | discord.Thread, member: discord.Member) -> discord.Permissions:
    """What somebody may do in a channel or a thread; nothing where the thread's channel is unknown."""
    if isinstance(place, discord.Thread) and place.parent is None:
        return discord.Permissions.none()
    return place.permissions_for(member)


def _people(table: Table) -> frozenset[int]:
    """Everybody who has a seat, also those for whom a bot holds it."""
    return frozenset([*(person.user_id for person in table.people()), *table.sleepers()])
