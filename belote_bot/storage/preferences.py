"""What each person chose for their own eyes."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from belote_bot.storage.database import Database, Value
from belote_bot.storage.rows import integer, maybe_text

MOST_READ: Final = 50_000
"""How many people's choices are read at once, the latest ones."""


@dataclass(frozen=True, slots=True)
class Preferences:
    """A person's choices, the same in every server; None where they chose nothing."""

    cards: str | None = None
    """The colours of the suits: `classic` or `four_colour`."""
    hand: str | None = None
    """How the hand is laid out: `rows` or `fan`."""
    order: str | None = None
    """How the hand is sorted: `trumps_first`, `trumps_last` or `fixed`."""
    language: str | None = None
    """Of what they alone read, `fr` or `en`; None: as their Discord."""
    mentions: str | None = None
    """Whether their turn is told by a mention that notifies them: `on` or `off`."""


async def preferences_of(database: Database, user_id: int) -> Preferences:
    """What a person chose."""
    row = await database.row(
        "SELECT cards, hand, hand_order, language, mentions FROM preferences WHERE user_id = ?", (user_id,)
    )
    return Preferences() if row is None else _preferences(row)


async def latest_preferences(database: Database, most: int = MOST_READ) -> dict[int, Preferences]:
    """What each of the people chose who chose last, by user id; `most` of them."""
    rows = await database.rows(
        "SELECT user_id, cards, hand, hand_order, language, mentions FROM preferences"
        " ORDER BY chosen_at DESC LIMIT ?",
        (most,),
    )
    return {integer(user_id): _preferences(values) for user_id, *values in rows}


async def store_preferences(database: Database, user_id: int, chosen: Preferences, now: int) -> None:
    """Store all that a person chose, inside a transaction, in place of what they chose before."""
    await database.run(
        "INSERT INTO preferences (user_id, cards, hand, hand_order, language, mentions, chosen_at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (user_id) DO UPDATE SET cards = excluded.cards,"
        " hand = excluded.hand, hand_order = excluded.hand_order, language = excluded.language,"
        " mentions = excluded.mentions, chosen_at = excluded.chosen_at",
        (user_id, chosen.cards, chosen.hand, chosen.order, chosen.language, chosen.mentions, now),
    )


def _preferences(values: Sequence[Value]) -> Preferences:
    return Preferences(*map(maybe_text, values))
