"""Marking deals in a row: the pot, the totals, the winner (RULES §7, §8)."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Self

from belote_bot.game.auction import Contract
from belote_bot.game.events import DealResult, Winner
from belote_bot.game.house_rules import DrawBreaker, HouseRules
from belote_bot.game.scoring import DealScore, Pair


class MatchOver(ValueError):
    """The match is decided: no further deal or action is possible."""


@dataclass(frozen=True, slots=True)
class Tally:
    """The marks of a match so far, whoever played its deals and wherever."""

    rules: HouseRules
    results: tuple[DealResult, ...] = ()
    """One for each finished deal, void ones included."""
    held: Pair = (0, 0)
    """What the pot holds, by the takers it came from."""

    @property
    def totals(self) -> Pair:
        """Each team's points."""
        return self.results[-1].totals if self.results else (0, 0)

    @property
    def winner(self) -> Winner | None:
        """Who won the match; None while it goes on."""
        return self.results[-1].winner if self.results else None

    @property
    def pot(self) -> int:
        """What waits for the winner of the next played deal."""
        return sum(self.held)

    def marked(self, contract: Contract | None, score: DealScore | None) -> Self:
        """The tally with one more finished deal; both are None for a void one.

        Raises MatchOver if the match was decided before.
        """
        if self.winner is not None:
            raise MatchOver("the match is over: no further deal is marked")
        held, paid = self._settled(score)
        marks = score.marks if score is not None else (0, 0)
        totals = _add(_add(self.totals, marks), paid)
        winner: Winner | None = None
        if score is not None and self._at_the_end(totals):
            # Whatever still waits goes back to where it came from, or is lost in a match to a target.
            returned = held if self.rules.deals is not None else (0, 0)
            winner = self._winner_of(_add(totals, returned))
            if winner is not None:
                paid, totals = _add(paid, returned), _add(totals, returned)
                held = (0, 0)
        result = DealResult(
            number=len(self.results),
            contract=contract,
            score=score,
            paid=paid,
            marks=_add(marks, paid),
            pot=sum(held),
            totals=totals,
            winner=winner,
        )
        return replace(self, results=(*self.results, result), held=held)

    def _settled(self, score: DealScore | None) -> tuple[Pair, Pair]:
        """What the pot holds after a deal, and what it pays out to the winners of the deal."""
        if score is None:
            return self.held, (0, 0)
        held = _add(self.held, (0, score.held) if score.takers else (score.held, 0))
        winners = score.winners
        if winners is None:
            return held, (0, 0)
        pot = sum(held)
        return (0, 0), (0, pot) if winners else (pot, 0)

    def _at_the_end(self, totals: Pair) -> bool:
        """Whether this played deal can be the last: target reached, or the agreed number played."""
        if self.rules.target is not None:
            return max(totals) >= self.rules.target
        played = 1 + sum(result.score is not None for result in self.results)
        return self.rules.deals is not None and played >= self.rules.deals

    def _winner_of(self, totals: Pair) -> Winner | None:
        """The team ahead; equal totals are a draw after a number of deals, else one more deal is played."""
        if totals[0] != totals[1]:
            return 0 if totals[0] > totals[1] else 1
        exact = self.rules.deals is not None and self.rules.draw_breaker is DrawBreaker.NONE
        return "draw" if exact else None


def tally(rules: HouseRules, deals: Iterable[tuple[Contract | None, DealScore | None]]) -> Tally:
    """The marks of deals in a row, up to the one that decides the match; what comes after it is left out."""
    marks = Tally(rules)
    for contract, score in deals:
        if marks.winner is not None:
            break
        marks = marks.marked(contract, score)
    return marks


def _add(one: Pair, other: Pair) -> Pair:
    return one[0] + other[0], one[1] + other[1]
