"""Ranking lists: what counts on them, ranks, ties, pages, one's own line."""

import pytest

from belote_bot.standings.service import Board, Company, Measure, Page, Sides, Span, Standings, period_at
from belote_bot.storage.database import Database
from belote_bot.storage.endings import Ending
from belote_bot.storage.guilds import Kind
from tests.standings.support import DAY, GUILD, MONDAY, Deal, Four, Played, end

WINS = Board(GUILD, "all", Measure.WINS)


async def wins(database: Database, who: int, times: int, **how: object) -> None:
    """Somebody and their partner win so many matches against 98 and 99."""
    people: Four = (who, 98, who + 1000, 99)
    for _ in range(times):
        await end(database, Played(people=people, **how))  # pyright: ignore[reportArgumentType]


async def page(database: Database, board: Board = WINS, asker: int | None = None, number: int = 0) -> Page:
    return await Standings(database).leaderboard(board, asker, number)


def ranks(page: Page) -> list[tuple[int, int, float]]:
    return [(line.rank, line.people[0].user_id, line.value) for line in page.lines]


async def test_nobody_has_played(database: Database) -> None:
    found = await page(database, asker=1)
    assert (found.lines, found.own, found.number, found.pages, found.entries) == ((), None, 0, 0, 0)


async def test_those_with_as_many_share_a_rank_and_the_next_one_is_left_out(database: Database) -> None:
    for who, times in ((1, 3), (2, 2), (3, 2), (4, 1)):
        await end(database, Played(people=(who, None, None, None)))
        for _ in range(times - 1):
            await end(database, Played(people=(who, None, None, None)))
    found = await page(database, Board(GUILD, "all", Measure.WINS, Company.BOTS))
    assert ranks(found) == [(1, 1, 3), (2, 2, 2), (2, 3, 2), (4, 4, 1)]


async def test_pages_and_one_s_own_line_wherever_it_is(database: Database) -> None:
    for who in range(1, 24):
        for _ in range(1 + (who <= 9)):
            await end(database, Played(people=(who, None, None, None)))
    board = Board(GUILD, "all", Measure.WINS, Company.ALL)
    second = await page(database, board, asker=23, number=1)
    assert (second.pages, second.entries, second.number) == (3, 23, 1)
    assert ranks(second)[:2] == [(10, 11, 1), (10, 12, 1)]
    assert second.own is not None
    assert (second.own.rank, second.own.people[0].user_id) == (10, 23)
    last = await page(database, board, number=99)
    assert (last.number, len(last.lines), last.own) == (2, 3, None)


async def test_ranks_go_on_across_pages(database: Database) -> None:
    for who in range(1, 13):
        for _ in range(3 if who <= 2 else 1):
            await end(database, Played(people=(who, None, None, None)))
    found = await page(database, Board(GUILD, "all", Measure.WINS, Company.BOTS), number=1)
    assert [line.rank for line in found.lines] == [3, 3]


async def test_pairs_and_the_better_one_of_one_s_own(database: Database) -> None:
    await end(database, Played(people=(1, 2, 3, 4), winner=0))
    await end(database, Played(people=(1, 2, 3, 4), winner=0))
    await end(database, Played(people=(4, 5, 3, 6), winner=0))
    board = Board(GUILD, "all", Measure.WINS, sides=Sides.PAIRS)
    found = await page(database, board, asker=3)
    assert [(line.rank, [p.user_id for p in line.people], line.value) for line in found.lines] == [
        (1, [1, 3], 2),
        (2, [3, 4], 1),
        (3, [2, 4], 0),
        (3, [5, 6], 0),
    ]
    assert found.own == found.lines[0]
    assert (await page(database, board, asker=4)).own == found.lines[1]


async def test_matches_with_bots_are_apart(database: Database) -> None:
    await end(database, Played())
    await end(database, Played(people=(1, None, None, None)))
    matches = {
        company: (await page(database, Board(GUILD, "all", Measure.WINS, company))).lines[0].matches
        for company in Company
    }
    assert matches == {Company.PEOPLE: 1, Company.BOTS: 1, Company.ALL: 2}


async def test_whoever_left_lost_among_people_and_the_others_played_with_a_bot(database: Database) -> None:
    await end(database, Played(last=(None, 2, 3, 4), winner=0))
    among_people = await page(database)
    assert [(line.people[0].user_id, line.matches, line.won) for line in among_people.lines] == [(1, 1, 0)]
    with_bots = await page(database, Board(GUILD, "all", Measure.WINS, Company.BOTS))
    assert ranks(with_bots) == [(1, 3, 1), (2, 2, 0), (2, 4, 0)]


@pytest.mark.parametrize(
    "how", [{"kind": Kind.FRIENDLY}, {"ending": Ending.STOPPED}], ids=["friendly", "stopped"]
)
async def test_what_does_not_count(database: Database, how: dict[str, object]) -> None:
    await end(database, Played(**how))  # pyright: ignore[reportArgumentType]
    assert (await page(database)).entries == 0


async def test_servers_see_only_their_own(database: Database) -> None:
    await end(database, Played(guild_id=GUILD + 1))
    assert (await page(database)).entries == 0


async def test_a_period_has_its_own_matches(database: Database) -> None:
    await end(database, Played(at=MONDAY - 1, winner=0))
    await end(database, Played(at=MONDAY, winner=1))
    await end(database, Played(at=MONDAY + 7 * DAY, winner=1))
    week = period_at(Span.WEEK, MONDAY)
    found = await page(database, Board(GUILD, week, Measure.WINS))
    assert [(line.people[0].user_id, line.matches, line.won) for line in found.lines] == [
        (2, 1, 1),
        (4, 1, 1),
        (1, 1, 0),
        (3, 1, 0),
    ]


async def test_a_rate_needs_a_least_number_of_matches(database: Database) -> None:
    board = Board(GUILD, period_at(Span.WEEK, MONDAY), Measure.WIN_RATE)
    for winner in (0, 0):
        await end(database, Played(winner=winner))
    assert (await page(database, board)).entries == 0
    await end(database, Played(winner=1))
    assert ranks(await page(database, board)) == [
        (1, 1, pytest.approx(2 / 3)),
        (1, 3, pytest.approx(2 / 3)),
        (3, 2, pytest.approx(1 / 3)),
        (3, 4, pytest.approx(1 / 3)),
    ]


async def test_points_for_each_deal(database: Database) -> None:
    board = Board(GUILD, period_at(Span.WEEK, MONDAY), Measure.POINTS)
    for _ in range(3):
        await end(database, Played(deals=(Deal((100, 62)), Deal((81, 81)))))
    assert ranks(await page(database, board))[0] == (1, 1, 90.5)


async def test_contracts_are_one_s_own_and_capots_the_side_s(database: Database) -> None:
    await end(
        database, Played(deals=(Deal(taker=0), Deal(taker=2, capot="A"), Deal(taker=0, outcome="failed")))
    )
    contracts = await page(database, Board(GUILD, "all", Measure.CONTRACTS))
    assert ranks(contracts) == [(1, 1, 1), (1, 3, 1), (3, 2, 0), (3, 4, 0)]
    pairs = await page(database, Board(GUILD, "all", Measure.CONTRACTS, sides=Sides.PAIRS))
    assert ranks(pairs) == [(1, 1, 2), (2, 2, 0)]
    capots = await page(database, Board(GUILD, "all", Measure.CAPOTS))
    assert ranks(capots) == [(1, 1, 1), (1, 3, 1), (3, 2, 0), (3, 4, 0)]


async def test_a_rating_is_the_same_on_every_list_of_the_period(database: Database) -> None:
    await end(database, Played())
    await end(database, Played(people=(1, None, None, None)))
    shown: list[object] = []
    for company in Company:
        found = await page(database, Board(GUILD, "all", Measure.RATING, company))
        shown.append(next(line.rating for line in found.lines if line.people[0].user_id == 1))
    assert shown[0] is not None
    assert shown == [shown[0]] * 3
    profile = await Standings(database).profile(GUILD, 1)
    assert profile.rating == shown[0]


async def test_a_rating_is_provisional_below_ten_matches(database: Database) -> None:
    for number in range(10):
        line = None if not number else (await page(database, Board(GUILD, "all", Measure.RATING))).lines[0]
        assert line is None or (line.rating is not None and line.rating.is_provisional)
        await end(database, Played(winner=0 if number % 2 else 1))
    line = (await page(database, Board(GUILD, "all", Measure.RATING))).lines[0]
    assert line.rating is not None
    assert not line.rating.is_provisional


async def named(database: Database, match_id: int, name: str) -> None:
    """Let a match have been played by the first person under another name."""
    async with database.transaction():
        await database.run("UPDATE players SET name = ? WHERE user_id = 1", (name,))
        await database.run(
            "UPDATE match_players SET name = ? WHERE match_id = ? AND user_id = 1", (name, match_id)
        )


async def test_names_are_the_last_known(database: Database) -> None:
    await end(database, Played())
    await named(database, await end(database, Played()), "Renamed")
    assert (await page(database)).lines[0].people[0].name == "Renamed"


async def test_what_somebody_is_called_in_another_server_is_not_told(database: Database) -> None:
    await end(database, Played())
    await named(database, await end(database, Played(guild_id=GUILD + 1)), "Elsewhere")
    assert (await page(database)).lines[0].people[0].name == "P1"
    assert (await Standings(database).profile(GUILD, 1)).person.name == "P1"
    partner = (await Standings(database).profile(GUILD, 3)).usual_partner
    assert partner is not None
    assert partner.person.name == "P1"
    assert (await Standings(database).profile(GUILD + 2, 1)).person.name == ""


async def test_of_a_pair_both_names_are_told(database: Database) -> None:
    await end(database, Played())
    found = await page(database, Board(GUILD, "all", Measure.RATING, Company.PEOPLE, Sides.PAIRS))
    assert [[person.name for person in line.people] for line in found.lines] == [["P1", "P3"], ["P2", "P4"]]


async def test_a_page_is_read_while_somebody_writes(database: Database) -> None:
    await end(database, Played())
    async with database.transaction():
        await database.run("DELETE FROM standings")
        assert (await page(database)).entries == 4
