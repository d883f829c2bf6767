"""The tables in the log: one line for each thing that happens at one, and nothing that a hand holds.

Told by comparing a table with how it stood before: whatever changes one, in whichever way, is told alike.
"""

import logging
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

from belote_bot.game.actions import Pass
from belote_bot.game.deal import Deal, DealStatus
from belote_bot.game.match import Match
from belote_bot.game.seats import SEATS, Seat
from belote_bot.storage.tables import TableStatus
from belote_bot.tables.occupants import Bot, Occupant, Person, Seats
from belote_bot.tables.table import Shown, Table
from belote_bot.watch.figures import FIGURES, Figures, TableState

__all__ = ["Chronicle", "TableEvent"]

log: Final = logging.getLogger(__name__)

Fields: TypeAlias = dict[str, str | int | list[int] | None]


class TableEvent(StrEnum):
    """What can happen at a table; the value is its name in the log."""

    OPENED = "opened"
    RESTORED = "restored"
    SAT = "sat"
    LEFT = "left"
    TAKEN_OVER = "taken_over"
    STARTED = "started"
    DEALT = "dealt"
    PASSED = "passed"
    TOOK = "took"
    PLAYED = "played"
    COLLECTED = "collected"
    DEAL_OVER = "deal_over"
    MATCH_OVER = "match_over"
    WAITING = "waiting"
    PAUSED = "paused"
    RESUMED = "resumed"
    CLOSED = "closed"


OFTEN: Final = frozenset({TableEvent.PASSED, TableEvent.TOOK, TableEvent.PLAYED, TableEvent.COLLECTED})
"""What happens every few seconds: told to whoever debugs."""


@dataclass(frozen=True, slots=True)
class _Told:
    """A table as it stood when it was last told of."""

    seats: Seats
    state: TableState | None
    """None once it is closed."""
    match_id: int | None
    deals: int
    actions: int
    """Bids and cards of the last deal."""
    version: int
    shown: Shown

    @classmethod
    def of(cls, table: Table) -> "_Told":
        deals = [] if table.match is None else table.match.game.deals
        return cls(
            table.seats,
            _state_of(table),
            None if table.match is None else table.match.id,
            len(deals),
            len(deals[-1].bids) + len(deals[-1].plays) if deals else 0,
            table.version,
            table.shown,
        )


NOTHING_YET: Final = _Told((None, None, None, None), None, None, 0, 0, 0, Shown.CURRENT)


class Chronicle:
    """Listens to every table, and writes into the log what is new at it."""

    def __init__(self, figures: Figures = FIGURES) -> None:
        self._figures = figures
        self._told: dict[int, _Told] = {}

    def brought_back(self, table: Table) -> None:
        """Tell of a table that was open before the program started."""
        _tell(table, table.version, TableEvent.RESTORED, {"status": table.status.value})
        self._keep(table)

    def table_changed(self, table: Table) -> None:
        """Tell what is new since the last change."""
        before = self._told.get(table.id)
        if before is None:
            if not table.status.is_open:
                return
            _tell(table, 0, TableEvent.OPENED, {"channel": table.channel_id})
            before = NOTHING_YET
        for event, version, fields in _news(before, table):
            _tell(table, version, event, fields)
        self._keep(table)

    def close(self) -> None:
        """Count the tables no longer: this process has none any more."""
        for told in self._told.values():
            self._count(told.state, -1)
        self._told.clear()

    def _keep(self, table: Table) -> None:
        before, now = self._told.get(table.id, NOTHING_YET), _Told.of(table)
        self._count(before.state, -1)
        self._count(now.state, 1)
        if now.state is None and now.shown is Shown.CURRENT:
            self._told.pop(table.id, None)
        else:
            self._told[table.id] = now

    def _count(self, state: TableState | None, number: int) -> None:
        if state is not None:
            self._figures.tables.add(state, number)


def _state_of(table: Table) -> TableState | None:
    if not table.status.is_open:
        return None
    if table.missing or table.frozen:
        return TableState.PAUSED
    if table.status is TableStatus.LOBBY:
        return TableState.LOBBY
    return TableState.PLAYING if table.deserted is None else TableState.WAITING


def _tell(table: Table, version: int, event: TableEvent, fields: Fields) -> None:
    level = logging.DEBUG if event in OFTEN else logging.INFO
    if not log.isEnabledFor(level):
        return
    where: Fields = {"event": event.value, "table": table.id, "version": version, "guild": table.guild_id}
    if table.match is not None:
        where["match"] = table.match.id
    details = "".join(f" {name}={value}" for name, value in fields.items())
    log.log(
        level,
        "table %d, version %d: %s%s",
        table.id,
        version,
        event.value,
        details,
        extra={"fields": where | fields},
    )


def _news(before: _Told, table: Table) -> Iterator[tuple[TableEvent, int, Fields]]:
    """What happened since, with the version at which it did."""
    if before.shown is Shown.COMPLETE_TRICK and table.shown is Shown.CURRENT:
        yield TableEvent.COLLECTED, before.version, {}
    for seat in SEATS:
        if before.seats[seat] != table.seats[seat]:
            for event, fields in _seat_news(seat, before.seats[seat], table.seats[seat]):
                yield event, table.version, fields
    if table.match is not None:
        if before.match_id is None:
            yield TableEvent.STARTED, table.version, {"kind": table.kind.value}
        moves = list(_moves(before, table.match.game))
        if moves and moves[-1][0] in OFTEN and table.moved_by is not None:
            moves[-1][2]["by"] = table.moved_by.value
        yield from moves
        if before.version < table.version:
            yield from ((event, table.version, fields) for event, fields in _endings(table.match.game))
    yield from ((event, table.version, fields) for event, fields in _state_news(before.state, table))


def _state_news(before: TableState | None, table: Table) -> Iterator[tuple[TableEvent, Fields]]:
    """Whether a table waits for somebody, or until it can be shown or stored, and how it ends."""
    state = _state_of(table)
    if state is TableState.PAUSED and before is not state:
        yield TableEvent.PAUSED, {"missing": ",".join(table.missing) or "storage"}
    elif before is TableState.PAUSED and state is not None and state is not before:
        yield TableEvent.RESUMED, {}
    if state is TableState.WAITING and before is not state:
        yield TableEvent.WAITING, {}
    if table.status is TableStatus.STOPPED and before is not None:
        yield TableEvent.CLOSED, {}


def _seat_news(seat: Seat, was: Occupant | None, now: Occupant | None) -> Iterator[tuple[TableEvent, Fields]]:
    if isinstance(now, Bot) and now.stands_in is not None:
        absent = now.stands_in
        yield (
            TableEvent.TAKEN_OVER,
            {"seat": seat, "user": absent.person.user_id, "why": absent.absence.value},
        )
        return
    if isinstance(was, Person):
        yield TableEvent.LEFT, {"seat": seat, "user": was.user_id}
    if isinstance(now, Person):
        yield TableEvent.SAT, {"seat": seat, "user": now.user_id}
    elif now is not None:
        yield TableEvent.SAT, {"seat": seat, "bot": now.level.value}


def _moves(before: _Told, game: Match) -> Iterator[tuple[TableEvent, int, Fields]]:
    """The deals dealt, and what was bid and played: kinds of actions, not which cards."""
    version, first = before.version, max(before.deals - 1, 0)
    for number in range(first, len(game.deals)):
        deal, done = game.deals[number], before.actions
        if number >= before.deals:
            version, done = version + 1, 0
            yield TableEvent.DEALT, version, {"deal": number, "dealer": deal.dealer}
        for index in range(done, len(deal.bids) + len(deal.plays)):
            version += 1
            event, seat = _action(deal, index)
            yield event, version, {"seat": seat}


def _action(deal: Deal, index: int) -> tuple[TableEvent, Seat]:
    """The kind of an action of a deal, and whose it was."""
    if index < len(deal.bids):
        event = TableEvent.PASSED if isinstance(deal.bids[index], Pass) else TableEvent.TOOK
        return event, (deal.dealer + 1 + index) % 4
    trick, place = divmod(index - len(deal.bids), 4)
    leader = deal.tricks[trick].leader if trick < len(deal.tricks) else deal.leader
    return TableEvent.PLAYED, (leader + place) % 4


def _endings(game: Match) -> Iterator[tuple[TableEvent, Fields]]:
    """What ended with the last action: nothing, the deal, or the match as well."""
    deal = game.deal
    if deal is None or deal.status is DealStatus.RUNNING:
        return
    result = game.results[-1]
    yield (
        TableEvent.DEAL_OVER,
        {"deal": result.number, "marks": list(result.marks), "totals": list(result.totals)},
    )
    if result.winner is not None:
        yield TableEvent.MATCH_OVER, {"winner": result.winner, "totals": list(result.totals)}
