"""Matches of the past, stored as tables store them: played at random from a seed, by whom a test says."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from belote_bot.game.actions import Pass
from belote_bot.game.cards import CARDS
from belote_bot.game.house_rules import HouseRules
from belote_bot.game.match import Match
from belote_bot.standings.settling import settle
from belote_bot.storage import matches, tables
from belote_bot.storage.database import Database
from belote_bot.storage.endings import Ending
from belote_bot.storage.matches import ActionRow, MatchStart
from belote_bot.storage.tables import SeatRow, TableRow, TableStatus
from belote_bot.tables.shuffling import seal
from tests.discord.harness import Person

ONE_DEAL = HouseRules(target=None, deals=1)
TWO_DEALS = HouseRules(target=None, deals=2)
BOTS = ("Marcel", "Ginette", "Lucien", "Odette")
BEGAN = 1_790_000_000
"""When the first of them began; each later one a minute after it."""


def dealt(random: Random, match: Match) -> None:
    match.start_deal(tuple(random.sample(CARDS, len(CARDS))))


def seeded(rules: HouseRules, seed: int, actions: int | None = None, void: int = 0) -> Match:
    """A match to its end, or of so many actions only; the first `void` deals are taken by nobody."""
    random, match, done = Random(seed), Match(rules, 3), 0
    while match.winner is None and (actions is None or done < actions):
        if match.awaits_deal:
            dealt(random, match)
        deal = match.deals[-1]
        passing = deal.contract is None and (len(match.deals) <= void or len(deal.bids) < 2)
        match.apply(Pass() if passing else random.choice([a for a in deal.legal_actions() if a != Pass()]))
        done += 1
    return match


async def store(
    database: Database, guild_id: int, people: Sequence[Person], game: Match, ending: Ending | None
) -> int:
    """Store a match of these people, bots beside them; gives its id. Without an ending it still runs."""
    async with database.transaction():
        table_id, now = await _store_table(database, guild_id, people, game)
        names = [(p.id, p.name, None) for p in people]
        bots = [(None, name, "steady") for name in BOTS[len(people) :]]
        start = MatchStart(table_id, game.rules, game.deals[0].dealer, (), [*names, *bots])
        match_id = await matches.insert_match(database, start, now)
        await _store_deals(database, match_id, people, game, now)
        if ending is not None:
            await matches.end_match(database, match_id, ending, game.winner, now + 50)
            over = ending is Ending.FINISHED
            status = TableStatus.FINISHED if over else TableStatus.STOPPED
            await tables.set_status(database, table_id, status, now + 50)
            await tables.settle(database, table_id, now + 50)
            await settle(database)
    return match_id


async def _store_table(
    database: Database, guild_id: int, people: Sequence[Person], game: Match
) -> tuple[int, int]:
    number = await database.number("SELECT count(*) FROM tables")
    now = BEGAN + 60 * number
    seats = [
        *(SeatRow(seat, person.name, person.id, None) for seat, person in enumerate(people)),
        *(SeatRow(seat, BOTS[seat], None, "steady") for seat in range(len(people), 4)),
    ]
    row = TableRow(
        0, guild_id, 1, people[0].id, "en", game.rules, TableStatus.LOBBY, None, None, tuple(seats)
    )
    table_id = await tables.insert_table(database, replace(row, status=TableStatus.PLAYING), now)
    await tables.replace_seats(database, table_id, guild_id, seats, now)
    return table_id, now


async def _store_deals(
    database: Database, match_id: int, people: Sequence[Person], game: Match, now: int
) -> None:
    for number, deal in enumerate(game.deals):
        await matches.insert_deal(database, match_id, number, deal.dealer, seal(deal.pack), now + number)
        again = Match(game.rules, deal.dealer)
        again.start_deal(deal.pack)
        for count, action in enumerate((*deal.bids, *deal.plays)):
            seat = again.turn
            assert seat is not None
            who = people[seat].id if seat < len(people) else None
            again.apply(action)
            row = ActionRow(match_id, number, count, seat, action, who)
            await matches.insert_action(database, row, now + number)
        for result in game.results[number : number + 1]:
            await matches.insert_result(database, match_id, result)
