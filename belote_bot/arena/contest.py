"""The `belote-bot arena` command: many duels, on every core."""

import signal
import sys
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack
from dataclasses import dataclass
from functools import cache
from multiprocessing import get_context
from multiprocessing.util import Finalize
from time import monotonic
from typing import Final

from tqdm import tqdm

from belote_bot.arena.contenders import Contender
from belote_bot.arena.duels import Duel, Ring
from belote_bot.arena.figures import Estimate, Figures
from belote_bot.arena.outside import OutsideError
from belote_bot.game.house_rules import HouseRules, rules_to
from belote_bot.players.player import Level, player_for

OK: Final = 0
FAILED: Final = 1
INTERRUPTED: Final = 128 + 2


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
    figures = Figures()
    status, told = OK, 0.0
    tqdm.monitor_interval = 0  # no thread that looks after a bar which is fed often enough
    bar = tqdm(total=contest.deals, unit="deal", file=sys.stderr, dynamic_ncols=True, smoothing=0)
    try:
        for duel in _duels(contest):
            figures.add(duel)
            if monotonic() - told > 1:
                told = monotonic()
                bar.set_postfix_str(f"marks {Estimate.of(figures.marks)}", refresh=False)
            bar.update()
    except KeyboardInterrupt:
        status = INTERRUPTED
    except (OutsideError, BrokenProcessPool) as error:
        bar.close()
        print(error, file=sys.stderr)
        return FAILED
    bar.close()
    if figures.marks:
        _say("\n".join([_title(contest, len(figures.marks)), "", *figures.report(_names(contest))]))
    return status


def _say(text: str) -> None:
    """Print what a terminal of any encoding can show."""
    encoding = sys.stdout.encoding or "utf-8"
    print(text.encode(encoding, "replace").decode(encoding))


def _title(contest: Contest, deals: int) -> str:
    names = " against ".join(_names(contest))
    bidding = ", the auction by steady for all" if contest.cards_only else ""
    rules = ", ".join(
        str(value) if name == "preset" else f"{name}={value}"
        for name, value in rules_to(contest.rules).items()
    )
    twice = f"{deals} deals, each twice with the teams swapped{bidding}"
    return f"{names}: {twice}, rules {rules}, seed {contest.seed}"


def _names(contest: Contest) -> tuple[str, str]:
    return contest.a.name, contest.b.name


def _duels(contest: Contest) -> Iterator[Duel]:
    if contest.jobs > 1:
        yield from _spread(contest)
        return
    with ExitStack() as stack:
        ring = _ring(contest, stack)
        for number in range(contest.deals):
            yield ring.duel(contest.seed, number)


def _ring(contest: Contest, stack: ExitStack) -> Ring:
    a, b = (stack.enter_context(contender.player()) for contender in (contest.a, contest.b))
    return Ring(a, b, contest.rules, player_for(Level.STEADY) if contest.cards_only else None)


def _spread(contest: Contest) -> Iterator[Duel]:
    """The duels as they are finished, by several processes.

    They are started afresh, on every system alike, so that none inherits what another holds open.
    """
    pool = ProcessPoolExecutor(contest.jobs, get_context("spawn"), _begin, (contest,))
    try:
        numbers = iter(range(contest.deals))
        running: set[Future[Duel]] = set()
        while True:
            # A few ahead for each process; all at once could not be called back.
            while len(running) < 2 * contest.jobs and (number := next(numbers, None)) is not None:
                running.add(pool.submit(_duel, number))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
    finally:
        pool.shutdown(cancel_futures=True)


_contests: list[Contest] = []


def _begin(contest: Contest) -> None:
    """In a new process: remember what is played."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C reaches all; only the first process has to tell
    _contests.append(contest)


@cache
def _own_ring() -> Ring:
    """The players of this process, started when they are needed first, so that a failure can be told."""
    stack = ExitStack()
    Finalize(None, stack.close, exitpriority=0)
    return _ring(_contests[0], stack)


def _duel(number: int) -> Duel:
    return _own_ring().duel(_contests[0].seed, number)
