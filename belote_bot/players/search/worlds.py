"""Hidden hands that fit all a seat knows, each as likely as another."""

import struct
from collections.abc import Iterable
from typing import Final, TypeAlias

from belote_bot.game.cards import Mask
from belote_bot.game.seats import SEATS
from belote_bot.players.memory import Memory
from belote_bot.players.search import core

Hands: TypeAlias = tuple[Mask, Mask, Mask, Mask]
"""The cards that each seat holds."""

_HANDS: Final = struct.Struct("=4I")


def packed(hands: Iterable[Hands]) -> bytes:
    """Hands as `core` takes them, four 32-bit masks each."""
    return b"".join([_HANDS.pack(*world) for world in hands])


def draw(memory: Memory, count: int, seed: int) -> list[Hands]:
    """So many ways of dealing; the same ones for the same knowledge and seed, 0 … 2^64 - 1.

    Raises ValueError if no hands fit what the seat is said to know.
    """
    known = [memory.holds[seat] | (memory.hand if seat == memory.seat else 0) for seat in SEATS]
    placed = known[0] | known[1] | known[2] | known[3]
    may = [memory.may_hold[seat] & ~placed for seat in SEATS]
    if (may[0] | may[1] | may[2] | may[3]) != memory.unseen & ~placed:
        raise ValueError("a card that nobody may hold")
    drawn = core.deals(_HANDS.pack(*known), _HANDS.pack(*may), bytes(memory.free), count, seed)
    return [(one, two, three, four) for one, two, three, four in _HANDS.iter_unpack(drawn)]
