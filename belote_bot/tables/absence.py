"""Whoever lets their turns go by: how often until a bot sits down for them, and what the table is told."""

from dataclasses import dataclass
from typing import Final

from belote_bot.game.seats import Seat
from belote_bot.storage.turns import Missed
from belote_bot.tables.news import ClockEvent, ClockNews
from belote_bot.tables.occupants import Absence, Person, Seats, StandIn, new_bot, with_occupant
from belote_bot.tables.table import Table

MOST_MISSED: Final = 2
"""How many turns in a row a person lets go by before a bot takes the seat over."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """How the people at a table sit after a move."""

    seats: Seats
    missed: int
    """How many turns in a row the mover has let go by."""
    news: ClockNews | None
    """What the table is told; None after any ordinary move."""


def sitting_after(table: Table, seat: Seat, user_id: int | None, version: int) -> Sitting:
    """Who sits where after a move on a seat, done by this person, or in their place if that is None.

    `version` is the table's after the move.
    """
    mover = table.seats[seat]
    if user_id is not None or not isinstance(mover, Person):
        return Sitting(table.seats, 0, None)
    missed = table.missed[seat] + 1
    if missed < MOST_MISSED:
        return Sitting(table.seats, missed, ClockNews(ClockEvent.MOVED, mover, version))
    bot = new_bot(table.seats, table.bot_level, StandIn(mover, Absence.ASLEEP))
    news = ClockNews(ClockEvent.SEATED, mover, version, bot.name)
    return Sitting(with_occupant(table.seats, seat, bot), 0, news)


def with_missed(missed: Missed, seat: Seat, count: int) -> Missed:
    """The same with another count for one seat."""
    changed = [*missed]
    changed[seat] = count
    return changed[0], changed[1], changed[2], changed[3]
