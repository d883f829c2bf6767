"""A file of before results were kept: nothing that was played is lost."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from belote_bot.standings.settling import settle_all
from belote_bot.storage.database import Database
from belote_bot.storage.migrating import MIGRATIONS
from tests.storage.support import seen_from_outside

OLD = """
INSERT INTO players VALUES (1, 'Alice', 0), (2, 'Bob', 0);
INSERT INTO tables (id, guild_id, channel_id, host_id, language, rules, status, opened_at, closed_at)
VALUES (1, 100, 2, 1, 'fr', '{}', 'finished', 0, 50), (2, 100, 2, 1, 'fr', '{}', 'stopped', 0, 40),
    (3, 100, 2, 1, 'fr', '{}', 'playing', 0, NULL), (4, 100, 2, 1, 'fr', '{}', 'finished', 0, 30);
INSERT INTO matches (id, table_id, rules, first_dealer, draws, started_at, ended_at, winner)
VALUES (1, 1, '{}', 0, '[]', 0, 50, 'A'), (2, 2, '{}', 0, '[]', 0, NULL, NULL),
    (3, 3, '{}', 0, '[]', 0, NULL, NULL), (4, 4, '{}', 0, '[]', 0, 30, 'B');
INSERT INTO deals VALUES (1, 0, 0, '', '', '', 0);
INSERT INTO actions VALUES (1, 0, 0, 1, 'H', 2, 0), (1, 0, 1, 2, 'KS', NULL, 0),
    (1, 0, 2, 3, 'KH+belote', NULL, 0), (1, 0, 3, 1, 'QH', 2, 0);
INSERT INTO results VALUES (1, 0, 'made', 1, 'H', NULL, 52, 110, 0, 20, 0, 0, 52, 130, 0, 52, 130);
"""


@pytest.fixture
async def old(place: Path, tmp_path: Path) -> Path:
    """A file of the eighth schema, with matches of each kind."""
    scripts = tmp_path / "migrations"
    scripts.mkdir()
    for script in MIGRATIONS.iterdir():
        if script.name.endswith(".sql") and script.name < "0009":
            shutil.copy(str(script), scripts)
    await (await Database.open(place, scripts)).close()
    with closing(sqlite3.connect(place)) as file:
        file.executescript(OLD)
        for match in (1, 2, 3, 4):
            people = [(match, seat, (1, 2, None, None)[seat], f"P{seat}") for seat in range(4)]
            file.executemany("INSERT INTO match_players VALUES (?, ?, ?, ?)", people)
            file.executemany(
                "INSERT INTO seats (table_id, seat, user_id, name, bot_level) VALUES (?, ?, ?, ?, ?)",
                [(*row, None if row[2] else "steady") for row in people],
            )
        file.commit()
    return place


async def test_matches_that_ended_are_in_order_and_get_their_results(old: Path) -> None:
    database = await Database.open(old)
    assert await settle_all(database) == 3
    await database.close()
    assert seen_from_outside(old, "SELECT id, place, ending, ended_at FROM matches ORDER BY id") == [
        (1, 3, "finished", 50),
        (2, 2, "stopped", 40),
        (3, None, None, None),
        (4, 1, "finished", 30),
    ]
    won = "SELECT match_id, user_id, outcome, counted FROM person_results ORDER BY place, seat"
    assert seen_from_outside(old, won) == [
        (4, 1, "lost", 1),
        (4, 2, "won", 1),
        (2, 1, "void", 0),
        (2, 2, "void", 0),
        (1, 1, "won", 1),
        (1, 2, "lost", 1),
    ]


async def test_whoever_played_the_king_of_trumps_had_the_belote(old: Path) -> None:
    await (await Database.open(old)).close()
    assert seen_from_outside(old, "SELECT belote_of FROM results") == [(3,)]


async def test_bots_were_steady_and_leaving_meant_nothing(old: Path) -> None:
    await (await Database.open(old)).close()
    levels = "SELECT user_id, bot_level FROM match_players WHERE match_id = 1"
    assert seen_from_outside(old, levels) == [(1, None), (2, None), (None, "steady"), (None, "steady")]
    assert seen_from_outside(old, "SELECT DISTINCT desertion FROM tables") == [("void",)]
