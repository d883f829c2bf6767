"""Two servers with ten people in them and the real bot on a real file, in a simulated Discord.

The simulation keeps all that it was ever sent; here it forgets, so that a hundred thousand clicks fit.
"""

import asyncio
from collections import Counter, deque
from collections.abc import AsyncGenerator, Generator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any, Final

import discord
import simcord
from PIL import Image
from simcord import interactions
from simcord.backend import serializers

from belote_bot.demo.patience import PatientEnv
from belote_bot.game.cards import CARDS
from belote_bot.game.dealing import Pack
from belote_bot.locales import Language
from belote_bot.storage.database import Database
from belote_bot.tables import shuffling
from belote_bot.tables.limits import Limits
from belote_bot.tables.pace import Pace, Watch
from belote_bot.tables.service import Tables
from bench.fuzzing import hostile
from cogs.client import BeloteBot
from cogs.parts.emojis import ButtonArt

SETTLE_SECONDS: Final = 600.0
LIMITS: Final = Limits(server_tables=6, channel_tables=3, requests=12)
"""Low enough for ten people to reach them."""

MOST_MESSAGES: Final = 120
"""Of a channel; Discord keeps more, nobody clicks on them."""

MUSEUM: Final = 400
"""How many messages are remembered as they once were, with buttons that are stale by now."""


@dataclass
class Person:
    """Somebody with a Discord client that does whatever the user wants."""

    user: simcord.builders.UserHandle
    name: str
    locale: str
    guilds: list[int]


@dataclass(frozen=True)
class Exhibit:
    """A message as it once was, whether it still exists or not."""

    channel_id: int
    id: int
    owner_id: int | None
    payload: Mapping[str, Any]


class _Forgetful(list[Any]):
    """A list that keeps nothing, but counts the answers to each interaction."""

    def __init__(self, answers: Counter[int]) -> None:
        super().__init__()
        self._answers = answers

    def append(self, entry: Any) -> None:
        parts = getattr(entry, "path", "").strip("/").split("/")
        if parts[0] == "interactions" and parts[-1] == "callback":
            self._answers[int(parts[1])] += 1


@dataclass
class World:
    """Everything that the fuzzer acts on."""

    env: simcord.Env
    path: Path
    random: Random
    pace: Pace
    bot: BeloteBot
    database: Database
    people: list[Person] = field(default_factory=list)
    guilds: list[Any] = field(default_factory=list)
    museum: deque[Exhibit] = field(default_factory=lambda: deque(maxlen=MUSEUM))
    seen_ids: deque[str] = field(default_factory=lambda: deque(maxlen=2_000))
    forms: deque[tuple[Person, dict[str, Any], int, int]] = field(default_factory=lambda: deque(maxlen=60))
    """Forms that were shown: to whom, what, in which server and channel."""
    answers: Counter[int] = field(default_factory=Counter)
    """How often the bot answered each interaction."""
    away: set[int] = field(default_factory=set)
    """The servers that sent the bot away."""

    @property
    def backend(self) -> Any:
        """What Discord holds."""
        return self.env.backend

    def channels(self, guild: Any) -> list[int]:
        """The channels and threads of a server in which people write."""
        kinds = (discord.ChannelType.text, discord.ChannelType.public_thread, discord.ChannelType.voice)
        stored = self.backend.get_guild(guild.id)
        return [
            number
            for number in (*stored.channel_ids, *stored.thread_ids)
            if self.backend.channels[number].type in [kind.value for kind in kinds]
        ]

    def guild_of(self, channel_id: int) -> int | None:
        """The server of a channel, if the channel is still there."""
        channel = self.backend.channels.get(channel_id)
        return None if channel is None else channel.guild_id

    def language_of(self, person: Person) -> Language:
        """What somebody reads in private at this moment."""
        return self.bot.language_for(person.user.id) or Language.from_discord(person.locale)

    def note(self, message: Any) -> None:
        """Remember a message of the bot's as it is now."""
        owner = int(message.interaction_metadata["user"]["id"]) if message.is_ephemeral else None
        payload = dict(serializers.message_payload(self.backend, message))
        self.museum.append(Exhibit(message.channel_id, message.id, owner, payload))

    def send(
        self, person: Person, kind: int, guild_id: int, channel_id: int, data: dict[str, Any],
        message: Mapping[str, Any] | None = None,
    ) -> Any:  # fmt: skip
        """Have an interaction arrive; gives its record, in which the answer will stand."""
        record, payload = interactions.base_payload(
            self.backend,
            type=kind,
            channel_id=channel_id,
            guild_id=guild_id,
            user_id=person.user.id,
            data=data,
        )
        payload["locale"] = person.locale
        if message is not None:
            payload["message"] = message
            record.source_message_id = int(message["id"])
        self.backend.emit("INTERACTION_CREATE", payload)
        return record

    async def restart(self) -> None:
        """Drop the bot without a word of goodbye, and start it anew on the same file."""
        before = self.database
        self.database, self.bot = await _start(self.path, self.pace)
        await self.env.restart_bot(self.bot)
        await before.close()
        self.backend.http_requests, self.backend.transcript = _Forgetful(self.answers), _Forgetful(Counter())

    def forget(self) -> None:
        """Drop what nobody can reach any more."""
        backend, now = self.backend, self.backend.now_iso()
        for number, record in list(backend.interactions.items()):
            if record.expires_at is not None and record.expires_at <= now:
                del backend.interactions[number], backend.interaction_tokens[record.token]
        for messages in backend.messages.values():
            for number in sorted(messages)[:-MOST_MESSAGES]:
                del messages[number]
        backend.cdn = type(backend.cdn)()
        self.answers.clear()


@dataclass
class _Clock:
    """A clock that only the fuzzer moves."""

    env: simcord.Env | None = None

    async def sleep(self, seconds: float) -> None:
        assert self.env is not None
        await self.env.external_wait(asyncio.sleep(seconds), reason="a pause")

    def now(self) -> float:
        assert self.env is not None
        return self.env.now().timestamp()


@contextmanager
def unencoded() -> Generator[None]:
    """Pictures that are drawn and described, but not encoded, which would take most of the time."""
    save = Image.Image.save

    def saved(_: Image.Image, buffer: BytesIO, *_options: Any, **_more: Any) -> None:
        buffer.write(b"picture")

    Image.Image.save = saved  # pyright: ignore[reportAttributeAccessIssue]  # as much of it as we call
    try:
        yield
    finally:
        Image.Image.save = save


@asynccontextmanager
async def open_world(path: Path, random: Random) -> AsyncGenerator[World]:
    """Start the bot in two servers, with packs that come from `random`."""
    clock = _Clock()
    pace = Pace(sleep=clock.sleep, watch=Watch(clock.now, clock.sleep))
    packs = Random(random.random())

    def pack() -> Pack:
        cards = list(CARDS)
        packs.shuffle(cards)
        return tuple(cards)

    drawn_from_system = shuffling.shuffled_pack
    shuffling.shuffled_pack = pack
    database, bot = await _start(path, pace)
    env = PatientEnv(bot, settle_timeout=SETTLE_SECONDS, check_errors=False)
    clock.env = env
    world = World(env, path, random, pace, bot, database)
    try:
        await env.start()
        _populate(world)
        world.backend.http_requests, world.backend.transcript = (
            _Forgetful(world.answers),
            _Forgetful(Counter()),
        )
        yield world
    finally:
        shuffling.shuffled_pack = drawn_from_system
        await env.shutdown()
        await world.bot.close()
        await world.database.close()


async def _start(path: Path, pace: Pace) -> tuple[Database, BeloteBot]:
    database = await Database.open(path)
    try:
        return database, BeloteBot(Tables(database, pace, LIMITS), Language.EN, art=ButtonArt.SQUARES)
    except BaseException:
        await database.close()
        raise


def _populate(world: World) -> None:
    """Eight people in one server, two of them its staff; four in the other, two of whom are in both."""
    home = world.env.create_guild("**@everyone** <@&1> `", preferred_locale="fr")
    foreign = world.env.create_guild("Ailleurs")
    world.guilds += [home, foreign]
    staff = discord.Permissions(
        manage_guild=True, manage_messages=True, view_channel=True, send_messages=True
    )
    for number, name in enumerate(hostile.NAMES):
        user = world.env.create_user(f"user{number}", global_name=name)
        guilds = [guild for guild, has in ((home, number < 8), (foreign, number >= 6)) if has]
        for guild in guilds:
            role = [guild.create_role("staff", permissions=staff)] if number in (1, 9) else []
            guild.add_member(user, roles=role)
        world.people.append(
            Person(user, name, "fr" if number % 2 else "en-US", [guild.id for guild in guilds])
        )
    for guild in world.guilds:
        for name in ("belote", "@everyone", "\u202eabc"):
            guild.create_text_channel(name)
        guild.create_voice_channel("vocal")
