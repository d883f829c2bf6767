"""Tables and who sits at them."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from belote_bot.game.house_rules import HouseRules, rules_from, rules_to
from belote_bot.game.seats import Seat
from belote_bot.storage.barring import load_barred
from belote_bot.storage.database import Database, Row, StorageError
from belote_bot.storage.guilds import Bots, Desertion, Kind
from belote_bot.storage.offers import Offer, forget_offer, load_offer
from belote_bot.storage.rows import integer, maybe_integer, maybe_number, maybe_text, text
from belote_bot.storage.turns import Missed, Turn, load_missed, load_turn

TURN_SECONDS: Final = 120
"""How long a person may think where the server did not choose."""

USUAL_LEVEL: Final = "steady"
"""How well bots play where the server did not choose."""


class TableStatus(StrEnum):
    """Where a table is in its life; the value is what the database holds."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    STOPPED = "stopped"

    @property
    def is_open(self) -> bool:
        """Whether people can still sit or play there."""
        return self in (TableStatus.LOBBY, TableStatus.PLAYING)


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits on a seat: a person (`user_id`, `name`) or a bot (`name`, `bot_level`)."""

    seat: Seat
    name: str
    user_id: int | None
    bot_level: str | None
    absence: str | None = None
    """Why a bot sits in for somebody, `asleep` or `left`; None for any other bot, and for a person."""
    absent_id: int | None = None
    """For whom."""
    absent_name: str | None = None


@dataclass(frozen=True, slots=True)
class Terms:
    """What a table took over from its server's settings when it was opened, and keeps."""

    bot_delay: float | None = None
    """Seconds before a bot acts; None: as the program is set."""
    trick_pause: float | None = None
    """Seconds that a complete trick stays visible; None: as the program is set."""
    turn_seconds: int = TURN_SECONDS
    """Seconds that a person may think; 0: without a limit."""
    bots: Bots = Bots.ALLOWED
    desertion: Desertion = Desertion.LOST
    bot_level: str = USUAL_LEVEL
    """How well bots play where nobody at the table chooses, also those who sit in for people."""

    @property
    def takes_bots(self) -> bool:
        """Whether bots may sit down before the match."""
        return self.bots is Bots.ALLOWED


USUAL_TERMS: Final = Terms()
"""Those of a table whose server chose nothing."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """One table as stored."""

    id: int
    guild_id: int
    channel_id: int
    host_id: int
    language: str
    rules: HouseRules
    status: TableStatus
    post_key: str | None
    post_id: int | None
    seats: tuple[SeatRow, ...]
    terms: Terms = USUAL_TERMS
    kind: Kind = Kind.RANKED
    turn: Turn | None = None
    """The last one that a clock ran for, perhaps over by now."""
    missed: Missed = (0, 0, 0, 0)
    stop_refused: int | None = None
    """How many deals were dealt when somebody last wanted to play on; None if nobody has."""
    barred: tuple[tuple[int, str], ...] = ()
    """Whom the host keeps from sitting there: user ids with their names."""
    offer: Offer | None = None
    """The last seat that somebody wanted to hand over, perhaps over by now."""


async def insert_table(database: Database, table: TableRow, now: int) -> int:
    """Store a new table without its seats, inside a transaction; gives its id."""
    return await database.run(
        "INSERT INTO tables (guild_id, channel_id, host_id, language, rules, status, opened_at, bot_delay,"
        " trick_pause, turn_seconds, bots, kind, desertion, bot_level)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            table.guild_id,
            table.channel_id,
            table.host_id,
            table.language,
            json.dumps(rules_to(table.rules)),
            table.status,
            now,
            table.terms.bot_delay,
            table.terms.trick_pause,
            table.terms.turn_seconds,
            table.terms.bots,
            table.kind,
            table.terms.desertion,
            table.terms.bot_level,
        ),
    )


async def replace_seats(
    database: Database, table_id: int, guild_id: int, seats: Sequence[SeatRow], now: int
) -> None:
    """Store who sits at an open table, inside a transaction.

    Raises sqlite3.IntegrityError if a person already holds a seat at another open table of the server.
    """
    await database.run_many(
        "INSERT INTO players (user_id, name, seen_at) VALUES (?, ?, ?)"
        " ON CONFLICT (user_id) DO UPDATE SET name = excluded.name, seen_at = excluded.seen_at",
        [(seat.user_id, seat.name, now) for seat in seats if seat.user_id is not None],
    )
    await database.run("DELETE FROM seats WHERE table_id = ?", (table_id,))
    await database.run_many(
        "INSERT INTO seats (table_id, seat, name, user_id, bot_level, claim, absence, absent_id, absent_name)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (
                table_id,
                s.seat,
                s.name,
                s.user_id,
                s.bot_level,
                guild_id,
                s.absence,
                s.absent_id,
                s.absent_name,
            )
            for s in seats
        ],
    )


async def set_host(database: Database, table_id: int, host_id: int) -> None:
    """Store who hosts the table, inside a transaction."""
    await database.run("UPDATE tables SET host_id = ? WHERE id = ?", (host_id, table_id))


async def set_rules(database: Database, table_id: int, rules: HouseRules) -> None:
    """Store what is played at the table, inside a transaction."""
    await database.run("UPDATE tables SET rules = ? WHERE id = ?", (json.dumps(rules_to(rules)), table_id))


async def set_kind(database: Database, table_id: int, kind: Kind) -> None:
    """Store whether the table's match counts for the standings, inside a transaction."""
    await database.run("UPDATE tables SET kind = ? WHERE id = ?", (kind, table_id))


async def set_status(database: Database, table_id: int, status: TableStatus, now: int) -> None:
    """Store the table's status, inside a transaction; a closed table gives up its claims and its clock."""
    closed_at = None if status.is_open else now
    await database.run(
        "UPDATE tables SET status = ?, closed_at = ? WHERE id = ?", (status, closed_at, table_id)
    )
    if not status.is_open:
        await database.run("UPDATE seats SET claim = NULL WHERE table_id = ?", (table_id,))
        await database.run("DELETE FROM turns WHERE table_id = ?", (table_id,))
        await database.run("DELETE FROM missed_turns WHERE table_id = ?", (table_id,))
        await database.run("DELETE FROM barred WHERE table_id = ?", (table_id,))
        await forget_offer(database, table_id)


async def set_stop_refused(database: Database, table_id: int, deals: int) -> None:
    """Store, inside a transaction, after how many deals somebody wanted to play on."""
    await database.run("UPDATE tables SET stop_refused = ? WHERE id = ?", (deals, table_id))


async def set_post(database: Database, table_id: int, key: str, message_id: int) -> None:
    """Store which message shows the table now, and what it is about, inside a transaction."""
    await database.run(
        "UPDATE tables SET post_key = ?, post_id = ? WHERE id = ?", (key, message_id, table_id)
    )


async def settle(database: Database, table_id: int, now: int) -> None:
    """Store, inside a transaction, that the last message of a closed table shows how it ended."""
    await database.run("UPDATE tables SET settled_at = ? WHERE id = ?", (now, table_id))


async def unsettled_ids(database: Database) -> list[int]:
    """The tables in the lobby or in play, and the closed ones whose end was not shown, oldest first."""
    return [
        integer(table_id)
        for (table_id,) in await database.rows("SELECT id FROM tables WHERE settled_at IS NULL ORDER BY id")
    ]


async def load_table(database: Database, table_id: int) -> TableRow:
    """A table with its seats; StorageError if there is none of this id or it cannot be read."""
    row = await database.row(
        "SELECT id, guild_id, channel_id, host_id, language, rules, status, post_key, post_id, bot_delay,"
        " trick_pause, turn_seconds, bots, desertion, bot_level, kind, stop_refused FROM tables WHERE id = ?",
        (table_id,),
    )
    if row is None:
        raise StorageError(f"The database holds no table {table_id}.")
    seats = await database.rows(
        "SELECT seat, name, user_id, bot_level, absence, absent_id, absent_name FROM seats"
        " WHERE table_id = ? ORDER BY seat",
        (table_id,),
    )
    table = _table(row, [_seat(seat) for seat in seats])
    turn, missed = await load_turn(database, table_id), await load_missed(database, table_id)
    barred, offer = await load_barred(database, table_id), await load_offer(database, table_id)
    return replace(table, turn=turn, missed=missed, barred=barred, offer=offer)


def _seat(row: Row) -> SeatRow:
    seat, name, user_id, level, absence, absent_id, absent_name = row
    return SeatRow(
        integer(seat),
        text(name),
        maybe_integer(user_id),
        maybe_text(level),
        maybe_text(absence),
        maybe_integer(absent_id),
        maybe_text(absent_name),
    )


def _table(row: Row, seats: Sequence[SeatRow]) -> TableRow:
    table_id, guild_id, channel_id, host_id, language, rules, status, post_key, post_id, *terms = row
    bot_delay, trick_pause, turn_seconds, bots, desertion, bot_level, kind, stop_refused = terms
    return TableRow(
        id=integer(table_id),
        guild_id=integer(guild_id),
        channel_id=integer(channel_id),
        host_id=integer(host_id),
        language=text(language),
        rules=rules_from(json.loads(text(rules))),
        status=TableStatus(text(status)),
        post_key=maybe_text(post_key),
        post_id=maybe_integer(post_id),
        seats=tuple(seats),
        terms=Terms(
            maybe_number(bot_delay),
            maybe_number(trick_pause),
            integer(turn_seconds),
            Bots(text(bots)),
            Desertion(text(desertion)),
            text(bot_level),
        ),
        kind=Kind(text(kind)),
        stop_refused=maybe_integer(stop_refused),
    )
