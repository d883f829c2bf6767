"""Reading ranking lists, a page at a time; every query goes by an index of its measure."""

from typing import Final

from belote_bot.storage.boards import LINES, Board, Line, Measure, Named, Page, Rating, Sides
from belote_bot.storage.last_names import NAME_HERE
from belote_bot.storage.reading import Queries, Row, Value
from belote_bot.storage.rows import integer, maybe_integer, maybe_text, number

# The measure is one of our own columns: nothing of anybody's stands in the statements.


def _name_of(column: str) -> str:
    return NAME_HERE.replace("{guild}", "boards.guild_id").replace("{who}", column)


_LINE: Final = (
    (
        "SELECT standings.user_id, {one}, standings.partner_id, {other}, matches, won, drawn, deals, marks,"
        " contracts, capots, rating, spread, rated, standings.{measure} FROM {source}"
        " JOIN boards ON boards.id = standings.board_id"
    )
    .replace("{one}", _name_of("standings.user_id"))
    .replace("{other}", _name_of("standings.partner_id"))
)

# The page is found in the index alone; only then are its ten lines read.
_PAGE: Final = _LINE.replace(
    "{source}",
    "(SELECT user_id, partner_id FROM standings WHERE board_id = ?1 AND {measure} IS NOT NULL"
    " ORDER BY {measure} DESC, user_id, partner_id LIMIT ?2 OFFSET ?3) AS page"
    " CROSS JOIN standings ON standings.board_id = ?1 AND standings.user_id = page.user_id"
    " AND standings.partner_id = page.partner_id",
)
_ORDER: Final = " ORDER BY standings.{measure} DESC, standings.user_id, standings.partner_id"

# Somebody's own lines are few. The plus, and the index by name, keep SQLite from walking down the whole list
# until it meets the first of them.
_OWN: Final = _LINE + (
    " WHERE {whose} AND +standings.{measure} IS NOT NULL"
    " ORDER BY +standings.{measure} DESC, standings.user_id, standings.partner_id LIMIT 1"
)
_WHOSE: Final = {
    Sides.PEOPLE: (("standings", "board_id = ? AND standings.user_id = ? AND partner_id = 0"),),
    Sides.PAIRS: (
        ("standings", "board_id = ? AND standings.user_id = ?"),
        (
            "standings INDEXED BY standings_of_partner",
            "board_id = ? AND standings.partner_id = ? AND standings.partner_id <> 0",
        ),
    ),
}

_ENTRIES: Final = "SELECT count(*) FROM standings WHERE board_id = ? AND {measure} IS NOT NULL"
_EQUAL: Final = (
    "SELECT count(*) FROM standings WHERE board_id = ? AND {measure} = ? AND (user_id, partner_id) < (?, ?)"
)
_BETTER: Final = "SELECT count(*) FROM standings WHERE board_id = ? AND {measure} > ?"


async def load_page(queries: Queries, board: Board, asker: int | None, page: int) -> Page:
    """A page of a ranking list, the last one if there are not so many; empty if nobody is ranked."""
    found = await queries.row(
        "SELECT id FROM boards WHERE guild_id = ? AND period = ? AND company = ? AND sides = ?",
        (board.guild_id, board.period, board.company, board.sides),
    )
    board_id = None if found is None else integer(found[0])
    entries = 0 if board_id is None else await _count(queries, _ENTRIES, board.measure, board_id)
    if board_id is None or not entries:
        return Page(board, (), None, 0, 0, 0)
    pages = -(-entries // LINES)
    page = min(max(page, 0), pages - 1)
    lines = await _lines(queries, board.measure, board_id, page)
    own = None if asker is None else await _own(queries, board, board_id, asker)
    return Page(board, lines, own, page, pages, entries)


async def _lines(queries: Queries, measure: Measure, board_id: int, page: int) -> tuple[Line, ...]:
    sql = (_PAGE + _ORDER).replace("{measure}", measure)
    rows = await queries.rows(sql, (board_id, LINES, page * LINES))
    place = page * LINES + 1
    # Who has as much as the first one here and stands on a page before has the same rank.
    before = await _count(queries, _EQUAL, measure, board_id, rows[0][-1], rows[0][0], rows[0][2])
    rank = place - before
    lines: list[Line] = []
    for row in rows:
        if lines and number(row[-1]) != lines[-1].value:
            rank = place
        lines.append(_line(row, rank))
        place += 1
    return tuple(lines)


async def _own(queries: Queries, board: Board, board_id: int, asker: int) -> Line | None:
    """The asker's line; of their pairs, the one that stands highest."""
    found: list[Row] = []
    for source, whose in _WHOSE[board.sides]:
        sql = _OWN.replace("{source}", source).replace("{whose}", whose).replace("{measure}", board.measure)
        found += await queries.rows(sql, (board_id, asker))
    if not found:
        return None
    best = min(found, key=lambda row: (-number(row[-1]), integer(row[0]), integer(row[2])))
    return _line(best, await _rank(queries, board.measure, board_id, best[-1]))


async def _rank(queries: Queries, measure: Measure, board_id: int, value: Value) -> int:
    return 1 + await _count(queries, _BETTER, measure, board_id, value)


async def _count(queries: Queries, sql: str, measure: Measure, *values: Value) -> int:
    rows = await queries.rows(sql.replace("{measure}", measure), values)
    return integer(rows[0][0])


def _line(row: Row, rank: int) -> Line:
    user_id, name, partner_id, partner_name, matches, won, drawn, deals, marks, contracts, capots, *rest = row
    rating, spread, rated, value = rest
    people = [Named(integer(user_id), maybe_text(name) or "")]
    if partner_id:
        people.append(Named(integer(partner_id), maybe_text(partner_name) or ""))
    shown, uncertainty = maybe_integer(rating), maybe_integer(spread)
    return Line(
        rank,
        tuple(people),
        number(value),
        integer(matches),
        integer(won),
        integer(drawn),
        integer(deals),
        integer(marks),
        integer(contracts),
        integer(capots),
        None if shown is None or uncertainty is None else Rating(shown, uncertainty, integer(rated)),
    )
