"""How to play, in a few words, for a person who has opened the first hand of their life."""

import logging
from typing import Any, Final

import discord

from belote_bot.game.cards import DECK_POINTS, LAST_TRICK_POINTS, TRUMP_POINTS, Rank
from belote_bot.locales import Language, say
from belote_bot.tables.refusals import TableRefused
from belote_bot.tables.table import Table
from cogs.clicking import House
from cogs.parts.faces import ButtonFace, Look
from cogs.parts.ids import ControlId, Verb
from cogs.parts.languages import private_language
from cogs.parts.layouts import layout
from cogs.parts.retrying import FAILURES
from cogs.rules.pages import Book, PagePost, page_id
from images import Chapter

log: Final = logging.getLogger(__name__)


def welcome_post(language: Language, table: int) -> PagePost:
    """What a newcomer reads beside their first hand: short, so that the hand stays in sight."""
    lines = [
        say(language, "welcome-points", whole=DECK_POINTS + LAST_TRICK_POINTS),
        say(language, "welcome-trumps", jack=TRUMP_POINTS[Rank.JACK], nine=TRUMP_POINTS[Rank.NINE]),
        say(language, "welcome-take"),
        say(language, "welcome-play"),
    ]
    text = "\n".join([say(language, "welcome"), *(say(language, "page-point", line=line) for line in lines)])
    row = (
        ButtonFace(
            page_id(Book(language, table=table), Chapter.START), say(language, "page-open-rules"), Look.MAIN
        ),
        ButtonFace(ControlId(Verb.WORD, 0), say(language, "page-open-words")),
    )
    return PagePost(text, (row,), footer=say(language, "welcome-once"))


async def welcome(house: House, interaction: discord.Interaction[Any], table: Table) -> None:
    """Show a person how to play, beside the hand that they have just been shown, once in their life.

    That it was done is stored before; whatever goes wrong keeps nobody from their hand.
    """
    seat = table.seat_of(interaction.user.id)
    if seat is None or table.seat_view(seat) is None or not table.status.is_open:
        return
    try:
        if await house.tables.meets_first(interaction.user.id):
            post = welcome_post(private_language(interaction), table.id)
            await interaction.followup.send(
                view=layout(post.text, None, post.rows, post.footer), ephemeral=True
            )
    except TableRefused:
        return  # the log has said why nothing can be stored
    except FAILURES as error:
        log.info("a newcomer could not be told how to play: %s", error)
