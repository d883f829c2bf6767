"""What one person has done in a server."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from belote_bot.game.cards import Suit
from belote_bot.storage.boards import Named, Rating
from belote_bot.storage.last_names import NAME_HERE, last_name
from belote_bot.storage.reading import Queries, Row
from belote_bot.storage.rows import integer, maybe_text, number, text

FORM: Final = 10
"""How many of the last matches show the form."""

CURVE: Final = 120
"""The most points that a rating curve has; of more matches every nth is taken, the last one always."""

TOGETHER: Final = 3
"""From so many matches on with or against each other people are compared by their share of matches won."""


@dataclass(frozen=True, slots=True)
class Contracts:
    """The contracts that a person took with one suit as trumps; what is neither made nor failed: litiges."""

    suit: Suit
    taken: int
    made: int
    failed: int


@dataclass(frozen=True, slots=True)
class Companion:
    """Somebody with or against whom a person played."""

    person: Named
    matches: int
    won: int
    """How many of them the person of the profile won."""


@dataclass(frozen=True, slots=True)
class Profile:
    """All counted matches of a person in a server, those with bots too; all zero and empty without any."""

    person: Named
    matches: int
    won: int
    lost: int
    drawn: int
    with_bots: int
    """How many of the matches were with bots."""
    deals: int
    """Played, void ones not counted; what is counted by deals leaves out matches that the person left."""
    marks_for: int
    marks_against: int
    contracts: tuple[Contracts, ...]
    """By suit, in the order of the cards: spades, hearts, diamonds, clubs."""
    belotes: int
    """Held by the person, and said."""
    capots_for: int
    capots_against: int
    best_partner: Companion | None
    """With whom the largest share of matches was won, of those with at least 3 together."""
    usual_partner: Companion | None
    usual_opponent: Companion | None
    toughest_opponent: Companion | None
    """Against whom the smallest share of matches was won, of those with at least 3 against each other."""
    longest_series: int
    """Matches won in a row."""
    current_series: int
    """Matches won in a row up to the last one."""
    rating: Rating | None
    """None before the first match that moved it."""
    curve: tuple[int, ...]
    """The rating shown after each rated match, oldest first, at most 120 points."""
    form: tuple[str, ...]
    """How the last matches ended, at most 10, oldest first: `won`, `lost` or `drawn`."""


async def load_profile(
    queries: Queries, guild_id: int, user_id: int, shown: Callable[[float, float], tuple[int, int]]
) -> Profile:
    """What a person has done in a server.

    `shown` gives the figure and the spread that are shown of a rating, from its mean and deviation.
    """
    whose = (guild_id, user_id)
    sums = [integer(value) for value in (await queries.rows(_SUMS, whose))[0]]
    matches, won, lost, drawn, with_bots, deals, marks_for, marks_against, *rest = sums
    belotes, capots_for, capots_against, *by_suit = rest
    history = await queries.rows(_HISTORY, whose)
    results = [text(result) for result, _, _ in history]
    rated = [shown(number(mu), number(sigma)) for _, mu, sigma in history if mu is not None]
    partners = _companions(await queries.rows(_PARTNERS, whose))
    opponents = _companions(await queries.rows(_OPPONENTS, whose))
    series = [len(list(group)) if result == "won" else 0 for result, group in groupby(results)]
    name = await last_name(queries, guild_id, user_id)
    return Profile(
        person=Named(user_id, name or ""),
        matches=matches,
        won=won,
        lost=lost,
        drawn=drawn,
        with_bots=with_bots,
        deals=deals,
        marks_for=marks_for,
        marks_against=marks_against,
        contracts=tuple(
            Contracts(suit, by_suit[suit], by_suit[4 + suit], by_suit[8 + suit]) for suit in Suit
        ),
        belotes=belotes,
        capots_for=capots_for,
        capots_against=capots_against,
        best_partner=max(_known(partners), key=_share_then_matches, default=None),
        usual_partner=max(partners, key=_matches, default=None),
        usual_opponent=max(opponents, key=_matches, default=None),
        toughest_opponent=max(_known(opponents), key=_lost_then_matches, default=None),
        longest_series=max(series, default=0),
        current_series=series[-1] if series else 0,
        rating=Rating(*rated[-1], len(rated)) if rated else None,
        curve=_thinned([figure for figure, _ in rated]),
        form=tuple(results[-FORM:]),
    )


_MINE: Final = " FROM person_results WHERE guild_id = ? AND user_id = ? AND counted = 1"

_SUMMED: Final = (
    "outcome = 'won'", "outcome = 'lost'", "outcome = 'drawn'", "company = 'bots'", "deals", "marks_for",
    "marks_against", "belotes", "capots_for", "capots_against", "taken_s", "taken_h", "taken_d", "taken_c",
    "made_s", "made_h", "made_d", "made_c", "failed_s", "failed_h", "failed_d", "failed_c",
)  # fmt: skip
_SUMS: Final = f"SELECT count(*), {', '.join(f'coalesce(sum({each}), 0)' for each in _SUMMED)}{_MINE}"

_HISTORY: Final = "SELECT outcome, mu_after, sigma_after" + _MINE + " ORDER BY place"

# Of all whom somebody ever met, only those are looked at who can be the best, the toughest or the most usual.
_TOLD: Final = (
    (
        " SELECT who, {name}, matches, won FROM (SELECT * FROM met WHERE matches >= {together}"
        " UNION SELECT * FROM (SELECT * FROM met ORDER BY matches DESC, who LIMIT 1))"
        " ORDER BY who"
    )
    .replace("{together}", str(TOGETHER))
    .replace("{name}", NAME_HERE.replace("{guild}", "?1").replace("{who}", "who"))
)

_PARTNERS: Final = (
    "WITH met AS MATERIALIZED (SELECT partner_id AS who, count(*) AS matches, sum(outcome = 'won') AS won"  # noqa: S608
    " FROM person_results WHERE guild_id = ? AND user_id = ? AND counted = 1 AND part = 'whole'"
    " AND partner_id IS NOT NULL GROUP BY partner_id)" + _TOLD
)

_OPPONENTS: Final = (
    "WITH met AS MATERIALIZED (SELECT theirs.user_id AS who, count(*) AS matches,"  # noqa: S608  # ours
    " sum(mine.outcome = 'won') AS won FROM person_results AS mine"
    " CROSS JOIN person_results AS theirs ON theirs.match_id = mine.match_id AND theirs.part = 'whole'"
    " AND theirs.seat % 2 <> mine.seat % 2"
    " WHERE mine.guild_id = ? AND mine.user_id = ? AND mine.counted = 1 AND mine.part = 'whole'"
    " GROUP BY theirs.user_id)" + _TOLD
)


def _companions(rows: Sequence[Row]) -> list[Companion]:
    return [
        Companion(Named(integer(user_id), maybe_text(name) or ""), integer(matches), integer(won))
        for user_id, name, matches, won in rows
    ]


def _known(companions: Sequence[Companion]) -> list[Companion]:
    return [companion for companion in companions if companion.matches >= TOGETHER]


def _matches(companion: Companion) -> int:
    return companion.matches


def _share_then_matches(companion: Companion) -> tuple[float, int]:
    return companion.won / companion.matches, companion.matches


def _lost_then_matches(companion: Companion) -> tuple[float, int]:
    return -companion.won / companion.matches, companion.matches


def _thinned(curve: Sequence[int]) -> tuple[int, ...]:
    """So few of the points that they can be drawn, the last one among them."""
    step = -(-len(curve) // CURVE) or 1
    return tuple(curve[::-1][::step][::-1])
