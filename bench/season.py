"""A file of many matches, for benchmarks: deals that bots played, given to people who were not there.

`python -m bench season FILE` plays some matches of four steady bots, and stores their deals and results
again and again for matches of people drawn at random, some with bots beside them, over two years in one
server. Results, ratings and ranking lists are then worked out as the bot does it.
"""

import argparse
import asyncio
import json
import sqlite3
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path
from random import Random
from typing import Final, TypeAlias

from tqdm import tqdm

from belote_bot.game.cards import CARDS
from belote_bot.game.house_rules import HouseRules, rules_to
from belote_bot.game.match import Match
from belote_bot.game.views import seat_view
from belote_bot.players.steady import Steady
from belote_bot.standings.settling import settle_all
from belote_bot.storage.database import Database
from belote_bot.tables.shuffling import seal

GUILD: Final = 1
RULES: Final = HouseRules(target=None, deals=8)
TEMPLATES: Final = 60
"""How many matches bots play in earnest."""
BEGAN: Final = 1_735_689_600
"""When the first match ended: the first of January 2025."""
SPAN: Final = 2 * 365 * 24 * 3600
BOTS: Final = 0.12
"""The share of matches in which a bot sits."""
LEFT: Final = 0.02
"""The share of matches that somebody leaves."""

Cells: TypeAlias = tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Template:
    """A match that bots played: its deals and results as they are stored, without the match's id."""

    deals: tuple[Cells, ...]
    results: tuple[Cells, ...]
    winner: str


def play(seed: int) -> Template:
    """A match of four steady bots."""
    random, match, player = Random(seed), Match(RULES, seed % 4), Steady()
    deals: list[Cells] = []
    while match.winner is None:
        pack = tuple(random.sample(CARDS, len(CARDS)))
        sealed = seal(pack)
        dealer = match.next_dealer
        match.start_deal(pack)
        deals.append((len(deals), dealer, " ".join(map(str, pack)), sealed.salt, sealed.commitment, BEGAN))
        while match.turn is not None:
            match.apply(player.decide(seat_view(match, match.turn)))
    winner = "draw" if match.winner == "draw" else "AB"[match.winner]
    return Template(tuple(deals), tuple(_results(match)), winner)


def _results(match: Match) -> Iterator[Cells]:
    for deal, result in zip(match.deals, match.results, strict=True):
        score, contract = result.score, deal.contract
        if score is None or contract is None:
            made: Cells = ("void", None, None, None, 0, 0, 0, 0, 0, 0)
        else:
            capot = None if score.capot is None else "AB"[score.capot]
            points = (*score.tricks, *deal.belote_points(), *deal.meld_verdict.points)
            made = (str(score.outcome), contract.taker, contract.trump.letter, capot, *points)
        belote_of = deal.belote_holder() if any(deal.belote_points()) else None
        yield (result.number, *made, *result.marks, result.pot, *result.totals, belote_of)


class Season:
    """Matches in the order in which they end."""

    def __init__(self, people: int, matches: int, seed: int) -> None:
        self._random = Random(seed)
        self._matches = matches
        self._ids = range(1, people + 1)
        # Some play much more often than others: the first about thirty times as often as the last.
        self._weights = list(accumulate(1 / (number + people / 30) for number in self._ids))
        self._templates = [play(number) for number in tqdm(range(TEMPLATES), "bots play", unit="match")]
        self._rules = json.dumps(rules_to(RULES))

    def store(self, place: Path) -> int:
        """Store all matches in a file with the schema; gives the number of deals."""
        with closing(sqlite3.connect(place)) as file:
            file.execute("PRAGMA synchronous = OFF")
            file.executemany(
                "INSERT INTO players VALUES (?, ?, ?)", [(who, f"Person {who}", BEGAN) for who in self._ids]
            )
            deals = 0
            for first in tqdm(range(1, self._matches + 1, 1000), "people play", unit="k matches"):
                for number in range(first, min(first + 1000, self._matches + 1)):
                    deals += self._add(file, number)
                file.commit()
            return deals

    def _add(self, file: sqlite3.Connection, number: int) -> int:
        """Store a match whose id, and that of its table, is this number."""
        random = self._random
        template = random.choice(self._templates)
        ended = BEGAN + SPAN * number // self._matches
        people: list[int | None] = [*self._four()]
        if random.random() < BOTS:
            people[random.choice((1, 2, 3))] = None
        last = [*people]
        if random.random() < LEFT:
            last[random.randrange(4)] = None
        file.execute(
            "INSERT INTO tables (id, guild_id, channel_id, host_id, language, rules, status, opened_at,"
            " closed_at, settled_at, desertion) VALUES (?, ?, 1, ?, 'fr', ?, 'finished', ?, ?, ?, 'lost')",
            (number, GUILD, people[0], self._rules, ended - 1800, ended, ended),
        )
        file.executemany(
            "INSERT INTO seats (table_id, seat, name, user_id, bot_level) VALUES (?, ?, ?, ?, ?)",
            [
                (number, seat, f"Person {who}", who, None if who else "steady")
                for seat, who in enumerate(last)
            ],
        )
        file.execute(
            "INSERT INTO matches (id, table_id, rules, first_dealer, draws, started_at, ended_at, winner,"
            " ending, place) VALUES (?, ?, ?, 0, '[]', ?, ?, ?, 'finished', ?)",
            (number, number, self._rules, ended - 1800, ended, template.winner, number),
        )
        file.executemany(
            "INSERT INTO match_players (match_id, seat, user_id, name, bot_level) VALUES (?, ?, ?, ?, ?)",
            [
                (number, seat, who, f"Person {who}", None if who else "steady")
                for seat, who in enumerate(people)
            ],
        )
        file.executemany(
            "INSERT INTO deals (match_id, number, dealer, deck, salt, commitment, dealt_at)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            [(number, *cells) for cells in template.deals],
        )
        file.executemany(
            "INSERT INTO results (match_id, deal, outcome, taker, trump, capot, tricks_a, tricks_b, belote_a,"
            " belote_b, melds_a, melds_b, marks_a, marks_b, pot, total_a, total_b, belote_of)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [(number, *cells) for cells in template.results],
        )
        return len(template.deals)

    def _four(self) -> Sequence[int]:
        four: set[int] = set()
        while len(four) < 4:
            four.add(self._random.choices(self._ids, cum_weights=self._weights)[0])
        return self._random.sample(sorted(four), 4)


async def make(place: Path, deals: int, people: int, seed: int = 1) -> int:
    """Make the file, which must not be there yet; gives the number of its deals."""
    database = await Database.open(place)
    await database.close()
    assert RULES.deals is not None
    stored = Season(people, deals // RULES.deals, seed).store(place)
    database = await Database.open(place)
    await database.run("PRAGMA synchronous = OFF")
    total = await database.number("SELECT count(*) FROM matches")
    # Each index is made at once when all is there, which is much faster than row by row.
    indexes = await database.rows(
        "SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND tbl_name = 'standings' AND sql NOT NULL"
    )
    for name, _ in indexes:
        await database.run(f"DROP INDEX {name}")
    with tqdm(total=total, desc="results are worked out", unit="match") as bar:
        await settle_all(database, bar.update)
    for _, sql in indexes:
        await database.run(str(sql))
    await database.run("PRAGMA wal_checkpoint(TRUNCATE)")
    await database.close()
    return stored


def main(options: Sequence[str] | None = None) -> int:
    """Make the file that the command line names; gives the exit status."""
    parser = argparse.ArgumentParser(prog="python -m bench season", description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--deals", type=int, default=1_000_000)
    parser.add_argument("--people", type=int, default=5_000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(options)
    asyncio.run(make(chosen.file, chosen.deals, chosen.people, chosen.seed))
    return 0


if __name__ == "__main__":
    sys.exit(main())
