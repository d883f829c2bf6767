"""No question about results reads a whole big table: the plan of every statement goes by an index."""

import re
from collections.abc import Awaitable, Callable, Sequence

import pytest

from belote_bot.standings.service import Board, Company, Measure, Sides, Span, period_at
from belote_bot.standings.settling import settle
from belote_bot.storage.boards import LINES
from belote_bot.storage.database import Database
from belote_bot.storage.endings import Ending
from belote_bot.storage.erasing import erase, playing_in
from belote_bot.storage.matches import end_match
from belote_bot.storage.profiles import load_profile
from belote_bot.storage.ranking import load_page
from belote_bot.storage.reading import Row, Value
from tests.standings.support import GUILD, MONDAY, Played, begin, end

BIG = (
    "players", "tables", "seats", "matches", "match_players", "deals", "actions", "results", "latecomers",
    "cuts", "match_results", "person_results", "ratings", "standings",
)  # fmt: skip


class Explaining:
    """A database that notes how each statement is carried out."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.plans: list[tuple[str, str]] = []
        """Statements, each with a step of its plan."""

    async def _explain(self, sql: str, values: Sequence[Value]) -> None:
        for *_, step in await self._database.rows(f"EXPLAIN QUERY PLAN {sql}", values):
            self.plans.append((sql, str(step)))

    async def rows(self, sql: str, values: Sequence[Value] = ()) -> list[Row]:
        await self._explain(sql, values)
        return await self._database.rows(sql, values)

    async def row(self, sql: str, values: Sequence[Value] = ()) -> Row | None:
        await self._explain(sql, values)
        return await self._database.row(sql, values)

    async def number(self, sql: str, values: Sequence[Value] = ()) -> int:
        await self._explain(sql, values)
        return await self._database.number(sql, values)

    async def run(self, sql: str, values: Sequence[Value] = ()) -> int:
        await self._explain(sql, values)
        return await self._database.run(sql, values)

    async def run_many(self, sql: str, rows: Sequence[Sequence[Value]]) -> None:
        for values in list(rows)[:1]:
            await self._explain(sql, values)
        await self._database.run_many(sql, rows)

    def full_scans(self) -> list[tuple[str, str]]:
        """What reads all of a big table, or sorts what an index has in order."""
        return [
            (sql, step)
            for sql, step in self.plans
            if any(re.match(rf"SCAN {table}\b", step) for table in BIG)
        ]


@pytest.fixture
async def explaining(database: Database) -> Explaining:
    for _ in range(3):
        await end(database, Played())
        await end(database, Played(people=(1, None, 3, None), last=(1, None, None, None)))
    return Explaining(database)


NAMES_BY = "SEARCH sat USING INDEX results_of_person (guild_id=? AND user_id=?)"

Work = Callable[[Explaining], Awaitable[object]]


@pytest.mark.parametrize("sides", Sides)
@pytest.mark.parametrize("measure", Measure)
async def test_a_ranking_list_is_read_by_its_measure(
    explaining: Explaining, measure: Measure, sides: Sides
) -> None:
    board = Board(GUILD, period_at(Span.WEEK, MONDAY), measure, Company.ALL, sides)
    await load_page(explaining, board, 1, 0)
    assert explaining.full_scans() == []
    by_measure = f"standings_by_{measure}"
    assert sum(by_measure in step for _, step in explaining.plans) >= 3  # the number, the page, the rank
    own = [step for sql, step in explaining.plans if sql.endswith("LIMIT 1") and "SEARCH standings " in step]
    assert own[0].startswith("SEARCH standings USING PRIMARY KEY (board_id=? AND user_id=?")
    if sides is Sides.PAIRS:
        assert own[1] == "SEARCH standings USING INDEX standings_of_partner (board_id=? AND partner_id=?)"
    page = [step for sql, step in explaining.plans if "LIMIT ?2" in sql]
    assert page[0].startswith(("CO-ROUTINE", "MATERIALIZE"))
    assert "TEMP B-TREE" not in page[1]
    names = [step for _, step in explaining.plans if "SEARCH sat " in step]
    assert set(names) == {NAMES_BY}
    assert LINES == 10


async def test_a_profile_reads_only_one_person_s_results(explaining: Explaining) -> None:
    await load_profile(explaining, GUILD, 1, lambda mu, sigma: (round(mu), round(sigma)))
    assert explaining.full_scans() == []
    names = [step for _, step in explaining.plans if "SEARCH sat " in step]
    assert names == [NAMES_BY] * 3
    assert sum("results_of_person" in step for _, step in explaining.plans) == 4 + len(names)


async def test_neither_does_the_end_of_a_match(explaining: Explaining, database: Database) -> None:
    async with database.transaction():
        match_id = await begin(database, Played(last=(None, 2, 3, 4)))
        await end_match(explaining, match_id, Ending.FINISHED, 0, 1)  # pyright: ignore[reportArgumentType]  # it passes all on
        assert await settle(explaining) == 1  # pyright: ignore[reportArgumentType]
    assert explaining.full_scans() == []
    assert len(explaining.plans) > 20


async def test_whether_somebody_plays_is_looked_up_at_open_tables_only(explaining: Explaining) -> None:
    await playing_in(explaining, 1)  # pyright: ignore[reportArgumentType]
    assert [step for _, step in explaining.full_scans()] == ["SCAN tables USING INDEX unsettled_tables"]


async def test_to_forget_somebody_the_big_tables_are_not_read(
    explaining: Explaining, database: Database
) -> None:
    async with database.transaction():
        await erase(explaining, 1)  # pyright: ignore[reportArgumentType]
    big = [
        (sql, step)
        for sql, step in explaining.full_scans()
        if not re.search(r"SCAN (tables|seats|ratings)", step)
    ]
    assert big == []
