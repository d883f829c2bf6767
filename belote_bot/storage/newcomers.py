"""Whom the game has been explained to."""

from belote_bot.storage.database import Database


async def meets_first(database: Database, user_id: int, at: int) -> bool:
    """Store, inside a transaction, that a person has opened a hand now; whether it is their first."""
    known = await database.row("SELECT 1 FROM newcomers WHERE user_id = ?", (user_id,))
    if known is None:
        await database.run("INSERT INTO newcomers (user_id, met_at) VALUES (?, ?)", (user_id, at))
    return known is None
