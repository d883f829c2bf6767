"""What the running bot does beside Discord."""

import asyncio
import logging
from pathlib import Path

import aiohttp
import discord
import pytest

from belote_bot import app
from belote_bot.app import FAILED, MISCONFIGURED, _complaint, build_bot, daily_backups, heartbeats
from belote_bot.config import Settings
from belote_bot.locales import Language, catalogue
from belote_bot.storage.backups import schema_of
from belote_bot.storage.database import MEMORY, Database, DatabaseOfAnother, SchemaTooNew, StorageError
from belote_bot.upkeep.heartbeat import place_of_heartbeat
from cogs.client import BeloteBot


def settings_for(name: str, **others: object) -> Settings:
    return Settings(_env_file=None, token="a.b.c", database=name, **others)  # pyright: ignore[reportCallIssue, reportArgumentType]  # pydantic makes the parameters


def files_after_running(folder: Path, name: str, days: int) -> list[Path]:
    """What lies in the folder after a bot ran there for a moment; a backup that has begun is finished."""
    settings = settings_for(name, backup_days=days)

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


def test_an_intent_that_discord_does_not_allow_is_one_sentence_with_the_remedy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def refused(_bot: BeloteBot, *_args: object, **_options: object) -> None:
        raise discord.PrivilegedIntentsRequired(None)

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(BeloteBot, "login", refused)
    settings = Settings(_env_file=None, token="a.b.c", database="belote.db", members_intent=True)  # pyright: ignore[reportCallIssue, reportArgumentType]  # pydantic makes the parameters
    assert app.run(settings) == app.MISCONFIGURED
    assert capsys.readouterr().err.startswith("Discord does not allow BELOTE_MEMBERS_INTENT: switch on ")


def test_the_members_intent_is_asked_for_only_where_it_is_chosen() -> None:
    async def asked(*, chosen: bool) -> bool:
        database = await Database.open(MEMORY)
        settings = Settings(_env_file=None, token="a.b.c", members_intent=chosen)  # pyright: ignore[reportCallIssue, reportArgumentType]  # pydantic makes the parameters
        members = app.build_bot(settings, database).intents.members
        await database.close()
        return members

    assert asyncio.run(asked(chosen=True))
    assert not asyncio.run(asked(chosen=False))


def test_the_bot_does_not_start_on_a_damaged_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = tmp_path / "belote.db"

    async def made() -> None:
        await (await Database.open(place)).close()

    asyncio.run(made())
    with place.open("rb+") as file:
        file.seek(4096)
        file.write(b"x" * 60_000)
    settings = Settings(_env_file=None, token="a.b.c", database=place)  # pyright: ignore[reportCallIssue]
    assert app.run(settings) == app.FAILED
    told = capsys.readouterr().err
    assert told.startswith(f"The database {place} cannot be used: it is damaged. Stop the bot, ")
    assert told.count("\n") == 1


def test_all_sentences_are_read_before_the_event_loop_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refused(_bot: BeloteBot, *_args: object, **_options: object) -> None:
        raise discord.LoginFailure("Improper token has been passed.")

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(BeloteBot, "login", refused)
    catalogue.cache_clear()
    assert app.run(settings_for("belote.db")) == MISCONFIGURED
    assert catalogue.cache_info().currsize == len(Language)


@pytest.mark.parametrize(
    ("error", "status"),
    [
        (discord.LoginFailure("Improper token has been passed."), MISCONFIGURED),
        (SchemaTooNew("The database has schema 99."), MISCONFIGURED),
        (DatabaseOfAnother("It is the database of another program."), MISCONFIGURED),
        (StorageError("The database cannot be opened."), FAILED),
        (TimeoutError(), FAILED),
        (aiohttp.ServerDisconnectedError(), FAILED),
        (discord.GatewayNotFound(), FAILED),
    ],
)
def test_the_exit_status_says_whether_another_try_is_of_use(error: Exception, status: int) -> None:
    found, sentence = _complaint(error, settings_for("belote.db"))
    assert found == status
    assert sentence.endswith(".")


def test_a_heartbeat_lies_beside_the_database_while_the_bot_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    settings, file = settings_for("belote.db"), place_of_heartbeat(tmp_path / "belote.db")

    async def running() -> bool:
        database = await Database.open(MEMORY)
        async with build_bot(settings, database) as bot, heartbeats(settings, bot):
            await asyncio.sleep(0.05)
            beats = await asyncio.to_thread(file.exists)
        await database.close()
        return beats

    assert asyncio.run(running())
    assert not file.exists()
