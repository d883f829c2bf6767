"""The messages of counts in their channels: always on the way to what is stored, one request at a time."""

import asyncio
import logging
import secrets
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import discord

from belote_bot.counting.count import Count
from belote_bot.counting.refusals import CountRefused
from belote_bot.counting.service import Counts
from belote_bot.tables.pace import Sleep
from cogs.counts.posts import count_post
from cogs.parts.drawing import drawn
from cogs.parts.layouts import files_of, layout
from cogs.parts.refreshing import REQUEST_SECONDS, Gone, Refresher

log: Final = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Shown:
    """A message that shows a count, which the database does not know yet."""

    count: Count
    """As the message shows it."""
    message_id: int


class CountBoard:
    """Shows every count in its channel; one that changes while its message is sent is shown again after."""

    def __init__(self, client: discord.Client, counts: Counts, sleep: Sleep) -> None:
        self._client = client
        self._counts = counts
        self._refresher = Refresher("count", self._show, self._give_up, sleep, CountRefused)
        self._sinking: set[int] = set()
        self._nonces: dict[int, str] = {}
        self._unstored: dict[int, _Shown] = {}
        self._behind: defaultdict[int, set[int]] = defaultdict(set)
        self._attempts: dict[int, asyncio.Event] = {}

    def count_changed(self, count_id: int) -> None:
        """Have a count shown as it is now, soon."""
        self._attempts.setdefault(count_id, asyncio.Event())
        self._refresher.changed(count_id, count_id)

    def bring_down(self, count_id: int) -> None:
        """Post the message of a count again at the end of its channel, and take the one above away."""
        self._sinking.add(count_id)
        self.count_changed(count_id)

    async def is_shown(self, count_id: int) -> bool:
        """Whether a count has a message, once the attempt under way has ended."""
        attempt = self._attempts.get(count_id)
        if attempt is not None:
            try:
                async with asyncio.timeout(REQUEST_SECONDS):
                    await attempt.wait()
            except TimeoutError:
                log.info("count %d is not shown yet", count_id)
        count = await self._counts.find(count_id)
        return count_id in self._unstored or (count is not None and count.row.post_id is not None)

    async def message_deleted(self, message_id: int) -> None:
        """Post the count again whose message somebody took away."""
        unstored = [key for key, shown in self._unstored.items() if shown.message_id == message_id]
        count_id = unstored[0] if unstored else await self._counts.shown_by(message_id)
        count = None if count_id is None else await self._counts.find(count_id)
        if count is not None and count.is_open:
            self.bring_down(count.id)

    async def resume(self, serves: Callable[[int], bool]) -> None:
        """Show what was changed and not shown any more before the program ended, where `serves` says so."""
        for count_id in await self._counts.unshown():
            count = await self._counts.find(count_id)
            if count is not None and serves(count.row.guild_id):
                self.count_changed(count_id)

    def hurry(self) -> None:
        """Try at once again what failed: Discord is heard of again."""
        self._refresher.hurry()

    async def close(self) -> None:
        """Stop; what was not shown is shown after the next start."""
        await self._refresher.close()

    async def _give_up(self, _count_id: int, _error: Gone) -> None:
        """The channel is gone or closed to us: wait for the next change."""

    async def _show(self, count_id: int) -> None:
        try:
            count = await self._counts.find(count_id)
            if count is not None:
                await self._bring_up_to_date(count)
                await self._leave_behind(count)
        finally:
            if (attempt := self._attempts.pop(count_id, None)) is not None:
                attempt.set()

    async def _bring_up_to_date(self, count: Count) -> None:
        unstored = self._unstored.get(count.id)
        message_id = count.row.post_id if unstored is None else unstored.message_id
        if message_id is None or count.id in self._sinking:
            await self._post(count, message_id)
        elif unstored is None or unstored.count.row.version != count.row.version:
            try:
                await self._edit(count, message_id)
            except discord.NotFound:
                if not count.is_open:
                    raise
                await self._post(count, None)
            else:
                self._unstored[count.id] = _Shown(count, message_id)
        await self._store(count.id)

    async def _store(self, count_id: int) -> None:
        """Remember the message for good; until that succeeds, it is known until a restart only."""
        shown = self._unstored[count_id]
        await self._counts.shown(shown.count, shown.message_id)
        del self._unstored[count_id]

    async def _leave_behind(self, count: Count) -> None:
        """Take the messages away that another one came after."""
        channel = self._client.get_partial_messageable(count.row.channel_id)
        for message_id in list(self._behind[count.id]):
            try:
                await channel.get_partial_message(message_id).delete()
            except (discord.NotFound, discord.Forbidden):
                log.info("count %d: its earlier message is gone", count.id)
            self._behind[count.id].discard(message_id)
        del self._behind[count.id]

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

    async def _post(self, count: Count, before: int | None) -> None:
        """Send a new message for a count; the one before it is left behind.

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
        if before is not None and before != message.id:
            self._behind[count.id].add(before)
        self._unstored[count.id] = _Shown(count, message.id)
