"""Many duels: in several processes, with a bar that grows, ended by Ctrl-C without losing what is done."""

import signal
import sys
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from threading import current_thread, main_thread
from time import monotonic
from typing import Final, TypeVar

from tqdm import tqdm

from belote_bot.arena.duels import Duel
from belote_bot.arena.figures import Estimate, Figures

OK: Final = 0
INTERRUPTED: Final = 128 + 2

_Asked = TypeVar("_Asked")


def spread(
    jobs: int, count: int, begin: Callable[[_Asked], None], asked: _Asked, duel: Callable[[int], Duel]
) -> Iterator[Duel]:
    """The duels 0 … `count` - 1 as they are finished, by so many processes; each is told first what is asked.

    They are started afresh, on every system alike, so that none inherits what another holds open. Raises
    what a duel raises, BrokenProcessPool if a process is killed.
    """
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _begin, (begin, asked))
    try:
        numbers = iter(range(count))
        # A few ahead for each process; all at once could not be called back.
        ahead = 2 * jobs
        with _deaf():  # only these start processes
            running = {pool.submit(duel, number) for number in islice(numbers, ahead)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
            running |= {pool.submit(duel, number) for number in islice(numbers, ahead - len(running))}
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _deaf() -> Generator[None]:
    """Let processes that are started here ignore Ctrl-C until they are ready, or they would tell of it, too.

    It is lost here as well meanwhile.
    """
    if current_thread() is not main_thread():
        yield
        return
    handler = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)


def _begin(begin: Callable[[_Asked], None], asked: _Asked) -> None:
    """In a new process."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C reaches all; only the first process has to tell
    begin(asked)


def gathered(duels: Iterable[Duel], count: int) -> tuple[Figures, int]:
    """The figures of so many duels, their progress shown on stderr; and the exit status.

    After Ctrl-C the figures so far, and 130.
    """
    figures, status, told = Figures(), OK, 0.0
    tqdm.monitor_interval = 0  # no thread that looks after a bar which is fed often enough
    with tqdm(total=count, unit="deal", file=sys.stderr, dynamic_ncols=True, smoothing=0) as bar:
        try:
            for duel in duels:
                figures.add(duel)
                if monotonic() - told > 1:
                    told = monotonic()
                    bar.set_postfix_str(f"marks {Estimate.of(figures.marks)}", refresh=False)
                bar.update()
        except KeyboardInterrupt:
            status = INTERRUPTED
    return figures, status
