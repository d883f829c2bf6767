"""What a player can be proud of, or laugh about: a few rare things that a match may hold."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise
from typing import Final

from belote_bot.game.cards import LAST_TRICK_POINTS, Rank
from belote_bot.game.events import DealResult
from belote_bot.game.melds import MeldKind
from belote_bot.game.scoring import DealScore, Outcome
from belote_bot.game.seats import Seat, Team, other_team, team_of

BARELY: Final = (82, 80)
"""Takers and defence: the least that makes a contract without belote and melds."""
WALL: Final = 3
"""So many deals in a row in which the defence let nothing pass."""
FLAWLESS: Final = 5
"""So many contracts that one player took in a match and all made."""
COMEBACK: Final = 200
"""So many points behind, and the match won all the same."""
BELOTES: Final = 10
"""So many belotes held and said, in all matches together."""
WINS: Final = 5
"""So many matches won in a row."""


class Achievement(StrEnum):
    """Each is had once; the value is its name in storage and in the sentences `achievement-…`."""

    CAPOT = "capot"
    """One's team took and won every trick."""
    CAPOT_DEFENCE = "capot-defence"
    """One's team won every trick against the takers."""
    LITIGE_TWICE = "litige-twice"
    """Two played deals in a row ended in a litige, at a table where the points are held."""
    BARELY = "barely"
    """One took and made it with 82 to 80."""
    LAST_TEN = "last-ten"
    """One's team took, and made the contract by no more than the ten of the last trick, which was theirs."""
    WALL = "wall"
    """One's team defended in three played deals in a row, and the takers failed each time."""
    FLAWLESS = "flawless"
    """One took five contracts or more in a match, and made every one."""
    COMEBACK = "comeback"
    """One's team won a match in which it was 200 points behind."""
    FOUR_JACKS = "four-jacks"
    """One showed four jacks, and they counted."""
    BELOTES = "belotes"
    """One held and said ten belotes, in all matches together."""
    WINS = "wins"
    """One won five matches in a row."""


OVER_MATCHES: Final = (Achievement.BELOTES, Achievement.WINS)
"""Those for which more than one match counts."""


@dataclass(frozen=True, slots=True)
class Feat:
    """Something that a player did in a match."""

    achievement: Achievement
    deal: int | None
    """The deal in which it was done, from 0; None where it is of the whole match."""


def feats(results: Sequence[DealResult], seat: Seat) -> tuple[Feat, ...]:
    """What a seat did in a match that is over, each once, by the deal in which it came first."""
    played = [result for result in results if result.score is not None]
    found = [*_of_deals(played, seat), *_of_rows(played, seat), *_of_match(played, seat)]
    first = {feat.achievement: feat for feat in reversed(found)}
    return tuple(first[achievement] for achievement in Achievement if achievement in first)


def _of_deals(played: Sequence[DealResult], seat: Seat) -> Iterator[Feat]:
    team = team_of(seat)
    for result in played:
        score = result.score
        assert score is not None
        if score.capot == team:
            taken = score.takers == team
            yield Feat(Achievement.CAPOT if taken else Achievement.CAPOT_DEFENCE, result.number)
        if _takes(result, seat) and _made_with(score, BARELY):
            yield Feat(Achievement.BARELY, result.number)
        if score.takers == team and _saved_by_the_last_ten(score):
            yield Feat(Achievement.LAST_TEN, result.number)
        if _shows_four_jacks(score, seat):
            yield Feat(Achievement.FOUR_JACKS, result.number)


def _takes(result: DealResult, seat: Seat) -> bool:
    return result.contract is not None and result.contract.taker == seat


def _made_with(score: DealScore, figures: tuple[int, int]) -> bool:
    takers = score.takers
    compared = (score.contract[takers], score.contract[other_team(takers)])
    return score.outcome is Outcome.MADE and compared == figures


def _saved_by_the_last_ten(score: DealScore) -> bool:
    takers = score.takers
    if score.outcome is not Outcome.MADE or score.capot is not None or score.points.last_trick != takers:
        return False
    return score.contract[takers] - LAST_TRICK_POINTS <= score.contract[other_team(takers)]


def _shows_four_jacks(score: DealScore, seat: Seat) -> bool:
    melds = dict(score.points.shown).get(seat, ())
    return any(meld.kind is MeldKind.CARRE and meld.cards[0].rank is Rank.JACK for meld in melds)


def _of_rows(played: Sequence[DealResult], seat: Seat) -> Iterator[Feat]:
    """What several deals in a row give; void ones between them do not matter."""
    for one, two in pairwise(played):
        if one.score and two.score and one.score.outcome is two.score.outcome is Outcome.LITIGE:
            yield Feat(Achievement.LITIGE_TWICE, two.number)
    held = 0
    for result in played:
        held = held + 1 if result.score and _holds(result.score, team_of(seat)) else 0
        if held == WALL:
            yield Feat(Achievement.WALL, result.number)


def _holds(score: DealScore, team: Team) -> bool:
    return score.takers != team and score.outcome is Outcome.FAILED


def _of_match(played: Sequence[DealResult], seat: Seat) -> Iterator[Feat]:
    taken = [result.score.outcome for result in played if result.score and _takes(result, seat)]
    if len(taken) >= FLAWLESS and all(outcome is Outcome.MADE for outcome in taken):
        yield Feat(Achievement.FLAWLESS, None)
    team = team_of(seat)
    behind = max((result.totals[other_team(team)] - result.totals[team] for result in played), default=0)
    if played and played[-1].winner == team and behind >= COMEBACK:
        yield Feat(Achievement.COMEBACK, None)
