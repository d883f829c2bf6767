"""A database that fails: nothing is told that is not stored, nothing stored that is not so at the table."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import TypeAlias

import pytest

from belote_bot.game.actions import Pass
from belote_bot.game.seats import next_seat, partner_of
from belote_bot.storage.tables import TableStatus
from belote_bot.tables.refusals import Refusal
from belote_bot.tables.table import Shown, Table
from tests.storage.support import give_up_soon, locked, seen_from_outside
from tests.tables.support import (
    ALICE,
    BOB,
    CHLOE,
    EVE,
    FOUR,
    ONE_DEAL,
    RESULTS,
    TWO_DEALS,
    House,
    as_killed,
    found,
    game_of,
    house_at,
    lasting,
    refused,
    results_of,
    seat_views,
    taking,
    view_of_turn,
)

Deed: TypeAlias = Callable[[], Awaitable[object]]
"""What somebody does at a table."""

Scene: TypeAlias = Callable[[House], Awaitable[tuple[Table, Deed]]]
"""A table, and what is about to be done there."""


async def sitting_down(house: House) -> tuple[Table, Deed]:
    table = await house.open()
    return table, lambda: house.tables.lobby.sit(table.id, BOB, 1)


async def starting(house: House) -> tuple[Table, Deed]:
    # People everywhere: whoever is drawn to speak first, a clock is set, and the statements are the same.
    table = await house.open()
    for seat, person in enumerate(FOUR[1:], 1):
        await house.tables.lobby.sit(table.id, person, seat)
    return table, lambda: house.tables.lobby.start(table.id, ALICE.user_id)


async def bidding(house: House) -> tuple[Table, Deed]:
    table = await house.started()
    return table, lambda: house.act(table, Pass())


async def voiding_the_deal(house: House) -> tuple[Table, Deed]:
    table = await house.started(TWO_DEALS)
    for _ in range(7):
        await house.act(table, Pass())
    return table, lambda: house.act(table, Pass())


async def ending_the_deal(house: House) -> tuple[Table, Deed]:
    return await before_the_last_card(house, await house.started(TWO_DEALS))


async def ending_the_match(house: House) -> tuple[Table, Deed]:
    return await before_the_last_card(house, await house.started(ONE_DEAL))


async def before_the_last_card(house: House, table: Table) -> tuple[Table, Deed]:
    await house.act(table, taking(view_of_turn(table)))
    deal = game_of(table).deals[0]
    random = Random(31)
    while len(deal.plays) < 31 or table.shown is Shown.COMPLETE_TRICK:
        await house.go_on(table, random)
        deal = game_of(table).deals[0]
    action = view_of_turn(table).legal[0]
    return table, lambda: house.act(table, action)


async def dealing_again(house: House) -> tuple[Table, Deed]:
    table, last_card = await ending_the_deal(house)
    await last_card()
    await house.collect(table)
    return table, lambda: house.tables.play.deal(table.id, table.version)


async def leaving(house: House) -> tuple[Table, Deed]:
    table = await house.started()
    return table, lambda: house.tables.leaving.leave(table.id, ALICE.user_id)


async def closing(house: House) -> tuple[Table, Deed]:
    table = await house.started()
    return table, lambda: house.tables.leaving.stop(table.id, ALICE.user_id)


async def drawing_pairs(house: House) -> tuple[Table, Deed]:
    table, _ = await starting(house)
    return table, lambda: house.tables.arranging.draw_pairs(table.id, ALICE.user_id)


async def removing(house: House) -> tuple[Table, Deed]:
    table, _ = await starting(house)
    return table, lambda: house.tables.arranging.remove(table.id, ALICE.user_id, CHLOE.user_id)


async def playing_on(house: House) -> tuple[Table, Deed]:
    table = await house.started()
    await house.tables.leaving.stop(table.id, BOB.user_id)
    return table, lambda: house.tables.leaving.play_on(table.id, CHLOE.user_id)


async def handing_over(house: House) -> tuple[Table, Deed]:
    table = await house.started()
    return table, lambda: house.tables.handing_over.offer(table.id, ALICE.user_id, EVE)


async def accepting(house: House) -> tuple[Table, Deed]:
    table, offer = await handing_over(house)
    await offer()
    return table, lambda: house.tables.returning.accept(table.id, EVE)


SCENES = (
    sitting_down,
    starting,
    bidding,
    voiding_the_deal,
    ending_the_deal,
    ending_the_match,
    dealing_again,
    leaving,
    closing,
    drawing_pairs,
    removing,
    playing_on,
    handing_over,
    accepting,
)

each_scene = pytest.mark.parametrize("scene", SCENES, ids=[scene.__name__ for scene in SCENES])


async def assert_stored_as_in_memory(house: House, table: Table, elsewhere: Path) -> None:
    async with house_at(as_killed(house.place, elsewhere)) as again:
        back = found(again, table)
        assert lasting(back) == lasting(table)
        if table.shown is Shown.CURRENT:
            assert seat_views(back) == seat_views(table)
        results = [] if back.match is None else results_of(back.match.game)
        assert seen_from_outside(again.place, RESULTS) == results


@each_scene
async def test_a_fault_at_any_statement_changes_nothing(house: House, tmp_path: Path, scene: Scene) -> None:
    table, deed = await scene(house)
    before, told = table.snapshot(), len(house.watcher.seen)
    failed: list[str] = []

    while failed[-1:] != ["COMMIT"]:
        house.database.fail_at(len(failed))
        with refused(Refusal.STORAGE):
            await deed()
        failed.append(house.database.hurdles.statements[-1])
        assert table.snapshot() == before
        assert len(house.watcher.seen) == told
        await assert_stored_as_in_memory(house, table, tmp_path / str(len(failed)))

    house.database.hurdles.failing = None
    await deed()
    assert len(failed) >= 3
    assert table.snapshot() != before
    await assert_stored_as_in_memory(house, table, tmp_path / "done")


@each_scene
async def test_killed_before_any_statement_it_is_not_done(house: House, tmp_path: Path, scene: Scene) -> None:
    table, deed = await scene(house)
    before = lasting(table)
    copies: list[Path] = []
    hurdles = house.database.hurdles
    hurdles.before_each = lambda: copies.append(as_killed(house.place, tmp_path / str(len(copies))))
    await deed()
    hurdles.before_each = None

    assert len(copies) >= 3
    for copy in copies:
        async with house_at(copy) as again:
            assert lasting(found(again, table)) == before
    await assert_stored_as_in_memory(house, table, tmp_path / "done")


@each_scene
async def test_cancelled_during_commit_it_is_done(house: House, tmp_path: Path, scene: Scene) -> None:
    table, deed = await scene(house)
    before = table.snapshot()
    house.database.hurdles.statements.clear()

    task = asyncio.ensure_future(deed())
    await house.database.hurdles.reached("COMMIT")
    task.cancel()
    await asyncio.wait([task])

    assert table.snapshot() != before
    assert house.watcher.seen[-1] == table.snapshot()
    await assert_stored_as_in_memory(house, table, tmp_path / "done")


@each_scene
async def test_cancelled_before_commit_it_is_not_done(house: House, tmp_path: Path, scene: Scene) -> None:
    table, deed = await scene(house)
    before = table.snapshot()
    house.database.hurdles.statements.clear()

    task = asyncio.ensure_future(deed())
    await house.database.hurdles.reached("BEGIN")
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task

    assert table.snapshot() == before
    await deed()
    assert table.snapshot() != before
    await assert_stored_as_in_memory(house, table, tmp_path / "done")


async def test_opening_cancelled_during_commit_opens_the_table(house: House) -> None:
    house.database.hurdles.statements.clear()
    task = asyncio.ensure_future(house.open())
    await house.database.hurdles.reached("COMMIT")
    task.cancel()
    await asyncio.wait([task])

    assert [table.seats[0] for table in house.tables.registry] == [ALICE]


async def test_a_table_that_cannot_be_stored_is_not_opened(house: House) -> None:
    house.database.fail_at(3)

    with refused(Refusal.STORAGE):
        await house.open()
    assert list(house.tables.registry) == []
    assert (await house.open()).seats[0] == ALICE


@each_scene
async def test_another_program_holds_the_file_for_a_while(house: House, tmp_path: Path, scene: Scene) -> None:
    table, deed = await scene(house)
    before = table.snapshot()
    await give_up_soon(house.database)

    with locked(house.place), refused(Refusal.STORAGE):
        await deed()
    assert table.snapshot() == before

    await deed()
    await assert_stored_as_in_memory(house, table, tmp_path / "done")


async def test_what_another_program_stored_first_counts(house: House) -> None:
    table = await house.started()
    first = table.turn
    await house.database.run("INSERT INTO actions VALUES (1, 0, 0, ?, 'pass', NULL, 0)", (first,))

    with refused(Refusal.STALE):
        await house.act(table, Pass())
    assert first is not None
    assert table.turn == next_seat(first)

    await house.act(table, Pass())
    assert table.turn == partner_of(first)


async def test_a_post_is_known_even_if_it_cannot_be_stored(house: House) -> None:
    table = await house.open()
    house.database.fail_at(0)

    with refused(Refusal.STORAGE):
        await house.tables.registry.posted(table, "lobby", 4711)
    assert (table.post_key, table.post_id) == ("lobby", 4711)


async def test_an_end_that_cannot_be_stored_as_shown_is_shown_again(house: House) -> None:
    table = await house.open()
    await house.tables.leaving.close_table(table.id)
    house.database.fail_at(0)

    with refused(Refusal.STORAGE):
        await house.tables.registry.settled(table)
    assert list(house.tables.registry) == [table]


async def test_a_listener_that_stumbles_stops_nobody(house: House, caplog: pytest.LogCaptureFixture) -> None:
    class Stumbler:
        def table_changed(self, table: Table) -> None:
            raise ZeroDivisionError(table.id)

    house.tables.registry.listen(Stumbler())
    table = await house.started(people=(ALICE, CHLOE))
    house.tables.resume()
    await house.watcher.until(lambda: table.turn in (0, 1) or table.status is not TableStatus.PLAYING)

    assert "a listener failed" in caplog.text
