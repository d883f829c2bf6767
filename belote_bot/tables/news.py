"""What has happened around the game, which the people at the table are told or asked."""

from dataclasses import dataclass
from enum import StrEnum

from belote_bot.game.house_rules import HouseRules
from belote_bot.storage.guilds import Kind
from belote_bot.tables.occupants import Occupant, Person


@dataclass(frozen=True, slots=True)
class StopRequest:
    """Somebody asks to stop the match; it stops when every person seated agrees."""

    asked_by: int
    agreed: frozenset[int]
    """User ids, the asker's included."""


@dataclass(frozen=True, slots=True)
class SeatWish:
    """Somebody in the lobby asks another person to exchange seats."""

    asker: Person
    asked: Person


class SeatsEvent(StrEnum):
    """How the seats of a table in the lobby were arranged."""

    SWAPPED = "swapped"
    """Two have exchanged seats, or one has moved to a free one."""
    DRAWN = "drawn"
    """It was drawn who sits where."""
    HOST = "host"
    """Somebody else hosts the table."""
    REMOVED = "removed"
    """The host has taken somebody off their seat."""
    LET_BACK = "let-back"
    """The host lets them sit down again."""


@dataclass(frozen=True, slots=True)
class SeatsNews:
    """What the people in the lobby are told of it."""

    event: SeatsEvent
    whom: tuple[Occupant, ...]
    """Those whom it is about; after a draw all four, by seat."""
    times: int = 0
    """How often the seats have been drawn by now."""


@dataclass(frozen=True, slots=True)
class Takeover:
    """A bot has sat down for somebody who left in the middle of the match."""

    leaver: str
    bot: str


class ClockEvent(StrEnum):
    """What the clock, or somebody's return, has done at the table."""

    MOVED = "moved"
    """A bot made one move in a person's place."""
    SEATED = "seated"
    """A bot has sat down for a person who let two turns in a row go by."""
    BACK = "back"
    """A person has taken their own seat back from a bot."""
    TAKEN = "taken"
    """A person has taken the seat of somebody who had left."""
    HANDED = "handed"
    """A person has taken the seat that another handed over to them."""


@dataclass(frozen=True, slots=True)
class ClockNews:
    """What the people at the table are told of it."""

    event: ClockEvent
    person: Person
    version: int
    """Of the table by then."""
    bot: str | None = None
    """The name of the bot that sits down or gets up, or of whoever hands over; None if nobody does."""


@dataclass(frozen=True, slots=True)
class RulesNews:
    """The host has changed the rules while people sat there, who are told."""

    host: Person
    before: HouseRules
    """What held before the first change by this host."""
    kind: Kind = Kind.RANKED
    """Of the table, before that change."""
