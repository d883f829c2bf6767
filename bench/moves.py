"""What a move costs while few or many tables are in play: `python -m bench moves`.

Without Discord: at every table four people, every action stored in a file. What is timed is finding the table
of whoever moves and carrying the move out, at the table in the middle, in processor time; and
beside it finding a table by its person, its channel and its message, which each click or event may ask for.
"""

import argparse
import asyncio
import tempfile
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median
from time import process_time_ns

from belote_bot.game.actions import Pass
from belote_bot.game.house_rules import HouseRules
from belote_bot.storage.database import Database
from belote_bot.tables.limits import NO_LIMITS
from belote_bot.tables.lobby import Opening
from belote_bot.tables.occupants import Person
from belote_bot.tables.pace import Pace
from belote_bot.tables.service import Tables
from belote_bot.tables.table import Shown, Table

GUILD = 1
RULES = HouseRules(target=10_000)
FIND_TIMES = 100
"""How often a table is looked for at a time: once is too short to be measured."""


@dataclass(frozen=True, slots=True)
class Cost:
    """Medians in microseconds of processor time."""

    tables: int
    move: float
    find: float


async def _open(tables: Tables, number: int) -> Table:
    """A table of four people in a channel of its own, after the first deal was dealt."""
    people = [Person(4 * number + seat + 1, f"p{seat}") for seat in range(4)]
    table = await tables.lobby.open(Opening(GUILD, 10**6 + number, people[0], "en", RULES))
    for seat in (1, 2, 3):
        await tables.lobby.sit(table.id, people[seat], seat)
    await tables.lobby.start(table.id, people[0].user_id)
    await tables.registry.posted(table, "deal", 10**9 + number)
    return table


async def _move(tables: Tables, table: Table, random: Random) -> int | None:
    """One step of a match; gives the nanoseconds if it was a person's move."""
    seat = table.turn
    if table.shown is Shown.COMPLETE_TRICK:
        await tables.play.collect_trick(table.id, table.version)
        return None
    if seat is None:
        await tables.play.deal(table.id, table.version)
        return None
    view, occupant = table.seat_view(seat), table.seats[seat]
    assert view is not None
    assert isinstance(occupant, Person)
    played = [action for action in view.legal if not isinstance(action, Pass)]
    action = random.choice(played or view.legal)
    started = process_time_ns()
    theirs = tables.registry.of_person(GUILD, occupant.user_id)
    assert theirs is not None
    await tables.play.act(theirs.id, occupant.user_id, theirs.version, action)
    return process_time_ns() - started


def _find(tables: Tables, table: Table) -> float:
    """Nanoseconds to find a table in each of the ways that clicks and events ask for."""
    (person, *_), registry, post_id = table.people(), tables.registry, table.post_id
    assert post_id is not None
    started = process_time_ns()
    for _ in range(FIND_TIMES):
        registry.of_person(GUILD, person.user_id)
        registry.in_channel(table.channel_id)
        registry.find.of_player(person.user_id)
        registry.find.shown_by(post_id)
    return (process_time_ns() - started) / FIND_TIMES


async def measure(count: int, moves: int, seed: int) -> Cost:
    """The cost with so many tables in play."""
    random = Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        database = await Database.open(Path(folder) / "bench.sqlite3")
        tables = Tables(database, Pace(), NO_LIMITS)
        opened = [await _open(tables, number) for number in range(count)]
        # One table is played at, for a longer match costs more by itself.
        played = opened[count // 2]
        took: list[int] = []
        while len(took) < moves:
            spent = await _move(tables, played, random)
            took += [] if spent is None else [spent]
        found = [_find(tables, random.choice(opened)) for _ in range(moves)]
        await tables.close()
        await database.close()
    return Cost(count, median(took) / 1000, median(found) / 1000)


def main(options: list[str]) -> int:
    """Measure and print a Markdown table."""
    parser = argparse.ArgumentParser(prog="python -m bench moves", description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 100, 1000])
    parser.add_argument("--moves", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(options)
    costs = [asyncio.run(measure(count, chosen.moves, chosen.seed)) for count in chosen.tables]
    first = costs[0]
    print(
        f"| tables in play | µs a move, median | beside {first.tables} | µs to find it four ways | beside |"
    )
    print("|---:|---:|---:|---:|---:|")
    for cost in costs:
        ratios = cost.move / first.move, cost.find / first.find
        print(f"| {cost.tables} | {cost.move:.0f} | {ratios[0]:.2f} | {cost.find:.2f} | {ratios[1]:.2f} |")
    return 0
