"""Solving deals with all hands open, in Python: what `native/roots.h` does where it is built.

Each side plays for its card points. The values are those of the compiled half.
"""

import struct
from collections.abc import Callable

from belote_bot.players.search.open_bounds import LAST
from belote_bot.players.search.open_cards import (
    POINTS,
    WORTHLESS,
    above,
    open_card,
    open_hand,
    total,
    wins_over,
)
from belote_bot.players.search.open_plays import state_of, won_by
from belote_bot.players.search.open_search import Search


def solve(
    hands: bytes, trump: int, leader: int, trick: bytes, won: int, flags: int, cards: bytes, /
) -> bytes:
    """The points of team A from here on with all hands open, in each world after each card: 16-bit integers.

    `hands` is four 32-bit masks a world; the last trick's ten is in it; a capot adds 90 for team A or takes
    90 away; `won` is 1 if team A has won a trick before, plus 2 if team B has. Raises Unsolved after MOST
    positions of a world, which the compiled half does not.
    """
    values: list[int] = []
    for world in struct.iter_unpack("=4I", hands):
        search = Search(tuple(open_hand(hand, trump) for hand in world), flags)
        root = _Root(search, trump, leader, trick, won)
        try:
            values += root.values(cards)
        finally:
            search.forget()
    return struct.pack(f"={len(values)}h", *values)


class _Root:
    """The position that is asked about."""

    def __init__(self, search: Search, trump: int, leader: int, trick: bytes, won: int) -> None:
        self._search = search
        self._trump = trump
        self._leader = leader
        self._trick = [open_card(card, trump) for card in trick]
        self._won = won << 34
        self._rest = search.hands[0] | search.hands[1] | search.hands[2] | search.hands[3]
        self._best = self._holder = -1
        for place, card in enumerate(self._trick):
            if not place or wins_over(card, self._best):
                self._best, self._holder = card, (leader + place) & 3
        self._points = sum(POINTS[card] for card in self._trick)

    def values(self, cards: bytes) -> list[int]:
        """The points of team A after each of these cards."""
        room = self._points + total(self._rest) + LAST
        guess = room // 2
        known: dict[int, int] = {}
        values: list[int] = []
        for named in cards:
            card = self._highest_like(open_card(named, self._trump))
            if card not in known:
                guess = known[card] = _exact(self._after(card), guess)
            values.append(room - known[card] if self._leader & 1 else known[card])
        return values

    def _highest_like(self, card: int) -> int:
        """The highest card of the same hand that makes no difference to this one."""
        hand = self._search.hands[(self._leader + len(self._trick)) & 3]
        present = self._rest | (1 << self._best if self._trick else 0)
        while next_up := present & above(card):
            next_up &= -next_up
            if not next_up & hand & WORTHLESS or POINTS[next_up.bit_length() - 1]:
                break
            card = next_up.bit_length() - 1
        return card

    def _after(self, card: int) -> Callable[[int], int]:
        """Tells whether playing this card reaches a value."""
        search, place = self._search, len(self._trick)
        seat = (self._leader + place) & 3
        wins = not place or wins_over(card, self._best)
        best, holder = (card, seat) if wins else (self._best, self._holder)
        rest, points = self._rest ^ 1 << card, self._points + POINTS[card]
        if place == 3:
            key, ours = rest | won_by(holder) | self._won, not (holder ^ self._leader) & 1
            return lambda beta: search.collected(key, points, ours, beta)
        state = state_of(best, (self._trick[0] if place else card) >> 3, holder, (seat + 1) & 3, place + 1)
        play = (search.second, search.third, search.fourth)[place]
        return lambda beta: play(rest, state, points, self._won, beta)


def _exact(reaches: Callable[[int], int], guess: int) -> int:
    """The exact value of a card by null windows, from a guess on; in growing strides while it is far off."""
    lower, upper, value, run = -300, 300, guess, 0
    while lower < upper:
        beta = value + 1 if value == lower else value
        if run > 0 and 4 * run < upper - lower:
            beta = lower + 2 * run
        elif run < 0 and -4 * run < upper - lower:
            beta = upper + 2 * run
        value = reaches(beta)
        if value < beta:
            upper, run = value, min(run - 1, -1)
        else:
            lower, run = value, max(run + 1, 1)
    return value
