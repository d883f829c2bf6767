"""Who decided what in a deal, and in which server it was played."""

from belote_bot.storage.database import Database
from belote_bot.storage.rows import integer, maybe_integer


async def guild_of_match(database: Database, match_id: int) -> int | None:
    """The server in which a match is or was played; None if there is no such match."""
    row = await database.row(
        "SELECT tables.guild_id FROM matches JOIN tables ON tables.id = matches.table_id"
        " WHERE matches.id = ?",
        (match_id,),
    )
    return None if row is None else integer(row[0])


async def deciders(database: Database, match_id: int, deal: int) -> tuple[int | None, ...]:
    """Who did each action of a deal, in order; None for what a bot did."""
    rows = await database.rows(
        "SELECT user_id FROM actions WHERE match_id = ? AND deal = ? ORDER BY number", (match_id, deal)
    )
    return tuple(maybe_integer(user_id) for (user_id,) in rows)
