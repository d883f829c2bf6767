"""All tables of this process together: brought back at start, going on by themselves, closed at the end."""

import logging
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from belote_bot.players.player import Level
from belote_bot.standings.settling import settle_all
from belote_bot.storage import facts, guilds, newcomers, preferences, turns
from belote_bot.storage import matches as stored_matches
from belote_bot.storage import tables as stored_tables
from belote_bot.storage.database import Database
from belote_bot.storage.faults import DatabaseFault
from belote_bot.storage.guilds import MOST_CHANNELS, Bots, GuildSettings, Kind, Threads
from belote_bot.storage.health import Health, health_of
from belote_bot.storage.preferences import Preferences
from belote_bot.storage.tables import TURN_SECONDS, Terms
from belote_bot.storage.turns import Turn
from belote_bot.tables.advising import Advising
from belote_bot.tables.arranging import Arranging
from belote_bot.tables.chronicle import Chronicle
from belote_bot.tables.clock import TurnClock
from belote_bot.tables.cutting import Cutting
from belote_bot.tables.driver import Driver
from belote_bot.tables.freezing import Freezing
from belote_bot.tables.handing_over import HandingOver
from belote_bot.tables.leaving import Leaving
from belote_bot.tables.limits import Limits, Requests
from belote_bot.tables.lobby import Lobby
from belote_bot.tables.match_play import MatchPlay
from belote_bot.tables.pace import Pace
from belote_bot.tables.registry import Registry, now
from belote_bot.tables.rematch import load_rematch
from belote_bot.tables.rematching import Rematching
from belote_bot.tables.restoring import restore
from belote_bot.tables.returning import Returning
from belote_bot.tables.reviewing import Reviewing
from belote_bot.tables.table import Snapshot, Table
from belote_bot.tables.waiting import Waiting

__all__ = [
    "MOST_CHANNELS", "TURN_SECONDS", "Bots", "GuildSettings", "Health", "Kind", "Level", "Preferences",
    "Tables", "Terms", "Threads", "Turn",
]  # fmt: skip

log: Final = logging.getLogger(__name__)


def _every_server(_guild_id: int) -> bool:
    return True


class Tables:
    """The tables and what can be done at them.

    `registry` finds and shows them; `lobby`, `arranging`, `rematching`, `play`, `leaving`, `handing_over` and
    `returning` change them, and raise TableRefused when what is asked is not possible. `advising` and
    `reviewing` tell what the expert would do, and would have done. `waiting` holds up those that cannot be
    shown. `requests` counts what people ask for.
    """

    def __init__(self, database: Database, pace: Pace, limits: Limits | None = None) -> None:
        """`limits` other than the usual ones, if any."""
        granted = limits or Limits()
        self.requests: Requests = Requests(granted, pace.watch.now)
        self.registry: Registry = Registry(database)
        self.lobby: Lobby = Lobby(self.registry, pace, granted)
        self.arranging: Arranging = Arranging(self.registry)
        self.rematching: Rematching = Rematching(self.registry, self.lobby)
        self.play: MatchPlay = MatchPlay(self.registry, pace)
        self.cutting: Cutting = Cutting(self.registry)
        self.advising: Advising = Advising(self.registry)
        self.reviewing: Reviewing = Reviewing(database)
        self.leaving: Leaving = Leaving(self.registry, pace)
        self.returning: Returning = Returning(self.registry, pace)
        self.handing_over: HandingOver = HandingOver(self.registry)
        self.waiting: Waiting = Waiting(self.registry, pace)
        self.freezing: Freezing = Freezing(self.registry, pace)
        self.pace: Pace = pace
        self._driver = Driver(self.play, pace)
        self._clock = TurnClock(self.registry, self.play, self.leaving, pace)
        self._preferences: dict[int, Preferences] = {}
        self.serves: Callable[[int], bool] = _every_server
        """Which servers' tables are played here."""
        self._chronicle = Chronicle()
        self.registry.listen(self._chronicle)

    async def load(self, serves: Callable[[int], bool] = _every_server) -> int:
        """Bring back every table that is open, or whose end was not shown; gives their number.

        A table that cannot be read is logged and left as it is: it keeps no other from going on. So is one of
        a server that this process does not serve.
        """
        self.serves = serves
        if settled := await settle_all(self.registry.database):
            log.info("the results of %d earlier matches are worked out", settled)
        self._preferences = await preferences.latest_preferences(self.registry.database)
        count = foreign = 0
        for table_id in await stored_tables.unsettled_ids(self.registry.database):
            try:
                row = await stored_tables.load_table(self.registry.database, table_id)
                if not serves(row.guild_id):
                    foreign += 1
                    continue
                stored = await stored_matches.latest_match(self.registry.database, table_id)
                rematch = await load_rematch(self.registry.database, table_id)
                table = restore(row, stored, rematch)
                self.registry.add(table)
                self._chronicle.brought_back(table)
            except DatabaseFault:
                raise
            except Exception:
                log.exception("table %d cannot be brought back", table_id)
            else:
                count += 1
        if foreign:
            log.warning(
                "%d open tables belong to servers of other shards: they are left as they are", foreign
            )
        await self._clock.take_up()
        return count

    def resume(self) -> None:
        """Let every table go on where it was, and have it shown again; called once, after `load`."""
        self.registry.listen(self._driver)
        self.registry.listen(self._clock)
        self.freezing.start()
        for table in self.registry:
            self.registry.changed(table)

    async def close(self) -> None:
        """Stop all pauses, bots and clocks; what was stored stays."""
        await self.freezing.close()
        await self._driver.close()
        await self._clock.close()
        self._chronicle.close()

    # ---- what else is stored -----------------------------------------------------------------

    async def settings_of(self, guild_id: int) -> GuildSettings:
        """What a server chose for its tables."""
        return await guilds.settings_of(self.registry.database, guild_id)

    async def choose(self, guild_id: int, change: Callable[[GuildSettings], GuildSettings]) -> GuildSettings:
        """Change what a server chose, for tables that are opened from now on; refused if it is not stored."""
        async with self.registry.storing():
            chosen = change(await self.settings_of(guild_id))
            await guilds.store_settings(self.registry.database, guild_id, chosen)
        return chosen

    async def chosen_language(self, guild_id: int) -> str | None:
        """The language, `fr` or `en`, that a server chose for what everybody reads; None if none."""
        return (await self.settings_of(guild_id)).language

    async def preferences_of(self, user_id: int) -> Preferences:
        """What a person chose for their own eyes."""
        chosen = await preferences.preferences_of(self.registry.database, user_id)
        return self._preferences.setdefault(user_id, chosen) if chosen != Preferences() else chosen

    def known_preferences(self, user_id: int) -> Preferences:
        """The same from memory; nothing until it is read, for whoever did not choose among the latest."""
        return self._preferences.get(user_id, Preferences())

    async def prefer(self, user_id: int, change: Callable[[Preferences], Preferences]) -> Preferences:
        """Change what a person chose; gives all that they chose by now. Refused if it is not stored.

        Their open tables count as changed, for those who show them.
        """
        async with self.registry.storing():
            chosen = change(await self.preferences_of(user_id))
            await preferences.store_preferences(self.registry.database, user_id, chosen, now())
        self._preferences[user_id] = chosen
        for table in self.registry.find.of_player(user_id):
            self.registry.changed(table)
        return chosen

    def forget(self, user_id: int) -> None:
        """Forget what a person chose who had their data erased."""
        self._preferences.pop(user_id, None)

    def snapshot_of(self, table: Table) -> Snapshot:
        """A table as anybody may see it, with who does not want to be mentioned."""
        people = {person.user_id for person in table.people()}
        if table.offer is not None:
            people.add(table.offer.taker_id)
        unmentioned = frozenset(user for user in people if self.known_preferences(user).mentions == "off")
        return replace(table.snapshot(), unmentioned=unmentioned)

    async def meets_first(self, user_id: int) -> bool:
        """Whether a person opens the first hand of their life; stored, so that it is once only.

        Refused if it is not stored.
        """
        async with self.registry.storing():
            return await newcomers.meets_first(self.registry.database, user_id, now())

    async def keep_reminder(self, channel_id: int, message_id: int) -> None:
        """Remember that a message reminds somebody and is to be taken away; refused if it is not stored."""
        async with self.registry.storing():
            await turns.store_reminder(self.registry.database, channel_id, message_id)

    async def forget_reminder(self, message_id: int) -> None:
        """Forget a reminder that is gone; refused if it is not stored."""
        async with self.registry.storing():
            await turns.forget_reminder(self.registry.database, message_id)

    async def reminders(self) -> list[tuple[int, int]]:
        """The channel and the message of each reminder that is still to be taken away."""
        return await turns.load_reminders(self.registry.database)

    async def recall(self, name: str) -> str | None:
        """What the program remembered about itself under this name; None if nothing."""
        return await facts.recall(self.registry.database, name)

    async def health(self) -> Health | None:
        """How the database fares; None if it does not answer."""
        try:
            return await health_of(self.registry.database)
        except (sqlite3.Error, DatabaseFault):
            return None

    async def remember(self, name: str, value: str) -> None:
        """Remember something about the program itself from one start to the next."""
        await facts.remember(self.registry.database, name, value)
