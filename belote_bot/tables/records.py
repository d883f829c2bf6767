"""Match records of what was played at the tables (RECORD §1)."""

from belote_bot.game.house_rules import Shuffle
from belote_bot.game.match import Match
from belote_bot.game.record import MatchRecord, record_deal
from belote_bot.storage.database import Database
from belote_bot.storage.matches import StoredMatch, load_match


def replayed(stored: StoredMatch) -> Match:
    """The match that the stored packs and actions give."""
    match = Match(stored.rules, stored.first_dealer)
    for deal in stored.deals:
        match.start_deal(deal.pack)
        for action in deal.actions:
            match.apply(action)
    return match


async def match_record(database: Database, match_id: int) -> MatchRecord | None:
    """The record of a match with the pack, the salt and the commitment of every finished deal.

    A deal in progress is left out: its pack is nobody's to see. Nor is, where the pack is only cut, that
    of a void deal before it: it would give away all but the cut. None if there is no such match.
    """
    stored = await load_match(database, match_id)
    if stored is None:
        return None
    match = replayed(stored)
    south, east, north, west = stored.players
    finished = zip(match.deals[: _deals_to_show(match)], stored.deals, strict=False)
    return MatchRecord(
        stored.rules,
        (south, east, north, west),
        tuple(record_deal(deal, sealed.salt) for deal, sealed in finished),
    )


def _deals_to_show(match: Match) -> int:
    """How many deals, from the first on, tell nothing about the one in progress or the next one."""
    count = len(match.results)
    if match.rules.shuffle is Shuffle.CUT_ONLY and match.winner is None:
        while count and match.results[count - 1].score is None:
            count -= 1
    return count
