"""The messages of counts in their channels: always on the way to what is stored, one request at a time."""

import logging
import secrets
from typing import Final

import discord

from belote_bot.counting.count import Count
from belote_bot.counting.refusals import CountRefused
from belote_bot.counting.service import Counts
from belote_bot.tables.pace import Sleep
from cogs.count_posts import count_post
from cogs.drawing import drawn
from cogs.layouts import files_of, layout
from cogs.refreshing import Gone, Refresher

log: Final = logging.getLogger(__name__)


class CountBoard:
    """Shows every count in its channel; one that changes while its message is sent is shown again after."""

    def __init__(self, client: discord.Client, counts: Counts, sleep: Sleep) -> None:
        self._client = client
        self._counts = counts
        self._refresher = Refresher("count", self._show, self._give_up, sleep, CountRefused)
        self._sinking: set[int] = set()
        self._nonces: dict[int, str] = {}

    def count_changed(self, count_id: int) -> None:
        """Have a count shown as it is now, soon."""
        self._refresher.changed(count_id, count_id)

    def bring_down(self, count_id: int) -> None:
        """Post the message of a count again at the end of its channel, and take the one above away."""
        self._sinking.add(count_id)
        self.count_changed(count_id)

    async def message_deleted(self, message_id: int) -> None:
        """Post the count again whose message somebody took away."""
        count_id = await self._counts.shown_by(message_id)
        count = None if count_id is None else await self._counts.find(count_id)
        if count is not None and count.is_open:
            self.bring_down(count.id)

    async def resume(self) -> None:
        """Show what was changed and not shown any more before the program ended."""
        for count_id in await self._counts.unshown():
            self.count_changed(count_id)

    async def close(self) -> None:
        """Stop; what was not shown is shown after the next start."""
        await self._refresher.close()

    async def _give_up(self, _count_id: int, _error: Gone) -> None:
        """The channel is gone or closed to us: wait for the next change."""

    async def _show(self, count_id: int) -> None:
        count = await self._counts.find(count_id)
        if count is None:
            return
        if count.row.post_id is None or count_id in self._sinking:
            await self._post(count)
            return
        try:
            await self._edit(count, count.row.post_id)
        except discord.NotFound:
            if not count.is_open:
                raise
            await self._post(count)
        else:
            await self._counts.shown(count, count.row.post_id)

    async def _edit(self, count: Count, message_id: int) -> None:
        post = count_post(count)
        picture = await drawn(post.scene)
        self._refresher.edits(count.id)
        channel = self._client.get_partial_messageable(count.row.channel_id)
        await channel.get_partial_message(message_id).edit(
            view=layout(post.text, picture, post.rows, post.footer),
            attachments=files_of(picture),
            allowed_mentions=discord.AllowedMentions.none(),
        )

    async def _post(self, count: Count) -> None:
        """Send a new message for a count, and take the one before it away.

        When the answer to an earlier attempt got lost, Discord recognises the nonce and gives the message
        that it sent then, which may say less: it is shown anew.
        """
        post = count_post(count)
        picture = await drawn(post.scene)
        channel = self._client.get_partial_messageable(count.row.channel_id)
        again = count.id in self._nonces
        message = await channel.send(
            view=layout(post.text, picture, post.rows, post.footer),
            files=files_of(picture),
            allowed_mentions=discord.AllowedMentions.none(),
            nonce=self._nonces.setdefault(count.id, secrets.token_hex(12)),
        )
        del self._nonces[count.id]
        self._sinking.discard(count.id)
        if again:
            self._refresher.show_again(count.id)
        before = count.row.post_id
        await self._counts.shown(count, message.id)
        if before is not None and before != message.id:
            try:
                await channel.get_partial_message(before).delete()
            except (discord.NotFound, discord.Forbidden):
                log.info("count %d: its earlier message is gone", count.id)
