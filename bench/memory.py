"""The memory that open tables take: `python -m bench memory`.

Each number of tables in a process of its own, which brings them back from a file as after a restart: four
people in the midst of the second deal, with the message that each table shows and the hands beside it.
"""

import argparse
import asyncio
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from belote_bot.game.house_rules import HouseRules
from belote_bot.game.seats import SEATS
from belote_bot.locales import Language
from belote_bot.storage.database import Database
from belote_bot.storage.preferences import Preferences
from belote_bot.tables.limits import NO_LIMITS
from belote_bot.tables.lobby import Opening
from belote_bot.tables.occupants import Person
from belote_bot.tables.pace import Pace
from belote_bot.tables.service import Tables
from belote_bot.tables.table import Shown, Table
from bench.starting import choose
from cogs.client import BeloteBot
from cogs.hand.posts import hand_post, sight
from cogs.parts.emojis import ButtonArt
from cogs.table.posts import current_post

RULES = HouseRules(target=10_000)
PLAYED = 14
"""How many cards of the second deal were played."""


def resident_megabytes() -> float:
    """The memory that this process has now; 0 where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    except OSError:
        return 0.0
    import resource  # noqa: PLC0415  # not on Windows

    return pages * resource.getpagesize() / 2**20


async def _open(tables: Tables, number: int) -> None:
    """A table of four people, played up to the middle of its second deal."""
    people = [Person(4 * number + seat + 1, f"Person {seat}") for seat in SEATS]
    table = await tables.lobby.open(Opening(1 + number // 20, number, people[0], "fr", RULES))
    for seat in (1, 2, 3):
        await tables.lobby.sit(table.id, people[seat], seat)
    await tables.lobby.start(table.id, people[0].user_id)
    random = Random(number)
    while not _is_far_enough(table):
        if table.shown is Shown.COMPLETE_TRICK:
            await tables.play.collect_trick(table.id, table.version)
        elif table.turn is None:
            await tables.play.deal(table.id, table.version)
        else:
            await tables.play.act(table.id, people[table.turn].user_id, table.version, choose(table, random))


def _is_far_enough(table: Table) -> bool:
    deals = [] if table.match is None else table.match.game.deals
    return len([deal for deal in deals if deal.contract]) >= 2 and len(deals[-1].plays) == PLAYED


async def _fill(place: Path, count: int) -> None:
    database = await Database.open(place)
    tables = Tables(database, Pace(), NO_LIMITS)
    await database.run("PRAGMA synchronous = OFF")
    for number in range(count):
        await _open(tables, number)
    await tables.close()
    await database.close()


async def _hold(place: Path) -> float:
    """Bring all tables of a file back and show them; gives the megabytes of the process."""
    database = await Database.open(place)
    tables = Tables(database, Pace(), NO_LIMITS)
    bot = BeloteBot(tables, Language.FR, art=ButtonArt.SQUARES)
    await tables.load()
    eyes = sight(Language.FR, Preferences())
    shown: list[Any] = []
    for table in tables.registry:
        hands = [hand_post(table, seat, eyes, bot.card_emojis).face for seat in SEATS]
        shown.append((current_post(tables.snapshot_of(table)), hands))
    used = resident_megabytes()
    await database.close()
    return used


def main(options: Sequence[str] | None = None) -> int:
    """Measure each number in a process of its own, and print a Markdown table."""
    parser = argparse.ArgumentParser(prog="python -m bench memory", description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[0, 100, 200, 1000])
    parser.add_argument("--hold", type=Path, help="hold the tables of this file, and print the megabytes")
    chosen = parser.parse_args(options)
    if chosen.hold is not None:
        print(asyncio.run(_hold(chosen.hold)))
        return 0
    print("| open tables | MB | kB a table |\n|---:|---:|---:|", flush=True)
    none = 0.0
    for count in chosen.tables:
        with tempfile.TemporaryDirectory() as folder:
            place = Path(folder) / "bench.sqlite3"
            asyncio.run(_fill(place, count))
            command = [sys.executable, "-m", "bench.memory", "--hold", str(place)]
            told = subprocess.run(command, check=True, capture_output=True, text=True)  # noqa: S603  # our own
        used = float(told.stdout)
        none = none if count else used
        each = f"{1024 * (used - none) / count:.0f}" if count else ""
        print(f"| {count} | {used:.1f} | {each} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
