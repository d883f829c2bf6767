"""Buttons and menus before they are Discord's: values that messages are made of."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import TypeAlias

from cogs.parts.ids import ControlId


class Look(Enum):
    """How a button looks."""

    PLAIN = auto()
    MAIN = auto()
    GOOD = auto()
    RED = auto()


@dataclass(frozen=True, slots=True)
class ButtonFace:
    """A button before it is Discord's."""

    id: ControlId
    label: str
    look: Look = Look.PLAIN
    enabled: bool = True
    emoji: str | None = None
    """What stands before the label: a Unicode emoji or one of the application's."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One line of a menu."""

    value: str
    """What the click brings, 1 … 100 characters."""
    label: str
    """At most 100 characters."""
    about: str | None = None
    """A line in smaller print, at most 100 characters."""
    chosen: bool = False


def capital(words: str) -> str:
    """Words as a line of a menu, which begins with a capital; within a sentence the same words do not."""
    return words[:1].upper() + words[1:]


@dataclass(frozen=True, slots=True)
class MenuFace:
    """A menu of 1 … 25 lines before it is Discord's; it takes a whole row."""

    id: ControlId
    choices: tuple[Choice, ...]
    placeholder: str | None = None
    """What it shows while nothing is chosen."""
    fewest: int = 1
    most: int = 1
    title: str | None = None
    """A line of text above the menu: what it is about."""


class Picks(Enum):
    """What a menu offers that Discord fills in."""

    CHANNELS = auto()
    """Those in which, or in whose threads, a table can be shown."""
    TEXT_CHANNELS = auto()
    """Those in which a message can be sent."""
    ROLES = auto()


@dataclass(frozen=True, slots=True)
class PickerFace:
    """A menu of the server's channels or roles before it is Discord's; it takes a whole row."""

    id: ControlId
    picks: Picks
    chosen: tuple[int, ...] = ()
    """The ids of those that are chosen; they exist."""
    placeholder: str | None = None
    """What it shows while nothing is chosen."""
    most: int = 1
    """How many can be chosen; nothing can always be."""
    title: str | None = None
    """A line of text above the menu: what it is about."""


Rows: TypeAlias = tuple[tuple[ButtonFace, ...] | MenuFace | PickerFace, ...]
