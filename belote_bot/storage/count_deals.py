"""The deals of a count as they were typed, and those that somebody is typing."""

from belote_bot.game.cards import Suit
from belote_bot.game.counted import Capot, Counted, CountedDeal, Points
from belote_bot.game.seats import Team
from belote_bot.storage.database import Database, Row, StorageError, Value
from belote_bot.storage.rows import integer, maybe_integer, maybe_text, text


async def deals_of(database: Database, count_id: int) -> tuple[Counted, ...]:
    """All deals of a count, the first one first."""
    rows = await database.rows(
        "SELECT taker, trump, capot, points_of, points, belote, melds_a, melds_b FROM count_deals"
        " WHERE count_id = ? ORDER BY number",
        (count_id,),
    )
    return tuple(map(_deal, rows))


async def put_deal(
    database: Database, count_id: int, number: int, deal: Counted, user_id: int, now: int
) -> None:
    """Store a deal as somebody typed it, in place of what stood there, inside a transaction."""
    await database.run(
        "INSERT OR REPLACE INTO count_deals (count_id, number, taker, trump, capot, points_of, points,"
        " belote, melds_a, melds_b, user_id, entered_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (count_id, number, *_written(deal), user_id, now),
    )


async def entered_by(database: Database, count_id: int, number: int) -> int | None:
    """Who typed a deal last; None if there is no such deal."""
    row = await database.row(
        "SELECT user_id FROM count_deals WHERE count_id = ? AND number = ?", (count_id, number)
    )
    return None if row is None else maybe_integer(row[0])


async def remove_deal(database: Database, count_id: int, number: int) -> None:
    """Forget a deal, inside a transaction."""
    await database.run("DELETE FROM count_deals WHERE count_id = ? AND number = ?", (count_id, number))


def _written(deal: Counted) -> tuple[Value, ...]:
    if deal is None:
        return None, None, None, None, None, None, 0, 0
    tricks = deal.tricks
    return (
        deal.taker,
        deal.trump.letter,
        *((tricks.team, None, None) if isinstance(tricks, Capot) else (None, tricks.team, tricks.points)),
        deal.belote,
        *deal.melds,
    )


def _deal(row: Row) -> Counted:
    taker, trump, capot, points_of, points, belote, melds_a, melds_b = row
    if taker is None:
        return None
    return CountedDeal(
        integer(taker),
        Suit.from_letter(text(trump)),
        Points(_team(points_of), integer(points)) if capot is None else Capot(_team(capot)),
        None if belote is None else _team(belote),
        (integer(melds_a), integer(melds_b)),
    )


def _team(value: Value) -> Team:
    if value not in (0, 1):
        raise StorageError(f"The database holds {value!r} where a team belongs.")
    return 1 if value else 0


# ---- drafts ----------------------------------------------------------------------------------


async def draft_of(database: Database, count_id: int, user_id: int, number: int) -> str | None:
    """What a person has chosen and typed of a deal that they have not noted yet; None if nothing."""
    row = await database.row(
        "SELECT draft FROM count_drafts WHERE count_id = ? AND user_id = ? AND number = ?",
        (count_id, user_id, number),
    )
    return None if row is None else maybe_text(row[0])


async def put_draft(database: Database, count_id: int, user_id: int, number: int, draft: str) -> None:
    """Store what a person has chosen and typed so far, inside a transaction."""
    await database.run(
        "INSERT OR REPLACE INTO count_drafts (count_id, user_id, number, draft) VALUES (?, ?, ?, ?)",
        (count_id, user_id, number, draft),
    )


async def move_draft(database: Database, count_id: int, user_id: int, number: int, to: int) -> None:
    """Let what a person has chosen and typed be of another deal, inside a transaction.

    If they have begun that one already, it stays as it is.
    """
    await database.run(
        "UPDATE OR IGNORE count_drafts SET number = ? WHERE count_id = ? AND user_id = ? AND number = ?",
        (to, count_id, user_id, number),
    )
    await drop_draft(database, count_id, user_id, number)


async def drop_draft(database: Database, count_id: int, user_id: int, number: int) -> None:
    """Forget what one person had chosen and typed of a deal, inside a transaction."""
    await database.run(
        "DELETE FROM count_drafts WHERE count_id = ? AND user_id = ? AND number = ?",
        (count_id, user_id, number),
    )


async def drop_drafts(database: Database, count_id: int, number: int) -> None:
    """Forget what anybody had chosen and typed of a deal, inside a transaction."""
    await database.run("DELETE FROM count_drafts WHERE count_id = ? AND number = ?", (count_id, number))
