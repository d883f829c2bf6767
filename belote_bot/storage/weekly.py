"""Where servers have the podium of each week posted, and which one was the last."""

from dataclasses import dataclass, replace

from belote_bot.storage.database import Database, Row
from belote_bot.storage.rows import integer, maybe_integer, maybe_text, text


@dataclass(frozen=True, slots=True)
class WeeklyRow:
    """What a server wants, and how far it is."""

    guild_id: int
    channel_id: int
    done: str
    """The last week that needs no message any more."""
    nonce: str | None = None
    """By which Discord knows a message that was begun again; None if none was begun, or it is done with."""
    begun_at: int | None = None
    fault: str | None = None
    """Why the last attempt could not succeed; None if nothing is known against it."""

    def finished(self, week: str) -> "WeeklyRow":
        """The same when a week needs no message any more."""
        return replace(self, done=week, nonce=None, begun_at=None, fault=None)


async def weekly_row(database: Database, guild_id: int) -> WeeklyRow | None:
    """What a server wants; None if it wants nothing."""
    row = await database.row(
        "SELECT guild_id, channel_id, done, nonce, begun_at, fault FROM weekly_posts WHERE guild_id = ?",
        (guild_id,),
    )
    return None if row is None else _read(row)


async def rows_behind(database: Database, week: str) -> list[WeeklyRow]:
    """The servers that wait for the message of a week."""
    rows = await database.rows(
        "SELECT guild_id, channel_id, done, nonce, begun_at, fault FROM weekly_posts"
        " WHERE done < ? ORDER BY guild_id",
        (week,),
    )
    return [_read(row) for row in rows]


async def store_weekly(database: Database, row: WeeklyRow) -> None:
    """Store what a server wants and how far it is, inside a transaction, in place of what was."""
    await database.run(
        "INSERT INTO weekly_posts (guild_id, channel_id, done, nonce, begun_at, fault)"
        " VALUES (?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (guild_id) DO UPDATE SET channel_id = excluded.channel_id, done = excluded.done,"
        " nonce = excluded.nonce, begun_at = excluded.begun_at, fault = excluded.fault",
        (row.guild_id, row.channel_id, row.done, row.nonce, row.begun_at, row.fault),
    )


async def forget_weekly(database: Database, guild_id: int) -> None:
    """Forget a server that wants no messages any more, inside a transaction."""
    await database.run("DELETE FROM weekly_posts WHERE guild_id = ?", (guild_id,))


def _read(row: Row) -> WeeklyRow:
    guild_id, channel_id, done, nonce, begun_at, fault = row
    return WeeklyRow(
        integer(guild_id),
        integer(channel_id),
        text(done),
        maybe_text(nonce),
        maybe_integer(begun_at),
        maybe_text(fault),
    )
