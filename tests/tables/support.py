"""What the tests of the tables share: people, a listener to wait with, a house to be in, a kill -9."""

import asyncio
import shutil
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

import pytest

from belote_bot.game.actions import Action, Pass, Play, Take
from belote_bot.game.house_rules import HouseRules
from belote_bot.game.match import Match
from belote_bot.game.seats import SEATS, Seat
from belote_bot.game.views import SeatView
from belote_bot.storage.database import Row
from belote_bot.tables.lobby import Opening
from belote_bot.tables.occupants import Person
from belote_bot.tables.pace import Pace
from belote_bot.tables.refusals import Refusal, TableRefused
from belote_bot.tables.service import Tables
from belote_bot.tables.table import Acted, Shown, Snapshot, Table
from tests.storage.support import HurdledDatabase, seen_from_outside

GUILD = 100
CHANNEL = 200

ALICE = Person(1, "Alice")
BOB = Person(2, "Bob")
CHLOE = Person(3, "Chloé")
DENIS = Person(4, "Denis")
EVE = Person(5, "Eve")
FOUR = (ALICE, BOB, CHLOE, DENIS)

ONE_DEAL = HouseRules(target=None, deals=1)
TWO_DEALS = HouseRules(target=None, deals=2)


async def no_time(seconds: float) -> None:
    """A clock on which every pause is over at once."""
    await asyncio.sleep(0)


AT_ONCE = Pace(sleep=no_time)


class Reader:
    """A listener that reads in the file what is stored by the time it is told of a change."""

    def __init__(self, place: Path, sql: str) -> None:
        self.told: int | None = None
        self.stored: list[Row] = []
        self._place = place
        self._sql = sql

    def table_changed(self, table: Table) -> None:
        self.told = table.version
        self.stored = seen_from_outside(self._place, self._sql)


class Watcher:
    """A listener that keeps every state it was told of, and on which a test can wait."""

    def __init__(self) -> None:
        self.seen: list[Snapshot] = []
        self._changed = asyncio.Event()

    def table_changed(self, table: Table) -> None:
        self.seen.append(table.snapshot())
        self._changed.set()

    async def until(self, condition: Callable[[], bool]) -> None:
        async with asyncio.timeout(60):
            while not condition():
                self._changed.clear()
                await self._changed.wait()


@dataclass(frozen=True)
class House:
    """Tables on a file, with somebody watching."""

    place: Path
    database: HurdledDatabase
    tables: Tables
    watcher: Watcher

    async def open(self, host: Person = ALICE, rules: HouseRules = ONE_DEAL, guild_id: int = GUILD) -> Table:
        return await self.tables.lobby.open(Opening(guild_id, CHANNEL, host, "fr", rules))

    async def started(self, rules: HouseRules = ONE_DEAL, people: tuple[Person, ...] = FOUR) -> Table:
        """A table at which these people sit, bots beside them, after the first deal was dealt."""
        host, *others = people
        table = await self.open(host, rules)
        for seat, person in enumerate(others, 1):
            await self.tables.lobby.sit(table.id, person, seat)
        if table.free_seats():
            await self.tables.lobby.fill(table.id, host.user_id)
        await self.tables.lobby.start(table.id, host.user_id)
        return table

    async def act(self, table: Table, action: Action) -> Acted:
        """The person whose turn it is does something."""
        return await self.tables.play.act(table.id, acting(table).user_id, table.version, action)

    async def collect(self, table: Table) -> None:
        await self.tables.play.collect_trick(table.id, table.version)

    async def go_on(self, table: Table, random: Random) -> None:
        """One step of a match of four people: a click at random, or what the table does by itself."""
        assert table.status.is_open, "nothing goes on at a closed table"
        if table.shown is Shown.COMPLETE_TRICK:
            await self.collect(table)
        elif table.turn is None:
            await self.tables.play.deal(table.id, table.version)
        else:
            await self.act(table, choose(view_of_turn(table), random))

    async def play_to(self, table: Table, condition: Callable[[], bool], random: Random) -> None:
        while not condition():
            await self.go_on(table, random)


@asynccontextmanager
async def house_at(place: Path, pace: Pace = AT_ONCE) -> AsyncGenerator[House]:
    """Start the program on a file up to where tables are brought back; none goes on by itself yet."""
    database = await HurdledDatabase.open_at(place)
    house = House(place, database, Tables(database, pace), Watcher())
    try:
        house.tables.registry.listen(house.watcher)
        await house.tables.load()
        yield house
    finally:
        await house.tables.close()
        await database.close()


def as_killed(place: Path, elsewhere: Path) -> Path:
    """What kill -9 would leave at this moment: the files as they are on disk, in another folder."""
    elsewhere.mkdir()
    for file in place.parent.glob(f"{place.name}*"):
        if not file.name.endswith("-shm"):
            shutil.copy(file, elsewhere)
    return elsewhere / place.name


def acting(table: Table) -> Person:
    """The person whose turn it is."""
    assert table.turn is not None
    occupant = table.seats[table.turn]
    assert isinstance(occupant, Person)
    return occupant


def view_of_turn(table: Table) -> SeatView:
    """What the seat to act knows."""
    assert table.turn is not None
    view = table.seat_view(table.turn)
    assert view is not None
    return view


def choose(view: SeatView, random: Random) -> Action:
    """A legal action at random; in the auction mostly a pass, so that every end of it is met."""
    if Pass() in view.legal and random.random() < 0.75:
        return Pass()
    return random.choice(view.legal)


def taking(view: SeatView) -> Take:
    """The first suit that the seat can take in."""
    return next(action for action in view.legal if isinstance(action, Take))


def a_card(view: SeatView) -> Play:
    """The first card that the seat can play."""
    return next(action for action in view.legal if isinstance(action, Play))


def lasting(table: Table) -> Snapshot:
    """The table without what a restart may forget or set anew: the pause on a trick, news, the clock."""
    return replace(
        table.snapshot(),
        shown=Shown.CURRENT,
        takeover=None,
        clock=None,
        deserted=None,
        clock_news=None,
        seats_news=None,
        seat_wish=None,
        stop_request=None,
    )


def seat_views(table: Table) -> list[SeatView | None]:
    """What each of the four seats knows."""
    return [table.seat_view(seat) for seat in SEATS]


def found(house: House, table: Table) -> Table:
    """The same table in another process."""
    return house.tables.registry.get(table.id)


def seat_of(table: Table, person: Person) -> Seat:
    seat = table.seat_of(person.user_id)
    assert seat is not None
    return seat


class Refused:
    """`with refused(Refusal.STALE):` — the table refuses for this reason."""

    def __init__(self, refusal: Refusal) -> None:
        self._refusal = refusal
        self._raises = pytest.raises(TableRefused)

    def __enter__(self) -> None:
        self._caught = self._raises.__enter__()

    def __exit__(self, *exception: object) -> bool:
        swallowed = self._raises.__exit__(*exception)  # pyright: ignore[reportArgumentType]  # passed on as it came
        assert self._caught.value.refusal is self._refusal
        return swallowed


refused = Refused


def results_of(match: Match) -> list[Row]:
    """The score sheets of a match as rows of the table of results."""
    rows: list[Row] = []
    for deal, result in zip(match.deals, match.results, strict=False):  # the last deal may be running
        score, contract = result.score, deal.contract
        if score is None or contract is None:
            made: Row = ("void", None, None, None, 0, 0, 0, 0, 0, 0)
        else:
            capot = None if score.capot is None else "AB"[score.capot]
            points = (*score.tricks, *deal.belote_points(), *deal.meld_verdict.points)
            made = (str(score.outcome), contract.taker, contract.trump.letter, capot, *points)
        rows.append((result.number, *made, *result.marks, result.pot, *result.totals))
    return rows


RESULTS = (
    "SELECT deal, outcome, taker, trump, capot, tricks_a, tricks_b, belote_a, belote_b, melds_a, melds_b,"
    " marks_a, marks_b, pot, total_a, total_b FROM results ORDER BY match_id, deal"
)
"""The stored score sheets, in the order of `results_of`."""


def game_of(table: Table) -> Match:
    assert table.match is not None
    return table.match.game
