"""What each person chose for their own eyes."""

from dataclasses import dataclass

from belote_bot.storage.database import Database
from belote_bot.storage.rows import maybe_text


@dataclass(frozen=True, slots=True)
class Preferences:
    """A person's choices; None where they chose nothing."""

    cards: str | None = None
    """The colours of the suits: `classic` or `four_colour`."""
    hand: str | None = None
    """How the hand is laid out: `rows` or `fan`."""


async def preferences_of(database: Database, user_id: int) -> Preferences:
    """What a person chose."""
    row = await database.row("SELECT cards, hand FROM preferences WHERE user_id = ?", (user_id,))
    return Preferences() if row is None else Preferences(maybe_text(row[0]), maybe_text(row[1]))


async def prefer(database: Database, user_id: int, chosen: Preferences) -> Preferences:
    """Store what a person chooses, inside a transaction; what they do not choose now stays as it was."""
    await database.run(
        "INSERT INTO preferences (user_id, cards, hand) VALUES (?, ?, ?) ON CONFLICT (user_id) DO UPDATE"
        " SET cards = coalesce(excluded.cards, cards), hand = coalesce(excluded.hand, hand)",
        (user_id, chosen.cards, chosen.hand),
    )
    return await preferences_of(database, user_id)
