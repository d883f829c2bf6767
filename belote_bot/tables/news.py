"""What has happened around the game, which the people at the table are told or asked."""

from dataclasses import dataclass
from enum import StrEnum

from belote_bot.game.house_rules import HouseRules
from belote_bot.storage.guilds import Kind
from belote_bot.tables.occupants import Person


@dataclass(frozen=True, slots=True)
class StopRequest:
    """Somebody asks to stop the match; it stops when every person seated agrees."""

    asked_by: int
    agreed: frozenset[int]
    """User ids, the asker's included."""


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


@dataclass(frozen=True, slots=True)
class ClockNews:
    """What the people at the table are told of it."""

    event: ClockEvent
    person: Person
    version: int
    """Of the table by then."""
    bot: str | None = None
    """The name of the bot that sits down or gets up; None if none does."""


@dataclass(frozen=True, slots=True)
class RulesNews:
    """The host has changed the rules while people sat there, who are told."""

    host: Person
    before: HouseRules
    """What held before the first change by this host."""
    kind: Kind = Kind.RANKED
    """Of the table, before that change."""
