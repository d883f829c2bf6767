"""Bots' decisions, made off the event loop; whatever goes wrong in a bot, the table goes on."""

import asyncio
import logging
from typing import Final

from belote_bot.game.actions import Action, Pass
from belote_bot.game.views import SeatView
from belote_bot.players.player import Player, player_for
from belote_bot.tables.occupants import Bot

log: Final = logging.getLogger(__name__)


async def decision(bot: Bot, view: SeatView) -> Action:
    """What a bot does on its turn; always something legal."""
    return await asyncio.to_thread(decide, player_for(bot.level), view)


def decide(player: Player, view: SeatView) -> Action:
    """A player's decision, or a plain legal action if the player fails: passing, or the first card."""
    try:
        action = player.decide(view)
    except Exception:
        log.exception("a bot could not decide")
    else:
        if action in view.legal:
            return action
        log.error("a bot chose %s, which is not legal", action)
    return Pass() if Pass() in view.legal else view.legal[0]
