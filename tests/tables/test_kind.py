"""What a match counts for: the host chooses it in the lobby, and nobody once the match has begun."""

from pathlib import Path

import pytest

from belote_bot.game.house_rules import HouseRules
from belote_bot.storage.guilds import Kind
from belote_bot.tables.news import RulesNews
from belote_bot.tables.refusals import Refusal
from tests.storage.support import seen_from_outside
from tests.tables.support import ALICE, BOB, EVE, House, Reader, as_killed, found, house_at, refused

STORED = "SELECT kind FROM tables"


async def test_a_match_counts_unless_somebody_chooses_otherwise(house: House) -> None:
    table = await house.open()

    assert table.kind is table.snapshot().kind is Kind.RANKED
    assert seen_from_outside(house.place, STORED) == [("ranked",)]


async def test_the_host_chooses_and_it_is_stored_before_it_is_told(house: House) -> None:
    table = await house.open()
    reader = Reader(house.place, STORED)
    house.tables.registry.listen(reader)

    await house.tables.lobby.change_kind(table.id, ALICE.user_id, Kind.FRIENDLY)

    assert table.kind is Kind.FRIENDLY
    assert reader.stored == [("friendly",)]


@pytest.mark.parametrize("user_id", [BOB.user_id, EVE.user_id], ids=["a guest", "a stranger"])
async def test_nobody_else_chooses(house: House, user_id: int) -> None:
    table = await house.open()
    await house.tables.lobby.sit(table.id, BOB, 1)

    with refused(Refusal.NOT_HOST):
        await house.tables.lobby.change_kind(table.id, user_id, Kind.FRIENDLY)

    assert table.kind is Kind.RANKED


async def test_nobody_chooses_once_the_match_has_begun(house: House) -> None:
    table = await house.started()

    with refused(Refusal.NOT_IN_LOBBY):
        await house.tables.lobby.change_kind(table.id, ALICE.user_id, Kind.FRIENDLY)

    assert seen_from_outside(house.place, STORED) == [("ranked",)]


async def test_whoever_sat_there_before_is_told(house: House) -> None:
    table = await house.open(rules=HouseRules())
    await house.tables.lobby.sit(table.id, BOB, 1)

    await house.tables.lobby.change_kind(table.id, ALICE.user_id, Kind.FRIENDLY)

    assert table.rules_news == RulesNews(ALICE, HouseRules(), Kind.RANKED)


async def test_it_outlasts_a_crash(house: House, tmp_path: Path) -> None:
    table = await house.open()
    await house.tables.lobby.change_kind(table.id, ALICE.user_id, Kind.FRIENDLY)

    async with house_at(as_killed(house.place, tmp_path / "after")) as after:
        assert found(after, table).kind is Kind.FRIENDLY
