"""What the running bot does beside Discord."""

import asyncio
import logging
from pathlib import Path

import pytest

from belote_bot.app import daily_backups
from belote_bot.config import Settings
from belote_bot.storage.backups import schema_of
from belote_bot.storage.database import MEMORY, Database


def files_after_running(folder: Path, name: str, days: int) -> list[Path]:
    """What lies in the folder after a bot ran there for a moment; a backup that has begun is finished."""
    settings = Settings(_env_file=None, token="a.b.c", database=name, backup_days=days)  # pyright: ignore[reportCallIssue, reportArgumentType]  # pydantic makes the parameters

    async def running() -> None:
        database = await Database.open(name)
        async with daily_backups(settings):
            await asyncio.sleep(0.1)
        await database.close()

    asyncio.run(running())
    return sorted(folder.iterdir())


def test_daily_backups_are_made_while_the_bot_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    copy, database = files_after_running(tmp_path, "belote.db", days=3)
    assert database.name == "belote.db"
    assert schema_of(copy) == schema_of(database)


@pytest.mark.parametrize(("name", "days", "left"), [("belote.db", 0, ["belote.db"]), (MEMORY, 3, [])])
def test_none_is_made_unless_chosen_and_of_a_file(
    name: str,
    days: int,
    left: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.chdir(tmp_path)
    with caplog.at_level(logging.INFO, logger="belote_bot.storage.daily"):
        assert [file.name for file in files_after_running(tmp_path, name, days)] == left
    assert not caplog.messages
