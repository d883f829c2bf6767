"""How a match ended and who was gone by then: its last message tells, and nobody is left to guess."""

from dataclasses import dataclass

from belote_bot.storage.endings import Ending
from belote_bot.storage.guilds import Desertion
from belote_bot.storage.reading import Queries
from belote_bot.storage.rows import text


@dataclass(frozen=True, slots=True)
class Farewell:
    """How a match ended."""

    ending: Ending
    left: tuple[str, ...]
    """The names of those who began it and left it for good, by seat."""
    desertion: Desertion
    """What it means for them."""


async def farewell_of(queries: Queries, match_id: int) -> Farewell | None:
    """How a match ended; None while it goes on."""
    row = await queries.row(
        "SELECT ending, desertion FROM matches JOIN tables ON tables.id = matches.table_id"
        " WHERE matches.id = ? AND place IS NOT NULL",
        (match_id,),
    )
    if row is None:
        return None
    left = await queries.rows(
        "SELECT match_players.name FROM match_players JOIN person_results"
        " ON person_results.match_id = match_players.match_id"
        " AND person_results.user_id = match_players.user_id"
        " WHERE match_players.match_id = ? AND part = 'left' ORDER BY match_players.seat",
        (match_id,),
    )
    return Farewell(Ending(text(row[0])), tuple(text(name) for (name,) in left), Desertion(text(row[1])))
