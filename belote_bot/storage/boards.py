"""What ranking lists are: by which measure, of which matches, and what a line and a page of one say."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

LINES: Final = 10
"""How many lines a page has."""


class Measure(StrEnum):
    """What people are ranked by; the value is the column."""

    RATING = "rating"
    """The figure that is shown of how strong somebody is held to be."""
    WINS = "won"
    """Matches won."""
    WIN_RATE = "win_rate"
    """Matches won of those played, 0 … 1, from a least number of matches on."""
    POINTS = "average"
    """Points marked by one's side for each deal played, from a least number of matches on."""
    CONTRACTS = "contracts"
    """Contracts that one took and made oneself; a pair's are those of both."""
    CAPOTS = "capots"
    """Deals in which one's side won all eight tricks."""


class Company(StrEnum):
    """Which matches a ranking list is made of."""

    PEOPLE = "people"
    """Those that the same four people played from the first card to the last."""
    BOTS = "bots"
    """Those in which a bot held a seat, were it for a while."""
    ALL = "all"


class Sides(StrEnum):
    """Who is ranked."""

    PEOPLE = "people"
    PAIRS = "pairs"
    """Two people who were partners; what counts is what they played together."""


@dataclass(frozen=True, slots=True)
class Board:
    """One ranking list of a server."""

    guild_id: int
    period: str
    """As `belote_bot.standings.periods` names it: `all`, `2026-Q4`, `2026-11`, `2026-W48`."""
    measure: Measure
    company: Company = Company.PEOPLE
    sides: Sides = Sides.PEOPLE


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody is held to be."""

    shown: int
    """The conservative figure: 1000 for a newcomer."""
    spread: int
    """Its uncertainty: one standard deviation, in the same units."""
    matches: int
    """How many matches it rests on; of a pair, those of whoever has fewer."""

    @property
    def is_provisional(self) -> bool:
        """Whether it rests on too few matches, fewer than 10, to mean much."""
        return self.matches < PROVISIONAL


PROVISIONAL: Final = 10
"""From so many matches on a rating is no longer provisional."""


@dataclass(frozen=True, slots=True)
class Named:
    """Somebody of whom it is known what they were called last."""

    user_id: int
    """Below 0 for a former player, whose data were erased."""
    name: str
    """Empty for a former player."""


@dataclass(frozen=True, slots=True)
class Line:
    """A place on a ranking list."""

    rank: int
    """1 is the best; those with the same value have the same one."""
    people: tuple[Named, ...]
    """One person, or the two of a pair."""
    value: float
    """By which they are ranked; what it is, the measure says."""
    matches: int
    won: int
    drawn: int
    deals: int
    """Played, void ones not counted."""
    marks: int
    """Points marked by their side in these deals."""
    contracts: int
    capots: int
    rating: Rating | None
    """As it was after the last match of the period; None if none of them moved it."""


@dataclass(frozen=True, slots=True)
class Page:
    """Ten lines of a ranking list."""

    board: Board
    lines: tuple[Line, ...]
    own: Line | None
    """The asker's line, on this page or not, the best one of their pairs; None if they are not ranked."""
    number: int
    """0 for the first page."""
    pages: int
    """How many there are; 0 if nobody is ranked."""
    entries: int
    """How many people or pairs are ranked."""
