"""Before the match: who sits beside whom, who hosts, and who may not sit down."""

from dataclasses import replace

from belote_bot.game.seats import Seat
from belote_bot.storage import barring
from belote_bot.storage import rematches as stored_rematches
from belote_bot.tables.news import SeatsEvent, SeatsNews, SeatWish
from belote_bot.tables.occupants import Person, Seats, with_occupant
from belote_bot.tables.refusals import Refusal, TableRefused
from belote_bot.tables.registry import Registry
from belote_bot.tables.shuffling import drawn_seats
from belote_bot.tables.table import Table


class Arranging:
    """How the seats of a table in the lobby are arranged; raises TableRefused when they cannot be."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry

    async def exchange(self, table_id: int, user_id: int, seat: Seat) -> SeatWish | None:
        """Give a person the seat of a bot, and it theirs; ask the person who sits there, if one does.

        Gives what was asked, None if the seats are exchanged already.
        """
        async with self._registry.holding_lobby(table_id) as table:
            own = _seat_of(table, user_id)
            asker, other = table.seats[own], table.seats[seat]
            if other is None or seat == own:
                raise TableRefused(Refusal.STALE)
            if isinstance(asker, Person) and isinstance(other, Person):
                table.seat_wish = SeatWish(asker, other)
                self._registry.changed(table)
                return table.seat_wish
            await self._swap(table, own, seat)
            return None

    async def agree_to_exchange(self, table_id: int, user_id: int, asker: Seat | None = None) -> None:
        """Exchange the seats that somebody asked for; whoever was asked agrees, and nobody else.

        `asker` is the seat for which they agree to give theirs; None: that of whoever asks.
        """
        async with self._registry.holding_lobby(table_id) as table:
            wish = _wish(table, user_id, asker)
            if user_id != wish.asked.user_id:
                raise TableRefused(Refusal.NOT_ASKED)
            await self._swap(table, _seat_of(table, wish.asker.user_id), _seat_of(table, user_id))

    async def keep_seats(self, table_id: int, user_id: int, asker: Seat | None = None) -> None:
        """Let the seats be: said by whoever was asked, whoever asks, or the host; `asker` as above."""
        async with self._registry.holding_lobby(table_id) as table:
            wish = _wish(table, user_id, asker)
            if user_id not in (wish.asker.user_id, wish.asked.user_id, table.host_id):
                raise TableRefused(Refusal.NOT_ASKED)
            table.seat_wish = None
            self._registry.changed(table)

    async def swap(self, table_id: int, user_id: int, one: Seat, other: Seat) -> None:
        """Exchange who sits on two seats, one of which may be free; the host asks."""
        async with self._registry.holding_lobby(table_id) as table:
            require_host(table, user_id)
            if one == other:
                raise TableRefused(Refusal.STALE)
            if (table.seats[one], table.seats[other]) != (None, None):
                await self._swap(table, one, other)

    async def draw_pairs(self, table_id: int, user_id: int) -> None:
        """Draw who sits where, every way as likely as any other; the host asks, and every seat is taken."""
        async with self._registry.holding_lobby(table_id) as table:
            require_host(table, user_id)
            if table.free_seats():
                raise TableRefused(Refusal.PAIRS_INCOMPLETE)
            await _draw(self._registry, table, table.seats)

    async def make_host(self, table_id: int, user_id: int, heir_id: int) -> None:
        """Hand the host's role on to somebody seated; the host asks."""
        async with self._registry.holding_lobby(table_id) as table:
            require_host(table, user_id)
            _, person = _other_person(table, user_id, heir_id)
            await self._registry.seat(table, table.seats, person.user_id)
            self._tell(table, SeatsNews(SeatsEvent.HOST, (person,)))

    async def remove(self, table_id: int, user_id: int, removed_id: int) -> None:
        """Take a person off their seat, who may not sit at this table any more; the host asks."""
        async with self._registry.holding_lobby(table_id) as table:
            require_host(table, user_id)
            seat, person = _other_person(table, user_id, removed_id)
            database = self._registry.database

            async def also() -> None:
                await barring.bar(database, table.id, person.user_id)

            await self._registry.seat(table, with_occupant(table.seats, seat, None), also=also)
            table.barred = (*table.barred, person)
            self._tell(table, SeatsNews(SeatsEvent.REMOVED, (person,)))

    async def let_back(self, table_id: int, user_id: int, removed_id: int) -> None:
        """Let somebody sit down again who was taken off their seat; the host asks."""
        async with self._registry.holding_lobby(table_id) as table:
            require_host(table, user_id)
            person = next((barred for barred in table.barred if barred.user_id == removed_id), None)
            if person is None:
                raise TableRefused(Refusal.STALE)
            async with self._registry.storing():
                await barring.let_back(self._registry.database, table.id, removed_id)
            table.barred = tuple(barred for barred in table.barred if barred.user_id != removed_id)
            self._tell(table, SeatsNews(SeatsEvent.LET_BACK, (person,)))

    async def _swap(self, table: Table, one: Seat, other: Seat) -> None:
        first, second = table.seats[one], table.seats[other]
        await self._registry.seat(table, with_occupant(with_occupant(table.seats, one, second), other, first))
        self._tell(table, SeatsNews(SeatsEvent.SWAPPED, tuple(filter(None, (first, second)))))

    def _tell(self, table: Table, news: SeatsNews) -> None:
        table.seats_news = news
        self._registry.changed(table)


async def seat_in_lobby(registry: Registry, table: Table, seats: Seats) -> None:
    """Let people sit like this at a table that is held; a rematch draws its pairs once all four do."""
    if table.rematch is not None and table.rematch.draws_pairs and None not in seats:
        await _draw(registry, table, seats)
    else:
        await registry.seat(table, seats)


async def _draw(registry: Registry, table: Table, seats: Seats) -> None:

    async def also() -> None:
        await stored_rematches.pairs_are_drawn(registry.database, table.id)

    await registry.seat(table, drawn_seats(seats), also=also)
    if table.rematch is not None:
        table.rematch = replace(table.rematch, draws_pairs=False)
    table.times_drawn += 1
    table.seats_news = drawn_news(table.seats, table.times_drawn)
    registry.changed(table)


def drawn_news(seats: Seats, times: int) -> SeatsNews:
    """What is told when it was drawn, for the first time or again, who sits where."""
    return SeatsNews(SeatsEvent.DRAWN, tuple(filter(None, seats)), times)


def require_host(table: Table, user_id: int) -> None:
    """Refuse what the table's host alone may do to anybody else."""
    if user_id != table.host_id:
        raise TableRefused(Refusal.NOT_HOST)


def _seat_of(table: Table, user_id: int) -> Seat:
    seat = table.seat_of(user_id)
    if seat is None:
        raise TableRefused(Refusal.NOT_SEATED)
    return seat


def _other_person(table: Table, user_id: int, other_id: int) -> tuple[Seat, Person]:
    """Somebody seated who is not the one who asks, and their seat."""
    seat = table.seat_of(other_id)
    occupant = None if seat is None else table.seats[seat]
    if seat is None or not isinstance(occupant, Person) or other_id == user_id:
        raise TableRefused(Refusal.STALE)
    return seat, occupant


def _wish(table: Table, user_id: int, asker: Seat | None) -> SeatWish:
    """What a person seated at the table says yes or no to: the wish of this seat, if they say whose."""
    _seat_of(table, user_id)
    wish = table.seat_wish
    if wish is None or asker not in (None, table.seat_of(wish.asker.user_id)):
        raise TableRefused(Refusal.NO_EXCHANGE_ASKED)
    return wish
