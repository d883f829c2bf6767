"""Handing one's seat over to somebody in a match that runs: offered here, taken in `returning`."""

from belote_bot.game.seats import Seat
from belote_bot.storage import offers as stored_offers
from belote_bot.storage.offers import Offer
from belote_bot.storage.tables import TableStatus
from belote_bot.tables.occupants import Person
from belote_bot.tables.refusals import Refusal, TableRefused
from belote_bot.tables.registry import Registry
from belote_bot.tables.returning import knows_other_cards
from belote_bot.tables.table import RunningMatch, Table


class HandingOver:
    """Offers of a seat, one at a time at a table; each stands until it is taken or the next deal is dealt.

    Raises TableRefused when what is asked is not possible.
    """

    def __init__(self, registry: Registry) -> None:
        self._registry = registry

    async def offer(self, table_id: int, giver_id: int, taker: Person) -> Offer:
        """Offer a person's seat to a named one; what the same giver offered before is offered no more."""
        async with self._registry.holding(table_id) as table:
            if table.match is None or table.status is not TableStatus.PLAYING:
                raise TableRefused(Refusal.NOT_PLAYING if table.status.is_open else Refusal.NO_TABLE)
            seat = table.held_by(giver_id)
            if seat is None:
                raise TableRefused(Refusal.NOT_SEATED)
            if table.offer is not None and table.offer.giver_id != giver_id:
                raise TableRefused(Refusal.OFFER_STANDS)
            await self._check_taker(table, table.match, taker, seat)
            offer = Offer(seat, giver_id, taker.user_id, taker.name, table.deals)
            async with self._registry.storing():
                await stored_offers.store_offer(self._registry.database, table.id, offer)
            table.offered = offer
            self._registry.changed(table)
            return offer

    async def withdraw(self, table_id: int, user_id: int, seat: Seat | None = None) -> None:
        """Let nobody take the seat: said by whoever offers it, or by whom it is offered to.

        `seat` is the one that they speak of; None: whichever is offered.
        """
        async with self._registry.holding(table_id) as table:
            offer = table.offer
            if offer is None or seat not in (None, offer.seat):
                raise TableRefused(Refusal.NO_OFFER)
            if user_id not in (offer.giver_id, offer.taker_id):
                raise TableRefused(Refusal.NOT_OFFERED)
            async with self._registry.storing():
                await stored_offers.forget_offer(self._registry.database, table.id)
            table.offered = None
            self._registry.changed(table)

    async def _check_taker(self, table: Table, match: RunningMatch, taker: Person, seat: Seat) -> None:
        if self._registry.of_person(table.guild_id, taker.user_id) is not None:
            raise TableRefused(Refusal.TAKER_SEATED)
        if table.is_barred(taker.user_id):
            raise TableRefused(Refusal.TAKER_BARRED)
        if await knows_other_cards(self._registry, match, taker.user_id, seat):
            raise TableRefused(Refusal.TAKER_KNOWS)
