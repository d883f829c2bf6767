"""Before the match: one seat for one person, and the host has the word."""

import asyncio
from collections.abc import Coroutine

from belote_bot.game.house_rules import HouseRules
from belote_bot.game.record import commitment
from belote_bot.storage.tables import TableStatus
from belote_bot.tables.occupants import Bot, Person
from belote_bot.tables.refusals import Refusal, TableRefused
from tests.storage.support import seen_from_outside
from tests.tables.support import ALICE, BOB, CHLOE, DENIS, EVE, FOUR, GUILD, House, Reader, refused


async def outcomes(*wishes: Coroutine[None, None, object]) -> list[Refusal | None]:
    """What became of things that people ask for at the same time."""
    results = await asyncio.gather(*wishes, return_exceptions=True)
    refusals: list[Refusal | None] = []
    for result in results:
        if isinstance(result, BaseException) and not isinstance(result, TableRefused):
            raise result
        refusals.append(result.refusal if isinstance(result, TableRefused) else None)
    return refusals


async def test_the_host_sits_on_the_first_seat(house: House) -> None:
    table = await house.open()

    assert (table.seats, table.host_id, table.status) == ((ALICE, None, None, None), 1, TableStatus.LOBBY)


async def test_opening_is_told(house: House) -> None:
    table = await house.open()

    assert house.watcher.seen == [table.snapshot()]


async def test_a_second_table_in_one_server_is_refused(house: House) -> None:
    await house.open()

    with refused(Refusal.SEATED_ELSEWHERE):
        await house.open()


async def test_a_table_in_another_server_is_allowed(house: House) -> None:
    await house.open()
    other = await house.open(guild_id=GUILD + 1)

    assert other.seats[0] == ALICE


async def test_opening_twice_at_the_same_time_opens_one_table(house: House) -> None:
    assert sorted(map(str, await outcomes(house.open(), house.open()))) == ["None", "seated-elsewhere"]
    assert len(list(house.tables.registry)) == 1
    assert seen_from_outside(house.place, "SELECT count(*) FROM tables") == [(1,)]


async def test_sitting_down(house: House) -> None:
    table = await house.open()
    await house.tables.lobby.sit(table.id, BOB, 2)

    assert table.seats == (ALICE, None, BOB, None)
    assert house.watcher.seen[-1].seats == table.seats


async def test_changing_seats_frees_the_old_one(house: House) -> None:
    table = await house.open()
    await house.tables.lobby.sit(table.id, ALICE, 3)

    assert table.seats == (None, None, None, ALICE)
    assert seen_from_outside(house.place, "SELECT seat, user_id FROM seats") == [(3, 1)]


async def test_the_own_seat_is_refused(house: House) -> None:
    table = await house.open()

    with refused(Refusal.ALREADY_SEATED):
        await house.tables.lobby.sit(table.id, ALICE, 0)


async def test_a_taken_seat_is_refused(house: House) -> None:
    table = await house.open()

    with refused(Refusal.SEAT_TAKEN):
        await house.tables.lobby.sit(table.id, BOB, 0)


async def test_the_seat_of_a_bot_is_refused(house: House) -> None:
    table = await house.open()
    await house.tables.lobby.add_bot(table.id, ALICE.user_id)

    with refused(Refusal.SEAT_TAKEN):
        await house.tables.lobby.sit(table.id, BOB, 1)


async def test_two_people_race_for_the_last_seat(house: House) -> None:
    table = await house.open()
    for seat, person in ((1, BOB), (2, CHLOE)):
        await house.tables.lobby.sit(table.id, person, seat)

    sit = house.tables.lobby.sit
    assert await outcomes(sit(table.id, DENIS, 3), sit(table.id, EVE, 3)) == [None, Refusal.SEAT_TAKEN]
    assert table.seats == FOUR
    assert seen_from_outside(house.place, "SELECT user_id FROM seats WHERE seat = 3") == [(4,)]


async def test_one_person_clicks_two_seats_at_the_same_time(house: House) -> None:
    table = await house.open()

    sit = house.tables.lobby.sit
    assert await outcomes(sit(table.id, BOB, 1), sit(table.id, BOB, 2)) == [None, None]
    assert table.seats == (ALICE, None, BOB, None)


async def test_a_seat_at_another_table_of_the_server_is_refused(house: House) -> None:
    await house.open()
    other = await house.open(BOB)

    with refused(Refusal.SEATED_ELSEWHERE):
        await house.tables.lobby.sit(other.id, ALICE, 1)
    assert other.seats == (BOB, None, None, None)


async def test_one_person_sits_down_at_two_tables_at_the_same_time(house: House) -> None:
    one, other = await house.open(), await house.open(BOB)

    sit = house.tables.lobby.sit
    assert await outcomes(sit(one.id, EVE, 1), sit(other.id, EVE, 1)) == [None, Refusal.SEATED_ELSEWHERE]
    assert (one.seats[1], other.seats[1]) == (EVE, None)
    assert seen_from_outside(house.place, "SELECT table_id FROM seats WHERE user_id = 5") == [(one.id,)]


async def test_opening_a_table_and_sitting_down_at_the_same_time(house: House) -> None:
    table = await house.open()

    both = await outcomes(house.open(EVE), house.tables.lobby.sit(table.id, EVE, 1))
    assert sorted(map(str, both)) == ["None", "seated-elsewhere"]
    held = [one for one in house.tables.registry if one.seat_of(EVE.user_id) is not None]
    assert seen_from_outside(house.place, "SELECT table_id FROM seats WHERE user_id = 5") == [(held[0].id,)]
    assert len(held) == 1


async def test_two_servers_at_the_same_time_are_allowed(house: House) -> None:
    assert await outcomes(house.open(), house.open(guild_id=GUILD + 1)) == [None, None]


async def test_a_closed_table_does_not_hold_its_people(house: House) -> None:
    table = await house.open()
    await house.tables.leaving.stop(table.id, ALICE.user_id)

    assert (await house.open()).seats[0] == ALICE


async def test_each_table_shows_the_name_its_server_knows(house: House) -> None:
    table = await house.open()
    await house.open(Person(ALICE.user_id, "Alice the second"), guild_id=GUILD + 1)

    names = "SELECT name FROM seats ORDER BY table_id"
    assert table.seats[0] == ALICE
    assert seen_from_outside(house.place, names) == [("Alice",), ("Alice the second",)]


async def test_a_bot_takes_the_first_free_seat(house: House) -> None:
    table = await house.open()
    await house.tables.lobby.sit(table.id, BOB, 1)
    await house.tables.lobby.add_bot(table.id, ALICE.user_id)

    assert table.bot_on(2) is not None
    assert table.free_seats() == (3,)


async def test_bots_fill_all_free_seats_under_different_names(house: House) -> None:
    table = await house.open(Person(9, "Marcel"))
    await house.tables.lobby.fill(table.id, 9)

    names = {occupant.name for occupant in table.seats if occupant is not None}
    assert len(names) == 4


async def test_a_bot_is_refused_at_a_full_table(house: House) -> None:
    table = await house.open()
    await house.tables.lobby.fill(table.id, ALICE.user_id)

    with refused(Refusal.TABLE_FULL):
        await house.tables.lobby.add_bot(table.id, ALICE.user_id)


async def test_a_bot_makes_room(house: House) -> None:
    table = await house.open()
    await house.tables.lobby.add_bot(table.id, ALICE.user_id)
    await house.tables.lobby.remove_bot(table.id, ALICE.user_id, 1)

    assert table.free_seats() == (1, 2, 3)
    with refused(Refusal.STALE):
        await house.tables.lobby.remove_bot(table.id, ALICE.user_id, 1)


async def test_only_the_host_has_the_word(house: House) -> None:
    table = await house.open()
    await house.tables.lobby.sit(table.id, BOB, 1)
    lobby = house.tables.lobby

    for person in (BOB, EVE):
        for wish in (lobby.add_bot, lobby.fill, lobby.start):
            with refused(Refusal.NOT_HOST):
                await wish(table.id, person.user_id)
        with refused(Refusal.NOT_HOST):
            await lobby.remove_bot(table.id, person.user_id, 1)
    assert table.seats == (ALICE, BOB, None, None)


async def test_a_start_with_free_seats_is_refused(house: House) -> None:
    table = await house.open()
    await house.tables.lobby.sit(table.id, BOB, 1)

    with refused(Refusal.SEATS_FREE):
        await house.tables.lobby.start(table.id, ALICE.user_id)
    assert table.status is TableStatus.LOBBY


async def test_the_lowest_card_drawn_deals_first(house: House) -> None:
    table = await house.started()

    assert table.match is not None
    lowest = min(card.rank for card in table.match.draws[-1])
    dealer = table.match.game.deals[0].dealer
    assert [seat for seat, card in enumerate(table.match.draws[-1]) if card.rank == lowest] == [dealer]
    assert table.snapshot().draws == table.match.draws


async def test_two_clicks_on_start_start_once(house: House) -> None:
    table = await house.open()
    await house.tables.lobby.fill(table.id, ALICE.user_id)

    start = house.tables.lobby.start
    clicks = await outcomes(start(table.id, ALICE.user_id), start(table.id, ALICE.user_id))
    assert clicks == [None, Refusal.NOT_IN_LOBBY]
    assert seen_from_outside(house.place, "SELECT count(*) FROM matches") == [(1,)]


async def test_the_start_is_stored_before_it_is_told(house: House) -> None:
    table = await house.open(rules=HouseRules(target=500))
    await house.tables.lobby.sit(table.id, BOB, 2)
    await house.tables.lobby.fill(table.id, ALICE.user_id)
    reader = Reader(house.place, "SELECT commitment FROM deals")
    house.tables.registry.listen(reader)
    await house.tables.lobby.start(table.id, ALICE.user_id)

    assert table.match is not None
    assert reader.stored == [(table.match.commitment,)]
    players = "SELECT seat, user_id FROM match_players ORDER BY seat"
    assert seen_from_outside(house.place, players) == [(0, 1), (1, None), (2, 2), (3, None)]


async def test_the_commitment_seals_the_pack_that_is_dealt(house: House) -> None:
    table = await house.started()

    assert table.match is not None
    pack = table.match.game.deals[0].pack
    [(deck, salt, sealed)] = seen_from_outside(house.place, "SELECT deck, salt, commitment FROM deals")
    assert deck == " ".join(map(str, pack))
    assert sealed == commitment(str(salt), pack) == table.snapshot().commitment


async def test_nobody_sits_down_at_a_table_in_play(house: House) -> None:
    table = await house.started(people=(ALICE,))

    with refused(Refusal.NOT_IN_LOBBY):
        await house.tables.lobby.sit(table.id, BOB, 1)
    with refused(Refusal.NOT_IN_LOBBY):
        await house.tables.lobby.remove_bot(table.id, ALICE.user_id, 1)
    assert isinstance(table.seats[1], Bot)


async def test_a_closed_table_refuses_everybody(house: House) -> None:
    table = await house.open()
    await house.tables.leaving.stop(table.id, ALICE.user_id)

    for wish in (house.tables.lobby.sit(table.id, BOB, 1), house.tables.lobby.start(table.id, ALICE.user_id)):
        with refused(Refusal.NO_TABLE):
            await wish


async def test_an_unknown_table_is_refused(house: House) -> None:
    with refused(Refusal.NO_TABLE):
        await house.tables.lobby.sit(77, BOB, 1)
