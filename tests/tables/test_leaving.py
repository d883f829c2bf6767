"""Going away: nobody is waited for, nobody loses cards, and nobody closes a table against the others."""

from random import Random

import pytest

from belote_bot.storage.tables import TableStatus
from belote_bot.tables.occupants import Bot
from belote_bot.tables.refusals import Refusal
from belote_bot.tables.table import Shown
from tests.storage.support import seen_from_outside
from tests.tables.support import (
    ALICE,
    BOB,
    CHLOE,
    DENIS,
    EVE,
    FOUR,
    TWO_DEALS,
    House,
    acting,
    as_killed,
    house_at,
    refused,
    seat_of,
    seat_views,
)


async def test_a_seat_in_the_lobby_becomes_free(house: House) -> None:
    table = await house.open()
    await house.tables.lobby.sit(table.id, BOB, 1)
    await house.tables.leaving.leave(table.id, BOB.user_id)

    assert table.seats == (ALICE, None, None, None)
    assert house.tables.registry.of_person(table.guild_id, BOB.user_id) is None


async def test_the_host_passes_on(house: House) -> None:
    table = await house.open()
    await house.tables.lobby.fill(table.id, ALICE.user_id)
    await house.tables.lobby.remove_bot(table.id, ALICE.user_id, 2)
    await house.tables.lobby.sit(table.id, BOB, 2)
    await house.tables.leaving.leave(table.id, ALICE.user_id)

    assert table.host_id == BOB.user_id
    assert seen_from_outside(house.place, "SELECT host_id FROM tables") == [(BOB.user_id,)]


async def test_the_last_person_closes_the_table(house: House) -> None:
    table = await house.open()
    await house.tables.lobby.fill(table.id, ALICE.user_id)
    await house.tables.leaving.leave(table.id, ALICE.user_id)

    assert table.status is TableStatus.STOPPED
    assert house.watcher.seen[-1].status is TableStatus.STOPPED
    assert seen_from_outside(house.place, "SELECT claim FROM seats WHERE user_id = 1") == [(None,)]


async def test_who_does_not_sit_cannot_leave(house: House) -> None:
    table = await house.open()

    with refused(Refusal.NOT_SEATED):
        await house.tables.leaving.leave(table.id, EVE.user_id)


async def test_leaving_twice_is_refused(house: House) -> None:
    table = await house.started()
    await house.tables.leaving.leave(table.id, BOB.user_id)

    with refused(Refusal.NOT_SEATED):
        await house.tables.leaving.leave(table.id, BOB.user_id)


@pytest.mark.parametrize("steps", [0, 3, 9, 14, 27])
async def test_a_bot_takes_the_same_cards_over_at_any_moment(house: House, steps: int) -> None:
    table = await house.started(TWO_DEALS)
    random = Random(steps)
    for _ in range(steps):
        await house.go_on(table, random)
    before = seat_views(table)

    await house.tables.leaving.leave(table.id, CHLOE.user_id)

    assert table.bot_on(2) is not None
    assert seat_views(table) == before
    assert seen_from_outside(house.place, "SELECT user_id, bot_level FROM seats WHERE seat = 2") == [
        (None, "steady")
    ]


async def test_the_bot_goes_on_when_it_was_the_leavers_turn(house: House) -> None:
    table = await house.started()
    house.tables.resume()
    leaver = acting(table)
    seat = seat_of(table, leaver)
    await house.tables.leaving.leave(table.id, leaver.user_id)

    await house.watcher.until(lambda: table.version == 2)

    assert isinstance(table.seats[seat], Bot)
    assert seen_from_outside(house.place, "SELECT seat, user_id FROM actions") == [(seat, None)]


async def test_a_person_who_left_may_sit_down_elsewhere(house: House) -> None:
    table = await house.started()
    await house.tables.leaving.leave(table.id, BOB.user_id)

    assert (await house.open(BOB)).id != table.id


async def test_the_table_closes_when_all_have_left_the_match(house: House) -> None:
    table = await house.started()
    for person in FOUR:
        assert table.status is TableStatus.PLAYING
        await house.tables.leaving.leave(table.id, person.user_id)

    assert table.status is TableStatus.STOPPED


async def test_the_host_stops_at_once(house: House) -> None:
    table = await house.started()

    assert await house.tables.leaving.stop(table.id, ALICE.user_id) is None
    assert table.status is TableStatus.STOPPED
    assert seen_from_outside(house.place, "SELECT status FROM tables") == [("stopped",)]


async def test_anybody_else_needs_everybodys_consent(house: House) -> None:
    table = await house.started()
    leaving = house.tables.leaving

    request = await leaving.stop(table.id, BOB.user_id)
    assert request is not None
    assert (request.asked_by, request.agreed) == (BOB.user_id, {BOB.user_id})
    assert house.watcher.seen[-1].stop_request == request
    assert await leaving.agree_to_stop(table.id, CHLOE.user_id) is not None
    assert await leaving.agree_to_stop(table.id, ALICE.user_id) is not None
    assert table.status is TableStatus.PLAYING
    assert await leaving.agree_to_stop(table.id, DENIS.user_id) is None
    assert table.status is TableStatus.STOPPED


async def test_bots_need_not_consent(house: House) -> None:
    table = await house.started(people=(ALICE, BOB))
    await house.tables.leaving.stop(table.id, BOB.user_id)

    assert await house.tables.leaving.agree_to_stop(table.id, ALICE.user_id) is None


async def test_agreeing_twice_counts_once(house: House) -> None:
    table = await house.started(people=(ALICE, BOB, CHLOE))
    await house.tables.leaving.stop(table.id, BOB.user_id)
    await house.tables.leaving.agree_to_stop(table.id, BOB.user_id)

    assert table.status is TableStatus.PLAYING


async def test_asking_as_well_is_agreeing(house: House) -> None:
    table = await house.started(people=(ALICE, BOB, CHLOE))
    await house.tables.leaving.stop(table.id, BOB.user_id)
    request = await house.tables.leaving.stop(table.id, CHLOE.user_id)

    assert request is not None
    assert (request.asked_by, request.agreed) == (BOB.user_id, {BOB.user_id, CHLOE.user_id})


async def test_one_person_can_play_on(house: House) -> None:
    table = await house.started()
    await house.tables.leaving.stop(table.id, BOB.user_id)
    await house.tables.leaving.play_on(table.id, CHLOE.user_id)

    assert table.stop_request is None
    assert house.watcher.seen[-1].stop_request is None
    for answer in (house.tables.leaving.agree_to_stop, house.tables.leaving.play_on):
        with refused(Refusal.NO_STOP_ASKED):
            await answer(table.id, DENIS.user_id)


async def test_whoever_wanted_to_play_on_is_not_asked_again_before_the_next_deal(house: House) -> None:
    table = await house.started(TWO_DEALS)
    leaving = house.tables.leaving
    await leaving.stop(table.id, BOB.user_id)
    await leaving.play_on(table.id, CHLOE.user_id)

    for person in (BOB, DENIS):
        with refused(Refusal.STOP_REFUSED):
            await leaving.stop(table.id, person.user_id)
    await house.play_to(table, lambda: table.deals == 2, Random(1))
    assert await leaving.stop(table.id, BOB.user_id) is not None


async def test_a_restart_does_not_forget_that_somebody_wanted_to_play_on(house: House) -> None:
    table = await house.started()
    await house.tables.leaving.stop(table.id, BOB.user_id)
    await house.tables.leaving.play_on(table.id, CHLOE.user_id)

    async with house_at(as_killed(house.place, house.place.parent.parent / "killed")) as anew:
        with refused(Refusal.STOP_REFUSED):
            await anew.tables.leaving.stop(table.id, BOB.user_id)
        assert await anew.tables.leaving.stop(table.id, ALICE.user_id) is None


async def test_staff_close_a_match_that_somebody_wanted_to_play_on(house: House) -> None:
    table = await house.started()
    await house.tables.leaving.stop(table.id, BOB.user_id)
    await house.tables.leaving.play_on(table.id, CHLOE.user_id)
    await house.tables.leaving.close_table(table.id)

    assert table.status is TableStatus.STOPPED


async def test_a_request_that_nobody_refused_may_be_made_again(house: House) -> None:
    table = await house.started()
    await house.tables.leaving.stop(table.id, BOB.user_id)
    await house.tables.leaving.leave(table.id, DENIS.user_id)
    assert table.stop_request is None

    assert await house.tables.leaving.stop(table.id, CHLOE.user_id) is not None


async def test_the_host_passes_on_in_a_match(house: House) -> None:
    table = await house.started()
    await house.tables.leaving.leave(table.id, ALICE.user_id)

    assert table.host_id == BOB.user_id
    assert seen_from_outside(house.place, "SELECT host_id FROM tables") == [(BOB.user_id,)]
    assert await house.tables.leaving.stop(table.id, BOB.user_id) is None


async def test_strangers_have_no_say(house: House) -> None:
    table = await house.started()
    await house.tables.leaving.stop(table.id, BOB.user_id)

    for answer in (
        house.tables.leaving.stop,
        house.tables.leaving.agree_to_stop,
        house.tables.leaving.play_on,
    ):
        with refused(Refusal.NOT_SEATED):
            await answer(table.id, EVE.user_id)
    assert table.status is TableStatus.PLAYING


async def test_a_request_outlasts_the_deal(house: House) -> None:
    table = await house.started(TWO_DEALS)
    await house.tables.leaving.stop(table.id, BOB.user_id)
    await house.play_to(table, lambda: len(table.snapshot().match.results) == 1, Random(1))  # pyright: ignore[reportOptionalMemberAccess]  # it began
    assert table.stop_request is not None
    await house.play_to(table, lambda: table.turn is not None, Random(1))

    assert table.stop_request is not None


async def test_staff_close_any_table(house: House) -> None:
    for table in (await house.started(), await house.open(EVE)):
        await house.tables.leaving.close_table(table.id)
        assert table.status is TableStatus.STOPPED


async def test_a_closed_table_is_not_closed_again(house: House) -> None:
    table = await house.open()
    await house.tables.leaving.close_table(table.id)

    with refused(Refusal.NO_TABLE):
        await house.tables.leaving.close_table(table.id)
    with refused(Refusal.NO_TABLE):
        await house.tables.leaving.stop(table.id, ALICE.user_id)
    with refused(Refusal.NOT_SEATED):
        await house.tables.leaving.leave(table.id, ALICE.user_id)


async def test_leaving_while_the_trick_is_shown(house: House) -> None:
    table = await house.started()
    await house.play_to(table, lambda: table.shown is Shown.COMPLETE_TRICK, Random(2))
    await house.tables.leaving.leave(table.id, BOB.user_id)

    assert table.shown is Shown.COMPLETE_TRICK
    assert table.bot_on(1) is not None


async def test_a_table_that_is_closed_while_the_trick_is_shown_is_done_with(house: House) -> None:
    table = await house.started(TWO_DEALS)
    await house.play_to(table, lambda: table.shown is Shown.COMPLETE_TRICK, Random(2))
    await house.tables.leaving.stop(table.id, table.host_id)

    assert table.status is TableStatus.STOPPED
    assert table.shown is Shown.CURRENT


async def test_consent_to_close_the_lobby_is_none_to_stop_the_match(house: House) -> None:
    table = await house.open()
    for seat, person in enumerate(FOUR[1:], 1):
        await house.tables.lobby.sit(table.id, person, seat)
    await house.tables.leaving.stop(table.id, BOB.user_id)
    await house.tables.leaving.agree_to_stop(table.id, CHLOE.user_id)
    await house.tables.lobby.start(table.id, ALICE.user_id)
    assert house.watcher.seen[-1].stop_request is None
    with refused(Refusal.NO_STOP_ASKED):
        await house.tables.leaving.agree_to_stop(table.id, DENIS.user_id)
