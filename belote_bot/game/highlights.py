"""What people like to remember of a match that is over."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final, TypeAlias

from belote_bot.game.events import DealResult
from belote_bot.game.scoring import Outcome
from belote_bot.game.seats import TEAMS, Team, other_team

MOST: Final = 4
"""So many moments of a match are told."""
COMEBACK: Final = 100
"""So many points behind, winning is worth telling."""
STREAK: Final = 3
"""So many deals won in a row are worth telling."""


@dataclass(frozen=True, slots=True)
class Capots:
    """A team won every trick of one or more deals."""

    team: Team
    deals: tuple[int, ...]
    """Their numbers from 0, in order."""
    points: int
    """What the last of them brought."""


@dataclass(frozen=True, slots=True)
class BiggestDeal:
    """The deal that brought a team more than any other brought anybody."""

    team: Team
    deal: int
    points: int


@dataclass(frozen=True, slots=True)
class Comeback:
    """The winners were far behind after a deal."""

    team: Team
    deal: int
    points: int


@dataclass(frozen=True, slots=True)
class Streak:
    """A team won several deals in a row; void ones between them do not matter."""

    team: Team
    count: int


@dataclass(frozen=True, slots=True)
class Contracts:
    """How many of the deals that they took the winners made."""

    team: Team
    made: int
    taken: int


@dataclass(frozen=True, slots=True)
class Belotes:
    """A team had more belotes than the other, and more than one."""

    team: Team
    count: int


Highlight: TypeAlias = Capots | BiggestDeal | Comeback | Streak | Contracts | Belotes


def highlights(results: Sequence[DealResult]) -> tuple[Highlight, ...]:
    """The best moments of a match, the most remarkable first, at most MOST; none while it goes on.

    A match of one played deal has none: its sheet says everything.
    """
    played = [result for result in results if result.score is not None]
    if len(played) < 2 or results[-1].winner is None:
        return ()
    found = [*_capots(played), *_biggest(played), *_comeback(results), *_streak(played)]
    return tuple([*found, *_contracts(played), *_belotes(played)][:MOST])


def _capots(played: list[DealResult]) -> Iterator[Capots]:
    for team in TEAMS:
        deals = [result for result in played if result.score and result.score.capot == team]
        if deals:
            yield Capots(team, tuple(result.number for result in deals), deals[-1].marks[team])


def _biggest(played: list[DealResult]) -> Iterator[BiggestDeal]:
    """None when another brought as much, or when that deal was a capot, which is told anyway."""
    most = max(max(deal.marks) for deal in played)
    found = [deal for deal in played for mark in deal.marks if mark == most]
    deal = found[0]
    team: Team = 0 if deal.marks[0] == most else 1
    if len(found) == 1 and deal.score is not None and deal.score.capot != team:
        yield BiggestDeal(team, deal.number, most)


def _comeback(results: Sequence[DealResult]) -> Iterator[Comeback]:
    winner = results[-1].winner
    if winner is None or winner == "draw":
        return
    other = other_team(winner)
    worst = max(results, key=lambda result: result.totals[other] - result.totals[winner])
    behind = worst.totals[other] - worst.totals[winner]
    if behind >= COMEBACK:
        yield Comeback(winner, worst.number, behind)


def _streak(played: list[DealResult]) -> Iterator[Streak]:
    winners: list[Team | None] = [result.score.winners for result in played if result.score]
    streaks = [Streak(team, len(list(deals))) for team, deals in groupby(winners) if team is not None]
    longest = max(streaks, key=lambda streak: streak.count, default=None)
    if longest is not None and longest.count >= STREAK:
        yield longest


def _contracts(played: list[DealResult]) -> Iterator[Contracts]:
    winner = played[-1].winner
    outcomes = [result.score.outcome for result in played if result.score and result.score.takers == winner]
    made = outcomes.count(Outcome.MADE)
    if winner is not None and winner != "draw" and len(outcomes) > 1 and made:
        yield Contracts(winner, made, len(outcomes))


def _belotes(played: list[DealResult]) -> Iterator[Belotes]:
    pairs = [result.score.points.belote for result in played if result.score]
    counts = [sum(pair[team] > 0 for pair in pairs) for team in TEAMS]
    team: Team = 0 if counts[0] > counts[1] else 1
    if counts[0] != counts[1] and counts[team] > 1:
        yield Belotes(team, counts[team])
