"""Running the bot on Discord, from the settings to a clean end."""

import asyncio
import logging
import sqlite3
import sys
import time
from collections.abc import AsyncGenerator, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final

import discord

from belote_bot.config import Settings
from belote_bot.locales import Language, catalogue
from belote_bot.stopping import listen_for_stop
from belote_bot.storage.daily import keep_backups
from belote_bot.storage.database import MEMORY, Database, DatabaseOfAnother, SchemaTooNew, StorageError
from belote_bot.storage.faults import remedy_for
from belote_bot.storage.owning import owning
from belote_bot.tables.limits import Limits
from belote_bot.tables.pace import Pace
from belote_bot.tables.service import Tables
from belote_bot.upkeep.heartbeat import beat, place_of_heartbeat
from belote_bot.watch.full_collections import keep_for_good
from belote_bot.watch.metrics import metrics_served
from belote_bot.watch.watchdog import watched_loop
from cogs.client import BeloteBot
from cogs.connection.shards import Shards
from cogs.parts.emojis import ButtonArt
from cogs.parts.retrying import FAILURES

log: Final = logging.getLogger(__name__)

OK: Final = 0
FAILED: Final = 1
MISCONFIGURED: Final = 2
"""Another try would fail as this one did: somebody has to change a setting first."""

_WRONG_SHARDS: Final = (4010, 4011)
"""How Discord closes a connection with shards that the bot cannot have, or too few of them."""


def run(settings: Settings) -> int:
    """Run the bot until it is told to stop (SIGTERM, Ctrl-C); gives the exit status.

    What keeps it from running is one sentence on stderr, with the remedy, and status 2 if another try would
    fail in the same way, else 1.
    """
    try:
        with owning(settings.database):
            # Parsing all sentences takes longer than the event loop may stand still.
            for language in Language:
                catalogue(language)
            asyncio.run(_run(settings))
    except (discord.DiscordException, StorageError, sqlite3.Error, *FAILURES) as error:
        status, complaint = _complaint(error, settings)
        print(complaint, file=sys.stderr)
        return status
    return OK


def _complaint(error: Exception, settings: Settings) -> tuple[int, str]:
    """The exit status and the sentence for what ended the bot."""
    match error:
        case discord.LoginFailure():
            return MISCONFIGURED, (
                "Discord refuses the token: it was reset or mistyped. Make a new one in the developer portal "
                "(Bot → Reset Token) and put it into .env as BELOTE_TOKEN."
            )
        case discord.PrivilegedIntentsRequired():
            return MISCONFIGURED, (
                "Discord does not allow BELOTE_MEMBERS_INTENT: switch on Server Members Intent in the "
                "developer portal (Bot → Privileged Gateway Intents), or take the setting away; the bot runs "
                "without it."
            )
        case discord.ConnectionClosed(code=code) if code in _WRONG_SHARDS:
            return MISCONFIGURED, (
                "Discord refuses these shards: the bot needs more of them. Raise BELOTE_SHARD_COUNT, to the "
                "same number in every process."
            )
        case SchemaTooNew() | DatabaseOfAnother():
            return MISCONFIGURED, str(error)
        case StorageError():
            return FAILED, str(error)
        case sqlite3.Error():
            return FAILED, f"The database {settings.database} cannot be used: {error}.{remedy_for(error)}"
        case TimeoutError():
            return FAILED, (
                f"Discord did not answer within {settings.start_timeout:g} seconds: check the network, "
                "or allow more with BELOTE_START_TIMEOUT."
            )
        case _:
            return FAILED, f"Discord cannot be reached: {error}. Check the network and start again."


def build_bot(
    settings: Settings, database: Database, pace: Pace | None = None, art: ButtonArt = ButtonArt.EMOJIS
) -> BeloteBot:
    """The bot on an open database; `pace` replaces the pauses of the settings."""
    pauses = pace or Pace(settings.bot_delay, settings.trick_pause, settings.deal_pause)
    limits = Limits(
        settings.server_tables,
        settings.channel_tables,
        settings.requests_per_minute,
        settings.server_requests_per_minute,
    )
    shards = None
    if settings.shard_ids is not None and settings.shard_count is not None:
        shards = Shards(settings.shard_ids, settings.shard_count)
    tables = Tables(database, pauses, limits)
    return BeloteBot(
        tables,
        settings.language,
        settings.dev_guild,
        art,
        shards,
        farewell=settings.farewell,
        members=settings.members_intent,
    )


async def _run(settings: Settings) -> None:
    stopping = listen_for_stop()
    database = await Database.open(settings.database)
    try:
        await database.check()
        async with (
            _watched(settings),
            daily_backups(settings),
            build_bot(settings, database) as bot,
            heartbeats(settings, bot),
        ):
            await _serve(bot, settings, stopping)
    finally:
        await database.close()
    log.info("the bot has stopped; all tables are stored")


@asynccontextmanager
async def _watched(settings: Settings) -> AsyncGenerator[None]:
    """Watch the event loop meanwhile, and serve metrics if that was chosen."""
    with metrics_served(settings.metrics_port):
        async with watched_loop():
            yield


@asynccontextmanager
async def daily_backups(settings: Settings) -> AsyncGenerator[None]:
    """Keep daily backups meanwhile, if that was chosen."""
    if not settings.backup_days or str(settings.database) == MEMORY:
        yield
        return
    place = settings.database.expanduser()
    async with _beside(keep_backups(place, settings.backup_days, time.time, asyncio.sleep), "backups"):
        yield


@asynccontextmanager
async def heartbeats(settings: Settings, bot: BeloteBot) -> AsyncGenerator[None]:
    """Let `belote-bot health` know meanwhile how the bot is."""
    if str(settings.database) == MEMORY:
        yield
        return
    file = place_of_heartbeat(settings.database.expanduser())
    async with _beside(beat(file, bot.connected_shards, time.time, asyncio.sleep), "heartbeat"):
        yield


@asynccontextmanager
async def _beside(work: Coroutine[Any, Any, None], name: str) -> AsyncGenerator[None]:
    """Have something done meanwhile that ends only when it is cancelled."""
    task = asyncio.create_task(work, name=name)
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def _serve(bot: BeloteBot, settings: Settings, stopping: asyncio.Event) -> None:
    """Connect, then stay connected until the bot is to stop or the connection is lost for good."""
    living = asyncio.create_task(_live(bot, settings), name="connection")
    stop = asyncio.create_task(stopping.wait())
    done, _ = await asyncio.wait({living, stop}, return_when=asyncio.FIRST_COMPLETED)
    stop.cancel()
    if living in done:
        await living
        return
    log.info("the bot stops")
    living.cancel()
    await asyncio.gather(living, return_exceptions=True)
    await bot.close()


async def _live(bot: BeloteBot, settings: Settings) -> None:
    async with asyncio.timeout(settings.start_timeout):
        await bot.login(settings.token.get_secret_value())
    # Nobody can click before the connection stands: the one long collection holds nobody up.
    keep_for_good()
    await bot.connect()
