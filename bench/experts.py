"""Clicks of a person while experts think at twenty other tables: `python -m bench experts`.

The real bot in a simulated Discord, in real time and in one process. At each of the other tables three bots
of the level sit, and the fourth seat is played as one more of them would. The person clicks on My hand, and
on a card whenever it is their turn; what is timed is from the moment that a click arrives until the bot
answers Discord. Beside it runs a clock that wants to be woken every few milliseconds: it shows for how long
the event loop was held up.
"""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

import simcord

from belote_bot.demo.clock import WallClock
from belote_bot.locales import Language
from belote_bot.players.player import Level
from belote_bot.storage.database import Database
from belote_bot.storage.tables import TableStatus
from belote_bot.tables.limits import NO_LIMITS
from belote_bot.tables.occupants import Bot
from belote_bot.tables.pace import Pace
from belote_bot.tables.service import Tables
from belote_bot.tables.table import Shown, Table
from belote_bot.tables.thinking import Thought
from bench.clicks import Club, Player, open_club
from cogs.client import BeloteBot
from cogs.parts.drawing import prepare_cards
from cogs.parts.emojis import ButtonArt
from images import CardStyle

TICK = 0.005


class Beat:
    """How late a task is woken that wants to run every TICK seconds."""

    def __init__(self) -> None:
        self.late: list[float] = []

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            started = perf_counter()
            await asyncio.sleep(TICK)
            self.late.append(perf_counter() - started - TICK)


async def sit_in(club: Club, player: Player, table: Table, level: Level) -> None:
    """Click for a person on what a bot would do in their seat."""
    bot = Bot("", level)
    while table.status is TableStatus.PLAYING:
        seat = table.seat_of(player.member.id)
        view = None if seat is None or table.turn != seat else table.seat_view(seat)
        if view is not None and table.shown is not Shown.COMPLETE_TRICK:
            action = await Thought().decision(bot, view)
            await asyncio.sleep(Pace().bot)
            found = club.action(player, str(action))
            if found is not None:
                await club.click(player, *found)
        await asyncio.sleep(0.1)


async def click_on(club: Club, person: Player, clicks: int) -> list[float]:
    """Seconds from click to answer for so many clicks, two or three a second."""
    waits: list[float] = []
    while len(waits) < clicks:
        found = club.action(person) or club.find(person, "My hand")
        if found is not None:
            waits.append(await club.click(person, *found))
        await asyncio.sleep(0.35)
    return waits


async def measure(level: Level, tables: int, clicks: int) -> tuple[list[float], list[float]]:
    """Seconds from click to acknowledgement, and by how many seconds the loop was late."""
    clock = WallClock()
    with tempfile.TemporaryDirectory() as folder:
        database = await Database.open(Path(folder) / "bench.sqlite3")
        service = Tables(database, Pace(sleep=clock.sleep, watch=clock.watch), NO_LIMITS)
        bot = BeloteBot(service, Language.EN, art=ButtonArt.SQUARES)
        beat = Beat()
        # The simulation waits five seconds for the bot to get ready, which a busy machine does not keep.
        for style in CardStyle:
            await prepare_cards(style)
        async with simcord.run(bot, shard_count=1, settle_timeout=120, check_errors=False) as env:
            clock.set(env)
            club = await open_club(env, tables + 1, level)
            person, *others = club.players
            playing = [
                asyncio.create_task(sit_in(club, other, _table_of(service, other), level)) for other in others
            ]
            await asyncio.sleep(3)
            ticking = asyncio.create_task(beat.run())
            waits = await click_on(club, person, clicks)
            for task in (ticking, *playing):
                task.cancel()
            await asyncio.gather(ticking, *playing, return_exceptions=True)
        await bot.close()
        await database.close()
    return waits, beat.late


def _table_of(service: Tables, player: Player) -> Table:
    table = service.registry.in_channel(player.channel.id)
    assert table is not None
    return table


def row(name: str, seconds: list[float]) -> str:
    """A row of the table, in milliseconds."""
    times = sorted(1000 * second for second in seconds)
    late = quantiles(times, n=100, method="inclusive")[98]
    return f"| {name} | {len(times)} | {median(times):.1f} | {late:.1f} | {times[-1]:.1f} |"


def main(options: Sequence[str] | None = None) -> int:
    """Measure with bots that search, and with bots that do not, and print a Markdown table."""
    parser = argparse.ArgumentParser(prog="python -m bench experts", description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--clicks", type=int, default=200)
    chosen = parser.parse_args(options)
    print(f"| {chosen.tables} other tables | times | ms: median | p99 | max |\n|---|--:|--:|--:|--:|")
    for level in (Level.EXPERT, Level.STEADY):
        waits, late = asyncio.run(measure(level, chosen.tables, chosen.clicks))
        print(row(f"{level}: from click to acknowledgement", waits))
        print(row(f"{level}: the event loop was late", late), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
