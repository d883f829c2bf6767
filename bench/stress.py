"""Kill -9 in the midst of many matches, again and again: `python -m bench stress --matches 200`.

A process plays at several tables at once with the real bot on a real file, and tells everything that people
are told through a pipe. It is killed at random moments and started again on the same file, until so many
matches have ended. After each start all that was told must be in the file, and the file must not contradict
itself; at the end every match is played again from its record, and results and rankings are worked out anew.
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from threading import Timer
from time import perf_counter, sleep
from typing import IO, Final, Self

from bench.stress_checks import Journal, broken, lost, verified

PATIENCE: Final = 180.0
"""Seconds after which a process that tells nothing counts as stuck."""
BOT: Final = "bench.stress_bot"
KILLED_AT_ITS_START: Final = 0.15
"""How many processes do not live until all tables go on."""


@dataclass
class Outcome:
    """What came of it."""

    kills: int = 0
    journal: Journal = field(default_factory=Journal)
    lost: list[str] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)
    starts: list[float] = field(default_factory=list)
    """Seconds from the start of a process to all tables going on."""

    @property
    def is_good(self) -> bool:
        """Whether nothing was lost and nothing is broken."""
        return not self.lost and not self.broken


@dataclass(frozen=True)
class Plan:
    """How it is to be done."""

    matches: int
    kill_every: int
    """About how many lines a life lasts."""
    parties: int
    seed: int
    bot: str = BOT
    """The module that is run and killed."""


class Life:
    """A process from its start to its end by kill -9."""

    def __init__(self, plan: Plan, place: Path, seed: int, log: IO[str], journal: Journal) -> None:
        words = ["-m", plan.bot, str(place), "--parties", str(plan.parties), "--seed", str(seed)]
        self._process = subprocess.Popen(  # noqa: S603  # our own module
            [sys.executable, *words], stdout=subprocess.PIPE, stderr=log, text=True
        )
        self._journal = journal
        journal.begin_life()
        self._stuck = Timer(PATIENCE, self._process.kill)
        self._stuck.start()

    def __enter__(self) -> Self:
        return self

    def hear(self) -> str:
        """Take the next thing down that it tells; gives nothing if it has ended by itself."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline().strip()
        if line:
            self._journal.note(line)
        return line

    def __exit__(self, *_: object) -> None:
        self._stuck.cancel()
        self._process.kill()
        while self.hear():
            pass  # what it told before it was killed
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process.wait()


def stress(plan: Plan, folder: Path) -> Outcome:
    """Play and kill until so many matches have ended, or something is wrong."""
    place, random, outcome = folder / "stress.sqlite3", Random(plan.seed), Outcome()
    journal = outcome.journal
    with (folder / "log").open("w+") as log:
        while len(journal.ended) < plan.matches and outcome.is_good:
            known = len(journal.told)
            with Life(plan, place, plan.seed + outcome.kills, log, journal) as life:
                if outcome.kills and random.random() < KILLED_AT_ITS_START:
                    sleep(random.uniform(0.0, 2.0))
                else:
                    _live(plan, life, place, outcome, random)
            outcome.kills += 1
            outcome.broken += journal.faults
            if not outcome.broken:
                # What was told in this life; the next one finds it as the kill left it.
                outcome.lost += lost(as_left(place, folder / "left"), journal, known)
        log.seek(0)
        outcome.broken += [line.strip() for line in log if " ERROR " in line or "Error: " in line]
    if not outcome.broken:
        outcome.lost += lost(place, journal)
        outcome.broken += [*broken(place), *verified(place)]
    return outcome


def _live(plan: Plan, life: Life, place: Path, outcome: Outcome, random: Random) -> None:
    """Let a process play for a while; nothing that was told before may be missing in what it found."""
    began = perf_counter()
    while (line := life.hear()) != "ready":
        if not line:
            outcome.broken.append("the process does not start")
            return
    outcome.starts.append(perf_counter() - began)
    outcome.broken += broken(place)
    for _ in range(random.randint(1, 2 * plan.kill_every)):
        if not life.hear():
            outcome.broken.append("the process ended by itself")
            return
        if len(outcome.journal.ended) >= plan.matches:
            return
    # Half of them are killed right after they told something, the others at any moment.
    sleep(random.choice((0.0, random.uniform(0.0, 0.2))))


def as_left(place: Path, folder: Path) -> Path:
    """A copy of the files as a kill left them: whoever looks into it changes nothing for the next life."""
    folder.mkdir(exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    for file in place.parent.glob(f"{place.name}*"):
        if not file.name.endswith("-shm"):
            shutil.copy(file, folder)
    return folder / place.name


def _told(outcome: Outcome, seconds: float) -> Iterator[str]:
    journal = outcome.journal
    yield "| matches ended | kills | moves | acknowledged to people | lost | ms to start, median |"
    yield "|---:|---:|---:|---:|---:|---:|"
    yield (
        f"| {len(journal.ended)} | {outcome.kills} | {sum(journal.shown.values())} | {len(journal.told)} "
        f"| {len(outcome.lost)} | {1000 * median(outcome.starts):.0f} |"
    )
    yield ""
    yield f"{len(outcome.broken)} contradictions; {seconds:.0f} s in all."
    yield from (f"LOST: {each}" for each in outcome.lost[:20])
    yield from (f"BROKEN: {each}" for each in outcome.broken[:20])


def main(options: list[str]) -> int:
    """Play, kill, check, and print a Markdown table; exit status 1 if anything was lost or is broken."""
    parser = argparse.ArgumentParser(prog="python -m bench stress", description=__doc__)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--kill-every", type=int, default=120, help="about how many changes a life lasts")
    parser.add_argument("--parties", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(options)
    plan = Plan(chosen.matches, chosen.kill_every, chosen.parties, chosen.seed)
    began = perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        outcome = stress(plan, Path(folder))
    for line in _told(outcome, perf_counter() - began):
        print(line)
    return int(not outcome.is_good)
