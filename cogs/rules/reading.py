"""Showing pages of the rules and words of the glossary, and taking up the clicks that turn them."""

from typing import Any

import discord

from belote_bot.locales import Language
from belote_bot.tables.refusals import Refusal, TableRefused
from belote_bot.tables.table import Table
from cogs.clicking import Click, House
from cogs.hand.posts import sight
from cogs.parts.drawing import drawn
from cogs.parts.languages import private_language
from cogs.parts.layouts import files_of, layout
from cogs.rules.chapters import BASE
from cogs.rules.glossary import entry_post, list_post
from cogs.rules.pages import Book, PagePost, page_post, read_place
from cogs.rules.terms import Term
from images import Chapter


async def turn_page(click: Click) -> None:
    """Open another chapter: in the same message where that is the clicker's to turn, else privately."""
    kept = await _acknowledge(click)
    chosen, _ = read_place(click.button.rest, click.values)
    chapter = click.read(lambda _: Chapter("".join(chosen)))
    book = await book_for(click.house, click.interaction, _table_of(click), kept)
    await show_page(click.interaction, page_post(book, chapter))


async def look_up(click: Click) -> None:
    """Open another word of the glossary, or the list of all."""
    kept = await _acknowledge(click)
    chosen, _ = read_place(click.button.rest, click.values)
    language = kept or click.language
    if chosen:
        term = click.read(lambda _: Term("".join(chosen)))
        await show_page(click.interaction, entry_post(language, term, kept))
    else:
        await show_page(click.interaction, list_post(language, kept))


async def book_for(
    house: House, interaction: discord.Interaction[Any], table: Table | None, kept: Language | None
) -> Book:
    """The rules of a table, or the basic ones: for whoever asked, or in the language `kept` for everybody."""
    rules, table_id = (BASE, 0) if table is None else (table.rules, table.id)
    if kept is not None:
        return Book(kept, rules, table_id, kept)
    language = private_language(interaction)
    eyes = sight(language, await house.tables.preferences_of(interaction.user.id))
    return Book(language, rules, table_id, style=eyes.style)


async def show_page(interaction: discord.Interaction[Any], post: PagePost) -> None:
    """Show a page in the answer to an interaction that was deferred."""
    picture = None if post.scene is None else await drawn(post.scene)
    await interaction.edit_original_response(
        view=layout(post.text, picture, post.rows, post.footer), attachments=files_of(picture)
    )


async def _acknowledge(click: Click) -> Language | None:
    """Acknowledge a click, so that the answer stands where the clicker may turn pages.

    Gives the language of a public page that whoever shared it turns; None where they alone see the answer.
    """
    _, kept = read_place(click.button.rest, ())
    if kept is not None and shared_by_clicker(click.interaction):
        await click.interaction.response.defer()
        return kept
    await click.acknowledge_privately()
    return None


def shared_by_clicker(interaction: discord.Interaction[Any]) -> bool:
    """Whether everybody sees the message that was clicked, and its asker is the one who clicks."""
    message = interaction.message
    asked = None if message is None or message.flags.ephemeral else message.interaction_metadata
    return asked is not None and asked.user.id == interaction.user.id


def _table_of(click: Click) -> Table | None:
    """The table whose rules the page is about; None if it is about none, or one that is gone."""
    if not click.table_id:
        return None
    try:
        return click.table()
    except TableRefused as refused:
        if refused.refusal is not Refusal.NO_TABLE:
            raise
        return None
