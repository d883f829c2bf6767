"""*Review my deal* under a score sheet: for who played it, in private, at any time."""

from cogs.clicking import Click
from cogs.parts.layouts import layout
from cogs.past.reviewing import review_text


async def review(click: Click) -> None:
    """Tell somebody which of their decisions cost most, and what all cards open would have given."""
    await click.interaction.response.defer(ephemeral=True, thinking=True)
    number = click.read(lambda button: button.deal)
    guild_id, user_id = click.interaction.guild_id or 0, click.person.user_id
    found = await click.house.tables.reviewing.review(guild_id, click.button.table, number, user_id)
    view = layout(review_text(found, click.language), None, ())
    await click.interaction.edit_original_response(view=view)
