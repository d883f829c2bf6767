"""Writing what matches gave to people: results, ratings and the lines of ranking lists.

All of it is worked out from the matches; the functions here belong inside the transaction that ends one.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby, islice
from operator import itemgetter
from typing import Final, TypeAlias

from belote_bot.storage.boards import Company, Sides
from belote_bot.storage.database import Database, Value
from belote_bot.storage.rows import integer, number, text

DERIVED: Final = ("match_results", "person_results", "ratings", "boards", "standings")
"""The tables that hold nothing but what can be worked out again."""

SOME: Final = 300
"""How many people are asked for in one statement."""


@dataclass(frozen=True, slots=True)
class StoredRating:
    """What is believed of a person in a server, in the units of the model."""

    mu: float
    sigma: float
    matches: int
    """On how many it rests."""


LineKey: TypeAlias = tuple[int, int, int]
"""A line of a ranking list: the list's id, a person, and 0 or the partner whose number is greater."""


@dataclass(frozen=True, slots=True)
class ShownRating:
    """What a line shows of how strong somebody is held to be."""

    rating: int
    spread: int
    rated: int
    """On how many matches it rests."""


@dataclass(slots=True)
class Entry:
    """What matches add to a line of a ranking list."""

    line: LineKey
    least: int
    """From how many matches on a rate or a mean is ranked."""
    shown: ShownRating
    """After the last of them."""
    matches: int = 0
    won: int = 0
    drawn: int = 0
    deals: int = 0
    marks: int = 0
    contracts: int = 0
    capots: int = 0


async def last_place(database: Database) -> int:
    """The place of the last match whose results are stored; 0 before the first."""
    return await database.number("SELECT coalesce(max(place), 0) FROM match_results")


MATCH_COLUMNS: Final = (
    "match_id", "place", "guild_id", "ended_at", "ending", "winner", "kind", "company", "deals", "total_a",
    "total_b",
)  # fmt: skip
"""The columns of a match's result, in the order of `insert_match_results`."""

PERSON_COLUMNS: Final = (
    "match_id", "user_id", "guild_id", "place", "seat", "partner_id", "part", "outcome", "company", "counted",
    "deals", "marks_for", "marks_against", "taken_s", "taken_h", "taken_d", "taken_c", "made_s", "made_h",
    "made_d", "made_c", "failed_s", "failed_h", "failed_d", "failed_c", "belotes", "capots_for",
    "capots_against", "mu_before", "sigma_before", "mu_after", "sigma_after",
)  # fmt: skip
"""The columns of a person's result, in the order of `insert_person_results`."""


async def insert_match_results(database: Database, rows: Iterable[Sequence[Value]]) -> None:
    """Store how matches ended; sqlite3.IntegrityError if that is stored already of one."""
    await database.run_many(_insertion("match_results", MATCH_COLUMNS), rows)


async def insert_person_results(database: Database, rows: Iterable[Sequence[Value]]) -> None:
    """Store what matches gave to each person in them."""
    await database.run_many(_insertion("person_results", PERSON_COLUMNS), rows)


def _insertion(table: str, columns: Sequence[str]) -> str:
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"  # noqa: S608  # ours


async def ratings_of(
    database: Database, people: Iterable[tuple[int, int]]
) -> dict[tuple[int, int], StoredRating]:
    """What is believed of people, (server, person) each, of those of whom anything is."""
    found: dict[tuple[int, int], StoredRating] = {}
    for guild_id, members in groupby(sorted(people), key=itemgetter(0)):
        while some := [user_id for _, user_id in islice(members, SOME)]:
            rows = await database.rows(
                "SELECT user_id, mu, sigma, matches FROM ratings WHERE guild_id = ?"  # noqa: S608  # only values
                f" AND user_id IN ({', '.join('?' * len(some))})",
                (guild_id, *some),
            )
            for user_id, mu, sigma, matches in rows:
                rating = StoredRating(number(mu), number(sigma), integer(matches))
                found[guild_id, integer(user_id)] = rating
    return found


async def store_ratings(database: Database, ratings: Mapping[tuple[int, int], StoredRating]) -> None:
    """Store what is believed of these people from now on."""
    await database.run_many(
        "INSERT INTO ratings (guild_id, user_id, mu, sigma, matches) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (guild_id, user_id) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma,"
        " matches = excluded.matches",
        [(*who, r.mu, r.sigma, r.matches) for who, r in ratings.items()],
    )


async def boards_of(database: Database, guild_id: int, period: str) -> dict[tuple[Company, Sides], int]:
    """The ids of all ranking lists of a server in a period; they are made at its first match."""
    found = await _boards(database, guild_id, period)
    if not found:
        await database.run_many(
            "INSERT INTO boards (guild_id, period, company, sides) VALUES (?, ?, ?, ?)",
            [(guild_id, period, company, sides) for company in Company for sides in Sides],
        )
        found = await _boards(database, guild_id, period)
    return found


async def _boards(database: Database, guild_id: int, period: str) -> dict[tuple[Company, Sides], int]:
    rows = await database.rows(
        "SELECT company, sides, id FROM boards WHERE guild_id = ? AND period = ?", (guild_id, period)
    )
    return {
        (Company(text(company)), Sides(text(sides))): integer(board_id) for company, sides, board_id in rows
    }


async def add_entries(database: Database, entries: Iterable[Entry]) -> None:
    """Add what matches gave to the lines of ranking lists; a line that is missing is made."""
    await database.run_many(
        "INSERT INTO standings (board_id, user_id, partner_id, matches, won, drawn, deals, marks, contracts,"
        " capots, rating, spread, rated, win_rate, average) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10,"
        " ?11, ?12, ?13, CASE WHEN ?4 >= ?14 THEN ?5 * 1.0 / ?4 END,"
        " CASE WHEN ?4 >= ?14 AND ?7 > 0 THEN ?8 * 1.0 / ?7 END)"
        " ON CONFLICT (board_id, user_id, partner_id) DO UPDATE SET matches = matches + ?4, won = won + ?5,"
        " drawn = drawn + ?6, deals = deals + ?7, marks = marks + ?8, contracts = contracts + ?9,"
        " capots = capots + ?10, rating = ?11, spread = ?12, rated = ?13,"
        " win_rate = CASE WHEN matches + ?4 >= ?14 THEN (won + ?5) * 1.0 / (matches + ?4) END,"
        " average = CASE WHEN matches + ?4 >= ?14 AND deals + ?7 > 0"
        " THEN (marks + ?8) * 1.0 / (deals + ?7) END",
        [
            (
                *e.line,
                e.matches,
                e.won,
                e.drawn,
                e.deals,
                e.marks,
                e.contracts,
                e.capots,
                e.shown.rating,
                e.shown.spread,
                e.shown.rated,
                e.least,
            )
            for e in entries
        ],
    )


async def show_ratings(database: Database, shown: Mapping[LineKey, ShownRating]) -> None:
    """Let lines show another rating, those that are there."""
    await database.run_many(
        "UPDATE standings SET rating = ?, spread = ?, rated = ?"
        " WHERE board_id = ? AND user_id = ? AND partner_id = ?",
        [(each.rating, each.spread, each.rated, *line) for line, each in shown.items()],
    )
