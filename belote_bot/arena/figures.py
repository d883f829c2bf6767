"""Figures of a contest: differences with their standard errors, contracts, time."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from math import ceil, nan, sqrt
from statistics import fmean, stdev

from belote_bot.arena.duels import SIDES, Duel, Side
from belote_bot.game.scoring import Outcome


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and how far it may be off."""

    mean: float
    error: float
    """The standard error of the mean; not a number for less than two values."""

    @classmethod
    def of(cls, values: Sequence[float]) -> "Estimate":
        """The mean of these values."""
        error = stdev(values) / sqrt(len(values)) if len(values) > 1 else nan
        return cls(fmean(values) if values else nan, error)

    def __str__(self) -> str:
        return f"{self.mean:+.2f} ± {self.error:.2f}"


@dataclass(slots=True)
class Figures:
    """What the duels of a contest come to; the order in which they are added changes nothing."""

    marks: list[float] = field(default_factory=list[float])
    points: list[float] = field(default_factory=list[float])
    void: int = 0
    outcomes: tuple[dict[Outcome, int], dict[Outcome, int]] = field(default_factory=lambda: ({}, {}))
    seconds: tuple[list[float], list[float]] = field(default_factory=lambda: ([], []))

    def add(self, duel: Duel) -> None:
        """Count one more duel."""
        self.marks.append(duel.marks)
        self.points.append(duel.points)
        self.void += duel.void
        for side in SIDES:
            for outcome, count in duel.accounts[side].outcomes.items():
                self.outcomes[side][outcome] = self.outcomes[side].get(outcome, 0) + count
            self.seconds[side].extend(duel.accounts[side].seconds)

    def report(self, names: tuple[str, str]) -> Iterator[str]:
        """The figures in lines, side A's name first."""
        yield f"{'a deal':24}{'marks':>18}{'card points':>18}"
        yield f"{' - '.join(names):24}{Estimate.of(self.marks)!s:>18}{Estimate.of(self.points)!s:>18}"
        yield ""
        yield f"{'':24}{'taken':>7}{'made':>7}{'failed':>7}{'litige':>7}   ms a move: mean   median      p99"
        for side in SIDES:
            yield f"{names[side]:24}{self._contracts(side)}{_times(self.seconds[side])}"
        yield f"without a taker: {self.void} of {2 * len(self.marks)}"

    def _contracts(self, side: Side) -> str:
        ends = self.outcomes[side]
        counts = [
            sum(ends.values()),
            *(ends.get(end, 0) for end in (Outcome.MADE, Outcome.FAILED, Outcome.LITIGE)),
        ]
        return "".join(f"{count:7}" for count in counts)


def quantile(values: Iterable[float], share: float) -> float:
    """The smallest of the values that is not below this share of them, 0 … 1; not a number for none."""
    ordered = sorted(values)
    return ordered[max(0, ceil(share * len(ordered)) - 1)] if ordered else nan


def _times(seconds: Sequence[float]) -> str:
    if not seconds:
        return f"{'-':>18}{'-':>9}{'-':>9}"
    mean, median, slowest = fmean(seconds), quantile(seconds, 0.5), quantile(seconds, 0.99)
    return f"{mean * 1000:18.2f}{median * 1000:9.2f}{slowest * 1000:9.2f}"
