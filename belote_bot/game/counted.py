"""A deal that people played with real cards, as they count it (RULES §7, §9).

They know who took, count one team's tricks, and say who had the belote and the melds; the rest follows.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from itertools import combinations
from typing import Final, TypeAlias

from belote_bot.game.auction import Contract
from belote_bot.game.belote import BELOTE_POINTS
from belote_bot.game.cards import DECK_POINTS, LAST_TRICK_POINTS, Suit
from belote_bot.game.house_rules import HouseRules
from belote_bot.game.melds import FOUR_POINTS
from belote_bot.game.scoring import DealPoints, DealScore, Pair, score_deal
from belote_bot.game.seats import Seat, Team, team_of
from belote_bot.game.tally import Tally, tally

ALL_POINTS: Final = DECK_POINTS + LAST_TRICK_POINTS
"""What the tricks of both teams are worth together without a capot: 162."""

_ONE_POINT: Final = (1, ALL_POINTS - 1)
"""No card is worth one point, and no cards together."""


class Miscount(StrEnum):
    """Why a count cannot be right."""

    OUT_OF_RANGE = "out-of-range"
    """Fewer points than 0 or more than 162."""
    ONE_POINT = "one-point"
    """One point, or all but one: no cards give that."""
    MELDS_OF_BOTH = "melds-of-both"
    """Only the team with the best meld marks melds."""
    NO_SUCH_MELDS = "no-such-melds"
    """No melds of one team are worth that much."""
    NO_MELDS = "no-melds"
    """The table plays without melds."""


class CountError(ValueError):
    """A deal that nobody can have played; `reason` says why."""

    def __init__(self, reason: Miscount) -> None:
        super().__init__(reason.value)
        self.reason: Miscount = reason


@dataclass(frozen=True, slots=True)
class Points:
    """What one team counted in its tricks, the ten of the last trick among them; the other has the rest.

    Raises CountError for points that no tricks are worth.
    """

    team: Team
    points: int
    """0 … 162. A team may have won a trick without a point in it."""

    def __post_init__(self) -> None:
        if not 0 <= self.points <= ALL_POINTS:
            raise CountError(Miscount.OUT_OF_RANGE)
        if self.points in _ONE_POINT:
            raise CountError(Miscount.ONE_POINT)


@dataclass(frozen=True, slots=True)
class Capot:
    """One team won all eight tricks."""

    team: Team


@dataclass(frozen=True, slots=True)
class CountedDeal:
    """A deal as it was counted. Raises CountError for melds that no team can have had."""

    taker: Seat
    trump: Suit
    tricks: Points | Capot
    belote: Team | None = None
    """The team that said both words."""
    melds: Pair = (0, 0)
    """What the melds of the team that marks them are worth: 0 for the other one."""

    def __post_init__(self) -> None:
        if all(self.melds):
            raise CountError(Miscount.MELDS_OF_BOTH)
        if sum(self.melds) not in meld_sums():
            raise CountError(Miscount.NO_SUCH_MELDS)

    @property
    def contract(self) -> Contract:
        """Who took, and which suit was trumps."""
        return Contract(self.taker, self.trump, None)

    @property
    def points(self) -> DealPoints:
        """What was won, as far as it was noted."""
        if isinstance(self.tricks, Capot):
            cards, won, last = (
                _for_team(self.tricks.team, DECK_POINTS),
                _for_team(self.tricks.team, 8),
                self.tricks.team,
            )
        else:
            mine, theirs = self.tricks.points, ALL_POINTS - self.tricks.points
            cards, won, last = (theirs, mine) if self.tricks.team else (mine, theirs), None, None
        belote = (0, 0) if self.belote is None else _for_team(self.belote, BELOTE_POINTS)
        return DealPoints(team_of(self.taker), cards, won, last, belote, self.melds)

    def score(self, rules: HouseRules) -> DealScore:
        """The contract judged and the marks; CountError if there are melds where none are played."""
        if any(self.melds) and not rules.melds:
            raise CountError(Miscount.NO_MELDS)
        return score_deal(self.points, rules)


Counted: TypeAlias = CountedDeal | None
"""A deal as it was counted; None is a void one, in which nobody took."""


def counted_tally(rules: HouseRules, deals: Iterable[Counted]) -> Tally:
    """The marks of counted deals in a row, up to the one that decides the match."""
    return tally(
        rules, ((None, None) if deal is None else (deal.contract, deal.score(rules)) for deal in deals)
    )


@cache
def meld_sums() -> frozenset[int]:
    """Every sum that the melds of one team can be worth, 0 among them: at most eight cards in each hand."""
    hands = tuple(_hands())
    return frozenset(
        one_points + other_points
        for one_fours, one_points in hands
        for other_fours, other_points in hands
        if not one_fours & other_fours
    )


_SEQUENCES: Final = {8: (0, 20, 40, 50, 70, 100, 120), 4: (0, 20, 50), 0: (0,)}
"""What the sequences among so many cards of a hand can be worth together."""


def _hands() -> Iterator[tuple[frozenset[int], int]]:
    """The melds that one hand can hold: its fours, and what it is worth with its sequences."""
    for count, sequences in ((0, _SEQUENCES[8]), (1, _SEQUENCES[4]), (2, _SEQUENCES[0])):
        for fours in combinations(FOUR_POINTS, count):
            for points in sequences:
                yield frozenset(fours), sum(FOUR_POINTS[rank] for rank in fours) + points


def _for_team(team: Team, figure: int) -> Pair:
    return (0, figure) if team else (figure, 0)
