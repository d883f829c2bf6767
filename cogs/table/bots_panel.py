"""The panel in which the host of a table chooses how well each of its bots plays."""

from typing import Final

from belote_bot.game.seats import Seat
from belote_bot.locales import Language, say
from belote_bot.locales.cards import seat_name
from belote_bot.tables.occupants import Bot
from belote_bot.tables.service import Level
from belote_bot.tables.table import Table
from cogs.parts.faces import Choice, MenuFace, Rows, capital
from cogs.parts.ids import bot_menu_id
from cogs.parts.names import in_text
from cogs.table.bots import level_about, level_name, temperament_about

AWAY: Final = "away"
"""The line of a menu that takes the bot off its seat."""


def bots_text(language: Language, table: Table) -> str:
    """What stands above the menus of the panel."""
    return say(language, "bots-panel" if _bots(table) else "bots-none")


def bots_rows(language: Language, table: Table) -> Rows:
    """A menu for each bot: its level, and the way off its seat."""
    return tuple(
        MenuFace(
            bot_menu_id(table.id, seat),
            (
                *(
                    Choice(
                        level,
                        capital(level_name(language, level)),
                        level_about(language, level),
                        chosen=level is bot.level,
                    )
                    for level in Level
                ),
                Choice(AWAY, say(language, "bots-away"), say(language, "bots-away-about")),
            ),
            title=say(
                language,
                "bots-seat",
                name=in_text(bot.name),
                side=seat_name(language, seat, table.rules.direction),
                temperament=temperament_about(language, bot),
            ),
        )
        for seat, bot in _bots(table)
    )


def _bots(table: Table) -> list[tuple[Seat, Bot]]:
    return [(seat, bot) for seat in range(4) if (bot := table.bot_on(seat)) is not None]
