"""The demo from its first line in the terminal to its last."""

import asyncio
import signal
import socket
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from typing import Final

import simcord

from belote_bot.app import FAILED, OK, build_bot
from belote_bot.config import DemoOptions, LogLevel, Settings
from belote_bot.demo.clock import WallClock, time_zone
from belote_bot.demo.desktop import has_desktop, open_page
from belote_bot.demo.live_pages import LivePages
from belote_bot.demo.patience import PatientEnv
from belote_bot.demo.speech import Speech
from belote_bot.demo.table import TableFound, ready_table
from belote_bot.demo.world import LOCALES, YOU, World, build_world
from belote_bot.locales import say
from belote_bot.logs import set_up_logging
from belote_bot.storage.database import MEMORY, Database, StorageError
from belote_bot.storage.owning import owning
from belote_bot.tables.pace import Pace
from cogs.client import BeloteBot
from cogs.parts.drawing import prepare_cards
from cogs.parts.emojis import ButtonArt
from images import CardStyle

HOST: Final = "127.0.0.1"

SETTLE_SECONDS: Final = 20.0
"""How long the bot may work on one click; a slow machine draws its first picture for seconds."""

_STOP_SIGNALS: Final = (signal.SIGTERM, signal.SIGINT)


def run(settings: Settings, options: DemoOptions) -> int:
    """Show the bot in a browser until Ctrl-C, SIGTERM or the page's own button; gives the exit status.

    What keeps it from running is one sentence on stderr, and status 1.
    """
    if "log_level" not in settings.model_fields_set:
        set_up_logging(LogLevel.WARNING, settings.log_format)
    demo = _Demo(settings, options)
    try:
        with owning(settings.database):
            asyncio.run(_until_stopped(demo))
    except StorageError as error:
        print(error, file=sys.stderr)
        return FAILED
    demo.tell("demo-over")
    return OK


async def _until_stopped(demo: "_Demo") -> None:
    """Run the demo, and end it in good order when the person or the system says so."""
    stopping = asyncio.Event()
    loop = asyncio.get_running_loop()

    def stop_soon(_signal: int, _frame: object) -> None:
        loop.call_soon_threadsafe(stopping.set)

    for name in _STOP_SIGNALS:
        try:
            loop.add_signal_handler(name, stopping.set)
        except NotImplementedError:  # Windows: Ctrl-C arrives as KeyboardInterrupt
            signal.signal(name, stop_soon)
    showing = asyncio.create_task(demo.show())
    stop = asyncio.create_task(stopping.wait())
    await asyncio.wait({showing, stop}, return_when=asyncio.FIRST_COMPLETED)
    stop.cancel()
    showing.cancel()
    with suppress(asyncio.CancelledError):
        await showing


class _Demo:
    def __init__(self, settings: Settings, options: DemoOptions) -> None:
        self._settings = settings
        self._options = options
        self._language = settings.language
        self._clock = WallClock()
        self._speech = Speech(LOCALES[self._language])

    def tell(self, message_id: str, **variables: str) -> None:
        """A line in the terminal."""
        print(say(self._language, message_id, **variables), flush=True)

    async def show(self) -> None:
        """Set everything up, then serve the page until it is closed."""
        kept = str(self._settings.database)
        self.tell("demo-begins")
        if kept == MEMORY:
            self.tell("demo-in-memory")
        else:
            self.tell("demo-in-file", file=kept)
        database = await Database.open(kept)
        try:
            async with self._running_bot(database) as (env, bot, world):
                found = await ready_table(bot, world, self._language)
                self.tell("demo-table-ready" if found is TableFound.NEW else "demo-table-goes-on")
                await self._serve(env, world)
        finally:
            await database.close()

    @asynccontextmanager
    async def _running_bot(self, database: Database) -> AsyncGenerator[tuple[simcord.Env, BeloteBot, World]]:
        """The bot of the real Discord, connected to the simulated one."""
        settings = self._settings
        pace = Pace(
            settings.bot_delay,
            settings.trick_pause,
            settings.deal_pause,
            self._clock.sleep,
            self._clock.watch,
        )
        bot = build_bot(settings, database, pace, ButtonArt.SQUARES)
        env = PatientEnv(bot, check_errors=False, settle_timeout=SETTLE_SECONDS)
        world = build_world(env, self._language)
        self._clock.set(env)
        self.tell("demo-cards-drawn")
        # What the bot draws at its start.
        for style in CardStyle:
            await prepare_cards(style)
        self.tell("demo-bot-starts")
        try:
            await env.start()
            self._speech.translate_commands(env)
            with env.time_context(), self._speech.spoken():
                yield env, bot, world
        finally:
            await env.shutdown()
            await bot.close()

    async def _serve(self, env: simcord.Env, world: World) -> None:
        port = self._options.port
        if not _is_free(port):
            self.tell("demo-port-taken", port=str(port))
            port = 0
        preview = env.preview(
            world.channel,
            viewers=world.members,
            layout="channel",
            locale=LOCALES[self._language].value,
            timezone=time_zone(),
            port=port,
        )
        async with preview:
            print()
            self.tell("demo-address", url=preview.url)
            print()
            self.tell("demo-how", name=YOU)
            if self._options.open_browser and has_desktop():
                await asyncio.to_thread(open_page, preview.url)
            keeping_up = asyncio.create_task(LivePages(preview, self._clock.catch_up).keep_up())
            closing = asyncio.create_task(preview.wait_closed())
            try:
                await asyncio.wait({keeping_up, closing}, return_when=asyncio.FIRST_COMPLETED)
            finally:
                keeping_up.cancel()
                closing.cancel()
                await asyncio.gather(keeping_up, closing, return_exceptions=True)


def _is_free(port: int) -> bool:
    """Whether the page can be served there."""
    with socket.socket() as trial:
        if sys.platform != "win32":  # where it would allow a port that is in use
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((HOST, port))
        except OSError:
            return False
    return True
