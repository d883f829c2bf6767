"""Setting the clock: how long whoever acts next may think, from now or after a restart."""

from dataclasses import replace
from math import ceil
from typing import Final

from belote_bot.game.match import Match
from belote_bot.storage.turns import Turn
from belote_bot.tables.occupants import Person, Seats
from belote_bot.tables.pace import Pace
from belote_bot.tables.table import NOBODY, Table, version_of

DESERTED_SECONDS: Final = 24 * 60 * 60
"""How long a table waits at which only bots sit, for somebody to come back."""

LEAST_SECONDS: Final = 30
"""What whoever was thinking when the program stopped gets at least when it goes on."""


def next_turn(table: Table, game: Match, seats: Seats, pace: Pace, pause: float = 0.0) -> Turn | None:
    """The clock for whoever acts next in a match that stands like this, with these people at it.

    `pause` is how many seconds pass before they can. None for a bot, and where no clock is wanted.
    """
    now = pace.watch.now()
    if not any(isinstance(occupant, Person) for occupant in seats):
        return Turn(version_of(game), NOBODY, ceil(now + DESERTED_SECONDS), int(now))
    mover = None if game.turn is None else seats[game.turn]
    if not table.turn_seconds or not isinstance(mover, Person):
        return None
    return Turn(version_of(game), mover.user_id, ceil(now + pause + table.turn_seconds), int(now))


def turn_taken_up(table: Table, pace: Pace) -> Turn | None:
    """The clock of a table that was just brought back; None where none runs.

    The time during which the program was down does not count: what was left when it last saw the clock run
    is left now, and never so little that a bot moves at once. It sees the clock when a turn begins, at half
    time and when it is told to stop: killed, it gives back up to half of a turn, never takes any away.
    """
    turn = table.running or table.deserted
    if turn is None:
        return None if table.match is None else next_turn(table, table.match.game, table.seats, pace)
    whole = DESERTED_SECONDS if turn.user_id == NOBODY else table.turn_seconds
    left = min(max(turn.ends_at - turn.seen_at, LEAST_SECONDS), whole)
    now = pace.watch.now()
    return replace(turn, ends_at=ceil(now + left), seen_at=int(now))
