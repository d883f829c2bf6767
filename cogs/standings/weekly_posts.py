"""The podium of the week, posted in the channel that a server chose: once, and without notifying anybody."""

import logging
from datetime import UTC, datetime
from typing import Final, TypeAlias

import discord

from belote_bot.locales import Language, say
from belote_bot.standings.service import Company, Measure, Page, Sides
from belote_bot.standings.weekly import Due, Fault, Outcome
from cogs.choices.weekly_choosing import lacking
from cogs.clicking import House
from cogs.parts.drawing import Drawn, drawn
from cogs.parts.faces import ButtonFace, Rows
from cogs.parts.languages import guild_language
from cogs.parts.layouts import files_of, layout
from cogs.parts.retrying import FAILURES, retried
from cogs.standings.board_posts import podium_scene
from cogs.standings.board_words import line_words, says_something
from cogs.standings.boards import Asked, Week, board_id
from images.standing import PODIUM

log: Final = logging.getLogger(__name__)

NONCE_SECONDS: Final = 60
"""For so long Discord surely knows a message again by its nonce."""

Place: TypeAlias = discord.TextChannel | discord.VoiceChannel | discord.StageChannel
"""Where a message can be sent that belongs to no thread."""

LOOKED_THROUGH: Final = 100
"""Messages among which one that may have been sent is looked for."""


class WeeklyPosts:
    """Posts what is due."""

    def __init__(
        self,
        client: discord.Client,
        house: House,
        fallback: Language,
    ) -> None:
        """`fallback` is the language of servers of which nobody knows theirs."""
        self._client = client
        self._tables = house.tables
        self._standings = house.standings
        self._members = house.members
        self._podiums = house.podiums
        self._fallback = fallback

    async def post(self, due: Due) -> Outcome:
        """Post a podium that is due; tells what became of it."""
        guild = self._client.get_guild(due.guild_id)
        if guild is None:
            return Outcome.LATER
        asked, page = await self._asked(due)
        if not says_something(page):
            await self._podiums.done(due)
            return Outcome.NOBODY
        channel = guild.get_channel(due.channel_id)
        if not isinstance(channel, Place):
            await self._podiums.failed(due, Fault.GONE)
            return Outcome.LATER
        if lacking(channel):
            await self._podiums.failed(due, Fault.CLOSED)
            return Outcome.LATER
        if await self._was_sent(due, channel, asked):
            await self._podiums.done(due)
            return Outcome.POSTED
        return await self._send(due, guild, channel, asked, page)

    async def _asked(self, due: Due) -> tuple[Asked, Page]:
        """The winners of the week among people; where four of them never met, those of matches with bots."""
        week = Week.of_period(due.week)
        asked = Asked(week, Measure.WINS, Company.PEOPLE, Sides.PEOPLE)
        page = await self._standings.leaderboard(asked.board(due.guild_id, 0), None)
        if page.lines:
            return asked, page
        asked = Asked(week, Measure.WINS, Company.BOTS, Sides.PEOPLE)
        return asked, await self._standings.leaderboard(asked.board(due.guild_id, 0), None)

    async def _was_sent(self, due: Due, channel: Place, asked: Asked) -> bool:
        """Whether an attempt of which nobody knows how it ended did send the message."""
        now = self._tables.pace.watch.now()
        if due.begun_at is None or now - due.begun_at < NONCE_SECONDS:
            return False
        begun = datetime.fromtimestamp(due.begun_at - NONCE_SECONDS, UTC)
        try:
            async for message in channel.history(limit=LOOKED_THROUGH, after=begun):
                if message.author == self._client.user and _shows(message, asked):
                    return True
        except discord.Forbidden:
            # Two of them are worse than none.
            return True
        return False

    async def _send(
        self,
        due: Due,
        guild: discord.Guild,
        channel: Place,
        asked: Asked,
        page: Page,
    ) -> Outcome:
        chosen = await self._tables.chosen_language(guild.id)
        language = guild_language(guild, chosen, self._fallback)
        first = [line for line in page.lines if line.rank <= PODIUM and line.value > 0]
        people = await self._members.known(
            guild.id, {person.user_id for line in first for person in line.people}
        )
        week = Week.of_period(due.week)
        lines = [say(language, "weekly-heading", number=week.number)]
        lines += [line_words(language, asked.measure, line, people) for line in first]
        picture = await drawn(podium_scene(language, asked, page, people))
        await self._podiums.begin(due)
        try:
            await retried(
                lambda: _sent(channel, "\n".join(lines), picture, _rows(language, asked), due.nonce),
                self._tables.pace.sleep,
            )
        except (discord.NotFound, discord.Forbidden) as error:
            log.info("server %d has no podium of %s: %s", guild.id, due.week, error)
            gone = isinstance(error, discord.NotFound)
            await self._podiums.failed(due, Fault.GONE if gone else Fault.CLOSED)
            return Outcome.LATER
        except FAILURES as error:
            log.warning("server %d has no podium of %s yet: %s", guild.id, due.week, error)
            return Outcome.LATER
        await self._podiums.done(due)
        return Outcome.POSTED


async def _sent(channel: Place, text: str, picture: Drawn, rows: Rows, nonce: str) -> discord.Message:
    return await channel.send(
        view=layout(text, picture, rows),
        files=files_of(picture),
        nonce=nonce,
        allowed_mentions=discord.AllowedMentions.none(),
    )


def _rows(language: Language, asked: Asked) -> Rows:
    return ((ButtonFace(board_id(asked, 0, None), say(language, "weekly-more")),),)


def _shows(message: discord.Message, asked: Asked) -> bool:
    """Whether a message has the button of this week's podium."""
    wanted = str(board_id(asked, 0, None))
    return any(
        getattr(item, "custom_id", None) == wanted
        for row in message.components
        for item in getattr(row, "children", ())
    )
