"""Bringing a table back from what was stored: the state is the replay of packs and actions."""

from belote_bot.storage.matches import StoredMatch
from belote_bot.storage.tables import TableRow
from belote_bot.tables.occupants import Person, seats_from_rows
from belote_bot.tables.records import replayed
from belote_bot.tables.rematch import Rematch
from belote_bot.tables.table import RunningMatch, Table


def restore(row: TableRow, stored: StoredMatch | None, rematch: Rematch | None = None) -> Table:
    """The table as it was when its last change was stored."""
    table = Table(
        id=row.id,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        host_id=row.host_id,
        language=row.language,
        rules=row.rules,
        status=row.status,
        seats=seats_from_rows(row.seats),
        post_key=row.post_key,
        post_id=row.post_id,
        terms=row.terms,
        kind=row.kind,
        clock=row.turn,
        missed=row.missed,
        rematch=rematch,
        barred=tuple(Person(user_id, name) for user_id, name in row.barred),
        stop_refused=row.stop_refused,
        offered=row.offer,
    )
    if stored is not None:
        game = replayed(stored)
        commitment = stored.deals[-1].commitment if stored.deals else None
        table.match = RunningMatch(
            stored.id, game, stored.draws, commitment, stored.cuts, stored.earned, stored.farewell
        )
    return table
