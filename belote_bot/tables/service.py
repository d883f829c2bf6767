"""All tables of this process together: brought back at start, going on by themselves, closed at the end."""

from belote_bot.storage import matches as stored_matches
from belote_bot.storage import tables as stored_tables
from belote_bot.storage.database import Database
from belote_bot.tables.driver import Driver
from belote_bot.tables.leaving import Leaving
from belote_bot.tables.lobby import Lobby
from belote_bot.tables.match_play import MatchPlay
from belote_bot.tables.pace import Pace
from belote_bot.tables.registry import Registry
from belote_bot.tables.restoring import restore


class Tables:
    """The tables and what can be done at them.

    `registry` finds and shows them; `lobby`, `play` and `leaving` change them, and raise
    TableRefused when what is asked is not possible.
    """

    def __init__(self, database: Database, pace: Pace) -> None:
        self.registry: Registry = Registry(database)
        self.lobby: Lobby = Lobby(self.registry)
        self.play: MatchPlay = MatchPlay(self.registry)
        self.leaving: Leaving = Leaving(self.registry)
        self.pace: Pace = pace
        self._driver = Driver(self.play, pace)

    async def load(self) -> int:
        """Bring back every table that is open, or whose end was not shown; gives their number."""
        rows = await stored_tables.unsettled_tables(self.registry.database)
        for row in rows:
            stored = await stored_matches.latest_match(self.registry.database, row.id)
            self.registry.add(restore(row, stored))
        return len(rows)

    def resume(self) -> None:
        """Let every table go on where it was, and have it shown again; called once, after `load`."""
        self.registry.listen(self._driver)
        for table in self.registry:
            self.registry.changed(table)

    async def close(self) -> None:
        """Stop all pauses and bots; what was stored stays."""
        await self._driver.close()
