"""What passes between the bot and Discord, counted and timed: nothing of what is said, and to nobody."""

import re
from time import perf_counter
from types import SimpleNamespace
from typing import Any, Final

import aiohttp
import discord

from belote_bot.watch.figures import FIGURES, Connection, Figures, Outcome

ANSWER: Final = re.compile(r"/interactions/(\d+)/[^/]+/callback$")
NEW_MESSAGE: Final = re.compile(r"/channels/\d+/messages$")

FORGET_SECONDS: Final = 60.0
"""After this long an answer to a click does not come any more: Discord takes none after three seconds."""

EVENTS: Final = {
    "shard_connect": Connection.CONNECTED,
    "shard_disconnect": Connection.LOST,
    "shard_resumed": Connection.RESUMED,
    "shard_ready": Connection.READY,
}


class Tracing:
    """Counts requests, and times answers to clicks and commands from their arrival on."""

    def __init__(self, figures: Figures = FIGURES) -> None:
        self._figures = figures
        self._arrived: dict[int, float] = {}
        self.config = aiohttp.TraceConfig()
        """For the session that all requests go through."""
        self.config.on_request_end.append(self._ended)
        self.config.on_request_exception.append(self._failed)

    def dispatched(self, event: str, *details: Any) -> None:
        """Note an event as Discord's library takes it up, before anything is done about it."""
        if event in EVENTS:
            self._figures.connection.add(EVENTS[event])
        elif event == "interaction" and isinstance(details[0], discord.Interaction):
            self._arrive(details[0].id)

    def _arrive(self, interaction_id: int) -> None:
        now = perf_counter()
        self._arrived[interaction_id] = now
        # The earliest stand first.
        while self._arrived[first := next(iter(self._arrived))] < now - FORGET_SECONDS:
            del self._arrived[first]
            self._figures.unacknowledged.add()

    async def _ended(
        self, _session: aiohttp.ClientSession, _context: SimpleNamespace, end: aiohttp.TraceRequestEndParams
    ) -> None:
        outcome = _outcome(end.response.status)
        self._figures.requests.add(outcome)
        if end.method != "POST":
            return
        if (answer := ANSWER.search(end.url.path)) is not None:
            self._answered(int(answer[1]), outcome)
        elif outcome is Outcome.DONE and NEW_MESSAGE.search(end.url.path):
            self._figures.posted.add()

    async def _failed(
        self,
        _session: aiohttp.ClientSession,
        _context: SimpleNamespace,
        failure: aiohttp.TraceRequestExceptionParams,
    ) -> None:
        self._figures.requests.add(Outcome.NO_ANSWER)
        if failure.method == "POST" and ANSWER.search(failure.url.path):
            self._figures.unacknowledged.add()

    def _answered(self, interaction_id: int, outcome: Outcome) -> None:
        if outcome is Outcome.LIMITED:  # the library tries again
            return
        if outcome is not Outcome.DONE:
            self._figures.unacknowledged.add()
        arrived = self._arrived.get(interaction_id)
        if outcome is Outcome.BROKEN or arrived is None:
            return
        del self._arrived[interaction_id]
        if outcome is Outcome.DONE:
            self._figures.acknowledged.observe(perf_counter() - arrived)


def _outcome(status: int) -> Outcome:
    if status == 429:
        return Outcome.LIMITED
    if status >= 500:
        return Outcome.BROKEN
    return Outcome.REFUSED if status >= 400 else Outcome.DONE
