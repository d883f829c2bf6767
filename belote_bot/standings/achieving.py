"""Finding what people achieved with a match: once, in the transaction that ends it."""

from collections import defaultdict
from collections.abc import Collection, Iterable
from typing import Final

from belote_bot.game.achievements import BELOTES, WINS, Achievement, Feat, feats
from belote_bot.game.match import Match
from belote_bot.storage.achievements import (
    Earned,
    NewlyEarned,
    Whole,
    belotes_until,
    earned_in,
    ended_matches,
    forget_all,
    had_by,
    number_stored,
    people_of,
    store_earned,
    wins_until,
)
from belote_bot.storage.database import Database
from belote_bot.storage.matches import load_match

__all__ = ["Earned", "award", "award_anew"]

AT_ONCE: Final = 50
"""How many matches are looked at in one transaction when there are many."""


async def award(database: Database, match_id: int, game: Match) -> tuple[Earned, ...]:
    """Store what people achieved for the first time with a match, inside the transaction that ends it.

    After `settle`: a match that does not count for somebody gives them nothing, and whoever did not sit there
    from the first deal to the last gets nothing either. Gives what is new.
    """
    for person in await people_of(database, match_id):
        had = {one.achievement for one in await had_by(database, person.guild_id, person.user_id)}
        await store_earned(database, await _new(database, match_id, game, person, had))
    return await earned_in(database, match_id)


async def _new(
    database: Database, match_id: int, game: Match, person: Whole, had: Collection[Achievement]
) -> list[NewlyEarned]:
    """What a person has achieved with a match and had not before."""
    found = [*feats(game.results, person.seat), *await _over_matches(database, match_id, person)]
    return [
        NewlyEarned(person.guild_id, person.user_id, feat.achievement, match_id, feat.deal)
        for feat in found
        if feat.achievement not in had
    ]


async def _over_matches(database: Database, match_id: int, person: Whole) -> list[Feat]:
    """What this match was the last of several for."""
    found: list[Feat] = []
    if await belotes_until(database, person, match_id) >= BELOTES:
        found.append(Feat(Achievement.BELOTES, None))
    if await wins_until(database, person, match_id, WINS) >= WINS:
        found.append(Feat(Achievement.WINS, None))
    return found


async def award_anew(database: Database) -> int:
    """Find all achievements again, from the matches and their settled results; gives how many there are.

    Outside a transaction. What was found before holds until all is found, and is then replaced at once.
    """
    had: defaultdict[tuple[int, int], set[Achievement]] = defaultdict(set)
    earned: list[NewlyEarned] = []

    async def look_at(matches: Iterable[int]) -> None:
        for match_id in matches:
            for person in await people_of(database, match_id):
                known = had[person.guild_id, person.user_id]
                new = await _new(database, match_id, await _game(database, match_id), person, known)
                known.update(one.achievement for one in new)
                earned.extend(new)

    last = 0
    while found := await ended_matches(database, last, AT_ONCE):
        await look_at(found.values())
        last = max(found)
    async with database.transaction():
        await look_at((await ended_matches(database, last)).values())
        await forget_all(database)
        await store_earned(database, earned)
        return await number_stored(database)


async def _game(database: Database, match_id: int) -> Match:
    """A match as its stored packs and actions give it."""
    stored = await load_match(database, match_id)
    assert stored is not None
    game = Match(stored.rules, stored.first_dealer)
    for deal in stored.deals:
        game.start_deal(deal.pack)
        for action in deal.actions:
            game.apply(action)
    return game
