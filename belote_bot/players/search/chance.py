"""Chance (splitmix64): from the same seed the same numbers in Python as in `native/chance.h`."""

from collections.abc import MutableSequence
from typing import Final, TypeVar

T = TypeVar("T")

_ALL: Final = (1 << 64) - 1


class Chance:
    """A source of numbers."""

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        """From a seed, 0 … 2^64 - 1."""
        self._state = seed

    def below(self, count: int) -> int:
        """0 … `count` - 1, one as likely as another."""
        # The first few numbers, too many to share evenly, are drawn again.
        left_over = (1 << 64) % count
        while True:
            self._state = mixed = (self._state + 0x9E3779B97F4A7C15) & _ALL
            mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & _ALL
            mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & _ALL
            mixed ^= mixed >> 31
            if mixed >= left_over:
                return mixed % count

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put them in any order, one as likely as another."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
