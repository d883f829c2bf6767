"""What a played deal is worth to each team (RULES §7)."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from belote_bot.game.cards import DECK_POINTS, LAST_TRICK_POINTS
from belote_bot.game.house_rules import HouseRules, Litige, Rounding
from belote_bot.game.melds import Meld
from belote_bot.game.seats import Seat, Team, other_team

Pair: TypeAlias = tuple[int, int]
"""A figure for team A and one for team B."""


class Outcome(StrEnum):
    """How a deal ended for the takers; the value is its name in records."""

    MADE = "made"
    FAILED = "failed"
    LITIGE = "litige"
    VOID = "void"


class BeloteLoss(StrEnum):
    """Why king and queen of trumps in one hand brought nothing (RULES §6)."""

    FORGOTTEN = "forgotten"
    """One of the words, or both, was not said."""
    QUEEN_FIRST = "queen-first"
    """The queen was played before the king, where the king must come first."""


@dataclass(frozen=True, slots=True)
class LostBelote:
    """A belote that was held and does not count."""

    seat: Seat
    loss: BeloteLoss


@dataclass(frozen=True, slots=True)
class DealPoints:
    """What was won at the table, before the contract is judged."""

    takers: Team
    cards: Pair
    """Card points in the tricks of each team; together 152, or 162 with the ten of the last trick in them."""
    tricks_won: Pair | None
    """Number of tricks of each team, together 8; None when nobody noted it, and neither team won them all."""
    last_trick: Team | None
    """The team that won the last trick; None when nobody noted it, and `cards` have its ten in them."""
    belote: Pair = (0, 0)
    """20 for the team that said both words."""
    melds: Pair = (0, 0)
    """The melds that count: 0 for the team that lost the comparison."""
    lost_belote: LostBelote | None = None
    """The belote that somebody held and lost; None when nobody did, or when nobody knows."""
    shown: tuple[tuple[Seat, tuple[Meld, ...]], ...] = ()
    """The melds that count, by who showed them; empty when only their points are known."""


@dataclass(frozen=True, slots=True)
class DealScore:
    """The score sheet of one played deal, before what the pot pays out."""

    points: DealPoints
    outcome: Outcome
    capot: Team | None
    """The team that won all eight tricks."""
    tricks: Pair
    """Card points with the last trick or the capot."""
    contract: Pair
    """The figures that were compared, in the order of the teams."""
    marks: Pair
    """What each team marks, rounded by the table's rule, without the pot."""
    held: int
    """What goes into the pot, rounded by the table's rule: 0 but in a litige."""

    @property
    def takers(self) -> Team:
        """The team that took."""
        return self.points.takers

    @property
    def winners(self) -> Team | None:
        """The team that won the deal: takers if made, defence if failed, nobody in a litige."""
        if self.outcome is Outcome.LITIGE:
            return None
        return self.takers if self.outcome is Outcome.MADE else other_team(self.takers)


def trick_points(points: DealPoints, rules: HouseRules) -> Pair:
    """Card points with the last trick: 162 together, or the capot's value for one side."""
    capot = _capot(points)
    if capot is not None:
        return (0, rules.capot_value) if capot else (rules.capot_value, 0)
    bonus = [0, 0]
    if points.last_trick is not None:
        bonus[points.last_trick] = LAST_TRICK_POINTS
    return points.cards[0] + bonus[0], points.cards[1] + bonus[1]


def _capot(points: DealPoints) -> Team | None:
    """The team that won all eight tricks."""
    if points.tricks_won is None:
        return None
    return 0 if points.tricks_won[0] == 8 else 1 if points.tricks_won[1] == 8 else None


def _is_whole(points: DealPoints) -> bool:
    ten = LAST_TRICK_POINTS if points.last_trick is None else 0
    all_tricks = points.tricks_won is None or sum(points.tricks_won) == 8
    return all_tricks and sum(points.cards) == DECK_POINTS + ten


def round_mark(mark: int, rounding: Rounding, *, five_up: bool) -> int:
    """Round a mark to tens; `five_up` says where a final 5 goes under `ten_5_to_takers`."""
    if rounding is Rounding.NONE:
        return mark
    last = mark % 10
    match rounding:
        case Rounding.TEN_5_UP:
            up = last >= 5
        case Rounding.TEN_6_UP:
            up = last >= 6
        case Rounding.TEN_5_TO_TAKERS:
            up = last > 5 or (last == 5 and five_up)
    return mark - last + (10 if up else 0)


def score_deal(points: DealPoints, rules: HouseRules) -> DealScore:
    """Judge the contract exactly and give each team its marks.

    Raises ValueError if the points are not those of a whole deal.
    """
    if not _is_whole(points):
        raise ValueError(f"not the points of a whole deal: {points}")
    takers, defence = points.takers, other_team(points.takers)
    tricks = trick_points(points, rules)
    capot = _capot(points)
    total = [tricks[team] + points.belote[team] + points.melds[team] for team in (0, 1)]
    compared = total if rules.belote_counts_for_contract else [total[t] - points.belote[t] for t in (0, 1)]
    outcome = _judge(compared[takers], compared[defence], rules.litige)

    marks = [0, 0]
    held = 0
    match outcome:
        case Outcome.MADE:
            marks = total
        case Outcome.FAILED:
            whole = rules.capot_value if capot == defence else DECK_POINTS + LAST_TRICK_POINTS
            marks[takers] = points.belote[takers]
            marks[defence] = whole + points.belote[defence] + sum(points.melds)
        case _:
            marks[defence] = total[defence]
            marks[takers] = points.belote[takers]
            held = total[takers] - points.belote[takers]

    made = outcome is Outcome.MADE
    rounded = [round_mark(marks[t], rules.rounding, five_up=(t == takers) == made) for t in (0, 1)]
    return DealScore(
        points=points,
        outcome=outcome,
        capot=capot,
        tricks=tricks,
        contract=(compared[0], compared[1]),
        marks=(rounded[0], rounded[1]),
        held=round_mark(held, rules.rounding, five_up=False),
    )


def _judge(takers: int, defence: int, litige: Litige) -> Outcome:
    if takers > defence:
        return Outcome.MADE
    if takers < defence:
        return Outcome.FAILED
    return {Litige.HOLD: Outcome.LITIGE, Litige.FAILED: Outcome.FAILED, Litige.MADE: Outcome.MADE}[litige]
