"""Running the bot on Discord, from the settings to a clean end."""

import asyncio
import logging
import signal
import sqlite3
import sys
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from types import FrameType
from typing import Final

import discord

from belote_bot.config import Settings
from belote_bot.storage.daily import keep_backups
from belote_bot.storage.database import MEMORY, Database, StorageError
from belote_bot.storage.faults import remedy_for
from belote_bot.storage.owning import owning
from belote_bot.tables.limits import Limits
from belote_bot.tables.pace import Pace
from belote_bot.tables.service import Tables
from belote_bot.watch.full_collections import keep_for_good
from belote_bot.watch.metrics import metrics_served
from belote_bot.watch.watchdog import watched_loop
from cogs.client import BeloteBot
from cogs.emojis import ButtonArt
from cogs.shards import Shards

log: Final = logging.getLogger(__name__)

OK: Final = 0
FAILED: Final = 1

_STOP_SIGNALS: Final = (signal.SIGTERM, signal.SIGINT)


def run(settings: Settings) -> int:
    """Run the bot until it is told to stop (SIGTERM, Ctrl-C); gives the exit status.

    What keeps it from running is one sentence on stderr, with the remedy, and status 1.
    """
    try:
        with owning(settings.database):
            asyncio.run(_run(settings))
    except discord.LoginFailure:
        complaint = (
            "Discord refuses the token: it was reset or mistyped. Make a new one in the developer portal "
            "(Bot → Reset Token) and put it into .env as BELOTE_TOKEN."
        )
    except StorageError as error:
        complaint = str(error)
    except sqlite3.Error as error:
        complaint = f"The database {settings.database} cannot be used: {error}.{remedy_for(error)}"
    except TimeoutError:
        complaint = (
            f"Discord did not answer within {settings.start_timeout:g} seconds: check the network, "
            "or allow more with BELOTE_START_TIMEOUT."
        )
    except (OSError, discord.HTTPException) as error:
        complaint = f"Discord cannot be reached: {error}. Check the network and start again."
    else:
        return OK
    print(complaint, file=sys.stderr)
    return FAILED


def build_bot(
    settings: Settings, database: Database, pace: Pace | None = None, art: ButtonArt = ButtonArt.EMOJIS
) -> BeloteBot:
    """The bot on an open database; `pace` replaces the pauses of the settings."""
    pauses = pace or Pace(settings.bot_delay, settings.trick_pause, settings.deal_pause)
    limits = Limits(settings.server_tables, settings.channel_tables, settings.requests_per_minute)
    shards = None
    if settings.shard_ids is not None and settings.shard_count is not None:
        shards = Shards(settings.shard_ids, settings.shard_count)
    tables = Tables(database, pauses, limits)
    return BeloteBot(tables, settings.language, settings.dev_guild, art, shards)


async def _run(settings: Settings) -> None:
    database = await Database.open(settings.database)
    try:
        async with _watched(settings), daily_backups(settings), build_bot(settings, database) as bot:
            await _serve(bot, settings)
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
    keeping = asyncio.create_task(keep_backups(place, settings.backup_days, time.time, asyncio.sleep))
    try:
        yield
    finally:
        keeping.cancel()
        await asyncio.gather(keeping, return_exceptions=True)


async def _serve(bot: BeloteBot, settings: Settings) -> None:
    """Connect, then stay connected until a signal comes or the connection is lost for good."""
    stopping = asyncio.Event()
    loop = asyncio.get_running_loop()

    def stop_soon(_signal: int, _frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(stopping.set)

    for name in _STOP_SIGNALS:
        try:
            loop.add_signal_handler(name, stopping.set)
        except NotImplementedError:  # Windows
            signal.signal(name, stop_soon)
    async with asyncio.timeout(settings.start_timeout):
        await bot.login(settings.token.get_secret_value())
    # Nobody can click before the connection stands: the one long collection holds nobody up.
    keep_for_good()
    connection = asyncio.create_task(bot.connect())
    stop = asyncio.create_task(stopping.wait())
    done, _ = await asyncio.wait({connection, stop}, return_when=asyncio.FIRST_COMPLETED)
    stop.cancel()
    if connection in done:
        await connection
    else:
        await bot.close()
        await asyncio.gather(connection, return_exceptions=True)
