"""What the tests of the search share: random positions, as the two halves take them."""

import struct
from dataclasses import dataclass
from random import Random

import pytest

from belote_bot.game.cards import CARDS, FULL_DECK, Mask, mask_of
from belote_bot.players.search.core import COMPILED
from belote_bot.players.search.thumb import NAMES

needs_the_compiled_half = pytest.mark.skipif(not COMPILED, reason="the compiled half could not be built here")


def packed(*hands: Mask) -> bytes:
    """Hands as the search takes them."""
    return struct.pack(f"={len(hands)}I", *hands)


def any_weights(random: Random) -> bytes:
    """Rules of thumb that nobody would follow."""
    return struct.pack(f"={len(NAMES)}i", *(random.randrange(-50, 50) for _ in NAMES))


@dataclass(frozen=True, slots=True)
class Middle:
    """A deal that has come to a trick, as if chance had played."""

    hands: bytes
    leader: int
    trick: bytes
    gone: Mask
    turn: bytes
    """The cards of the seat to play, legal or not: the search plays what it is told."""


def any_middle(random: Random, most: int = 8) -> Middle:
    """One to `most` cards in each hand, up to three on the table."""
    size, on_table, leader = random.randint(1, most), random.randrange(4), random.randrange(4)
    pack = random.sample(CARDS, 32)
    hands = [pack[8 * seat : 8 * seat + size] for seat in range(4)]
    trick = [hands[(leader + index) % 4].pop() for index in range(on_table)]
    masks = [mask_of(hand) for hand in hands]
    held = masks[0] | masks[1] | masks[2] | masks[3]
    turn = hands[(leader + on_table) % 4]
    return Middle(packed(*masks), leader, bytes(trick), FULL_DECK & ~held, bytes(turn))
