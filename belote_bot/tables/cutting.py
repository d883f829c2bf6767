"""Cutting, where the pack is never shuffled again: who cuts before the next deal, and how high (RULES §3)."""

import secrets
from dataclasses import replace

from belote_bot.game.dealing import CutHeight
from belote_bot.storage import cuts as stored_cuts
from belote_bot.storage.cuts import Cut
from belote_bot.tables.refusals import Refusal, TableRefused
from belote_bot.tables.registry import Registry, now
from belote_bot.tables.table import Table


class Cutting:
    """What the person before the dealer does while a score sheet is read."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry

    async def cut(self, table_id: int, user_id: int, version: int, height: CutHeight) -> None:
        """Cut the pack for the next deal; refused unless it is this person's to cut, for the first time."""
        async with self._registry.holding(table_id) as table:
            seat = table.seat_of(user_id)
            if seat is None:
                raise TableRefused(Refusal.NOT_SEATED)
            if table.match is None or table.cutter is None or version != table.version:
                raise TableRefused(Refusal.CUT_OVER)
            if seat != table.cutter:
                raise TableRefused(Refusal.NOT_CUTTER)
            if table.match.cut is not None:
                raise TableRefused(Refusal.CUT_MADE)
            made = Cut(len(table.match.game.deals), seat, height, user_id)
            async with self._registry.storing_move(table):
                await stored_cuts.insert_cut(self._registry.database, table.match.id, made, now())
            table.match = replace(table.match, cuts=(*table.match.cuts, made))
            self._registry.changed(table)


def automatic_cut(table: Table) -> Cut | None:
    """How the pack is cut for the next deal when nobody has chosen; None if somebody has, or none is cut."""
    if table.match is None or table.cutter is None or table.match.cut is not None:
        return None
    height = secrets.choice(tuple(CutHeight))
    return Cut(len(table.match.game.deals), table.cutter, height, None)
