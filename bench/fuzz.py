"""A hundred thousand random clicks, commands and forms from ten people: `python -m bench fuzz`.

The real bot in a simulated Discord, in simulated time, on a real file. People click on everything that is or
was on a message, theirs or not, forge ids, choose what no menu offers, type whatever comes to mind; messages,
channels and servers go and come back, time goes by, the program starts anew. After each step everything that
left the bot is looked at, and every so often the tables in memory, on the disk and as records.
"""

import argparse
import asyncio
import gc
import logging
import resource
import sys
import tempfile
import warnings
from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter

from bench.fuzzing import events, invariants
from bench.fuzzing.mischief import INTERACTIONS, Sent
from bench.fuzzing.watching import Broken, Watcher
from bench.fuzzing.world import World, open_world, unencoded

AT_ONCE = (1, 2, 4, 8)
AT_ONCE_WEIGHTS = (4, 3, 2, 1)
"""How many interactions arrive before the bot has looked at any, and how often."""

EVENT_EVERY = 0.25
"""How likely something besides clicks happens after each step."""

TRACE = 12


@dataclass
class Report:
    """What a run did."""

    seed: int
    interactions: int = 0
    steps: int = 0
    seconds: float = 0.0
    messages: int = 0
    cards: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    trace: deque[str] = field(default_factory=lambda: deque(maxlen=TRACE))
    fault: str | None = None

    def lines(self) -> list[str]:
        """The report as a Markdown table, and what went wrong."""
        rate = self.interactions / self.seconds if self.seconds else 0.0
        memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
        figures = (self.interactions, round(rate), self.messages, self.cards)
        told = [
            "| seed | interactions | a second | messages looked at | cards named | most memory |",
            "|--:|--:|--:|--:|--:|--:|",
            " | ".join((f"| {self.seed}", *(f"{n:,}" for n in figures), f"{memory} MB |")),
            "",
            ", ".join(f"{count:,} {kind}" for kind, count in sorted(self.kinds.items())),
        ]
        if self.fault is not None:
            told += [
                "",
                f"BROKEN with --seed {self.seed}, in step {self.steps}:",
                self.fault,
                "",
                *self.trace,
            ]
        return told


async def run(seed: int, interactions: int, check_every: int = 250, *, progress: bool = False) -> Report:
    """Let people loose on the bot; the report says what broke, if anything did."""
    report, random = Report(seed), Random(seed)
    with tempfile.TemporaryDirectory() as folder, unencoded():
        async with open_world(Path(folder) / "fuzz.sqlite3", random) as world:
            watcher = Watcher(world)
            logging.getLogger().addHandler(watcher)
            started = perf_counter()
            try:
                await _loose(world, watcher, report, interactions, check_every, progress=progress)
            except Broken as broken:
                report.fault = str(broken)
            finally:
                logging.getLogger().removeHandler(watcher)
                watcher.unwrap()
            report.seconds = perf_counter() - started
            report.messages, report.cards = watcher.messages, watcher.cards
    return report


async def _loose(
    world: World, watcher: Watcher, report: Report, interactions: int, check_every: int, *, progress: bool
) -> None:
    checked = 0
    while report.interactions < interactions:
        report.steps += 1
        sent = await _together(world, report)
        for each in sent:
            watcher.check_answer(each)
        watcher.raise_faults()
        if world.random.random() < EVENT_EVERY:
            event = events.some(world)
            told = await event(world)
            await world.env.settle()
            report.kinds[event.__name__] += told is not None
            report.trace.append(f"{report.steps}: {told}")
            watcher.raise_faults()
        if report.interactions - checked >= check_every:
            checked = report.interactions
            await invariants.check(world)
            watcher.raise_faults()
            world.forget()
            if progress:
                print(f"\r{report.interactions:,}", end="", file=sys.stderr, flush=True)


async def _together(world: World, report: Report) -> list[Sent]:
    """A few interactions that arrive before the bot has looked at any."""
    sent: list[Sent] = []
    kinds, weights = zip(*INTERACTIONS, strict=True)
    (at_once,) = world.random.choices(AT_ONCE, AT_ONCE_WEIGHTS)
    for kind in world.random.choices(kinds, weights, k=at_once):
        one = kind(world)
        if one is not None:
            sent.append(one)
            report.kinds[kind.__name__] += 1
            report.trace.append(f"{report.steps}: {one.told}")
    report.interactions += len(sent)
    await world.env.settle()
    return sent


def main(options: Sequence[str] | None = None) -> int:
    """Run, print the report; 1 if something broke."""
    parser = argparse.ArgumentParser(prog="python -m bench fuzz", description=__doc__)
    parser.add_argument("--interactions", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--check-every", type=int, default=250, help="interactions between two looks at all tables"
    )
    chosen = parser.parse_args(options)
    warnings.simplefilter("error")
    report = asyncio.run(run(chosen.seed, chosen.interactions, chosen.check_every, progress=True))
    gc.collect()
    print("\n".join(["", *report.lines()]))
    return 0 if report.fault is None else 1


if __name__ == "__main__":
    sys.exit(main())
