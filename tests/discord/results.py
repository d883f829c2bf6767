"""Matches that ended, stored as the tables store them: who played, who won, deal after deal."""

from collections.abc import Sequence
from dataclasses import dataclass

from belote_bot.game.actions import Play
from belote_bot.game.auction import Contract
from belote_bot.game.cards import CARDS, Card, Rank, Suit
from belote_bot.game.house_rules import HouseRules
from belote_bot.game.scoring import DealPoints, score_deal
from belote_bot.game.seats import SEATS, Seat, Team, other_team, team_of
from belote_bot.game.tally import tally
from belote_bot.standings.settling import settle
from belote_bot.storage import tables
from belote_bot.storage.database import Database
from belote_bot.storage.endings import Ending
from belote_bot.storage.guilds import Kind
from belote_bot.storage.matches import (
    ActionRow,
    MatchStart,
    SealedPack,
    end_match,
    insert_action,
    insert_deal,
    insert_match,
    insert_result,
)
from belote_bot.storage.tables import (
    SeatRow,
    TableRow,
    TableStatus,
    Terms,
    insert_table,
    replace_seats,
    set_status,
)

DAY = 86_400


@dataclass(frozen=True)
class Played:
    """One deal: who took, what was trumps, and the points of the takers' tricks; 252 is a capot."""

    taker: Seat
    trump: Suit = Suit.HEARTS
    points: int = 100
    belote: bool = False

    @property
    def deal_points(self) -> DealPoints:
        team = team_of(self.taker)
        belote = (20 * (team == 0), 20 * (team == 1)) if self.belote else (0, 0)
        if self.points == 252:
            cards, won = ((152, 0), (8, 0)) if team == 0 else ((0, 152), (0, 8))
            return DealPoints(team, cards, won, team, belote)
        cards = (self.points - 10, 162 - self.points) if team == 0 else (162 - self.points, self.points - 10)
        return DealPoints(team, cards, (4, 4), team, belote)


@dataclass(frozen=True)
class Sits:
    """A person on a seat; a number below 0 is a bot."""

    id: int
    name: str


BOT = Sits(-1, "Marcel")


async def play(
    database: Database,
    guild_id: int,
    four: Sequence[Sits],
    winner: Team,
    at: int,
    deals: Sequence[Played] = (),
    kind: Kind = Kind.RANKED,
    ending: Ending = Ending.FINISHED,
) -> int:
    """Store a match of four people or bots that ended at a moment; gives its id."""
    rules = HouseRules()
    deals = deals or (Played(winner), Played(other_team(winner), Suit.SPADES, 60))
    seats = [
        SeatRow(seat, who.name, None, "steady") if who.id < 0 else SeatRow(seat, who.name, who.id, None)
        for seat, who in enumerate(four)
    ]
    counted = tally(
        rules, ((Contract(deal.taker, deal.trump, 1), score_deal(deal.deal_points, rules)) for deal in deals)
    )
    async with database.transaction():
        table = TableRow(
            id=0,
            guild_id=guild_id,
            channel_id=1,
            host_id=max(who.id for who in four),
            language="en",
            rules=rules,
            status=TableStatus.PLAYING,
            seats=(),
            post_key=None,
            post_id=None,
            terms=Terms(),
            kind=kind,
        )
        table_id = await insert_table(database, table, at)
        await replace_seats(database, table_id, guild_id, seats, at)
        players = [(None, who.name, "steady") if who.id < 0 else (who.id, who.name, None) for who in four]
        match_id = await insert_match(database, MatchStart(table_id, rules, SEATS[0], (), players), at)
        for deal, result in zip(deals, counted.results, strict=True):
            sealed = SealedPack(CARDS, "salt", "hash")
            await insert_deal(database, match_id, result.number, SEATS[0], sealed, at)
            if deal.belote:
                king = Play(Card.of(deal.trump, Rank.KING))
                row = ActionRow(match_id, result.number, 0, deal.taker, king, None)
                await insert_action(database, row, at)
            await insert_result(database, match_id, result)
        await set_status(database, table_id, TableStatus.FINISHED, at)
        await end_match(database, match_id, ending, winner if ending is Ending.FINISHED else None, at)
        await settle(database)
        await tables.settle(database, table_id, at)
    return match_id
