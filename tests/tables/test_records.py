"""The record of a match that its players get: everything that is over, nothing that is not."""

from dataclasses import replace
from random import Random

import pytest

from belote_bot.archive.history import History
from belote_bot.game.actions import Pass
from belote_bot.game.house_rules import PRESETS, HouseRules, Shuffle
from belote_bot.game.record import dump, load
from belote_bot.game.replaying import replay
from belote_bot.tables.table import Table
from tests.tables.support import (
    ALICE,
    BOB,
    EVE,
    GUILD,
    TWO_DEALS,
    House,
    game_of,
    taking,
    view_of_turn,
)

CUT_ONLY = replace(TWO_DEALS, shuffle=Shuffle.CUT_ONLY)


async def all_pass(house: House, table: Table) -> None:
    for _ in range(8):
        await house.act(table, Pass())


async def deals_on_record(house: House) -> int:
    found = await History(house.database).last_record(GUILD, ALICE.user_id)
    assert found is not None
    return len(found[1].deals)


@pytest.mark.parametrize("rules", [TWO_DEALS, CUT_ONLY, replace(PRESETS["cafe"], target=100)])
async def test_the_record_of_a_finished_match_is_verified(house: House, rules: HouseRules) -> None:
    table = await house.started(rules)
    await house.play_to(table, lambda: not table.status.is_open, Random(60))
    found = await History(house.database).last_record(GUILD, ALICE.user_id)

    assert found is not None
    _, record = found
    assert record.players == ("Alice", "Bob", "Chloé", "Denis")
    assert [deal.deck for deal in record.deals] == [
        tuple(map(str, deal.pack)) for deal in game_of(table).deals
    ]
    assert all(deal.commitment and deal.salt for deal in record.deals)
    *_, last = replay(load(dump(record)))
    assert last.report["totals"] == list(game_of(table).totals)


async def test_the_deal_in_progress_is_left_out(house: House) -> None:
    table = await house.started(TWO_DEALS)
    await house.act(table, taking(view_of_turn(table)))
    assert await deals_on_record(house) == 0

    await house.play_to(table, lambda: len(game_of(table).deals) == 2, Random(61))
    assert await deals_on_record(house) == 1


async def test_a_void_deal_is_on_record(house: House) -> None:
    await all_pass(house, await house.started(TWO_DEALS))

    assert await deals_on_record(house) == 1


async def test_a_void_deal_does_not_give_away_the_next_one(house: House) -> None:
    table = await house.started(CUT_ONLY)
    for _ in range(2):
        await all_pass(house, table)
        assert await deals_on_record(house) == 0
        await house.tables.play.deal(table.id, table.version)
        assert await deals_on_record(house) == 0

    await house.act(table, taking(view_of_turn(table)))
    await house.play_to(table, lambda: len(game_of(table).deals) == 4, Random(62))
    assert await deals_on_record(house) == 3


async def test_who_did_not_play_has_no_record(house: House) -> None:
    await house.started(people=(ALICE, BOB))

    assert await History(house.database).last_record(GUILD, EVE.user_id) is None
    assert await History(house.database).last_record(GUILD + 1, ALICE.user_id) is None
