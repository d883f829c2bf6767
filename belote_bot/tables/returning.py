"""Sitting down in the middle of a match: on one's own seat that a bot held, or on a leaver's."""

from belote_bot.game.seats import Seat
from belote_bot.storage import turns as stored_turns
from belote_bot.storage.tables import TableStatus
from belote_bot.tables.absence import with_missed
from belote_bot.tables.news import ClockEvent, ClockNews
from belote_bot.tables.occupants import Absence, Bot, Person, absent, with_occupant
from belote_bot.tables.pace import Pace
from belote_bot.tables.refusals import Refusal, TableRefused
from belote_bot.tables.registry import Registry
from belote_bot.tables.table import RunningMatch, Shown, Table
from belote_bot.tables.turns import next_turn


class Returning:
    """How a person takes a seat from a bot that sits in; raises TableRefused when they cannot."""

    def __init__(self, registry: Registry, pace: Pace) -> None:
        self._registry = registry
        self._pace = pace

    async def take_back(self, table_id: int, person: Person) -> None:
        """Give a person the seat that a bot holds for them, with the cards that it has now."""
        async with self._registry.holding(table_id) as table:
            match = _match_of(table, person)
            own = absent(table.seats, Absence.LEFT) | table.sleepers()
            if person.user_id not in own:
                raise TableRefused(Refusal.NO_SEAT_KEPT)
            await self._sit(table, match, person, own[person.user_id], ClockEvent.BACK)

    async def take_seat(self, table_id: int, person: Person, seat: Seat) -> None:
        """Give a person the seat of somebody who left.

        Refused to whoever has held another seat in this match: they have seen other cards.
        """
        async with self._registry.holding(table_id) as table:
            match = _match_of(table, person)
            bot = table.bot_on(seat)
            if bot is None or bot.stands_in is None or bot.stands_in.absence is not Absence.LEFT:
                raise TableRefused(Refusal.SEAT_TAKEN)
            held = await stored_turns.held_seat(self._registry.database, match.id, person.user_id)
            if held not in (None, seat):
                raise TableRefused(Refusal.OTHER_SEAT)
            is_own = bot.stands_in.person.user_id == person.user_id
            event = ClockEvent.BACK if is_own else ClockEvent.TAKEN
            await self._sit(table, match, person, seat, event)

    async def _sit(
        self, table: Table, match: RunningMatch, person: Person, seat: Seat, event: ClockEvent
    ) -> None:
        if self._registry.of_person(table.guild_id, person.user_id) is not None:
            raise TableRefused(Refusal.SEATED_ELSEWHERE)
        bot = table.seats[seat]
        seats = with_occupant(table.seats, seat, person)
        pause = self._pace.under(table.terms).trick if table.shown is Shown.COMPLETE_TRICK else 0.0
        own_turn = match.game.turn == seat
        turn = next_turn(table, match.game, seats, self._pace, pause) if own_turn else table.clock
        database = self._registry.database

        async def also() -> None:
            await stored_turns.store_latecomer(database, match.id, person.user_id, seat)
            await stored_turns.store_missed(database, table.id, seat, 0)
            if turn is not None:
                await stored_turns.store_turn(database, table.id, turn)

        await self._registry.seat(table, seats, also=also)
        table.clock = turn
        table.missed = with_missed(table.missed, seat, 0)
        table.clock_news = ClockNews(event, person, table.version, bot.name if isinstance(bot, Bot) else None)
        self._registry.changed(table)


def _match_of(table: Table, person: Person) -> RunningMatch:
    """The match in which somebody wants to sit down who does not yet."""
    if table.match is None or table.status is not TableStatus.PLAYING:
        raise TableRefused(Refusal.NOT_PLAYING if table.status.is_open else Refusal.NO_TABLE)
    if table.seat_of(person.user_id) is not None:
        raise TableRefused(Refusal.ALREADY_SEATED)
    return table.match
