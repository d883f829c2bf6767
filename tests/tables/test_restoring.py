"""Killed at any moment and started again: everything is where it was, and goes on."""

import asyncio
import signal
import sys
from pathlib import Path
from random import Random

import pytest

from belote_bot.game.actions import Action, Pass, parse_action
from belote_bot.game.house_rules import PRESETS, HouseRules
from belote_bot.storage.tables import TableStatus
from belote_bot.tables.occupants import Person
from belote_bot.tables.refusals import Refusal
from belote_bot.tables.table import Shown
from tests.storage.support import seen_from_outside
from tests.tables import playing_process
from tests.tables.support import (
    ALICE,
    BOB,
    EVE,
    FOUR,
    GUILD,
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
)


@pytest.mark.parametrize(
    ("rules", "seed"),
    [(TWO_DEALS, 1), (HouseRules(target=None, deals=2, melds=True), 7), (PRESETS["tournoi"], 12)],
    ids=["plain", "melds", "tournament"],
)
async def test_killed_after_every_action_of_a_deal(
    house: House, tmp_path: Path, rules: HouseRules, seed: int
) -> None:
    table = await house.started(rules)
    random = Random(seed)
    moment = 0

    while len(game_of(table).deals) < 2:
        async with house_at(as_killed(house.place, tmp_path / str(moment))) as again:
            back = found(again, table)
            assert lasting(back) == lasting(table)
            if table.shown is Shown.CURRENT:
                assert seat_views(back) == seat_views(table)
        await house.go_on(table, random)
        moment += 1


async def test_a_match_goes_on_to_its_end_from_every_action(house: House, tmp_path: Path) -> None:
    table = await house.started(ONE_DEAL)
    random = Random(8)
    moment = 0

    while table.status is TableStatus.PLAYING:
        if table.shown is Shown.CURRENT:
            async with house_at(as_killed(house.place, tmp_path / str(moment))) as again:
                back = found(again, table)
                await again.play_to(back, lambda back=back: not back.status.is_open, random)
                assert seen_from_outside(again.place, RESULTS) == results_of(game_of(back))
        await house.go_on(table, random)
        moment += 1


async def test_killed_again_and_again(place: Path, tmp_path: Path) -> None:
    random = Random(9)
    async with house_at(place) as house:
        table_id = (await house.started(TWO_DEALS)).id
        place = as_killed(house.place, tmp_path / "first")

    told: list[Action] = []
    while True:
        async with house_at(place) as house:
            table = house.tables.registry.get(table_id)
            assert [action for deal in game_of(table).deals for action in (*deal.bids, *deal.plays)] == told
            if not table.status.is_open:
                break
            if table.turn is None:
                await house.go_on(table, random)
            else:
                await house.go_on(table, random)
                deal = game_of(table).deals[-1]
                told.append((*deal.bids, *deal.plays)[-1])
            place = as_killed(house.place, tmp_path / f"{len(told)}-{len(game_of(table).deals)}")

    assert game_of(table).winner is not None


async def test_a_killed_process_has_lost_nothing_that_it_told(place: Path, tmp_path: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", playing_process.__name__, str(place), stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    told: list[Action] = []
    try:
        async with asyncio.timeout(60):
            while len(told) < 50:
                told.append(parse_action((await process.stdout.readline()).decode().strip()))
    finally:
        process.send_signal(signal.SIGKILL)
        rest, _ = await process.communicate()
    whole_lines = rest.decode().splitlines() if rest.endswith(b"\n") else rest.decode().splitlines()[:-1]
    told += map(parse_action, whole_lines)

    async with house_at(place) as house:
        [table] = house.tables.registry
        stored = [action for deal in game_of(table).deals for action in (*deal.bids, *deal.plays)]
        assert stored[: len(told)] == told
        assert len(stored) - len(told) <= 2  # one that was being told, one that was being stored
        version = table.version
        await house.play_to(table, lambda: table.version > version, Random(10))


async def test_a_table_in_the_lobby_comes_back(house: House, tmp_path: Path) -> None:
    table = await house.open()
    await house.tables.lobby.sit(table.id, BOB, 2)
    await house.tables.lobby.add_bot(table.id, ALICE.user_id)
    await house.tables.registry.posted(table, "lobby", 4711)

    async with house_at(as_killed(house.place, tmp_path / "again")) as again:
        back = found(again, table)
        assert back.snapshot() == table.snapshot()
        assert (back.post_key, back.post_id) == ("lobby", 4711)
        await again.tables.lobby.sit(table.id, EVE, 3)
        await again.tables.lobby.start(table.id, ALICE.user_id)
        assert back.status is TableStatus.PLAYING


async def test_people_keep_the_name_that_the_server_knows(house: House, tmp_path: Path) -> None:
    table = await house.open()
    other = await house.open(Person(ALICE.user_id, "Alice the second"), guild_id=GUILD + 1)

    async with house_at(as_killed(house.place, tmp_path / "again")) as again:
        assert found(again, table).seats == table.seats
        assert found(again, other).seats == other.seats


async def test_people_keep_their_seat_after_a_restart(house: House, tmp_path: Path) -> None:
    table = await house.open()

    async with house_at(as_killed(house.place, tmp_path / "again")) as again:
        with refused(Refusal.SEATED_ELSEWHERE):
            await again.open()
        assert again.tables.registry.of_person(GUILD, ALICE.user_id) is found(again, table)


async def test_the_bot_of_somebody_who_left_comes_back(house: House, tmp_path: Path) -> None:
    table = await house.started()
    await house.tables.leaving.leave(table.id, ALICE.user_id)

    async with house_at(as_killed(house.place, tmp_path / "again")) as again:
        assert lasting(found(again, table)) == lasting(table)


async def test_bots_go_on_after_a_restart(house: House, tmp_path: Path) -> None:
    table = await house.started(PRESETS["capot"], FOUR[:1])

    async with house_at(as_killed(house.place, tmp_path / "again")) as again:
        back = found(again, table)
        again.tables.resume()
        random = Random(11)
        while back.status is TableStatus.PLAYING:
            await again.watcher.until(lambda: back.turn == 0 or not back.status.is_open)
            if back.turn == 0:
                await again.go_on(back, random)
        assert seen_from_outside(again.place, RESULTS) == results_of(game_of(back))


async def test_every_table_is_shown_again(house: House, tmp_path: Path) -> None:
    one, other = await house.open(), await house.started(people=(BOB, EVE))

    async with house_at(as_killed(house.place, tmp_path / "again")) as again:
        again.tables.resume()
        assert {snapshot.id for snapshot in again.watcher.seen} == {one.id, other.id}


async def test_a_closed_table_comes_back_until_its_end_is_shown(house: House, tmp_path: Path) -> None:
    table = await house.started()
    await house.tables.leaving.stop(table.id, ALICE.user_id)

    async with house_at(as_killed(house.place, tmp_path / "again")) as again:
        assert lasting(found(again, table)) == lasting(table)
        again.tables.resume()
        assert [snapshot.status for snapshot in again.watcher.seen] == [TableStatus.STOPPED]

    await house.tables.registry.settled(table)
    with refused(Refusal.NO_TABLE):
        house.tables.registry.get(table.id)
    async with house_at(as_killed(house.place, tmp_path / "later")) as later:
        assert list(later.tables.registry) == []


async def test_a_finished_match_comes_back_until_its_end_is_shown(house: House, tmp_path: Path) -> None:
    table = await house.started()
    await house.play_to(table, lambda: not table.status.is_open, Random(12))

    async with house_at(as_killed(house.place, tmp_path / "again")) as again:
        assert lasting(found(again, table)) == lasting(table)
        with refused(Refusal.NOT_PLAYING):
            await again.tables.play.act(table.id, ALICE.user_id, table.version, Pass())


async def test_load_gives_the_number_of_tables(house: House, tmp_path: Path) -> None:
    for person in FOUR:
        await house.open(person)

    async with house_at(as_killed(house.place, tmp_path / "again")) as again:
        assert await again.tables.load() == 4


async def test_a_table_that_cannot_be_read_keeps_no_other_from_going_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    place = tmp_path / "belote.sqlite3"
    async with house_at(place) as house:
        broken = await house.open(ALICE)
        sound = await house.open(BOB)
        async with house.database.transaction():
            await house.database.run("UPDATE tables SET rules = '{' WHERE id = ?", (broken.id,))

    async with house_at(place) as house:
        assert [table.id for table in house.tables.registry] == [sound.id]
    assert f"table {broken.id} cannot be brought back" in caplog.text
