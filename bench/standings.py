"""Milliseconds of every ranking list and profile over a million deals, and of play meanwhile.

`python -m bench standings` makes the file of `bench.season` first, which takes minutes; `--file` uses one
that is there. Every question is asked as the commands ask it.
"""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter, process_time

from belote_bot.game.actions import Pass
from belote_bot.game.house_rules import HouseRules
from belote_bot.standings.service import Board, Company, Measure, Sides, Span, Standings, period_at
from belote_bot.storage.database import Database
from belote_bot.storage.results import DERIVED
from belote_bot.tables.lobby import Opening
from belote_bot.tables.occupants import Person
from belote_bot.tables.pace import Pace
from belote_bot.tables.service import Tables
from belote_bot.tables.table import Shown, Table
from bench.season import BEGAN, GUILD, SPAN, make

RUNS = 7
"""How often each question is asked."""
ENDLESS = HouseRules(target=10_000)
CLICKS = 200
"""How many actions are timed, alone and while questions are asked."""


@dataclass(frozen=True, slots=True)
class Took:
    """What one question took, in milliseconds."""

    wall: float
    processor: float
    """Of this process: what others keep the machine busy with is not in it."""


@dataclass(frozen=True, slots=True)
class Timed:
    """What a kind of question takes."""

    about: str
    each: tuple[Took, ...]

    @property
    def processor(self) -> float:
        """Milliseconds of the processor, the median."""
        return median(took.processor for took in self.each)

    def line(self) -> str:
        """A line of the Markdown table."""
        wall = [took.wall for took in self.each]
        late = quantiles(wall, n=20, method="inclusive")[-1]
        return f"| {self.about} | {len(wall)} | {median(wall):.1f} | {late:.1f} | {self.processor:.1f} |"


async def timed(ask: Callable[[], Awaitable[object]]) -> Took:
    """What a question takes."""
    began, worked = perf_counter(), process_time()
    await ask()
    return Took((perf_counter() - began) * 1000, (process_time() - worked) * 1000)


def boards(period_of: Callable[[Span], str]) -> Iterator[tuple[str, Board]]:
    """Every ranking list of the server, by what it is called in the table."""
    for measure, sides, span, company in product(Measure, Sides, Span, Company):
        board = Board(GUILD, period_of(span), measure, company, sides)
        yield f"{sides}, by {measure.name.lower().replace('_', ' ')}", board


async def measure(place: Path, people: int) -> list[Timed]:
    """Ask everything, and time it."""
    random, found = Random(1), dict[str, list[Took]]()
    database = await Database.open(place)
    standings = Standings(database)
    last = BEGAN + SPAN - 1
    slowest = Timed("", (Took(0, 0),) * 2)
    for about, board in boards(lambda span: period_at(span, last)):
        of_board: list[Took] = []
        pages = (await standings.leaderboard(board, None)).pages
        for number in range(RUNS):
            # The first page mostly, then the last and any other, for somebody who may be anywhere.
            page = (0, 0, 0, pages - 1, *(random.randrange(max(pages, 1)) for _ in range(3)))[number]
            asker = random.randint(1, people)
            of_board.append(await timed(lambda b=board, a=asker, p=page: standings.leaderboard(b, a, p)))
        found.setdefault(about, []).extend(of_board)
        name = f"the slowest list: {about}, {board.period}, {board.company}"
        slowest = max(slowest, Timed(name, tuple(of_board)), key=lambda each: each.processor)
    askers = [1, 2, 3, *(random.randint(1, people) for _ in range(60))]
    found["profile"] = [await timed(lambda w=who: standings.profile(GUILD, w)) for who in askers]
    busiest = [await timed(lambda: standings.profile(GUILD, 1)) for _ in range(RUNS)]
    found[f"profile of who played most, {(await standings.profile(GUILD, 1)).matches} matches"] = busiest
    await database.close()
    return [*(Timed(about, tuple(each)) for about, each in found.items()), slowest]


async def measure_play(place: Path) -> list[Timed]:
    """Time actions from the click to stored, alone and while ranking lists and profiles are asked for."""
    database = await Database.open(place)
    tables, standings = Tables(database, Pace()), Standings(database)
    table = await _opened(tables, ENDLESS, 1)
    await _act(tables, table, 20)
    alone = await _act(tables, table, CLICKS)
    asking = asyncio.create_task(_ask_on(standings))
    meanwhile = await _act(tables, table, CLICKS)
    asking.cancel()
    await asyncio.wait([asking])
    ending = [await _end(tables) for _ in range(RUNS)]
    await tables.leaving.stop(table.id, 1)
    await tables.close()
    await database.close()
    return [
        Timed("an action, from the click to stored", tuple(alone)),
        Timed("… while questions are asked without a pause", tuple(meanwhile)),
        Timed("the last action of a match, with its results", tuple(ending)),
    ]


async def _ask_on(standings: Standings) -> None:
    """Ask for one thing after the other until cancelled."""
    while True:
        for _, board in boards(lambda span: period_at(span, BEGAN + SPAN - 1)):
            await standings.leaderboard(board, 1, 10)
            await standings.profile(GUILD, 1)


async def _opened(tables: Tables, rules: HouseRules, first: int) -> Table:
    """A table of four people that has just been dealt, with numbers from `first` on."""
    four = [Person(number, f"Person {number}") for number in range(first, first + 4)]
    table = await tables.lobby.open(Opening(GUILD, 1, four[0], "fr", rules))
    for seat, person in enumerate(four[1:], 1):
        await tables.lobby.sit(table.id, person, seat)
    await tables.lobby.start(table.id, first)
    return table


async def _act(tables: Tables, table: Table, clicks: int) -> list[Took]:
    """What so many actions take, or those until the match ends."""
    found: list[Took] = []
    while len(found) < clicks and table.status.is_open:
        if table.shown is Shown.COMPLETE_TRICK:
            await tables.play.collect_trick(table.id, table.version)
        elif table.turn is None:
            await tables.play.deal(table.id, table.version)
        else:
            view = table.seat_view(table.turn)
            assert view is not None
            who = table.people()[table.turn].user_id
            action = next(action for action in view.legal if not isinstance(action, Pass))
            found.append(await timed(lambda w=who, a=action: tables.play.act(table.id, w, table.version, a)))
    return found


async def _end(tables: Tables) -> Took:
    """What the action takes that ends a match of one deal."""
    return (await _act(tables, await _opened(tables, HouseRules(target=None, deals=1), 5), 1_000))[-1]


def main(options: Sequence[str] | None = None) -> int:
    """Measure and print Markdown tables; gives the exit status."""
    parser = argparse.ArgumentParser(prog="python -m bench standings", description=__doc__)
    parser.add_argument("--file", type=Path, help="a file of bench.season; it is played in, too")
    parser.add_argument("--deals", type=int, default=1_000_000)
    parser.add_argument("--people", type=int, default=5_000)
    chosen = parser.parse_args(options)
    with tempfile.TemporaryDirectory() as folder:
        place: Path = chosen.file or Path(folder) / "season.sqlite3"
        if not place.exists():
            deals = asyncio.run(make(place, chosen.deals, chosen.people))
            print(f"{deals} deals of {chosen.people} people\n")
        asyncio.run(_tell(place))
        print("| what | times | median ms | 95 % | processor ms, median |")
        print("|---|---:|---:|---:|---:|", flush=True)
        for measured in (measure(place, chosen.people), measure_play(place)):
            for each in asyncio.run(measured):
                print(each.line(), flush=True)
    return 0


async def _tell(place: Path) -> None:
    database = await Database.open(place)
    counts = {table: await database.number(f"SELECT count(*) FROM {table}") for table in ("deals", *DERIVED)}  # noqa: S608
    print(", ".join(f"{count} {table}" for table, count in counts.items()), end="\n\n")
    await database.close()


if __name__ == "__main__":
    sys.exit(main())
