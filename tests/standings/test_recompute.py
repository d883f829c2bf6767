"""All that is worked out comes from the matches alone: the same every time, whatever was done to it."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from belote_bot.cli import main
from belote_bot.standings.recompute import compare, recompute
from belote_bot.standings.settling import settle_all
from belote_bot.storage.database import Database
from belote_bot.storage.endings import Ending
from belote_bot.storage.erasing import erase
from belote_bot.storage.matches import end_match
from tests.standings.support import Played, begin, derived, end, season
from tests.storage.support import erased, run_elsewhere


async def played(database: Database, seed: int, matches: int = 40) -> None:
    for match in season(Random(seed), matches):
        await end(database, match)


@pytest.mark.parametrize("seed", range(3))
async def test_worked_out_anew_it_is_the_same_to_the_last_digit(database: Database, seed: int) -> None:
    await played(database, seed)
    before = await derived(database)
    assert all(before.values())

    async with database.transaction():
        for table in reversed(before):
            await database.run(f"DELETE FROM {table}")  # noqa: S608  # a table of ours
    again = await recompute(database)

    assert {difference.table for difference in again.found} == set(before)
    assert await derived(database) == before


async def test_matches_of_before_are_settled_together_as_they_would_have_been_one_by_one(
    database: Database, tmp_path: Path
) -> None:
    await played(database, 5)
    other = await Database.open(tmp_path / "other.db")
    async with other.transaction():
        for match in season(Random(5), 40):
            match_id = await begin(other, match)
            winner = match.winner if match.ending is Ending.FINISHED else None
            await end_match(other, match_id, match.ending, winner, match.at)

    assert await settle_all(other) == 40
    assert await derived(other) == await derived(database)
    assert await settle_all(other) == 0
    await other.close()


async def test_nothing_differs_and_nothing_is_written(database: Database) -> None:
    await played(database, 1, 20)
    writes = await database.number("SELECT total_changes()")
    result = await recompute(database)
    assert (result.matches, result.found) == (20, ())
    assert list(result.sentences()) == ["20 matches: results, ratings and ranking lists are right"]
    assert await compare(database) == result
    assert writes  # the temporary tables count, too: what is stored is compared above


async def test_it_says_what_differs_and_puts_it_right(database: Database) -> None:
    await played(database, 2, 20)
    right = await derived(database)
    async with database.transaction():
        await database.run("UPDATE ratings SET mu = 99.5 WHERE guild_id = 100 AND user_id = 1")
        await database.run("DELETE FROM standings WHERE user_id = 2")
        await database.run("INSERT INTO ratings VALUES (100, 777, 25, 8, 1)")

    seen = await compare(database)
    assert [(d.table, d.wrong, d.missing > 0, d.surplus) for d in seen.found] == [
        ("ratings", 1, False, 1),
        ("standings", 0, True, 0),
    ]
    said = list(seen.sentences())
    assert said[0] == "ratings: 1 wrong, 0 missing, 1 too many"
    assert "  stored: guild_id 100, user_id 777, mu 25.0, sigma 8.0, matches 1" in said
    assert any(line.startswith("  stored: guild_id 100, user_id 1, mu 99.5") for line in said)
    assert await derived(database) != right

    assert (await recompute(database)).found == seen.found
    assert await derived(database) == right


async def test_others_stay_as_they_were_when_somebody_is_forgotten(database: Database) -> None:
    await played(database, 3)
    before = await derived(database)
    async with database.transaction():
        other = await erase(database, 1)
    after = await derived(database)

    assert (await recompute(database)).found == ()
    assert await derived(database) == after
    ids = {1: other}
    assert sorted(after["ratings"]) == sorted(
        (guild, ids.get(int(str(who)), who), *rest) for guild, who, *rest in before["ratings"]
    )
    kept = [row for row in before["standings"] if 1 not in row[1:3]]
    assert after["standings"] == kept
    assert 0 < len(kept) < len(before["standings"])


async def test_matches_go_on_being_added_after_somebody_was_forgotten(database: Database) -> None:
    await played(database, 4, 20)
    async with database.transaction():
        await erase(database, 1)
    for match in season(Random(9), 10):
        await end(database, match)

    assert (await recompute(database)).found == ()


async def test_whoever_is_forgotten_while_it_compares_stays_forgotten(
    database: Database, place: Path
) -> None:
    await played(database, 3, 20)
    async with database.transaction():
        await database.run("UPDATE ratings SET mu = 99.5 WHERE user_id = 2")
    right = (await derived(database))["match_results"]

    def forget_once(_: int) -> None:
        if not forgotten:
            forgotten.append(1)
            run_elsewhere(erased(place, 1))

    forgotten: list[int] = []
    done = await recompute(database, forget_once)

    assert [difference.table for difference in done.found] == ["ratings"]
    assert done.matches == 20
    after = await derived(database)
    assert after["match_results"] == right
    people = [row[1] for table in ("person_results", "ratings", "standings") for row in after[table]]
    assert 1 not in people
    assert 2 in people
    assert (await compare(database)).found == ()


async def test_somebody_forgotten_begins_anew(database: Database) -> None:
    await end(database, Played())
    async with database.transaction():
        await erase(database, 1)
    await end(database, Played())

    rows = await database.rows("SELECT user_id, matches FROM ratings ORDER BY user_id")
    assert rows == [(-1, 1), (1, 1), (2, 2), (3, 2), (4, 2)]
    assert (await recompute(database)).found == ()


def test_the_command_tells_and_mends(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def spoil() -> None:
        database = await Database.open(place)
        await end(database, Played())
        async with database.transaction():
            await database.run("DELETE FROM ratings WHERE user_id = 4")
        await database.close()

    asyncio.run(spoil())
    assert main(["recompute", "--check", str(place)]) == 1
    assert main(["recompute", str(place)]) == 1
    assert capsys.readouterr().out.count("ratings: 0 wrong, 1 missing, 0 too many\n") == 2
    assert main(["recompute", str(place)]) == 0
    assert capsys.readouterr().out.startswith("1 match: ")


def test_the_command_makes_no_file(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["recompute", str(place)]) == 2
    assert capsys.readouterr().err == f"There is no database {place}.\n"
    assert not place.exists()
