"""What people were called last: in one server, since what they are called elsewhere is not its business."""

from typing import Final

from belote_bot.storage.reading import Queries
from belote_bot.storage.rows import text

NAME_HERE: Final = (
    "(SELECT match_players.name FROM person_results AS sat CROSS JOIN match_players"
    " ON match_players.match_id = sat.match_id AND match_players.seat = sat.seat"
    " WHERE sat.guild_id = {guild} AND sat.user_id = {who} AND sat.part <> 'late'"
    " ORDER BY sat.place DESC LIMIT 1)"
)
"""The name under which `{who}` sat down for their last match in a server, `{guild}`; NULL before the first.

A part of a statement; it is empty for somebody whose data were erased.
"""


async def last_name(queries: Queries, guild_id: int, user_id: int) -> str | None:
    """The name under which a person sat down for their last match in a server; None before the first."""
    name = NAME_HERE.replace("{guild}", "?1").replace("{who}", "?2")
    row = await queries.row(f"SELECT {name}", (guild_id, user_id))
    return None if row is None or row[0] is None else text(row[0])
