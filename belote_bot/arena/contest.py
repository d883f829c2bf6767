"""The `belote-bot arena` command: two players, many deals, on every core."""

import sys
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack
from dataclasses import dataclass
from functools import cache
from multiprocessing.util import Finalize
from typing import Final

from belote_bot.arena.contenders import Contender
from belote_bot.arena.duels import Duel, Ring
from belote_bot.arena.outside import OutsideError
from belote_bot.arena.spreading import gathered, spread
from belote_bot.game.house_rules import HouseRules, rules_to
from belote_bot.players.player import Level, player_for

FAILED: Final = 1


@dataclass(frozen=True, slots=True)
class Contest:
    """Who plays against whom, how, and how often."""

    a: Contender
    b: Contender
    rules: HouseRules
    deals: int
    """Each is played twice."""
    seed: int
    """The same seed deals the same cards."""
    cards_only: bool
    """Whether a steady bot bids for all four seats."""
    jobs: int
    """Processes, at least 1; what they play does not depend on it."""


def main(contest: Contest) -> int:
    """Play the contest, show its progress on stderr and its figures on stdout; gives the exit status.

    1 when a program outside fails. Ctrl-C ends it with the figures so far, and status 130.
    """
    try:
        figures, status = gathered(_duels(contest), contest.deals)
    except (OutsideError, BrokenProcessPool) as error:
        print(error, file=sys.stderr)
        return FAILED
    if figures.marks:
        names = contest.a.name, contest.b.name
        _say("\n".join([_title(contest, len(figures.marks)), "", *figures.report(names)]))
    return status


def _say(text: str) -> None:
    """Print what a terminal of any encoding can show."""
    encoding = sys.stdout.encoding or "utf-8"
    print(text.encode(encoding, "replace").decode(encoding))


def _title(contest: Contest, deals: int) -> str:
    rules = ", ".join(
        str(value) if name == "preset" else f"{name}={value}"
        for name, value in rules_to(contest.rules).items()
    )
    bidding = ", the auction by steady for all" if contest.cards_only else ""
    twice = f"{deals} deals, each twice with the teams swapped{bidding}"
    return f"{contest.a.name} against {contest.b.name}: {twice}, rules {rules}, seed {contest.seed}"


def _duels(contest: Contest) -> Iterator[Duel]:
    if contest.jobs > 1:
        yield from spread(contest.jobs, contest.deals, _begin, contest, _duel)
        return
    with ExitStack() as stack:
        ring = _ring(contest, stack)
        for number in range(contest.deals):
            yield ring.duel(contest.seed, number)


def _ring(contest: Contest, stack: ExitStack) -> Ring:
    a, b = (stack.enter_context(contender.player()) for contender in (contest.a, contest.b))
    return Ring(a, b, contest.rules, player_for(Level.STEADY) if contest.cards_only else None)


_contests: list[Contest] = []
"""In a process of several: what it plays."""


def _begin(contest: Contest) -> None:
    _contests.append(contest)


@cache
def _own_ring() -> Ring:
    """The players of this process, started when they are needed first, so that a failure can be told."""
    stack = ExitStack()
    Finalize(None, stack.close, exitpriority=0)
    return _ring(_contests[0], stack)


def _duel(number: int) -> Duel:
    return _own_ring().duel(_contests[0].seed, number)
