"""`belote-bot doctor` on set-ups that will do and on some that will not."""

import asyncio
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from PIL import features

from belote_bot.cli import main
from belote_bot.config import Settings
from belote_bot.storage.database import Database
from belote_bot.storage.migrating import MIGRATIONS, scripts
from belote_bot.storage.owning import owning
from belote_bot.upkeep import doctor

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.abcdefghijklmnopqrstuvwxyz_-0123456789"
NEWEST = max(scripts(MIGRATIONS))


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the database belongs, which is not there yet; a token is set."""
    for field in Settings.model_fields:
        monkeypatch.delenv(f"BELOTE_{field.upper()}", raising=False)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.setenv("BELOTE_TOKEN", TOKEN)
    monkeypatch.setenv("BELOTE_DATABASE", str(tmp_path / "belote.db"))
    monkeypatch.chdir(tmp_path)
    return tmp_path / "belote.db"


def make(place: Path) -> None:
    async def opened() -> None:
        await (await Database.open(place)).close()

    asyncio.run(opened())


def bad() -> Iterator[str]:
    return (f"{finding.subject}: {finding.sentence}" for finding in doctor.examine() if not finding.good)


def lines(capsys: pytest.CaptureFixture[str], status: int) -> dict[str, str]:
    """What the command prints, by subject; its exit status is as given."""
    assert main(["doctor"]) == status
    shown = capsys.readouterr().out
    return dict(line[5:].split(": ", 1) for line in shown.splitlines())


def test_a_good_set_up_is_all_right_and_the_token_is_not_shown(
    place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    make(place)
    shown = lines(capsys, status=0)
    assert shown["token"] == "set, and of a token's form; only Discord knows whether it is valid"
    assert shown["database"] == f"{place}, schema {NEWEST}, whole and sound"
    assert {"settings", "pictures", "fonts", "search of the bots", "Python", "SQLite", "discord.py"} <= set(
        shown
    )
    assert not any(part in " ".join(shown.values()) for part in TOKEN.split("."))


def test_a_first_start_is_all_right_and_nothing_is_made(
    place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = lines(capsys, status=0)
    assert shown["database"] == f"{place} is not there yet; the bot makes it at its start"
    assert not list(place.parent.iterdir())


def test_without_a_token_the_rest_is_looked_at(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("BELOTE_TOKEN")
    make(place)
    shown = lines(capsys, status=1)
    assert shown["token"].startswith("BELOTE_TOKEN is not set: ")
    assert shown["database"].endswith("whole and sound")


@pytest.mark.parametrize(
    "token", ["a.good.one", "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE", "eyJhbGciOiJIUzI1NiJ9.a.b"]
)
def test_a_token_of_another_form_is_told_and_not_shown(token: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BELOTE_TOKEN", token)
    [sentence] = bad()
    assert sentence.startswith("token: set, but not of the form that a bot's token has")
    assert token not in sentence


def test_a_wrong_setting_is_told_and_the_rest_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BELOTE_TRICK_PAUSE", "soon")
    assert list(bad()) == ["settings: BELOTE_TRICK_PAUSE is 'soon': give a number from 0 to 30."]


def test_a_later_schema_is_told(place: Path) -> None:
    make(place)
    with closing(sqlite3.connect(place)) as later:
        later.execute("PRAGMA user_version = 9999")
    [sentence] = bad()
    assert sentence.startswith(f"database: {place} has schema 9999, and this program knows schemas up to")


def test_a_damaged_database_is_told(place: Path) -> None:
    place.write_bytes(b"noise" * 1000)
    [sentence] = bad()
    assert sentence.startswith(
        f"database: The database {place} cannot be used: file is not a database. Stop "
    )
    assert "belote-bot restore FILE" in sentence


def test_a_hole_in_a_database_is_told_with_the_remedy(place: Path) -> None:
    make(place)
    with place.open("rb+") as file:
        file.seek(3 * 4096)
        file.write(b"hole" * 4096)
    [sentence] = bad()
    assert sentence.startswith("database: ")
    assert "belote-bot restore FILE" in sentence
    assert ".recover" in sentence


def test_a_first_start_that_failed_is_no_fault(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place.touch()
    assert lines(capsys, status=0)["database"] == f"{place} is empty; the bot fills it at its start"
    make(place)


def test_a_running_bot_is_told(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    make(place)
    with owning(place):
        assert lines(capsys, status=0)["database"].endswith("whole and sound, in use by a bot that runs")
    assert lines(capsys, status=0)["database"].endswith("whole and sound")


def test_a_disk_that_is_almost_full_is_told(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "LEAST_FREE", 10**20)
    [sentence] = bad()
    assert re.fullmatch(rf"disk: only [\d,]+ MB free in {place.parent}: make room there", sentence)


def test_an_old_schema_is_not_brought_up_to_date(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(place, isolation_level=None)) as old:
        old.executescript(scripts(MIGRATIONS)[1])
        old.execute("PRAGMA user_version = 1")
    assert lines(capsys, status=0)["database"] == f"{place}, schema 1, whole and sound"


def test_a_folder_that_cannot_be_made_is_told(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place.write_text("a file, not a folder")
    monkeypatch.setenv("BELOTE_DATABASE", str(place / "belote.db"))
    assert list(bad()) == [
        f"database: {place / 'belote.db'} is not there, and this user cannot make it in {place}"
    ]


def test_a_pillow_without_webp_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def without(feature: str) -> bool:
        return feature != "webp"

    monkeypatch.setattr(features, "check", without)
    assert list(bad()) == ["pictures: Pillow was built without WebP: install it anew from its wheel"]


@pytest.mark.parametrize(("compiled", "told"), [(True, "compiled"), (False, "in Python: ")])
def test_the_search_is_told(
    compiled: bool, told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(doctor, "COMPILED", compiled)
    assert lines(capsys, status=0)["search of the bots"].startswith(told)
