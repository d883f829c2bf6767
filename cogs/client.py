"""The bot: discord.py's client with our commands, buttons and tables."""

import asyncio
import logging
from collections.abc import Iterable
from contextlib import suppress
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from belote_bot.archive.history import History
from belote_bot.archive.personal import PersonalData
from belote_bot.counting.refusals import CountRefused
from belote_bot.counting.service import Counts
from belote_bot.locales import Language
from belote_bot.standings.service import Standings
from belote_bot.standings.weekly import WeeklyClock, WeeklyPodiums
from belote_bot.tables.refusals import TableRefused
from belote_bot.tables.service import Tables
from belote_bot.tables.table import Table
from belote_bot.watch.figures import FIGURES
from cogs.answering import answering
from cogs.board import Board
from cogs.clicking import House
from cogs.clicks import clicked
from cogs.commands import BeloteCommands
from cogs.controls import TableButton, TableChannels, TableMenu, TableRoles
from cogs.count_board import CountBoard
from cogs.drawing import prepare_cards
from cogs.emojis import ButtonArt, CardEmojis
from cogs.forms import form_id
from cogs.hands import Hands
from cogs.happenings import Happenings
from cogs.members import Members
from cogs.reach import Reach
from cogs.reminders import Reminders
from cogs.shards import EVERY_SHARD, Membership, Shards
from cogs.syncing import sync_if_changed
from cogs.tracing import Tracing
from cogs.translator import LocaleTranslator
from cogs.weekly_posts import WeeklyPosts
from images import CardStyle

log: Final = logging.getLogger(__name__)

LAST_ANSWERS_SECONDS: Final = 2.0
"""How long the bot waits, when it is told to stop, for the answers to clicks that it has taken up."""


class BeloteTree(app_commands.CommandTree["BeloteBot"]):
    """The commands, each person's only so often in a minute."""

    async def interaction_check(self, interaction: discord.Interaction["BeloteBot"], /) -> bool:
        """Count a command; what is looked up while somebody types is none."""
        if interaction.type is not discord.InteractionType.application_command:
            return True
        async with answering(interaction):
            self.client.house.tables.requests.count(interaction.user.id)
            return True
        return False


class BeloteBot(commands.AutoShardedBot):
    """The bot on its connections to Discord. Needs no privileged intent."""

    def __init__(
        self,
        tables: Tables,
        fallback: Language,
        dev_guild: int | None = None,
        art: ButtonArt = ButtonArt.EMOJIS,
        shards: Shards | None = None,
    ) -> None:
        """`fallback` is the language where nobody says which; `dev_guild` alone gets the commands.

        `shards` are those of this process; None: all of them, by the number that Discord recommends.
        """
        # Nobody speaks here: no word about the libraries for voice.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        tracing = Tracing()
        super().__init__(
            command_prefix=commands.when_mentioned,
            tree_cls=BeloteTree,
            help_command=None,
            intents=discord.Intents(guilds=True, guild_messages=True),
            allowed_mentions=discord.AllowedMentions.none(),
            http_trace=tracing.config,
            shard_count=None if shards is None else shards.count,
        )
        self._tracing = tracing
        FIGURES.gateway_latency.read = lambda: self.latency
        self.shard_ids = None if shards is None else list(shards.ids)
        self._shards = shards or EVERY_SHARD
        self._membership = Membership(self)
        self.card_emojis: CardEmojis = CardEmojis(self)
        counts = Counts(tables.registry.database)
        reach = Reach(self, tables)
        self.house: House = House(
            tables,
            reach,
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
        self._weekly = WeeklyClock(
            self.house.podiums,
            WeeklyPosts(self, self.house, fallback).post,
            tables.pace.watch.now,
            tables.pace.watch.sleep,
        )
        self._answering: set[asyncio.Task[Any]] = set()
        self._preparing: asyncio.Task[None] | None = None
        self._art = art
        self._fallback = fallback
        self._dev_guild = None if dev_guild is None else discord.Object(dev_guild)

    async def setup_hook(self) -> None:
        """Once in the life of the process, however often Discord reconnects."""
        await self.tree.set_translator(LocaleTranslator())
        await self.add_cog(BeloteCommands(self.house, self._fallback))
        await self.add_cog(Happenings(self.house))
        self.add_dynamic_items(TableButton, TableMenu, TableChannels, TableRoles)
        tables = self.house.tables
        await sync_if_changed(self.tree, tables, self._dev_guild, send=self._shards.leads)
        tables.registry.listen(self.house.board)
        tables.registry.listen(self.house.hands)
        tables.registry.listen(self._reminders)
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

    async def on_shard_connect(self, shard_id: int) -> None:
        """A shard began a session, the first one or a new one."""
        self._membership.greeted(shard_id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Discord sent a server in which the bot is."""
        self._membership.heard_of(guild)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Somebody invited the bot."""
        self._membership.heard_of(guild)

    async def on_shard_ready(self, shard_id: int) -> None:
        """A shard has told which servers there are, in its first session or in a new one."""
        # Who sent the bot away while it was not there to hear of it did so all the same.
        self._membership.ready(shard_id)
        tables = self.house.tables.registry
        await self._close_tables(
            [table for table in tables if self._membership.has_left(shard_id, table.guild_id)]
        )

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Have an event seen when it comes, before anything is done about it."""
        self._tracing.dispatched(event_name, *args)
        super().dispatch(event_name, *args, **kwargs)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Take up a form that somebody sent; buttons, menus and commands find their own way."""
        custom_id = form_id(interaction)
        if custom_id is not None:
            await self.clicked(interaction, custom_id)

    def language_for(self, user_id: int) -> Language | None:
        """The language that a person chose for themselves; None: as their Discord."""
        chosen = self.house.tables.known_preferences(user_id).language
        return None if chosen is None else Language(chosen)

    async def clicked(self, interaction: discord.Interaction[Any], custom_id: str) -> None:
        """Carry out a click on a button of ours and answer it; never raises."""
        task = asyncio.current_task()
        assert task is not None
        self._answering.add(task)
        try:
            await clicked(self.house, interaction, custom_id)
        finally:
            self._answering.discard(task)

    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        """Somebody took a message away, perhaps a table's or a count's."""
        self.house.board.message_deleted(payload.message_id)
        await self.house.count_board.message_deleted(payload.message_id)

    async def on_raw_bulk_message_delete(self, payload: discord.RawBulkMessageDeleteEvent) -> None:
        """Somebody took many messages away."""
        for message_id in payload.message_ids:
            self.house.board.message_deleted(message_id)
            await self.house.count_board.message_deleted(message_id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone, and its tables and counts with it."""
        await self._close_tables(self.house.tables.registry.find.all_in_channel(channel.id))
        await self._close_counts(channel.guild.id, channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread is gone, and its tables and counts with it."""
        await self._close_tables(self.house.tables.registry.find.all_in_channel(payload.thread_id))
        await self._close_counts(payload.guild_id, payload.thread_id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was sent away from a server, or the server is no more."""
        await self._close_tables(self.house.tables.registry.find.in_guild(guild.id))
        await self._close_counts(guild.id)

    async def _close_counts(self, guild_id: int, channel_id: int | None = None) -> None:
        """Close the counts that nobody can reach any more."""
        with suppress(CountRefused):
            await self.house.counts.close_all(guild_id, channel_id)

    async def _close_tables(self, gone: Iterable[Table]) -> None:
        """Close the tables that nobody can reach any more, so that their people may sit elsewhere."""
        for table in gone:
            with suppress(TableRefused):  # closed already
                await self.house.tables.leaving.close_table(table.id)

    async def close(self) -> None:
        """Let running clicks end, stop bots and messages where nothing is half done, then leave Discord."""
        if self._preparing is not None:
            self._preparing.cancel()
        if self._answering:
            await asyncio.wait(self._answering, timeout=LAST_ANSWERS_SECONDS)
        await self.house.tables.close()
        await self.house.reach.close()
        await self._reminders.close()
        await self._weekly.close()
        await self.house.hands.close()
        await self.house.board.close()
        await self.house.count_board.close()
        await super().close()
