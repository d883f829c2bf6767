"""What is stored of a match that ended: everything that its results are worked out from."""

from dataclasses import dataclass
from enum import StrEnum

from belote_bot.game.cards import Suit
from belote_bot.game.events import Winner
from belote_bot.game.scoring import Outcome, Pair
from belote_bot.game.seats import Seat, Team
from belote_bot.storage.guilds import Desertion, Kind
from belote_bot.storage.reading import Queries, Row
from belote_bot.storage.rows import integer, maybe_integer, maybe_text, text


class Ending(StrEnum):
    """How a match ended; the value is what the database holds."""

    FINISHED = "finished"
    """It was played to its end, by whomever."""
    STOPPED = "stopped"
    """The host, those seated or a moderator closed the table."""
    ABANDONED = "abandoned"
    """Everybody left it, or nobody came back."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sat on a seat."""

    user_id: int | None
    """None for a bot."""
    level: str | None
    """A bot's."""


@dataclass(frozen=True, slots=True)
class DealSum:
    """What a deal gave."""

    outcome: Outcome
    taker: Seat | None
    trump: Suit | None
    capot: Team | None
    belote_of: Seat | None
    """Who held the belote that brought points."""
    marks: Pair
    totals: Pair


@dataclass(frozen=True, slots=True)
class EndedMatch:
    """A match that ended, with its place in the order in which matches did."""

    id: int
    place: int
    guild_id: int
    ended_at: int
    ending: Ending
    winner: Winner | None
    """None unless it is finished."""
    kind: Kind
    desertion: Desertion
    starters: tuple[Sitter, ...]
    """Who sat on each seat at the first deal."""
    sitters: tuple[Sitter, ...]
    """Who sat on each seat at the end."""
    latecomers: tuple[tuple[int, Seat], ...]
    """The people who sat down during the match, whether it was their seat before or not, by user id."""
    deals: tuple[DealSum, ...]


async def load_ended(queries: Queries, match_id: int) -> EndedMatch | None:
    """A match that ended; None if there is none of this id or it has not ended."""
    row = await queries.row(
        "SELECT place, guild_id, ended_at, ending, winner, kind, desertion, table_id FROM matches"
        " JOIN tables ON tables.id = matches.table_id WHERE matches.id = ? AND place IS NOT NULL",
        (match_id,),
    )
    if row is None:
        return None
    place, guild_id, ended_at, ending, winner, kind, desertion, table_id = row
    starters = await queries.rows(
        "SELECT user_id, bot_level FROM match_players WHERE match_id = ? ORDER BY seat", (match_id,)
    )
    sitters = await queries.rows(
        "SELECT user_id, bot_level FROM seats WHERE table_id = ? ORDER BY seat", (table_id,)
    )
    latecomers = await queries.rows(
        "SELECT user_id, seat FROM latecomers WHERE match_id = ? ORDER BY user_id", (match_id,)
    )
    deals = await queries.rows(
        "SELECT outcome, taker, trump, capot, belote_of, marks_a, marks_b, total_a, total_b FROM results"
        " WHERE match_id = ? ORDER BY deal",
        (match_id,),
    )
    return EndedMatch(
        id=match_id,
        place=integer(place),
        guild_id=integer(guild_id),
        ended_at=integer(ended_at),
        ending=Ending(text(ending)),
        winner=_winner(maybe_text(winner)),
        kind=Kind(text(kind)),
        desertion=Desertion(text(desertion)),
        starters=tuple(Sitter(maybe_integer(who), maybe_text(level)) for who, level in starters),
        sitters=tuple(Sitter(maybe_integer(who), maybe_text(level)) for who, level in sitters),
        latecomers=tuple((integer(who), integer(seat)) for who, seat in latecomers),
        deals=tuple(map(_deal, deals)),
    )


def _winner(written: str | None) -> Winner | None:
    match written:
        case "A":
            return 0
        case "B":
            return 1
        case "draw":
            return "draw"
        case _:
            return None


def _deal(row: Row) -> DealSum:
    outcome, taker, trump, capot, belote_of, marks_a, marks_b, total_a, total_b = row
    return DealSum(
        outcome=Outcome(text(outcome)),
        taker=maybe_integer(taker),
        trump=None if trump is None else Suit.from_letter(text(trump)),
        capot=None if capot is None else (0 if capot == "A" else 1),
        belote_of=maybe_integer(belote_of),
        marks=(integer(marks_a), integer(marks_b)),
        totals=(integer(total_a), integer(total_b)),
    )
