"""Asking for a hint in one's hand, on one's turn."""

from belote_bot.tables.refusals import TableRefused
from cogs.clicking import Click
from cogs.hand.hands import shows_own_hand
from cogs.hand.hinting import hint_sentence
from cogs.hand.posts import Asides


async def ask_hint(click: Click) -> None:
    """Tell in the hand itself what the expert would do: its buttons stay where they are."""
    await click.acknowledge_privately()
    table = click.table()
    try:
        advice = await click.house.tables.advising.hint(table.id, click.person.user_id)
    except TableRefused:
        # The button that was clicked in vain goes away.
        if shows_own_hand(click.interaction):
            await click.house.hands.show(click.interaction, table)
        raise
    asides = Asides(advice.version, hint=hint_sentence(advice, click.language))
    await click.house.hands.show(click.interaction, table, asides)
