"""Bots' decisions, made off the event loop; whatever goes wrong in a bot, the table goes on.

Players that search share a few threads of their own, so that no more of them think at once than the machine
has processors. What people ask a judge for has other threads: nobody waits for the bots of other tables.
"""

import asyncio
import logging
import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from threading import Event
from typing import Final

from belote_bot.game.actions import Action, Pass
from belote_bot.game.views import SeatView
from belote_bot.players.expert import Expert
from belote_bot.players.judging import Judgement
from belote_bot.players.player import Player, player_for
from belote_bot.players.search import core
from belote_bot.players.search.limits import Abandoned, Limits
from belote_bot.tables.occupants import Bot
from belote_bot.watch.figures import FIGURES

log: Final = logging.getLogger(__name__)

MOST_THREADS: Final = 4
"""How many bots may think at once, however many processors there are."""

# In Python only one thread runs at a time: more of them would only make the event loop wait longer.
THREADS: Final = min(os.cpu_count() or 1, MOST_THREADS) if core.COMPILED else 1
"""How many bots think at once here."""

_searching: Final = ThreadPoolExecutor(THREADS, thread_name_prefix="thinking")
_judging: Final = ThreadPoolExecutor(1, thread_name_prefix="judging")


class Thought:
    """A decision in the making, which can be given up."""

    def __init__(self) -> None:
        self._given_up = Event()
        self._result: asyncio.Future[Action] | None = None

    def give_up(self) -> None:
        """Let whoever awaits the decision go on at once without one, and the search end soon."""
        self._given_up.set()
        if self._result is not None:
            self._result.cancel()

    async def decision(self, bot: Bot, view: SeatView) -> Action | None:
        """What a bot does on its turn, always something legal; None if the thought was given up."""
        if self._given_up.is_set():
            return None
        player = player_for(bot.level, bot.temperament)
        if isinstance(player, Expert):
            patient = replace(player, limits=Limits(given_up=self._given_up.is_set))
            self._result = asyncio.wrap_future(_searching.submit(decide, patient, view))
        else:
            self._result = asyncio.get_running_loop().run_in_executor(None, decide, player, view)
        try:
            async with FIGURES.thinking.timing(bot.level):
                return await self._result
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if self._given_up.is_set() and task is not None and not task.cancelling():
                return None
            self._given_up.set()
            raise


async def judged(view: SeatView) -> tuple[Judgement, ...]:
    """What the expert says of all that a seat may do, the best first.

    Raises NotItsTurn when there is nothing to do. It waits for other questions of people, never for bots;
    when whoever asks is cancelled, the search ends soon.
    """
    given_up = Event()
    judge = Expert(limits=Limits(given_up=given_up.is_set))
    try:
        return await asyncio.wrap_future(_judging.submit(judge.judge, view))
    finally:
        given_up.set()


def decide(player: Player, view: SeatView) -> Action:
    """A player's decision, or a plain legal action if the player fails: passing, or the first card.

    Raises Abandoned if the player's search was given up.
    """
    try:
        action = player.decide(view)
    except Abandoned:
        raise
    except Exception:
        log.exception("a bot could not decide")
    else:
        if action in view.legal:
            return action
        log.error("a bot chose %s, which is not legal", action)
    return Pass() if Pass() in view.legal else view.legal[0]
