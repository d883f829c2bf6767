"""Looking back: pages of matches, one with its deals, and a deal seen again, alone or with everybody."""

from typing import Any

import discord

from belote_bot.archive.history import Replay
from belote_bot.locales import Language
from belote_bot.tables.refusals import Refusal, TableRefused
from cogs.clicking import Click, House
from cogs.hand.posts import sight
from cogs.parts.drawing import drawn
from cogs.parts.ids import ControlId, number_in
from cogs.parts.languages import private_language, public_language
from cogs.parts.layouts import files_of, layout
from cogs.past.exporting import send_record
from cogs.past.history_posts import Shelf, history_post, match_post
from cogs.past.replay_posts import Spot, read_spot, replay_post
from images import CardStyle


async def turn_history(click: Click) -> None:
    """Show another page of matches."""
    await click.acknowledge_privately()
    shelf = click.read(lambda button: Shelf.read("".join(button.rest)))
    await show_history(click.house, click.interaction, shelf)


async def open_match(click: Click) -> None:
    """Show a match with its deals, or another page of them."""
    await click.acknowledge_privately()
    match, page, shelf = click.read(lambda _: _match_asked(click))
    await show_match(click.house, click.interaction, match, page, shelf)


def _deal_and_step(button: ControlId) -> tuple[int, int]:
    deal, step = button.rest
    return number_in(deal), number_in(step)


def _match_asked(click: Click) -> tuple[int, int, Shelf]:
    page, shelf = click.button.rest
    match = number_in("".join(click.values)) if click.values else click.button.table
    return match, number_in(page), Shelf.read(shelf)


async def turn_replay(click: Click) -> None:
    """Show another moment of a deal: for everybody in a message that was shared, else privately."""
    spot = click.read(lambda button: read_spot(button, click.values))
    if spot.kept is not None and _is_answer(click.interaction):
        await click.interaction.response.defer()
    else:
        await click.acknowledge_privately()
        spot = Spot(spot.match, spot.deal, spot.step, spot.shelf)
    replay = await _replay(click, spot)
    language = spot.kept or click.language
    await _show(click.interaction, replay, spot, language, await _style(click, spot))


async def share_replay(click: Click) -> None:
    """Show everybody in the channel the moment of a deal that one looks at."""
    await click.interaction.response.defer()
    deal, step = click.read(_deal_and_step)
    replay = await _replay(click, Spot(click.button.table, deal, step))
    chosen = await click.house.tables.chosen_language(click.interaction.guild_id or 0)
    language = public_language(click.interaction, chosen, click.language)
    spot = Spot(click.button.table, deal, step, kept=language)
    post = replay_post(replay, spot, language, CardStyle.CLASSIC)
    picture = await drawn(post.scene)
    await click.interaction.followup.send(
        view=layout(post.text, picture, post.rows, post.footer), files=[*files_of(picture)], ephemeral=False
    )


async def export_match(click: Click) -> None:
    """Give whoever clicked the record of a match."""
    await click.interaction.response.defer(ephemeral=True, thinking=True)
    await send_match(click.house, click.interaction, click.button.table)


async def send_match(house: House, interaction: discord.Interaction[Any], match_id: int) -> None:
    """Send the record of a match to whoever asked, in the answer that was deferred for them only."""
    guild_id, user_id = interaction.guild_id or 0, interaction.user.id
    match, record = await house.history.record(guild_id, user_id, match_id)
    await send_record(interaction, match, record)


async def show_history(house: House, interaction: discord.Interaction[Any], shelf: Shelf) -> None:
    """Show a page of matches in an answer that was deferred for the asker only."""
    language = private_language(interaction)
    page = await house.history.page(interaction.guild_id or 0, shelf.person, shelf.page)
    name = None if shelf.person is None else await _name(house, interaction, shelf.person)
    post = history_post(language, page, shelf, name)
    await interaction.edit_original_response(view=layout(post.text, None, post.rows), attachments=[])


async def show_match(
    house: House, interaction: discord.Interaction[Any], match_id: int, page: int, shelf: Shelf
) -> None:
    """Show a match in an answer that was deferred for the asker only."""
    match, deals = await house.history.match(interaction.guild_id or 0, match_id)
    post = match_post(private_language(interaction), match, deals, page, shelf)
    await interaction.edit_original_response(view=layout(post.text, None, post.rows), attachments=[])


async def _name(house: House, interaction: discord.Interaction[Any], user_id: int) -> str:
    """What a person is called in the server now, or was when they played there last."""
    known = (await house.members.of_interaction(interaction, {user_id}))[user_id]
    return known.name or await house.history.name_of(interaction.guild_id or 0, user_id) or str(user_id)


async def _replay(click: Click, spot: Spot) -> Replay:
    replay = await click.house.history.replay(click.interaction.guild_id or 0, spot.match, spot.deal)
    if spot.step >= replay.steps:
        raise TableRefused(Refusal.STALE)
    return replay


async def _style(click: Click, spot: Spot) -> CardStyle:
    """How whoever looks likes to see cards; in a message for everybody, the usual way."""
    if spot.kept is not None:
        return CardStyle.CLASSIC
    chosen = await click.house.tables.preferences_of(click.interaction.user.id)
    return sight(click.language, chosen).style


async def _show(
    interaction: discord.Interaction[Any], replay: Replay, spot: Spot, language: Language, style: CardStyle
) -> None:
    post = replay_post(replay, spot, language, style)
    picture = await drawn(post.scene)
    await interaction.edit_original_response(
        view=layout(post.text, picture, post.rows, post.footer), attachments=files_of(picture)
    )


def _is_answer(interaction: discord.Interaction[Any]) -> bool:
    """Whether the clicked message is one that was shared, and not a table's."""
    message = interaction.message
    return message is not None and not message.flags.ephemeral and message.interaction_metadata is not None
