"""Writing the results of matches that ended: once, and in the transaction that ends them."""

from collections.abc import Callable
from typing import Final

from belote_bot.standings.ledger import Boards, Ledger, periods_of
from belote_bot.standings.outcomes import shares_of
from belote_bot.storage.database import Database
from belote_bot.storage.endings import load_ended_after
from belote_bot.storage.results import (
    add_entries,
    boards_of,
    insert_match_results,
    insert_person_results,
    last_place,
    ratings_of,
    show_ratings,
    store_ratings,
)

AT_ONCE: Final = 2_000
"""How many matches are settled together when there are many."""


async def settle(database: Database) -> int:
    """Store what the matches gave that ended since the last time, inside the transaction that ended one.

    Gives their number, at most 2000. They are settled in the order of their places, since each rating begins
    where the one before it ended; one that is settled is never settled again.
    """
    matches = await load_ended_after(database, await last_place(database), AT_ONCE)
    if not matches:
        return 0
    played = [(match, shares_of(match)) for match in matches]
    people = {
        (match.guild_id, s.user_id) for match in matches for s in match.starters if s.user_id is not None
    }
    boards: dict[tuple[int, str], Boards] = {}
    for match, shares in played:
        if any(share.counted for share in shares):
            for _, period in periods_of(match):
                if (match.guild_id, period) not in boards:
                    boards[match.guild_id, period] = await boards_of(database, match.guild_id, period)
    ledger = Ledger(await ratings_of(database, people), boards)
    for match, shares in played:
        ledger.enter(match, shares)
    await _store(database, ledger)
    return len(matches)


async def _store(database: Database, ledger: Ledger) -> None:
    await insert_match_results(database, ledger.matches)
    await insert_person_results(database, ledger.people)
    await store_ratings(database, ledger.ratings)
    await show_ratings(database, ledger.shown)
    await add_entries(database, ledger.entries.values())


async def settle_all(database: Database, told: Callable[[int], object] | None = None) -> int:
    """Settle all matches that ended and are not settled, such as those of before; gives their number.

    `told` is called with how many more are settled, now and then.
    """
    count = 0
    while True:
        async with database.transaction():
            settled = await settle(database)
        if not settled:
            return count
        count += settled
        if told is not None:
            told(settled)
