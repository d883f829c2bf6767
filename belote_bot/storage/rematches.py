"""Rematches: which table was opened for another match of the same players, and after which match."""

from dataclasses import dataclass

from belote_bot.game.seats import Seat
from belote_bot.storage.database import Database
from belote_bot.storage.rows import integer


@dataclass(frozen=True, slots=True)
class MatchBefore:
    """A finished match that another one may follow."""

    match_id: int
    table_id: int
    """Where it was played; its seats are those at the end."""
    last_dealer: Seat


@dataclass(frozen=True, slots=True)
class RematchRow:
    """The table that was opened after a match."""

    table_id: int
    played: bool
    """Whether a match began there."""


async def match_before(database: Database, match_id: int) -> MatchBefore | None:
    """A match that was played to its end; None if there is none of this id."""
    row = await database.row(
        "SELECT matches.table_id, deals.dealer FROM matches JOIN deals ON deals.match_id = matches.id"
        " WHERE matches.id = ? AND matches.ending = 'finished' ORDER BY deals.number DESC LIMIT 1",
        (match_id,),
    )
    return None if row is None else MatchBefore(match_id, integer(row[0]), integer(row[1]))


async def before_table(database: Database, table_id: int) -> MatchBefore | None:
    """The match whose rematch a table was opened for; None for any other table."""
    row = await database.row("SELECT match_id FROM rematches WHERE table_id = ?", (table_id,))
    return None if row is None else await match_before(database, integer(row[0]))


async def rematch_after(database: Database, match_id: int) -> RematchRow | None:
    """The table that was opened for the rematch of a match; None if none was."""
    row = await database.row(
        "SELECT table_id, EXISTS (SELECT 1 FROM matches WHERE matches.table_id = rematches.table_id)"
        " FROM rematches WHERE match_id = ?",
        (match_id,),
    )
    return None if row is None else RematchRow(integer(row[0]), bool(row[1]))


async def draws_pairs(database: Database, table_id: int) -> bool:
    """Whether the pairs are still to be drawn at a table that was opened for a rematch."""
    row = await database.row("SELECT draws_pairs FROM rematches WHERE table_id = ?", (table_id,))
    return row is not None and bool(row[0])


async def pairs_are_drawn(database: Database, table_id: int) -> None:
    """Store, inside a transaction, that the pairs of a rematch are drawn."""
    await database.run("UPDATE rematches SET draws_pairs = 0 WHERE table_id = ?", (table_id,))


async def insert_rematch(database: Database, match_id: int, table_id: int, *, draws_pairs: bool) -> None:
    """Store that a table was opened for the rematch of a match, inside a transaction.

    `draws_pairs`: its pairs are to be drawn. It takes the place of one that was closed before its match
    began; sqlite3.IntegrityError at any other.
    """
    await database.run(
        "DELETE FROM rematches WHERE match_id = ? AND table_id IN (SELECT id FROM tables"
        " WHERE status = 'stopped'"
        " AND NOT EXISTS (SELECT 1 FROM matches WHERE matches.table_id = tables.id))",
        (match_id,),
    )
    await database.run(
        "INSERT INTO rematches (match_id, table_id, draws_pairs) VALUES (?, ?, ?)",
        (match_id, table_id, int(draws_pairs)),
    )
