"""A click on "cut high", "in the middle" or "low", under the score sheet or in the hand."""

from cogs.clicking import Click


async def cut(click: Click) -> None:
    """Cut the pack for the next deal."""
    await click.interaction.response.defer()
    version = click.read(lambda button: button.version)
    height = click.read(lambda button: button.height)
    await click.house.tables.cutting.cut(click.table().id, click.person.user_id, version, height)
