"""Writing the results of a match, once, in the transaction that ends it."""

from dataclasses import dataclass

from belote_bot.game.events import Winner
from belote_bot.game.seats import SEATS, Seat, other_team, partner_of, team_of
from belote_bot.standings.outcomes import Part, Result, Share, company_of, shares_of, whole_seats
from belote_bot.standings.periods import LEAST_MATCHES, Span, period_at
from belote_bot.standings.strengths import NEWCOMER, Four, Lineup, Strength, after, bot_strength
from belote_bot.storage.boards import Company, Sides
from belote_bot.storage.database import Database, Value
from belote_bot.storage.endings import EndedMatch, load_ended
from belote_bot.storage.results import (
    Entry,
    StoredRating,
    add_entries,
    boards_of,
    insert_match_result,
    insert_person_results,
    last_place,
    places_after,
    ratings_of,
    show_ratings,
    store_ratings,
)

AT_ONCE = 200
"""How many matches are settled in one transaction when there are many."""


@dataclass(frozen=True, slots=True)
class Change:
    """What a match changed in what is believed of a person."""

    before: Strength
    after: Strength
    matches: int
    """On how many matches it rests afterwards."""


async def settle(database: Database, match_id: int) -> None:
    """Store what a match that ended gave to everybody, inside the transaction that ends it.

    A second time, and for a match that has not ended, nothing happens. Matches are settled in the order of
    their places, since each rating begins where the one before it ended.
    """
    match = await load_ended(database, match_id)
    if match is None or match.place <= await last_place(database):
        return
    shares = shares_of(match)
    changes = await _changes(database, match, shares)
    await insert_match_result(database, match, company_of(match))
    await insert_person_results(
        database, [_row(match, share, changes.get(share.user_id)) for share in shares]
    )
    await store_ratings(
        database,
        match.guild_id,
        {who: StoredRating(c.after.mu, c.after.sigma, c.matches) for who, c in changes.items()},
    )
    await _rank(database, match, shares, changes)


async def settle_all(database: Database) -> int:
    """Settle the matches that ended and are not settled, such as those of before; gives their number."""
    count = 0
    while waiting := await places_after(database, await last_place(database), AT_ONCE):
        async with database.transaction():
            for match_id in waiting:
                await settle(database, match_id)
        count += len(waiting)
    return count


# ---- ratings ---------------------------------------------------------------------------------


async def _changes(database: Database, match: EndedMatch, shares: tuple[Share, ...]) -> dict[int, Change]:
    """What changes in what is believed of people, by user id; nothing in a match that does not count."""
    rated = [share for share in shares if share.counted]
    if not rated:
        return {}
    people = {sitter.user_id for sitter in match.starters if sitter.user_id is not None}
    known = await ratings_of(database, match.guild_id, sorted(people))
    stayed = whole_seats(match)
    changes: dict[int, Change] = {}
    for share in rated:
        if share.part is Part.WHOLE:
            assert match.winner is not None
            lineup, winner = _lineup(match, known, stayed), match.winner
        else:
            # Whoever left has lost, as the match was when it began, whoever won it in the end.
            began = frozenset(seat for seat in SEATS if match.starters[seat].user_id is not None)
            lost: Winner = other_team(team_of(share.seat))
            lineup, winner = _lineup(match, known, began), lost
        matches = known[share.user_id].matches if share.user_id in known else 0
        moved = after(lineup, winner)[share.seat]
        changes[share.user_id] = Change(lineup.strengths[share.seat], moved, matches + 1)
    return changes


def _lineup(match: EndedMatch, known: dict[int, StoredRating], people: frozenset[Seat]) -> Lineup:
    """Who played, where only these seats count as people's."""

    def on(seat: Seat) -> Strength:
        user_id = match.starters[seat].user_id
        if seat not in people or user_id is None:
            return bot_strength(match.sitters[seat].level)
        stored = known.get(user_id)
        return NEWCOMER if stored is None else Strength(stored.mu, stored.sigma)

    strengths: Four = (on(0), on(1), on(2), on(3))
    return Lineup(strengths, frozenset(SEATS) - people)


# ---- rows ------------------------------------------------------------------------------------


def _row(match: EndedMatch, share: Share, change: Change | None) -> tuple[Value, ...]:
    """A person's result in the order of its columns."""
    figures = share.figures
    strengths = (
        (None,) * 4
        if change is None
        else (change.before.mu, change.before.sigma, change.after.mu, change.after.sigma)
    )
    return (
        match.id,
        share.user_id,
        match.guild_id,
        match.place,
        share.seat,
        share.partner_id,
        share.part,
        share.result,
        share.company,
        int(share.counted),
        figures.deals,
        *figures.marks,
        *figures.taken,
        *figures.made,
        *figures.failed,
        figures.belotes,
        *figures.capots,
        *strengths,
    )


async def _rank(
    database: Database, match: EndedMatch, shares: tuple[Share, ...], changes: dict[int, Change]
) -> None:
    """Add the match to the ranking lists; former players are on none."""
    counted = [share for share in shares if share.counted]
    if not counted:
        return
    spans = {period_at(span, match.ended_at): LEAST_MATCHES[span] for span in Span}
    boards = await boards_of(database, match.guild_id, list(spans))
    entries: list[Entry] = []
    shown: list[tuple[int, int, int, int, int]] = []
    for period, least in spans.items():
        for share in counted:
            if share.user_id < 0:
                continue
            change = changes[share.user_id]
            entries += [
                _entry((share,), (change,), boards[period, company, Sides.PEOPLE], least)
                for company in (share.company, Company.ALL)
            ]
            apart = Company.BOTS if share.company is Company.PEOPLE else Company.PEOPLE
            rating = (change.after.shown, change.after.spread, change.matches)
            shown.append((*rating, boards[period, apart, Sides.PEOPLE], share.user_id))
        for pair in _pairs(counted):
            both = tuple(changes[share.user_id] for share in pair)
            entries += [
                _entry(pair, both, boards[period, company, Sides.PAIRS], least)
                for company in (pair[0].company, Company.ALL)
            ]
    await add_entries(database, entries)
    await show_ratings(database, shown)


def _pairs(counted: list[Share]) -> list[tuple[Share, Share]]:
    """The partners who both played the whole match, by number."""
    whole = {share.seat: share for share in counted if share.part is Part.WHOLE and share.user_id > 0}
    pairs = [
        (whole[seat], whole[partner_of(seat)]) for seat in (0, 1) if {seat, partner_of(seat)} <= set(whole)
    ]
    return [(one, other) if one.user_id < other.user_id else (other, one) for one, other in pairs]


def _entry(side: tuple[Share, ...], changes: tuple[Change, ...], board_id: int, least: int) -> Entry:
    """What a match adds to the line of a person, or of a pair."""
    share = side[0]
    return Entry(
        board_id=board_id,
        user_id=share.user_id,
        partner_id=side[1].user_id if len(side) > 1 else 0,
        won=int(share.result is Result.WON),
        drawn=int(share.result is Result.DRAWN),
        deals=share.figures.deals,
        marks=share.figures.marks[0],
        contracts=sum(sum(each.figures.made) for each in side),
        capots=share.figures.capots[0],
        rating=round(sum(change.after.shown for change in changes) / len(changes)),
        spread=round(sum(change.after.spread for change in changes) / len(changes)),
        rated=min(change.matches for change in changes),
        least=least,
    )
