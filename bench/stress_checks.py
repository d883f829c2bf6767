"""What must hold in a file after kill -9: nothing that people were told is missing, and everything agrees."""

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from belote_bot.game.record import dump, load
from belote_bot.game.replaying import replay
from belote_bot.standings.recompute import at_file, compare
from belote_bot.storage.database import Database
from belote_bot.tables.records import match_record

Move = tuple[int, str]
"""Who made it (0 for a bot), and what it was; a deal that was dealt is `(0, "deal")`."""


@dataclass
class Journal:
    """What the process told before it was killed, in all its lives."""

    told: list[tuple[int, int, int, str]] = field(default_factory=list)
    """Moves that people were answered: the table, its version before, the person, the action."""
    shown: Counter[int] = field(default_factory=Counter)
    """The highest version of each table that anybody may have seen."""
    ended: set[int] = field(default_factory=set)
    """The tables whose match everybody may have seen end."""
    posts: Counter[tuple[int, str]] = field(default_factory=Counter)
    """The messages for each deal of a table in this life."""
    faults: list[str] = field(default_factory=list)
    """What the process itself did twice."""

    def begin_life(self) -> None:
        """The simulated Discord is empty once more: every table posts its message anew."""
        self.posts.clear()

    def note(self, line: str) -> None:
        """Take a line of the process down."""
        match line.split():
            case ["told", table, version, user, action]:
                self.told.append((int(table), int(version), int(user), action))
            case ["shown" | "back" as word, table, version]:
                if word == "back" and int(version) < self.shown[int(table)]:
                    self.faults.append(f"table {table} came back at {version}, and was shown later")
                self.shown[int(table)] = max(self.shown[int(table)], int(version))
            case ["ended", table]:
                self.ended.add(int(table))
            case ["posted", table, key]:
                self.posts[int(table), key] += 1
                if self.posts[int(table), key] > 1:
                    self.faults.append(f"table {table} has two messages about {key}")
            case ["ready"]:
                pass
            case _:
                self.faults.append(f"a line that says nothing: {line!r}")


def lost(place: Path, journal: Journal, since: int = 0) -> Iterator[str]:
    """What people were told, from the move with this number on, and the file does not have."""
    with closing(sqlite3.connect(f"{place.absolute().as_uri()}?mode=rw", uri=True)) as file:
        moves: dict[int, list[Move]] = {}
        for table, version, user, action in journal.told[since:]:
            known = moves.setdefault(table, _moves(file, table))
            if known[version : version + 1] != [(user, action)]:
                yield f"table {table}: {action} of {user} at {version}"
        for table, version in journal.shown.items():
            if len(moves.setdefault(table, _moves(file, table))) < version:
                yield f"table {table}: version {version} was shown"
        closed = "SELECT id FROM tables WHERE status = 'finished'"
        for table in journal.ended - {row[0] for row in file.execute(closed)}:
            yield f"table {table}: its end was shown"


def _moves(file: sqlite3.Connection, table: int) -> list[Move]:
    """All that happened at a table: its version is their number."""
    deals = (
        "SELECT match_id, number FROM deals JOIN matches ON id = match_id WHERE table_id = ? ORDER BY 1, 2"
    )
    actions = (
        "SELECT coalesce(user_id, 0), action FROM actions WHERE match_id = ? AND deal = ? ORDER BY number"
    )
    moves: list[Move] = []
    for deal in file.execute(deals, (table,)).fetchall():
        moves += [(0, "deal"), *file.execute(actions, deal)]
    return moves


INVARIANTS = {
    "a table in play without four people or bots": (
        "SELECT id FROM tables WHERE status = 'playing'"
        " AND (SELECT count(*) FROM seats WHERE table_id = tables.id) <> 4"
    ),
    "somebody at two open tables": (
        "SELECT user_id FROM seats JOIN tables ON id = table_id WHERE status IN ('lobby', 'playing')"
        " AND user_id IS NOT NULL GROUP BY guild_id, user_id HAVING count(*) > 1"
    ),
    "a table with two matches": "SELECT table_id FROM matches GROUP BY table_id HAVING count(*) > 1",
    "a closed table whose match goes on, or the other way round": (
        "SELECT tables.id FROM tables JOIN matches ON table_id = tables.id"
        " WHERE (status = 'playing') <> (ended_at IS NULL)"
    ),
    "a match that ended without its results": (
        "SELECT id FROM matches WHERE ended_at IS NOT NULL AND id NOT IN (SELECT match_id FROM match_results)"
    ),
    "a card that was played twice": (
        "SELECT match_id FROM actions WHERE length(action) = 2"
        " GROUP BY match_id, deal, action HAVING count(*) > 1"
    ),
    "a seat of the beginning that is not there": (
        "SELECT match_id FROM match_players GROUP BY match_id HAVING count(*) <> 4"
    ),
}


def broken(place: Path) -> Iterator[str]:
    """What contradicts itself in the file."""
    with closing(sqlite3.connect(f"{place.absolute().as_uri()}?mode=ro", uri=True)) as file:
        for check in ("integrity_check", "foreign_key_check"):
            for row in file.execute(f"PRAGMA {check}"):
                if row != ("ok",):
                    yield f"{check}: {row}"
        for name, sql in INVARIANTS.items():
            for (number,) in file.execute(sql):
                yield f"{name}: {number}"


async def disagreeing(place: Path) -> list[str]:
    """What the matches, played again from their records, say otherwise than the file; nobody else uses it."""
    found: list[str] = []
    database = await Database.open(place)
    for (match_id,) in await database.rows("SELECT id FROM matches ORDER BY id"):
        assert isinstance(match_id, int)
        try:
            record = await match_record(database, match_id)
            deals = [] if record is None else list(replay(load(dump(record))))
        except (ValueError, LookupError, AssertionError) as error:
            found.append(f"match {match_id}: {error!r}")
            continue
        totals = await database.row(
            "SELECT total_a, total_b FROM results WHERE match_id = ? ORDER BY deal DESC LIMIT 1", (match_id,)
        )
        played = deals[-1].report["totals"] if deals else None
        if played is not None and totals is not None and played != list(totals):
            found.append(f"match {match_id}: {totals} are stored, {played} were played")
    await database.close()
    done = await at_file(place, compare, lambda _: None)
    return [*found, *(done.sentences() if done.found else ())]


def verified(place: Path) -> list[str]:
    """The same, from a program without a loop."""
    return asyncio.run(disagreeing(place))
