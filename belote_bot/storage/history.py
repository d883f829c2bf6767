"""What was played in a server, to look back on: its matches, and what each deal of one came to."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from belote_bot.game.cards import Suit
from belote_bot.game.events import Winner
from belote_bot.game.house_rules import HouseRules, rules_from
from belote_bot.game.scoring import Outcome, Pair
from belote_bot.game.seats import Seat, Team
from belote_bot.storage.endings import Ending
from belote_bot.storage.reading import Queries, Row, Value
from belote_bot.storage.rows import integer, maybe_integer, maybe_text, text

_WINNERS: Final[dict[str, Winner]] = {"A": 0, "B": 1, "draw": "draw"}
_TEAMS: Final[dict[str, Team]] = {"A": 0, "B": 1}


@dataclass(frozen=True, slots=True)
class PastPlayer:
    """Who sat on a seat when a match began."""

    user_id: int | None
    """None for a bot, negative for somebody whose data were erased."""
    name: str
    """What the table called them; empty for somebody whose data were erased."""
    bot_level: str | None
    """None for a person."""


@dataclass(frozen=True, slots=True)
class PastMatch:
    """A match in one line; times are seconds since 1970 (UTC)."""

    id: int
    guild_id: int
    channel_id: int
    rules: HouseRules
    players: tuple[PastPlayer, ...]
    """By seat."""
    ending: Ending | None
    """None while it runs."""
    started_at: int
    totals: Pair
    """After the last deal that was finished."""
    winner: Winner | None


@dataclass(frozen=True, slots=True)
class PastDeal:
    """A finished deal in one line."""

    number: int
    """0 for the first deal of the match, void deals counted."""
    outcome: Outcome
    taker: Seat | None
    """None for a void deal."""
    trump: Suit | None
    capot: Team | None
    """The team that won every trick."""
    marks: Pair
    pot: int
    """What the pot holds after it."""
    totals: Pair


# A table plays one match: the tables of a server in order are its matches in order.
_OF_GUILD: Final = (
    "SELECT matches.id FROM tables JOIN matches ON matches.table_id = tables.id"
    " WHERE tables.guild_id = ? ORDER BY tables.id DESC LIMIT ? OFFSET ?"
)
_OF_PERSON: Final = (
    "SELECT played.match_id FROM (SELECT match_id FROM match_players WHERE user_id = ?"
    " UNION SELECT match_id FROM latecomers WHERE user_id = ?) AS played"
    " JOIN matches ON matches.id = played.match_id JOIN tables ON tables.id = matches.table_id"
    " WHERE tables.guild_id = ? ORDER BY played.match_id DESC LIMIT ? OFFSET ?"
)


async def matches_of_guild(
    queries: Queries, guild_id: int, *, most: int, after: int = 0
) -> tuple[PastMatch, ...]:
    """The latest matches of a server, newest first, the first `after` of them left out."""
    return await _matches(queries, _OF_GUILD, (guild_id, most, after))


async def matches_of_person(
    queries: Queries, guild_id: int, user_id: int, *, most: int, after: int = 0
) -> tuple[PastMatch, ...]:
    """The same of those that a person played, from their beginning or later."""
    return await _matches(queries, _OF_PERSON, (user_id, user_id, guild_id, most, after))


async def past_match(queries: Queries, match_id: int) -> PastMatch | None:
    """A match in one line; None if there is none of this id."""
    row = await queries.row(
        "SELECT matches.id, guild_id, channel_id, matches.rules, ending, started_at, winner FROM matches"
        " JOIN tables ON tables.id = matches.table_id WHERE matches.id = ?",
        (match_id,),
    )
    if row is None:
        return None
    players = await queries.rows(
        "SELECT user_id, name, bot_level FROM match_players WHERE match_id = ? ORDER BY seat",
        (match_id,),
    )
    totals = await queries.row(
        "SELECT total_a, total_b FROM results WHERE match_id = ? ORDER BY deal DESC LIMIT 1", (match_id,)
    )
    return _past_match(row, players, totals)


async def past_deals(queries: Queries, match_id: int) -> tuple[PastDeal, ...]:
    """The finished deals of a match, in order."""
    rows = await queries.rows(
        "SELECT deal, outcome, taker, trump, capot, marks_a, marks_b, pot, total_a, total_b"
        " FROM results WHERE match_id = ? ORDER BY deal",
        (match_id,),
    )
    return tuple(_past_deal(row) for row in rows)


async def _matches(queries: Queries, sql: str, values: Sequence[Value]) -> tuple[PastMatch, ...]:
    found = [await past_match(queries, integer(match_id)) for (match_id,) in await queries.rows(sql, values)]
    return tuple(match for match in found if match is not None)


def _past_match(row: Row, players: Sequence[Row], totals: Row | None) -> PastMatch:
    match_id, guild_id, channel_id, rules, ending, started_at, winner = row
    won = maybe_text(winner)
    return PastMatch(
        id=integer(match_id),
        guild_id=integer(guild_id),
        channel_id=integer(channel_id),
        rules=rules_from(json.loads(text(rules))),
        players=tuple(
            PastPlayer(maybe_integer(user_id), text(name), maybe_text(level))
            for user_id, name, level in players
        ),
        ending=None if ending is None else Ending(text(ending)),
        started_at=integer(started_at),
        totals=(0, 0) if totals is None else (integer(totals[0]), integer(totals[1])),
        winner=None if won is None else _WINNERS[won],
    )


def _past_deal(row: Row) -> PastDeal:
    number, outcome, taker, trump, capot, marks_a, marks_b, pot, total_a, total_b = row
    suit, team = maybe_text(trump), maybe_text(capot)
    return PastDeal(
        number=integer(number),
        outcome=Outcome(text(outcome)),
        taker=maybe_integer(taker),
        trump=None if suit is None else Suit.from_letter(suit),
        capot=None if team is None else _TEAMS[team],
        marks=(integer(marks_a), integer(marks_b)),
        pot=integer(pot),
        totals=(integer(total_a), integer(total_b)),
    )
