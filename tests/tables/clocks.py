"""A house whose time goes by only when the test says so, pauses and thinking alike."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

from belote_bot.game.actions import Action, Pass
from belote_bot.game.seats import Seat
from belote_bot.storage.tables import USUAL_TERMS
from belote_bot.storage.turns import Turn
from belote_bot.tables.absence import MOST_MISSED
from belote_bot.tables.lobby import Opening
from belote_bot.tables.occupants import Person
from belote_bot.tables.pace import Pace, Watch
from belote_bot.tables.table import Table
from tests.tables.support import (
    CHANNEL,
    FOUR,
    GUILD,
    TWO_DEALS,
    House,
    acting,
    house_at,
    seat_of,
    view_of_turn,
)

NOON = 1_750_000_000


class Time:
    """The time of day, and everybody who waits for a later one."""

    def __init__(self, now: float = NOON) -> None:
        self.now = now
        self._waiting: list[tuple[float, asyncio.Future[None]]] = []

    async def sleep(self, seconds: float) -> None:
        end: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((self.now + seconds, end))
        await end

    async def passes(self, seconds: float) -> None:
        """Let time go by; whoever waits for a moment in between goes on at that moment."""
        until = self.now + seconds
        while True:
            await settled(self)
            self._waiting = [(moment, end) for moment, end in self._waiting if not end.done()]
            due = sorted((moment for moment, _ in self._waiting if moment <= until))
            if not due:
                break
            self.now = max(self.now, due[0])
            for moment, end in self._waiting:
                if moment == due[0] and not end.done():
                    end.set_result(None)
        self.now = until
        await settled(self)

    @property
    def waits(self) -> int:
        """How many wait for a later moment."""
        return sum(not end.done() for _, end in self._waiting)


async def settled(time: Time) -> None:
    """Let the tables and their clocks do what is due, up to where all wait for a later moment."""
    async with asyncio.timeout(20):
        while True:
            await asyncio.sleep(0.001)
            names = [task.get_name() for task in asyncio.all_tasks()]
            if sum(name.startswith(("clock-", "table-", "freezing")) for name in names) == time.waits:
                return


def pace_of(time: Time) -> Pace:
    return Pace(1.0, 2.5, 12.0, time.sleep, Watch(lambda: time.now, time.sleep))


@asynccontextmanager
async def timed_house(place: Path, time: Time) -> AsyncGenerator[House]:
    async with house_at(place, pace_of(time)) as house:
        house.tables.resume()
        yield house


async def timed_match(
    house: House,
    time: Time,
    seconds: int = 120,
    people: tuple[Person, ...] = FOUR,
) -> Table:
    """A match in which these people may think so long; bots on the other seats."""
    host, *others = people
    terms = replace(USUAL_TERMS, turn_seconds=seconds)
    table = await house.tables.lobby.open(Opening(GUILD, CHANNEL, host, "fr", TWO_DEALS, terms))
    for seat, person in enumerate(others, 1):
        await house.tables.lobby.sit(table.id, person, seat)
    if table.free_seats():
        await house.tables.lobby.fill(table.id, host.user_id)
    await house.tables.lobby.start(table.id, host.user_id)
    await settled(time)
    return table


def running(table: Table) -> Turn:
    assert table.running is not None
    return table.running


async def reach_turn_of(house: House, time: Time, table: Table, seat: Seat) -> None:
    """The others pass, or play their first card, at once, until a seat is on turn."""
    while table.turn != seat:
        if table.turn is None or table.bot_on(table.turn) is not None:
            await time.passes(1)
        else:
            await house.act(table, plainest(table))
            await settled(time)


async def reach_a_person(time: Time, table: Table) -> None:
    """Let bots play until a person is on turn."""
    while table.running is None:
        await time.passes(1)


def plainest(table: Table) -> Action:
    """Passing, or the first card that can be played."""
    legal = view_of_turn(table).legal
    return Pass() if Pass() in legal else legal[0]


async def asleep(house: House, time: Time, table: Table) -> Person:
    """The next person on turn lets two turns in a row go by, the others play at once; gives who."""
    await reach_a_person(time, table)
    sleeper = acting(table)
    seat = seat_of(table, sleeper)
    for _ in range(MOST_MISSED):
        await reach_turn_of(house, time, table, seat)
        await time.passes(table.turn_seconds)
    return sleeper
