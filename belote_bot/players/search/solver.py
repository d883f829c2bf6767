"""Solving deals with all hands open, in Python: what `native/solver.h` does where it is built.

Each side plays for its card points. The values are those of the compiled half, found by a plainer search.
"""

import struct
from collections.abc import Iterator
from typing import Final

from belote_bot.players.search.figures import HIGHER, POINTS
from belote_bot.players.search.pure import beats, legal_cards, table_of

CAPOT: Final = 90
"""What winning every trick adds to 162, and takes away from the other team's 0."""

_FAR: Final = 1000


def solve(
    hands: bytes, trump: int, leader: int, trick: bytes, won: int, flags: int, cards: bytes, /
) -> bytes:
    """The points of team A from here on with all hands open, in each world after each card: 16-bit integers.

    `hands` is four 32-bit masks a world; the last trick's ten is in it; a capot adds 90 for team A or takes
    90 away; `won` is 1 if team A has won a trick before, plus 2 if team B has.
    """
    values: list[int] = []
    for world in struct.iter_unpack("=4I", hands):
        search = _Search(trump, flags)
        node = _Node((world[0], world[1], world[2], world[3]), leader, tuple(trick), won)
        values += [search.after(node, card, -_FAR, _FAR) for card in cards]
    return struct.pack(f"={len(values)}h", *values)


class _Node:
    """A position."""

    __slots__ = ("hands", "leader", "trick", "won")

    def __init__(
        self, hands: tuple[int, int, int, int], leader: int, trick: tuple[int, ...], won: int
    ) -> None:
        self.hands = hands
        self.leader = leader
        self.trick = trick
        self.won = won


class _Search:
    """Alpha-beta over one deal, remembering what it found between two tricks."""

    def __init__(self, trump: int, flags: int) -> None:
        self._trump = trump
        self._flags = flags
        self._points = POINTS[trump]
        self._found: dict[tuple[int, int, int], tuple[int, int]] = {}

    def after(self, node: _Node, card: int, alpha: int, beta: int) -> int:
        """The value of playing this card."""
        seat = (node.leader + len(node.trick)) & 3
        hands = [*node.hands]
        hands[seat] &= ~(1 << card)
        left = hands[0], hands[1], hands[2], hands[3]
        trick = (*node.trick, card)
        if len(trick) < 4:
            return self._value(_Node(left, node.leader, trick, node.won), alpha, beta)
        _, _, winner, _, points = table_of(trick, node.leader, self._trump)
        gained = 0 if winner & 1 else points + (0 if any(left) else 10)
        rest = _Node(left, winner, (), node.won | 1 << (winner & 1))
        return gained + self._value(rest, alpha - gained, beta - gained)

    def _value(self, node: _Node, alpha: int, beta: int) -> int:
        if node.trick:
            return self._best(node, alpha, beta)
        rest = node.hands[0] | node.hands[1] | node.hands[2] | node.hands[3]
        if not rest:
            return CAPOT if node.won == 1 else -CAPOT if node.won == 2 else 0
        key = rest, node.leader, node.won
        lower, upper = self._found.get(key) or self._room(rest, node.won)
        if lower >= beta or lower == upper:
            return lower
        if upper <= alpha:
            return upper
        alpha, beta = max(alpha, lower), min(beta, upper)
        value = self._best(node, alpha, beta)
        if value <= alpha:
            self._found[key] = lower, min(value, upper)
        elif value >= beta:
            self._found[key] = max(value, lower), upper
        else:
            self._found[key] = value, value
        return value

    def _room(self, rest: int, won: int) -> tuple[int, int]:
        """The least and the most that team A can still get."""
        points = sum(self._points[card] for card in _cards(rest)) + 10
        return 0 if won & 1 else -CAPOT, points + (0 if won & 2 else CAPOT)

    def _best(self, node: _Node, alpha: int, beta: int) -> int:
        seat = (node.leader + len(node.trick)) & 3
        highest = not seat & 1
        best = -_FAR if highest else _FAR
        for card in self._ordered(node, seat):
            value = self.after(node, card, alpha, beta)
            if highest:
                best = max(best, value)
                alpha = max(alpha, best)
            else:
                best = min(best, value)
                beta = min(beta, best)
            if alpha >= beta:
                break
        return best

    def _ordered(self, node: _Node, seat: int) -> list[int]:
        """The legal cards, the most promising first."""
        hand, trump = node.hands[seat], self._trump
        foes = node.hands[(seat + 1) & 3] | node.hands[(seat + 3) & 3]
        if not node.trick:
            return sorted(_cards(hand), key=lambda card: self._lead_order(card, foes), reverse=True)
        table = table_of(node.trick, node.leader, trump)
        legal = legal_cards(hand, seat, trump, self._flags, table)
        if not legal & (legal - 1):
            return [legal.bit_length() - 1]
        partner = table[2] == seat ^ 2
        return sorted(
            _cards(legal), key=lambda card: self._follow_order(card, table[1], partner), reverse=True
        )

    def _lead_order(self, card: int, foes: int) -> int:
        points = self._points[card]
        if HIGHER[self._trump][card] & foes:
            return 100 - 4 * points
        return (900 if card >> 3 == self._trump else 800) + points

    def _follow_order(self, card: int, best: int, partner: bool) -> int:  # noqa: FBT001
        points = self._points[card]
        if beats(card, best, self._trump):
            return 700 + points
        return 400 + points if partner else 100 - points


def _cards(mask: int) -> Iterator[int]:
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
