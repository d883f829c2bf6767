"""The tables' messages in their channels: always on the way to the latest state, one request at a time."""

import asyncio
import logging
import secrets
from collections import defaultdict
from dataclasses import dataclass
from typing import Final, TypeAlias

import discord

from belote_bot.tables.refusals import TableRefused
from belote_bot.tables.registry import Registry
from belote_bot.tables.service import Tables
from belote_bot.tables.table import Shown, Table
from cogs.drawing import Drawn, drawn
from cogs.layouts import files_of, layout
from cogs.posts import Post, current_post, past_post

log: Final = logging.getLogger(__name__)

EDIT_SECONDS: Final = 1.0
"""The least time between two edits of one message: Discord allows a channel about five in five seconds."""

RETRY_SECONDS: Final = (1.0, 2.0, 4.0, 8.0, 16.0, 32.0)
"""How long a message waits after each failure that may pass; then it waits for the next change."""

REQUEST_SECONDS: Final = 20.0
"""How long one request may take before it counts as failed; waiting for a rate limit included."""

Gone: TypeAlias = discord.NotFound | discord.Forbidden


@dataclass(frozen=True, slots=True)
class _Left:
    """A message that another one came after."""

    key: str
    shown: Post | None
    """What it shows, as far as we know."""


class Board:
    """Shows every table in its channel; one that changes while its message is sent is shown again after."""

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self._client = client
        self._registry: Registry = tables.registry
        self._snapshot = tables.snapshot_of
        self._sleep = tables.pace.sleep
        self._dirty: set[int] = set()
        self._sinking: set[int] = set()
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._shown: dict[int, Post] = {}
        self._nonces: dict[tuple[int, str], str] = {}
        self._behind: defaultdict[int, dict[int, _Left]] = defaultdict(dict)
        self._edited_at: dict[int, float] = {}
        self._closing = False

    def table_changed(self, table: Table) -> None:
        """Have the table shown as it is now, soon."""
        self._dirty.add(table.id)
        if table.id not in self._tasks and not self._closing:
            self._tasks[table.id] = asyncio.create_task(self._refresh(table), name=f"board-{table.id}")

    def bring_down(self, table: Table) -> None:
        """Post the table's message again at the bottom of its channel, and take the one above away."""
        self._sinking.add(table.id)
        self.table_changed(table)

    def message_deleted(self, message_id: int) -> None:
        """Post the table again whose message somebody took away."""
        for table in self._registry:
            if table.post_id == message_id:
                table.post_id = None
                self._shown.pop(table.id, None)
                self.table_changed(table)

    async def close(self) -> None:
        """Stop; what was not shown is shown after the next start."""
        self._closing = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _refresh(self, table: Table) -> None:
        failures = 0
        try:
            while table.id in self._dirty:
                await self._await_turn(table)
                self._dirty.discard(table.id)
                try:
                    async with asyncio.timeout(REQUEST_SECONDS):
                        await self._show(table)
                    failures = 0
                except (discord.NotFound, discord.Forbidden) as error:
                    await self._give_up(table, error)
                except (TimeoutError, discord.HTTPException, OSError, TableRefused) as error:
                    if failures == len(RETRY_SECONDS):
                        log.warning("table %d cannot be shown: %s", table.id, error)
                        break
                    self._dirty.add(table.id)
                    await self._sleep(RETRY_SECONDS[failures])
                    failures += 1
        except Exception:
            log.exception("table %d cannot be shown", table.id)
        finally:
            del self._tasks[table.id]

    async def _await_turn(self, table: Table) -> None:
        """Keep the distance between two edits of one message."""
        now = asyncio.get_running_loop().time()
        wait = self._edited_at.get(table.id, now - EDIT_SECONDS) + EDIT_SECONDS - now
        if wait > 0:
            await self._sleep(wait)

    async def _show(self, table: Table) -> None:
        post = current_post(self._snapshot(table))
        sinking = table.id in self._sinking
        if table.post_id is not None and table.post_key == post.key and not sinking:
            if post != self._shown.get(table.id):
                await self._edit_or_repost(table, post)
        else:
            await self._post(table, post)
        await self._leave_behind(table)
        closed = not table.status.is_open and table.shown is Shown.CURRENT
        if closed and table.id not in self._dirty:
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
        self._edited_at[table.id] = asyncio.get_running_loop().time()
        await channel.get_partial_message(message_id).edit(
            view=layout(post.text, picture, post.rows, post.footer, below),
            attachments=files_of(picture, below),
            allowed_mentions=_mentioning(post),
        )

    async def _post(self, table: Table, post: Post) -> None:
        """Send a new message for the table; the one before it is left behind.

        When the answer to an earlier attempt got lost, Discord recognises the nonce and gives the message
        that it sent then, which may say less: it is shown anew.
        """
        picture, below = await _pictures(post)
        channel = self._client.get_partial_messageable(table.channel_id)
        again = (table.id, post.key) in self._nonces
        nonce = self._nonces.setdefault((table.id, post.key), secrets.token_hex(12))
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
            self._dirty.add(table.id)
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
        """The channel is gone or closed to us: wait for the next change; a closed table is done with."""
        log.warning("table %d cannot be shown in channel %d: %s", table.id, table.channel_id, error)
        if not table.status.is_open:
            await self._settle(table)

    async def _settle(self, table: Table) -> None:
        await self._registry.settled(table)
        self._nonces = {key: nonce for key, nonce in self._nonces.items() if key[0] != table.id}
        self._shown.pop(table.id, None)
        self._behind.pop(table.id, None)
        self._edited_at.pop(table.id, None)
        self._sinking.discard(table.id)


async def _pictures(post: Post) -> tuple[Drawn, Drawn | None]:
    """What a message shows, and what it shows below that."""
    return await drawn(post.scene), None if post.below is None else await drawn(post.below)


def _mentioning(post: Post) -> discord.AllowedMentions:
    """Nobody is notified but the person whose turn it is."""
    if post.mentions is None:
        return discord.AllowedMentions.none()
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=[discord.Object(post.mentions)]
    )
