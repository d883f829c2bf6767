"""What people achieved in a server, each thing once, with the match in which it was."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from belote_bot.game.achievements import Achievement
from belote_bot.game.seats import Seat
from belote_bot.storage.database import Database
from belote_bot.storage.reading import Queries, Row
from belote_bot.storage.rows import integer, maybe_integer, text


@dataclass(frozen=True, slots=True)
class Whole:
    """Somebody for whom a match counts, from its first deal to its last."""

    guild_id: int
    user_id: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class NewlyEarned:
    """Something that a person achieved for the first time in a server."""

    guild_id: int
    user_id: int
    achievement: Achievement
    match_id: int
    deal: int | None
    """The deal in which it was, from 0; None where it is of the whole match, or of several."""


@dataclass(frozen=True, slots=True)
class Earned:
    """Something that a person achieved."""

    user_id: int
    achievement: Achievement
    match_id: int
    deal: int | None
    """As for `NewlyEarned`."""
    ended_at: int
    """When the match ended: seconds since 1970 (UTC)."""


_SELECT: Final = (
    "SELECT achievements.user_id, achievement, match_id, deal, ended_at FROM achievements"
    " JOIN matches ON matches.id = achievements.match_id"
)


async def people_of(database: Database, match_id: int) -> list[Whole]:
    """The people for whom a match that ended counts and who sat there from the first deal to the last."""
    rows = await database.rows(
        "SELECT guild_id, user_id, seat FROM person_results"
        " WHERE match_id = ? AND user_id > 0 AND part = 'whole' AND counted = 1 ORDER BY seat",
        (match_id,),
    )
    return [Whole(integer(guild_id), integer(user_id), integer(seat)) for guild_id, user_id, seat in rows]


async def belotes_until(database: Database, person: Whole, match_id: int) -> int:
    """How many belotes a person has held and said, in all that counts up to a match."""
    return await database.number(
        "SELECT coalesce(sum(belotes), 0) FROM person_results WHERE guild_id = ?1 AND user_id = ?2"
        " AND counted = 1 AND place <= (SELECT place FROM matches WHERE id = ?3)",
        (person.guild_id, person.user_id, match_id),
    )


async def wins_until(database: Database, person: Whole, match_id: int, most: int) -> int:
    """How many matches in a row, at most `most`, a person had won when a match ended."""
    rows = await database.rows(
        "SELECT outcome FROM person_results WHERE guild_id = ?1 AND user_id = ?2 AND counted = 1"
        " AND place <= (SELECT place FROM matches WHERE id = ?3) ORDER BY place DESC LIMIT ?4",
        (person.guild_id, person.user_id, match_id, most),
    )
    outcomes = [text(outcome) for (outcome,) in rows]
    return next((count for count, outcome in enumerate(outcomes) if outcome != "won"), len(outcomes))


async def store_earned(database: Database, earned: Sequence[NewlyEarned]) -> None:
    """Store what was achieved, inside a transaction; nothing of whoever was forgotten since it was found."""
    await database.run_many(
        "INSERT INTO achievements (guild_id, user_id, achievement, match_id, deal) SELECT ?1, ?2, ?3, ?4, ?5"
        " WHERE EXISTS (SELECT 1 FROM person_results WHERE match_id = ?4 AND user_id = ?2)",
        [(one.guild_id, one.user_id, one.achievement, one.match_id, one.deal) for one in earned],
    )


async def had_by(queries: Queries, guild_id: int, user_id: int) -> tuple[Earned, ...]:
    """What a person has achieved in a server, in the order in which it came."""
    rows = await queries.rows(
        f"{_SELECT} WHERE guild_id = ? AND user_id = ? ORDER BY achievements.id", (guild_id, user_id)
    )
    return tuple(map(_earned, rows))


async def earned_in(queries: Queries, match_id: int) -> tuple[Earned, ...]:
    """What people achieved for the first time with a match."""
    rows = await queries.rows(f"{_SELECT} WHERE match_id = ? ORDER BY achievements.id", (match_id,))
    return tuple(map(_earned, rows))


async def forget_all(database: Database) -> None:
    """Forget every achievement, inside a transaction, to find them anew."""
    await database.run("DELETE FROM achievements")


async def number_stored(database: Database) -> int:
    """How many achievements are stored."""
    return await database.number("SELECT count(*) FROM achievements")


async def ended_matches(database: Database, after: int, most: int = -1) -> dict[int, int]:
    """The matches that were played to their end, by their places from after this one on, at most so many."""
    rows = await database.rows(
        "SELECT place, id FROM matches WHERE place > ? AND ending = 'finished' ORDER BY place LIMIT ?",
        (after, most),
    )
    return {integer(place): integer(match_id) for place, match_id in rows}


def _earned(row: Row) -> Earned:
    user_id, achievement, match_id, deal, ended_at = row
    return Earned(
        integer(user_id),
        Achievement(text(achievement)),
        integer(match_id),
        maybe_integer(deal),
        integer(ended_at),
    )
