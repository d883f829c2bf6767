"""What is kept about a person: for themselves to read, and to have erased."""

import logging
import sqlite3
from datetime import UTC, datetime
from typing import Final

from belote_bot.storage.erasing import erase, playing_in
from belote_bot.storage.personal import facts_about
from belote_bot.tables.refusals import Refusal, TableRefused
from belote_bot.tables.service import Tables

log: Final = logging.getLogger(__name__)

FORMAT: Final = "belote-my-data"
VERSION: Final = 1

ATTEMPTS: Final = 10
"""How often the log is tried to be emptied while others read."""
AGAIN_SECONDS: Final = 1.0


class PersonalData:
    """What is kept about people, of all servers."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._database = tables.registry.database

    async def export(self, user_id: int) -> dict[str, object]:
        """All that is stored about a person, as a JSON document.

        Of cards it holds those that they played themselves, and nothing about anybody else.
        """
        async with self._database.aside() as queries:
            facts = await facts_about(queries, user_id)
        now = datetime.now(UTC).isoformat(timespec="seconds")
        return {"format": FORMAT, "version": VERSION, "user_id": str(user_id), "exported_at": now, **facts}

    async def erase(self, user_id: int) -> None:
        """Erase a person: what others took part in stays, with a former player in their place.

        Refused while an open table counts them among its players; what was erased is overwritten in the file.
        """
        async with self._tables.registry.storing():
            if any(map(self._tables.serves, await playing_in(self._database, user_id))):
                raise TableRefused(Refusal.STILL_PLAYING)
            await erase(self._database, user_id)
        self._tables.forget(user_id)
        await self._tables.registry.forget(user_id)
        try:
            await self._database.wipe()
            await self._empty_log()
        except sqlite3.Error as error:
            # The rows are gone all the same.
            log.warning("old values may stay in gaps of the file: %s", error)

    async def _empty_log(self) -> None:
        """Empty the log as soon as nobody reads what was before."""
        for _ in range(ATTEMPTS):
            if await self._database.empty_log():
                return
            await self._tables.pace.sleep(AGAIN_SECONDS)
        log.warning("old values may stay in the log until the next start: somebody reads the file")
