"""The ids on buttons: `b:verb:table` and what the verb needs, written and read in one place."""

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Never

from belote_bot.game.actions import Action, parse_action


class Verb(StrEnum):
    """What a button asks for; the value stands in its id."""

    SEAT = "seat"
    LEAVE = "leave"
    BOT = "bot"
    UNBOT = "unbot"
    FILL = "fill"
    START = "start"
    HAND = "hand"
    TABLE = "table"
    ACT = "act"
    AGREE = "agree"
    PLAY_ON = "playon"


ANY_ID: Final = r"b:.*"
"""Matches every id of ours, also those of versions that nobody knows any more."""

_SHAPE: Final = re.compile(
    r"b:(?P<verb>[a-z]{1,10}):(?P<table>\d{1,18})(?P<rest>(?::[\w+]{1,40}){0,2})", re.ASCII
)


@dataclass(frozen=True, slots=True)
class ButtonId:
    """What the id of a button says."""

    verb: Verb
    table: int
    rest: tuple[str, ...] = ()

    def __str__(self) -> str:
        return ":".join(["b", self.verb, str(self.table), *self.rest])

    @property
    def seat(self) -> int:
        """The seat of a SEAT or UNBOT button; ValueError if it names none."""
        (seat,) = self.rest
        if seat not in ("0", "1", "2", "3"):
            raise ValueError(f"{seat!r} is not a seat")
        return int(seat)

    @property
    def version(self) -> int:
        """The version of an ACT button; ValueError if it has none."""
        return int(self.rest[0]) if len(self.rest) == 2 else _missing(self)

    @property
    def action(self) -> Action:
        """The action of an ACT button; ValueError if it is none."""
        return parse_action(self.rest[1]) if len(self.rest) == 2 else _missing(self)


def _missing(button: ButtonId) -> Never:
    raise ValueError(f"{button} lacks its version or its action")


def act_id(table: int, version: int, action: Action) -> ButtonId:
    """The id of a button that acts at this version of the table."""
    return ButtonId(Verb.ACT, table, (str(version), str(action)))


def seat_id(table: int, seat: int) -> ButtonId:
    """The id of a button that takes a seat."""
    return ButtonId(Verb.SEAT, table, (str(seat),))


def unbot_id(table: int, seat: int) -> ButtonId:
    """The id of a button that takes the bot off a seat."""
    return ButtonId(Verb.UNBOT, table, (str(seat),))


def read_id(custom_id: str) -> ButtonId:
    """Read an id; ValueError if it is none of ours."""
    match = _SHAPE.fullmatch(custom_id)
    if match is None:
        raise ValueError(f"{custom_id!r} is not a button of ours")
    return ButtonId(Verb(match["verb"]), int(match["table"]), tuple(match["rest"].split(":")[1:]))
