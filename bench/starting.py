"""How long a start takes with many tables in the midst of their matches, and what storing an action costs.

`python -m bench.starting`
"""

import asyncio
import statistics
import tempfile
import time
from pathlib import Path
from random import Random

from belote_bot.game.actions import Action, Pass
from belote_bot.game.house_rules import HouseRules
from belote_bot.storage.database import Database
from belote_bot.tables.limits import NO_LIMITS
from belote_bot.tables.lobby import Opening
from belote_bot.tables.occupants import Person
from belote_bot.tables.pace import Pace
from belote_bot.tables.service import Tables
from belote_bot.tables.table import Shown, Table

TABLES = 200
DEALS = 3
"""How many deals each table has begun; the last one is in its fourth trick."""
SAMPLE = 20
"""How many tables store their actions as in earnest; the others are set up without waiting for the disk."""
RUNS = 7

RULES = HouseRules(target=10_000)


async def open_and_play(tables: Tables, number: int) -> list[float]:
    """A table of four people, played up to the middle of a deal; gives the seconds of each action."""
    people = [Person(4 * number + seat + 1, f"Person {seat}") for seat in range(4)]
    table = await tables.lobby.open(Opening(1, number, people[0], "fr", RULES))
    for seat, person in enumerate(people[1:], 1):
        await tables.lobby.sit(table.id, person, seat)
    await tables.lobby.start(table.id, people[0].user_id)
    random, seconds = Random(number), []
    while not in_the_middle(table):
        if table.shown is Shown.COMPLETE_TRICK:
            await tables.play.collect_trick(table.id, table.version)
        elif table.turn is None:
            await tables.play.deal(table.id, table.version)
        else:
            who, action = people[table.turn].user_id, choose(table, random)
            began = time.perf_counter()
            await tables.play.act(table.id, who, table.version, action)
            seconds.append(time.perf_counter() - began)
    return seconds


def in_the_middle(table: Table) -> bool:
    assert table.match is not None
    deals = table.match.game.deals
    return len(deals) >= DEALS and len(deals[-1].plays) == 14


def choose(table: Table, random: Random) -> Action:
    assert table.turn is not None
    view = table.seat_view(table.turn)
    assert view is not None
    if Pass() in view.legal and random.random() < 0.75:
        return Pass()
    return random.choice(view.legal)


async def start(place: Path) -> tuple[float, float, int]:
    """Open the file and bring every table back; the seconds of both, and the number of tables."""
    began = time.perf_counter()
    database = await Database.open(place)
    opened = time.perf_counter()
    tables = Tables(database, Pace(), NO_LIMITS)
    count = await tables.load()
    loaded = time.perf_counter()
    await database.close()
    return opened - began, loaded - opened, count


async def measure(place: Path) -> None:
    """Print the table."""
    database = await Database.open(place)
    tables = Tables(database, Pace(), NO_LIMITS)
    acting = [seconds for number in range(SAMPLE) for seconds in await open_and_play(tables, number)]
    await database.run("PRAGMA synchronous = OFF")
    for number in range(SAMPLE, TABLES):
        await open_and_play(tables, number)
    stored = await database.number("SELECT count(*) FROM actions")
    await database.close()
    starts = [await start(place) for _ in range(RUNS)]
    assert all(count == TABLES for _, _, count in starts)
    quantiles = statistics.quantiles(acting, n=100)
    print("| What | Time |")
    print("|---|---:|")
    print(f"| open the database | {milliseconds(statistics.median(seconds for seconds, _, _ in starts))} |")
    loading = milliseconds(statistics.median(seconds for _, seconds, _ in starts))
    print(f"| bring back {TABLES} tables in play ({stored} actions) | {loading} |")
    print(f"| one action, from the click to stored, median | {milliseconds(statistics.median(acting))} |")
    print(f"| … 99th percentile | {milliseconds(quantiles[98])} |")


def milliseconds(seconds: float) -> str:
    return f"{seconds * 1000:.1f} ms"


def main() -> None:
    """Measure in a file of its own, which is removed."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(Path(folder) / "belote.db"))


if __name__ == "__main__":
    main()
