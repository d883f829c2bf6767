"""What the program remembers about itself from one start to the next."""

from belote_bot.storage.database import Database
from belote_bot.storage.rows import text


async def recall(database: Database, name: str) -> str | None:
    """What was remembered under this name, None if nothing was."""
    row = await database.row("SELECT value FROM facts WHERE name = ?", (name,))
    return None if row is None else text(row[0])


async def remember(database: Database, name: str, value: str) -> None:
    """Remember something under this name, in place of what was."""
    async with database.transaction():
        await database.run(
            "INSERT INTO facts (name, value) VALUES (?, ?)"
            " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            (name, value),
        )
