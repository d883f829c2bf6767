"""Taking a seat from a bot that sits in: one's own, or that of somebody who left; and when nobody is left."""

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from belote_bot.game.actions import Pass
from belote_bot.storage.tables import TableStatus
from belote_bot.tables.news import ClockEvent
from belote_bot.tables.refusals import Refusal
from belote_bot.tables.turns import DESERTED_SECONDS
from tests.storage.support import seen_from_outside
from tests.tables.clocks import Time, asleep, reach_turn_of, running, timed_house, timed_match
from tests.tables.support import (
    ALICE,
    BOB,
    EVE,
    House,
    acting,
    game_of,
    refused,
    seat_of,
)

STORED = "SELECT version, user_id, ends_at, reminded FROM turns"


@pytest.fixture
async def house(place: Path, time: Time) -> AsyncGenerator[House]:
    async with timed_house(place, time) as opened:
        yield opened


# ---- coming back ----------------------------------------------------------------------------


async def test_a_person_takes_their_seat_back_with_the_same_cards(house: House, time: Time) -> None:
    table = await timed_match(house, time)
    sleeper = await asleep(house, time, table)
    seat = table.sleepers()[sleeper.user_id]
    hand = game_of(table).deals[-1].hands[seat]
    await house.tables.returning.take_back(table.id, sleeper)

    assert table.seats[seat] == sleeper
    assert game_of(table).deals[-1].hands[seat] == hand
    assert table.clock_news is not None
    assert table.clock_news.event is ClockEvent.BACK
    assert seen_from_outside(house.place, "SELECT user_id FROM seats WHERE absence IS NOT NULL") == []


async def test_after_coming_back_one_turn_may_be_missed_again(house: House, time: Time) -> None:
    table = await timed_match(house, time)
    sleeper = await asleep(house, time, table)
    await house.tables.returning.take_back(table.id, sleeper)
    seat = seat_of(table, sleeper)
    await reach_turn_of(house, time, table, seat)
    await time.passes(120)
    assert table.missed[seat] == 1
    assert table.seat_of(sleeper.user_id) is not None


async def test_whoever_comes_back_on_their_turn_has_all_their_time(house: House, time: Time) -> None:
    table = await timed_match(house, time)
    sleeper = await asleep(house, time, table)
    await reach_turn_of(house, time, table, table.sleepers()[sleeper.user_id])
    assert table.running is None
    await house.tables.returning.take_back(table.id, sleeper)
    assert running(table).ends_at == time.now + 120


async def test_a_sleeper_cannot_play_before_coming_back(house: House, time: Time) -> None:
    table = await timed_match(house, time)
    sleeper = await asleep(house, time, table)
    with refused(Refusal.ASLEEP):
        await house.tables.play.act(table.id, sleeper.user_id, table.version, Pass())


async def test_nobody_takes_a_sleepers_seat(house: House, time: Time) -> None:
    table = await timed_match(house, time)
    sleeper = await asleep(house, time, table)
    with refused(Refusal.SEAT_TAKEN):
        await house.tables.returning.take_seat(table.id, EVE, table.sleepers()[sleeper.user_id])
    with refused(Refusal.NO_SEAT_KEPT):
        await house.tables.returning.take_back(table.id, EVE)


async def test_a_sleeper_who_sits_elsewhere_by_now_cannot_come_back(house: House, time: Time) -> None:
    table = await timed_match(house, time)
    sleeper = await asleep(house, time, table)
    await house.open(host=sleeper)
    with refused(Refusal.SEATED_ELSEWHERE):
        await house.tables.returning.take_back(table.id, sleeper)


async def test_a_sleeping_host_may_still_stop_the_match(house: House, time: Time) -> None:
    table = await timed_match(house, time)
    table.host_id = acting(table).user_id
    host = await asleep(house, time, table)
    await house.tables.leaving.stop(table.id, host.user_id)
    assert table.status is TableStatus.STOPPED
    assert seen_from_outside(house.place, STORED) == []


async def test_a_host_who_leaves_asleep_passes_the_role_on(house: House, time: Time) -> None:
    table = await timed_match(house, time)
    table.host_id = acting(table).user_id
    host = await asleep(house, time, table)
    assert table.host_id == host.user_id
    await house.tables.leaving.leave(table.id, host.user_id)
    assert table.host_id == table.people()[0].user_id
    assert seen_from_outside(house.place, "SELECT host_id FROM tables") == [(table.host_id,)]


async def test_the_role_passes_to_a_sleeper_when_nobody_else_is_there(house: House, time: Time) -> None:
    table = await timed_match(house, time, people=(ALICE, BOB))
    sleeper = await asleep(house, time, table)
    (other,) = table.people()
    table.host_id = other.user_id
    await house.tables.leaving.leave(table.id, other.user_id)
    assert (table.host_id, table.status) == (sleeper.user_id, TableStatus.PLAYING)


async def test_the_others_stop_without_a_sleeper(house: House, time: Time) -> None:
    table = await timed_match(house, time)
    table.host_id = EVE.user_id  # nobody of them
    await asleep(house, time, table)
    for person in table.people():
        await house.tables.leaving.stop(table.id, person.user_id)
    assert table.status is TableStatus.STOPPED


async def test_a_sleeper_who_leaves_gives_the_seat_free(house: House, time: Time) -> None:
    table = await timed_match(house, time)
    sleeper = await asleep(house, time, table)
    seat = table.sleepers()[sleeper.user_id]
    await house.tables.leaving.leave(table.id, sleeper.user_id)
    assert table.sleepers() == {}
    await house.tables.returning.take_seat(table.id, EVE, seat)
    assert table.seats[seat] == EVE


# ---- taking a leaver's seat -----------------------------------------------------------------


async def test_somebody_takes_the_seat_of_a_leaver(house: House, time: Time) -> None:
    table = await timed_match(house, time)
    await house.tables.leaving.leave(table.id, BOB.user_id)
    await house.tables.returning.take_seat(table.id, EVE, 1)
    assert table.seats[1] == EVE
    assert table.clock_news is not None
    assert table.clock_news.event is ClockEvent.TAKEN
    with refused(Refusal.SEAT_TAKEN):
        await house.tables.returning.take_seat(table.id, BOB, 1)


async def test_a_leaver_comes_back_to_their_own_seat_only(house: House, time: Time) -> None:
    table = await timed_match(house, time)
    await house.tables.leaving.leave(table.id, BOB.user_id)
    await house.tables.leaving.leave(table.id, ALICE.user_id)
    with refused(Refusal.OTHER_SEAT):
        await house.tables.returning.take_seat(table.id, BOB, 0)
    await house.tables.returning.take_seat(table.id, BOB, 1)
    assert table.seats[1] == BOB


async def test_a_latecomer_who_left_comes_back_to_no_other_seat(house: House, time: Time) -> None:
    table = await timed_match(house, time)
    await house.tables.leaving.leave(table.id, BOB.user_id)
    await house.tables.returning.take_seat(table.id, EVE, 1)
    await house.tables.leaving.leave(table.id, EVE.user_id)
    await house.tables.leaving.leave(table.id, ALICE.user_id)
    with refused(Refusal.OTHER_SEAT):
        await house.tables.returning.take_seat(table.id, EVE, 0)


async def test_a_bot_of_the_lobby_keeps_its_seat(house: House, time: Time) -> None:
    table = await timed_match(house, time, people=(ALICE,))
    with refused(Refusal.SEAT_TAKEN):
        await house.tables.returning.take_seat(table.id, EVE, 1)


# ---- when nobody is left --------------------------------------------------------------------


async def test_a_match_without_anybody_waits_and_closes_after_a_day(house: House, time: Time) -> None:
    table = await timed_match(house, time, people=(ALICE,))
    await asleep(house, time, table)
    version = table.version
    await time.passes(DESERTED_SECONDS - 60)
    assert (table.version, table.status) == (version, TableStatus.PLAYING)
    assert table.snapshot().deserted is not None
    await time.passes(60)
    assert table.status is TableStatus.STOPPED
    assert seen_from_outside(house.place, "SELECT ending, winner FROM matches") == [("abandoned", None)]


async def test_the_match_goes_on_when_somebody_comes_back(house: House, time: Time) -> None:
    table = await timed_match(house, time, people=(ALICE,))
    await asleep(house, time, table)
    version = table.version
    await house.tables.returning.take_back(table.id, ALICE)
    await time.passes(121)  # it may be her turn
    assert table.version > version
    await time.passes(DESERTED_SECONDS)
    assert table.status is TableStatus.PLAYING


async def test_the_last_who_is_awake_may_leave_the_match_to_a_sleeper(house: House, time: Time) -> None:
    table = await timed_match(house, time)
    sleeper = await asleep(house, time, table)
    for person in table.people():
        await house.tables.leaving.leave(table.id, person.user_id)
    assert table.status is TableStatus.PLAYING
    assert table.deserted is not None
    assert table.host_id == sleeper.user_id
    await house.tables.returning.take_back(table.id, sleeper)
    assert table.deserted is None
