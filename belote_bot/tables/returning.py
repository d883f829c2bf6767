"""Sitting down in the middle of a match: on one's own seat, on a leaver's, or on one that is handed over."""

from belote_bot.game.seats import Seat
from belote_bot.storage import offers as stored_offers
from belote_bot.storage import turns as stored_turns
from belote_bot.storage.tables import TableStatus
from belote_bot.tables.absence import with_missed
from belote_bot.tables.news import ClockEvent, ClockNews
from belote_bot.tables.occupants import Absence, Person, absent, with_occupant
from belote_bot.tables.pace import Pace
from belote_bot.tables.refusals import Refusal, TableRefused
from belote_bot.tables.registry import Registry
from belote_bot.tables.table import RunningMatch, Shown, Table
from belote_bot.tables.turns import next_turn


class Returning:
    """How a person takes a seat from a bot that sits in, or from whoever hands it over.

    Raises TableRefused when they cannot.
    """

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
            await self._check_stranger(table, match, person, seat)
            is_own = bot.stands_in.person.user_id == person.user_id
            event = ClockEvent.BACK if is_own else ClockEvent.TAKEN
            await self._sit(table, match, person, seat, event)

    async def accept(self, table_id: int, person: Person, seat: Seat | None = None) -> None:
        """Give a person the seat that was handed over to them, by the rules for a leaver's seat.

        `seat` is the one that they agree to take; None: whichever is offered.
        """
        async with self._registry.holding(table_id) as table:
            match, offer = _match_of(table, person), table.offer
            if offer is None or seat not in (None, offer.seat):
                raise TableRefused(Refusal.NO_OFFER)
            if offer.taker_id != person.user_id:
                raise TableRefused(Refusal.NOT_OFFERED)
            await self._check_stranger(table, match, person, offer.seat)
            await self._sit(table, match, person, offer.seat, ClockEvent.HANDED)

    async def _check_stranger(self, table: Table, match: RunningMatch, person: Person, seat: Seat) -> None:
        """Refuse a seat to whom the host keeps from the table, and to who knows other cards than its own."""
        if table.is_barred(person.user_id):
            raise TableRefused(Refusal.BARRED)
        if await knows_other_cards(self._registry, match, person.user_id, seat):
            raise TableRefused(Refusal.OTHER_SEAT)

    async def _sit(
        self, table: Table, match: RunningMatch, person: Person, seat: Seat, event: ClockEvent
    ) -> None:
        """Let a person take a seat; a host who hands theirs over hands over the role with it."""
        if self._registry.of_person(table.guild_id, person.user_id) is not None:
            raise TableRefused(Refusal.SEATED_ELSEWHERE)
        before, offer = table.seats[seat], table.offer if event is ClockEvent.HANDED else None
        host_id = person.user_id if offer is not None and offer.giver_id == table.host_id else table.host_id
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
            if offer is not None:
                await stored_offers.forget_offer(database, table.id)

        await self._registry.seat(table, seats, host_id, also)
        table.clock = turn
        table.missed = with_missed(table.missed, seat, 0)
        table.clock_news = ClockNews(event, person, table.version, None if before is None else before.name)
        self._registry.changed(table)


async def knows_other_cards(registry: Registry, match: RunningMatch, user_id: int, seat: Seat) -> bool:
    """Whether a person has held another seat than this one in a match."""
    held = await stored_turns.held_seat(registry.database, match.id, user_id)
    return held not in (None, seat)


def _match_of(table: Table, person: Person) -> RunningMatch:
    """The match in which somebody wants to sit down who does not yet."""
    if table.match is None or table.status is not TableStatus.PLAYING:
        raise TableRefused(Refusal.NOT_PLAYING if table.status.is_open else Refusal.NO_TABLE)
    if table.seat_of(person.user_id) is not None:
        raise TableRefused(Refusal.ALREADY_SEATED)
    return table.match
