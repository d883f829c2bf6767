"""Another match of the same players: whoever played asks for it once the first is over."""

import asyncio
from dataclasses import dataclass, replace

from belote_bot.storage.guilds import Bots
from belote_bot.storage.rematches import match_before, rematch_after
from belote_bot.storage.tables import load_table
from belote_bot.tables.lobby import Lobby, Opening
from belote_bot.tables.occupants import Person
from belote_bot.tables.refusals import Refusal, TableRefused
from belote_bot.tables.registry import Registry
from belote_bot.tables.rematch import rematch_of
from belote_bot.tables.table import Table


@dataclass(frozen=True, slots=True)
class Asked:
    """Who asks for a rematch, where, and whether the server takes bots now."""

    guild_id: int
    channel_id: int
    person: Person
    bots: Bots = Bots.ALLOWED
    draws_pairs: bool = False
    """Whether it is to be drawn who sits where."""


class Rematching:
    """Opens the table of a rematch; raises TableRefused when what is asked is not possible."""

    def __init__(self, registry: Registry, lobby: Lobby) -> None:
        self._registry = registry
        self._lobby = lobby
        self._one_by_one = asyncio.Lock()

    async def open(self, match_id: int, asked: Asked) -> tuple[Table, bool]:
        """Open a table with the rules and terms of a finished match, where whoever asks is the host.

        They and the bots sit where they sat; the other people's seats are free until they sit down. Where
        pairs are to be drawn, that is done as soon as every seat is taken. Gives
        the table, and whether it is new: there is one for each match, and another only when that was closed
        before it was played.
        """
        async with self._one_by_one:
            database = self._registry.database
            before = await match_before(database, match_id)
            row = None if before is None else await load_table(database, before.table_id)
            if before is None or row is None or (row.guild_id, row.channel_id) != _place(asked):
                raise TableRefused(Refusal.STALE)
            rematch = replace(rematch_of(before, row), draws_pairs=asked.draws_pairs)
            if rematch.seat_of(asked.person.user_id) is None:
                raise TableRefused(Refusal.NOT_IN_MATCH)
            known = await rematch_after(database, match_id)
            table = None if known is None else self._open_table(known.table_id)
            if table is not None:
                return table, False
            if known is not None and known.played:
                raise TableRefused(Refusal.REMATCH_PLAYED)
            refused = Bots.REFUSED in (asked.bots, row.terms.bots)
            if refused and rematch.has_bots:
                raise TableRefused(Refusal.NO_BOTS)
            terms = replace(row.terms, bots=Bots.REFUSED) if refused else row.terms
            opening = Opening(*_place(asked), asked.person, row.language, row.rules, terms, row.kind, rematch)
            return await self._lobby.open(opening), True

    def _open_table(self, table_id: int) -> Table | None:
        try:
            table = self._registry.get(table_id)
        except TableRefused:
            return None
        return table if table.status.is_open else None


def _place(asked: Asked) -> tuple[int, int]:
    return asked.guild_id, asked.channel_id
