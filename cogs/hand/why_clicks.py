"""Asking why cards are dimmed, and clicking one all the same."""

from belote_bot.game.actions import Action, Play
from belote_bot.game.views import SeatView
from belote_bot.locales import say
from belote_bot.tables.refusals import Refusal, TableRefused
from belote_bot.tables.table import Table
from cogs.clicking import Click
from cogs.hand.hands import shows_own_hand
from cogs.hand.posts import Asides
from cogs.hand.why import reasons_for, why_not
from cogs.parts.answering import tell


async def ask_why(click: Click) -> None:
    """Tell in the hand itself which rule forbids each dimmed card: its buttons stay where they are."""
    own = shows_own_hand(click.interaction)
    if own:
        await click.interaction.response.defer()
    else:
        await click.interaction.response.defer(ephemeral=True, thinking=True)
    table = click.table()
    view = _view_of(click, table)
    if reasons_for(view):
        asides = Asides(table.version, why=True)
        await click.house.hands.show(click.interaction, table, asides)
        return
    key = "why-not-your-turn" if view.obligation is None else "why-all-legal"
    if own:
        await click.house.hands.show(click.interaction, table)
    await tell(click.interaction, say(click.language, key))


def why_refused(click: Click, table: Table, refusal: Refusal, action: Action) -> str | None:
    """Why the card that was clicked may not be played; None if it was refused for another reason."""
    if refusal is not Refusal.ILLEGAL or not isinstance(action, Play):
        return None
    return why_not(_view_of(click, table), action.card, click.language)


def _view_of(click: Click, table: Table) -> SeatView:
    seat = table.seat_of(click.person.user_id)
    if seat is None:
        raise TableRefused(Refusal.NOT_SEATED)
    view = table.seat_view(seat)
    if view is None:
        raise TableRefused(Refusal.NOT_PLAYING)
    return view
