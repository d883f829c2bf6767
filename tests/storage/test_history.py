"""Finding the matches of a server and of a person: by an index, however many there are."""

from collections.abc import Sequence

import pytest

from belote_bot.storage import history
from belote_bot.storage.database import Database
from belote_bot.storage.reading import Row, Value
from tests.storage.test_matches import table_with_match


class Plans:
    """Asks how each query would be answered, beside answering it."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.steps: list[str] = []

    async def rows(self, sql: str, values: Sequence[Value] = ()) -> list[Row]:
        plan = await self._database.rows(f"EXPLAIN QUERY PLAN {sql}", values)
        self.steps += [str(step[-1]) for step in plan]
        return await self._database.rows(sql, values)

    async def row(self, sql: str, values: Sequence[Value] = ()) -> Row | None:
        rows = await self.rows(sql, values)
        return rows[0] if rows else None


@pytest.mark.parametrize("user_id", [None, 3])
async def test_no_table_is_read_from_end_to_end(database: Database, user_id: int | None) -> None:
    _, match = await table_with_match(database)
    plans = Plans(database)
    if user_id is None:
        found = await history.matches_of_guild(plans, 1, most=8)
    else:
        found = await history.matches_of_person(plans, 1, user_id, most=8)
    await history.past_deals(plans, match)
    assert [one.id for one in found] == [match]
    assert [step for step in plans.steps if step.startswith("SCAN") and "played" not in step] == []


async def test_the_newest_match_comes_first_and_others_are_skipped(database: Database) -> None:
    _, first = await table_with_match(database)
    async with database.transaction():
        await database.run("UPDATE seats SET claim = NULL")
    _, second = await table_with_match(database)
    found = await history.matches_of_guild(database, 1, most=8)
    assert [one.id for one in found] == [second, first]
    skipped = await history.matches_of_person(database, 1, 3, most=1, after=1)
    assert [one.id for one in skipped] == [first]
    assert await history.matches_of_guild(database, 2, most=8) == ()


async def test_a_match_that_runs_has_no_ending(database: Database) -> None:
    _, match = await table_with_match(database)
    found = await history.past_match(database, match)
    assert found is not None
    assert (found.ending, found.winner, found.totals) == (None, None, (0, 0))
    assert await history.past_match(database, match + 1) is None
