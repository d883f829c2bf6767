"""Writing what matches gave to people: results, ratings and the lines of ranking lists.

All of it is worked out from the matches; the functions here belong inside the transaction that ends one.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from belote_bot.game.seats import TEAMS
from belote_bot.storage.boards import Company, Sides
from belote_bot.storage.database import Database, Value
from belote_bot.storage.endings import EndedMatch
from belote_bot.storage.matches import WINNER_TEXT
from belote_bot.storage.rows import integer, number, text

DERIVED: Final = ("match_results", "person_results", "ratings", "boards", "standings")
"""The tables that hold nothing but what can be worked out again."""


@dataclass(frozen=True, slots=True)
class StoredRating:
    """What is believed of a person in a server, in the units of the model."""

    mu: float
    sigma: float
    matches: int
    """On how many it rests."""


@dataclass(frozen=True, slots=True)
class Entry:
    """What a match adds to a line of a ranking list."""

    board_id: int
    user_id: int
    partner_id: int
    """0 for a person alone, else the greater of a pair's numbers."""
    won: int
    drawn: int
    deals: int
    marks: int
    contracts: int
    capots: int
    rating: int | None
    spread: int | None
    rated: int
    least: int
    """From how many matches on a rate or a mean is ranked; at least 2."""


async def last_place(database: Database) -> int:
    """The place of the last match whose results are stored; 0 before the first."""
    return await database.number("SELECT coalesce(max(place), 0) FROM match_results")


async def places_after(database: Database, place: int, most: int) -> list[int]:
    """The matches that ended after the one of a place, in that order, at most so many."""
    rows = await database.rows("SELECT id FROM matches WHERE place > ? ORDER BY place LIMIT ?", (place, most))
    return [integer(match_id) for (match_id,) in rows]


async def insert_match_result(database: Database, match: EndedMatch, company: Company) -> None:
    """Store how a match ended; sqlite3.IntegrityError if that is stored already."""
    totals = match.deals[-1].totals if match.deals else (0,) * len(TEAMS)
    await database.run(
        "INSERT INTO match_results (match_id, place, guild_id, ended_at, ending, winner, kind, company,"
        " deals, total_a, total_b) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            match.id,
            match.place,
            match.guild_id,
            match.ended_at,
            match.ending,
            None if match.winner is None else WINNER_TEXT[match.winner],
            match.kind,
            company,
            len(match.deals),
            *totals,
        ),
    )


PERSON_COLUMNS: Final = (
    "match_id", "user_id", "guild_id", "place", "seat", "partner_id", "part", "outcome", "company", "counted",
    "deals", "marks_for", "marks_against", "taken_s", "taken_h", "taken_d", "taken_c", "made_s", "made_h",
    "made_d", "made_c", "failed_s", "failed_h", "failed_d", "failed_c", "belotes", "capots_for",
    "capots_against", "mu_before", "sigma_before", "mu_after", "sigma_after",
)  # fmt: skip
"""The columns of a person's result, in the order of `insert_person_results`."""


async def insert_person_results(database: Database, rows: Iterable[Sequence[Value]]) -> None:
    """Store what a match gave to each person in it."""
    columns, places = ", ".join(PERSON_COLUMNS), ", ".join("?" * len(PERSON_COLUMNS))
    await database.run_many(f"INSERT INTO person_results ({columns}) VALUES ({places})", rows)  # noqa: S608  # ours


async def ratings_of(database: Database, guild_id: int, user_ids: Iterable[int]) -> dict[int, StoredRating]:
    """What is believed of these people in a server, of those of whom anything is."""
    found: dict[int, StoredRating] = {}
    for user_id in user_ids:
        row = await database.row(
            "SELECT mu, sigma, matches FROM ratings WHERE guild_id = ? AND user_id = ?", (guild_id, user_id)
        )
        if row is not None:
            found[user_id] = StoredRating(number(row[0]), number(row[1]), integer(row[2]))
    return found


async def store_ratings(database: Database, guild_id: int, ratings: dict[int, StoredRating]) -> None:
    """Store what is believed of these people from now on."""
    await database.run_many(
        "INSERT INTO ratings (guild_id, user_id, mu, sigma, matches) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (guild_id, user_id) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma,"
        " matches = excluded.matches",
        [(guild_id, user_id, r.mu, r.sigma, r.matches) for user_id, r in ratings.items()],
    )


async def boards_of(
    database: Database, guild_id: int, periods: Sequence[str]
) -> dict[tuple[str, Company, Sides], int]:
    """The ids of all ranking lists of a server in these periods; those that are missing are made."""
    await database.run_many(
        "INSERT INTO boards (guild_id, period, company, sides) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (guild_id, period, company, sides) DO NOTHING",
        [(guild_id, period, company, sides) for period in periods for company in Company for sides in Sides],
    )
    rows = await database.rows(
        "SELECT period, company, sides, id FROM boards WHERE guild_id = ?"  # noqa: S608  # places for values only
        f" AND period IN ({', '.join('?' * len(periods))})",
        (guild_id, *periods),
    )
    return {
        (text(period), Company(text(company)), Sides(text(sides))): integer(board_id)
        for period, company, sides, board_id in rows
    }


async def add_entries(database: Database, entries: Iterable[Entry]) -> None:
    """Add what a match gave to the lines of ranking lists; a line that is missing is made."""
    await database.run_many(
        "INSERT INTO standings (board_id, user_id, partner_id, matches, won, drawn, deals, marks, contracts,"
        " capots, rating, spread, rated) VALUES (?1, ?2, ?3, 1, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)"
        " ON CONFLICT (board_id, user_id, partner_id) DO UPDATE SET matches = matches + 1, won = won + ?4,"
        " drawn = drawn + ?5, deals = deals + ?6, marks = marks + ?7, contracts = contracts + ?8,"
        " capots = capots + ?9, rating = coalesce(?10, rating), spread = coalesce(?11, spread), rated = ?12,"
        " win_rate = CASE WHEN matches + 1 >= ?13 THEN (won + ?4) * 1.0 / (matches + 1) END,"
        " average = CASE WHEN matches + 1 >= ?13 AND deals + ?6 > 0"
        " THEN (marks + ?7) * 1.0 / (deals + ?6) END",
        [
            (
                e.board_id,
                e.user_id,
                e.partner_id,
                e.won,
                e.drawn,
                e.deals,
                e.marks,
                e.contracts,
                e.capots,
                e.rating,
                e.spread,
                e.rated,
                e.least,
            )
            for e in entries
        ],
    )


async def show_ratings(database: Database, lines: Iterable[tuple[int, int, int, int, int]]) -> None:
    """Let people's own lines show another rating, if they are there: (rating, spread, rated, board, user)."""
    await database.run_many(
        "UPDATE standings SET rating = ?, spread = ?, rated = ?"
        " WHERE board_id = ? AND user_id = ? AND partner_id = 0",
        lines,
    )
