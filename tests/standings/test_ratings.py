"""Whose rating a match moves, and which way."""

import pytest

from belote_bot.game.events import Winner
from belote_bot.standings.outcomes import shares_of
from belote_bot.standings.ratings import Change, changes
from belote_bot.storage.database import Database
from belote_bot.storage.endings import Ending, load_ended_after
from belote_bot.storage.guilds import Desertion, Kind
from belote_bot.storage.results import StoredRating
from tests.standings.support import Played, end

STRONG = StoredRating(32.0, 2.0, 40)


async def changed(
    database: Database, played: Played, known: dict[int, StoredRating] | None = None
) -> dict[int, Change]:
    await end(database, played)
    [match] = await load_ended_after(database, 0, 10)
    return changes(match, shares_of(match), known or {})


def moves(found: dict[int, Change]) -> dict[int, int]:
    """Who rises (1) and who falls (-1)."""
    return {who: (c.after.mu > c.before.mu) - (c.after.mu < c.before.mu) for who, c in found.items()}


async def test_four_people(database: Database) -> None:
    assert moves(await changed(database, Played(winner=1))) == {1: -1, 2: 1, 3: -1, 4: 1}


@pytest.mark.parametrize("winner", [0, 1, "draw"])
async def test_whoever_left_falls_whoever_wins(database: Database, winner: Winner) -> None:
    found = await changed(database, Played(last=(None, 2, 3, 4), winner=winner))
    assert moves(found)[1] == -1
    assert moves(found)[3] == {0: 1, 1: -1, "draw": 0}[winner]


async def test_whoever_left_falls_as_the_match_was_when_it_began(database: Database) -> None:
    left = (await changed(database, Played(last=(None, 2, None, 4), winner=0), {3: STRONG}))[1]
    stayed = (await changed_elsewhere(Played(winner=1), {3: STRONG}))[1]
    assert left.after == stayed.after


async def changed_elsewhere(played: Played, known: dict[int, StoredRating]) -> dict[int, Change]:
    database = await Database.open(":memory:")
    try:
        return await changed(database, played, known)
    finally:
        await database.close()


async def test_the_partner_of_whoever_left_played_with_a_bot(database: Database) -> None:
    with_bot = await changed(database, Played(last=(None, 2, 3, 4)), {1: STRONG})
    beside_bots = await changed_elsewhere(Played(people=(None, 2, 3, 4)), {})
    assert with_bot[3].after == beside_bots[3].after
    assert with_bot[2].after == beside_bots[2].after


async def test_a_match_that_is_abandoned_moves_only_those_who_left(database: Database) -> None:
    found = await changed(database, Played(ending=Ending.ABANDONED, people=(1, 2, None, None)))
    assert moves(found) == {1: -1, 2: -1}


@pytest.mark.parametrize(
    "played",
    [
        Played(kind=Kind.FRIENDLY),
        Played(ending=Ending.STOPPED),
        Played(ending=Ending.ABANDONED, desertion=Desertion.VOID),
    ],
    ids=["friendly", "stopped", "abandoned where that is void"],
)
async def test_what_moves_nobody(database: Database, played: Played) -> None:
    assert await changed(database, played) == {}


async def test_nobody_is_moved_by_coming_late(database: Database) -> None:
    assert 9 not in await changed(database, Played(last=(9, 2, 3, 4), late=((9, 0),)))


async def test_it_counts_on_how_many_matches_a_rating_rests(database: Database) -> None:
    found = await changed(database, Played(), {1: STRONG})
    assert (found[1].matches, found[2].matches) == (41, 1)
    assert (found[1].before.mu, found[1].before.sigma) == (32.0, 2.0)
