"""`belote-bot backup` and `restore`, as someone at a shell meets them."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from belote_bot.cli import main
from belote_bot.storage.backups import schema_of
from belote_bot.storage.database import Database
from belote_bot.storage.migrating import MIGRATIONS, scripts

NEWEST = max(scripts(MIGRATIONS))


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The database of the settings, in a working directory without a token."""
    place = tmp_path / "belote.db"
    for name in ("BELOTE_TOKEN", "DISCORD_TOKEN"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("BELOTE_DATABASE", str(place))
    monkeypatch.chdir(tmp_path)
    make(place)
    return place


def make(place: Path) -> None:
    async def opened() -> None:
        await (await Database.open(place)).close()

    asyncio.run(opened())


def test_a_backup_says_how_large_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["backup", "copy.db"]) == 0
    assert capsys.readouterr().out == f"copy.db: {Path('copy.db').stat().st_size:,} bytes, whole and sound\n"
    assert schema_of(Path("copy.db")) == NEWEST


def test_a_second_backup_under_the_same_name_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["backup", "copy.db"]) == 0
    assert main(["backup", "copy.db"]) == 2
    assert capsys.readouterr().err == "copy.db is there already: choose another name, or remove it first.\n"


def test_restoring_says_where_the_former_database_is(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["backup", "copy.db"])
    assert main(["restore", "copy.db"]) == 0
    first, second = capsys.readouterr().out.splitlines()[1:]
    assert first == f"{place} is now what copy.db was."
    assert second.startswith(f"The former database is kept as {place}.before-")
    assert schema_of(Path(second.removeprefix("The former database is kept as ").removesuffix("."))) == NEWEST


def test_another_database_can_be_named(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = place.with_name("other.db")
    make(other)
    place.unlink()
    assert main(["backup", "copy.db", "--database", str(other)]) == 0
    assert main(["restore", "copy.db", "--database", "third.db"]) == 0
    assert capsys.readouterr().out.endswith("third.db is now what copy.db was.\n")
    assert not place.exists()


def test_restoring_what_is_no_backup_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    Path("copy.db").write_text("not a database, and long enough to be looked at" * 100)
    assert main(["restore", "copy.db"]) == 2
    assert capsys.readouterr().err.endswith("file is not a database.\n")


async def test_another_program_does_not_restore_while_the_bot_runs(place: Path) -> None:
    database = await Database.open(place)
    command = [sys.executable, "-m", "belote_bot"]
    await asyncio.to_thread(subprocess.run, [*command, "backup", "copy.db"], check=True)
    done = await asyncio.to_thread(
        subprocess.run, [*command, "restore", "copy.db"], check=False, capture_output=True, text=True
    )
    await database.close()
    assert (done.returncode, done.stderr) == (2, f"{place} is in use: stop the bot first.\n")
