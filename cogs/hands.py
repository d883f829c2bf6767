"""Private hands: a message for each person, drawn anew after every click and when the turn comes."""

import asyncio
import logging
from collections import defaultdict
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import discord

from belote_bot.game.actions import Action, Pass, Play, Take, Word
from belote_bot.game.cards import Card, Suit
from belote_bot.game.deal import DealStatus
from belote_bot.game.seats import Seat
from belote_bot.game.views import SeatView
from belote_bot.locales import Language, say
from belote_bot.locales.cards import rank_index, suit_name
from belote_bot.tables.service import Tables
from belote_bot.tables.table import Table, TableStatus
from cogs.drawing import drawn
from cogs.ids import act_id
from cogs.languages import private_language
from cogs.layouts import files_of, layout
from cogs.posts import ButtonFace, Look, Rows
from cogs.retrying import retried
from images import HandScene, sorted_hand

log: Final = logging.getLogger(__name__)

TOKEN_SECONDS: Final = 14 * 60
"""How long a click allows its answer to be edited: Discord says 15 minutes."""

BUTTONS_A_ROW: Final = 4
RED_SUITS: Final = (Suit.HEARTS, Suit.DIAMONDS)

Face: TypeAlias = tuple[object, ...]


@dataclass(frozen=True, slots=True)
class HandPost:
    """What a private message shows."""

    text: str
    rows: Rows
    view: SeatView | None
    """None while there are no cards."""

    @property
    def face(self) -> Face:
        """What the reader would see change: cards and buttons, not what others play."""
        if self.view is None:
            return (self.text,)
        deal = self.view.deal
        return (self.text, self.rows, self.view.hand, deal.number, deal.trump, deal.upcard)


@dataclass(slots=True)
class _Open:
    """The newest answer to a person at a table, by which their private message can be edited."""

    interaction: discord.Interaction[Any]
    opened_at: float
    language: Language
    lock: asyncio.Lock
    """Handed on from answer to answer: two may edit the same message, and the later one must win."""
    face: Face = ()


class Hands:
    """Shows hands, and shows them again by itself while Discord allows it."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._open: defaultdict[int, dict[int, _Open]] = defaultdict(dict)
        self._tasks: set[asyncio.Task[None]] = set()

    async def show(self, interaction: discord.Interaction[Any], table: Table, seat: Seat) -> None:
        """Show a hand in the answer to an interaction that was deferred for its person only."""
        before = self._open[table.id].get(interaction.user.id)
        lock = asyncio.Lock() if before is None else before.lock
        opened = _Open(interaction, _now(), private_language(interaction), lock)
        self._open[table.id][interaction.user.id] = opened
        async with opened.lock:
            if self._open.get(table.id, {}).get(interaction.user.id) is opened or _awaited(interaction):
                await self._draw(opened, table, seat)
            if before is not None and _awaited(interaction):
                await _take_away(before)

    def table_changed(self, table: Table) -> None:
        """Draw the hands anew for which something changed."""
        for user_id, opened in list(self._open[table.id].items()):
            seat = table.seat_of(user_id)
            expired = _now() - opened.opened_at > TOKEN_SECONDS
            if seat is None or expired or not table.status.is_open:
                del self._open[table.id][user_id]
            if (
                seat is not None
                and not expired
                and hand_post(table, seat, opened.language).face != opened.face
            ):
                task = asyncio.create_task(self._push(opened, table, seat), name=f"hand-{table.id}-{seat}")
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
        if not self._open[table.id]:
            del self._open[table.id]

    async def close(self) -> None:
        """Stop drawing."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _push(self, opened: _Open, table: Table, seat: Seat) -> None:
        """Draw a hand anew without a click; where Discord does not allow it, "My hand" still does."""
        try:
            async with opened.lock:
                newest = self._open.get(table.id, {}).get(opened.interaction.user.id, opened)
                if newest is opened and hand_post(table, seat, opened.language).face != opened.face:
                    await self._draw(opened, table, seat)
        except (TimeoutError, discord.HTTPException, OSError) as error:
            log.info("a hand at table %d could not be refreshed: %s", table.id, error)
            self._forget(table, opened)

    def _forget(self, table: Table, opened: _Open) -> None:
        """Draw no more by this answer."""
        user_id = opened.interaction.user.id
        if self._open.get(table.id, {}).get(user_id) is opened:
            del self._open[table.id][user_id]

    async def _draw(self, opened: _Open, table: Table, seat: Seat) -> None:
        post = hand_post(table, seat, opened.language)
        opened.face = post.face
        picture = None if post.view is None else await drawn(HandScene(opened.language, post.view))

        async def edit() -> None:
            await opened.interaction.edit_original_response(
                view=layout(post.text, picture, post.rows), attachments=files_of(picture)
            )

        await retried(edit, self._tables.pace.sleep)


def hand_post(table: Table, seat: Seat, language: Language) -> HandPost:
    """What the person on this seat sees now, in their language."""
    if not table.status.is_open:
        over = table.status is TableStatus.FINISHED
        return HandPost(say(language, "hand-match-over" if over else "hand-closed"), (), None)
    view = table.seat_view(seat)
    if view is None:
        return HandPost(say(language, "hand-lobby"), (), None)
    if not view.legal:
        over = view.deal.status is not DealStatus.RUNNING
        return HandPost(say(language, "hand-deal-over" if over else "hand-wait"), (), view)
    key = "hand-bid" if view.deal.contract is None else "hand-play"
    return HandPost(say(language, key), _rows(table, view, language), view)


def _rows(table: Table, view: SeatView, language: Language) -> Rows:
    """One button for each action; cards in the order of the picture, four a row."""
    faces = [
        ButtonFace(act_id(table.id, table.version, action), _label(view, action, language), _look(action))
        for action in sorted(view.legal, key=lambda action: _order(action, view))
    ]
    return tuple(tuple(faces[start : start + BUTTONS_A_ROW]) for start in range(0, len(faces), BUTTONS_A_ROW))


def _order(action: Action, view: SeatView) -> tuple[int, ...]:
    match action:
        case Take(suit):
            return (0, suit)
        case Pass():
            return (1,)
        case Play(card, words):
            return (sorted_hand(view).index(card), -len(words))


def _label(view: SeatView, action: Action, language: Language) -> str:
    match action:
        case Pass():
            return say(language, "action-pass")
        case Take(suit):
            key = "action-take" if len(view.deal.bids) < 4 else "action-take-other"
            return say(language, key, suit=suit_name(language, suit))
        case Play(card, words):
            said = "".join(f" · {say(language, f'word-{word.value}')}" for word in sorted(words, key=_spoken))
            return _card_label(card, language) + said


def _spoken(word: Word) -> int:
    return list(Word).index(word)


def _card_label(card: Card, language: Language) -> str:
    return say(
        language, "card-button", rank=rank_index(language, card.rank), suit=suit_name(language, card.suit)
    )


def _look(action: Action) -> Look:
    match action:
        case Pass():
            return Look.PLAIN
        case Take():
            return Look.GOOD
        case Play(card):
            return Look.RED if card.suit in RED_SUITS else Look.PLAIN


async def _take_away(opened: _Open) -> None:
    """Remove a hand that is shown in a newer message now, where Discord still allows it."""
    if _now() - opened.opened_at <= TOKEN_SECONDS:
        try:
            await opened.interaction.delete_original_response()
        except (TimeoutError, discord.HTTPException, OSError) as error:
            log.info("an earlier hand could not be taken away: %s", error)


def _awaited(interaction: discord.Interaction[Any]) -> bool:
    """Whether Discord shows "thinking" until this very answer comes."""
    return interaction.response.type is discord.InteractionResponseType.deferred_channel_message


def _now() -> float:
    return asyncio.get_running_loop().time()
