"""Clicks on "Take my seat back" and "Take this seat", under the table or in the hand."""

from cogs.clicking import Click


async def take_back(click: Click) -> None:
    """Give a person their seat back from the bot that held it, and show them their cards."""
    await click.acknowledge_privately()
    table = click.table()
    await click.house.tables.returning.take_back(table.id, click.person)
    await click.house.hands.show(click.interaction, table)


async def take_seat_over(click: Click) -> None:
    """Give a person the seat of somebody who left, and show them its cards."""
    await click.acknowledge_privately()
    seat = click.read(lambda button: button.seat)
    table = click.table()
    await click.house.tables.returning.take_seat(table.id, click.person, seat)
    await click.house.hands.show(click.interaction, table)
