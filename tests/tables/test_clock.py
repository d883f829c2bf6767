"""The turn clock: it reminds at half time, moves at the end, and never after the person has."""

import asyncio
from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from belote_bot.game.actions import Pass
from belote_bot.tables.absence import MOST_MISSED
from belote_bot.tables.news import ClockEvent, ClockNews
from belote_bot.tables.occupants import Absence, Bot, StandIn
from belote_bot.tables.refusals import Refusal, TableRefused
from belote_bot.tables.table import Shown
from tests.storage.support import seen_from_outside
from tests.tables.clocks import (
    NOON,
    Time,
    asleep,
    plainest,
    reach_turn_of,
    running,
    settled,
    timed_house,
    timed_match,
)
from tests.tables.support import (
    ALICE,
    House,
    a_card,
    acting,
    seat_of,
    taking,
    view_of_turn,
)

STORED = "SELECT version, user_id, ends_at, reminded FROM turns"
ACTORS = "SELECT user_id FROM actions ORDER BY deal, number"


@pytest.fixture
async def house(place: Path, time: Time) -> AsyncGenerator[House]:
    async with timed_house(place, time) as opened:
        yield opened


# ---- how long a person may think ------------------------------------------------------------


async def test_the_end_of_a_turn_is_stored_when_it_begins(house: House, time: Time) -> None:
    table = await timed_match(house, time)
    first = acting(table)
    assert running(table).ends_at == NOON + 120
    assert seen_from_outside(house.place, STORED) == [(1, first.user_id, NOON + 120, 0)]

    await time.passes(50)
    await house.act(table, Pass())
    second = acting(table)
    assert table.snapshot().clock == running(table)
    assert seen_from_outside(house.place, STORED) == [(2, second.user_id, NOON + 170, 0)]


async def test_no_clock_runs_in_the_lobby_and_on_a_bots_turn(house: House, time: Time) -> None:
    table = await house.open()
    assert table.running is None
    await house.tables.leaving.leave(table.id, ALICE.user_id)

    table = await timed_match(house, time, people=(ALICE,))
    while table.turn == 0:
        await house.act(table, Pass())
    assert table.turn is not None
    assert table.snapshot().clock is None


async def test_no_clock_runs_while_a_trick_is_shown_and_the_next_turn_is_whole_after_it(
    house: House, time: Time
) -> None:
    table = await timed_match(house, time)
    await house.act(table, taking(view_of_turn(table)))
    for _ in range(4):
        await house.act(table, a_card(view_of_turn(table)))
    assert table.shown is Shown.COMPLETE_TRICK
    assert table.snapshot().clock is None

    await time.passes(2.5)
    assert table.shown is Shown.CURRENT
    assert 120 <= running(table).ends_at - time.now < 121


async def test_without_a_clock_nobody_is_hurried(house: House, time: Time) -> None:
    table = await timed_match(house, time, seconds=0)
    assert time.waits == 0
    await time.passes(1_000_000)
    assert (table.version, table.snapshot().clock) == (1, None)


async def test_a_clock_of_days_is_one_pause_a_turn(house: House, time: Time) -> None:
    table = await timed_match(house, time, seconds=7 * 86_400)
    for _ in range(3):
        await house.act(table, Pass())
        await settled(time)
    assert time.waits == 1
    await time.passes(7 * 86_400 - 1)
    assert table.version == 4
    await time.passes(1)
    assert table.version == 5


# ---- half time ------------------------------------------------------------------------------


async def test_at_half_time_there_is_one_reminder(house: House, time: Time) -> None:
    table = await timed_match(house, time)
    await time.passes(59)
    assert not running(table).reminded
    await time.passes(1)
    assert running(table).reminded
    told = len(house.watcher.seen)
    await time.passes(59)
    assert len(house.watcher.seen) == told


# ---- the end --------------------------------------------------------------------------------


async def test_at_the_end_a_bot_makes_that_one_move(house: House, time: Time) -> None:
    table = await timed_match(house, time)
    late = acting(table)
    await time.passes(119)
    assert table.version == 1
    await time.passes(1)
    assert table.version == 2
    assert late in table.people()
    assert seen_from_outside(house.place, ACTORS) == [(None,)]
    assert table.snapshot().clock_news == ClockNews(ClockEvent.MOVED, late, 2)


async def test_the_word_of_it_stays_until_the_next_trick_is_collected(house: House, time: Time) -> None:
    table = await timed_match(house, time)
    await house.act(table, taking(view_of_turn(table)))
    for _ in range(3):
        await house.act(table, a_card(view_of_turn(table)))
    await time.passes(120)
    assert table.shown is Shown.COMPLETE_TRICK
    await time.passes(2.5)
    assert table.clock_news is not None
    for _ in range(4):
        await house.act(table, a_card(view_of_turn(table)))
    await time.passes(2.5)
    assert table.clock_news is None


async def test_a_move_of_ones_own_is_a_new_beginning(house: House, time: Time) -> None:
    table = await timed_match(house, time)
    seat = table.turn
    assert seat is not None
    await time.passes(120)
    assert table.missed[seat] == 1
    await reach_turn_of(house, time, table, seat)
    await house.act(table, plainest(table))
    assert table.missed == (0, 0, 0, 0)
    assert seen_from_outside(house.place, "SELECT missed FROM missed_turns") == [(0,)]


async def test_after_two_in_a_row_a_bot_takes_the_seat_over(house: House, time: Time) -> None:
    table = await timed_match(house, time)
    first = acting(table)
    seat = seat_of(table, first)
    host = table.host_id
    await time.passes(120)
    await reach_turn_of(house, time, table, seat)
    await time.passes(120)

    bot = table.seats[seat]
    assert isinstance(bot, Bot)
    assert bot.stands_in == StandIn(first, Absence.ASLEEP)
    assert table.clock_news == ClockNews(ClockEvent.SEATED, first, table.version, bot.name)
    assert table.host_id == host
    assert MOST_MISSED == 2


async def test_a_bot_in_the_seat_plays_at_its_own_pace(house: House, time: Time) -> None:
    table = await timed_match(house, time)
    sleeper = await asleep(house, time, table)
    await reach_turn_of(house, time, table, table.sleepers()[sleeper.user_id])
    version = table.version
    await time.passes(1)
    assert table.version == version + 1


# ---- the same moment ------------------------------------------------------------------------


async def test_a_click_before_the_clock_wins(house: House, time: Time) -> None:
    table = await timed_match(house, time)
    late, turn = acting(table), running(table)
    click = house.tables.play.act(table.id, late.user_id, 1, Pass())
    clock = house.tables.play.act_in_place(table.id, turn, Pass())
    _, moved = await asyncio.gather(click, clock)
    assert moved is False
    assert seen_from_outside(house.place, ACTORS) == [(late.user_id,)]
    assert table.missed == (0, 0, 0, 0)


async def test_a_click_after_the_clock_comes_too_late(house: House, time: Time) -> None:
    table = await timed_match(house, time)
    late, turn = acting(table), running(table)
    clock = house.tables.play.act_in_place(table.id, turn, Pass())
    click = house.tables.play.act(table.id, late.user_id, 1, Pass())
    moved, answer = await asyncio.gather(clock, click, return_exceptions=True)
    assert moved is True
    assert isinstance(answer, TableRefused)
    assert answer.refusal is Refusal.STALE
    assert seen_from_outside(house.place, ACTORS) == [(None,)]


async def test_a_click_while_the_bot_thinks_counts(house: House, time: Time) -> None:
    table = await timed_match(house, time)
    late = acting(table)
    await time.passes(119)
    time.now += 1
    await asyncio.gather(time.passes(0), house.tables.play.act(table.id, late.user_id, 1, Pass()))
    assert seen_from_outside(house.place, ACTORS) == [(late.user_id,)]
    assert time.waits == 1


async def test_no_clock_outlives_the_match(house: House, time: Time) -> None:
    table = await timed_match(house, time)
    await house.tables.leaving.close_table(table.id)
    await settled(time)
    assert time.waits == 0
    assert seen_from_outside(house.place, STORED) == []


async def test_a_database_that_fails_only_delays_the_move(house: House, time: Time) -> None:
    table = await timed_match(house, time)
    await time.passes(119)
    house.database.fail_at(1)
    await time.passes(1)
    assert table.version == 1
    await time.passes(2)
    assert table.version == 2
