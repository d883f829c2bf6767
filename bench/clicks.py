"""Milliseconds from a click to its acknowledgement while many tables are in play: `python -m bench.clicks`.

The real bot in a simulated Discord, in real time: at every table one person and three bots, pictures
drawn, every action stored in a file. People click at random, the next one as soon as the last was
answered. What is timed is from the moment that the click arrives until the bot answers Discord.
"""

import argparse
import asyncio
import tempfile
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter
from typing import Any

import simcord
from simcord import interactions
from simcord.backend import serializers
from simcord.components import walk_components

from belote_bot.demo.clock import WallClock
from belote_bot.locales import Language
from belote_bot.players.player import Level
from belote_bot.storage.database import Database
from belote_bot.tables.limits import NO_LIMITS
from belote_bot.tables.pace import Pace
from belote_bot.tables.service import Tables
from cogs.client import BeloteBot
from cogs.parts.emojis import ButtonArt

PATIENCE = 120.0
PICTURE = 12
"""How Discord numbers the component that shows pictures."""


class Answers(list[Any]):
    """The requests that reach Discord, with the time of each answer to an interaction."""

    def __init__(self) -> None:
        super().__init__()
        self.times: dict[int, float] = {}
        self._awaited: dict[int, asyncio.Future[None]] = {}

    def append(self, entry: Any) -> None:
        """Note a request."""
        parts = entry.path.strip("/").split("/")
        if parts[0] == "interactions" and parts[-1] == "callback":
            self.times[int(parts[1])] = perf_counter()
            awaited = self._awaited.pop(int(parts[1]), None)
            if awaited is not None and not awaited.done():
                awaited.set_result(None)

    async def to(self, interaction_id: int) -> float:
        """When an interaction was answered; TimeoutError if it is not."""
        if interaction_id not in self.times:
            awaited = self._awaited[interaction_id] = asyncio.get_running_loop().create_future()
            async with asyncio.timeout(PATIENCE):
                await awaited
        return self.times.pop(interaction_id)


@dataclass
class Player:
    """A person at a table of their own."""

    member: Any
    channel: Any
    hand_id: int = 0


@dataclass
class Club:
    """The simulated server with its tables."""

    env: Any
    answers: Answers
    players: list[Player]

    async def click(self, player: Player, message: Any, custom_id: str) -> float:
        """Click, and wait for the answer; seconds, the same that are noted."""
        backend = self.env.backend
        record, payload = interactions.base_payload(
            backend,
            type=3,
            channel_id=message.channel_id,
            guild_id=player.member.guild.id,
            user_id=player.member.id,
            data={"custom_id": custom_id, "component_type": 2},
        )
        payload["message"] = dict(serializers.message_payload(backend, message))
        record.source_message_id = message.id
        started = perf_counter()
        backend.emit("INTERACTION_CREATE", payload)
        return await self.answers.to(record.id) - started

    async def open_hand(self, player: Player) -> int:
        """Click on "My hand" as soon as it is there; gives the id of the private message."""
        async with asyncio.timeout(PATIENCE):
            while (found := self.find(player, "My hand")) is None:  # noqa: ASYNC110  # Discord sends no event
                await asyncio.sleep(0.05)
            await self.click(player, *found)
            while (hand := self.hand_of(player)) is None:  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        return hand

    def hand_of(self, player: Player) -> int | None:
        """The id of the newest private message with a player's hand; None if there is none."""
        return next((m.id for m in self.messages(player) if _is_hand_of(m, player)), None)

    def messages(self, player: Player) -> Iterable[Any]:
        """The messages in the channel of a player's table, newest first."""
        return reversed(list(self.env.backend.messages[player.channel.id].values()))

    def find(self, player: Player, label: str) -> tuple[Any, str] | None:
        """The newest button that bears a label, with its message."""
        for message in self.messages(player):
            for component in _buttons(message):
                if component.get("label") == label:
                    return message, component["custom_id"]
        return None

    def action(self, player: Player, wanted: str = "") -> tuple[Any, str] | None:
        """A legal action of a player's, in its notation if one is wanted; None when there is none."""
        hand = self.env.backend.messages[player.channel.id].get(player.hand_id)
        if hand is None:
            return None
        ids = [custom_id for part in _buttons(hand) if (custom_id := part["custom_id"]).startswith("b:act:")]
        ids = [custom_id for custom_id in ids if custom_id.endswith(f":{wanted}" if wanted else "")]
        return (hand, ids[0]) if ids else None


def _is_hand_of(message: Any, player: Player) -> bool:
    """A private message of this player's with a picture: not the word of welcome that comes after it."""
    if not message.is_ephemeral or not any(
        part["type"] == PICTURE for part in walk_components(message.components)
    ):
        return False
    return int(message.interaction_metadata["user"]["id"]) == player.member.id


def _buttons(message: Any) -> Iterable[Mapping[str, Any]]:
    return (
        part for part in walk_components(message.components) if part.get("custom_id", "").startswith("b:")
    )


async def open_club(env: Any, tables: int, level: Level = Level.STEADY) -> Club:
    """Open and start so many tables, each with one person and three bots of this level."""
    answers = Answers()
    env.backend.http_requests = answers
    guild = env.create_guild()
    players: list[Player] = []
    for number in range(tables):
        channel = guild.create_text_channel(f"table-{number}")
        player = Player(guild.add_member(env.create_user(f"player{number}")), channel)
        await player.member.slash(channel, "belote new", target=10_000, bots=True, level=level.value)
        players.append(player)
    club = Club(env, answers, players)
    for player in players:
        await club.click(player, *(club.find(player, "Start") or _missing("Start")))
    for player in players:
        player.hand_id = await club.open_hand(player)
    return club


def _missing(label: str) -> tuple[Any, str]:
    raise LookupError(f"there is no button {label!r}")


async def measure(tables: int, clicks: int, seed: int) -> list[float]:
    """Seconds from click to acknowledgement, for each click."""
    random = Random(seed)
    clock = WallClock()
    with tempfile.TemporaryDirectory() as folder:
        database = await Database.open(Path(folder) / "bench.sqlite3")
        bot = BeloteBot(
            Tables(database, Pace(sleep=clock.sleep, watch=clock.watch), NO_LIMITS),
            Language.EN,
            art=ButtonArt.SQUARES,
        )
        async with simcord.run(bot, shard_count=1, settle_timeout=120, check_errors=False) as env:
            clock.set(env)
            club = await open_club(env, tables)
            waits: list[float] = []
            while len(waits) < clicks:
                ready = [player for player in club.players if club.action(player) is not None]
                if ready:
                    player = random.choice(ready)
                    waits.append(await club.click(player, *(club.action(player) or _missing("a card"))))
                await asyncio.sleep(0.05)
        await bot.close()
        await database.close()
    return waits


def main() -> None:
    """Measure and print a Markdown table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--clicks", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    waits = asyncio.run(measure(chosen.tables, chosen.clicks, chosen.seed))
    milliseconds = sorted(1000 * wait for wait in waits)
    middle, late = median(milliseconds), quantiles(milliseconds, n=100, method="inclusive")[98]
    print("| tables in play | clicks | ms to acknowledgement: median | p99 | max |")
    print("|---:|---:|---:|---:|---:|")
    print(f"| {chosen.tables} | {len(waits)} | {middle:.1f} | {late:.1f} | {milliseconds[-1]:.1f} |")


if __name__ == "__main__":
    main()
