"""*Review my deal* under a score sheet: for who played it, in private, at any time."""

from cogs.clicking import Click
from cogs.layouts import layout
from cogs.reviewing import open_hands_text, review_text


async def review(click: Click) -> None:
    """Tell somebody which of their decisions cost most, and what all cards open would have given."""
    await click.interaction.response.defer(ephemeral=True, thinking=True)
    number = click.read(lambda button: button.deal)
    guild_id, user_id = click.interaction.guild_id or 0, click.person.user_id
    found = await click.house.tables.reviewing.review(guild_id, click.button.table, number, user_id)
    opened = None if found.open_hands is None else open_hands_text(found.open_hands, click.language)
    text = "\n".join(filter(None, (review_text(found, click.language), opened)))
    await click.interaction.edit_original_response(view=layout(text, None, ()))
