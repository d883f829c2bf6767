"""A Discord server in memory with people in it, and the real bot on a real file.

The words that tests are written in: a `Server`, its `Person`s who type and click, and each message as a
`Post`: what Discord holds of it at this moment.
"""

import asyncio
import re
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from copy import deepcopy
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import simcord
import simcord.interactions as wire
from simcord.actors import MemberActor
from simcord.backend import serializers
from simcord.builders import ChannelHandle, GuildHandle

from belote_bot.demo.patience import PatientEnv
from belote_bot.game.actions import Action
from belote_bot.locales import Language
from belote_bot.storage.database import Database
from belote_bot.tables.limits import NO_LIMITS, Limits
from belote_bot.tables.pace import Pace, Watch
from belote_bot.tables.service import Tables
from belote_bot.tables.table import Table
from cogs.client import BeloteBot
from cogs.connection.shards import Shards
from cogs.parts.emojis import ButtonArt
from cogs.parts.refreshing import EDIT_SECONDS
from tests.discord.knowledge import NOTHING, known_at
from tests.discord.posts import Post, State, may_notify

SETTLE_SECONDS = 120.0
"""How long one click may take with everything that follows from it; generous, for a loaded machine."""

NAMES = ("Alice", "Bruno", "Chloé", "Denis")


async def no_time(seconds: float) -> None:
    """A clock on which every pause is over at once."""
    await asyncio.sleep(0)


@dataclass
class Clock:
    """A clock that only `Server.wait` moves: a pause holds nobody up, and ends when its time has come."""

    env: simcord.Env | None = None

    async def __call__(self, seconds: float) -> None:
        assert self.env is not None
        await self.env.external_wait(asyncio.sleep(seconds), reason="a pause")

    def now(self) -> float:
        assert self.env is not None
        return self.env.now().timestamp()


AT_ONCE = Pace(sleep=no_time)
"""Pauses take no time; people's time to think goes by as in every server here, by `Server.wait`."""


@dataclass(frozen=True)
class Answer:
    """What one person got for a click or a command."""

    server: "Server"
    result: simcord.InteractionResult

    @property
    def acknowledged(self) -> bool:
        return self.result.acknowledged

    @property
    def said(self) -> str | None:
        """The private sentence, None if nothing was said."""
        sentences = [message for message in self.result.followups if message.content]
        response = self.result.response
        if response is not None and response.ephemeral and response.content:
            sentences.append(response)
        assert all(message.ephemeral for message in sentences)
        return "\n".join(message.content for message in sentences) or None

    @property
    def post(self) -> Post:
        response = self.result.response
        assert response is not None
        return Post(self.server.env, response.channel_id, response.id)


@dataclass
class Person:
    """A member of the server who types and clicks."""

    server: "Server"
    member: MemberActor
    name: str
    hand: Post | None = None
    """The newest private message with their hand."""

    @property
    def id(self) -> int:
        return self.member.id

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    async def types(self, command: str, channel: ChannelHandle | None = None, **options: Any) -> Answer:
        """Type `/belote …`."""
        place = channel or self.server.channel
        answer = Answer(self.server, await self.member.slash(place, f"belote {command}", **options))
        if command == "hand" and answer.said is None:
            self.hand = answer.post
        return answer

    async def clicks(self, label: str, on: Post | None = None) -> Answer:
        """Click the button with this label: in one's hand if it is there, else on the table's message."""
        post = on or self.server.post
        if on is None and self.hand is not None and label in self.hand.labels:
            post = self.hand
        return await self.clicks_id(post.button(label).id, post)

    async def clicks_id(self, custom_id: str, on: Post) -> Answer:
        message = simcord.results.to_discord_message(self.server.env, on.stored)
        return Answer(self.server, await self.member.click(message, custom_id=custom_id))

    async def opens_hand(self) -> Post:
        """Click "My hand" under the table."""
        label = "Ma main" if "Ma main" in self.server.post.labels else "My hand"
        self.hand = (await self.clicks(label, self.server.post)).post
        return self.hand

    @property
    def actions(self) -> list[Action]:
        """What the buttons in one's hand offer."""
        assert self.hand is not None
        return [button.action for button in self.hand.buttons if button.enabled and button.acts]

    async def acts(self, action: Action) -> Answer:
        """Click the button for an action in one's hand."""
        assert self.hand is not None
        (button,) = [button for button in self.hand.buttons if button.acts and button.action == action]
        return await self.clicks_id(button.id, self.hand)


@dataclass
class Server:
    """The server, the bot in it, and everything that was ever shown."""

    env: simcord.Env
    path: Path
    pace: Pace
    art: ButtonArt
    clock: Clock
    bot: BeloteBot
    database: Database
    guild: GuildHandle
    channel: ChannelHandle
    shards: Shards | None = None
    states: list[State] = field(default_factory=list)
    locales: dict[int, str] = field(default_factory=dict)

    # ---- the world --------------------------------------------------------------------------

    def person(self, name: str, locale: str = "en-US", roles: Sequence[Any] = ()) -> Person:
        """A new member."""
        user = self.env.create_user(re.sub(r"\W", "", name.lower()) or "someone", global_name=name)
        person = Person(self, self.guild.add_member(user, roles=roles), name)
        self.locales[person.id] = locale
        return person

    def four(self, locale: str = "en-US") -> tuple[Person, Person, Person, Person]:
        one, two, three, four = (self.person(name, locale) for name in NAMES)
        return one, two, three, four

    async def wait(self, seconds: float) -> None:
        """Let time go by on the clock."""
        await self.env.advance_time(seconds)

    async def rest(self) -> None:
        """Let the least time between two edits of a message go by, where time stands still."""
        if self.pace.sleep is self.clock:
            await self.wait(EDIT_SECONDS)

    async def calm(self) -> None:
        """Let the message of a table in the lobby come to rest."""
        await self.rest()
        await self.rest()

    async def restart(self) -> None:
        """Drop the bot as it is, without a word of goodbye, and start the program anew on the same file."""
        before = self.database
        self.database, self.bot = await _start(self.path, self.pace, self.art, shards=self.shards)
        await self.env.restart_bot(self.bot)
        await before.close()

    async def thinks_for(self, seconds: int) -> None:
        """Have tables opened from now on give people this long to think; 0: without a limit."""
        await self.bot.house.tables.choose(
            self.guild.id, lambda chosen: replace(chosen, turn_seconds=seconds)
        )

    # ---- the tables -------------------------------------------------------------------------

    @property
    def table(self) -> Table:
        """The only table that the bot holds."""
        (table,) = self.bot.house.tables.registry
        return table

    def table_of(self, table_id: int) -> Table:
        return self.bot.house.tables.registry.get(table_id)

    @property
    def posts(self) -> list[Post]:
        """The public messages of the channel, oldest first."""
        return self.posts_in(self.channel)

    def posts_in(self, channel: ChannelHandle) -> list[Post]:
        messages = self.env.backend.messages.get(channel.id, {})
        return [
            Post(self.env, channel.id, message.id)
            for message in sorted(messages.values(), key=lambda message: message.id)
            if not message.is_ephemeral
            and message.type == 0
            and message.author_id == self.env.backend.bot_user.id
        ]

    @property
    def post(self) -> Post:
        """The newest public message of the channel."""
        return self.posts[-1]

    async def seat_four(self, people: Sequence[Person], target: int = 1000) -> None:
        """The first person opens a table and the others sit down, each on the next seat."""
        host, *others = people
        await host.types("new", target=target)
        for person, side in zip(others, ("East", "North", "West"), strict=True):
            await person.clicks(f"Sit {side}")

    async def begin(self, people: Sequence[Person], target: int = 1000) -> None:
        """Four people sit down, the match begins, and everybody opens their hand."""
        await self.seat_four(people, target)
        await self.calm()
        await people[0].clicks("Start")
        for person in people:
            await person.opens_hand()

    async def begin_with_bots(self, host: Person, target: int = 1000) -> None:
        """One person sits down with three bots and the match begins."""
        await host.types("new", target=target, bots=True)
        await self.calm()
        await host.clicks("Start")
        await host.opens_hand()

    def on_turn(self, people: Sequence[Person]) -> Person:
        """Whose hand has buttons; exactly one person's has."""
        (person,) = [person for person in people if person.hand is not None and person.hand.labels]
        return person

    # ---- clicks that no honest client sends -------------------------------------------------

    async def together(self, *clicks: tuple[Person, Post, str]) -> list[Answer]:
        """Several clicks that arrive before the bot has looked at any."""
        answers: list[Answer] = []
        self.env._begin_operation("clicks together")
        try:
            for person, post, custom_id in clicks:
                record, payload = wire.base_payload(
                    self.env.backend,
                    type=3,
                    channel_id=post.channel_id,
                    guild_id=person.member.guild.id,
                    user_id=person.id,
                    data={"custom_id": custom_id, "component_type": 2},
                )
                payload["message"] = post.payload
                payload["message"]["components"] = [_row_with(custom_id)]
                record.source_message_id = post.id
                self.env.backend.emit("INTERACTION_CREATE", payload)
                answers.append(Answer(self, simcord.InteractionResult(self.env, record)))
        finally:
            self.env._end_operation()
        await self.env.settle()
        return answers

    async def forge(self, person: Person, post: Post, custom_id: str) -> Answer:
        """A click on a button that is not, or no longer, on a message."""
        (answer,) = await self.together((person, post, custom_id))
        return answer

    # ---- what was shown ---------------------------------------------------------------------

    def _watch(self) -> None:
        """Keep every state of every message, the private ones too, as the people's clients get them."""
        backend = self.env.backend
        commit, edit = backend.commit_message, backend.edit_message

        def committed(message: Any, **options: Any) -> Any:
            stored = commit(message, **options)
            self._note(stored, is_new=True)
            return stored

        def edited(channel_id: int, message_id: int, fields: dict[str, Any]) -> Any:
            stored = edit(channel_id, message_id, fields)
            self._note(stored, is_new=False)
            return stored

        backend.commit_message = committed
        backend.edit_message = edited

    def _note(self, message: Any, *, is_new: bool) -> None:
        if message.author_id != self.env.backend.bot_user.id:
            return
        owner = int(message.interaction_metadata["user"]["id"]) if message.is_ephemeral else None
        tables = list(self.bot.house.tables.registry)
        self.states.append(
            State(
                message.channel_id,
                message.id,
                deepcopy(dict(serializers.message_payload(self.env.backend, message))),
                is_new,
                owner,
                tuple(message.ping_user_ids),
                may_notify(message.allowed_mentions),
                known_at(tables[-1]) if tables else NOTHING,
            )
        )


@asynccontextmanager
async def open_server(
    path: Path,
    pace: Pace = AT_ONCE,
    locale: str | None = None,
    art: ButtonArt = ButtonArt.SQUARES,
    limits: Limits = NO_LIMITS,
    shards: Shards | None = None,
) -> AsyncGenerator[Server]:
    """Start the bot in a new server; `locale` is the one that the server prefers, `shards` are the bot's."""
    clock = pace.sleep if isinstance(pace.sleep, Clock) else Clock()
    pace = replace(pace, watch=Watch(clock.now, clock))
    database, bot = await _start(path, pace, art, limits, shards)
    env = PatientEnv(bot, settle_timeout=SETTLE_SECONDS)
    clock.env = env
    server: Server | None = None
    real = wire.base_payload

    def with_locale(*args: Any, **kwargs: Any) -> Any:
        record, payload = real(*args, **kwargs)
        if server is not None:
            payload["locale"] = server.locales.get(kwargs["user_id"], "en-US")
        return record, payload

    wire.base_payload = with_locale
    try:
        await env.start()
        guild = env.create_guild(preferred_locale=locale, shard_id=shards.ids[0] if shards else None)
        channel = guild.create_text_channel("belote")
        server = Server(env, path, pace, art, clock, bot, database, guild, channel, shards)
        server._watch()
        yield server
        env.raise_errors()
    finally:
        wire.base_payload = real
        await env.shutdown()
        if server is not None:
            bot, database = server.bot, server.database
        await bot.close()
        await database.close()


async def _start(
    path: Path, pace: Pace, art: ButtonArt, limits: Limits = NO_LIMITS, shards: Shards | None = None
) -> tuple[Database, BeloteBot]:
    database = await Database.open(path)
    return database, BeloteBot(
        Tables(database, pace, limits), Language.EN, art=art, shards=shards, farewell=True
    )


def _row_with(custom_id: str) -> dict[str, Any]:
    return {"type": 1, "components": [{"type": 2, "style": 2, "label": "?", "custom_id": custom_id}]}
