"""A database that takes no changes for a while: every table stands still, and goes on by itself."""

import asyncio
import logging
from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from belote_bot.game.actions import Pass
from belote_bot.storage.preferences import Preferences
from belote_bot.tables.freezing import LONGEST_SECONDS
from belote_bot.tables.refusals import Refusal
from belote_bot.tables.table import Table
from tests.storage.support import seen_from_outside
from tests.tables.clocks import NOON, Time, plainest, running, settled, timed_house, timed_match
from tests.tables.support import ALICE, BOB, CHLOE, EVE, House, acting, found, refused

ACTIONS = "SELECT count(*) FROM actions"
HOUR = 3600


@pytest.fixture
async def house(place: Path, time: Time) -> AsyncGenerator[House]:
    async with timed_house(place, time) as opened:
        yield opened


async def fails(house: House) -> None:
    await house.database.run("PRAGMA query_only = ON")


async def works_again(house: House) -> None:
    await house.database.run("PRAGMA query_only = OFF")


def files_of(place: Path) -> list[Path]:
    return list(place.parent.glob(f"{place.name}*"))


def names_of_tasks() -> list[str]:
    return [task.get_name() for task in asyncio.all_tasks()]


async def refused_move(house: House, table: Table) -> None:
    version = table.version
    with refused(Refusal.STORAGE):
        await house.act(table, Pass())
    assert table.version == version


async def test_what_is_not_stored_is_refused_and_the_tables_are_frozen(house: House, time: Time) -> None:
    table = await timed_match(house, time)
    other = await house.open(host=ALICE, guild_id=7)
    await fails(house)
    await refused_move(house, table)
    await time.passes(0)
    assert table.snapshot().frozen
    assert other.snapshot().frozen
    assert house.watcher.seen[-1].frozen
    assert table.snapshot().clock is None
    with refused(Refusal.STORAGE):
        await house.tables.prefer(ALICE.user_id, lambda _: Preferences(language="fr"))
    with refused(Refusal.STORAGE):
        await house.tables.lobby.fill(other.id, ALICE.user_id)


async def test_they_go_on_by_themselves(house: House, time: Time) -> None:
    table = await timed_match(house, time)
    await fails(house)
    await refused_move(house, table)
    await works_again(house)
    await time.passes(1)
    assert not table.frozen
    assert not house.watcher.seen[-1].frozen
    await house.act(table, Pass())
    assert seen_from_outside(house.place, ACTIONS) == [(1,)]


async def test_frozen_time_counts_against_nobody(house: House, time: Time) -> None:
    table = await timed_match(house, time)
    first = acting(table)
    await time.passes(40)
    await fails(house)
    await refused_move(house, table)
    await time.passes(HOUR)
    assert table.version == 1
    assert acting(table) == first
    await works_again(house)
    await time.passes(LONGEST_SECONDS)
    assert 80 - LONGEST_SECONDS <= running(table).ends_at - time.now <= 81
    assert seen_from_outside(house.place, "SELECT ends_at FROM turns") == [(running(table).ends_at,)]
    await time.passes(130)
    assert table.version > 1


async def test_no_bot_moves_while_the_tables_are_frozen(house: House, time: Time) -> None:
    table = await timed_match(house, time, people=(ALICE,))
    while table.turn is None or table.bot_on(table.turn) is None:
        await time.passes(1)
        if table.turn == 0:
            await house.act(table, plainest(table))
    await fails(house)
    with refused(Refusal.STORAGE):
        await house.tables.leaving.leave(table.id, ALICE.user_id)
    before = table.version
    await time.passes(10)
    # Nobody tries in vain again and again: nothing but the database is tried.
    assert not [name for name in names_of_tasks() if name.startswith(("table-", "clock-"))]
    await time.passes(HOUR)
    assert table.version == before
    await works_again(house)
    await time.passes(2 * LONGEST_SECONDS)
    assert table.version > before


async def test_the_database_is_tried_ever_less_often(
    house: House, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await timed_match(house, time)
    tried: list[float] = []
    revive = house.database.revive

    async def counted() -> None:
        tried.append(time.now - NOON)
        await revive()

    monkeypatch.setattr(house.database, "revive", counted)
    await fails(house)
    await refused_move(house, table)
    await time.passes(100)
    assert tried == [1, 3, 7, 15, 31, 61, 91]


async def test_a_fault_that_comes_back_at_once_is_not_tried_as_often_again(house: House, time: Time) -> None:
    table = await timed_match(house, time)
    await fails(house)
    await refused_move(house, table)
    await time.passes(31)
    await works_again(house)
    await time.passes(30)
    assert not table.frozen
    await fails(house)
    await refused_move(house, table)
    await works_again(house)
    await time.passes(29)
    assert table.frozen
    await time.passes(1)
    assert not table.frozen


async def test_it_is_logged_once_with_what_to_do(
    house: House, time: Time, caplog: pytest.LogCaptureFixture
) -> None:
    table = await timed_match(house, time, people=(ALICE, BOB, CHLOE))
    await fails(house)
    with caplog.at_level(logging.INFO):
        for _ in range(20):
            with refused(Refusal.STORAGE):
                await house.tables.leaving.leave(table.id, BOB.user_id)
            await time.passes(10)
        await works_again(house)
        await time.passes(LONGEST_SECONDS)
    told, over = (record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING)
    assert told.startswith(f"The database {house.place} does not take changes: it cannot be written. Give ")
    assert told.endswith(" All tables wait.")
    assert over.startswith("the database takes changes again after 2")
    assert not any(record.exc_info for record in caplog.records)


async def test_a_message_sent_meanwhile_is_known_after_a_restart(
    house: House, time: Time, tmp_path: Path
) -> None:
    table = await timed_match(house, time)
    await fails(house)
    with refused(Refusal.STORAGE):
        await house.tables.registry.posted(table, "deal-0", 4711)
    await works_again(house)
    await time.passes(1)
    assert seen_from_outside(house.place, "SELECT post_key, post_id FROM tables") == [("deal-0", 4711)]


async def test_a_file_deleted_before_the_end_is_written_anew_at_the_end(place: Path, time: Time) -> None:
    async with timed_house(place, time) as house:
        table = await timed_match(house, time)
        await house.act(table, Pass())
        await settled(time)
        for file in files_of(house.place):
            file.unlink()
        with refused(Refusal.STORAGE):
            await house.act(table, Pass())
    async with timed_house(place, time) as again:
        await settled(time)
        assert found(again, table).version == table.version


async def test_a_restart_in_the_midst_of_it_gives_the_time_back(place: Path, time: Time) -> None:
    async with timed_house(place, time) as house:
        table = await timed_match(house, time)
        await fails(house)
        await refused_move(house, table)
        await time.passes(HOUR)
    async with timed_house(place, time) as again:
        await settled(time)
        back = found(again, table)
        assert not back.frozen
        assert running(back).ends_at == time.now + 120


async def test_a_frozen_table_that_waited_to_be_shown_gives_the_time_that_was_left(
    house: House, time: Time
) -> None:
    table = await timed_match(house, time)
    await time.passes(40)
    await fails(house)
    await refused_move(house, table)
    await house.tables.waiting.wait(table.id, ("view_channel",))
    await house.tables.waiting.go_on(table.id)
    await works_again(house)
    await time.passes(1)
    assert running(table).ends_at - time.now == 80


async def test_a_deserted_table_keeps_its_day_through_both(house: House, time: Time) -> None:
    table = await timed_match(house, time)
    for person in table.people():
        await house.tables.leaving.lose(table.id, person.user_id)
    assert table.deserted is not None
    until = table.deserted.ends_at
    await time.passes(10 * HOUR)
    await fails(house)
    with refused(Refusal.STORAGE):
        await house.open(EVE, guild_id=7)
    await house.tables.waiting.wait(table.id, ("view_channel",))
    await house.tables.waiting.go_on(table.id)
    await works_again(house)
    await time.passes(1)
    assert table.deserted.ends_at == until + 1


async def test_what_nobody_asks_for_again_is_done_later(house: House, time: Time) -> None:
    table = await timed_match(house, time)
    leaving, surely = house.tables.leaving, house.tables.freezing.surely
    await fails(house)
    await surely(lambda: leaving.lose(table.id, BOB.user_id))
    await surely(lambda: leaving.lose(table.id, EVE.user_id))
    assert BOB in table.people()
    await works_again(house)
    await time.passes(1)
    assert BOB not in table.people()
    assert len(table.people()) == 3
