"""How much one server and one person may ask for, so that nobody takes the bot from all others.

Playing is never limited: only what opens something, or makes the bot work for one person alone.
"""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from belote_bot.tables.finding import Finder
from belote_bot.tables.refusals import Refusal, TableRefused

WINDOW_SECONDS: Final = 60.0
"""Over how long the requests of a person are counted."""

MOST_REMEMBERED: Final = 10_000
"""How many people's requests are remembered: beyond, whoever asked longest ago is forgotten."""


@dataclass(frozen=True, slots=True)
class Limits:
    """The most that is granted; each 1 or more."""

    server_tables: int = 20
    """Open tables of a server."""
    channel_tables: int = 10
    """Open tables of a channel or thread."""
    requests: int = 20
    """Commands, and clicks that open or work something out, of a person in a minute."""

    def check_room(self, find: Finder, guild_id: int, channel_id: int) -> None:
        """Refuse another table where there are as many as may be."""
        if find.number_in_channel(channel_id) >= self.channel_tables:
            raise TableRefused(Refusal.CHANNEL_FULL)
        if find.number_in_guild(guild_id) >= self.server_tables:
            raise TableRefused(Refusal.SERVER_FULL)


NO_LIMITS: Final = Limits(10**9, 10**9, 10**9)
"""For measurements, and for tests of something else."""


class Requests:
    """What each person asked for in the last minute."""

    def __init__(self, most: int, now: Callable[[], float], remembered: int = MOST_REMEMBERED) -> None:
        """`most` in a minute by `now`, in seconds; of at most so many people."""
        self._most = most
        self._now = now
        self._remembered = remembered
        self._asked: dict[int, deque[float]] = {}
        """When each person asked, those first who asked longest ago."""

    def __len__(self) -> int:
        """How many people are remembered."""
        return len(self._asked)

    def count(self, user_id: int) -> None:
        """Count a request; refused, and not counted, if the person made too many in the last minute."""
        now = self._now()
        asked = self._asked.get(user_id, deque[float]())
        # A clock that was set back must not keep anybody waiting.
        while asked and not 0 <= now - asked[0] < WINDOW_SECONDS:
            asked.popleft()
        if len(asked) >= self._most:
            raise TableRefused(Refusal.TOO_MANY_REQUESTS)
        asked.append(now)
        self._asked.pop(user_id, None)
        self._asked[user_id] = asked
        self._forget(now)

    def _forget(self, now: float) -> None:
        """Forget who asked for nothing lately, and whoever is too many."""
        while self._asked:
            first = next(iter(self._asked))
            is_recent = 0 <= now - self._asked[first][-1] < WINDOW_SECONDS
            if is_recent and len(self._asked) <= self._remembered:
                return
            del self._asked[first]
