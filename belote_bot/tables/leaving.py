"""Going away: one person leaves, or the match is stopped with the others' consent."""

from dataclasses import replace

from belote_bot.game.seats import Seat
from belote_bot.standings.settling import settle
from belote_bot.storage import matches as stored_matches
from belote_bot.storage import offers as stored_offers
from belote_bot.storage import tables as stored_tables
from belote_bot.storage import turns as stored_turns
from belote_bot.storage.endings import Ending
from belote_bot.storage.farewells import farewell_of
from belote_bot.storage.tables import TableStatus
from belote_bot.tables.news import StopRequest, Takeover
from belote_bot.tables.occupants import Absence, Bot, Person, Seats, StandIn, new_bot, with_occupant
from belote_bot.tables.pace import Pace
from belote_bot.tables.refusals import Refusal, TableRefused
from belote_bot.tables.registry import Registry, now
from belote_bot.tables.table import Shown, Table
from belote_bot.tables.turns import next_turn


class Leaving:
    """How people and tables end; raises TableRefused when what is asked is not possible."""

    def __init__(self, registry: Registry, pace: Pace) -> None:
        self._registry = registry
        self._pace = pace

    async def leave(self, table_id: int, user_id: int) -> None:
        """Free a person's seat; in a match a bot goes on with the same cards.

        The host's place passes to the next person; without any person left the table closes. Whoever let
        their turns go by counts as a person until they leave, too.
        """
        async with self._registry.holding(table_id) as table:
            await self._leave(table, user_id)

    async def lose(self, table_id: int, user_id: int) -> None:
        """Treat somebody as having left who cannot come to the table any more.

        Other than by their own will, the match of the last one is not over: it waits for somebody to be back.
        """
        async with self._registry.holding(table_id) as table:
            await self._leave(table, user_id, waits=table.status is TableStatus.PLAYING)

    async def _leave(self, table: Table, user_id: int, *, waits: bool = False) -> None:
        seat = table.held_by(user_id)
        if seat is None or not table.status.is_open:
            raise TableRefused(Refusal.NOT_SEATED)
        others = [*(person.user_id for person in table.people()), *table.sleepers()]
        others.remove(user_id)
        if not others and not waits:
            await self._close(table, Ending.ABANDONED)
            return
        successor = None if table.status is TableStatus.LOBBY else _successor(table, seat)
        host_id = others[0] if others and table.host_id == user_id else table.host_id
        is_giver = table.offered is not None and table.offered.giver_id == user_id
        await self._give_up(table, with_occupant(table.seats, seat, successor), host_id, is_giver=is_giver)
        if successor is not None and successor.stands_in is not None:
            table.takeover = Takeover(successor.stands_in.person.name, successor.name)
            self._registry.changed(table)

    async def _give_up(self, table: Table, seats: Seats, host_id: int, *, is_giver: bool) -> None:
        """Let a person be gone; if only those are left who sleep, the table waits for them.

        `is_giver`: they wanted to hand their seat over, and do so no more, even if they come back.
        """
        nobody = not any(isinstance(occupant, Person) for occupant in seats)
        waits = nobody and table.match is not None
        turn = next_turn(table, table.match.game, seats, self._pace) if waits and table.match else None

        async def also() -> None:
            if turn is not None:
                await stored_turns.store_turn(self._registry.database, table.id, turn)
            if is_giver:
                await stored_offers.forget_offer(self._registry.database, table.id)

        await self._registry.seat(table, seats, host_id, also)
        if is_giver:
            table.offered = None
        if turn is not None:
            table.clock = turn
            self._registry.changed(table)

    async def stop(self, table_id: int, user_id: int) -> StopRequest | None:
        """Close the table at its host's word; anybody else seated asks the others' consent, or gives theirs.

        Gives None when the table is closed, else the request that waits for the others. Where somebody wanted
        to play on, nobody asks again before the next deal.
        """
        async with self._registry.holding(table_id) as table:
            if not table.status.is_open:
                raise TableRefused(Refusal.NO_TABLE)
            if user_id == table.host_id:
                await self._close(table)
                return None
            if table.seat_of(user_id) is None:
                raise TableRefused(Refusal.NOT_SEATED)
            if table.stop_request is None and table.stop_refused == table.deals:
                raise TableRefused(Refusal.STOP_REFUSED)
            request = table.stop_request or StopRequest(user_id, frozenset())
            return await self._agree(table, user_id, request)

    async def agree_to_stop(self, table_id: int, user_id: int) -> StopRequest | None:
        """Agree to stop the match; gives None when the table is closed by it."""
        async with self._registry.holding(table_id) as table:
            if table.seat_of(user_id) is None:
                raise TableRefused(Refusal.NOT_SEATED)
            if table.stop_request is None or not table.status.is_open:
                raise TableRefused(Refusal.NO_STOP_ASKED)
            return await self._agree(table, user_id, table.stop_request)

    async def play_on(self, table_id: int, user_id: int) -> None:
        """Refuse to stop the match: the request is gone, and none may follow it in this deal."""
        async with self._registry.holding(table_id) as table:
            if table.seat_of(user_id) is None:
                raise TableRefused(Refusal.NOT_SEATED)
            if table.stop_request is None:
                raise TableRefused(Refusal.NO_STOP_ASKED)
            async with self._registry.storing():
                await stored_tables.set_stop_refused(self._registry.database, table.id, table.deals)
            table.stop_request, table.stop_refused = None, table.deals
            self._registry.changed(table)

    async def close_table(self, table_id: int) -> None:
        """Close a table at the word of somebody who may do that anywhere in the server."""
        async with self._registry.holding(table_id) as table:
            if not table.status.is_open:
                raise TableRefused(Refusal.NO_TABLE)
            await self._close(table)

    async def close_deserted(self, table_id: int) -> None:
        """Close a table at which nobody sits any more, unless somebody came back meanwhile."""
        async with self._registry.holding(table_id) as table:
            if table.deserted is not None:
                await self._close(table, Ending.ABANDONED)

    async def _agree(self, table: Table, user_id: int, request: StopRequest) -> StopRequest | None:
        agreed = request.agreed | {user_id}
        if all(person.user_id in agreed for person in table.people()):
            await self._close(table)
            return None
        table.stop_request = StopRequest(request.asked_by, agreed)
        self._registry.changed(table)
        return table.stop_request

    async def _close(self, table: Table, ending: Ending = Ending.STOPPED) -> None:
        database, farewell = self._registry.database, None
        async with self._registry.storing():
            await stored_tables.set_status(database, table.id, TableStatus.STOPPED, now())
            if table.match is not None:
                await stored_matches.end_match(database, table.match.id, ending, None, now())
                await settle(database)
                farewell = await farewell_of(database, table.match.id)
        table.status = TableStatus.STOPPED
        if table.match is not None:
            table.match = replace(table.match, farewell=farewell)
        table.stop_request = None
        table.shown = Shown.CURRENT  # nobody waits for a trick to be collected any more
        self._registry.changed(table)


def _successor(table: Table, seat: Seat) -> Bot | None:
    """The bot that sits in for whoever gives up a seat: a new one, or the one that held it for them."""
    occupant = table.seats[seat]
    if isinstance(occupant, Person):
        return new_bot(table.seats, table.bot_level, StandIn(occupant, Absence.LEFT))
    if occupant is None or occupant.stands_in is None:
        return None
    return replace(occupant, stands_in=replace(occupant.stands_in, absence=Absence.LEFT))
