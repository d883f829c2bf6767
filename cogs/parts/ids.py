"""The ids of buttons, menus and forms: `b:verb:table` and what the verb needs, written and read here."""

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Never

from belote_bot.game.actions import Action, parse_action
from belote_bot.game.dealing import CutHeight


class Verb(StrEnum):
    """What a button, a menu or a form asks for; the value stands in its id."""

    SEAT = "seat"
    SEATS = "seats"
    EXCHANGE = "exchange"
    KEEP_SEATS = "keepseats"
    LEAVE = "leave"
    BOT = "bot"
    BOTS = "bots"
    FILL = "fill"
    START = "start"
    HAND = "hand"
    TABLE = "table"
    ACT = "act"
    WHY = "why"
    HINT = "hint"
    REVIEW = "review"
    REMATCH = "rematch"
    RULES = "rules"
    KIND = "kind"
    CUT = "cut"
    AGREE = "agree"
    PLAY_ON = "playon"
    TAKE_BACK = "takeback"
    TAKE_SEAT = "takeseat"
    ACCEPT = "accept"
    WITHDRAW = "withdraw"
    PREFER = "prefer"
    PAGE = "page"
    WORD = "word"
    BOARD = "board"
    SETTINGS = "settings"
    SET = "set"
    SET_RULES = "setrules"
    HISTORY = "history"
    MATCH = "match"
    REPLAY = "replay"
    SHARE = "share"
    EXPORT = "export"
    ERASE = "erase"
    ERASE_ALL = "eraseall"
    KEEP = "keep"
    COUNT_OPEN = "copen"
    COUNT_FIND = "cfind"
    COUNT_NEW = "cnew"
    COUNT_SET = "cset"
    COUNT_POINTS = "cpoints"
    COUNT_NOTE = "cnote"
    COUNT_VOID = "cvoid"
    COUNT_CORRECT = "ccorrect"
    COUNT_UNDO = "cundo"
    COUNT_RULES = "crules"
    COUNT_MORE = "cmore"
    COUNT_DOWN = "cdown"
    COUNT_NAMES = "cnames"
    COUNT_DEALER = "cdealer"
    COUNT_WHO = "cwho"
    COUNT_CLOSE = "cclose"
    COUNT_REOPEN = "creopen"


ANY_BUTTON: Final = r"b:.*"
"""Matches the id of every button of ours, also those of versions that nobody knows any more."""

ANY_MENU: Final = r"m:.*"
"""The same for menus: a pattern of their own, since Discord's library asks every pattern that matches."""

ANY_CHANNELS: Final = r"c:.*"
"""The same for menus of channels."""

ANY_ROLES: Final = r"r:.*"
"""The same for menus of roles."""

DRAWN: Final = "drawn"
"""The rest of a REMATCH button for a rematch with drawn pairs."""

FORM: Final = "f:"
"""How the id of every form of ours begins."""

_SHAPE: Final = re.compile(
    r"[bmcrf]:(?P<verb>[a-z]{1,10}):(?P<table>\d{1,18})(?P<rest>(?::[\w+]{1,40}){0,3})", re.ASCII
)


@dataclass(frozen=True, slots=True)
class ControlId:
    """What the id of a button says; the same words with another first letter are a menu's or a form's."""

    verb: Verb
    table: int
    """The table, or whatever else the verb is about."""
    rest: tuple[str, ...] = ()

    def __str__(self) -> str:
        return self._written("b")

    @property
    def of_menu(self) -> str:
        """The id for a menu."""
        return self._written("m")

    @property
    def of_channels(self) -> str:
        """The id for a menu of channels."""
        return self._written("c")

    @property
    def of_roles(self) -> str:
        """The id for a menu of roles."""
        return self._written("r")

    @property
    def of_form(self) -> str:
        """The id for a form."""
        return self._written("f")

    def _written(self, kind: str) -> str:
        return ":".join([kind, self.verb, str(self.table), *self.rest])

    @property
    def seat(self) -> int:
        """The seat that a button or a menu is about; ValueError if it names none."""
        (seat,) = self.rest
        if seat not in ("0", "1", "2", "3"):
            raise ValueError(f"{seat!r} is not a seat")
        return int(seat)

    @property
    def deal(self) -> int:
        """The deal of a REVIEW button, from 0; ValueError if it names none."""
        (deal,) = self.rest
        return int(deal)

    @property
    def version(self) -> int:
        """The version of an ACT or CUT button; ValueError if it has none."""
        return int(self.rest[0]) if len(self.rest) == 2 else _missing(self)

    @property
    def action(self) -> Action:
        """The action of an ACT button; ValueError if it is none."""
        return parse_action(self.rest[1]) if len(self.rest) == 2 else _missing(self)

    @property
    def height(self) -> CutHeight:
        """Where a CUT button cuts; ValueError if it does not say."""
        return CutHeight(self.rest[1]) if len(self.rest) == 2 else _missing(self)


def _missing(button: ControlId) -> Never:
    raise ValueError(f"{button} lacks its version or its action")


def act_id(table: int, version: int, action: Action) -> ControlId:
    """The id of a button that acts at this version of the table."""
    return ControlId(Verb.ACT, table, (str(version), str(action)))


def cut_id(table: int, version: int, height: CutHeight) -> ControlId:
    """The id of a button that cuts the pack after the deal that this version of the table ended."""
    return ControlId(Verb.CUT, table, (str(version), height.value))


def review_id(match: int, deal: int) -> ControlId:
    """The id of a button that reviews a deal: it belongs to a match, whose table may be closed long ago."""
    return ControlId(Verb.REVIEW, match, (str(deal),))


def seat_id(table: int, seat: int) -> ControlId:
    """The id of a button that takes a seat."""
    return ControlId(Verb.SEAT, table, (str(seat),))


def take_seat_id(table: int, seat: int) -> ControlId:
    """The id of a button that takes the seat of somebody who left a match."""
    return ControlId(Verb.TAKE_SEAT, table, (str(seat),))


def wish_id(verb: Verb, table: int, asker: int) -> ControlId:
    """The id of a button that answers whoever asks on this seat to exchange seats."""
    return ControlId(verb, table, (str(asker),))


def offer_id(verb: Verb, table: int, seat: int) -> ControlId:
    """The id of a button that answers whoever hands this seat over."""
    return ControlId(verb, table, (str(seat),))


def bot_menu_id(table: int, seat: int) -> ControlId:
    """The id of a menu that chooses how the bot on a seat plays."""
    return ControlId(Verb.BOTS, table, (str(seat),))


def read_id(custom_id: str) -> ControlId:
    """Read an id; ValueError if it is none of ours."""
    match = _SHAPE.fullmatch(custom_id)
    if match is None:
        raise ValueError(f"{custom_id!r} is not an id of ours")
    return ControlId(Verb(match["verb"]), int(match["table"]), tuple(match["rest"].split(":")[1:]))


def number_in(digits: str) -> int:
    """A number of at most 19 digits in an id; ValueError if it is none."""
    if not digits.isdecimal() or len(digits) > 19:
        raise ValueError(f"{digits!r} is no number of ours")
    return int(digits)
