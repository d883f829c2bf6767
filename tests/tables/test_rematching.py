"""A rematch: the same seats offered once, each taken by its own click, and the deal passes on."""

import asyncio
from random import Random

import pytest

from belote_bot.game.seats import next_seat
from belote_bot.storage.guilds import Bots
from belote_bot.storage.tables import TableStatus
from belote_bot.tables import arranging
from belote_bot.tables.occupants import Bot, Person
from belote_bot.tables.refusals import Refusal
from belote_bot.tables.rematching import Asked
from belote_bot.tables.table import Table
from tests.storage.support import seen_from_outside
from tests.tables.support import (
    ALICE,
    BOB,
    CHANNEL,
    CHLOE,
    DENIS,
    EVE,
    FOUR,
    GUILD,
    ONE_DEAL,
    House,
    as_killed,
    found,
    game_of,
    house_at,
    refused,
)


async def finished(house: House) -> int:
    """Four people have played a match; gives its number."""
    table = await house.started(ONE_DEAL)
    await house.play_to(table, lambda: table.status is TableStatus.FINISHED, Random(1))
    assert table.match is not None
    return table.match.id


async def finished_with_one_person(house: House) -> int:
    """Alice has played with three bots; the match."""
    match_id, _ = await finished_with_bots(house, (ALICE,))
    return match_id


async def finished_with_bots(house: House, people: tuple[Person, ...] = (ALICE, BOB)) -> tuple[int, Table]:
    """Alice and Bob have played with two bots; the match and its table."""
    table = await house.started(ONE_DEAL, people)
    random = Random(1)
    while table.status is TableStatus.PLAYING:
        if table.turn is not None and table.bot_on(table.turn) is not None:
            view = table.seat_view(table.turn)
            assert view is not None
            await house.tables.play.act_for_bot(table.id, table.version, random.choice(view.legal))
        else:
            await house.go_on(table, random)
    assert table.match is not None
    return table.match.id, table


async def ask(house: House, match_id: int, person: Person = BOB, bots: Bots = Bots.ALLOWED) -> Table:
    table, _ = await house.tables.rematching.open(match_id, Asked(GUILD, CHANNEL, person, bots))
    return table


async def ask_drawn(house: House, match_id: int, person: Person = BOB) -> Table:
    asked = Asked(GUILD, CHANNEL, person, draws_pairs=True)
    table, _ = await house.tables.rematching.open(match_id, asked)
    return table


async def all_sit(house: House, table: Table) -> None:
    for seat, person in enumerate(FOUR):
        if table.seats[seat] is None:
            await house.tables.lobby.sit(table.id, person, seat)


async def test_whoever_asks_is_host_on_their_old_seat_and_the_others_are_offered_theirs(house: House) -> None:
    table = await ask(house, await finished(house))

    assert (table.seats, table.host_id) == ((None, BOB, None, None), BOB.user_id)
    assert (table.rules, table.language, table.status) == (ONE_DEAL, "fr", TableStatus.LOBBY)
    assert table.rematch is not None
    assert table.rematch.offered(table.seats) == (ALICE, None, CHLOE, DENIS)


async def test_an_offered_seat_is_free_for_anybody(house: House) -> None:
    table = await ask(house, await finished(house))
    await house.tables.lobby.sit(table.id, EVE, 0)

    assert table.seats[0] == EVE
    assert table.rematch is not None
    assert table.rematch.offered(table.seats) == (None, None, CHLOE, DENIS)


async def test_the_deal_passes_on_to_the_seat_after_the_last_dealer(house: House) -> None:
    match_id = await finished(house)
    ((last,),) = seen_from_outside(house.place, "SELECT dealer FROM deals ORDER BY number DESC LIMIT 1")
    assert isinstance(last, int)
    table = await ask(house, match_id)
    await all_sit(house, table)
    await house.tables.lobby.start(table.id, BOB.user_id)

    assert game_of(table).deals[0].dealer == next_seat(last)
    assert table.snapshot().draws == ()


async def test_with_somebody_else_at_the_table_they_draw_for_the_deal(house: House) -> None:
    table = await ask(house, await finished(house))
    await house.tables.lobby.sit(table.id, EVE, 0)
    await all_sit(house, table)
    await house.tables.lobby.start(table.id, BOB.user_id)

    assert len(table.snapshot().draws[-1]) == 4


async def test_with_the_same_four_on_other_seats_the_deal_goes_to_whoever_would_have_it(house: House) -> None:
    table = await ask(house, await finished(house))
    assert table.rematch is not None
    next_dealer = table.rematch.kept[table.rematch.dealer]
    await all_sit(house, table)
    for one, other in ((0, 1), (2, 1), (3, 0)):
        await house.tables.arranging.swap(table.id, BOB.user_id, one, other)
    await house.tables.lobby.start(table.id, BOB.user_id)

    dealer = game_of(table).deals[0].dealer
    assert table.seats[dealer] == next_dealer
    assert dealer != table.rematch.dealer
    assert table.snapshot().draws == ()


async def test_pairs_are_drawn_as_soon_as_all_four_sit(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arranging, "drawn_seats", lambda seats: (seats[2], seats[0], seats[3], seats[1]))
    table = await ask_drawn(house, await finished(house))
    assert table.seats == (None, BOB, None, None)
    await all_sit(house, table)

    assert table.seats == (CHLOE, ALICE, DENIS, BOB)
    assert table.rematch is not None
    assert not table.rematch.draws_pairs
    news = table.snapshot().seats_news
    assert news is not None
    assert (news.whom, news.times) == (table.seats, 1)
    next_dealer = table.rematch.kept[table.rematch.dealer]
    await house.tables.lobby.start(table.id, BOB.user_id)
    assert table.seats[game_of(table).deals[0].dealer] == next_dealer


async def test_pairs_are_drawn_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arranging, "drawn_seats", lambda seats: (seats[2], seats[0], seats[3], seats[1]))
    table = await ask_drawn(house, await finished(house))
    await all_sit(house, table)
    await house.tables.leaving.leave(table.id, DENIS.user_id)
    await house.tables.lobby.sit(table.id, EVE, 2)

    assert table.seats == (CHLOE, ALICE, EVE, BOB)


async def test_pairs_are_drawn_at_once_where_the_others_are_bots(house: House) -> None:
    match_id = await finished_with_one_person(house)
    table = await ask_drawn(house, match_id, ALICE)

    assert not table.free_seats()
    assert table.snapshot().seats_news is not None
    async with house_at(as_killed(house.place, house.place.parent.parent / "killed")) as anew:
        again = found(anew, table)
        assert (again.seats, again.rematch) == (table.seats, table.rematch)


async def test_after_a_restart_the_pairs_are_still_to_be_drawn(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arranging, "drawn_seats", lambda seats: (seats[2], seats[0], seats[3], seats[1]))
    table = await ask_drawn(house, await finished(house))

    async with house_at(as_killed(house.place, house.place.parent.parent / "killed")) as anew:
        again = found(anew, table)
        assert again.snapshot() == table.snapshot()
        await all_sit(anew, again)
        assert again.seats == (CHLOE, ALICE, DENIS, BOB)


async def test_bots_sit_down_again_as_they_were(house: House) -> None:
    match_id, before = await finished_with_bots(house)
    table = await ask(house, match_id)

    assert table.seats == (None, BOB, before.seats[2], before.seats[3])
    assert isinstance(before.seats[2], Bot)


async def test_two_who_ask_at_once_get_one_table(house: House) -> None:
    match_id = await finished(house)
    one, other = await asyncio.gather(ask(house, match_id, ALICE), ask(house, match_id, CHLOE))

    assert one is other
    assert one.people() == (ALICE,)
    assert seen_from_outside(house.place, "SELECT count(*) FROM rematches") == [(1,)]


async def test_a_rematch_that_was_closed_before_it_began_can_be_asked_for_again(house: House) -> None:
    match_id = await finished(house)
    first = await ask(house, match_id)
    await house.tables.leaving.leave(first.id, BOB.user_id)

    assert (await ask(house, match_id, ALICE)).id != first.id


async def test_a_rematch_is_played_once(house: House) -> None:
    match_id = await finished(house)
    table = await ask(house, match_id)
    await all_sit(house, table)
    await house.tables.lobby.start(table.id, BOB.user_id)
    await house.tables.leaving.stop(table.id, BOB.user_id)

    with refused(Refusal.REMATCH_PLAYED):
        await ask(house, match_id)


async def test_a_stranger_is_refused(house: House) -> None:
    match_id = await finished(house)

    with refused(Refusal.NOT_IN_MATCH):
        await ask(house, match_id, EVE)


async def test_whoever_sits_elsewhere_is_refused_and_another_may_ask(house: House) -> None:
    match_id = await finished(house)
    await house.open(BOB)

    with refused(Refusal.SEATED_ELSEWHERE):
        await ask(house, match_id, BOB)
    assert (await ask(house, match_id, ALICE)).host_id == ALICE.user_id


async def test_a_server_without_bots_refuses_those_of_the_match(house: House) -> None:
    match_id, _ = await finished_with_bots(house)

    with refused(Refusal.NO_BOTS):
        await ask(house, match_id, bots=Bots.REFUSED)


async def test_a_server_without_bots_takes_none_into_a_rematch_of_people(house: House) -> None:
    table = await ask(house, await finished(house), bots=Bots.REFUSED)

    with refused(Refusal.NO_BOTS):
        await house.tables.lobby.fill(table.id, BOB.user_id)


async def test_a_match_that_goes_on_has_no_rematch(house: House) -> None:
    table = await house.started(ONE_DEAL)
    assert table.match is not None

    with refused(Refusal.STALE):
        await ask(house, table.match.id)


async def test_a_match_of_another_channel_has_no_rematch_here(house: House) -> None:
    match_id = await finished(house)

    with refused(Refusal.STALE):
        await house.tables.rematching.open(match_id, Asked(GUILD, CHANNEL + 1, ALICE))


async def test_after_a_restart_the_offers_stand_and_the_deal_still_passes_on(house: House) -> None:
    table = await ask(house, await finished(house))

    async with house_at(house.place) as anew:
        again = found(anew, table)
        assert again.snapshot() == table.snapshot()
        await all_sit(anew, again)
        await anew.tables.lobby.start(again.id, BOB.user_id)
        assert again.rematch is not None
        assert game_of(again).deals[0].dealer == again.rematch.dealer


async def test_after_a_restart_a_finished_match_still_has_a_rematch(house: House) -> None:
    match_id = await finished(house)
    await house.database.run("UPDATE tables SET settled_at = 1")

    async with house_at(house.place) as anew:
        assert not list(anew.tables.registry)
        assert (await ask(anew, match_id)).people() == (BOB,)
