"""One table as it stands in memory, and the frozen picture of it that everybody else gets."""

import asyncio
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from typing import Final

from belote_bot.game.actions import Action
from belote_bot.game.cards import Card
from belote_bot.game.events import Event
from belote_bot.game.house_rules import HouseRules, Shuffle
from belote_bot.game.match import Match
from belote_bot.game.seats import Seat
from belote_bot.game.views import MatchView, SeatView, match_view, seat_view
from belote_bot.players.player import Level
from belote_bot.storage.achievements import Earned
from belote_bot.storage.cuts import Cut
from belote_bot.storage.farewells import Farewell
from belote_bot.storage.guilds import Kind
from belote_bot.storage.tables import USUAL_TERMS, TableStatus, Terms
from belote_bot.storage.turns import Missed, Turn
from belote_bot.tables.news import ClockNews, RulesNews, StopRequest, Takeover
from belote_bot.tables.occupants import Absence, Bot, Person, Seats, absent
from belote_bot.tables.rematch import Rematch
from belote_bot.watch.figures import Mover

NOBODY: Final = 0
"""Whose turn a table waits for at which only bots sit: no user of Discord has this id."""


class Shown(Enum):
    """What lies in the middle of the table."""

    CURRENT = auto()
    """The trick in progress, or the upcard during the auction."""
    COMPLETE_TRICK = auto()
    """The trick that was just completed, for everybody to see; nobody may act."""


@dataclass(frozen=True, slots=True)
class RunningMatch:
    """The match at a table with what storage and messages need beside the game itself."""

    id: int
    game: Match
    draws: tuple[tuple[Card, ...], ...]
    commitment: str | None
    """What was fixed before the deal in progress was dealt; None before the first."""
    cuts: tuple[Cut, ...] = ()
    """Who cut for which deal, where the pack is only cut."""
    earned: tuple[Earned, ...] = ()
    """What people achieved for the first time with this match, once it is over."""
    farewell: Farewell | None = None
    """How it ended; None while it goes on."""

    @property
    def cut(self) -> Cut | None:
        """How the pack was cut for the deal in progress; between deals, for the one to come."""
        number = len(self.game.deals) - (not self.game.awaits_deal)
        return next((cut for cut in self.cuts if cut.deal == number), None)


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
    unmentioned: frozenset[int] = frozenset()
    """Who of those seated does not want to be mentioned; known to `Tables.snapshot_of`."""

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


@dataclass(slots=True)
class Table:
    """A table in memory. Only `Tables` changes it, and only under its lock."""

    id: int
    guild_id: int
    channel_id: int
    host_id: int
    language: str
    rules: HouseRules
    status: TableStatus
    seats: Seats = (None, None, None, None)
    match: RunningMatch | None = None
    shown: Shown = Shown.CURRENT
    stop_request: StopRequest | None = None
    takeover: Takeover | None = None
    rules_news: RulesNews | None = None
    clock: Turn | None = None
    """The last turn that a clock was set for, perhaps over by now: see `running`."""
    clock_news: ClockNews | None = None
    missed: Missed = (0, 0, 0, 0)
    moved_by: Mover | None = None
    """Who made the last move; None if no move was made since the program started."""
    post_key: str | None = None
    post_id: int | None = None
    terms: Terms = USUAL_TERMS
    kind: Kind = Kind.RANKED
    rematch: Rematch | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def version(self) -> int:
        """The number of deals and actions of the match so far."""
        if self.match is None:
            return 0
        return version_of(self.match.game)

    @property
    def turn_seconds(self) -> int:
        """How long a person may think; 0: without a limit."""
        return self.terms.turn_seconds

    @property
    def bot_level(self) -> Level:
        """How well bots play where nobody at the table chooses."""
        return Level(self.terms.bot_level)

    @property
    def cutter(self) -> Seat | None:
        """The seat, the one before the dealer, that cuts the pack for the deal to come (RULES §3).

        None where the pack is shuffled, while a deal is played and when no other will come.
        """
        if self.status is not TableStatus.PLAYING or self.match is None:
            return None
        game = self.match.game
        cut = game.rules.shuffle is Shuffle.CUT_ONLY and game.awaits_deal and bool(game.deals)
        return (game.next_dealer - 1) % 4 if cut else None

    @property
    def turn(self) -> Seat | None:
        """The seat that may act right now."""
        playing = self.status is TableStatus.PLAYING and self.shown is Shown.CURRENT
        return self.match.game.turn if playing and self.match is not None else None

    @property
    def running(self) -> Turn | None:
        """The turn that a clock runs for at this moment.

        None on a bot's turn, in a pause, before and after the match, and where no clock is wanted.
        """
        if self.clock is None or self.turn is None or self.clock.version != self.version:
            return None
        occupant = self.seats[self.turn]
        is_theirs = isinstance(occupant, Person) and occupant.user_id == self.clock.user_id
        return self.clock if is_theirs else None

    @property
    def deserted(self) -> Turn | None:
        """Until when a match waits at which only bots sit any more; None for every other table."""
        if self.status is not TableStatus.PLAYING or self.clock is None or self.people():
            return None
        return self.clock if self.clock.user_id == NOBODY else None

    def end_news(self) -> None:
        """What was told of those who went and came is old by now, unless it came with the last move."""
        self.takeover = None
        if self.clock_news is not None and self.clock_news.version < self.version:
            self.clock_news = None

    def snapshot(self) -> Snapshot:
        """The table as anybody may see it."""
        match = self.match
        return Snapshot(
            id=self.id,
            guild_id=self.guild_id,
            channel_id=self.channel_id,
            host_id=self.host_id,
            language=self.language,
            rules=self.rules,
            status=self.status,
            seats=self.seats,
            version=self.version,
            shown=self.shown,
            match=None if match is None else match_view(match.game),
            match_id=None if match is None else match.id,
            draws=() if match is None else match.draws,
            commitment=None if match is None else match.commitment,
            cutter=self.cutter,
            cut=None if match is None else match.cut,
            stop_request=self.stop_request,
            takeover=self.takeover,
            rules_news=self.rules_news,
            clock=self.running,
            deserted=self.deserted,
            clock_news=self.clock_news,
            terms=self.terms,
            kind=self.kind,
            earned=() if match is None else match.earned,
            farewell=None if match is None else match.farewell,
            rematch=self.rematch,
        )

    def seat_view(self, seat: Seat) -> SeatView | None:
        """What a seat knows; with nothing to do unless it may act right now. None before the first deal."""
        if self.match is None or self.match.game.deal is None:
            return None
        view = seat_view(self.match.game, seat)
        return view if self.turn == seat else replace(view, legal=(), obligation=None)

    def seat_of(self, user_id: int) -> Seat | None:
        """The seat that a person holds."""
        for seat, occupant in enumerate(self.seats):
            if isinstance(occupant, Person) and occupant.user_id == user_id:
                return seat
        return None

    def people(self) -> tuple[Person, ...]:
        """The persons seated, by seat."""
        return tuple(occupant for occupant in self.seats if isinstance(occupant, Person))

    def sleepers(self) -> dict[int, Seat]:
        """The persons whose seat a bot holds until they come back, by user id, with that seat."""
        return absent(self.seats, Absence.ASLEEP)

    def bot_on(self, seat: Seat) -> Bot | None:
        """The bot on a seat, None if a person holds it or nobody."""
        occupant = self.seats[seat]
        return occupant if isinstance(occupant, Bot) else None

    def free_seats(self) -> tuple[Seat, ...]:
        """The seats that nobody holds."""
        return tuple(seat for seat, occupant in enumerate(self.seats) if occupant is None)


def version_of(game: Match) -> int:
    """The number of deals and actions of a match so far."""
    return sum(1 + len(deal.bids) + len(deal.plays) for deal in game.deals)


@dataclass(frozen=True, slots=True)
class Acted:
    """An action that was carried out and stored."""

    seat: Seat
    action: Action
    events: tuple[Event, ...]
