"""The table knows how its match ended and who was gone, at once and after a restart."""

from pathlib import Path
from random import Random

from belote_bot.storage.endings import Ending
from belote_bot.storage.farewells import Farewell
from belote_bot.storage.guilds import Desertion
from belote_bot.tables.table import Table
from tests.tables.support import ALICE, BOB, CHLOE, EVE, ONE_DEAL, House, house_at


def farewell(house: House, table: Table) -> Farewell | None:
    return house.tables.registry.get(table.id).snapshot().farewell


async def test_a_match_that_goes_on_has_none(house: House) -> None:
    table = await house.started()
    assert farewell(house, table) is None


async def test_whoever_was_gone_is_named_even_if_somebody_took_their_seat(place: Path) -> None:
    async with house_at(place) as house:
        table = await house.started(ONE_DEAL)
        await house.tables.leaving.leave(table.id, BOB.user_id)
        await house.tables.returning.take_seat(table.id, EVE, 1)
        await house.play_to(table, lambda: not table.status.is_open, Random(1))
        expected = Farewell(Ending.FINISHED, ("Bob",), Desertion.LOST)
        assert farewell(house, table) == expected
    async with house_at(place) as house:
        assert farewell(house, table) == expected


async def test_all_are_gone_from_a_match_that_the_last_one_leaves(place: Path) -> None:
    async with house_at(place) as house:
        table = await house.started(people=(ALICE, CHLOE))
        await house.tables.leaving.leave(table.id, ALICE.user_id)
        await house.tables.leaving.leave(table.id, CHLOE.user_id)
        expected = Farewell(Ending.ABANDONED, ("Alice", "Chloé"), Desertion.LOST)
        assert farewell(house, table) == expected
    async with house_at(place) as house:
        assert farewell(house, table) == expected


async def test_a_match_that_is_stopped(house: House) -> None:
    table = await house.started()
    await house.tables.leaving.stop(table.id, ALICE.user_id)
    assert farewell(house, table) == Farewell(Ending.STOPPED, (), Desertion.LOST)
