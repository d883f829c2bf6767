"""When a search ends before it has imagined all it would: nobody waits any more, or its time is up."""

from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from time import perf_counter, thread_time
from typing import Final, TypeAlias

GivenUp: TypeAlias = Callable[[], bool]
"""Whether nobody waits for the decision any more; asked again and again while a search goes on."""

LONGEST: Final = 1.0
"""Seconds of processor time after which a decision is made with what was found out until then.

A guard for machines far slower than those that efforts are chosen for; where it never strikes, decisions
depend on what the seat knows and on the seed only.
"""


class Abandoned(Exception):
    """A search was given up: there is no decision, and nobody asks for it."""


def never() -> bool:
    """For a decision that somebody will always wait for."""
    return False


@dataclass(frozen=True, slots=True)
class Limits:
    """What may end a search early."""

    seconds: float = inf
    """How long a decision may take, by the clock on the wall."""
    given_up: GivenUp = never


UNLIMITED: Final = Limits()


class Stopwatch:
    """Started with a search, asked between its parts."""

    def __init__(self, limits: Limits) -> None:
        self._given_up = limits.given_up
        self._wall = perf_counter() + limits.seconds
        self._processor = thread_time() + LONGEST

    def is_over(self) -> bool:
        """Whether the time is up; Abandoned if the search was given up."""
        if self._given_up():
            raise Abandoned
        return perf_counter() > self._wall or thread_time() > self._processor
