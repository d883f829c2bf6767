"""Private hands: a message for each person, drawn anew after every click and when the turn comes."""

import asyncio
import logging
from collections import defaultdict
from dataclasses import dataclass
from typing import Any, Final

import discord

from belote_bot.tables.service import Preferences, Tables
from belote_bot.tables.table import Table
from cogs.hand.posts import Asides, Face, HandPost, Sight, answered, asleep_post, hand_post, sight
from cogs.parts.drawing import Drawn, drawn
from cogs.parts.emojis import CardEmojis
from cogs.parts.languages import private_language
from cogs.parts.layouts import files_of, layout
from cogs.parts.retrying import FAILURES, retried

log: Final = logging.getLogger(__name__)

TOKEN_SECONDS: Final = 14 * 60
"""How long a click allows its answer to be edited: Discord says 15 minutes."""

# Discord's code for a message that it does not accept as it is.
INVALID_FORM: Final = 50035


@dataclass(slots=True)
class _Open:
    """The newest answer to a person at a table, by which their private message can be edited."""

    interaction: discord.Interaction[Any]
    opened_at: float
    eyes: Sight
    lock: asyncio.Lock
    """Handed on from answer to answer: two may edit the same message, and the later one must win."""
    asides: Asides | None = None
    """What the person has asked in this hand; None if nothing."""
    face: Face = ()
    superseded: bool = False
    """Whether a newer answer has taken its place."""

    @property
    def user_id(self) -> int:
        """Whose hand it is."""
        return self.interaction.user.id


class Hands:
    """Shows hands, and shows them again by itself while Discord allows it."""

    def __init__(self, tables: Tables, emojis: CardEmojis) -> None:
        self._tables = tables
        self._emojis = emojis
        self._open: defaultdict[int, dict[int, _Open]] = defaultdict(dict)
        self._tasks: set[asyncio.Task[None]] = set()

    async def show(
        self, interaction: discord.Interaction[Any], table: Table, asides: Asides | None = None
    ) -> None:
        """Show a person their own hand in the answer to an interaction that was deferred for them only.

        What they ask in it, by `asides`, stands there until the table moves on.
        """
        language = private_language(interaction)
        eyes = sight(language, await self._tables.preferences_of(interaction.user.id))
        before = self._open[table.id].get(interaction.user.id)
        lock = asyncio.Lock() if before is None else before.lock
        if asides is not None and before is not None:
            asides = asides.beside(before.asides)
        opened = _Open(interaction, _now(), eyes, lock, asides)
        self._open[table.id][interaction.user.id] = opened
        if before is not None:
            before.superseded = True
        async with opened.lock:
            if not opened.superseded or _awaited(interaction):
                await self._draw(opened, table)
            if before is not None and _awaited(interaction):
                await _take_away(before)

    def table_changed(self, table: Table) -> None:
        """Draw the hands anew for which something changed; for the last time when a person is gone."""
        for user_id, opened in list(self._open[table.id].items()):
            expired = _now() - opened.opened_at > TOKEN_SECONDS
            if not expired and self._post_for(opened, table).face != opened.face:
                task = asyncio.create_task(self._push(opened, table), name=f"hand-{table.id}")
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
            is_gone = table.seat_of(user_id) is None and user_id not in table.sleepers()
            if expired or is_gone or not table.status.is_open:
                del self._open[table.id][user_id]
        if not self._open[table.id]:
            del self._open[table.id]

    def see_anew(self, user_id: int, chosen: Preferences) -> None:
        """Draw a person's open hands the way they have just chosen."""
        for table in self._tables.registry.find.of_player(user_id):
            opened = self._open.get(table.id, {}).get(user_id)
            if opened is not None:
                opened.eyes = sight(private_language(opened.interaction), chosen)
                self.table_changed(table)

    async def close(self) -> None:
        """Stop drawing."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _push(self, opened: _Open, table: Table) -> None:
        """Draw a hand anew without a click; where Discord does not allow it, "My hand" still does."""
        try:
            async with opened.lock:
                if not opened.superseded and self._post_for(opened, table).face != opened.face:
                    await self._draw(opened, table)
        except FAILURES as error:
            log.info("a hand at table %d could not be refreshed: %s", table.id, error)
            if self._open.get(table.id, {}).get(opened.user_id) is opened:
                del self._open[table.id][opened.user_id]

    async def _draw(self, opened: _Open, table: Table) -> None:
        async def edit() -> None:
            post, picture = await self._drawn_for(opened, table)
            opened.face = post.face
            await opened.interaction.edit_original_response(
                view=layout(post.text, picture, post.rows), attachments=files_of(picture)
            )

        try:
            await retried(edit, self._tables.pace.sleep)
        except discord.HTTPException as error:
            if error.code != INVALID_FORM:
                raise
            log.warning("a hand was refused, perhaps an emoji was deleted; going on without: %s", error)
            self._emojis.forget()
            await edit()

    def _post_for(self, opened: _Open, table: Table) -> HandPost:
        """What its person may see at this moment: the seat is asked anew each time, never remembered."""
        if table.status.is_open and opened.user_id in table.sleepers():
            return asleep_post(table, opened.user_id, opened.eyes)
        post = hand_post(table, table.seat_of(opened.user_id), opened.eyes, self._emojis)
        asides = opened.asides
        return post if asides is None or asides.version != table.version else answered(post, asides)

    async def _drawn_for(self, opened: _Open, table: Table) -> tuple[HandPost, Drawn | None]:
        """A hand and its picture, still true when this returns: nobody is sent what a seat of theirs was."""
        while True:
            post = self._post_for(opened, table)
            picture = None if post.scene is None else await drawn(post.scene)
            if self._post_for(opened, table).face == post.face:
                return post, picture


async def _take_away(opened: _Open) -> None:
    """Remove a hand that is shown in a newer message now, where Discord still allows it."""
    if _now() - opened.opened_at <= TOKEN_SECONDS:
        try:
            await opened.interaction.delete_original_response()
        except FAILURES as error:
            log.info("an earlier hand could not be taken away: %s", error)


def shows_own_hand(interaction: discord.Interaction[Any]) -> bool:
    """Whether the clicked message is seen by whoever clicked alone: a hand is drawn into no other."""
    message = interaction.message
    if message is None or not message.flags.ephemeral:
        return False
    asked = message.interaction_metadata
    return asked is None or asked.user.id == interaction.user.id


def _awaited(interaction: discord.Interaction[Any]) -> bool:
    """Whether Discord shows "thinking" until this very answer comes."""
    return interaction.response.type is discord.InteractionResponseType.deferred_channel_message


def _now() -> float:
    return asyncio.get_running_loop().time()
