"""What people achieve with a match: stored with its end, told once, found again from the matches alone."""

import pytest

from belote_bot.game.achievements import Achievement
from belote_bot.game.actions import Take
from belote_bot.standings.achieving import award_anew
from belote_bot.storage.achievements import had_by
from belote_bot.storage.guilds import Kind
from belote_bot.tables.occupants import Person
from belote_bot.tables.table import Table
from tests.discord.packs import SEAT_3_DEALS, stack
from tests.game.support import pack_for
from tests.storage.support import erased, run_elsewhere
from tests.tables.support import ALICE, BOB, CHLOE, DENIS, FOUR, GUILD, House, a_card, house_at, view_of_turn

TRUMPS = "JH 9H AH TH KH QH 8H 7H"
OTHERS = ["7S 8S 9S TS JS QS KS AS", "7D 8D 9D TD JD QD KD AD", "7C 8C 9C TC JC QC KC AC"]
STORED = "SELECT guild_id, user_id, achievement, match_id, deal FROM achievements ORDER BY id"


@pytest.fixture(autouse=True)
def all_trumps_on_the_first_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever sits on seat 0 takes hearts and wins every trick."""
    pack = pack_for([TRUMPS, *OTHERS], dealer=3, taker=0, upcard="7H")
    stack(monkeypatch, iter(lambda: pack, None), draw=SEAT_3_DEALS)


async def capot(house: House, table: Table) -> None:
    """Play the only deal to its end."""
    await house.act(table, Take(view_of_turn(table).deal.upcard.suit))
    while table.status.is_open:
        await (house.collect(table) if table.turn is None else house.act(table, a_card(view_of_turn(table))))


async def achieved(house: House, person: Person) -> list[Achievement]:
    found = await had_by(house.database, GUILD, person.user_id)
    return [one.achievement for one in found]


async def test_what_is_achieved_is_stored_with_the_end_of_the_match(house: House) -> None:
    table = await house.started()
    await capot(house, table)
    assert [(one.user_id, one.achievement, one.deal) for one in table.snapshot().earned] == [
        (ALICE.user_id, Achievement.CAPOT, 0),
        (CHLOE.user_id, Achievement.CAPOT, 0),
    ]
    assert await achieved(house, ALICE) == await achieved(house, CHLOE) == [Achievement.CAPOT]
    assert await achieved(house, BOB) == []


async def test_nothing_is_achieved_twice(house: House) -> None:
    await capot(house, await house.started())
    second = await house.started(people=(ALICE, BOB, DENIS, CHLOE))
    await capot(house, second)
    assert [one.user_id for one in second.snapshot().earned] == [DENIS.user_id]


async def test_a_restart_tells_it_still(house: House) -> None:
    table = await house.started()
    await capot(house, table)
    async with house_at(house.place) as again:
        assert again.tables.registry.get(table.id).snapshot().earned == table.snapshot().earned


async def test_who_left_gets_nothing(house: House) -> None:
    table = await house.started()
    await house.act(table, Take(view_of_turn(table).deal.upcard.suit))
    await house.tables.leaving.leave(table.id, CHLOE.user_id)
    while table.status.is_open:
        if table.turn is None:
            await house.collect(table)
        elif table.bot_on(table.turn) is None:
            await house.act(table, a_card(view_of_turn(table)))
        else:
            await house.tables.play.act_for_bot(table.id, table.version, a_card(view_of_turn(table)))
    assert await achieved(house, CHLOE) == []


async def test_a_friendly_match_gives_nothing(house: House) -> None:
    table = await house.open()
    await house.tables.lobby.change_kind(table.id, ALICE.user_id, Kind.FRIENDLY)
    for seat, person in enumerate(FOUR[1:], 1):
        await house.tables.lobby.sit(table.id, person, seat)
    await house.tables.lobby.start(table.id, ALICE.user_id)
    await capot(house, table)
    assert table.snapshot().earned == ()


async def test_a_match_that_was_stopped_gives_nothing(house: House) -> None:
    table = await house.started()
    await house.act(table, Take(view_of_turn(table).deal.upcard.suit))
    await house.tables.leaving.close_table(table.id)
    assert await house.database.rows(STORED) == []


async def test_five_wins_in_a_row_are_one_more_thing(house: House) -> None:
    for _ in range(4):
        await capot(house, await house.started())
    assert await achieved(house, ALICE) == [Achievement.CAPOT]
    await capot(house, await house.started())
    assert await achieved(house, ALICE) == [Achievement.CAPOT, Achievement.WINS]
    assert await achieved(house, BOB) == []


async def test_ten_belotes_are_one_more_thing(house: House) -> None:
    for count in range(1, 11):
        await capot(house, await house.started())
        assert (Achievement.BELOTES in await achieved(house, ALICE)) is (count == 10)
    assert Achievement.BELOTES not in await achieved(house, CHLOE)


async def test_found_anew_they_are_the_same(house: House) -> None:
    for people in (FOUR, (CHLOE, DENIS, BOB, ALICE), *[FOUR] * 4):
        await capot(house, await house.started(people=people))
    before = await house.database.rows(STORED)
    assert len(before) == 4
    async with house.database.transaction():
        await house.database.run("UPDATE achievements SET match_id = 1, deal = 7 WHERE id = 3")
        await house.database.run("DELETE FROM achievements WHERE id = 2")
    assert await award_anew(house.database) == len(before)
    assert await house.database.rows(STORED) == before


async def test_whoever_is_forgotten_while_they_are_found_anew_stays_forgotten(house: House) -> None:
    await capot(house, await house.started())
    assert await achieved(house, ALICE) == [Achievement.CAPOT]

    def forget() -> None:
        if house.database.hurdles.statements[-1] == "BEGIN IMMEDIATE":  # all is found, and not stored yet
            house.database.hurdles.before_each = None
            run_elsewhere(erased(house.place, ALICE.user_id))

    house.database.hurdles.before_each = forget
    assert await award_anew(house.database) == 1
    assert await achieved(house, ALICE) == []
    assert await achieved(house, CHLOE) == [Achievement.CAPOT]
