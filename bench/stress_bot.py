"""The process that `python -m bench stress` kills: the real bot in a simulated Discord, and people.

What people are told, it tells as well, a line each on stdout, at the moment that they are. Whoever comes back
after a kill is at the table where they were. The simulated Discord itself forgets everything, and instead of
pictures it gets a single pixel, so that most of the time something is being stored.
"""

import argparse
import asyncio
import os
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

import simcord
from simcord.components import walk_components

from belote_bot.config import LogFormat, LogLevel
from belote_bot.demo.clock import WallClock
from belote_bot.demo.patience import PatientEnv
from belote_bot.game.actions import Action, Pass
from belote_bot.locales import Language
from belote_bot.logs import set_up_logging
from belote_bot.storage.database import Database
from belote_bot.storage.owning import owning
from belote_bot.storage.tables import TableStatus
from belote_bot.tables.limits import NO_LIMITS
from belote_bot.tables.occupants import Person
from belote_bot.tables.pace import Pace
from belote_bot.tables.service import Tables
from belote_bot.tables.table import Acted, Table
from bench.clicks import Answers, Club, Player
from cogs.client import BeloteBot
from cogs.parts import drawing
from cogs.parts.emojis import ButtonArt
from cogs.parts.ids import ControlId, Verb, read_id, seat_id
from images import Picture

TARGET: Final = 100
CLICKS_TWICE: Final = 0.1
SEATS: Final = (0, 2, 1, 3)
MOMENT: Final = 0.02


PIXEL: Final = Picture(b"GIF89a", "nothing", "gif", (1, 1))


def tell(*words: object) -> None:
    """A line for whoever watches, in one piece, whatever happens to this process right after."""
    os.write(1, f"{' '.join(map(str, words))}\n".encode())


class ToldBot(BeloteBot):
    """The bot, which tells what people see: a move that they were answered, every state of a table."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables, Language.EN, art=ButtonArt.SQUARES)
        self._done: dict[Any, tuple[object, ...]] = {}
        self._versions: dict[int, int] = {}
        act, posted = tables.play.act, tables.registry.posted

        async def acted(table_id: int, user_id: int, version: int, action: Action) -> Acted:
            done = await act(table_id, user_id, version, action)
            self._done[asyncio.current_task()] = (table_id, version, user_id, action)
            return done

        async def told_post(table: Table, key: str, message_id: int) -> None:
            await posted(table, key, message_id)
            tell("posted", table.id, key)

        tables.play.act = acted
        tables.registry.posted = told_post

    async def _prepare(self) -> None:
        """No card is drawn here: what is killed shall be busy storing."""

    async def clicked(self, interaction: Any, custom_id: str) -> None:
        """Carry out a click; if it was a move, the person has been answered by the end."""
        await super().clicked(interaction, custom_id)
        done = self._done.pop(asyncio.current_task(), None)
        if done is not None:
            tell("told", *done)

    def table_changed(self, table: Table) -> None:
        """From here on everybody may see it."""
        if self._versions.get(table.id) != table.version:
            self._versions[table.id] = table.version
            tell("shown", table.id, table.version)
        if table.status is TableStatus.FINISHED:
            tell("ended", table.id)


@dataclass
class Party:
    """One to four people who play at one table after another."""

    club: Club
    tables: Tables
    players: list[Player]
    random: Random
    typing: asyncio.Lock

    async def play(self) -> None:
        """What they do until the process ends."""
        host = self.players[0]
        while True:
            table = self.tables.registry.in_channel(host.channel.id)
            if table is None:
                async with self.typing:  # the simulation takes one command at a time
                    await host.member.slash(
                        host.channel,
                        "belote new",
                        target=TARGET,
                        bots=len(self.players) == 1,
                        level="beginner",
                    )
            elif table.status is TableStatus.LOBBY:
                await self._sit_down(table)
            else:
                await self._move(table)
            await asyncio.sleep(MOMENT)

    async def _sit_down(self, table: Table) -> None:
        seats = zip(self.players, SEATS, strict=False)
        waiting = [(p, seat) for p, seat in seats if table.seat_of(p.member.id) is None]
        if waiting:
            player, seat = waiting[0]
            await self._click(player, seat_id(table.id, seat))
        else:
            host = next(player for player in self.players if player.member.id == table.host_id)
            await self._click(host, ControlId(Verb.FILL if table.free_seats() else Verb.START, table.id))

    async def _move(self, table: Table) -> None:
        mover = None if table.turn is None else table.seats[table.turn]
        if not isinstance(mover, Person):
            return
        player = next(player for player in self.players if player.member.id == mover.user_id)
        found = self._actions(player, table)
        if not found:
            await self._click(player, ControlId(Verb.HAND, table.id))
            await asyncio.sleep(10 * MOMENT)
            player.hand_id = self.club.hand_of(player) or 0
            return
        # Whoever passes keeps a match from its end.
        takes = [each for each in found if not isinstance(read_id(each[1]).action, Pass)] or found
        message, custom_id = self.random.choice(takes if self.random.random() < 0.5 else found)
        times = 2 if self.random.random() < CLICKS_TWICE else 1
        await asyncio.gather(*(self.club.click(player, message, custom_id) for _ in range(times)))
        await asyncio.sleep(MOMENT)

    def _actions(self, player: Player, table: Table) -> list[tuple[Any, str]]:
        """What the hand of a player offers at this version of the table."""
        hand = self.club.env.backend.messages[player.channel.id].get(player.hand_id)
        return (
            []
            if hand is None
            else [
                (hand, part["custom_id"])
                for part in walk_components(hand.components)
                if part.get("custom_id", "").startswith(f"b:act:{table.id}:{table.version}:")
            ]
        )

    async def _click(self, player: Player, button: ControlId) -> None:
        """Click a button of the table's message, once it is there."""
        for message in self.club.messages(player):
            parts = walk_components(message.components)
            if not message.is_ephemeral and any(part.get("custom_id") == str(button) for part in parts):
                await self.club.click(player, message, str(button))
                return
        await asyncio.sleep(5 * MOMENT)


async def main(place: Path, parties: int, seed: int) -> None:
    """Let so many parties play until somebody kills this process."""
    clock, random = WallClock(), Random(seed)
    drawing._draw = lambda _scene: PIXEL  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]
    database = await Database.open(place)
    pace = Pace(0.0, 0.0, 0.0, clock.sleep, clock.watch)
    tables = Tables(database, pace, NO_LIMITS)
    bot = ToldBot(tables)
    env = PatientEnv(bot, settle_timeout=120, check_errors=False)
    # Always in the same order and before time begins: so everybody has the same number in every life.
    answers = Answers()
    env.backend.http_requests = answers
    guild = env.create_guild()
    club = Club(env, answers, [])
    rooms: list[Party] = []
    typing = asyncio.Lock()
    for number in range(parties):
        channel = guild.create_text_channel(f"table-{number}")
        people = [guild.add_member(env.create_user(f"p{number}x{seat}")) for seat in range(1 + number % 4)]
        rooms.append(Party(club, tables, [Player(member, channel) for member in people], random, typing))
    clock.set(env)
    tables.registry.listen(bot)
    await env.start()
    await _nobody_waits(env)
    for table in tables.registry:
        tell("back", table.id, table.version)
    tell("ready")
    await asyncio.gather(*(room.play() for room in rooms))


async def _nobody_waits(env: simcord.Env) -> None:
    """People here click in real time, whatever the bot is still busy with."""

    async def settled(**_: object) -> None:
        await asyncio.sleep(0)

    env._settle_internal = settled  # noqa: SLF001  # it has no other way  # pyright: ignore[reportAttributeAccessIssue]


def run() -> None:
    """Read the command line and begin."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("place", type=Path)
    parser.add_argument("--parties", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    set_up_logging(LogLevel.WARNING, LogFormat.TEXT)
    with owning(chosen.place):
        asyncio.run(main(chosen.place, chosen.parties, chosen.seed))


if __name__ == "__main__":
    run()
