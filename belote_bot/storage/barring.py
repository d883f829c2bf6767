"""Whom the host of a table keeps from sitting there."""

from belote_bot.storage.database import Database
from belote_bot.storage.rows import integer, text


async def bar(database: Database, table_id: int, user_id: int) -> None:
    """Store, inside a transaction, that a person may not sit at a table."""
    await database.run("INSERT OR IGNORE INTO barred (table_id, user_id) VALUES (?, ?)", (table_id, user_id))


async def let_back(database: Database, table_id: int, user_id: int) -> None:
    """Store, inside a transaction, that they may again."""
    await database.run("DELETE FROM barred WHERE table_id = ? AND user_id = ?", (table_id, user_id))


async def load_barred(database: Database, table_id: int) -> tuple[tuple[int, str], ...]:
    """Who may not sit at a table: user ids with their names."""
    rows = await database.rows(
        "SELECT user_id, name FROM barred JOIN players USING (user_id) WHERE table_id = ? ORDER BY user_id",
        (table_id,),
    )
    return tuple((integer(user_id), text(name)) for user_id, name in rows)
