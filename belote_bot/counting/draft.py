"""A deal while somebody enters it: what was chosen and typed so far, whatever is wrong with it."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from enum import StrEnum
from typing import Any, Final, Self

from belote_bot.game.cards import Suit
from belote_bot.game.counted import ALL_POINTS, Capot, Counted, CountedDeal, CountError, Miscount, Points
from belote_bot.game.house_rules import HouseRules
from belote_bot.game.seats import Seat, Team

LONGEST: Final = 6
"""How many characters of a figure that was typed are kept."""


_HALF: Final = ALL_POINTS // 2
"""Stands for points that nobody has typed yet: a figure that is not wrong."""


class Missing(StrEnum):
    """What is still to be said of a deal; the value is part of the sentence's name."""

    TAKER = "taker"
    TRUMP = "trump"
    POINTS = "points"


@dataclass(frozen=True, slots=True)
class WrongSum:
    """The points typed for both teams are not 162 together."""

    points: tuple[int, int]


@dataclass(frozen=True, slots=True)
class NoNumber:
    """What was typed is no whole number."""

    typed: str


@dataclass(frozen=True, slots=True)
class Impossible:
    """Nobody can have played such a deal."""

    reason: Miscount


Fault = WrongSum | NoNumber | Impossible
"""Why what was typed cannot be right."""


@dataclass(frozen=True, slots=True)
class Figures:
    """What was typed into the form, as it was typed; empty where nothing was."""

    points_a: str = ""
    points_b: str = ""
    melds_a: str = ""
    melds_b: str = ""

    @classmethod
    def read(cls, written: Mapping[str, str]) -> Self:
        """What a form brings, by the names of the fields; no more of each than is kept."""
        return cls(**{field.name: written.get(field.name, "")[:LONGEST] for field in fields(cls)})


@dataclass(frozen=True, slots=True)
class Draft:
    """A deal that is being entered."""

    taker: Seat | None = None
    trump: Suit | None = None
    capot: Team | None = None
    """The team that won all tricks; then no points are asked."""
    belote: Team | None = None
    figures: Figures = Figures()

    @classmethod
    def of(cls, deal: Counted) -> Self:
        """A draft to correct a deal that was noted; empty for a void one."""
        if deal is None:
            return cls()
        points, melds = ["", ""], [str(worth or "") for worth in deal.melds]
        if isinstance(deal.tricks, Points):
            points[deal.tricks.team] = str(deal.tricks.points)
        capot = deal.tricks.team if isinstance(deal.tricks, Capot) else None
        figures = Figures(points[0], points[1], melds[0], melds[1])
        return cls(deal.taker, deal.trump, capot, deal.belote, figures)

    def with_taker(self, seat: Seat) -> Self:
        """The draft with somebody else who took."""
        return replace(self, taker=seat)

    def with_trump(self, suit: Suit) -> Self:
        """The draft with other trumps."""
        return replace(self, trump=suit)

    def with_belote(self, team: Team) -> Self:
        """The draft with the belote of a team, or without one if it was that team's."""
        return replace(self, belote=None if self.belote == team else team)

    def with_capot(self, team: Team) -> Self:
        """The draft with the capot of a team, or without one if it was that team's."""
        return replace(self, capot=None if self.capot == team else team)

    def with_figures(self, figures: Figures) -> Self:
        """The draft with what was typed into the form; points take a capot back.

        While there is a capot the form shows no points: those typed before it stay if none are typed.
        """
        if self.capot is None or figures.points_a or figures.points_b:
            return replace(self, figures=figures, capot=None)
        points_a, points_b = self.figures.points_a, self.figures.points_b
        return replace(self, figures=replace(figures, points_a=points_a, points_b=points_b))

    @property
    def counted_points(self) -> tuple[str, str]:
        """The points as they were typed, by team; none while there is a capot."""
        return ("", "") if self.capot is not None else (self.figures.points_a, self.figures.points_b)

    @property
    def missing(self) -> tuple[Missing, ...]:
        """What is still to be said."""
        gaps = {
            Missing.TAKER: self.taker is None,
            Missing.TRUMP: self.trump is None,
            Missing.POINTS: self.capot is None and not (self.figures.points_a or self.figures.points_b),
        }
        return tuple(part for part, is_missing in gaps.items() if is_missing)

    def fault(self, rules: HouseRules) -> Fault | None:
        """What is wrong with the figures as far as they were typed; None if nothing is."""
        try:
            self._tried(rules)
        except _Wrong as wrong:
            return wrong.fault
        except CountError as error:
            return Impossible(error.reason)
        return None

    def counted(self, rules: HouseRules) -> CountedDeal | None:
        """The deal; None while something is missing or wrong."""
        if self.missing or self.fault(rules) is not None:
            return None
        return self._tried(rules)

    def _tried(self, rules: HouseRules) -> CountedDeal:
        """The deal, anything that is missing made up. Raises _Wrong or CountError."""
        tricks = self._tricks()
        melds = (0, 0)
        if rules.melds:
            melds = (_number(self.figures.melds_a) or 0, _number(self.figures.melds_b) or 0)
        return CountedDeal(self.taker or 0, self.trump or Suit.SPADES, tricks, self.belote, melds)

    def _tricks(self) -> Points | Capot:
        if self.capot is not None:
            return Capot(self.capot)
        a, b = _number(self.figures.points_a), _number(self.figures.points_b)
        if a is None:
            return Points(1, _HALF if b is None else b)
        if b is None:
            return Points(0, a)
        one, other = Points(0, a), Points(1, b)
        if one.points + other.points != ALL_POINTS:
            raise _Wrong(WrongSum((one.points, other.points)))
        return one

    def __str__(self) -> str:
        """How it is stored; `read` reads it."""
        return json.dumps(asdict(self))

    @classmethod
    def read(cls, stored: str) -> Self:
        """Read what `str` wrote."""
        values: dict[str, Any] = json.loads(stored)
        trump = values["trump"]
        return cls(
            values["taker"],
            None if trump is None else Suit(trump),
            values["capot"],
            values["belote"],
            Figures(**values["figures"]),
        )


class _Wrong(ValueError):
    def __init__(self, fault: WrongSum | NoNumber) -> None:
        super().__init__(str(fault))
        self.fault: WrongSum | NoNumber = fault


def _number(typed: str) -> int | None:
    """A figure that was typed; None if nothing was. Raises _Wrong if it is no number."""
    if not typed:
        return None
    if not (typed.isascii() and typed.isdecimal()):
        raise _Wrong(NoNumber(typed))
    return int(typed)
