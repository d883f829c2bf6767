"""What somebody without a seat sees of a table in private: what everybody sees, in their language."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import discord

from belote_bot.locales import Language, say
from belote_bot.tables.occupants import Absence, absent
from belote_bot.tables.service import Tables
from belote_bot.tables.table import Shown, Snapshot, Table, TableStatus
from cogs.parts.drawing import drawn
from cogs.parts.faces import ButtonFace
from cogs.parts.ids import ControlId, Verb
from cogs.parts.languages import private_language
from cogs.parts.layouts import files_of, layout
from cogs.table.posts import Post, current_post
from cogs.table.rows import open_rows
from cogs.table.sentences import name_of, plays_in_order, team_names


def watch_post(snapshot: Snapshot, language: Language, reader_id: int) -> Post:
    """The table for somebody who has no seat there, in their language; made of what everybody sees.

    A seat that is handed over has its buttons for whom it is offered to alone.
    """
    named = {person.user_id for person in snapshot.people}
    if snapshot.offer is not None:
        named.add(snapshot.offer.taker_id)
    seen = replace(snapshot, language=language.value, unmentioned=frozenset(named))
    public = current_post(seen)
    is_asked = snapshot.offer is not None and snapshot.offer.taker_id == reader_id
    offered = seen if is_asked else replace(seen, offer=None)
    again = ButtonFace(ControlId(Verb.HAND, snapshot.id), say(language, "button-watch-again"))
    is_open = snapshot.status is TableStatus.PLAYING
    return replace(
        public,
        text="\n".join([*_above(seen, language), public.text, *_last_trick(seen, language)]),
        footer=None,
        rows=(*open_rows(offered), (again,)) if is_open else (),
        mentions=None,
    )


def _above(snapshot: Snapshot, language: Language) -> Iterator[str]:
    """That they watch, who plays with whom, how the match stands, and whether a seat is free."""
    yield say(language, "watch-title")
    team_a, team_b = team_names(snapshot, 0), team_names(snapshot, 1)
    yield say(language, "watch-seats", team_a=team_a, team_b=team_b)
    if snapshot.match is not None:
        score_a, score_b = snapshot.match.totals
        yield say(language, "watch-score", score_a=score_a, score_b=score_b)
    if absent(snapshot.seats, Absence.LEFT) and snapshot.status is TableStatus.PLAYING:
        yield say(language, "watch-open")


def _last_trick(snapshot: Snapshot, language: Language) -> Iterator[str]:
    """The trick before the one on the table, while a deal is played."""
    deal = None if snapshot.match is None else snapshot.match.deal
    if deal is None or not deal.tricks or deal.turn is None or snapshot.shown is Shown.COMPLETE_TRICK:
        return
    trick = deal.tricks[-1]
    plays = plays_in_order(snapshot, trick.leader, trick.cards, language)
    yield say(language, "watch-last-trick", name=name_of(snapshot, trick.winner), plays=plays)


async def show_table(tables: Tables, interaction: discord.Interaction[Any], table: Table) -> None:
    """Show a table to somebody who has no seat there, in the answer to an interaction deferred for them."""
    language, reader_id = private_language(interaction), interaction.user.id
    post = watch_post(tables.snapshot_of(table), language, reader_id)
    picture = await drawn(post.scene)
    below = None if post.below is None else await drawn(post.below)
    await interaction.edit_original_response(
        view=layout(post.text, picture, post.rows, None, below), attachments=files_of(picture, below)
    )
