"""How much one server and one person may ask for, so that nobody takes the bot from all others.

Playing is never limited: only what opens something, or makes the bot work for one person alone.
"""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from belote_bot.tables.finding import Finder
from belote_bot.tables.refusals import Refusal, TableRefused

MINUTE: Final = 60.0
"""Over how many seconds the requests of a person and of a server are counted."""

MOMENT: Final = 10.0
"""Over how many seconds the clicks of a person are counted."""

MOST_REMEMBERED: Final = 10_000
"""Of how many askers the requests are remembered: beyond, whoever asked longest ago is forgotten."""


@dataclass(frozen=True, slots=True)
class Limits:
    """The most that is granted; each 1 or more."""

    server_tables: int = 20
    """Open tables of a server."""
    channel_tables: int = 10
    """Open tables of a channel or thread."""
    requests: int = 20
    """Commands, and clicks that open or work something out, of a person in a minute."""
    server_requests: int = 200
    """The same of all people of a server together."""
    clicks: int = 30
    """Other clicks of a person in ten seconds; bids and cards only where they could not be made."""

    def check_room(self, find: Finder, guild_id: int, channel_id: int) -> None:
        """Refuse another table where there are as many as may be."""
        if find.number_in_channel(channel_id) >= self.channel_tables:
            raise TableRefused(Refusal.CHANNEL_FULL)
        self.check_server(find, guild_id)

    def check_server(self, find: Finder, guild_id: int) -> None:
        """Refuse another table in a server that has as many as may be."""
        if find.number_in_guild(guild_id) >= self.server_tables:
            raise TableRefused(Refusal.SERVER_FULL)


NO_LIMITS: Final = Limits(10**9, 10**9, 10**9, 10**9, 10**9)
"""For measurements, and for tests of something else."""


class Window:
    """What each asker asked for in the last seconds."""

    def __init__(
        self, most: int, seconds: float, now: Callable[[], float], remembered: int = MOST_REMEMBERED
    ) -> None:
        """`most` in so many seconds by `now`, in seconds; of at most so many askers."""
        self._most = most
        self._seconds = seconds
        self._now = now
        self._remembered = remembered
        self._asked: dict[int, deque[float]] = {}
        """When each asked, those first who asked longest ago."""

    def __len__(self) -> int:
        """How many askers are remembered."""
        return len(self._asked)

    def is_full(self, asker: int) -> bool:
        """Whether this asker asked as often as may be."""
        now = self._now()
        asked = self._asked.get(asker, deque[float]())
        # A clock that was set back must not keep anybody waiting.
        while asked and not 0 <= now - asked[0] < self._seconds:
            asked.popleft()
        return len(asked) >= self._most

    def add(self, asker: int) -> None:
        """Note that this asker asks now."""
        now = self._now()
        asked = self._asked.pop(asker, deque[float]())
        asked.append(now)
        self._asked[asker] = asked
        self._forget(now)

    def _forget(self, now: float) -> None:
        """Forget who asked for nothing lately, and whoever is too many."""
        while self._asked:
            first = next(iter(self._asked))
            is_recent = 0 <= now - self._asked[first][-1] < self._seconds
            if is_recent and len(self._asked) <= self._remembered:
                return
            del self._asked[first]


class Requests:
    """What people and servers ask for; refused, and not counted, where it is too much at once."""

    def __init__(self, limits: Limits, now: Callable[[], float]) -> None:
        """`now` in seconds."""
        self._people = Window(limits.requests, MINUTE, now)
        self._servers = Window(limits.server_requests, MINUTE, now)
        self._clicks = Window(limits.clicks, MOMENT, now)

    def count(self, user_id: int, guild_id: int) -> None:
        """Count what makes the bot work: a command, or a click that opens or works something out."""
        if self._people.is_full(user_id):
            raise TableRefused(Refusal.TOO_MANY_REQUESTS)
        if self._servers.is_full(guild_id):
            raise TableRefused(Refusal.SERVER_BUSY)
        self._people.add(user_id)
        self._servers.add(guild_id)

    def count_click(self, user_id: int) -> None:
        """Count any other click, bids and cards left out."""
        if self._clicks.is_full(user_id):
            raise TableRefused(Refusal.TOO_MANY_CLICKS)
        self._clicks.add(user_id)
