"""*Bots…* under a table in the lobby: a private panel for its host."""

from belote_bot.tables.refusals import Refusal, TableRefused
from belote_bot.tables.service import Level
from belote_bot.tables.table import Table, TableStatus
from cogs.clicking import Click
from cogs.parts.layouts import layout
from cogs.table.bots_panel import AWAY, bots_rows, bots_text


async def choose_bots(click: Click) -> None:
    """Open the panel, or take down what its host chooses for a seat, and show what holds now."""
    await click.acknowledge_privately()
    table = click.table()
    if click.button.rest:
        await _choose(click, table)
    elif table.host_id != click.person.user_id:
        raise TableRefused(Refusal.NOT_HOST)
    elif table.status is not TableStatus.LOBBY:
        raise TableRefused(Refusal.NOT_IN_LOBBY)
    view = layout(bots_text(click.language, table), None, bots_rows(click.language, table))
    await click.interaction.edit_original_response(view=view)


async def _choose(click: Click, table: Table) -> None:
    seat = click.read(lambda button: button.seat)
    lobby, host = click.house.tables.lobby, click.person.user_id
    if click.values == (AWAY,):
        await lobby.remove_bot(table.id, host, seat)
    else:
        level = click.read(lambda _: Level("".join(click.values)))
        await lobby.change_bot(table.id, host, seat, level)
