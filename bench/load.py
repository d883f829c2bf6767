"""A hundred tables in play in one process: `python -m bench load`.

The real bot in a simulated Discord, in real time, every action stored in a file. One to four people sit at a
table, bots beside them, experts at every fifth table. People need between a third of a second and two to see
that it is their turn and click; now and then they click twice, or on My hand. What is timed is from
the moment that a click arrives until the bot answers Discord, and how late the event loop wakes a task; the
watchdog counts when it stood still. The simulation works on the same loop: what it takes is told apart.
"""

import argparse
import asyncio
import logging
import sys
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter, process_time, thread_time
from typing import Any, Final

import simcord

from belote_bot.demo.clock import WallClock
from belote_bot.locales import Language
from belote_bot.players.player import Level
from belote_bot.storage.database import Database
from belote_bot.tables.limits import NO_LIMITS
from belote_bot.tables.occupants import Person
from belote_bot.tables.pace import Pace
from belote_bot.tables.service import Tables
from belote_bot.tables.table import Shown, Table
from belote_bot.watch.figures import FIGURES, Edit
from belote_bot.watch.full_collections import keep_for_good
from belote_bot.watch.watchdog import watched_loop
from bench.clicks import Answers, Club, Player
from bench.experts import Beat, row
from bench.memory import resident_megabytes
from bench.sampling import Samples, Whose, sampled
from cogs.client import BeloteBot
from cogs.parts.drawing import prepare_cards
from cogs.parts.emojis import ButtonArt
from images import CardStyle

EXPERTS_EVERY: Final = 5
"""At every so many tables experts sit, at the others steady bots."""
OPENING_SECONDS: Final = 0.15
"""Tables are opened one after the other, so many seconds a person."""
SIDES: Final = ("East", "North", "West")
SEES_AND_CLICKS: Final = (0.3, 2.0)
"""How long people take, in seconds."""
LOOKS_UP: Final = 4.0
"""After this long people look whether it is their turn all the same."""
CLICKS_TWICE: Final = 0.1
LOOKS_AGAIN: Final = 0.05
"""How often people click on My hand instead."""


class Blocks(logging.Handler):
    """What the watchdog says, line by line."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[dict[str, Any]] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line with its values."""
        if "fields" in record.__dict__:
            self.lines.append({**record.__dict__["fields"], "message": record.getMessage()})


class Turns:
    """Tells everybody when it is their turn."""

    def __init__(self) -> None:
        self._events: dict[int, asyncio.Event] = {}

    def of(self, user_id: int) -> asyncio.Event:
        """Set when this person may act."""
        return self._events.setdefault(user_id, asyncio.Event())

    def table_changed(self, table: Table) -> None:
        """Wake whose turn it is."""
        mover = None if table.turn is None else table.seats[table.turn]
        if isinstance(mover, Person) and table.shown is not Shown.COMPLETE_TRICK:
            self.of(mover.user_id).set()


@dataclass
class Load:
    """People at their tables, and what they wait for."""

    club: Club
    turns: Turns
    random: Random
    waits: list[float] = field(default_factory=list)

    async def open_tables(self, number: int) -> None:
        """Open so many tables, with one to four people, and begin at all of them."""
        tables = [self.club.players[4 * index : 4 * index + 1 + index % 4] for index in range(number)]
        for index, (host, *others) in enumerate(tables):
            level = Level.EXPERT if index % EXPERTS_EVERY == 0 else Level.STEADY
            options = {"target": 10_000, "bots": not others, "level": level.value}
            await host.member.slash(host.channel, "belote new", **options)
        self.club.players = [person for people in tables for person in people]
        await asyncio.gather(*(self._begin(*people) for people in tables))

    async def _begin(self, host: Player, *others: Player) -> None:
        """Let the others sit down, bots fill the table, the host begin, and everybody open their hand."""
        await asyncio.sleep(self.random.uniform(0, OPENING_SECONDS * len(self.club.players)))
        for person, side in zip(others, SIDES, strict=False):
            await self._click(person, f"Sit {side}")
        if 0 < len(others) < 3:
            await self._click(host, "Fill with bots")
        await asyncio.sleep(3)  # until the button that begins is lit
        await self._click(host, "Start")
        for person in (host, *others):
            person.hand_id = await self.club.open_hand(person)

    async def _until(self, player: Player, label: str) -> None:
        async with asyncio.timeout(30):
            while self.club.find(player, label) is None:  # noqa: ASYNC110  # Discord sends no event
                await asyncio.sleep(0.02)

    async def _click(self, player: Player, label: str) -> None:
        await self._until(player, label)
        found = self.club.find(player, label)
        assert found is not None
        await self.club.click(player, *found)

    async def sit(self, player: Player) -> None:
        """What a person does all evening."""
        turn = self.turns.of(player.member.id)
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(turn.wait(), LOOKS_UP)
            turn.clear()
            await asyncio.sleep(self.random.uniform(*SEES_AND_CLICKS))
            if self.random.random() < LOOKS_AGAIN and (found := self.club.find(player, "My hand")):
                self.waits.append(await self.club.click(player, *found))
                player.hand_id = await self._newest_hand(player)
            await self._act(player)

    async def _act(self, player: Player) -> None:
        found = self.club.action(player)
        if found is not None:
            clicks = 2 if self.random.random() < CLICKS_TWICE else 1
            self.waits += await asyncio.gather(*(self.club.click(player, *found) for _ in range(clicks)))

    async def _newest_hand(self, player: Player) -> int:
        """The hand that came down, once it is there."""
        before = player.hand_id
        for _ in range(100):
            await asyncio.sleep(0.05)
            if (hand := self.club.hand_of(player)) not in (None, before):
                return hand
        return before


@dataclass(frozen=True, slots=True)
class Measured:
    """What came of it."""

    waits: list[float]
    late: list[float]
    blocks: list[dict[str, Any]]
    samples: Samples
    seconds: float
    processor: float
    loop_processor: float
    moves: int
    edits: dict[str, int]
    megabytes: float


async def _measured(load: Load, seconds: float) -> Measured:
    """Let people play for so long."""
    people = [asyncio.create_task(load.sit(player)) for player in load.club.players]
    await asyncio.sleep(10)
    load.waits.clear()
    keep_for_good()
    beat, blocks = Beat(), Blocks()
    logging.getLogger("belote_bot.watch").addHandler(blocks)
    moves, edits = FIGURES.moves.total, FIGURES.edits.by_value
    async with watched_loop(quiet=0):
        began = perf_counter(), process_time(), thread_time()
        ticking = asyncio.create_task(beat.run())
        with sampled() as samples:
            await asyncio.sleep(seconds)
        took = perf_counter() - began[0], process_time() - began[1], thread_time() - began[2]
    done = FIGURES.moves.total - moves
    changed = {edit: number - edits[edit] for edit, number in FIGURES.edits.by_value.items()}
    logging.getLogger("belote_bot.watch").removeHandler(blocks)
    failed = [task for task in people if task.done()]
    for task in (ticking, *people):
        task.cancel()
    await asyncio.gather(ticking, *people, return_exceptions=True)
    for task in failed:
        task.result()
    return Measured(load.waits, beat.late, blocks.lines, samples, *took, done, changed, resident_megabytes())


async def measure(tables: int, seconds: float, seed: int) -> Measured:
    """Open so many tables, and measure for so many seconds."""
    clock, turns = WallClock(), Turns()
    with tempfile.TemporaryDirectory() as folder:
        database = await Database.open(Path(folder) / "bench.sqlite3")
        service = Tables(database, Pace(sleep=clock.sleep, watch=clock.watch), NO_LIMITS)
        bot = BeloteBot(service, Language.EN, art=ButtonArt.SQUARES)
        for style in CardStyle:
            await prepare_cards(style)
        async with simcord.run(bot, shard_count=1, settle_timeout=120, check_errors=False) as env:
            clock.set(env)
            service.registry.listen(turns)
            guild = env.create_guild()
            channels = [guild.create_text_channel(f"table-{number}") for number in range(tables)]
            players = [
                Player(guild.add_member(env.create_user(f"player{number}")), channels[number // 4])
                for number in range(4 * tables)
            ]
            env.backend.http_requests = answers = Answers()
            load = Load(Club(env, answers, players), turns, Random(seed))
            await load.open_tables(tables)
            measured = await _measured(load, seconds)
        await bot.close()
        await database.close()
    return measured


def report(tables: int, measured: Measured) -> None:
    """Print the tables, and the longest blocks with what was running."""
    print(f"| {tables} tables | times | ms: median | p99 | max |\n|---|--:|--:|--:|--:|")
    print(row("from click to acknowledgement", measured.waits))
    print(row("the event loop was late", measured.late))
    collecting, own = (
        [line for line in measured.blocks if 2 * line[f"{what}_milliseconds"] > line["milliseconds"]]
        for what in ("collecting", "processor")
    )
    at_work = 1 - measured.samples.share(Whose.WAITING)
    print("\n| | |\n|---|--:|")
    print(f"| the loop stood still for more than 50 ms | {len(measured.blocks)} times |")
    print(f"| … at work itself, not waiting for a processor | {len(own)} times |")
    print(f"| … collecting garbage, mostly the simulation's | {len(collecting)} times |")
    print(f"| moves a second | {measured.moves / measured.seconds:.1f} |")
    sent, saved = measured.edits[Edit.SENT], measured.edits[Edit.SAVED]
    print(f"| edits a second | {sent / measured.seconds:.1f} |")
    print(f"| edits saved | {100 * saved / max(sent + saved, 1):.0f} % |")
    print(f"| processors busy, of all in this process | {measured.processor / measured.seconds:.2f} |")
    print(f"| … the event loop's thread | {measured.loop_processor / measured.seconds:.2f} |")
    simulated = measured.samples.share(Whose.SIMULATION) / at_work
    print(f"| … of its work, the simulation's | {100 * simulated:.0f} % |")
    print(f"| memory, with all that the simulation keeps | {measured.megabytes:.0f} MB |")
    for line in sorted(measured.blocks, key=lambda line: -line["milliseconds"])[:5]:
        print(line["message"], file=sys.stderr)


def main(options: Sequence[str] | None = None) -> int:
    """Measure, and print Markdown tables."""
    parser = argparse.ArgumentParser(prog="python -m bench load", description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(options)
    logging.basicConfig(level=logging.ERROR)
    logging.getLogger("belote_bot.watch").setLevel(logging.WARNING)
    logging.getLogger("belote_bot.watch").propagate = False
    report(chosen.tables, asyncio.run(measure(chosen.tables, chosen.seconds, chosen.seed)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
