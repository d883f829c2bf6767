"""What the ways in which a deal may end are worth: its marks, the pot, and how near the match's end is."""

from collections.abc import Sequence
from functools import lru_cache
from math import erf, sqrt
from typing import Final, NamedTuple, Self, TypeAlias

from belote_bot.game.events import DealResult
from belote_bot.game.house_rules import HouseRules
from belote_bot.game.scoring import DealPoints, DealScore, Outcome, Pair, score_deal
from belote_bot.game.seats import Team
from belote_bot.game.tally import Tally
from belote_bot.game.views import MatchView

Code: TypeAlias = int
"""How the tricks of a deal were shared: 0 … 162, the points of team A with the last trick; or a capot."""

CAPOT_A: Final[Code] = 163
CAPOT_B: Final[Code] = 164
A_DEAL: Final = 95.0
"""Marks of one side in a deal, on average."""
SPREAD: Final = 135.0
"""The standard deviation of the difference that one deal makes."""
LAST_STRETCH: Final = 0.4
"""Deals that are left at least while a match is not decided."""
A_MATCH: Final = 1000.0
"""What winning the match is worth beside losing it: a mark is worth about 1 at the start of one to 1000."""
A_MARK: Final = 0.1
"""What a mark is worth beside that, however certain the match: nobody plays carelessly because it is won."""


@lru_cache(maxsize=8192)
def scored(code: Code, takers: Team, belote: Pair, melds: Pair, rules: HouseRules) -> DealScore:
    """The score of a deal that ended so."""
    if code in (CAPOT_A, CAPOT_B):
        winner: Team = 0 if code == CAPOT_A else 1
        cards = (152, 0) if winner == 0 else (0, 152)
        won = (8, 0) if winner == 0 else (0, 8)
        return score_deal(DealPoints(takers, cards, won, winner, belote, melds), rules)
    return score_deal(DealPoints(takers, (code, 162 - code), None, None, belote, melds), rules)


class Stake(NamedTuple):
    """What is at stake for team A: in one way in which a deal may end, or on the average of several."""

    value: float
    """What it does for winning the match, in marks at the start of one to 1000."""
    marks: float
    """The marks of the deal, A's less B's, with what the pot pays."""

    def mixed(self, other: Self) -> "Stake":
        """Halfway between this and another."""
        return Stake((self.value + other.value) / 2, (self.marks + other.marks) / 2)


def mean_of(stakes: Sequence[Stake]) -> Stake:
    """The average of one or more."""
    return Stake(
        sum(stake.value for stake in stakes) / len(stakes), sum(stake.marks for stake in stakes) / len(stakes)
    )


class Worth(dict[Code, Stake]):
    """What each way in which a deal may end is worth to team A; worked out when it is asked for."""

    def __init__(self, score: "Score", takers: Team, belote: Pair, melds: Pair) -> None:
        super().__init__()
        self._score = score
        self._deal = takers, belote, melds

    def __missing__(self, code: Code) -> Stake:
        stake = self[code] = self._score.stake_of(scored(code, *self._deal, self._score.rules))
        return stake


class Score:
    """The marks so far, and what is at stake from there; it may be asked again and again."""

    def __init__(self, tally: Tally) -> None:
        self.rules = tally.rules
        self._tally = tally
        self._standing = _standing(tally)
        self._worths: dict[tuple[Team, Pair, Pair], Worth] = {}

    def worth(self, takers: Team, belote: Pair, melds: Pair) -> Worth:
        """What the ways are worth in which a deal may end with these takers, belote and melds."""
        key = takers, belote, melds
        worth = self._worths.get(key)
        if worth is None:
            worth = self._worths[key] = Worth(self, *key)
        return worth

    def stake_of(self, score: DealScore | None) -> Stake:
        """What marking this deal is worth to team A; None for a void one."""
        after = self._tally.marked(None, score)
        ours, theirs = after.results[-1].marks
        marks = ours - theirs
        return Stake(_standing(after) - self._standing + A_MARK * marks, marks)

    @property
    def rate(self) -> float:
        """What a mark is worth here, between making a contract well and failing it; above 0."""
        made, failed = (self.worth(0, (0, 0), (0, 0))[code] for code in (130, 32))
        return max(A_MARK, (made.value - failed.value) / (made.marks - failed.marks))


def score_of(match: MatchView) -> Score:
    """The marks before the deal in progress."""
    return _score(_tally(match))


@lru_cache(maxsize=64)
def _score(tally: Tally) -> Score:
    return Score(tally)


def _tally(match: MatchView) -> Tally:
    """The marks so far; where only the totals are known, as if they came from one void deal."""
    results = match.results
    if not results and any(match.totals):
        results = (DealResult(0, None, None, (0, 0), match.totals, match.pot, match.totals, None),)
    return Tally(match.rules, results, _held(match))


def _held(match: MatchView) -> Pair:
    """What the pot holds, by the takers it came from; where that is not known, half from either team."""
    held = [0, 0]
    for result in match.results:
        if result.score is not None:
            held = held if result.score.outcome is Outcome.LITIGE else [0, 0]
            held[result.score.takers] += result.score.held
    if sum(held) != match.pot:
        return match.pot - match.pot // 2, match.pot // 2
    return held[0], held[1]


def _standing(tally: Tally) -> float:
    """How likely it is that team A wins the match, from -A_MATCH/2 to A_MATCH/2."""
    rules, totals = tally.rules, tally.totals
    match tally.winner:
        case 0:
            return A_MATCH / 2
        case 1:
            return -A_MATCH / 2
        case "draw":
            return 0.0
        case None:
            pass
    if rules.target is not None:
        left = (rules.target - max(totals)) / A_DEAL
    else:
        left = (rules.deals or 1) - sum(result.score is not None for result in tally.results)
    ahead = totals[0] - totals[1]
    return A_MATCH / 2 * erf(ahead / (SPREAD * sqrt(2 * max(LAST_STRETCH, left))))
