"""What a picture shows: plain values made from views, nothing of Discord and nothing hidden."""

from dataclasses import dataclass
from enum import Enum, StrEnum, auto
from typing import TypeAlias

from belote_bot.game.cards import Card
from belote_bot.game.events import DealResult
from belote_bot.game.house_rules import Direction, HouseRules
from belote_bot.game.melds import Meld
from belote_bot.game.open_views import OpenView
from belote_bot.game.seats import Seat
from belote_bot.game.views import MatchView, SeatView
from belote_bot.locales import Language


class CardStyle(StrEnum):
    """Which inks the suits have."""

    CLASSIC = "classic"
    """Two: black and red."""
    FOUR_COLOUR = "four_colour"
    """♠ black, ♥ red, ♦ blue, ♣ green: told apart by the colour-blind and on small screens."""


class HandLayout(StrEnum):
    """How the cards of a hand lie."""

    ROWS = "rows"
    """Two rows of four: large on a phone."""
    FAN = "fan"
    """One row, overlapping a little: for wide screens."""


class HandOrder(StrEnum):
    """How the cards of a hand are sorted."""

    TRUMPS_FIRST = "trumps_first"
    """Trumps on the left, then the other suits in alternating colours, each from high to low."""
    TRUMPS_LAST = "trumps_last"
    """The same from right to left: each suit from low to high, trumps on the right."""
    FIXED = "fixed"
    """♠ ♥ ♣ ♦ whatever is trumps, each from high to low: no suit ever moves."""


class BotLevel(StrEnum):
    """How well a bot plays."""

    BEGINNER = "beginner"
    STEADY = "steady"
    EXPERT = "expert"


@dataclass(frozen=True, slots=True)
class Place:
    """Who sits on a seat."""

    name: str
    bot: BotLevel | None = None
    """None for a person."""


Places: TypeAlias = tuple[Place | None, Place | None, Place | None, Place | None]
"""By seat; None is a free seat."""


class TrickShown(Enum):
    """Which trick lies on the table."""

    CURRENT = auto()
    """The trick in progress, also when no card of it has fallen yet."""
    COMPLETE = auto()
    """The last complete trick, its winner marked."""


@dataclass(frozen=True, slots=True)
class TableScene:
    """The table as everybody in the channel sees it."""

    language: Language
    places: Places
    match: MatchView | None = None
    """None before the match."""
    trick: TrickShown = TrickShown.CURRENT
    draws: tuple[Card, ...] | None = None
    """The card that each seat drew for the first deal, by seat; None when it is not to be shown."""
    style: CardStyle = CardStyle.CLASSIC
    direction: Direction = Direction.ANTICLOCKWISE
    """Which way play will turn, before the match; a match says so itself."""

    @property
    def turning(self) -> Direction:
        """Which way play turns."""
        return self.direction if self.match is None else self.match.rules.direction


@dataclass(frozen=True, slots=True)
class OpenScene:
    """A moment of a deal of a match that is over, with all four hands."""

    language: Language
    places: Places
    view: OpenView
    style: CardStyle = CardStyle.CLASSIC

    @property
    def table(self) -> TableScene:
        """The same moment as everybody saw it at the table."""
        deal = self.view.match.deal
        complete = deal is not None and bool(deal.tricks) and not deal.trick
        shown = TrickShown.COMPLETE if complete else TrickShown.CURRENT
        return TableScene(self.language, self.places, self.view.match, shown, style=self.style)


@dataclass(frozen=True, slots=True)
class HandScene:
    """One seat's hand, for its own eyes."""

    language: Language
    view: SeatView
    style: CardStyle = CardStyle.CLASSIC
    layout: HandLayout = HandLayout.ROWS
    order: HandOrder = HandOrder.TRUMPS_FIRST


@dataclass(frozen=True, slots=True)
class MeldsScene:
    """The melds shown at the second trick."""

    language: Language
    places: Places
    direction: Direction
    shown: tuple[tuple[Seat, tuple[Meld, ...]], ...]
    """By seat, in the order in which they were shown; at least one."""
    style: CardStyle = CardStyle.CLASSIC


@dataclass(frozen=True, slots=True)
class ScoreScene:
    """The score sheet of one finished deal."""

    language: Language
    places: Places
    rules: HouseRules
    results: tuple[DealResult, ...]
    """The deals up to the one whose sheet this is; at least one."""
    next_dealer: Seat | None = None
    """Who deals next; None when that is not to be told."""

    @property
    def result(self) -> DealResult:
        """The deal whose sheet this is."""
        return self.results[-1]
