"""The frozen picture of a table that everybody outside its room gets."""

from dataclasses import dataclass
from enum import Enum, auto

from belote_bot.game.cards import Card
from belote_bot.game.house_rules import HouseRules
from belote_bot.game.seats import Seat
from belote_bot.game.views import MatchView
from belote_bot.storage.achievements import Earned
from belote_bot.storage.cuts import Cut
from belote_bot.storage.farewells import Farewell
from belote_bot.storage.guilds import Kind
from belote_bot.storage.offers import Offer
from belote_bot.storage.tables import TableStatus, Terms
from belote_bot.storage.turns import Turn
from belote_bot.tables.news import ClockNews, RulesNews, SeatsNews, SeatWish, StopRequest, Takeover
from belote_bot.tables.occupants import Person, Seats
from belote_bot.tables.rematch import Rematch


class Shown(Enum):
    """What lies in the middle of the table."""

    CURRENT = auto()
    """The trick in progress, or the upcard during the auction."""
    COMPLETE_TRICK = auto()
    """The trick that was just completed, for everybody to see; nobody may act."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table at one moment, without anything hidden."""

    id: int
    guild_id: int
    channel_id: int
    host_id: int
    language: str
    rules: HouseRules
    status: TableStatus
    seats: Seats
    version: int
    """Grows with every deal and action; a button of an earlier version is stale."""
    shown: Shown
    match: MatchView | None
    match_id: int | None
    """Of the match; None in the lobby."""
    draws: tuple[tuple[Card, ...], ...]
    commitment: str | None
    cutter: Seat | None
    """Who cuts for the deal to come; None where the pack is shuffled, and while a deal is played."""
    cut: Cut | None
    """How the pack was cut for the deal in progress; between deals, for the one to come."""
    stop_request: StopRequest | None
    takeover: Takeover | None
    """Who left since the last trick was collected, to be told; None if nobody did."""
    rules_news: RulesNews | None
    """What changed in the lobby, to be told; None if nothing did."""
    clock: Turn | None
    """The turn that a clock runs for; None while none does."""
    deserted: Turn | None
    """Until when the table waits for somebody to come back; None while people sit at it."""
    clock_news: ClockNews | None
    """What the clock did since the last trick was collected, to be told; None if nothing."""
    terms: Terms
    kind: Kind
    earned: tuple[Earned, ...] = ()
    """What people achieved for the first time with this match, once it is over."""
    farewell: Farewell | None = None
    """How it ended; None while it goes on."""
    rematch: Rematch | None = None
    """What a table that was opened for a rematch knows of the match before."""
    seat_wish: SeatWish | None = None
    """Who asks whom in the lobby to exchange seats; None if nobody does."""
    seats_news: SeatsNews | None = None
    """How the seats were arranged in the lobby, to be told; None if they were not since somebody sat down."""
    barred: tuple[Person, ...] = ()
    """Whom the host keeps from sitting there."""
    offer: Offer | None = None
    """Who hands their seat over, and to whom; None if nobody does."""
    frozen: bool = False
    """Whether the table waits until the database takes changes again."""
    unmentioned: frozenset[int] = frozenset()
    """Who of those seated, or asked to be, does not want to be mentioned; known to `Tables.snapshot_of`."""

    def person(self, seat: Seat) -> Person | None:
        """The person on a seat, None if it is free or a bot's."""
        occupant = self.seats[seat]
        return occupant if isinstance(occupant, Person) else None

    def seat_of(self, user_id: int) -> Seat | None:
        """The seat that a person holds, None if they hold none."""
        return next((seat for seat in range(4) if (p := self.person(seat)) and p.user_id == user_id), None)

    @property
    def people(self) -> tuple[Person, ...]:
        """The persons seated, by seat."""
        return tuple(occupant for occupant in self.seats if isinstance(occupant, Person))

    @property
    def turn(self) -> Seat | None:
        """The seat that may act right now; None in a pause, in the lobby and after the end."""
        if self.shown is Shown.COMPLETE_TRICK or self.match is None or self.match.deal is None:
            return None
        return self.match.deal.turn if self.status is TableStatus.PLAYING else None
