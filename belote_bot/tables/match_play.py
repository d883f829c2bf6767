"""The match at a table: what people and bots do, stored before anybody is told."""

from dataclasses import replace

from belote_bot.game.actions import Action
from belote_bot.game.deal import IllegalAction
from belote_bot.game.events import DealFinished
from belote_bot.game.seats import Seat
from belote_bot.standings.achieving import award
from belote_bot.standings.settling import settle
from belote_bot.storage import cuts as stored_cuts
from belote_bot.storage import matches as stored_matches
from belote_bot.storage import tables as stored_tables
from belote_bot.storage import turns as stored_turns
from belote_bot.storage.endings import Ending
from belote_bot.storage.farewells import farewell_of
from belote_bot.storage.matches import ActionRow
from belote_bot.storage.tables import TableStatus
from belote_bot.storage.turns import Turn
from belote_bot.tables.absence import Sitting, sitting_after, with_missed
from belote_bot.tables.cutting import automatic_cut
from belote_bot.tables.occupants import seat_rows
from belote_bot.tables.pace import Pace
from belote_bot.tables.refusals import Refusal, TableRefused
from belote_bot.tables.registry import Registry, now
from belote_bot.tables.shuffling import next_pack, seal
from belote_bot.tables.table import Acted, RunningMatch, Shown, Table, version_of
from belote_bot.tables.turns import next_turn
from belote_bot.watch.figures import FIGURES, Mover


class MatchPlay:
    """What happens at a table between the first deal and the last card."""

    def __init__(self, registry: Registry, pace: Pace) -> None:
        self._registry = registry
        self._pace = pace

    async def act(self, table_id: int, user_id: int, version: int, action: Action) -> Acted:
        """Carry out what a person clicked on a button of this version."""
        async with self._registry.holding(table_id) as table:
            if table.status is not TableStatus.PLAYING or table.match is None:
                raise TableRefused(Refusal.NOT_PLAYING)
            seat = table.seat_of(user_id)
            if seat is None:
                raise TableRefused(Refusal.ASLEEP if user_id in table.sleepers() else Refusal.NOT_SEATED)
            if table.shown is Shown.COMPLETE_TRICK:
                raise TableRefused(Refusal.TRICK_SHOWN)
            if table.match.game.awaits_deal:
                raise TableRefused(Refusal.DEAL_OVER)
            if table.match.game.turn != seat:
                raise TableRefused(Refusal.STALE if version != table.version else Refusal.NOT_YOUR_TURN)
            if version != table.version:
                raise TableRefused(Refusal.STALE)
            return await self._act(table, table.match, seat, user_id, action)

    async def act_for_bot(self, table_id: int, version: int, action: Action) -> bool:
        """Carry out what a bot decided; False if the table has moved on since."""
        async with self._registry.holding(table_id) as table:
            seat = table.turn
            if seat is None or table.match is None or table.version != version or table.bot_on(seat) is None:
                return False
            await self._act(table, table.match, seat, None, action)
            return True

    async def act_in_place(self, table_id: int, turn: Turn, action: Action) -> bool:
        """Carry out what a bot decided in place of a person whose time is over; False if they have moved."""
        async with self._registry.holding(table_id) as table:
            if table.turn is None or table.match is None or not turn.is_same(table.running):
                return False
            await self._act(table, table.match, table.turn, None, action)
            return True

    async def _act(
        self, table: Table, match: RunningMatch, seat: Seat, user_id: int | None, action: Action
    ) -> Acted:
        """Try the action on a copy, store it, then let the table be the copy."""
        game = match.game.fork()
        deal = game.deals[-1]
        number = len(deal.bids) + len(deal.plays)
        try:
            events = game.apply(action)
        except IllegalAction as error:
            raise TableRefused(Refusal.ILLEGAL) from error
        completed = len(deal.tricks) > len(match.game.deals[-1].tricks)
        # Nobody's seat is taken over with the very last card: there is nothing left to be played for them.
        over = Sitting(table.seats, 0, None)
        sitting = over if game.winner is not None else sitting_after(table, seat, user_id, version_of(game))
        pause = self._pace.under(table.terms).trick if completed else 0.0
        turn = next_turn(table, game, sitting.seats, self._pace, pause)
        earned, farewell = match.earned, match.farewell
        async with self._registry.storing_move(table):
            row = ActionRow(match.id, len(game.deals) - 1, number, seat, action, user_id)
            await stored_matches.insert_action(self._registry.database, row, now())
            for event in events:
                if isinstance(event, DealFinished):
                    await stored_matches.insert_result(self._registry.database, match.id, event.result)
            await self._store_sitting(table, seat, sitting, turn)
            if game.winner is not None:
                await stored_matches.end_match(
                    self._registry.database, match.id, Ending.FINISHED, game.winner, now()
                )
                await stored_tables.set_status(self._registry.database, table.id, TableStatus.FINISHED, now())
                await settle(self._registry.database)
                earned = await award(self._registry.database, match.id, game)
                farewell = await farewell_of(self._registry.database, match.id)
        table.match = replace(match, game=game, earned=earned, farewell=farewell)
        table.moved_by = _mover(table, seat, user_id)
        FIGURES.moves.add(table.moved_by)
        table.clock = turn
        table.missed = with_missed(table.missed, seat, sitting.missed)
        table.clock_news = sitting.news or table.clock_news
        if game.winner is not None or sitting.seats != table.seats:
            table.stop_request = None
        table.seats = sitting.seats
        if game.winner is not None:
            table.status = TableStatus.FINISHED
        if completed:
            table.shown = Shown.COMPLETE_TRICK
        self._registry.changed(table)
        return Acted(seat, action, tuple(events))

    async def _store_sitting(self, table: Table, seat: Seat, sitting: Sitting, turn: Turn | None) -> None:
        """Store whose turn the move began, and what it says about whoever should have made it."""
        database = self._registry.database
        if sitting.seats != table.seats:
            await stored_tables.replace_seats(
                database, table.id, table.guild_id, seat_rows(sitting.seats), now()
            )
        if sitting.missed != table.missed[seat]:
            await stored_turns.store_missed(database, table.id, seat, sitting.missed)
        if turn is not None:
            await stored_turns.store_turn(database, table.id, turn)

    async def collect_trick(self, table_id: int, version: int) -> None:
        """Take the complete trick off the table, if it still is the one of this version."""
        async with self._registry.holding(table_id) as table:
            if table.shown is Shown.COMPLETE_TRICK and table.version == version:
                table.shown = Shown.CURRENT
                table.end_news()
                self._registry.changed(table)

    async def deal(self, table_id: int, version: int) -> None:
        """Deal the next deal, cut for whoever did not, if the table still waits for it at this version."""
        async with self._registry.holding(table_id) as table:
            match = table.match
            waits = match is not None and match.game.awaits_deal and table.version == version
            if match is None or not waits or table.status is not TableStatus.PLAYING:
                return
            game = match.game.fork()
            automatic = automatic_cut(table)
            cut = match.cut or automatic
            sealed = seal(next_pack(game, None if cut is None else cut.height))
            number, dealer = len(game.deals), game.next_dealer
            game.start_deal(sealed.pack)
            turn = next_turn(table, game, table.seats, self._pace)
            async with self._registry.storing_move(table):
                if automatic is not None:
                    await stored_cuts.insert_cut(self._registry.database, match.id, automatic, now())
                await stored_matches.insert_deal(
                    self._registry.database, match.id, number, dealer, sealed, now()
                )
                if turn is not None:
                    await stored_turns.store_turn(self._registry.database, table.id, turn)
            cuts = match.cuts if automatic is None else (*match.cuts, automatic)
            table.match = replace(match, game=game, commitment=sealed.commitment, cuts=cuts)
            table.clock = turn
            table.end_news()
            self._registry.changed(table)


def _mover(table: Table, seat: Seat, user_id: int | None) -> Mover:
    """Who makes a move on a seat, as it is held before the move."""
    if user_id is not None:
        return Mover.PERSON
    return Mover.CLOCK if table.bot_on(seat) is None else Mover.BOT
