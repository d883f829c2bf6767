"""Hints: from what the seat knows, in friendly matches, for whoever is on turn."""

import asyncio
from pathlib import Path

import pytest

from belote_bot.game.actions import Pass
from belote_bot.storage.guilds import Kind
from belote_bot.tables.advising import Advice
from belote_bot.tables.refusals import Refusal
from belote_bot.tables.table import Table
from tests.discord import packs
from tests.tables.blunders import BLUNDER, HANDS, REDEALT, deal_of, next_in
from tests.tables.support import ALICE, BOB, EVE, FOUR, House, a_card, house_at, refused, view_of_turn


async def friendly(house: House) -> Table:
    """A friendly match of four people whose first deal is dealt; Alice speaks first."""
    table = await house.open()
    for seat, person in enumerate(FOUR[1:], 1):
        await house.tables.lobby.sit(table.id, person, seat)
    await house.tables.lobby.change_kind(table.id, ALICE.user_id, Kind.FRIENDLY)
    await house.tables.lobby.start(table.id, ALICE.user_id)
    return table


@pytest.fixture(autouse=True)
def _packs(monkeypatch: pytest.MonkeyPatch) -> None:
    packs.stack(monkeypatch, [deal_of(HANDS)])


async def test_a_hint_is_something_legal_and_changes_nothing(house: House) -> None:
    table = await friendly(house)
    before, told = table.snapshot(), len(house.watcher.seen)

    advice = await house.tables.advising.hint(table.id, ALICE.user_id)

    assert advice.action in view_of_turn(table).legal
    assert advice.version == table.version
    assert table.snapshot() == before
    assert len(house.watcher.seen) == told


async def test_it_does_not_depend_on_hidden_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[Advice] = []
    for number, hands in enumerate((HANDS, REDEALT)):
        packs.stack(monkeypatch, [deal_of(hands)])
        (tmp_path / str(number)).mkdir()
        async with house_at(tmp_path / str(number) / "belote.db") as one:
            table = await friendly(one)
            while table.version < 10:
                if table.turn is None:
                    await one.collect(table)
                else:
                    await one.act(table, next_in(BLUNDER, view_of_turn(table)))
            assert table.turn == 0
            found.append(await one.tables.advising.hint(table.id, ALICE.user_id))

    assert found[0] == found[1]


async def test_a_hint_that_comes_too_late_is_refused(house: House) -> None:
    table = await friendly(house)
    asked = asyncio.create_task(house.tables.advising.hint(table.id, ALICE.user_id))
    await asyncio.sleep(0)

    await house.act(table, Pass())

    with refused(Refusal.HINT_LATE):
        await asked


async def test_a_ranked_match_gives_none(house: House) -> None:
    table = await house.started()

    with refused(Refusal.NO_HINTS):
        await house.tables.advising.hint(table.id, ALICE.user_id)


async def test_whoever_is_not_on_turn_gets_none(house: House) -> None:
    table = await friendly(house)

    with refused(Refusal.NOT_YOUR_TURN):
        await house.tables.advising.hint(table.id, BOB.user_id)
    with refused(Refusal.NOT_SEATED):
        await house.tables.advising.hint(table.id, EVE.user_id)


async def test_there_is_none_while_a_complete_trick_lies_and_before_the_match(house: House) -> None:
    lobby = await house.open(EVE, guild_id=7)
    with refused(Refusal.NOT_PLAYING):
        await house.tables.advising.hint(lobby.id, EVE.user_id)

    table = await friendly(house)
    while table.turn is not None:
        view = view_of_turn(table)
        await house.act(table, next_in(BLUNDER, view) if view.deal.contract is None else a_card(view))
    with refused(Refusal.TRICK_SHOWN):
        await house.tables.advising.hint(table.id, ALICE.user_id)
