"""Reminders at half time: a message that mentions whoever is waited for, and goes away with their move.

An edit of the table's message notifies nobody, hence a message of its own: a short answer to the table's, one
for a turn, which nobody has to scroll past afterwards. Whoever does not want to be mentioned gets none, as it
would be of no use to them and in the way of the others. In private the open hand says the same.
"""

import asyncio
import logging
import secrets
from dataclasses import dataclass
from typing import Final

import discord

from belote_bot.locales import Language, say
from belote_bot.tables.refusals import TableRefused
from belote_bot.tables.service import Tables, Turn
from belote_bot.tables.table import Table
from cogs.parts.retrying import FAILURES, retried
from cogs.table.clock_words import moment

log: Final = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Reminded:
    """A turn at whose half time somebody was reminded."""

    turn: Turn
    channel_id: int
    message_id: int | None
    """None where no message could or should be sent."""


class Reminders:
    """One message at most for each turn, taken away when the turn is over."""

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self._client = client
        self._tables = tables
        self._reminded: dict[int, _Reminded] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._cleaning: asyncio.Task[None] | None = None
        self._closing = False

    async def resume(self) -> None:
        """Take away what is left from before the program was stopped; nobody is reminded twice of a turn."""
        for table in self._tables.registry:
            turn = _due(table)
            if turn is not None:
                self._reminded[table.id] = _Reminded(turn, table.channel_id, None)
        left = await self._tables.reminders()
        self._cleaning = asyncio.create_task(self._clean(left), name="reminders")

    def table_changed(self, table: Table) -> None:
        """Remind whoever has used half of their time; take the reminder away when they have moved."""
        if table.frozen:  # the turn goes on when the table does
            return
        turn, reminded = _due(table), self._reminded.get(table.id)
        is_right = turn is None if reminded is None else reminded.turn.is_same(turn)
        if not is_right and not self._closing and table.id not in self._tasks:
            self._tasks[table.id] = asyncio.create_task(self._tend(table), name=f"reminder-{table.id}")

    async def close(self) -> None:
        """Stop; what was not taken away is after the next start."""
        self._closing = True
        tasks = [*self._tasks.values(), *([] if self._cleaning is None else [self._cleaning])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _tend(self, table: Table) -> None:
        try:
            while True:
                turn, reminded = _due(table), self._reminded.get(table.id)
                if reminded is not None and not reminded.turn.is_same(turn):
                    del self._reminded[table.id]
                    if reminded.message_id is not None:
                        await self._take_away(reminded.channel_id, reminded.message_id)
                elif reminded is None and turn is not None:
                    self._reminded[table.id] = _Reminded(turn, table.channel_id, None)
                    message_id = await self._remind(table, turn)
                    self._reminded[table.id] = _Reminded(turn, table.channel_id, message_id)
                else:
                    return
        except Exception:
            log.exception("nobody can be reminded at table %d", table.id)
        finally:
            del self._tasks[table.id]

    async def _remind(self, table: Table, turn: Turn) -> int | None:
        """Send the reminder; gives its id, None if there is none."""
        if turn.user_id in self._tables.snapshot_of(table).unmentioned:
            return None
        text = say(
            Language(table.language), "clock-reminder", who=f"<@{turn.user_id}>", when=moment(turn.ends_at)
        )
        channel = self._client.get_partial_messageable(table.channel_id)
        nonce = secrets.token_hex(12)
        above = None if table.post_id is None else _answering(table.channel_id, table.post_id)
        notified = discord.AllowedMentions(
            everyone=False, roles=False, replied_user=False, users=[discord.Object(turn.user_id)]
        )

        async def send() -> discord.Message:
            if above is None:
                return await channel.send(text, allowed_mentions=notified, nonce=nonce)
            return await channel.send(text, allowed_mentions=notified, nonce=nonce, reference=above)

        try:
            message = await retried(send, self._tables.pace.sleep)
        except FAILURES as error:
            log.info("nobody could be reminded at table %d: %s", table.id, error)
            return None
        try:
            await self._tables.keep_reminder(table.channel_id, message.id)
        except TableRefused:
            log.warning("the reminder at table %d would outlast a restart", table.id)
        return message.id

    async def _take_away(self, channel_id: int, message_id: int) -> None:
        message = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)
        try:
            await retried(message.delete, self._tables.pace.sleep)
        except (discord.NotFound, discord.Forbidden):
            log.info("the reminder %d is gone, or out of reach", message_id)
        except FAILURES as error:
            log.warning("the reminder %d stays until the next start: %s", message_id, error)
            return
        try:
            await self._tables.forget_reminder(message_id)
        except TableRefused:
            log.warning("the reminder %d will be looked for in vain at the next start", message_id)

    async def _clean(self, left: list[tuple[int, int]]) -> None:
        for channel_id, message_id in left:
            await self._take_away(channel_id, message_id)


def _due(table: Table) -> Turn | None:
    """The turn of which somebody is to be reminded now."""
    return table.running if table.running is not None and table.running.reminded else None


def _answering(channel_id: int, message_id: int) -> discord.MessageReference:
    return discord.MessageReference(message_id=message_id, channel_id=channel_id, fail_if_not_exists=False)
