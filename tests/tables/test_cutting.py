"""Only cut, never shuffled again: the pack is that of the collected tricks, cut by whoever's turn it is."""

import asyncio
from dataclasses import replace
from random import Random

import pytest

from belote_bot.game.actions import Pass
from belote_bot.game.dealing import CutHeight, Pack, collect_tricks, collect_void
from belote_bot.game.house_rules import HouseRules, Shuffle
from belote_bot.game.record import commitment
from belote_bot.game.replaying import replay
from belote_bot.storage import matches as stored_matches
from belote_bot.tables.occupants import Person
from belote_bot.tables.records import match_record
from belote_bot.tables.refusals import Refusal, TableRefused
from belote_bot.tables.table import Shown, Table
from tests.storage.support import seen_from_outside
from tests.tables.support import (
    ALICE,
    EVE,
    FOUR,
    TWO_DEALS,
    House,
    Reader,
    game_of,
    refused,
    taking,
    view_of_turn,
)

CUT_ONLY = replace(TWO_DEALS, deals=3, shuffle=Shuffle.CUT_ONLY)
CUTS = "SELECT deal, seat, height, user_id FROM cuts ORDER BY deal"


async def deal_played(house: House, rules: HouseRules = CUT_ONLY, *, void: bool = False) -> Table:
    """A table between its first deal and the second."""
    table = await house.started(rules)
    await finish_deal(house, table, void=void)
    return table


async def finish_deal(house: House, table: Table, *, void: bool = False) -> None:
    if void:
        for _ in range(8):
            await house.act(table, Pass())
    else:
        await house.act(table, taking(view_of_turn(table)))
        await house.play_to(table, lambda: game_of(table).awaits_deal, Random(3))
    if table.shown is Shown.COMPLETE_TRICK:
        await house.collect(table)


def cutter_of(table: Table) -> Person:
    assert table.cutter is not None
    occupant = table.seats[table.cutter]
    assert isinstance(occupant, Person)
    return occupant


def lifted(collected: Pack, dealt: Pack) -> int:
    """How many cards were lifted off the collected pack to give the dealt one."""
    (found,) = [at for at in range(1, 32) if collected[at:] + collected[:at] == dealt]
    return found


def collected(table: Table) -> Pack:
    """The pack as the last finished deal left it, before the cut."""
    deal = game_of(table).deals[-1]
    if deal.tricks:
        return collect_tricks([(trick.winner, trick.cards) for trick in deal.tricks])
    return collect_void(deal.pack, deal.dealer, deal.rules.packets)


async def test_the_seat_before_the_next_dealer_cuts(house: House) -> None:
    table = await deal_played(house)
    assert table.cutter is not None
    assert table.cutter == game_of(table).deals[0].dealer
    assert (table.cutter + 1) % 4 == game_of(table).next_dealer


@pytest.mark.parametrize("void", [False, True], ids=["played", "void"])
@pytest.mark.parametrize("height", CutHeight)
async def test_the_next_pack_is_the_collected_one_cut_where_the_player_wants(
    house: House, height: CutHeight, void: bool
) -> None:
    table = await deal_played(house, void=void)
    before = collected(table)
    await house.tables.cutting.cut(table.id, cutter_of(table).user_id, table.version, height)
    await house.tables.play.deal(table.id, table.version)
    assert lifted(before, game_of(table).deals[1].pack) in height.packets


@pytest.mark.parametrize("void", [False, True], ids=["played", "void"])
async def test_without_a_choice_the_pack_is_cut_all_the_same(house: House, void: bool) -> None:
    table = await deal_played(house, void=void)
    before = collected(table)
    await house.tables.play.deal(table.id, table.version)
    at = lifted(before, game_of(table).deals[1].pack)
    assert 3 <= at <= 29
    ((deal, seat, height, user_id),) = seen_from_outside(house.place, CUTS)
    assert (deal, seat, user_id) == (1, game_of(table).deals[0].dealer, None)
    assert at in CutHeight(height).packets


async def test_the_pack_is_never_shuffled_however_many_deals_follow(house: House) -> None:
    table = await deal_played(house, void=True)
    for void in (False, True, False):
        before = collected(table)
        await house.tables.play.deal(table.id, table.version)
        assert 3 <= lifted(before, game_of(table).deals[-1].pack) <= 29
        await finish_deal(house, table, void=void)


def test_every_cut_that_the_rules_allow_is_in_one_third() -> None:
    assert [at for height in CutHeight for at in height.packets] == list(range(3, 30))
    assert {len(height.packets) for height in CutHeight} == {9}


async def test_a_cut_is_stored_before_it_is_told_and_survives(house: House) -> None:
    table = await deal_played(house)
    person, reader = cutter_of(table), Reader(house.place, CUTS)
    house.tables.registry.listen(reader)
    await house.tables.cutting.cut(table.id, person.user_id, table.version, CutHeight.LOW)
    assert reader.stored == [(1, table.cutter, "low", person.user_id)]
    stored = await stored_matches.latest_match(house.database, table.id)
    assert stored is not None
    assert table.match is not None
    assert stored.cuts == table.match.cuts != ()


async def test_only_the_one_who_cuts_may_once_and_in_time(house: House) -> None:
    table = await deal_played(house)
    cut, person = house.tables.cutting.cut, cutter_of(table)
    version = table.version
    other = next(each for each in FOUR if each != person)
    with refused(Refusal.NOT_SEATED):
        await cut(table.id, EVE.user_id, version, CutHeight.HIGH)
    with refused(Refusal.NOT_CUTTER):
        await cut(table.id, other.user_id, version, CutHeight.HIGH)
    with refused(Refusal.CUT_OVER):
        await cut(table.id, person.user_id, version - 1, CutHeight.HIGH)
    await cut(table.id, person.user_id, version, CutHeight.HIGH)
    with refused(Refusal.CUT_MADE):
        await cut(table.id, person.user_id, version, CutHeight.LOW)
    await house.tables.play.deal(table.id, version)
    with refused(Refusal.CUT_OVER):
        await cut(table.id, person.user_id, version, CutHeight.LOW)
    assert [row[2:] for row in seen_from_outside(house.place, CUTS)] == [("high", person.user_id)]


async def test_of_two_clicks_at_once_one_cuts(house: House) -> None:
    table = await deal_played(house)
    person = cutter_of(table)
    clicks = await asyncio.gather(
        *(
            house.tables.cutting.cut(table.id, person.user_id, table.version, height)
            for height in (CutHeight.MIDDLE, CutHeight.HIGH)
        ),
        return_exceptions=True,
    )
    assert [click.refusal for click in clicks if isinstance(click, TableRefused)] == [Refusal.CUT_MADE]
    assert [row[2] for row in seen_from_outside(house.place, CUTS)] == ["middle"]


async def test_where_the_pack_is_shuffled_nobody_cuts(house: House) -> None:
    table = await deal_played(house, TWO_DEALS)
    assert table.cutter is None
    with refused(Refusal.CUT_OVER):
        await house.tables.cutting.cut(table.id, ALICE.user_id, table.version, CutHeight.HIGH)
    await house.tables.play.deal(table.id, table.version)
    assert seen_from_outside(house.place, CUTS) == []


async def test_a_cut_that_was_chosen_holds_when_its_player_leaves(house: House) -> None:
    table = await deal_played(house)
    person, before = cutter_of(table), collected(table)
    await house.tables.cutting.cut(table.id, person.user_id, table.version, CutHeight.LOW)
    await house.tables.leaving.leave(table.id, person.user_id)
    await house.tables.play.deal(table.id, table.version)
    assert lifted(before, game_of(table).deals[1].pack) in CutHeight.LOW.packets


async def test_the_commitment_of_a_cut_pack_is_right_and_the_record_is_accepted(house: House) -> None:
    table = await deal_played(house)
    await house.tables.cutting.cut(table.id, cutter_of(table).user_id, table.version, CutHeight.MIDDLE)
    await house.tables.play.deal(table.id, table.version)
    assert table.match is not None
    shown = table.match.commitment
    await finish_deal(house, table)
    record = await match_record(house.database, table.match.id)
    assert record is not None
    assert len(list(replay(record))) == 2
    written = record.deals[1]
    assert written.salt is not None
    assert shown == written.commitment == commitment(written.salt, game_of(table).deals[1].pack)
