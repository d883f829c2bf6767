"""Seats in the lobby: exchanged by agreement or by the host, drawn by lot, and taken away."""

from collections import Counter

from belote_bot.tables.news import SeatsEvent, SeatWish
from belote_bot.tables.occupants import Bot, Person, Seats
from belote_bot.tables.refusals import Refusal
from belote_bot.tables.shuffling import drawn_seats
from belote_bot.tables.table import Table
from tests.storage.support import seen_from_outside
from tests.tables.support import (
    ALICE,
    BOB,
    CHLOE,
    DENIS,
    EVE,
    FOUR,
    House,
    as_killed,
    found,
    house_at,
    refused,
)

STORED = "SELECT seat, user_id FROM seats ORDER BY seat"


async def lobby(house: House, people: tuple[Person, ...] = FOUR) -> Table:
    """A table at which these people sit in order, before the match."""
    host, *others = people
    table = await house.open(host)
    for seat, person in enumerate(others, 1):
        await house.tables.lobby.sit(table.id, person, seat)
    return table


# ---- exchanging -----------------------------------------------------------------------------


async def test_two_people_exchange_seats_when_the_other_agrees(house: House) -> None:
    table = await lobby(house)
    wish = await house.tables.arranging.exchange(table.id, BOB.user_id, 2)

    assert wish == SeatWish(BOB, CHLOE)
    assert house.watcher.seen[-1].seat_wish == wish
    assert table.seats == FOUR
    await house.tables.arranging.agree_to_exchange(table.id, CHLOE.user_id)
    assert table.seats == (ALICE, CHLOE, BOB, DENIS)
    assert table.seat_wish is None
    assert seen_from_outside(house.place, STORED) == [(0, 1), (1, 3), (2, 2), (3, 4)]
    news = house.watcher.seen[-1].seats_news
    assert news is not None
    assert (news.event, news.whom) == (SeatsEvent.SWAPPED, (BOB, CHLOE))


async def test_nobody_agrees_in_anothers_place(house: House) -> None:
    table = await lobby(house)
    await house.tables.arranging.exchange(table.id, BOB.user_id, 2)

    for person in (ALICE, BOB, DENIS):
        with refused(Refusal.NOT_ASKED):
            await house.tables.arranging.agree_to_exchange(table.id, person.user_id)
    for answer in (house.tables.arranging.agree_to_exchange, house.tables.arranging.keep_seats):
        with refused(Refusal.NOT_SEATED):
            await answer(table.id, EVE.user_id)
    assert table.seats == FOUR


async def test_nobody_agrees_to_what_somebody_else_asks_meanwhile(house: House) -> None:
    table = await lobby(house)
    arranging = house.tables.arranging
    await arranging.exchange(table.id, BOB.user_id, 2)
    await arranging.exchange(table.id, DENIS.user_id, 2)
    for answer in (arranging.agree_to_exchange, arranging.keep_seats):
        with refused(Refusal.NO_EXCHANGE_ASKED):
            await answer(table.id, CHLOE.user_id, 1)
    assert table.seats == FOUR
    await arranging.agree_to_exchange(table.id, CHLOE.user_id, 3)
    assert table.seats == (ALICE, BOB, DENIS, CHLOE)


async def test_whoever_is_asked_may_stay_and_the_host_and_the_asker_may_end_it(house: House) -> None:
    table = await lobby(house)
    for person in (CHLOE, BOB, ALICE):
        await house.tables.arranging.exchange(table.id, BOB.user_id, 2)
        with refused(Refusal.NOT_ASKED):
            await house.tables.arranging.keep_seats(table.id, DENIS.user_id)
        await house.tables.arranging.keep_seats(table.id, person.user_id)
        assert table.seat_wish is None
    with refused(Refusal.NO_EXCHANGE_ASKED):
        await house.tables.arranging.agree_to_exchange(table.id, CHLOE.user_id)


async def test_a_wish_is_over_when_somebody_gets_up_or_the_match_begins(house: House) -> None:
    table = await lobby(house)
    await house.tables.arranging.exchange(table.id, BOB.user_id, 2)
    await house.tables.leaving.leave(table.id, DENIS.user_id)
    assert table.seat_wish is None
    await house.tables.lobby.sit(table.id, DENIS, 3)
    await house.tables.arranging.exchange(table.id, BOB.user_id, 2)
    await house.tables.lobby.start(table.id, ALICE.user_id)
    assert table.seat_wish is None
    with refused(Refusal.NOT_IN_LOBBY):
        await house.tables.arranging.agree_to_exchange(table.id, CHLOE.user_id)


async def test_a_person_takes_the_seat_of_a_bot_at_once(house: House) -> None:
    table = await lobby(house, (ALICE, BOB))
    await house.tables.lobby.fill(table.id, ALICE.user_id)
    bot = table.seats[3]
    assert await house.tables.arranging.exchange(table.id, BOB.user_id, 3) is None

    assert isinstance(bot, Bot)
    assert (table.seats[1], table.seats[3]) == (bot, BOB)


async def test_there_is_nothing_to_exchange_with_a_free_seat_or_ones_own(house: House) -> None:
    table = await lobby(house, (ALICE, BOB))

    for seat in (1, 2):
        with refused(Refusal.STALE):
            await house.tables.arranging.exchange(table.id, BOB.user_id, seat)
    with refused(Refusal.NOT_SEATED):
        await house.tables.arranging.exchange(table.id, EVE.user_id, 0)


async def test_the_host_exchanges_any_two_seats(house: House) -> None:
    table = await lobby(house, (ALICE, BOB, CHLOE))
    await house.tables.arranging.swap(table.id, ALICE.user_id, 1, 2)
    assert table.seats == (ALICE, CHLOE, BOB, None)
    await house.tables.arranging.swap(table.id, ALICE.user_id, 3, 0)
    assert table.seats == (None, CHLOE, BOB, ALICE)
    with refused(Refusal.NOT_HOST):
        await house.tables.arranging.swap(table.id, BOB.user_id, 1, 2)
    with refused(Refusal.STALE):
        await house.tables.arranging.swap(table.id, ALICE.user_id, 1, 1)


# ---- drawing --------------------------------------------------------------------------------


async def test_the_pairs_are_drawn_and_told_with_how_often(house: House) -> None:
    table = await lobby(house)
    for times in (1, 2):
        await house.tables.arranging.draw_pairs(table.id, ALICE.user_id)
        news = house.watcher.seen[-1].seats_news
        assert news is not None
        assert (news.event, news.whom, news.times) == (SeatsEvent.DRAWN, table.seats, times)
    assert set(table.seats) == set(FOUR)
    assert table.host_id == ALICE.user_id
    stored = [row[1] for row in seen_from_outside(house.place, STORED)]
    assert stored == [person.user_id for person in table.people()]


async def test_every_pair_is_drawn_as_often_as_any_other() -> None:
    seats: Seats = FOUR
    partners: Counter[Person] = Counter()
    for _ in range(3000):
        drawn = drawn_seats(seats)
        at = drawn.index(ALICE)
        partner = drawn[(at + 2) % 4]
        assert isinstance(partner, Person)
        partners[partner] += 1
    assert set(partners) == {BOB, CHLOE, DENIS}
    # Beyond six standard deviations, by chance once in half a billion runs.
    assert all(abs(times - 1000) < 155 for times in partners.values())


async def test_only_the_host_draws_and_only_at_a_full_table(house: House) -> None:
    table = await lobby(house, (ALICE, BOB, CHLOE))
    with refused(Refusal.NOT_HOST):
        await house.tables.arranging.draw_pairs(table.id, BOB.user_id)
    with refused(Refusal.PAIRS_INCOMPLETE):
        await house.tables.arranging.draw_pairs(table.id, ALICE.user_id)
    assert table.seats == (ALICE, BOB, CHLOE, None)


# ---- the host -------------------------------------------------------------------------------


async def test_the_host_hands_the_role_on(house: House) -> None:
    table = await lobby(house)
    await house.tables.arranging.make_host(table.id, ALICE.user_id, CHLOE.user_id)

    assert table.host_id == CHLOE.user_id
    assert seen_from_outside(house.place, "SELECT host_id FROM tables") == [(3,)]
    with refused(Refusal.NOT_HOST):
        await house.tables.lobby.start(table.id, ALICE.user_id)
    await house.tables.lobby.start(table.id, CHLOE.user_id)


async def test_nobody_else_and_no_stranger_is_made_host(house: House) -> None:
    table = await lobby(house)
    with refused(Refusal.NOT_HOST):
        await house.tables.arranging.make_host(table.id, BOB.user_id, BOB.user_id)
    for other in (ALICE, EVE):
        with refused(Refusal.STALE):
            await house.tables.arranging.make_host(table.id, ALICE.user_id, other.user_id)


# ---- taken off the table --------------------------------------------------------------------


async def test_whoever_is_taken_off_the_table_sits_down_only_when_the_host_lets_them(house: House) -> None:
    table = await lobby(house)
    await house.tables.arranging.remove(table.id, ALICE.user_id, DENIS.user_id)
    assert table.seats == (ALICE, BOB, CHLOE, None)
    news = house.watcher.seen[-1].seats_news
    assert news is not None
    assert (news.event, news.whom) == (SeatsEvent.REMOVED, (DENIS,))

    with refused(Refusal.BARRED):
        await house.tables.lobby.sit(table.id, DENIS, 3)
    await house.tables.arranging.let_back(table.id, ALICE.user_id, DENIS.user_id)
    await house.tables.lobby.sit(table.id, DENIS, 3)
    assert table.seats == FOUR
    assert seen_from_outside(house.place, "SELECT * FROM barred") == []


async def test_whoever_was_taken_off_may_sit_elsewhere(house: House) -> None:
    table = await lobby(house)
    await house.tables.arranging.remove(table.id, ALICE.user_id, DENIS.user_id)
    assert (await house.open(DENIS)).host_id == DENIS.user_id


async def test_the_bar_outlasts_a_kill(house: House) -> None:
    table = await lobby(house)
    await house.tables.arranging.remove(table.id, ALICE.user_id, DENIS.user_id)

    async with house_at(as_killed(house.place, house.place.parent.parent / "killed")) as anew:
        again = found(anew, table)
        assert again.barred == (DENIS,)
        with refused(Refusal.BARRED):
            await anew.tables.lobby.sit(again.id, DENIS, 3)


async def test_whoever_was_taken_off_takes_no_seat_in_the_match_either(house: House) -> None:
    table = await lobby(house)
    await house.tables.arranging.remove(table.id, ALICE.user_id, DENIS.user_id)
    await house.tables.lobby.sit(table.id, EVE, 3)
    await house.tables.lobby.start(table.id, ALICE.user_id)
    await house.tables.leaving.leave(table.id, EVE.user_id)
    with refused(Refusal.BARRED):
        await house.tables.returning.take_seat(table.id, DENIS, 3)


async def test_the_host_alone_takes_off_and_never_themselves(house: House) -> None:
    table = await lobby(house)
    with refused(Refusal.NOT_HOST):
        await house.tables.arranging.remove(table.id, BOB.user_id, DENIS.user_id)
    for other in (ALICE, EVE):
        with refused(Refusal.STALE):
            await house.tables.arranging.remove(table.id, ALICE.user_id, other.user_id)
    with refused(Refusal.STALE):
        await house.tables.arranging.let_back(table.id, ALICE.user_id, EVE.user_id)
    assert table.seats == FOUR


async def test_a_closed_table_keeps_nobody_in_mind(house: House) -> None:
    table = await lobby(house)
    await house.tables.arranging.remove(table.id, ALICE.user_id, DENIS.user_id)
    await house.tables.leaving.stop(table.id, ALICE.user_id)
    assert seen_from_outside(house.place, "SELECT * FROM barred") == []
