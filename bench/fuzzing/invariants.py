"""What must hold between clicks: memory, database and records agree, and nobody sits twice."""

import gc
from collections import Counter

from belote_bot.game.record import dump, load
from belote_bot.game.replaying import replay
from belote_bot.game.views import match_view, seat_view
from belote_bot.storage import matches as stored_matches
from belote_bot.storage import tables as stored_tables
from belote_bot.tables.records import match_record
from belote_bot.tables.restoring import restore
from belote_bot.tables.table import Table
from bench.fuzzing.watching import Broken
from bench.fuzzing.world import World

EVERYBODY: range = range(4)


async def check(world: World) -> None:
    """Look at every open table, in memory and on the disk; raises Broken."""
    gc.collect()  # what nobody waited for says so now
    tables = list(world.bot.house.tables.registry)
    _check_seats(tables)
    stored = set(await stored_tables.unsettled_ids(world.database))
    if stored != {table.id for table in tables}:
        raise Broken(f"open tables: {sorted(stored)} are stored, {sorted(t.id for t in tables)} in memory")
    for table in tables:
        await _check_table(world, table)


def _check_seats(tables: list[Table]) -> None:
    """Each person sits once in a server; a seat that a bot holds for them does not count."""
    held = Counter(
        (table.guild_id, user)
        for table in tables
        if table.status.is_open
        for user in (person.user_id for person in table.people())
    )
    twice = [who for who, seats in held.items() if seats > 1]
    if twice:
        raise Broken(f"people who sit twice: {twice}")


def _is_forgotten(table: Table, what: str) -> bool:
    """Whether it is the message of a table that cannot be shown, taken away: a start finds that out again."""
    return what == "post_id" and table.post_id is None and bool(table.missing)


async def _check_table(world: World, table: Table) -> None:
    match = await stored_matches.latest_match(world.database, table.id)
    read = restore(await stored_tables.load_table(world.database, table.id), match)
    for what in (
        "guild_id",
        "channel_id",
        "host_id",
        "language",
        "rules",
        "status",
        "seats",
        "terms",
        "kind",
        "version",
        "post_id",
    ):
        if getattr(read, what) != getattr(table, what) and not _is_forgotten(table, what):
            raise Broken(
                f"table {table.id}, {what}: {getattr(table, what)!r}, stored {getattr(read, what)!r}"
            )
    if (read.match is None) != (table.match is None):
        raise Broken(f"table {table.id}: a match is stored, or none, and memory says otherwise")
    if read.match is not None and table.match is not None:
        one, other = read.match.game, table.match.game
        views = [(match_view(game), *(seat_view(game, seat) for seat in EVERYBODY)) for game in (one, other)]
        if views[0] != views[1]:
            raise Broken(f"table {table.id}: the match that is stored is another one")
        await _check_record(world, read.match.id)


async def _check_record(world: World, match_id: int) -> None:
    """The record of a match says what a stranger's reader of records accepts, commitments included."""
    record = await match_record(world.database, match_id)
    assert record is not None
    for _ in replay(load(dump(record))):
        pass
