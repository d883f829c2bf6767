"""The bot: discord.py's client with our commands, buttons and tables."""

import asyncio
import logging
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from belote_bot.archive.history import History
from belote_bot.archive.personal import PersonalData
from belote_bot.counting.service import Counts
from belote_bot.locales import Language
from belote_bot.standings.service import Standings
from belote_bot.standings.weekly import WeeklyClock, WeeklyPodiums
from belote_bot.tables.refusals import TableRefused
from belote_bot.tables.service import Tables
from belote_bot.watch.figures import FIGURES
from cogs.clicking import House
from cogs.clicks import clicked
from cogs.commands import BeloteCommands
from cogs.connection.attendance import Attendance
from cogs.connection.doctor import Doctor
from cogs.connection.happenings import Happenings
from cogs.connection.losses import Losses
from cogs.connection.members import Members
from cogs.connection.reach import Reach
from cogs.connection.shards import EVERY_SHARD, Membership, Shards
from cogs.connection.syncing import sync_if_changed
from cogs.connection.tracing import Tracing
from cogs.connection.translator import LocaleTranslator
from cogs.connection.under_way import UnderWay
from cogs.counts.board import CountBoard
from cogs.hand.hands import Hands
from cogs.parts.answering import answering
from cogs.parts.controls import TableButton, TableChannels, TableMenu, TableRoles
from cogs.parts.drawing import prepare_cards
from cogs.parts.emojis import ButtonArt, CardEmojis
from cogs.parts.forms import loose_id
from cogs.standings.weekly_posts import WeeklyPosts
from cogs.table.board import Board
from cogs.table.reminders import Reminders
from images import CardStyle

log: Final = logging.getLogger(__name__)

LAST_ANSWERS_SECONDS: Final = 1.0
"""How long the bot waits, when it is told to stop, for the answers to clicks that it has taken up."""

CLOSING_SECONDS: Final = 0.4
"""How long all that is shown by itself may then take to stop."""

FAREWELL_SECONDS: Final = 1.2
"""How long it then takes to say on the tables that it is back in a moment."""

LEAVING_SECONDS: Final = 0.6
"""How long Discord may take to answer when the bot leaves."""


class BeloteTree(app_commands.CommandTree["BeloteBot"]):
    """The commands, each person's only so often in a minute."""

    async def interaction_check(self, interaction: discord.Interaction["BeloteBot"], /) -> bool:
        """Count a command; what is looked up while somebody types counts as a click."""
        if interaction.type is not discord.InteractionType.application_command:
            return await self._may_look_up(interaction)
        async with answering(interaction):
            self.client.under_way.take_up()
            self.client.house.tables.requests.count(interaction.user.id, interaction.guild_id or 0)
            return True
        return False

    async def _may_look_up(self, interaction: discord.Interaction["BeloteBot"]) -> bool:
        """Whether somebody who types is offered lines; who types like a machine is offered none."""
        try:
            self.client.house.tables.requests.count_click(interaction.user.id)
        except TableRefused:
            await interaction.response.autocomplete([])
            return False
        return True


class BeloteBot(commands.AutoShardedBot):
    """The bot on its connections to Discord. Needs no privileged intent."""

    def __init__(
        self,
        tables: Tables,
        fallback: Language,
        dev_guild: int | None = None,
        art: ButtonArt = ButtonArt.EMOJIS,
        shards: Shards | None = None,
        *,
        farewell: bool = False,
        members: bool = False,
    ) -> None:
        """`fallback` is the language where nobody says which; `dev_guild` alone gets the commands.

        `shards` are those of this process; None: all of them, by the number that Discord recommends. With
        `farewell` the tables say that the bot is back in a moment when it is told to stop. `members` is a
        privileged intent, by which the bot hears at once of who leaves a server.
        """
        # Nobody speaks here: no word about the libraries for voice.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        tracing = Tracing()
        super().__init__(
            command_prefix=commands.when_mentioned,
            tree_cls=BeloteTree,
            help_command=None,
            intents=discord.Intents(guilds=True, guild_messages=True, moderation=True, members=members),
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
            http_trace=tracing.config,
            shard_count=None if shards is None else shards.count,
        )
        self._tracing = tracing
        FIGURES.gateway_latency.read = lambda: self.latency
        self.shard_ids = None if shards is None else list(shards.ids)
        self._shards = shards or EVERY_SHARD
        self.card_emojis: CardEmojis = CardEmojis(self)
        counts = Counts(tables.registry.database)
        reach = Reach(self, tables)
        emojis = self.card_emojis if art is ButtonArt.EMOJIS else None
        self._dev_guild = None if dev_guild is None else discord.Object(dev_guild)
        doctor = Doctor(self, tables, emojis, self._dev_guild)
        self.house: House = House(
            tables,
            reach,
            doctor,
            Board(self, tables, reach),
            Hands(tables, self.card_emojis),
            counts,
            CountBoard(self, counts, tables.pace.sleep),
            Standings(tables.registry.database),
            Members(self),
            WeeklyPodiums(tables.registry.database, tables.pace.watch.now, self._shards.serves),
            History(tables.registry.database),
            PersonalData(tables),
        )
        self._reminders = Reminders(self, tables)
        self._attendance = Attendance(self, tables)
        self._weekly = WeeklyClock(
            self.house.podiums,
            WeeklyPosts(self, self.house, fallback).post,
            tables.pace.watch.now,
            tables.pace.watch.sleep,
        )
        self.under_way: UnderWay = UnderWay()
        self._ending: asyncio.Task[None] | None = None
        self._preparing: asyncio.Task[None] | None = None
        self._says_farewell = farewell
        self._art = art
        self._fallback = fallback

    async def setup_hook(self) -> None:
        """Once in the life of the process, however often Discord reconnects."""
        await self.tree.set_translator(LocaleTranslator())
        await self.add_cog(BeloteCommands(self.house, self._fallback))
        await self.add_cog(Happenings(self.house, self._attendance))
        await self.add_cog(Losses(self.house, Membership(self)))
        self.add_dynamic_items(TableButton, TableMenu, TableChannels, TableRoles)
        tables = self.house.tables
        await sync_if_changed(self.tree, tables, self._dev_guild, send=self._shards.leads)
        tables.registry.listen(self.house.board)
        tables.registry.listen(self.house.hands)
        tables.registry.listen(self._reminders)
        tables.registry.listen(self._attendance)
        opened = await tables.load(self._shards.serves)
        log.info("%d tables go on where they were", opened)
        await self._reminders.resume()
        tables.resume()
        self.house.counts.listen(self.house.count_board)
        await self.house.count_board.resume(self._shards.serves)
        self._preparing = asyncio.create_task(self._prepare(), name="cards")

    async def _prepare(self) -> None:
        """What the first minute of a bot's life is for: drawing cards, and uploading emojis once."""
        for style in CardStyle:
            await prepare_cards(style)
        if self._art is ButtonArt.EMOJIS:
            await self.card_emojis.prepare(self.house.tables.pace.sleep, uploads=self._shards.leads)

    async def on_ready(self) -> None:
        """Every shard has told which servers there are."""
        self._weekly.start()

    def connected_shards(self) -> tuple[int, int]:
        """How many of this process's shards are connected, and how many there are."""
        number = len(self.shard_ids or range(self.shard_count or 1))
        if not self.is_ready():
            return 0, number
        return sum(not shard.is_closed() for shard in self.shards.values()), number

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Have an event seen when it comes, before anything is done about it."""
        self._tracing.dispatched(event_name, *args)
        super().dispatch(event_name, *args, **kwargs)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Take up a form that somebody sent, or a control that is none of ours; others find their own way."""
        custom_id = loose_id(interaction)
        if custom_id is not None:
            await self.clicked(interaction, custom_id)

    def language_for(self, user_id: int) -> Language | None:
        """The language that a person chose for themselves; None: as their Discord."""
        chosen = self.house.tables.known_preferences(user_id).language
        return None if chosen is None else Language(chosen)

    async def clicked(self, interaction: discord.Interaction[Any], custom_id: str) -> None:
        """Carry out a click on a button of ours and answer it; never raises."""
        async with answering(interaction):
            self.under_way.take_up()
            await clicked(self.house, interaction, custom_id)

    async def close(self) -> None:
        """Let running clicks end, stop bots and messages where nothing is half done, then leave Discord."""
        if self._ending is None:
            self._ending = asyncio.create_task(self._end(), name="ending")
        await asyncio.shield(self._ending)

    async def _end(self) -> None:
        if self._preparing is not None:
            self._preparing.cancel()
        await self.house.tables.close()
        await self.under_way.stop(LAST_ANSWERS_SECONDS)
        house = self.house
        showing = (house.reach, self._attendance, self._reminders, self._weekly, house.hands, house.board)
        closing = [asyncio.create_task(each.close()) for each in (*showing, house.count_board)]
        # A request that waits for a rate limit may not end when it is cancelled.
        await asyncio.wait(closing, timeout=CLOSING_SECONDS)
        if self._says_farewell:
            await self.house.board.say_back_soon(FAREWELL_SECONDS)
        try:
            async with asyncio.timeout(LEAVING_SECONDS):
                await super().close()
        except TimeoutError:
            log.info("Discord was left without its answer")
            await self.http.close()
