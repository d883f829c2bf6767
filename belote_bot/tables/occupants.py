"""Who can sit on a seat."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

from belote_bot.players.player import Level
from belote_bot.storage.tables import SeatRow

BOT_NAMES: Final = ("Marcel", "Ginette", "Lucien", "Odette", "Fernand", "Yvonne", "Gaston", "Simone")
"""What bots are called; no two at one table share a name."""


@dataclass(frozen=True, slots=True)
class Person:
    """A member of the server, by the name that the table shows."""

    user_id: int
    name: str


@dataclass(frozen=True, slots=True)
class Bot:
    """A seat played by the program."""

    name: str
    level: Level


Occupant: TypeAlias = Person | Bot
Seats: TypeAlias = tuple[Occupant | None, Occupant | None, Occupant | None, Occupant | None]


def new_bot(seated: Iterable[Occupant | None], level: Level = Level.STEADY) -> Bot:
    """A bot with a name that nobody at the table bears yet."""
    taken = {occupant.name for occupant in seated if occupant is not None}
    return Bot(next(name for name in BOT_NAMES if name not in taken), level)


def seat_rows(seats: Seats) -> tuple[SeatRow, ...]:
    """The seats as they are stored."""
    return tuple(
        SeatRow(seat, occupant.name, occupant.user_id, None)
        if isinstance(occupant, Person)
        else SeatRow(seat, occupant.name, None, occupant.level)
        for seat, occupant in enumerate(seats)
        if occupant is not None
    )


def seats_from_rows(rows: Iterable[SeatRow]) -> Seats:
    """The seats as they were stored."""
    seats: list[Occupant | None] = [None, None, None, None]
    for row in rows:
        if row.user_id is not None:
            seats[row.seat] = Person(row.user_id, row.name)
        else:
            seats[row.seat] = Bot(row.name, Level(row.bot_level or Level.STEADY))
    return seats[0], seats[1], seats[2], seats[3]
