"""Hints: what the expert would do on a seat, from what that seat knows."""

from dataclasses import dataclass

from belote_bot.game.actions import Action
from belote_bot.game.views import SeatView
from belote_bot.players.motives import Reason, reason_for
from belote_bot.storage.guilds import Kind
from belote_bot.storage.tables import TableStatus
from belote_bot.tables.refusals import Refusal, TableRefused
from belote_bot.tables.registry import Registry
from belote_bot.tables.table import Shown, Table
from belote_bot.tables.thinking import judged

__all__ = ["Advice", "Advising", "Reason"]


@dataclass(frozen=True, slots=True)
class Advice:
    """What the expert would do, and what speaks for it."""

    action: Action
    reason: Reason
    version: int
    """Of the table for which it holds."""


class Advising:
    """Gives hints; a hint changes nothing, and nothing remembers it."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry

    async def hint(self, table_id: int, user_id: int) -> Advice:
        """What the expert would do now on a person's seat; takes a moment.

        Refused in a ranked match, to whoever is not on turn, and when the table has moved on meanwhile.
        """
        table = self._registry.get(table_id)
        view, version = _view_on_turn(table, user_id), table.version
        judgements = await judged(view)
        if table.version != version or table.seat_of(user_id) != view.seat or table.turn != view.seat:
            raise TableRefused(Refusal.HINT_LATE)
        action = judgements[0].action
        return Advice(action, reason_for(view, action, judgements), version)


def _view_on_turn(table: Table, user_id: int) -> SeatView:
    """What a person's seat knows that may act now, at a table that gives hints; refused otherwise."""
    if table.match is None or table.status is not TableStatus.PLAYING:
        raise TableRefused(Refusal.NOT_PLAYING)
    seat = table.seat_of(user_id)
    if seat is None:
        raise TableRefused(Refusal.ASLEEP if user_id in table.sleepers() else Refusal.NOT_SEATED)
    if table.kind is not Kind.FRIENDLY:
        raise TableRefused(Refusal.NO_HINTS)
    if table.shown is Shown.COMPLETE_TRICK:
        raise TableRefused(Refusal.TRICK_SHOWN)
    view = table.seat_view(seat)
    if view is None or table.match.game.awaits_deal:
        raise TableRefused(Refusal.DEAL_OVER)
    if not view.legal:
        raise TableRefused(Refusal.NOT_YOUR_TURN)
    return view
