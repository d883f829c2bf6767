"""What the tests of standings share: matches that end as a test wants them, straight in the file."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from belote_bot.game.events import Winner
from belote_bot.game.house_rules import PRESETS
from belote_bot.game.seats import SEATS
from belote_bot.standings.settling import settle
from belote_bot.storage.database import Database, Row
from belote_bot.storage.endings import Ending
from belote_bot.storage.guilds import Desertion, Kind
from belote_bot.storage.matches import MatchStart, end_match, insert_match
from belote_bot.storage.results import DERIVED
from belote_bot.storage.tables import (
    SeatRow,
    TableRow,
    TableStatus,
    Terms,
    insert_table,
    replace_seats,
    set_status,
)

GUILD: Final = 100
MONDAY: Final = 1_767_571_200
"""The fifth of January 2026, at midnight: the first day of a week."""
DAY: Final = 24 * 3600

Four = tuple[int | None, int | None, int | None, int | None]


@dataclass(frozen=True)
class Deal:
    """What a deal gave, as the results have it."""

    marks: tuple[int, int] = (100, 62)
    taker: int | None = 0
    trump: str | None = "H"
    outcome: str = "made"
    capot: str | None = None
    belote_of: int | None = None


VOID: Final = Deal((0, 0), None, None, "void")


@dataclass(frozen=True)
class Played:
    """A match, by whom, and how it ended."""

    people: Four = (1, 2, 3, 4)
    """Who began it, by seat; None is a bot."""
    last: Four | None = None
    """Who sat there at the end; the same if None."""
    late: tuple[tuple[int, int], ...] = ()
    """Who sat down in the midst of it, and on which seat."""
    winner: Winner | None = 0
    ending: Ending = Ending.FINISHED
    kind: Kind = Kind.RANKED
    desertion: Desertion = Desertion.LOST
    deals: Sequence[Deal] = (Deal(),)
    at: int = MONDAY
    guild_id: int = GUILD
    level: str = "steady"


async def end(database: Database, played: Played) -> int:
    """Store a match and end it; gives its id."""
    async with database.transaction():
        match_id = await begin(database, played)
        winner = played.winner if played.ending is Ending.FINISHED else None
        await end_match(database, match_id, played.ending, winner, played.at)
        await settle(database)
    return match_id


async def begin(database: Database, played: Played) -> int:
    """Store a match up to its last deal, inside a transaction; gives its id."""
    everybody = {*played.people, *(played.last or ()), *(who for who, _ in played.late)} - {None}
    await database.run_many(
        "INSERT INTO players VALUES (?, ?, 0) ON CONFLICT DO NOTHING", [(who, f"P{who}") for who in everybody]
    )
    rules = PRESETS["ffb"]
    row = TableRow(
        0,
        played.guild_id,
        2,
        next((who for who in played.people if who is not None), 0),
        "fr",
        rules,
        TableStatus.PLAYING,
        None,
        None,
        (),
        Terms(desertion=played.desertion),
        played.kind,
    )
    table_id = await insert_table(database, row, played.at)
    last = played.last or played.people
    seats = [
        SeatRow(seat, f"P{last[seat]}", last[seat], None if last[seat] else played.level) for seat in SEATS
    ]
    players = [(who, f"P{who}", None if who else played.level) for who in played.people]
    match_id = await insert_match(database, MatchStart(table_id, rules, 0, (), players), played.at)
    await replace_seats(database, table_id, played.guild_id, seats, played.at)
    await set_status(database, table_id, TableStatus.FINISHED, played.at)
    await database.run_many(
        "INSERT INTO latecomers (match_id, user_id, seat) VALUES (?, ?, ?)",
        [(match_id, who, seat) for who, seat in played.late],
    )
    await _deal(database, match_id, played)
    return match_id


async def _deal(database: Database, match_id: int, played: Played) -> None:
    totals = [0, 0]
    for number, deal in enumerate(played.deals):
        totals = [total + marks for total, marks in zip(totals, deal.marks, strict=True)]
        await database.run(
            "INSERT INTO deals (match_id, number, dealer, deck, salt, commitment, dealt_at)"
            " VALUES (?, ?, 0, '', '', '', 0)",
            (match_id, number),
        )
        await database.run(
            "INSERT INTO results (match_id, deal, outcome, taker, trump, capot, tricks_a, tricks_b, belote_a,"
            " belote_b, melds_a, melds_b, marks_a, marks_b, pot, total_a, total_b, belote_of)"
            " VALUES (?, ?, ?, ?, ?, ?, 0, 0, 0, 0, 0, 0, ?, ?, 0, ?, ?, ?)",
            (
                match_id,
                number,
                deal.outcome,
                deal.taker,
                deal.trump,
                deal.capot,
                *deal.marks,
                *totals,
                deal.belote_of,
            ),
        )


def season(random: Random, matches: int, people: int = 9) -> list[Played]:
    """Matches of every kind: with bots, leavers, latecomers, draws, friendly, stopped and abandoned ones."""
    return [_match(random, number, people) for number in range(matches)]


def _match(random: Random, number: int, people: int) -> Played:
    four: list[int | None] = [*random.sample(range(1, people + 1), 4)]
    if random.random() < 0.3:
        for seat in random.sample(range(1, 4), random.randint(1, 3)):
            four[seat] = None
    last, late = [*four], list[tuple[int, int]]()
    if random.random() < 0.3:
        seat = random.randrange(4)
        if four[seat] is not None:
            last[seat] = random.choice([None, people + 1])
            late = [] if last[seat] is None else [(people + 1, seat)]
    ending = random.choices(list(Ending), [8, 1, 1])[0]
    winners: tuple[Winner, ...] = (0, 1, "draw")
    [winner] = random.choices(winners, [5, 5, 1])
    return Played(
        people=(four[0], four[1], four[2], four[3]),
        last=(last[0], last[1], last[2], last[3]),
        late=tuple(late),
        winner=winner,
        ending=ending,
        kind=random.choices(list(Kind), [6, 1])[0],
        desertion=random.choice(list(Desertion)),
        deals=[_random_deal(random) for _ in range(random.randint(1, 4))],
        at=MONDAY + number * DAY,
        guild_id=random.choices([GUILD, GUILD + 1], [5, 1])[0],
        level=random.choice(["beginner", "steady", "expert"]),
    )


def _random_deal(random: Random) -> Deal:
    if random.random() < 0.1:
        return VOID
    return Deal(
        marks=random.choice([(162, 0), (100, 62), (0, 182), (81, 81), (0, 252)]),
        taker=random.randrange(4),
        trump=random.choice("SHDC"),
        outcome=random.choice(["made", "failed", "litige"]),
        capot=random.choice([None, None, "A", "B"]),
        belote_of=random.choice([None, 0, 1, 2, 3]),
    )


async def derived(database: Database) -> dict[str, list[Row]]:
    """All that is worked out, table by table."""
    return {table: await database.rows(f"SELECT * FROM {table} ORDER BY 1, 2, 3") for table in DERIVED}  # noqa: S608
