"""What one person has done in a server."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from belote_bot.game.cards import Suit
from belote_bot.storage.boards import Named, Rating

FORM: Final = 10
"""How many of the last matches show the form."""

CURVE: Final = 120
"""The most points that a rating curve has; of more matches every nth is taken, the last one always."""

Ended: TypeAlias = Literal["won", "lost", "drawn"]


@dataclass(frozen=True, slots=True)
class Contracts:
    """The contracts that a person took with one suit as trumps; what is neither made nor failed: litiges."""

    suit: Suit
    taken: int
    made: int
    failed: int


@dataclass(frozen=True, slots=True)
class Companion:
    """Somebody with or against whom a person played."""

    person: Named
    matches: int
    won: int
    """How many of them the person of the profile won."""


@dataclass(frozen=True, slots=True)
class Profile:
    """All counted matches of a person in a server, those with bots too; all zero and empty without any."""

    person: Named
    matches: int
    won: int
    lost: int
    drawn: int
    with_bots: int
    """How many of the matches were with bots."""
    deals: int
    """Played, void ones not counted; what is counted by deals leaves out matches that the person left."""
    marks_for: int
    marks_against: int
    contracts: tuple[Contracts, ...]
    """By suit, in the order of the cards: spades, hearts, diamonds, clubs."""
    belotes: int
    """Held by the person, and said."""
    capots_for: int
    capots_against: int
    best_partner: Companion | None
    """With whom the largest share of matches was won, of those with at least 3 together."""
    usual_partner: Companion | None
    usual_opponent: Companion | None
    toughest_opponent: Companion | None
    """Against whom the smallest share of matches was won, of those with at least 3 against each other."""
    longest_series: int
    """Matches won in a row."""
    current_series: int
    """Matches won in a row up to the last one."""
    rating: Rating | None
    """None before the first match that moved it."""
    curve: tuple[int, ...]
    """The rating shown after each rated match, oldest first, at most 120 points."""
    form: tuple[Ended, ...]
    """How the last matches ended, at most 10, oldest first."""
