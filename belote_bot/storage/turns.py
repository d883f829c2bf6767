"""The turns that a clock runs for: until when, and how often in a row a person let theirs go by."""

from dataclasses import dataclass
from typing import TypeAlias

from belote_bot.game.seats import Seat
from belote_bot.storage.database import Database
from belote_bot.storage.rows import integer

Missed: TypeAlias = tuple[int, int, int, int]
"""For each seat, how many turns in a row its person let go by."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A person's turn, and how long they may still think; times are seconds since 1970 (UTC)."""

    version: int
    """Of the table when the turn began: at any other version it is over."""
    user_id: int
    ends_at: int
    """When a bot moves in the person's place."""
    seen_at: int
    """When the program last saw the clock run: what comes after does not count if it stopped then."""
    reminded: bool = False
    """Whether half of the time has gone by."""

    def is_same(self, other: "Turn | None") -> bool:
        """Whether both are one turn, at whatever moment of it."""
        return other is not None and (self.version, self.user_id) == (other.version, other.user_id)


async def store_turn(database: Database, table_id: int, turn: Turn) -> None:
    """Store the turn that a table's clock runs for, inside a transaction; the one before is forgotten."""
    await database.run(
        "INSERT OR REPLACE INTO turns (table_id, version, user_id, ends_at, seen_at, reminded)"
        " VALUES (?, ?, ?, ?, ?, ?)",
        (table_id, turn.version, turn.user_id, turn.ends_at, turn.seen_at, int(turn.reminded)),
    )


async def load_turn(database: Database, table_id: int) -> Turn | None:
    """The last turn at a table that a clock ran for; None if there was none."""
    row = await database.row(
        "SELECT version, user_id, ends_at, seen_at, reminded FROM turns WHERE table_id = ?", (table_id,)
    )
    if row is None:
        return None
    version, user_id, ends_at, seen_at, reminded = map(integer, row)
    return Turn(version, user_id, ends_at, seen_at, bool(reminded))


async def all_seen(database: Database, now: int) -> None:
    """Store, inside a transaction, that every clock ran until now."""
    await database.run("UPDATE turns SET seen_at = ?", (now,))


async def store_missed(database: Database, table_id: int, seat: Seat, missed: int) -> None:
    """Store how many turns in a row the person on a seat let go by, inside a transaction."""
    await database.run(
        "INSERT OR REPLACE INTO missed_turns (table_id, seat, missed) VALUES (?, ?, ?)",
        (table_id, seat, missed),
    )


async def load_missed(database: Database, table_id: int) -> Missed:
    """How many turns in a row each seat's person let go by."""
    rows = await database.rows("SELECT seat, missed FROM missed_turns WHERE table_id = ?", (table_id,))
    by_seat = {integer(seat): integer(missed) for seat, missed in rows}
    return by_seat.get(0, 0), by_seat.get(1, 0), by_seat.get(2, 0), by_seat.get(3, 0)


async def store_reminder(database: Database, channel_id: int, message_id: int) -> None:
    """Store, inside a transaction, that a message reminds somebody and is to be taken away."""
    await database.run(
        "INSERT OR REPLACE INTO reminders (message_id, channel_id) VALUES (?, ?)", (message_id, channel_id)
    )


async def forget_reminder(database: Database, message_id: int) -> None:
    """Store, inside a transaction, that a reminder is gone."""
    await database.run("DELETE FROM reminders WHERE message_id = ?", (message_id,))


async def load_reminders(database: Database) -> list[tuple[int, int]]:
    """The reminders that were not taken away: the channel and the message of each."""
    rows = await database.rows("SELECT channel_id, message_id FROM reminders ORDER BY message_id")
    return [(integer(channel_id), integer(message_id)) for channel_id, message_id in rows]


async def held_seat(database: Database, match_id: int, user_id: int) -> Seat | None:
    """The seat that a person has held in a match, from its beginning or later; None if none."""
    row = await database.row(
        "SELECT seat FROM match_players WHERE match_id = ? AND user_id = ?"
        " UNION SELECT seat FROM latecomers WHERE match_id = ? AND user_id = ?",
        (match_id, user_id, match_id, user_id),
    )
    return None if row is None else integer(row[0])


async def store_latecomer(database: Database, match_id: int, user_id: int, seat: Seat) -> None:
    """Store, inside a transaction, that a person takes a seat of a match that runs."""
    await database.run(
        "INSERT OR IGNORE INTO latecomers (match_id, user_id, seat) VALUES (?, ?, ?)",
        (match_id, user_id, seat),
    )
