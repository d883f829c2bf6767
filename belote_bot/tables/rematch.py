"""What a table that was opened for a rematch knows of the match before."""

from dataclasses import dataclass, replace

from belote_bot.game.seats import Seat, next_seat
from belote_bot.storage.database import Database
from belote_bot.storage.rematches import MatchBefore, before_table, draws_pairs
from belote_bot.storage.tables import TableRow, load_table
from belote_bot.tables.occupants import Bot, Occupant, Person, Seats, seats_from_rows, with_occupant


@dataclass(frozen=True, slots=True)
class Rematch:
    """Who sat where in the match before, and whose turn to deal it would be."""

    match_id: int
    """Of the match before."""
    kept: Seats
    """By seat who sat there at its end, where a bot sat in for somebody that person; None: nobody we know."""
    dealer: Seat
    """Who would deal next: the seat after the last dealer."""
    draws_pairs: bool = False
    """Whether it is to be drawn who sits where, once four do."""

    def seat_of(self, user_id: int) -> Seat | None:
        """The seat that a person had; None if they had none."""
        for seat, occupant in enumerate(self.kept):
            if isinstance(occupant, Person) and occupant.user_id == user_id:
                return seat
        return None

    @property
    def has_bots(self) -> bool:
        """Whether bots played for nobody but themselves."""
        return any(isinstance(occupant, Bot) for occupant in self.kept)

    def opened_by(self, host: Person) -> Seats:
        """The seats when one of those who played opens the table: theirs and the bots' are taken."""
        taken = [
            host if seat == self.seat_of(host.user_id) else occupant if isinstance(occupant, Bot) else None
            for seat, occupant in enumerate(self.kept)
        ]
        return taken[0], taken[1], taken[2], taken[3]

    def without(self, user_id: int) -> "Rematch":
        """The same where nobody knows this person any more."""
        own = self.seat_of(user_id)
        return self if own is None else replace(self, kept=with_occupant(self.kept, own, None))

    def offered(self, seats: Seats) -> tuple[Person | None, ...]:
        """By seat, to whom it is offered: it is free, and they do not sit at the table yet."""
        seated = {occupant.user_id for occupant in seats if isinstance(occupant, Person)}
        return tuple(
            before if now is None and isinstance(before, Person) and before.user_id not in seated else None
            for before, now in zip(self.kept, seats, strict=True)
        )

    def dealer_at(self, seats: Seats) -> Seat | None:
        """Where whoever would deal next sits among these, if they are the same four, wherever each sits.

        None if anybody else is there: then the deal does not pass on, and is drawn for.
        """
        if not all(any(_is_same(before, now) for now in seats) for before in self.kept):
            return None
        return next(seat for seat, now in enumerate(seats) if _is_same(self.kept[self.dealer], now))

    def keeps_seats(self, seats: Seats) -> bool:
        """Whether all sit as before."""
        return all(_is_same(before, now) for before, now in zip(self.kept, seats, strict=True))


def rematch_of(before: MatchBefore, table: TableRow) -> Rematch:
    """What the table of a finished match leaves to the next one."""
    seats = seats_from_rows(table.seats)
    kept = (_kept(seats[0]), _kept(seats[1]), _kept(seats[2]), _kept(seats[3]))
    return Rematch(before.match_id, kept, next_seat(before.last_dealer))


async def load_rematch(database: Database, table_id: int) -> Rematch | None:
    """What a table that was opened for a rematch knows of the match before; None for any other table."""
    before = await before_table(database, table_id)
    if before is None:
        return None
    rematch = rematch_of(before, await load_table(database, before.table_id))
    return replace(rematch, draws_pairs=await draws_pairs(database, table_id))


def _kept(occupant: Occupant | None) -> Occupant | None:
    if isinstance(occupant, Bot) and occupant.stands_in is not None:
        occupant = occupant.stands_in.person
    # Whoever had their data erased has a number below 0.
    return None if isinstance(occupant, Person) and occupant.user_id < 0 else occupant


def _is_same(before: Occupant | None, now: Occupant | None) -> bool:
    if isinstance(before, Person):
        return isinstance(now, Person) and now.user_id == before.user_id
    return before is not None and isinstance(now, Bot) and now.name == before.name
