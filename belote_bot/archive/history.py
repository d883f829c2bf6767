"""Matches that were played in a server: finding them, and showing their deals again once they are over."""

from dataclasses import dataclass
from typing import Final

from belote_bot.game.events import DealResult
from belote_bot.game.open_views import OpenView, open_views
from belote_bot.game.record import MatchRecord
from belote_bot.storage import history
from belote_bot.storage import matches as stored_matches
from belote_bot.storage import turns as stored_turns
from belote_bot.storage.database import Database
from belote_bot.storage.endings import Ending
from belote_bot.storage.history import PastDeal, PastMatch, PastPlayer
from belote_bot.storage.last_names import last_name
from belote_bot.storage.reading import Queries
from belote_bot.tables.records import match_record, replayed
from belote_bot.tables.refusals import Refusal, TableRefused

__all__ = ["Ending", "History", "HistoryPage", "PastDeal", "PastMatch", "PastPlayer", "Replay"]

PER_PAGE: Final = 8
"""So many matches fit into one message, whatever the names."""
_OFFERED: Final = 25
"""So many matches are offered while somebody types."""
_LAST_PAGE: Final = 100_000
_LARGEST: Final = 2**63 - 1
"""The largest number that the database can hold."""


@dataclass(frozen=True, slots=True)
class HistoryPage:
    """Some matches of a server, newest first."""

    number: int
    """0 for the newest matches."""
    matches: tuple[PastMatch, ...]
    has_more: bool
    """Whether there are older ones."""


@dataclass(frozen=True, slots=True)
class Replay:
    """A deal of a match that is over, to be looked at moment by moment."""

    match: PastMatch
    number: int
    """0 for the first deal of the match."""
    deals: int
    """How many deals of the match there are to see."""
    views: tuple[OpenView, ...]
    """The auction, then each trick."""
    results: tuple[DealResult, ...]
    """Those of the match up to this deal; one fewer than the deal's number says if it was broken off."""

    @property
    def steps(self) -> int:
        """How many moments there are: the auction, each trick, the score sheet if the deal was finished."""
        return len(self.views) + self.is_finished

    @property
    def is_finished(self) -> bool:
        """Whether the deal came to its end."""
        return len(self.results) > self.number


class History:
    """The matches of each server; nobody sees those of another.

    Raises TableRefused for a match that there is not, and for what must not be seen while it runs.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def page(self, guild_id: int, user_id: int | None, number: int) -> HistoryPage:
        """A page of a server's matches, or of those that one person played there."""
        if not 0 <= number <= _LAST_PAGE or not 0 <= (user_id or 0) <= _LARGEST:
            raise TableRefused(Refusal.STALE)
        most, after = PER_PAGE + 1, number * PER_PAGE
        async with self._database.aside() as queries:
            if user_id is None:
                found = await history.matches_of_guild(queries, guild_id, most=most, after=after)
            else:
                found = await history.matches_of_person(queries, guild_id, user_id, most=most, after=after)
        return HistoryPage(number, found[:PER_PAGE], len(found) > PER_PAGE)

    async def to_choose(self, guild_id: int, user_id: int) -> tuple[PastMatch, ...]:
        """The latest matches of a server, a person's own first."""
        async with self._database.aside() as queries:
            own = await history.matches_of_person(queries, guild_id, user_id, most=_OFFERED)
            others = await history.matches_of_guild(queries, guild_id, most=_OFFERED)
        return tuple({match.id: match for match in (*own, *others)}.values())

    async def name_of(self, guild_id: int, user_id: int) -> str | None:
        """The name under which a person sat down for their last match in a server; None before the first."""
        async with self._database.aside() as queries:
            return await last_name(queries, guild_id, user_id) if user_id <= _LARGEST else None

    async def match(self, guild_id: int, match_id: int) -> tuple[PastMatch, tuple[PastDeal, ...]]:
        """A match and what each of its finished deals came to: all that was told at the table."""
        async with self._database.aside() as queries:
            match = await _match(queries, guild_id, match_id)
            return match, await history.past_deals(queries, match_id)

    async def replay(self, guild_id: int, match_id: int, number: int) -> Replay:
        """A deal with all four hands; refused until the match is over."""
        async with self._database.reading():
            match = await _match(self._database, guild_id, match_id)
            if match.ending is None:
                raise TableRefused(Refusal.MATCH_RUNS)
            stored = await stored_matches.load_match(self._database, match_id)
        if stored is None:
            raise TableRefused(Refusal.NO_MATCH)
        game = replayed(stored)
        if not 0 <= number < len(game.deals):
            raise TableRefused(Refusal.NO_DEAL)
        views = open_views(game, number)
        return Replay(match, number, len(game.deals), views, game.results[: number + 1])

    async def record(self, guild_id: int, user_id: int, match_id: int) -> tuple[PastMatch, MatchRecord]:
        """The record of a match: for everybody once it is over, before that only for who plays in it.

        While it runs, it holds the finished deals as far as they tell nothing about the cards in play.
        """
        async with self._database.reading():
            match = await _match(self._database, guild_id, match_id)
            if match.ending is None and not await self._plays(match_id, user_id):
                raise TableRefused(Refusal.MATCH_RUNS)
            record = await match_record(self._database, match_id)
        if record is None:
            raise TableRefused(Refusal.NO_MATCH)
        return match, record

    async def last_record(self, guild_id: int, user_id: int) -> tuple[PastMatch, MatchRecord] | None:
        """The record of a person's last match in a server; None before the first."""
        page = await self.page(guild_id, user_id, 0)
        return await self.record(guild_id, user_id, page.matches[0].id) if page.matches else None

    async def _plays(self, match_id: int, user_id: int) -> bool:
        """Whether a person has held a seat of a match."""
        return await stored_turns.held_seat(self._database, match_id, user_id) is not None


async def _match(queries: Queries, guild_id: int, match_id: int) -> PastMatch:
    match = await history.past_match(queries, match_id) if match_id <= _LARGEST else None
    if match is None or match.guild_id != guild_id:
        raise TableRefused(Refusal.NO_MATCH)
    return match
