"""One bot for one database: the second is refused, and a killed one holds nobody up."""

import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

import pytest

from belote_bot import app
from belote_bot.config import Settings
from belote_bot.storage.backups import back_up, restore
from belote_bot.storage.database import MEMORY, Database, StorageError
from belote_bot.storage.owning import is_owned, owning

HOLDER = """
import sys, time
from belote_bot.storage.owning import owning
with owning(sys.argv[1]):
    print("running", flush=True)
    time.sleep(60)
"""
IN_USE = r"belote\.db is in use by another bot: stop that one first"


@contextmanager
def another_bot(place: Path) -> Iterator[subprocess.Popen[str]]:
    """Another process that runs on the file."""
    process = subprocess.Popen([sys.executable, "-c", HOLDER, str(place)], stdout=subprocess.PIPE, text=True)
    with process:
        assert process.stdout is not None
        assert process.stdout.readline() == "running\n"
        try:
            yield process
        finally:
            process.send_signal(signal.SIGKILL)


def test_a_second_bot_is_refused_until_the_first_is_killed(place: Path) -> None:
    with another_bot(place):
        assert is_owned(place)
        with pytest.raises(StorageError, match=IN_USE), owning(place):
            pass
    assert not is_owned(place)
    with owning(place):
        assert is_owned(place)


def test_another_name_for_the_same_file_is_refused_too(place: Path, tmp_path: Path) -> None:
    place.touch()
    (tmp_path / "link.db").symlink_to(place)
    with owning(place), pytest.raises(StorageError, match="in use"), owning(tmp_path / "link.db"):
        pass


def test_each_file_has_its_own_bot(place: Path) -> None:
    with owning(place), owning(place.with_name("other.db")), owning(MEMORY), owning(MEMORY):
        assert not is_owned(place.with_name("third.db"))


def test_a_folder_that_cannot_be_made_is_told(place: Path) -> None:
    place.touch()
    with pytest.raises(StorageError, match=r"x\.lock cannot be made: "), owning(place / "x"):
        pass


async def test_nothing_is_restored_under_a_bot(place: Path, tmp_path: Path) -> None:
    await (await Database.open(place)).close()
    copy = tmp_path / "copy.db"
    with another_bot(place):
        back_up(place, copy)
        with pytest.raises(StorageError, match=IN_USE):
            restore(copy, place, datetime.now(UTC))
    restore(copy, place, datetime.now(UTC))


def test_the_second_bot_says_so_and_ends(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings = Settings(_env_file=None, token="a.b.c", database=place)  # pyright: ignore[reportCallIssue]
    with another_bot(place):
        assert app.run(settings) == app.FAILED
    sentence = f"{place} is in use by another bot: stop that one first, or choose another file.\n"
    assert capsys.readouterr().err == sentence
