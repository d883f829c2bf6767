"""What figures are kept in: counters, gauges and histograms in memory, whoever reads them afterwards.

Every label has a closed set of values, known beforehand: no ids of people or tables, nothing that grows.
Kept on the event loop; any thread may read.
"""

from bisect import bisect_left
from collections.abc import AsyncGenerator, Callable, Iterable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import accumulate
from time import perf_counter
from typing import Final

__all__ = ["Counter", "Distribution", "Gauge", "Histogram", "Reading"]

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""The upper bounds of a histogram's buckets."""


class Counter:
    """How often something happened, by one label; without a label everything counts under the empty one."""

    def __init__(self, name: str, about: str, label: str = "", values: Iterable[str] = ("",)) -> None:
        """`name` and `about` are what readers of metrics see; `values` are all that the label can be."""
        self.name = name
        self.about = about
        self.label = label
        self._counts = {str(value): 0 for value in values}

    def add(self, value: str = "", number: int = 1) -> None:
        """Count something; KeyError for a value that was not declared."""
        self._counts[value] += number

    def __getitem__(self, value: str) -> int:
        return self._counts[value]

    @property
    def total(self) -> int:
        """All of it together."""
        return sum(self._counts.values())

    @property
    def by_value(self) -> Mapping[str, int]:
        """How often, by the label's values, as of now."""
        return dict(self._counts)


class Gauge(Counter):
    """How many of something there are: may go down as well."""


@dataclass(slots=True)
class Distribution:
    """Durations in seconds, sorted into buckets."""

    buckets: list[int]
    """One more than there are bounds: the last is for whatever takes longer."""
    seconds: float = 0.0
    """The sum of all."""
    longest: float = 0.0

    @property
    def number(self) -> int:
        """How many there were."""
        return sum(self.buckets)

    @property
    def at_most(self) -> tuple[int, ...]:
        """How many took no longer than each bound, and how many there were."""
        return tuple(accumulate(self.buckets))


class Histogram:
    """How long something took, by one label."""

    bounds: Final = SECONDS

    def __init__(self, name: str, about: str, label: str = "", values: Iterable[str] = ("",)) -> None:
        """As for a counter."""
        self.name = name
        self.about = about
        self.label = label
        self._distributions = {str(value): Distribution([0] * (len(SECONDS) + 1)) for value in values}

    def observe(self, seconds: float, value: str = "") -> None:
        """Note a duration; KeyError for a value that was not declared."""
        distribution = self._distributions[value]
        distribution.buckets[bisect_left(SECONDS, seconds)] += 1
        distribution.seconds += seconds
        distribution.longest = max(distribution.longest, seconds)

    @asynccontextmanager
    async def timing(self, value: str = "", failed: str | None = None) -> AsyncGenerator[None]:
        """Note how long what is done meanwhile takes; under `failed` if it raises, if that is given."""
        began = perf_counter()
        try:
            yield
        except BaseException:
            if failed is not None:
                self.observe(perf_counter() - began, failed)
            raise
        self.observe(perf_counter() - began, value)

    def __getitem__(self, value: str) -> Distribution:
        return self._distributions[value]

    @property
    def by_value(self) -> Mapping[str, Distribution]:
        """The durations by the label's values."""
        return self._distributions


@dataclass(slots=True)
class Reading:
    """A figure that is read off only when somebody asks for it."""

    name: str
    about: str
    read: Callable[[], float] | None = None
    """None as long as there is nothing to be read off."""
