"""Cuts: who cut the pack for a deal, where a table only cuts (RULES §3)."""

from dataclasses import dataclass

from belote_bot.game.dealing import CutHeight
from belote_bot.game.seats import Seat
from belote_bot.storage.database import Database
from belote_bot.storage.rows import integer, maybe_integer, text


@dataclass(frozen=True, slots=True)
class Cut:
    """Who cut the pack for a deal, and how high."""

    deal: int
    """0 for the first deal of the match, void deals counted."""
    seat: Seat
    height: CutHeight
    user_id: int | None
    """Who chose; None where nobody did: a bot, or somebody who let the time for it go by."""


async def insert_cut(database: Database, match_id: int, cut: Cut, now: int) -> None:
    """Store a cut, inside a transaction; sqlite3.IntegrityError if the pack was cut for this deal already."""
    await database.run(
        "INSERT INTO cuts (match_id, deal, seat, height, user_id, cut_at) VALUES (?, ?, ?, ?, ?, ?)",
        (match_id, cut.deal, cut.seat, cut.height, cut.user_id, now),
    )


async def load_cuts(database: Database, match_id: int) -> tuple[Cut, ...]:
    """The cuts of a match, in the order of its deals."""
    rows = await database.rows(
        "SELECT deal, seat, height, user_id FROM cuts WHERE match_id = ? ORDER BY deal", (match_id,)
    )
    return tuple(
        Cut(integer(deal), integer(seat), CutHeight(text(height)), maybe_integer(user_id))
        for deal, seat, height, user_id in rows
    )
