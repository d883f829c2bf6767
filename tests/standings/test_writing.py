"""Results are written with the end of their match: wholly or not at all, and once."""

from pathlib import Path
from random import Random

import pytest

from belote_bot.game.house_rules import HouseRules
from belote_bot.standings.settling import settle, settle_all
from belote_bot.storage.database import Database
from belote_bot.storage.endings import Ending
from belote_bot.storage.matches import end_match
from belote_bot.storage.results import DERIVED
from belote_bot.storage.tables import TableStatus
from belote_bot.tables.refusals import Refusal
from belote_bot.tables.table import Table
from tests.standings.support import Played, begin, derived, end
from tests.storage.support import seen_from_outside
from tests.tables.support import (
    ALICE,
    BOB,
    FOUR,
    House,
    as_killed,
    choose,
    game_of,
    house_at,
    refused,
    view_of_turn,
)

ONE_DEAL = HouseRules(target=None, deals=1)


def counts(place: Path) -> list[int]:
    """How many rows every table of results has, after whether the match has ended."""
    tables = ("matches WHERE place IS NOT NULL", *DERIVED)
    return [int(str(seen_from_outside(place, f"SELECT count(*) FROM {table}")[0][0])) for table in tables]  # noqa: S608


async def before_the_last_card(house: House) -> Table:
    """A match of four people that the next card ends."""
    table = await house.started(ONE_DEAL)
    await house.play_to(table, lambda: game_of(table).deals[-1].contract is not None, Random(1))
    await house.play_to(table, lambda: len(game_of(table).deals[-1].plays) == 31, Random(1))
    return table


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return tmp_path / "running" / "belote.db"


async def test_a_match_that_ends_gives_everything_at_once(place: Path) -> None:
    async with house_at(place) as house:
        table = await before_the_last_card(house)
        assert counts(place) == [0, 0, 0, 0, 0, 0]
        await house.go_on(table, Random(1))
        assert table.status is TableStatus.FINISHED
    periods, lists, people, pairs = 4, 6, 4, 2
    assert counts(place) == [1, 1, 4, 4, periods * lists, periods * 2 * (people + pairs)]


async def test_killed_before_any_statement_of_the_end_there_is_all_or_nothing(
    place: Path, tmp_path: Path
) -> None:
    async with house_at(place) as house:
        table = await before_the_last_card(house)
        before = counts(place)
        killed: list[Path] = []
        hurdles = house.database.hurdles
        hurdles.statements.clear()
        hurdles.before_each = lambda: killed.append(as_killed(place, tmp_path / f"killed {len(killed)}"))
        await house.go_on(table, Random(1))
        hurdles.before_each = None
        after = counts(place)
        assert hurdles.statements[-1] == "COMMIT"
    assert len(killed) == len(hurdles.statements) >= 12
    assert before != after
    for left in killed:
        assert counts(left) == before
    assert counts(as_killed(place, tmp_path / "at the end")) == after


async def test_a_match_goes_on_after_a_kill_and_then_gives_its_results(place: Path, tmp_path: Path) -> None:
    async with house_at(place) as house:
        table = await before_the_last_card(house)
        left: list[Path] = []
        hurdles = house.database.hurdles

        def kill_before_the_commit() -> None:
            if hurdles.statements[-1] == "COMMIT":
                left.append(as_killed(place, tmp_path / "killed"))

        hurdles.before_each = kill_before_the_commit
        await house.go_on(table, Random(1))
        hurdles.before_each = None
        whole = await derived(house.database)
        card = game_of(table).deals[-1].plays[-1]
    async with house_at(left[0]) as house:
        table = house.tables.registry.get(table.id)
        await house.act(table, card)
        again = await derived(house.database)
    assert [len(rows) for rows in again.values()] == [len(rows) for rows in whole.values()]
    assert again["person_results"] == whole["person_results"]
    assert again["standings"] == whole["standings"]


async def test_a_fault_at_any_statement_of_the_end_takes_everything_back(place: Path) -> None:
    async with house_at(place) as house:
        table = await before_the_last_card(house)
        before, step = counts(place), 0
        action = choose(view_of_turn(table), Random(1))
        while True:
            house.database.fail_at(step)
            try:
                with refused(Refusal.STORAGE):
                    await house.act(table, action)
            except pytest.fail.Exception:
                break  # there were no more statements: it went through
            assert counts(place) == before
            assert table.status is TableStatus.PLAYING
            step += 1
        house.database.hurdles.failing = None
        assert step >= 12
        assert table.status is TableStatus.FINISHED
    assert counts(place)[0] == 1


async def test_to_end_a_match_twice_gives_its_results_once(database: Database) -> None:
    match_id = await end(database, Played(winner=0))
    once = await derived(database)
    async with database.transaction():
        await end_match(database, match_id, Ending.FINISHED, 1, 99)
        assert await settle(database) == 0

    assert await derived(database) == once


async def test_a_match_that_goes_on_has_no_results(database: Database) -> None:
    async with database.transaction():
        await begin(database, Played())
        assert await settle(database) == 0
    assert not any((await derived(database)).values())


async def test_matches_of_before_are_settled_at_the_start(place: Path) -> None:
    async with house_at(place) as house:
        await end(house.database, Played())
        right = await derived(house.database)
        async with house.database.transaction():
            for table in reversed(DERIVED):
                await house.database.run(f"DELETE FROM {table}")  # noqa: S608  # a table of ours
    async with house_at(place) as house:
        assert await derived(house.database) == right


async def test_ten_thousand_matches_would_not_be_one_transaction(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("belote_bot.standings.settling.AT_ONCE", 2)
    async with database.transaction():
        for _ in range(5):
            await end_match(database, await begin(database, Played()), Ending.FINISHED, 0, 1)
    steps: list[int] = []

    assert await settle_all(database, steps.append) == 5
    assert steps == [2, 2, 1]


# ---- how people leave ------------------------------------------------------------------------


ENDINGS = "SELECT ending, winner FROM matches"
PEOPLE = "SELECT user_id, part, outcome, counted FROM person_results ORDER BY user_id"


async def test_the_last_one_to_leave_abandons_the_match(place: Path) -> None:
    async with house_at(place) as house:
        table = await house.started(people=(ALICE, BOB))
        await house.tables.leaving.leave(table.id, BOB.user_id)
        await house.tables.leaving.leave(table.id, ALICE.user_id)
    assert seen_from_outside(place, ENDINGS) == [("abandoned", None)]
    assert seen_from_outside(place, PEOPLE) == [(1, "left", "lost", 1), (2, "left", "lost", 1)]


async def test_a_match_that_the_host_stops_counts_for_nobody(place: Path) -> None:
    async with house_at(place) as house:
        table = await house.started(people=(ALICE, BOB))
        await house.tables.leaving.leave(table.id, BOB.user_id)
        await house.tables.leaving.stop(table.id, ALICE.user_id)
    assert seen_from_outside(place, ENDINGS) == [("stopped", None)]
    assert seen_from_outside(place, PEOPLE) == [(1, "whole", "void", 0), (2, "left", "void", 0)]


async def test_a_table_that_closes_before_its_match_has_no_results(place: Path) -> None:
    async with house_at(place) as house:
        table = await house.open()
        await house.tables.leaving.leave(table.id, ALICE.user_id)
    assert seen_from_outside(place, PEOPLE) == []


async def test_nobody_is_gone_who_lets_the_very_last_card_fall(place: Path) -> None:
    async with house_at(place) as house:
        table = await before_the_last_card(house)
        last, match = table.turn, table.match
        assert last is not None
        assert match is not None
        table.missed = (1, 1, 1, 1)
        card = choose(view_of_turn(table), Random(1))
        await house.tables.play._act(table, match, last, None, card)  # pyright: ignore[reportPrivateUsage]  # as the clock does
    parts = seen_from_outside(place, "SELECT DISTINCT part FROM person_results")
    assert (len(FOUR), parts) == (4, [("whole",)])
