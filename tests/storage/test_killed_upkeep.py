"""Kill -9 in the midst of what is done rarely: the file can be used, as it was before or as it is after."""

import asyncio
import shutil
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from belote_bot.storage.backups import back_up, schema_of
from belote_bot.storage.database import Database
from belote_bot.storage.migrating import MIGRATIONS, scripts
from tests.standings.support import end, season
from tests.storage import dying_process
from tests.storage.support import seen_from_outside

NEWEST = max(scripts(MIGRATIONS))
PERSON = "SELECT count(*) FROM players WHERE user_id = 1"
SEEN = "SELECT count(*) FROM person_results WHERE user_id = 1"


def dies(step: int, work: str, place: Path, copy: Path) -> bool:
    """Whether that step is reached, and the process killed there."""
    done = subprocess.run(
        [sys.executable, "-m", dying_process.__name__, str(step), work, str(place), str(copy)],
        timeout=60,
        check=False,
        capture_output=True,
    )
    assert done.returncode in (0, -signal.SIGKILL), done.stderr.decode()
    return done.returncode != 0


def old_file(place: Path, schema: int) -> None:
    """A database of an earlier program."""
    with closing(sqlite3.connect(place, isolation_level=None)) as old:
        for number in range(1, schema + 1):
            old.executescript(scripts(MIGRATIONS)[number])
        old.execute(f"PRAGMA user_version = {schema}")
        old.execute("INSERT INTO players VALUES (1, 'Alice', 0)")


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with some matches of the person 1 and others."""
    place = tmp_path_factory.mktemp("played") / "belote.db"

    async def play() -> None:
        database = await Database.open(place)
        for match in season(Random(1), 10):
            await end(database, match)
        await database.close()

    asyncio.run(play())
    return place


@pytest.fixture
def place(played: Path, tmp_path: Path) -> Path:
    shutil.copy(played, tmp_path)
    return tmp_path / played.name


@pytest.mark.parametrize("step", [3, 40])
def test_migrating(tmp_path: Path, step: int) -> None:
    place = tmp_path / "old.db"
    old_file(place, 3)
    assert dies(step, "migrate", place, place)
    assert schema_of(place) == 3
    assert not dies(0, "migrate", place, place)
    assert schema_of(place) == NEWEST
    assert seen_from_outside(place, PERSON) == [(1,)]


@pytest.mark.parametrize("step", [1, 3, 5])
def test_backing_up(place: Path, tmp_path: Path, step: int) -> None:
    copy = tmp_path / "copy.db"
    if dies(step, "back up", place, copy):
        assert not copy.exists()
        back_up(place, copy)  # what was left of the attempt is in nobody's way
    assert schema_of(copy) == schema_of(place) == NEWEST


@pytest.mark.parametrize("step", range(1, 12))
def test_restoring(place: Path, tmp_path: Path, step: int) -> None:
    copy = tmp_path / "copy.db"
    old_file(copy, 5)
    killed = dies(step, "restore", place, copy)
    # There is a whole one in its place at every moment: the former, or the restored.
    assert schema_of(place) in ((NEWEST, 5) if killed else (5,))
    if schema_of(place) == 5:
        [former] = tmp_path.glob(f"{place.name}.before-*")
        assert schema_of(former) == NEWEST
    assert not dies(0, "migrate", place, copy)
    assert schema_of(place) == NEWEST


@pytest.mark.parametrize("step", [12, 30])
def test_erasing(place: Path, step: int) -> None:
    before = seen_from_outside(place, SEEN)
    assert before != [(0,)]
    assert dies(step, "erase", place, place)
    assert schema_of(place) == NEWEST
    assert (seen_from_outside(place, PERSON), seen_from_outside(place, SEEN)) == ([(1,)], before)
    assert not dies(0, "erase", place, place)
    assert (seen_from_outside(place, PERSON), seen_from_outside(place, SEEN)) == ([(0,)], [(0,)])


@pytest.mark.parametrize("step", [12, 80])
def test_working_results_out_anew(place: Path, step: int) -> None:
    right = seen_from_outside(place, "SELECT * FROM ratings ORDER BY 1, 2")
    with closing(sqlite3.connect(place)) as wrong, wrong:
        wrong.execute("UPDATE ratings SET mu = 0")
    damaged = seen_from_outside(place, "SELECT * FROM ratings ORDER BY 1, 2")
    dies(step, "recompute", place, place)
    assert schema_of(place) == NEWEST
    assert seen_from_outside(place, "SELECT * FROM ratings ORDER BY 1, 2") in (damaged, right)
    assert not dies(0, "recompute", place, place)
    assert seen_from_outside(place, "SELECT * FROM ratings ORDER BY 1, 2") == right
