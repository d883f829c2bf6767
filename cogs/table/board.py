"""The tables' messages in their channels: always on the way to the latest state, one request at a time."""

import asyncio
import logging
import secrets
from collections import defaultdict
from contextlib import suppress
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Final

import discord

from belote_bot.locales import Language, say
from belote_bot.tables.refusals import TableRefused
from belote_bot.tables.registry import Registry
from belote_bot.tables.service import Tables
from belote_bot.tables.table import Shown, Table
from cogs.connection.reach import Reach
from cogs.parts.drawing import Drawn, drawn
from cogs.parts.layouts import files_of, layout
from cogs.parts.refreshing import Gone, Refresher
from cogs.parts.retrying import FAILURES
from cogs.table.posts import Post, current_post, past_post

log: Final = logging.getLogger(__name__)

THREAD_ARCHIVED: Final = 50083
"""Discord's code for a thread that is archived: its messages cannot be edited until it is opened again."""


@dataclass(frozen=True, slots=True)
class _Left:
    """A message that another one came after."""

    key: str
    shown: Post | None
    """What it shows, as far as we know."""


class Board:
    """Shows every table in its channel; one that changes while its message is sent is shown again after."""

    def __init__(self, client: discord.Client, tables: Tables, reach: Reach) -> None:
        self._client = client
        self._reach = reach
        self._registry: Registry = tables.registry
        self._snapshot = tables.snapshot_of
        self._refresher = Refresher("table", self._show, self._give_up, tables.pace.sleep, TableRefused)
        self._sinking: set[int] = set()
        self._shown: dict[int, Post] = {}
        self._nonces: dict[tuple[int, str], str] = {}
        self._behind: defaultdict[int, dict[int, _Left]] = defaultdict(dict)

    def table_changed(self, table: Table) -> None:
        """Have the table shown as it is now, soon."""
        self._refresher.changed(table.id, table)

    def bring_down(self, table: Table) -> None:
        """Post the table's message again at the bottom of its channel, and take the one above away."""
        self._sinking.add(table.id)
        self.table_changed(table)

    def message_deleted(self, message_id: int) -> None:
        """Post the table again whose message somebody took away."""
        table = self._registry.unposted(message_id)
        if table is not None:
            self._shown.pop(table.id, None)
            self.table_changed(table)

    async def close(self) -> None:
        """Stop; what was not shown is shown after the next start."""
        await self._refresher.close()

    async def say_back_soon(self, seconds: float) -> None:
        """Say on the messages of open tables that the bot is back in a moment, as far as time allows.

        Only once it is closed. The next start shows the tables as they are, without these words.
        """
        saying = [
            asyncio.create_task(self._say_back_soon(table))
            for table in self._registry
            if table.status.is_open
        ]
        if saying:
            _, late = await asyncio.wait(saying, timeout=seconds)
            for each in late:
                each.cancel()

    async def _say_back_soon(self, table: Table) -> None:
        post = current_post(self._snapshot(table))
        if table.post_id is None or table.post_key != post.key:
            return
        sentence = say(Language(table.language), "table-back-soon")
        try:
            await self._edit(table, table.post_id, replace(post, text=f"{post.text}\n{sentence}"))
        except FAILURES as error:
            log.info("table %d does not say that it goes on: %s", table.id, error)

    def hurry(self) -> None:
        """Try at once again what failed: Discord is heard of again."""
        self._refresher.hurry()

    async def _show(self, table: Table) -> None:
        if table.status.is_open and table.missing and self._reach.lacks(table):
            return  # nothing would come of it
        try:
            await self._bring_up_to_date(table)
        except discord.HTTPException as error:
            if error.code != THREAD_ARCHIVED:
                raise
            await self._reach.unarchive(table)
            await self._bring_up_to_date(table)
        await self._reach.shown(table)

    async def _bring_up_to_date(self, table: Table) -> None:
        post = current_post(self._snapshot(table))
        sinking = table.id in self._sinking
        if table.post_id is not None and table.post_key == post.key and not sinking:
            if post != self._shown.get(table.id) or table.missing:
                await self._edit_or_repost(table, post)
        else:
            await self._post(table, post)
        await self._leave_behind(table)
        closed = not table.status.is_open and table.shown is Shown.CURRENT
        if closed and not self._refresher.is_due(table.id):
            await self._settle(table)

    async def _edit_or_repost(self, table: Table, post: Post) -> None:
        assert table.post_id is not None
        try:
            await self._edit(table, table.post_id, post)
        except discord.NotFound:
            if not table.status.is_open:
                raise
            await self._post(table, post)
        else:
            self._shown[table.id] = post

    async def _edit(self, table: Table, message_id: int, post: Post) -> None:
        picture, below = await _pictures(post)
        channel = self._client.get_partial_messageable(table.channel_id)
        self._refresher.edits(table.id)
        await channel.get_partial_message(message_id).edit(
            view=layout(post.text, picture, post.rows, post.footer, below),
            attachments=files_of(picture, below),
            allowed_mentions=_mentioning(post),
        )

    async def _post(self, table: Table, post: Post) -> None:
        """Send a new message for the table; the one before it is left behind.

        When the answer to an earlier attempt got lost, or the program ended before it was stored, Discord
        recognises the nonce and gives the message that it sent then, which may say less: it is shown anew.
        """
        picture, below = await _pictures(post)
        channel = self._client.get_partial_messageable(table.channel_id)
        after_a_start = table.post_id is not None and table.id not in self._shown
        again = after_a_start or (table.id, post.key) in self._nonces
        nonce = self._nonces.setdefault((table.id, post.key), _nonce(table, post))
        message = await channel.send(
            view=layout(post.text, picture, post.rows, post.footer, below),
            files=files_of(picture, below),
            allowed_mentions=_mentioning(post),
            nonce=nonce,
        )
        if table.post_id is not None and table.post_key is not None:
            self._behind[table.id][table.post_id] = _Left(table.post_key, self._shown.get(table.id))
        del self._nonces[table.id, post.key]
        self._sinking.discard(table.id)
        self._shown.pop(table.id, None)
        if again:
            self._refresher.show_again(table.id)
        else:
            self._shown[table.id] = post
        await self._registry.posted(table, post.key, message.id)

    async def _leave_behind(self, table: Table) -> None:
        """Freeze the messages about something past; take away those that were only moved down."""
        for message_id, left in list(self._behind[table.id].items()):
            past = past_post(self._snapshot(table), left.key)
            try:
                if left.key == table.post_key:
                    channel = self._client.get_partial_messageable(table.channel_id)
                    await channel.get_partial_message(message_id).delete()
                elif past is not None and past != left.shown:
                    await self._edit(table, message_id, past)
            except (discord.NotFound, discord.Forbidden):
                log.info("table %d: an earlier message is gone", table.id)
            del self._behind[table.id][message_id]

    async def _give_up(self, table: Table, error: Gone) -> None:
        """The channel is gone or closed to us: the table waits; a closed one is done with."""
        if table.status.is_open:
            with suppress(TableRefused):  # closed meanwhile
                await self._reach.refused(table, error)
        if not table.status.is_open:
            await self._settle(table)

    async def _settle(self, table: Table) -> None:
        await self._registry.settled(table)
        self._nonces = {key: nonce for key, nonce in self._nonces.items() if key[0] != table.id}
        self._shown.pop(table.id, None)
        self._behind.pop(table.id, None)
        self._sinking.discard(table.id)


def _nonce(table: Table, post: Post) -> str:
    """By which Discord knows a message: the same after a start, where another message came before it."""
    commitment = None if table.match is None else table.match.commitment
    if commitment is None or table.post_id is None:
        return secrets.token_hex(12)
    return sha256(f"{commitment} {post.key} {table.post_id}".encode()).hexdigest()[:24]


async def _pictures(post: Post) -> tuple[Drawn, Drawn | None]:
    """What a message shows, and what it shows below that."""
    return await drawn(post.scene), None if post.below is None else await drawn(post.below)


def _mentioning(post: Post) -> discord.AllowedMentions:
    """Nobody is notified but the person whose turn it is."""
    if post.mentions is None:
        return discord.AllowedMentions.none()
    users = [discord.Object(post.mentions)]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)
