"""What each server chose."""

from belote_bot.storage.database import Database
from belote_bot.storage.rows import maybe_text


async def language_of(database: Database, guild_id: int) -> str | None:
    """The language chosen for a server's public messages, `fr` or `en`; None if none was chosen."""
    row = await database.row("SELECT language FROM guild_settings WHERE guild_id = ?", (guild_id,))
    return None if row is None else maybe_text(row[0])


async def choose_language(database: Database, guild_id: int, language: str | None) -> None:
    """Store the language of a server's public messages; None goes back to Discord's own setting."""
    async with database.transaction():
        await database.run(
            "INSERT INTO guild_settings (guild_id, language) VALUES (?, ?)"
            " ON CONFLICT (guild_id) DO UPDATE SET language = excluded.language",
            (guild_id, language),
        )
