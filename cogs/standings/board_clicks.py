"""Showing leaderboards, and taking up the clicks that turn them."""

from typing import Any

import discord

from belote_bot.locales import Language
from belote_bot.standings.service import Page
from cogs.clicking import Click, House
from cogs.parts.drawing import drawn
from cogs.parts.languages import private_language
from cogs.parts.layouts import files_of, layout
from cogs.rules.reading import shared_by_clicker
from cogs.standings.board_posts import BoardPost, Reader, board_post
from cogs.standings.boards import Asked, read_asked, read_kept


async def turn_board(click: Click) -> None:
    """Open another page or leaderboard: in the same message where it is the clicker's, else privately."""
    kept = read_kept(click.button)
    if kept is not None and shared_by_clicker(click.interaction):
        await click.interaction.response.defer()
    else:
        kept = None
        await click.acknowledge_privately()
    asked = click.read(lambda button: read_asked(button, click.values))
    await show_board(click.house, click.interaction, asked, kept, click.button.table)


async def show_board(
    house: House, interaction: discord.Interaction[Any], asked: Asked, kept: Language | None, page: int = 0
) -> None:
    """Show a page of a leaderboard in the answer to an interaction that was deferred.

    In the language `kept` where everybody sees it, else in that of whoever asked.
    """
    reader = Reader(kept or private_language(interaction), interaction.user.id, kept)
    board = asked.board(interaction.guild_id or 0, house.tables.pace.watch.now())
    shown = await house.standings.leaderboard(board, reader.user_id, page)
    people = await house.members.of_interaction(interaction, ids_on(shown))
    await _show(interaction, board_post(reader, asked, shown, people))


def ids_on(page: Page) -> set[int]:
    """Everybody who stands on a page, or whose own line is shown with it."""
    lines = (*page.lines, *(() if page.own is None else (page.own,)))
    return {person.user_id for line in lines for person in line.people}


async def _show(interaction: discord.Interaction[Any], post: BoardPost) -> None:
    picture = None if post.scene is None else await drawn(post.scene)
    await interaction.edit_original_response(
        view=layout(post.text, picture, post.rows, post.footer), attachments=files_of(picture)
    )
