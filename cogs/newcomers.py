"""How to play, in a few words, for a person who has opened the first hand of their life."""

import logging
from typing import Any, Final

import discord

from belote_bot.game.house_rules import HouseRules
from belote_bot.locales import Language, say
from belote_bot.tables.refusals import TableRefused
from belote_bot.tables.table import Table
from cogs.chapters import chapter_lines, tips
from cogs.clicking import House
from cogs.ids import ControlId, Verb
from cogs.languages import private_language
from cogs.layouts import layout
from cogs.pages import Book, PagePost, page_id
from cogs.posts import ButtonFace, Look
from images import Chapter

log: Final = logging.getLogger(__name__)

TIPS_AT_FIRST: Final = 2
"""How many of the tips a newcomer is told."""


def welcome_post(language: Language, rules: HouseRules, table: int) -> PagePost:
    """What a newcomer reads beside their first hand."""
    lines = [
        say(language, "welcome"),
        *chapter_lines(Chapter.START, language, rules),
        say(language, "welcome-first-tip"),
        *tips(language, rules)[:TIPS_AT_FIRST],
    ]
    book = Book(language, rules, table)
    row = (
        ButtonFace(page_id(book, Chapter.CARDS), say(language, "page-open-rules"), Look.MAIN),
        ButtonFace(ControlId(Verb.WORD, 0), say(language, "page-open-words")),
    )
    return PagePost("\n".join(lines), (row,))


async def welcome(house: House, interaction: discord.Interaction[Any], table: Table) -> None:
    """Show a person how to play, beside the hand that they have just been shown, once in their life.

    That it was done is stored before; whatever goes wrong keeps nobody from their hand.
    """
    seat = table.seat_of(interaction.user.id)
    if seat is None or table.seat_view(seat) is None or not table.status.is_open:
        return
    try:
        if await house.tables.meets_first(interaction.user.id):
            post = welcome_post(private_language(interaction), table.rules, table.id)
            await interaction.followup.send(view=layout(post.text, None, post.rows), ephemeral=True)
    except (TableRefused, discord.HTTPException, TimeoutError, OSError) as error:
        log.info("a newcomer could not be told how to play: %s", error)
