"""What a table does by itself, on a clock that the test moves."""

import asyncio
from collections.abc import AsyncGenerator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from belote_bot.game.actions import Action, Pass, Take
from belote_bot.game.house_rules import Shuffle
from belote_bot.game.views import SeatView
from belote_bot.players.player import Player
from belote_bot.storage.tables import TableStatus
from belote_bot.tables import thinking
from belote_bot.tables.driver import RETRY_SECONDS, next_step
from belote_bot.tables.pace import Pace
from belote_bot.tables.table import Shown, Table
from tests.tables.support import (
    ALICE,
    BOB,
    CHLOE,
    FOUR,
    ONE_DEAL,
    TWO_DEALS,
    House,
    choose,
    game_of,
    house_at,
    taking,
    view_of_turn,
)

BOT, TRICK, DEAL = 1.0, 2.5, 12.0


class Clock:
    """Every pause lasts until the test lets it end."""

    def __init__(self) -> None:
        self._pauses: asyncio.Queue[tuple[float, asyncio.Future[None]]] = asyncio.Queue()

    async def sleep(self, seconds: float) -> None:
        end: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pauses.put_nowait((seconds, end))
        await end

    async def next_pause(self) -> "Passing":
        async with asyncio.timeout(60):
            seconds, end = await self._pauses.get()
        return Passing(seconds, end)

    @property
    def stands_still(self) -> bool:
        """Whether nobody waits for anything that the test does not know of."""
        return self._pauses.empty()


class Passing:
    """A pause in progress."""

    def __init__(self, seconds: float, end: asyncio.Future[None]) -> None:
        self.seconds = seconds
        self._end = end

    def ends(self) -> None:
        self._end.set_result(None)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def house(place: Path, clock: Clock) -> AsyncGenerator[House]:
    async with house_at(place, Pace(BOT, TRICK, DEAL, clock.sleep)) as opened:
        opened.tables.resume()
        yield opened


async def let_others_run() -> None:
    """Give everything that is ready the chance to do something wrong."""
    for _ in range(20):
        await asyncio.sleep(0)


async def reach(house: House, clock: Clock, table: Table, seconds: float) -> Passing:
    """Play and let time pass until a pause of this length begins at the table."""
    random = Random(20)
    while True:
        if next_step(table) is None:
            await house.act(table, choose(view_of_turn(table), random))
            continue
        pause = await clock.next_pause()
        if pause.seconds == seconds:
            return pause
        pause.ends()
        version, shown = table.version, table.shown
        await house.watcher.until(
            lambda version=version, shown=shown: (table.version, table.shown) != (version, shown)
        )


async def test_the_table_waits_for_a_person(house: House, clock: Clock) -> None:
    table = await house.started()
    await let_others_run()

    assert next_step(table) is None
    assert clock.stands_still


async def test_bots_act_one_at_a_time_with_a_pause_before_each(house: House, clock: Clock) -> None:
    table = await house.started(people=(ALICE,))
    random = Random(21)

    for _ in range(12):
        while next_step(table) is None:
            await house.act(table, take_or_play(table, random))
        pause = await clock.next_pause()
        version, shown = table.version, table.shown
        await let_others_run()
        assert (table.version, table.shown, clock.stands_still) == (version, shown, True)

        pause.ends()
        await house.watcher.until(lambda before=(version, shown): (table.version, table.shown) != before)
        collected = shown is Shown.COMPLETE_TRICK
        assert pause.seconds == (TRICK if collected else BOT)
        assert table.version == (version if collected else version + 1)


async def test_how_long_a_bot_thinks_does_not_show(
    house: House, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    decided = asyncio.Event()
    loop, decide = asyncio.get_running_loop(), thinking.decide

    def noted(player: Player, view: SeatView) -> Action:
        action = decide(player, view)
        loop.call_soon_threadsafe(decided.set)
        return action

    monkeypatch.setattr(thinking, "decide", noted)
    table = await house.started(people=(ALICE,))
    pause = await reach(house, clock, table, BOT)
    version = table.version
    async with asyncio.timeout(60):
        await decided.wait()
    await let_others_run()
    assert table.version == version
    pause.ends()
    await house.watcher.until(lambda: table.version == version + 1)


def take_or_play(table: Table, random: Random) -> Action:
    """What keeps a deal from being void."""
    legal = view_of_turn(table).legal
    return next((action for action in legal if isinstance(action, Take)), random.choice(legal))


async def test_a_complete_trick_stays_for_its_pause(house: House, clock: Clock) -> None:
    table = await house.started(ONE_DEAL)
    await house.act(table, taking(view_of_turn(table)))
    pause = await reach(house, clock, table, TRICK)
    await let_others_run()
    assert table.shown is Shown.COMPLETE_TRICK

    pause.ends()
    await house.watcher.until(lambda: table.shown is Shown.CURRENT)

    assert table.turn is not None
    assert house.watcher.seen[-1] == table.snapshot()


async def test_the_next_deal_comes_by_itself(house: House, clock: Clock) -> None:
    table = await house.started(TWO_DEALS)
    await house.act(table, taking(view_of_turn(table)))
    pause = await reach(house, clock, table, DEAL)
    await let_others_run()
    assert len(game_of(table).deals) == 1

    pause.ends()
    await house.watcher.until(lambda: len(game_of(table).deals) == 2)


async def test_a_void_deal_is_not_read_for_long(house: House, clock: Clock) -> None:
    table = await house.started()
    for _ in range(8):
        await house.act(table, Pass())

    assert (await clock.next_pause()).seconds == TRICK
    assert game_of(table).awaits_deal


async def test_whoever_has_to_cut_gets_time_for_it_after_a_void_deal_too(house: House, clock: Clock) -> None:
    table = await house.started(replace(TWO_DEALS, shuffle=Shuffle.CUT_ONLY))
    for _ in range(8):
        await house.act(table, Pass())

    assert (await clock.next_pause()).seconds == DEAL


async def test_a_finished_match_rests(house: House, clock: Clock) -> None:
    table = await house.started(ONE_DEAL)
    await house.act(table, taking(view_of_turn(table)))
    random = Random(22)
    while table.status is TableStatus.PLAYING:
        if table.shown is Shown.COMPLETE_TRICK:
            (await clock.next_pause()).ends()
            await house.watcher.until(lambda: table.shown is Shown.CURRENT)
        await house.act(table, choose(view_of_turn(table), random))
    (await clock.next_pause()).ends()
    await house.watcher.until(lambda: table.shown is Shown.CURRENT)
    await let_others_run()

    assert next_step(table) is None
    assert clock.stands_still


@pytest.mark.parametrize("seconds", [BOT, TRICK, DEAL])
async def test_a_stopped_table_does_nothing_more(house: House, clock: Clock, seconds: float) -> None:
    table = await house.started(TWO_DEALS, (ALICE, BOB, CHLOE))
    pause = await reach(house, clock, table, seconds)
    await house.tables.leaving.close_table(table.id)
    version, told = table.version, len(house.watcher.seen)

    pause.ends()
    await let_others_run()

    assert (table.version, len(house.watcher.seen)) == (version, told)
    assert clock.stands_still


async def test_a_bot_takes_over_in_the_pause_of_the_trick(house: House, clock: Clock) -> None:
    table = await house.started(ONE_DEAL)
    await house.act(table, taking(view_of_turn(table)))
    pause = await reach(house, clock, table, TRICK)
    for person in FOUR[1:]:
        await house.tables.leaving.leave(table.id, person.user_id)
    game = game_of(table)

    pause.ends()
    await house.watcher.until(lambda: table.shown is Shown.CURRENT)

    if game.turn != 0:
        assert (await clock.next_pause()).seconds == BOT
    assert clock.stands_still


async def test_tables_do_not_wait_for_each_other(house: House, clock: Clock) -> None:
    slow = await house.started(people=(ALICE,))
    if slow.turn == 0:
        await house.act(slow, Pass())
    await clock.next_pause()  # it never ends
    quick = await house.started(people=(BOB,))
    if quick.turn == 0:
        await house.act(quick, Pass())
    version = quick.version

    (await clock.next_pause()).ends()
    await house.watcher.until(lambda: quick.version > version)


@pytest.mark.parametrize("statement", ["BEGIN", "action", "COMMIT"])
async def test_what_the_database_refuses_is_tried_again(house: House, clock: Clock, statement: str) -> None:
    table = await house.started(people=(ALICE,))
    if table.turn == 0:
        await house.act(table, Pass())
    version = table.version
    pause = await clock.next_pause()
    house.database.fail_at(["BEGIN", "action", "COMMIT"].index(statement))
    pause.ends()

    retry = await clock.next_pause()
    assert (retry.seconds, table.version) == (RETRY_SECONDS, version)
    retry.ends()
    pause = await clock.next_pause()
    assert pause.seconds == BOT
    pause.ends()
    await house.watcher.until(lambda: table.version > version)


async def test_a_deal_that_cannot_be_stored_is_dealt_later(house: House, clock: Clock) -> None:
    table = await house.started()
    for _ in range(8):
        await house.act(table, Pass())
    pause = await clock.next_pause()
    house.database.fail_at(1)
    pause.ends()

    retry = await clock.next_pause()
    assert (retry.seconds, len(game_of(table).deals)) == (RETRY_SECONDS, 1)
    retry.ends()
    (await clock.next_pause()).ends()
    await house.watcher.until(lambda: len(game_of(table).deals) == 2)


@pytest.mark.parametrize("seconds", [BOT, TRICK, DEAL])
async def test_closing_ends_every_pause(house: House, clock: Clock, seconds: float) -> None:
    table = await house.started(TWO_DEALS, (ALICE, BOB, CHLOE))
    await reach(house, clock, table, seconds)
    await house.tables.close()

    assert asyncio.all_tasks() == {asyncio.current_task()}


async def test_closing_while_an_action_is_being_stored_leaves_it_stored(house: House, clock: Clock) -> None:
    table = await house.started(people=(ALICE,))
    if table.turn == 0:
        await house.act(table, Pass())
    version = table.version
    pause = await clock.next_pause()
    house.database.hurdles.statements.clear()
    pause.ends()
    await house.database.hurdles.reached("COMMIT")
    await house.tables.close()

    assert table.version == version + 1
    assert await house.database.number("SELECT count(*) FROM actions") == version
    assert asyncio.all_tasks() == {asyncio.current_task()}


async def test_nothing_begins_after_closing(house: House, clock: Clock) -> None:
    table = await house.started()
    await house.tables.close()
    for person in FOUR[1:]:
        await house.tables.leaving.leave(table.id, person.user_id)
    if table.turn == 0:
        await house.act(table, Pass())
    await let_others_run()

    assert clock.stands_still
    assert asyncio.all_tasks() == {asyncio.current_task()}


async def test_nothing_is_collected_at_a_finished_table_that_is_done_with(
    house: House, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    table = await house.started(ONE_DEAL)
    pause = await reach(house, clock, table, TRICK)
    while table.status.is_open:
        pause.ends()
        await house.watcher.until(lambda: table.shown is Shown.CURRENT)
        pause = await reach(house, clock, table, TRICK)
    # As where the channel is gone: nobody sees the last trick.
    await house.tables.registry.settled(table)
    pause.ends()
    await let_others_run()
    assert clock.stands_still
    assert next_step(table) is None
    assert caplog.messages == []
