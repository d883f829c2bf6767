"""Seats that people want to hand over in a match that runs: to whom, and during which deal."""

from dataclasses import dataclass

from belote_bot.game.seats import Seat
from belote_bot.storage.database import Database
from belote_bot.storage.rows import integer, text


@dataclass(frozen=True, slots=True)
class Offer:
    """Somebody wants to hand their seat over to a named person."""

    seat: Seat
    giver_id: int
    taker_id: int
    taker_name: str
    deal: int
    """How many deals had been dealt by then: the next one ends the offer."""


async def store_offer(database: Database, table_id: int, offer: Offer) -> None:
    """Store what is offered at a table, inside a transaction; the offer before is forgotten."""
    await database.run(
        "INSERT OR REPLACE INTO offers (table_id, seat, giver_id, taker_id, taker_name, deal)"
        " VALUES (?, ?, ?, ?, ?, ?)",
        (table_id, offer.seat, offer.giver_id, offer.taker_id, offer.taker_name, offer.deal),
    )


async def forget_offer(database: Database, table_id: int) -> None:
    """Store, inside a transaction, that nothing is offered at a table any more."""
    await database.run("DELETE FROM offers WHERE table_id = ?", (table_id,))


async def load_offer(database: Database, table_id: int) -> Offer | None:
    """The last offer at a table, perhaps over by now; None if there is none."""
    row = await database.row(
        "SELECT seat, giver_id, taker_id, taker_name, deal FROM offers WHERE table_id = ?", (table_id,)
    )
    if row is None:
        return None
    seat, giver_id, taker_id, taker_name, deal = row
    return Offer(integer(seat), integer(giver_id), integer(taker_id), text(taker_name), integer(deal))
