"""One table as it stands in memory."""

import asyncio
from dataclasses import dataclass, field, replace
from typing import Final, TypeAlias

from belote_bot.game.actions import Action
from belote_bot.game.cards import Card
from belote_bot.game.events import Event
from belote_bot.game.house_rules import HouseRules, Shuffle
from belote_bot.game.match import Match
from belote_bot.game.seats import Seat
from belote_bot.game.views import SeatView, match_view, seat_view
from belote_bot.players.player import Level
from belote_bot.storage.achievements import Earned
from belote_bot.storage.cuts import Cut
from belote_bot.storage.farewells import Farewell
from belote_bot.storage.guilds import Kind
from belote_bot.storage.offers import Offer
from belote_bot.storage.tables import USUAL_TERMS, TableStatus, Terms
from belote_bot.storage.turns import Missed, Turn
from belote_bot.tables.news import ClockNews, RulesNews, SeatsNews, SeatWish, StopRequest, Takeover
from belote_bot.tables.occupants import Absence, Bot, Person, Seats, absent
from belote_bot.tables.rematch import Rematch
from belote_bot.tables.snapshot import Shown, Snapshot
from belote_bot.watch.figures import Mover

NOBODY: Final = 0
"""Whose turn a table waits for at which only bots sit: no user of Discord has this id."""

Missing: TypeAlias = tuple[str, ...]
"""What the bot lacks to show a table where it is: permissions by Discord's names, or another word for it."""


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
    seat_wish: SeatWish | None = None
    seats_news: SeatsNews | None = None
    times_drawn: int = 0
    """How often the seats were drawn in the lobby."""
    barred: tuple[Person, ...] = ()
    stop_refused: int | None = None
    """How many deals were dealt when somebody last wanted to play on; None if nobody has."""
    offered: Offer | None = None
    """The last seat that somebody wanted to hand over, perhaps over by now: see `offer`."""
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
    missing: Missing = ()
    """What keeps the table from being shown: while anything does, it waits."""
    frozen: bool = False
    """Whether the table waits until the database takes changes again."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def version(self) -> int:
        """The number of deals and actions of the match so far."""
        if self.match is None:
            return 0
        return version_of(self.match.game)

    @property
    def deals(self) -> int:
        """How many deals were dealt so far."""
        return 0 if self.match is None else len(self.match.game.deals)

    @property
    def offer(self) -> Offer | None:
        """Who hands their seat over now: it is theirs still, and no other deal was dealt since."""
        offer = self.offered
        if offer is None or self.status is not TableStatus.PLAYING or offer.deal != self.deals:
            return None
        return offer if self.held_by(offer.giver_id) == offer.seat else None

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

        None on a bot's turn, in a pause, while the table waits to be shown or stored, before and after the
        match, and where no clock is wanted.
        """
        if self.clock is None or self.turn is None or self.clock.version != self.version:
            return None
        if self.missing or self.frozen:
            return None
        occupant = self.seats[self.turn]
        is_theirs = isinstance(occupant, Person) and occupant.user_id == self.clock.user_id
        return self.clock if is_theirs else None

    @property
    def deserted(self) -> Turn | None:
        """Until when a match waits at which only bots sit any more; None for every other table."""
        if self.status is not TableStatus.PLAYING or self.clock is None or self.people() or self.frozen:
            return None
        return self.clock if self.clock.user_id == NOBODY else None

    def end_news(self) -> None:
        """What was told of those who went and came is old by now, unless it came with the last move."""
        self.takeover = None
        if self.clock_news is not None and self.clock_news.version < self.version:
            self.clock_news = None

    def forget(self, user_id: int) -> bool:
        """Name somebody no more whose data were erased, and who has no seat here; whether anything did."""
        before = self._naming
        self.barred = tuple(person for person in self.barred if person.user_id != user_id)
        if self.offered is not None and user_id in (self.offered.giver_id, self.offered.taker_id):
            self.offered = None
        if self.rematch is not None:
            self.rematch = self.rematch.without(user_id)
        told = () if self.seats_news is None else self.seats_news.whom
        if any(isinstance(one, Person) and one.user_id == user_id for one in told):
            self.seats_news = None
        if self.clock_news is not None and self.clock_news.person.user_id == user_id:
            self.clock_news = None
        if self.rules_news is not None and self.rules_news.host.user_id == user_id:
            self.rules_news = None
        return self._naming != before

    @property
    def _naming(self) -> tuple[object, ...]:
        """What names people beside those seated."""
        return self.barred, self.offered, self.rematch, self.seats_news, self.clock_news, self.rules_news

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
            frozen=self.frozen,
            seat_wish=self.seat_wish,
            seats_news=self.seats_news,
            barred=self.barred,
            offer=self.offer,
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

    def held_by(self, user_id: int) -> Seat | None:
        """The seat that a person holds, or that a bot holds until they come back."""
        seat = self.seat_of(user_id)
        return self.sleepers().get(user_id) if seat is None else seat

    def is_barred(self, user_id: int) -> bool:
        """Whether the host keeps a person from sitting there."""
        return any(person.user_id == user_id for person in self.barred)

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
