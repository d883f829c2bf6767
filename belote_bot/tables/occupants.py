"""Who can sit on a seat."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final, TypeAlias

from belote_bot.game.seats import Seat
from belote_bot.players.player import Level
from belote_bot.players.temperament import Temperament
from belote_bot.storage.tables import SeatRow

TEMPERAMENTS: Final[Mapping[str, Temperament]] = MappingProxyType(
    {
        "Marcel": Temperament.BOLD,
        "Ginette": Temperament.CALM,
        "Lucien": Temperament.CAUTIOUS,
        "Odette": Temperament.CAUTIOUS,
        "Fernand": Temperament.CALM,
        "Yvonne": Temperament.BOLD,
        "Gaston": Temperament.BOLD,
        "Simone": Temperament.CALM,
    }
)
"""What bots are called, and how readily each of them takes at every level."""

BOT_NAMES: Final = tuple(TEMPERAMENTS)
"""No two bots at one table share a name."""


@dataclass(frozen=True, slots=True)
class Person:
    """A member of the server, by the name that the table shows."""

    user_id: int
    name: str


class Absence(StrEnum):
    """Why a bot sits in for a person; the value is what the database holds."""

    ASLEEP = "asleep"
    """They let two turns in a row go by: the seat stays theirs."""
    LEFT = "left"
    """They left the table: anybody may take the seat."""


@dataclass(frozen=True, slots=True)
class StandIn:
    """For whom a bot sits in, and why."""

    person: Person
    absence: Absence


@dataclass(frozen=True, slots=True)
class Bot:
    """A seat played by the program."""

    name: str
    level: Level
    stands_in: StandIn | None = None
    """None for a bot that sat down before the match."""

    @property
    def temperament(self) -> Temperament:
        """How readily it takes; calm under a name that is none of ours."""
        return TEMPERAMENTS.get(self.name, Temperament.CALM)


Occupant: TypeAlias = Person | Bot
Seats: TypeAlias = tuple[Occupant | None, Occupant | None, Occupant | None, Occupant | None]


def new_bot(seated: Iterable[Occupant | None], level: Level, stands_in: StandIn | None = None) -> Bot:
    """A bot with a name that nobody at the table bears yet."""
    taken = {occupant.name for occupant in seated if occupant is not None}
    return Bot(next(name for name in BOT_NAMES if name not in taken), level, stands_in)


def seat_rows(seats: Seats) -> tuple[SeatRow, ...]:
    """The seats as they are stored."""
    return tuple(_row(seat, occupant) for seat, occupant in enumerate(seats) if occupant is not None)


def _row(seat: int, occupant: Occupant) -> SeatRow:
    if isinstance(occupant, Person):
        return SeatRow(seat, occupant.name, occupant.user_id, None)
    if occupant.stands_in is None:
        return SeatRow(seat, occupant.name, None, occupant.level)
    absent = occupant.stands_in.person
    absence = occupant.stands_in.absence
    return SeatRow(seat, occupant.name, None, occupant.level, absence, absent.user_id, absent.name)


def seats_from_rows(rows: Iterable[SeatRow]) -> Seats:
    """The seats as they were stored."""
    seats: list[Occupant | None] = [None, None, None, None]
    for row in rows:
        if row.user_id is not None:
            seats[row.seat] = Person(row.user_id, row.name)
        else:
            seats[row.seat] = Bot(row.name, Level(row.bot_level or Level.STEADY), _stand_in(row))
    return seats[0], seats[1], seats[2], seats[3]


def _stand_in(row: SeatRow) -> StandIn | None:
    if row.absence is None or row.absent_id is None:
        return None
    return StandIn(Person(row.absent_id, row.absent_name or ""), Absence(row.absence))


def absent(seats: Seats, absence: Absence) -> dict[int, Seat]:
    """For whom bots sit in for this reason: user ids with their seats."""
    return {
        occupant.stands_in.person.user_id: seat
        for seat, occupant in enumerate(seats)
        if isinstance(occupant, Bot)
        and occupant.stands_in is not None
        and occupant.stands_in.absence is absence
    }


def with_occupant(seats: Seats, seat: Seat, occupant: Occupant | None) -> Seats:
    """The seats with another occupant on one of them."""
    changed = [*seats]
    changed[seat] = occupant
    return changed[0], changed[1], changed[2], changed[3]
