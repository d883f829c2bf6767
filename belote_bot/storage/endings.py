"""What is stored of a match that ended: everything that its results are worked out from."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from belote_bot.game.cards import Suit
from belote_bot.game.events import Winner
from belote_bot.game.scoring import Outcome, Pair
from belote_bot.game.seats import Seat, Team
from belote_bot.storage.guilds import Desertion, Kind
from belote_bot.storage.reading import Queries, Row, Value
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


_LATER: Final = "(SELECT id, table_id, place FROM matches WHERE place > ? ORDER BY place LIMIT ?) AS ended"


async def load_ended_after(queries: Queries, place: int, most: int) -> list[EndedMatch]:
    """The matches that ended after the one of a place, in the order of their places, at most so many."""
    which = (place, most)
    matches = await queries.rows(
        "SELECT ended.id, ended.place, guild_id, ended_at, ending, winner, kind, desertion"  # noqa: S608  # ours
        f" FROM {_LATER} JOIN matches ON matches.id = ended.id JOIN tables ON tables.id = ended.table_id"
        " ORDER BY ended.place",
        which,
    )
    if not matches:
        return []
    starters = _grouped(
        await queries.rows(
            f"SELECT ended.id, user_id, bot_level FROM {_LATER}"  # noqa: S608  # ours
            " CROSS JOIN match_players ON match_id = ended.id ORDER BY ended.place, seat",
            which,
        )
    )
    sitters = _grouped(
        await queries.rows(
            f"SELECT ended.id, user_id, bot_level FROM {_LATER}"  # noqa: S608  # ours
            " CROSS JOIN seats ON seats.table_id = ended.table_id ORDER BY ended.place, seat",
            which,
        )
    )
    latecomers = _grouped(
        await queries.rows(
            f"SELECT ended.id, user_id, seat FROM {_LATER}"  # noqa: S608  # ours
            " CROSS JOIN latecomers ON match_id = ended.id ORDER BY ended.place, user_id",
            which,
        )
    )
    deals = _grouped(
        await queries.rows(
            "SELECT ended.id, outcome, taker, trump, capot, belote_of, marks_a, marks_b, total_a, total_b"  # noqa: S608
            f" FROM {_LATER} CROSS JOIN results ON match_id = ended.id ORDER BY ended.place, deal",
            which,
        )
    )
    return [
        EndedMatch(
            id=integer(match_id),
            place=integer(number),
            guild_id=integer(guild_id),
            ended_at=integer(ended_at),
            ending=Ending(text(ending)),
            winner=_winner(maybe_text(winner)),
            kind=Kind(text(kind)),
            desertion=Desertion(text(desertion)),
            starters=tuple(map(_sitter, starters[match_id])),
            sitters=tuple(map(_sitter, sitters[match_id])),
            latecomers=tuple((integer(who), integer(seat)) for who, seat in latecomers.get(match_id, ())),
            deals=tuple(map(_deal, deals.get(match_id, ()))),
        )
        for match_id, number, guild_id, ended_at, ending, winner, kind, desertion in matches
    ]


def _grouped(rows: list[Row]) -> dict[Value, list[Row]]:
    """Rows by the match that their first column names, without it."""
    found: dict[Value, list[Row]] = {}
    for match_id, *cells in rows:
        found.setdefault(match_id, []).append(tuple(cells))
    return found


def _sitter(row: Row) -> Sitter:
    user_id, level = row
    return Sitter(maybe_integer(user_id), maybe_text(level))


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
