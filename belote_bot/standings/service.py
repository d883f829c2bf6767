"""What can be asked about results: ranking lists and profiles, each of one server only."""

from belote_bot.standings.periods import ALL_TIME, LEAST_MATCHES, Span, period_at, period_before
from belote_bot.standings.strengths import Strength
from belote_bot.storage.achievements import Earned, had_by
from belote_bot.storage.boards import Board, Company, Line, Measure, Named, Page, Rating, Sides
from belote_bot.storage.database import Database
from belote_bot.storage.endings import Ending
from belote_bot.storage.guilds import Desertion
from belote_bot.storage.profiles import Companion, Contracts, Profile, load_profile
from belote_bot.storage.ranking import load_page

__all__ = [
    "ALL_TIME", "LEAST_MATCHES", "Board", "Companion", "Company", "Contracts", "Desertion", "Ending", "Line",
    "Measure", "Named", "Page", "Profile", "Rating", "Sides", "Span", "Standings", "period_at",
    "period_before",
]  # fmt: skip


class Standings:
    """Questions about results; they are answered beside play, which they hold up nowhere."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def leaderboard(self, board: Board, asker: int | None, page: int = 0) -> Page:
        """A page of a ranking list with the asker's own line; the last one if there are not so many."""
        async with self._database.aside() as queries:
            return await load_page(queries, board, asker, page)

    async def achievements(self, guild_id: int, user_id: int) -> tuple[Earned, ...]:
        """What a person has achieved in a server, in the order in which it came."""
        async with self._database.aside() as queries:
            return await had_by(queries, guild_id, user_id)

    async def profile(self, guild_id: int, user_id: int) -> Profile:
        """What a person has done in a server; zeros if nothing."""
        async with self._database.aside() as queries:
            return await load_profile(queries, guild_id, user_id, _shown)


def _shown(mu: float, sigma: float) -> tuple[int, int]:
    strength = Strength(mu, sigma)
    return strength.shown, strength.spread
