"""Forgetting a person: what others took part in stays, by a number that says nothing about anybody."""

from typing import Final

from belote_bot.storage.database import Database
from belote_bot.storage.rows import integer

_MATCHES: Final = (
    "SELECT match_id FROM match_players WHERE user_id = {user}"
    " UNION SELECT match_id FROM latecomers WHERE user_id = {user}"
)

_RENAMED: Final = (
    "UPDATE seats SET absent_id = {other}, absent_name = '' WHERE absent_id = {user}",
    "UPDATE seats SET user_id = {other}, name = '' WHERE user_id = {user}",
    "UPDATE tables SET host_id = {other} WHERE host_id = {user}",
    "UPDATE actions SET user_id = {other} WHERE user_id = {user} AND match_id IN ({matches})",
    "UPDATE cuts SET user_id = {other} WHERE user_id = {user} AND match_id IN ({matches})",
    "UPDATE person_results SET partner_id = {other} WHERE partner_id = {user} AND match_id IN ({matches})",
    "UPDATE person_results SET user_id = {other} WHERE user_id = {user} AND match_id IN ({matches})",
    "UPDATE ratings SET user_id = {other} WHERE user_id = {user}",
    "UPDATE counts SET opener_id = {other} WHERE opener_id = {user}",
    "UPDATE count_players SET user_id = NULL, name = '–' WHERE user_id = {user}",
    "UPDATE count_deals SET user_id = {other} WHERE user_id = {user}",
    # Who was in which match is what the others are found by: it comes last.
    "UPDATE match_players SET user_id = {other}, name = '' WHERE user_id = {user}",
    "UPDATE latecomers SET user_id = {other} WHERE user_id = {user}",
)
_FORGOTTEN: Final = (
    "DELETE FROM standings WHERE board_id IN (SELECT id FROM boards) AND user_id = {user}",
    (
        "DELETE FROM standings WHERE board_id IN (SELECT id FROM boards) AND partner_id = {user}"
        " AND partner_id <> 0"
    ),
    "DELETE FROM achievements WHERE user_id = {user}",
    "DELETE FROM count_drafts WHERE user_id = {user}",
    "DELETE FROM preferences WHERE user_id = {user}",
    "DELETE FROM newcomers WHERE user_id = {user}",
    "DELETE FROM turns WHERE user_id = {user}",
    "DELETE FROM barred WHERE user_id = {user}",
    "DELETE FROM offers WHERE {user} IN (giver_id, taker_id)",
    "DELETE FROM players WHERE user_id = {user}",
)


async def playing_in(database: Database, user_id: int) -> list[int]:
    """The servers in which a person sits at an open table, or a bot does for them."""
    rows = await database.rows(
        "SELECT tables.guild_id FROM tables CROSS JOIN seats ON seats.table_id = tables.id"
        " WHERE settled_at IS NULL AND status IN ('lobby', 'playing')"
        " AND ? IN (seats.user_id, seats.absent_id)",
        (user_id,),
    )
    return sorted({integer(guild_id) for (guild_id,) in rows})


async def erase(database: Database, user_id: int) -> int:
    """Forget a person, inside a transaction, who plays nowhere (see `playing_in`).

    The results of others stay, and with them that somebody played there: a number below 0 with an empty name,
    which is given back. Ranking lists know them no more, and what is worked out anew for the others is the
    same as before.
    """
    other = await last_number(database) - 1
    await database.run("INSERT INTO players (user_id, name, seen_at) VALUES (?, '', 0)", (other,))
    for statement in (*_RENAMED, *_FORGOTTEN):
        sql = statement.replace("{matches}", _MATCHES).replace("{user}", "?1").replace("{other}", "?2")
        await database.run(sql, (user_id, other) if "?2" in sql else (user_id,))
    return other


async def last_number(database: Database) -> int:
    """The number of whoever was forgotten last; 0 before the first. Another one tells of others since."""
    return await database.number("SELECT coalesce(min(user_id), 0) FROM players WHERE user_id < 0")
