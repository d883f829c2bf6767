"""Matches: the deals, every action, and the results."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from belote_bot.game.actions import Action, parse_action
from belote_bot.game.cards import Card
from belote_bot.game.dealing import Pack
from belote_bot.game.events import DealResult, Winner
from belote_bot.game.house_rules import HouseRules, rules_from, rules_to
from belote_bot.game.seats import Seat
from belote_bot.storage.achievements import Earned, earned_in
from belote_bot.storage.cuts import Cut, load_cuts
from belote_bot.storage.database import Database
from belote_bot.storage.endings import Ending
from belote_bot.storage.farewells import Farewell, farewell_of
from belote_bot.storage.rows import integer, text

WINNER_TEXT: Final[dict[Winner, str]] = {0: "A", 1: "B", "draw": "draw"}


@dataclass(frozen=True, slots=True)
class StoredDeal:
    """A deal as stored: the sealed pack, and what was done with it."""

    pack: Pack
    salt: str
    commitment: str
    actions: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """A match as stored; replaying it gives its state."""

    id: int
    rules: HouseRules
    players: tuple[str, ...]
    """The name on each seat when the match began."""
    first_dealer: Seat
    draws: tuple[tuple[Card, ...], ...]
    """The draw for the first dealer: each round's four cards, by seat; empty where the deal passed on."""
    deals: tuple[StoredDeal, ...]
    cuts: tuple[Cut, ...] = ()
    """Of the deals for which the pack was cut, perhaps also of one that is not dealt yet."""
    farewell: Farewell | None = None
    """How it ended; None while it goes on."""
    earned: tuple[Earned, ...] = ()
    """What people achieved for the first time with it, once it is over."""


@dataclass(frozen=True, slots=True)
class MatchStart:
    """What is stored of a match when it begins."""

    table_id: int
    rules: HouseRules
    first_dealer: Seat
    draws: Sequence[Sequence[Card]]
    players: Sequence[tuple[int | None, str, str | None]]
    """(user id or None for a bot, name, level of a bot) of each seat."""


async def insert_match(database: Database, start: MatchStart, now: int) -> int:
    """Store the beginning of a match, inside a transaction; gives its id."""
    match_id = await database.run(
        "INSERT INTO matches (table_id, rules, first_dealer, draws, started_at) VALUES (?, ?, ?, ?, ?)",
        (
            start.table_id,
            json.dumps(rules_to(start.rules)),
            start.first_dealer,
            json.dumps([[str(card) for card in cards] for cards in start.draws]),
            now,
        ),
    )
    await database.run_many(
        "INSERT INTO match_players (match_id, seat, user_id, name, bot_level) VALUES (?, ?, ?, ?, ?)",
        [(match_id, seat, *player) for seat, player in enumerate(start.players)],
    )
    return match_id


@dataclass(frozen=True, slots=True)
class SealedPack:
    """A shuffled pack with the salt and the commitment that were fixed before it is dealt."""

    pack: Pack
    salt: str
    commitment: str


async def insert_deal(
    database: Database, match_id: int, number: int, dealer: Seat, sealed: SealedPack, now: int
) -> None:
    """Store a deal before it is dealt, inside a transaction."""
    deck = " ".join(map(str, sealed.pack))
    await database.run(
        "INSERT INTO deals (match_id, number, dealer, deck, salt, commitment, dealt_at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        (match_id, number, dealer, deck, sealed.salt, sealed.commitment, now),
    )


@dataclass(frozen=True, slots=True)
class ActionRow:
    """One action and its place in the match."""

    match_id: int
    deal: int
    number: int
    """0 for the first bid of the deal."""
    seat: Seat
    action: Action
    user_id: int | None
    """Who did it; None for a bot."""


async def insert_action(database: Database, row: ActionRow, now: int) -> None:
    """Store an action, inside a transaction; sqlite3.IntegrityError if its place is taken."""
    await database.run(
        "INSERT INTO actions (match_id, deal, number, seat, action, user_id, acted_at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        (row.match_id, row.deal, row.number, row.seat, str(row.action), row.user_id, now),
    )


async def insert_result(database: Database, match_id: int, result: DealResult) -> None:
    """Store what a finished deal gave, inside a transaction, after its last action.

    Whose belote it was that brought points, the actions tell: they played the king of trumps.
    """
    score = result.score
    contract = result.contract
    tricks, belote, melds = (0, 0), (0, 0), (0, 0)
    if score is not None:
        tricks, belote, melds = score.tricks, score.points.belote, score.points.melds
    capot = None if score is None or score.capot is None else WINNER_TEXT[score.capot]
    await database.run(
        "INSERT INTO results (match_id, deal, outcome, taker, trump, capot, tricks_a, tricks_b,"
        " belote_a, belote_b, melds_a, melds_b, marks_a, marks_b, pot, total_a, total_b, belote_of)"
        " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17,"
        " CASE WHEN ?9 + ?10 > 0 THEN (SELECT seat FROM actions WHERE match_id = ?1 AND deal = ?2"
        " AND substr(action, 1, 2) = 'K' || ?5) END)",
        (
            match_id,
            result.number,
            "void" if score is None else score.outcome,
            None if contract is None else contract.taker,
            None if contract is None else contract.trump.letter,
            capot,
            *tricks,
            *belote,
            *melds,
            *result.marks,
            result.pot,
            *result.totals,
        ),
    )


async def end_match(
    database: Database, match_id: int, ending: Ending, winner: Winner | None, now: int
) -> None:
    """Store how the match ended and who won it, inside a transaction; an end that is stored stays as it is.

    The winner is None unless the match is finished.
    """
    await database.run(
        "UPDATE matches SET ended_at = ?, ending = ?, winner = ?,"
        " place = (SELECT coalesce(max(place), 0) + 1 FROM matches WHERE place IS NOT NULL)"
        " WHERE id = ? AND place IS NULL",
        (now, ending, None if winner is None else WINNER_TEXT[winner], match_id),
    )


async def latest_match(database: Database, table_id: int) -> StoredMatch | None:
    """The last match that began at a table, with all its deals and actions; None if none did."""
    row = await database.row(
        "SELECT id FROM matches WHERE table_id = ? ORDER BY id DESC LIMIT 1", (table_id,)
    )
    return None if row is None else await load_match(database, integer(row[0]))


async def load_match(database: Database, match_id: int) -> StoredMatch | None:
    """A match with all its deals and actions; None if there is none of this id."""
    row = await database.row("SELECT rules, first_dealer, draws FROM matches WHERE id = ?", (match_id,))
    if row is None:
        return None
    players = await database.rows(
        "SELECT name FROM match_players WHERE match_id = ? ORDER BY seat", (match_id,)
    )
    return StoredMatch(
        id=match_id,
        rules=rules_from(json.loads(text(row[0]))),
        players=tuple(text(name) for (name,) in players),
        first_dealer=integer(row[1]),
        draws=tuple(tuple(Card.parse(card) for card in cards) for cards in json.loads(text(row[2]))),
        deals=await _load_deals(database, match_id),
        cuts=await load_cuts(database, match_id),
        farewell=await farewell_of(database, match_id),
        earned=await earned_in(database, match_id),
    )


async def _load_deals(database: Database, match_id: int) -> tuple[StoredDeal, ...]:
    deals = await database.rows(
        "SELECT number, deck, salt, commitment FROM deals WHERE match_id = ? ORDER BY number", (match_id,)
    )
    actions = await database.rows(
        "SELECT deal, action FROM actions WHERE match_id = ? ORDER BY deal, number", (match_id,)
    )
    by_deal: dict[int, list[Action]] = {}
    for deal, action in actions:
        by_deal.setdefault(integer(deal), []).append(parse_action(text(action)))
    return tuple(
        StoredDeal(
            tuple(Card.parse(card) for card in text(deck).split(" ")),
            text(salt),
            text(sealed),
            tuple(by_deal.get(integer(number), ())),
        )
        for number, deck, salt, sealed in deals
    )
