"""Which leaderboard somebody looks at, as the ids of buttons and the lines of menus say it."""

import re
from dataclasses import dataclass, replace
from datetime import date
from typing import Final, Self, TypeAlias

from belote_bot.locales import Language
from belote_bot.standings.service import Board, Company, Measure, Sides, Span, period_at
from cogs.parts.ids import ControlId, Verb
from cogs.rules.pages import kept_part

_WEEK: Final = re.compile(r"w(\d{4})(\d{2})", re.ASCII)
_PERIOD: Final = re.compile(r"(\d{4})-W(\d{2})", re.ASCII)


@dataclass(frozen=True, slots=True)
class Week:
    """A certain week, whichever it is now."""

    year: int
    number: int
    """As ISO 8601 counts them."""

    @classmethod
    def of_period(cls, period: str) -> Self:
        """The week of a period such as `2026-W48`; ValueError if it is none."""
        return cls._read(_PERIOD, period)

    @classmethod
    def read(cls, text: str) -> Self:
        """The week that an id names, such as `w202648`; ValueError if it names none."""
        return cls._read(_WEEK, text)

    @classmethod
    def _read(cls, shape: re.Pattern[str], text: str) -> Self:
        match = shape.fullmatch(text)
        if match is None:
            raise ValueError(f"{text!r} is no week")
        week = cls(int(match[1]), int(match[2]))
        date.fromisocalendar(week.year, week.number, 1)
        return week

    @property
    def period(self) -> str:
        """The name of its period."""
        return f"{self.year:04}-W{self.number:02}"

    def __str__(self) -> str:
        return f"w{self.year:04}{self.number:02}"


When: TypeAlias = Span | Week


@dataclass(frozen=True, slots=True)
class Asked:
    """A leaderboard without its server."""

    when: When = Span.ALL
    """The week, month or season that it is now, all time, or a certain week."""
    measure: Measure = Measure.RATING
    company: Company = Company.PEOPLE
    sides: Sides = Sides.PEOPLE

    def board(self, guild_id: int, moment: float) -> Board:
        """The leaderboard of a server at a moment, in seconds since 1970."""
        when = self.when
        period = when.period if isinstance(when, Week) else period_at(when, int(moment))
        return Board(guild_id, period, self.measure, self.company, self.sides)

    @property
    def span(self) -> Span:
        """How long its period is."""
        return Span.WEEK if isinstance(self.when, Week) else self.when

    def __str__(self) -> str:
        return "+".join((str(self.when), self.measure, self.company, self.sides))

    @classmethod
    def read(cls, text: str) -> Self:
        """The leaderboard that an id or a menu's line names; ValueError if it names none."""
        try:
            when, measure, company, sides = text.split("+")
        except ValueError:
            raise ValueError(f"{text!r} is no leaderboard") from None
        read = Week.read(when) if when.startswith("w") and when not in tuple(Span) else Span(when)
        return cls(read, Measure(measure), Company(company), Sides(sides))

    def swapped(self) -> "Asked":
        """The same for pairs instead of people, or the other way round."""
        return replace(self, sides=Sides.PEOPLE if self.sides is Sides.PAIRS else Sides.PAIRS)


def board_id(asked: Asked, page: int, kept: Language | None) -> ControlId:
    """The id of a button that opens a page of a leaderboard; in the language `kept` if everybody sees it."""
    return ControlId(Verb.BOARD, page, (str(asked), *kept_part(kept)))


def menu_id(axis: str, kept: Language | None) -> ControlId:
    """The id of a menu whose lines are leaderboards that differ in one thing."""
    return ControlId(Verb.BOARD, 0, (*kept_part(kept), axis))


def read_asked(button: ControlId, values: tuple[str, ...]) -> Asked:
    """The leaderboard that a click asks for; ValueError if it asks for none."""
    text = values[0] if values else (button.rest[0] if button.rest else "")
    return Asked.read(text)


def read_kept(button: ControlId) -> Language | None:
    """The language of a message that everybody sees; None of a private one."""
    found = [part for part in button.rest if part in tuple(Language)]
    return Language(found[0]) if found else None
