"""Counts of matches that people play with real cards: who plays, by which rules, and what shows them."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from belote_bot.game.counted import Counted
from belote_bot.game.house_rules import HouseRules, rules_from, rules_to
from belote_bot.game.seats import Seat
from belote_bot.storage.count_deals import deals_of
from belote_bot.storage.database import Database, Row
from belote_bot.storage.rows import integer, maybe_integer, text


class Writers(StrEnum):
    """Who may enter deals; the value is what the database holds."""

    NAMED = "named"
    """Whoever opened the count, and the players who are members of the server."""
    EVERYBODY = "everybody"
    """Everybody who sees the message."""


class CountStatus(StrEnum):
    """Whether a count can be written in; the value is what the database holds."""

    OPEN = "open"
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """Who plays at a seat."""

    name: str
    user_id: int | None
    """None for somebody who was only named."""


@dataclass(frozen=True, slots=True)
class CountRow:
    """One count as stored."""

    id: int
    guild_id: int
    channel_id: int
    opener_id: int
    language: str
    rules: HouseRules
    first_dealer: Seat
    writers: Writers
    status: CountStatus
    version: int
    """Grows with every change of what the message shows."""
    post_id: int | None
    players: tuple[PlayerRow, ...]
    """By seat."""
    deals: tuple[Counted, ...]


async def insert_count(database: Database, count: CountRow, now: int) -> int:
    """Store a new count without deals, inside a transaction; gives its id."""
    count_id = await database.run(
        "INSERT INTO counts (guild_id, channel_id, opener_id, language, rules, first_dealer, writers, status,"
        " opened_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            count.guild_id,
            count.channel_id,
            count.opener_id,
            count.language,
            json.dumps(rules_to(count.rules)),
            count.first_dealer,
            count.writers,
            count.status,
            now,
        ),
    )
    await replace_players(database, count_id, count.players)
    return count_id


async def update_count(database: Database, count: CountRow) -> None:
    """Store what can be chosen anew, and the version, inside a transaction."""
    await database.run(
        "UPDATE counts SET rules = ?, first_dealer = ?, writers = ?, status = ?, version = ? WHERE id = ?",
        (
            json.dumps(rules_to(count.rules)),
            count.first_dealer,
            count.writers,
            count.status,
            count.version,
            count.id,
        ),
    )


async def replace_players(database: Database, count_id: int, players: Sequence[PlayerRow]) -> None:
    """Store who plays, by seat, inside a transaction."""
    await database.run("DELETE FROM count_players WHERE count_id = ?", (count_id,))
    await database.run_many(
        "INSERT INTO count_players (count_id, seat, name, user_id) VALUES (?, ?, ?, ?)",
        [(count_id, seat, player.name, player.user_id) for seat, player in enumerate(players)],
    )


async def load_count(database: Database, count_id: int) -> CountRow | None:
    """A count with its players and deals; None if there is none of this id."""
    row = await database.row(
        "SELECT id, guild_id, channel_id, opener_id, language, rules, first_dealer, writers, status, version,"
        " post_id FROM counts WHERE id = ?",
        (count_id,),
    )
    if row is None:
        return None
    players = await database.rows(
        "SELECT name, user_id FROM count_players WHERE count_id = ? ORDER BY seat", (count_id,)
    )
    named = tuple(PlayerRow(text(name), maybe_integer(user_id)) for name, user_id in players)
    return _count(row, named, await deals_of(database, count_id))


async def open_ids_of(database: Database, guild_id: int, user_id: int) -> list[int]:
    """The open counts of a server that a person opened or plays in, newest first."""
    rows = await database.rows(
        "SELECT id FROM counts WHERE guild_id = ?1 AND status = 'open' AND (opener_id = ?2 OR EXISTS"
        " (SELECT 1 FROM count_players WHERE count_id = counts.id AND user_id = ?2)) ORDER BY id DESC",
        (guild_id, user_id),
    )
    return [integer(count_id) for (count_id,) in rows]


async def number_open(database: Database, guild_id: int, opener_id: int) -> int:
    """How many open counts of a server a person has opened."""
    return await database.number(
        "SELECT count(*) FROM counts WHERE guild_id = ? AND opener_id = ? AND status = 'open'",
        (guild_id, opener_id),
    )


# ---- messages --------------------------------------------------------------------------------


async def set_shown(database: Database, count_id: int, version: int, post_id: int | None) -> None:
    """Store which message shows the count, and which version of it, inside a transaction."""
    await database.run(
        "UPDATE counts SET shown_version = ?, post_id = ? WHERE id = ?", (version, post_id, count_id)
    )


async def unshown_ids(database: Database) -> list[int]:
    """The counts whose message does not show their last change, oldest first."""
    rows = await database.rows("SELECT id FROM counts WHERE shown_version <> version ORDER BY id")
    return [integer(count_id) for (count_id,) in rows]


async def count_of_post(database: Database, post_id: int) -> int | None:
    """The count that a message shows; None if it shows none."""
    row = await database.row("SELECT id FROM counts WHERE post_id = ?", (post_id,))
    return None if row is None else integer(row[0])


async def close_all_in(database: Database, guild_id: int, channel_id: int | None) -> None:
    """Close the counts of a channel, or of a whole server, that is gone, inside a transaction."""
    await database.run(
        "UPDATE counts SET status = 'closed', shown_version = version WHERE guild_id = ?1 AND status = 'open'"
        " AND (?2 IS NULL OR channel_id = ?2)",
        (guild_id, channel_id),
    )


def _count(row: Row, players: tuple[PlayerRow, ...], deals: tuple[Counted, ...]) -> CountRow:
    count_id, guild_id, channel_id, opener_id, language, rules, dealer, writers, status, version, post = row
    return CountRow(
        id=integer(count_id),
        guild_id=integer(guild_id),
        channel_id=integer(channel_id),
        opener_id=integer(opener_id),
        language=text(language),
        rules=rules_from(json.loads(text(rules))),
        first_dealer=integer(dealer),
        writers=Writers(text(writers)),
        status=CountStatus(text(status)),
        version=integer(version),
        post_id=maybe_integer(post),
        players=players,
        deals=deals,
    )
