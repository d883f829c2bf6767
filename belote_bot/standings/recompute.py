"""Working all results out anew from the matches alone: `belote-bot recompute`."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from belote_bot.standings.achieving import award_anew
from belote_bot.standings.settling import settle
from belote_bot.storage.database import Database, StorageError
from belote_bot.storage.erasing import last_number
from belote_bot.storage.rederived import Difference, differences, empty, glance, put_right, shadowing


@dataclass(frozen=True, slots=True)
class Recomputed:
    """What came of it."""

    matches: int
    """How many matches have ended."""
    found: tuple[Difference, ...]
    """Where what was stored is not what the matches say."""

    def sentences(self) -> Iterator[str]:
        """What there is to say, for whoever runs the bot, a line each."""
        for each in self.found:
            counts = f"{each.wrong} wrong, {each.missing} missing, {each.surplus} too many"
            yield f"{each.table}: {counts}"
            for stored, right in each.examples:
                yield f"  stored: {stored or 'nothing'}"
                yield f"  should be: {right or 'nothing'}"
        if not self.found:
            matches = "1 match" if self.matches == 1 else f"{self.matches} matches"
            yield f"{matches}: results, ratings and ranking lists are right"


def _nobody(_: int) -> None:
    return


Told: TypeAlias = Callable[[int], None]
"""Called now and then with the number of matches that are worked out so far."""


async def compare(database: Database, told: Told = _nobody) -> Recomputed:
    """Work out results, ratings and ranking lists anew, and say where the stored ones differ.

    The bot may go on meanwhile.
    """
    async with shadowing(database):
        return await _glance(database, told)


async def recompute(database: Database, told: Told = _nobody) -> Recomputed:
    """The same, and put the new ones in the place of stored ones that differ.

    Nobody else can write while that is done; matches that ended meanwhile are taken in. Where somebody was
    forgotten meanwhile, all is worked out once more: the new results still knew them.
    """
    async with shadowing(database):
        before = await last_number(database)
        seen = await _glance(database, told)
        if not seen.found:
            return seen
        async with database.transaction():
            known = seen.matches
            if await last_number(database) != before:
                await empty(database)
                known = 0
            late = await _settle_all(database, told)
            found = await differences(database)
            await put_right(database, found)
        return Recomputed(known + late, found)


async def with_achievements(database: Database, told: Told = _nobody) -> Recomputed:
    """The same as `recompute`, then find anew what people achieved, which takes playing every match again."""
    done = await recompute(database, told)
    await award_anew(database)
    return done


async def at_file(
    place: Path, work: Callable[[Database, Told], Awaitable[Recomputed]], told: Told
) -> Recomputed:
    """Do either with a file; StorageError if there is none or it cannot be used."""
    if not await asyncio.to_thread(place.is_file):
        raise StorageError(f"There is no database {place}.")
    database = await Database.open(place)
    try:
        return await work(database, told)
    finally:
        await database.close()


async def _glance(database: Database, told: Told) -> Recomputed:
    async with glance(database):
        matches = await _settle_all(database, told)
        return Recomputed(matches, await differences(database))


async def _settle_all(database: Database, told: Told) -> int:
    count = 0
    while settled := await settle(database):
        count += settled
        told(count)
    return count
