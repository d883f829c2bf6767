"""Handing one's seat over in a match: to a named person, who agrees before the next deal."""

from random import Random

from belote_bot.standings.outcomes import Part, Result
from belote_bot.storage.tables import TableStatus
from belote_bot.tables.news import ClockEvent
from belote_bot.tables.occupants import Person
from belote_bot.tables.refusals import Refusal
from belote_bot.tables.table import Table
from tests.storage.support import seen_from_outside
from tests.tables.clocks import Time, asleep, timed_house, timed_match
from tests.tables.support import (
    ALICE,
    BOB,
    CHLOE,
    DENIS,
    EVE,
    FOUR,
    GUILD,
    TWO_DEALS,
    House,
    acting,
    as_killed,
    found,
    game_of,
    house_at,
    refused,
    seat_of,
    seat_views,
)

FAY = Person(6, "Fay")


async def offered(house: House, giver: Person = BOB, taker: Person = EVE) -> Table:
    """A match in which somebody hands their seat over."""
    table = await house.started(TWO_DEALS)
    await house.tables.handing_over.offer(table.id, giver.user_id, taker)
    return table


async def test_the_named_person_takes_the_seat_with_its_cards(house: House) -> None:
    table = await offered(house)
    before = seat_views(table)
    assert table.seats == FOUR
    assert house.watcher.seen[-1].offer == table.offer is not None
    await house.tables.returning.accept(table.id, EVE)

    assert table.seats == (ALICE, EVE, CHLOE, DENIS)
    assert seat_views(table) == before
    assert table.offer is None
    news = table.clock_news
    assert news is not None
    assert (news.event, news.person, news.bot) == (ClockEvent.HANDED, EVE, "Bob")
    assert seen_from_outside(house.place, "SELECT user_id FROM seats WHERE seat = 1") == [(5,)]
    assert seen_from_outside(house.place, "SELECT * FROM offers") == []
    assert house.tables.registry.of_person(GUILD, BOB.user_id) is None


async def test_nobody_else_takes_it(house: House) -> None:
    table = await offered(house)
    with refused(Refusal.NOT_OFFERED):
        await house.tables.returning.accept(table.id, FAY)
    with refused(Refusal.ALREADY_SEATED):
        await house.tables.returning.accept(table.id, CHLOE)
    assert table.seats == FOUR


async def test_whoever_hands_over_plays_on_until_then(house: House) -> None:
    table = await house.started(TWO_DEALS)
    mover = acting(table)
    await house.tables.handing_over.offer(table.id, mover.user_id, EVE)
    await house.go_on(table, Random(1))
    assert table.offer is not None
    await house.tables.returning.accept(table.id, EVE)
    assert EVE in table.seats


async def test_the_next_deal_ends_the_offer(house: House) -> None:
    table = await offered(house)
    await house.play_to(table, lambda: table.turn is None and game_of(table).awaits_deal, Random(1))
    assert table.offer is not None
    await house.tables.play.deal(table.id, table.version)
    assert table.offer is None
    with refused(Refusal.NO_OFFER):
        await house.tables.returning.accept(table.id, EVE)
    await house.tables.handing_over.offer(table.id, CHLOE.user_id, EVE)


async def test_the_offer_ends_when_whoever_made_it_leaves(house: House) -> None:
    table = await offered(house)
    await house.tables.leaving.leave(table.id, BOB.user_id)
    with refused(Refusal.NO_OFFER):
        await house.tables.returning.accept(table.id, EVE)
    await house.tables.returning.take_seat(table.id, EVE, 1)


async def test_whoever_leaves_and_comes_back_hands_nothing_over_any_more(house: House) -> None:
    table = await offered(house)
    await house.tables.leaving.leave(table.id, BOB.user_id)
    assert seen_from_outside(house.place, "SELECT * FROM offers") == []
    await house.tables.returning.take_back(table.id, BOB)
    assert table.offer is None
    with refused(Refusal.NO_OFFER):
        await house.tables.returning.accept(table.id, EVE)


async def test_what_was_said_of_one_seat_is_not_said_of_another(house: House) -> None:
    table = await offered(house)
    await house.tables.handing_over.withdraw(table.id, EVE.user_id, 1)
    await house.tables.handing_over.offer(table.id, DENIS.user_id, EVE)
    with refused(Refusal.NO_OFFER):
        await house.tables.returning.accept(table.id, EVE, 1)
    with refused(Refusal.NO_OFFER):
        await house.tables.handing_over.withdraw(table.id, EVE.user_id, 1)
    await house.tables.returning.accept(table.id, EVE, 3)
    assert table.seats == (ALICE, BOB, CHLOE, EVE)


async def test_both_of_them_may_end_it_and_nobody_else(house: House) -> None:
    table = await offered(house)
    for person in (EVE, BOB):
        with refused(Refusal.NOT_OFFERED):
            await house.tables.handing_over.withdraw(table.id, ALICE.user_id)
        await house.tables.handing_over.withdraw(table.id, person.user_id)
        assert table.offer is None
        assert seen_from_outside(house.place, "SELECT * FROM offers") == []
        await house.tables.handing_over.offer(table.id, BOB.user_id, EVE)


async def test_one_offer_at_a_time_and_the_last_word_counts(house: House) -> None:
    table = await offered(house)
    with refused(Refusal.OFFER_STANDS):
        await house.tables.handing_over.offer(table.id, CHLOE.user_id, FAY)
    await house.tables.handing_over.offer(table.id, BOB.user_id, FAY)
    with refused(Refusal.NOT_OFFERED):
        await house.tables.returning.accept(table.id, EVE)
    await house.tables.returning.accept(table.id, FAY)
    assert table.seats[1] == FAY


async def test_the_offer_outlasts_a_kill(house: House) -> None:
    table = await offered(house)
    async with house_at(as_killed(house.place, house.place.parent.parent / "killed")) as anew:
        again = found(anew, table)
        assert again.offer == table.offer
        await anew.tables.returning.accept(again.id, EVE)
        assert again.seats == (ALICE, EVE, CHLOE, DENIS)


async def test_a_host_hands_the_role_over_with_the_seat(house: House) -> None:
    table = await offered(house, ALICE)
    await house.tables.returning.accept(table.id, EVE)
    assert table.host_id == EVE.user_id
    assert await house.tables.leaving.stop(table.id, EVE.user_id) is None


# ---- to whom --------------------------------------------------------------------------------


async def test_nobody_who_sits_in_the_server_is_offered_a_seat(house: House) -> None:
    await house.open(EVE)
    table = await house.started(people=FOUR)
    for taker in (EVE, CHLOE, BOB):
        with refused(Refusal.TAKER_SEATED):
            await house.tables.handing_over.offer(table.id, BOB.user_id, taker)


async def test_whoever_has_seen_other_cards_is_not_offered_a_seat(house: House) -> None:
    table = await house.started()
    await house.tables.leaving.leave(table.id, DENIS.user_id)
    with refused(Refusal.TAKER_KNOWS):
        await house.tables.handing_over.offer(table.id, BOB.user_id, DENIS)


async def test_whoever_sits_elsewhere_by_then_does_not_take_it(house: House) -> None:
    table = await offered(house)
    await house.open(EVE)
    with refused(Refusal.SEATED_ELSEWHERE):
        await house.tables.returning.accept(table.id, EVE)
    assert table.seats == FOUR


async def test_whoever_has_seen_other_cards_by_then_does_not_take_it(house: House) -> None:
    table = await offered(house)
    await house.tables.leaving.leave(table.id, DENIS.user_id)
    await house.tables.returning.take_seat(table.id, EVE, 3)
    await house.tables.leaving.leave(table.id, EVE.user_id)
    with refused(Refusal.OTHER_SEAT):
        await house.tables.returning.accept(table.id, EVE)


async def test_the_seat_goes_back_to_whoever_handed_it_over(house: House) -> None:
    table = await offered(house)
    await house.tables.returning.accept(table.id, EVE)
    await house.tables.handing_over.offer(table.id, EVE.user_id, BOB)
    await house.tables.returning.accept(table.id, BOB)
    assert table.seats == FOUR


async def test_there_is_nothing_to_hand_over_without_a_seat_or_a_match(house: House) -> None:
    table = await house.open()
    with refused(Refusal.NOT_PLAYING):
        await house.tables.handing_over.offer(table.id, ALICE.user_id, EVE)
    other = await house.started(people=(BOB,))
    with refused(Refusal.NOT_SEATED):
        await house.tables.handing_over.offer(other.id, EVE.user_id, FAY)
    with refused(Refusal.NO_OFFER):
        await house.tables.handing_over.withdraw(other.id, BOB.user_id)


# ---- clocks and standings -------------------------------------------------------------------


async def test_a_sleeper_hands_the_seat_over_from_the_bot(house: House, time: Time) -> None:
    async with timed_house(house.place.parent.parent / "timed" / "belote.db", time) as timed:
        table = await timed_match(timed, time)
        sleeper = await asleep(timed, time, table)
        seat = table.sleepers()[sleeper.user_id]
        await timed.tables.handing_over.offer(table.id, sleeper.user_id, EVE)
        await timed.tables.returning.accept(table.id, EVE)
        assert table.seats[seat] == EVE
        assert table.sleepers() == {}


async def test_whoever_takes_over_on_turn_has_all_their_time(house: House, time: Time) -> None:
    async with timed_house(house.place.parent.parent / "timed" / "belote.db", time) as timed:
        table = await timed_match(timed, time)
        mover = acting(table)
        await timed.tables.handing_over.offer(table.id, mover.user_id, EVE)
        await time.passes(50)
        await timed.tables.returning.accept(table.id, EVE)
        assert table.running is not None
        assert (table.running.user_id, table.running.ends_at) == (EVE.user_id, time.now + 120)


async def test_the_standings_count_a_leaver_and_a_latecomer(house: House) -> None:
    table = await offered(house)
    await house.tables.returning.accept(table.id, EVE)
    assert seat_of(table, EVE) == 1
    await house.play_to(table, lambda: table.status is TableStatus.FINISHED, Random(3))

    rows = seen_from_outside(
        house.place, "SELECT user_id, part, outcome FROM person_results WHERE seat = 1 ORDER BY user_id"
    )
    assert rows == [(BOB.user_id, Part.LEFT, Result.LOST), (EVE.user_id, Part.LATE, Result.VOID)]
