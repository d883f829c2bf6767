"""Before the match: opening a table, sitting down, bots in the free seats, the start."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from belote_bot.game.house_rules import HouseRules
from belote_bot.game.match import Match
from belote_bot.game.seats import Seat
from belote_bot.players.player import Level
from belote_bot.storage import matches as stored_matches
from belote_bot.storage import rematches as stored_rematches
from belote_bot.storage import tables as stored_tables
from belote_bot.storage import turns as stored_turns
from belote_bot.storage.guilds import Bots, Desertion, GuildSettings, Kind
from belote_bot.storage.matches import MatchStart
from belote_bot.storage.tables import TURN_SECONDS, USUAL_LEVEL, USUAL_TERMS, TableRow, TableStatus, Terms
from belote_bot.tables.arranging import drawn_news, require_host, seat_in_lobby
from belote_bot.tables.limits import Limits
from belote_bot.tables.news import RulesNews, SeatsNews
from belote_bot.tables.occupants import Person, Seats, new_bot, seat_rows, with_occupant
from belote_bot.tables.pace import Pace
from belote_bot.tables.refusals import Refusal, TableRefused
from belote_bot.tables.registry import Registry, now
from belote_bot.tables.rematch import Rematch
from belote_bot.tables.shuffling import Draw, draw_for_deal, drawn_seats, next_pack, seal
from belote_bot.tables.table import RunningMatch, Table
from belote_bot.tables.turns import next_turn


@dataclass(frozen=True, slots=True)
class Opening:
    """What somebody asks for when opening a table."""

    guild_id: int
    channel_id: int
    host: Person
    language: str
    rules: HouseRules
    terms: Terms = USUAL_TERMS
    kind: Kind = Kind.RANKED
    rematch: Rematch | None = None
    """The match before, for a rematch: its bots sit down again at once, and the host on their old seat."""

    @property
    def turn_seconds(self) -> int:
        """How long a person may think; 0: without a limit."""
        return self.terms.turn_seconds


def terms_under(chosen: GuildSettings) -> Terms:
    """What a table takes over from its server's settings when it is opened."""
    return Terms(
        chosen.bot_delay,
        chosen.trick_pause,
        TURN_SECONDS if chosen.turn_seconds is None else chosen.turn_seconds,
        chosen.bots or Bots.ALLOWED,
        chosen.desertion or Desertion.LOST,
        chosen.bot_level or USUAL_LEVEL,
    )


class Lobby:
    """What can be done at a table whose match has not begun; raises TableRefused when it cannot."""

    def __init__(self, registry: Registry, pace: Pace, limits: Limits) -> None:
        self._registry = registry
        self._pace = pace
        self._limits = limits

    def check_room(self, guild_id: int) -> None:
        """Refuse a table with a thread of its own before there is the thread, as `open` would after it."""
        if self._registry.database.fault is not None:
            raise TableRefused(Refusal.STORAGE)
        self._limits.check_server(self._registry.find, guild_id)

    async def open(self, opening: Opening) -> Table:
        """Open a table with its host on the first seat, or for a rematch on the one that they had."""
        host = opening.host
        if self._registry.of_person(opening.guild_id, host.user_id) is not None:
            raise TableRefused(Refusal.SEATED_ELSEWHERE)
        rematch = opening.rematch
        seats: Seats = (host, None, None, None) if rematch is None else rematch.opened_by(host)
        news: SeatsNews | None = None
        if rematch is not None and rematch.draws_pairs and None not in seats:
            seats, rematch = drawn_seats(seats), replace(rematch, draws_pairs=False)
            news = drawn_news(seats, 1)
        row = TableRow(
            id=0,
            guild_id=opening.guild_id,
            channel_id=opening.channel_id,
            host_id=host.user_id,
            language=opening.language,
            rules=opening.rules,
            status=TableStatus.LOBBY,
            post_key=None,
            post_id=None,
            seats=seat_rows(seats),
            terms=opening.terms,
            kind=opening.kind,
        )
        async with self._registry.storing(clash=Refusal.SEATED_ELSEWHERE):
            # In here nobody else opens a table meanwhile.
            self._limits.check_room(self._registry.find, row.guild_id, row.channel_id)
            table_id = await stored_tables.insert_table(self._registry.database, row, now())
            await stored_tables.replace_seats(
                self._registry.database, table_id, row.guild_id, row.seats, now()
            )
            if rematch is not None:
                await stored_rematches.insert_rematch(
                    self._registry.database, rematch.match_id, table_id, draws_pairs=rematch.draws_pairs
                )
        table = Table(
            table_id,
            row.guild_id,
            row.channel_id,
            row.host_id,
            row.language,
            row.rules,
            row.status,
            seats,
            terms=row.terms,
            kind=row.kind,
            rematch=rematch,
            seats_news=news,
        )
        self._registry.add(table)
        self._registry.changed(table)
        return table

    async def sit(self, table_id: int, person: Person, seat: Seat) -> None:
        """Give a person a free seat of a table in the lobby."""
        async with self._registry.holding_lobby(table_id) as table:
            if table.is_barred(person.user_id):
                raise TableRefused(Refusal.BARRED)
            held = table.seat_of(person.user_id)
            if held == seat:
                raise TableRefused(Refusal.ALREADY_SEATED)
            if table.seats[seat] is not None:
                raise TableRefused(Refusal.SEAT_TAKEN)
            if held is None and self._registry.of_person(table.guild_id, person.user_id) is not None:
                raise TableRefused(Refusal.SEATED_ELSEWHERE)
            seats = table.seats if held is None else with_occupant(table.seats, held, None)
            await seat_in_lobby(self._registry, table, with_occupant(seats, seat, person))

    async def add_bot(self, table_id: int, user_id: int) -> None:
        """Put a bot on the first free seat; the host asks."""
        async with self._registry.holding_lobby(table_id) as table:
            require_host(table, user_id)
            await self._fill(table, 1)

    async def fill(self, table_id: int, user_id: int, level: Level | None = None) -> None:
        """Put bots on all free seats; the host asks. Without a level they play as the server chose."""
        async with self._registry.holding_lobby(table_id) as table:
            require_host(table, user_id)
            await self._fill(table, 4, level)

    async def remove_bot(self, table_id: int, user_id: int, seat: Seat) -> None:
        """Take a bot off its seat in the lobby; the host asks."""
        async with self._registry.holding_lobby(table_id) as table:
            require_host(table, user_id)
            if table.bot_on(seat) is None:
                raise TableRefused(Refusal.STALE)
            await self._registry.seat(table, with_occupant(table.seats, seat, None))

    async def change_bot(self, table_id: int, user_id: int, seat: Seat, level: Level) -> None:
        """Let the bot on a seat play better or worse; the host asks."""
        async with self._registry.holding_lobby(table_id) as table:
            require_host(table, user_id)
            bot = table.bot_on(seat)
            if bot is None:
                raise TableRefused(Refusal.STALE)
            if bot.level is not level:
                await self._registry.seat(table, with_occupant(table.seats, seat, replace(bot, level=level)))

    async def change_rules(
        self, table_id: int, user_id: int, change: Callable[[HouseRules], HouseRules]
    ) -> HouseRules:
        """Change what is played; the host asks, and once the match has begun it is too late.

        Gives what holds now. What `change` raises is raised, and nothing has changed.
        """
        async with self._registry.holding_lobby(table_id) as table:
            require_host(table, user_id)
            rules = change(table.rules)
            if rules == table.rules:
                return rules
            async with self._registry.storing():
                await stored_tables.set_rules(self._registry.database, table.id, rules)
            table.rules_news = _news(table)
            table.rules = rules
            self._registry.changed(table)
            return rules

    async def change_kind(self, table_id: int, user_id: int, kind: Kind) -> None:
        """Let the match count for the standings, or not; the host asks, before it begins."""
        async with self._registry.holding_lobby(table_id) as table:
            require_host(table, user_id)
            if kind is table.kind:
                return
            async with self._registry.storing():
                await stored_tables.set_kind(self._registry.database, table.id, kind)
            table.rules_news = _news(table)
            table.kind = kind
            self._registry.changed(table)

    async def start(self, table_id: int, user_id: int) -> None:
        """Draw for the deal and deal; the host asks, and every seat is taken.

        In a rematch of the same four nobody draws: the deal passes on from the match before, to whoever
        would deal next, wherever they sit by now.
        """
        async with self._registry.holding_lobby(table_id) as table:
            require_host(table, user_id)
            if table.free_seats():
                raise TableRefused(Refusal.SEATS_FREE)
            draw = _first_deal(table)
            game = Match(table.rules, draw.dealer)
            sealed = seal(next_pack(game, None))
            game.start_deal(sealed.pack)
            turn = next_turn(table, game, table.seats, self._pace)
            players = [
                (occupant.user_id, occupant.name, None)
                if isinstance(occupant, Person)
                else (None, occupant.name, occupant.level)
                for occupant in table.seats
                if occupant is not None
            ]
            async with self._registry.storing():
                match_id = await stored_matches.insert_match(
                    self._registry.database,
                    MatchStart(table.id, table.rules, draw.dealer, draw.rounds, players),
                    now(),
                )
                await stored_tables.set_status(self._registry.database, table.id, TableStatus.PLAYING, now())
                await stored_matches.insert_deal(
                    self._registry.database, match_id, 0, draw.dealer, sealed, now()
                )
                if turn is not None:
                    await stored_turns.store_turn(self._registry.database, table.id, turn)
            table.match = RunningMatch(match_id, game, draw.rounds, sealed.commitment)
            table.status = TableStatus.PLAYING
            table.seat_wish = table.stop_request = None
            table.clock = turn
            self._registry.changed(table)

    async def _fill(self, table: Table, most: int, level: Level | None = None) -> None:
        if not table.terms.takes_bots:
            raise TableRefused(Refusal.NO_BOTS)
        free = table.free_seats()
        if not free:
            raise TableRefused(Refusal.TABLE_FULL)
        seats = table.seats
        for seat in free[:most]:
            seats = with_occupant(seats, seat, new_bot(seats, level or table.bot_level))
        await seat_in_lobby(self._registry, table, seats)


def _news(table: Table) -> RulesNews | None:
    """What to tell the others at a table whose host is about to change it; None if there are none."""
    people = table.people()
    if len(people) == 1:
        return None
    host = next(person for person in people if person.user_id == table.host_id)
    known = table.rules_news
    return known if known is not None and known.host == host else RulesNews(host, table.rules, table.kind)


def _first_deal(table: Table) -> Draw:
    dealer = None if table.rematch is None else table.rematch.dealer_at(table.seats)
    return draw_for_deal() if dealer is None else Draw((), dealer)
