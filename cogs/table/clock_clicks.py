"""Clicks on "Take my seat back", "Take this seat" and the seat of somebody who hands it over."""

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


async def accept_seat(click: Click) -> None:
    """Give a person the seat that is handed over to them, and show them its cards."""
    await click.acknowledge_privately()
    seat = click.read(lambda button: button.seat)
    table = click.table()
    await click.house.tables.returning.accept(table.id, click.person, seat)
    await click.house.hands.show(click.interaction, table)


async def withdraw_offer(click: Click) -> None:
    """Let nobody take the seat that somebody hands over."""
    await click.interaction.response.defer()
    seat = click.read(lambda button: button.seat)
    await click.house.tables.handing_over.withdraw(click.table().id, click.person.user_id, seat)
