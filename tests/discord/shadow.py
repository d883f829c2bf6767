"""The match as it must be: read from the file, replayed by the record reader, and followed click by click."""

import json

from belote_bot.game.cards import Card
from belote_bot.game.house_rules import rules_from
from belote_bot.game.match import Match
from belote_bot.game.record import load
from belote_bot.game.replaying import replay
from belote_bot.storage.database import Database, Row


async def begun(database: Database) -> Match:
    """The latest match of the file before its first deal."""
    rules, dealer = (await database.rows("SELECT rules, first_dealer FROM matches ORDER BY id"))[-1]
    assert isinstance(rules, str)
    assert isinstance(dealer, int)
    return Match(rules_from(json.loads(rules)), dealer)


async def follow(match: Match, database: Database) -> None:
    """Deal the next deal as it was stored, if a deal is due."""
    if not match.awaits_deal:
        return
    row = await database.row(
        "SELECT deck FROM deals WHERE number = ? ORDER BY match_id DESC", (len(match.deals),)
    )
    assert row is not None
    match.start_deal(tuple(Card.parse(text) for text in str(row[0]).split(" ")))


async def record(database: Database) -> dict[str, object]:
    """The match of the file as a record (RECORD §1), from nothing but its rows."""
    rules = json.loads(str((await database.rows("SELECT rules FROM matches"))[0][0]))
    players = [str(name) for (name,) in await database.rows("SELECT name FROM match_players ORDER BY seat")]
    deals = await database.rows("SELECT number, dealer, deck, salt, commitment FROM deals ORDER BY number")
    actions = await database.rows("SELECT deal, action FROM actions ORDER BY deal, number")
    return {
        "format": "belote-match",
        "version": 1,
        "rules": rules,
        "players": players,
        "deals": [_deal(row, [str(text) for deal, text in actions if deal == row[0]]) for row in deals],
    }


def _deal(row: Row, actions: list[str]) -> dict[str, object]:
    _, dealer, deck, salt, commitment = row
    bids = [text for text in actions if text == "pass" or len(text) == 1]
    return {
        "dealer": dealer,
        "deck": str(deck).split(" "),
        "bids": ["take" if index < 4 and bid != "pass" else bid for index, bid in enumerate(bids)],
        "plays": [text for text in actions if text != "pass" and len(text) == 2],
        "salt": salt,
        "commitment": commitment,
    }


async def replayed(database: Database) -> Match:
    """The match of the file, replayed by the reader of records, its commitments checked."""
    deals = list(replay(load(await record(database))))
    return deals[-1].match


async def stored_totals(database: Database) -> list[tuple[int, int]]:
    """The totals after each deal as the file has them."""
    rows = await database.rows("SELECT total_a, total_b FROM results ORDER BY deal")
    return [(int(str(one)), int(str(other))) for one, other in rows]
