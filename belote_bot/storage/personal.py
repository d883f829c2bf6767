"""All that is stored about one person, table by table, for themselves to read.

What they did and what became of it; of others, and of cards that they did not play, nothing.
"""

from datetime import UTC, datetime
from typing import Final, TypeAlias

from belote_bot.storage.reading import Queries, Value

Fact: TypeAlias = dict[str, Value]
"""The columns of a row by their names, times as in ISO 8601 and ids of Discord as texts."""

_MATCHES: Final = (
    "(SELECT match_id FROM match_players WHERE user_id = ?1"
    " UNION SELECT match_id FROM latecomers WHERE user_id = ?1)"
)

SECTIONS: Final[dict[str, str]] = {
    "players": "SELECT name, seen_at FROM players WHERE user_id = ?1",
    "preferences": "SELECT cards, hand, hand_order, language, mentions, chosen_at FROM preferences"
    " WHERE user_id = ?1",
    "newcomers": "SELECT met_at FROM newcomers WHERE user_id = ?1",
    "tables": "SELECT id AS table_id, guild_id, channel_id, status, opened_at, closed_at FROM tables"
    " WHERE host_id = ?1",
    "seats": "SELECT table_id, guild_id, seat, name, seats.bot_level, absence, absent_name FROM seats"
    " JOIN tables ON tables.id = seats.table_id WHERE ?1 IN (user_id, absent_id)",
    "match_players": "SELECT match_id, guild_id, seat, name, started_at, ended_at, ending, winner"
    " FROM match_players JOIN matches ON matches.id = match_id JOIN tables ON tables.id = table_id"
    " WHERE user_id = ?1",
    "latecomers": "SELECT match_id, guild_id, seat, started_at, ended_at, ending, winner"
    " FROM latecomers JOIN matches ON matches.id = match_id JOIN tables ON tables.id = table_id"
    " WHERE user_id = ?1",
    "actions": "SELECT match_id, deal, number, seat, action, acted_at FROM actions"
    " WHERE match_id IN {matches} AND user_id = ?1",
    "cuts": "SELECT match_id, deal, seat, height, cut_at FROM cuts"
    " WHERE match_id IN {matches} AND user_id = ?1",
    "turns": "SELECT table_id, ends_at, seen_at, reminded FROM turns WHERE user_id = ?1",
    "barred": "SELECT table_id FROM barred WHERE user_id = ?1",
    "offers": "SELECT table_id, seat, deal FROM offers WHERE ?1 IN (giver_id, taker_id)",
    "person_results": "SELECT match_id, guild_id, place, seat, part, outcome, company, counted, deals,"
    " marks_for, marks_against, taken_s, taken_h, taken_d, taken_c, made_s, made_h, made_d, made_c, failed_s,"
    " failed_h, failed_d, failed_c, belotes, capots_for, capots_against, mu_before, sigma_before, mu_after,"
    " sigma_after FROM person_results WHERE match_id IN {matches} AND user_id = ?1",
    "partner_results": "SELECT match_id FROM person_results WHERE match_id IN {matches} AND partner_id = ?1",
    "ratings": "SELECT guild_id, mu, sigma, matches FROM ratings WHERE user_id = ?1",
    "standings": "SELECT guild_id, period, company, sides, matches, won, drawn, deals, marks, contracts,"
    " capots, rating, spread, rated, win_rate, average FROM standings JOIN boards ON boards.id = board_id"
    " WHERE board_id IN (SELECT id FROM boards) AND ?1 IN (user_id, partner_id)",
    "achievements": "SELECT guild_id, achievement, match_id, deal FROM achievements WHERE user_id = ?1",
    "counts": "SELECT id AS count_id, guild_id, channel_id, status, opened_at FROM counts"
    " WHERE opener_id = ?1",
    "count_players": "SELECT count_id, guild_id, seat, name FROM count_players"
    " JOIN counts ON counts.id = count_id WHERE user_id = ?1",
    "count_deals": "SELECT count_id, number, taker, trump, capot, points_of, points, belote, melds_a,"
    " melds_b, entered_at FROM count_deals WHERE user_id = ?1",
    "count_drafts": "SELECT count_id, number, draft FROM count_drafts WHERE user_id = ?1",
}
"""What is asked of each table of the database, by its name; `partner_results` asks the same one once more."""

_LARGEST_EXACT: Final = 2**53
"""Larger numbers lose their last digits in many readers of JSON."""


async def facts_about(queries: Queries, user_id: int) -> dict[str, list[Fact]]:
    """All that is stored about a person, by section; sections without anything are left out."""
    found: dict[str, list[Fact]] = {}
    for section, sql in SECTIONS.items():
        rows = await queries.rows(sql.replace("{matches}", _MATCHES), (user_id,))
        if rows:
            names = _columns(sql)
            found[section] = [_fact(names, row) for row in rows]
    return found


def _columns(sql: str) -> list[str]:
    """What the columns of a query are called."""
    chosen = sql.partition(" FROM ")[0].removeprefix("SELECT ")
    return [column.rpartition(" AS ")[2].rpartition(".")[2].strip() for column in chosen.split(",")]


def _fact(names: list[str], row: tuple[Value, ...]) -> Fact:
    return {name: _written(name, value) for name, value in zip(names, row, strict=True)}


def _written(name: str, value: Value) -> Value:
    if isinstance(value, int) and name.endswith("_at"):
        return datetime.fromtimestamp(value, UTC).isoformat()
    if isinstance(value, int) and abs(value) >= _LARGEST_EXACT:
        return str(value)
    return value
