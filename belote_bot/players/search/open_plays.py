"""The cards worth playing with all hands open, the most promising first: `native/order.h` for Python.

Who holds a card is known from the deal, so the cards that are left tell the hands. What depends on one suit
only is found once for all positions that agree in it, which is most of what a search asks.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

from belote_bot.players.search.open_cards import (
    POINTS,
    SUITS,
    TRUMPS,
    above,
    distinct,
    each,
    legal_to,
    wins_over,
)

Move: TypeAlias = tuple[int, int, int, int]
"""How little it promises, the card's bit, the state after it, and its points.

The card that completes a trick has what `won_by` says as its state; its points are -1 if the leader's
opponents win the trick.
"""
Moves: TypeAlias = tuple[Move, ...]

KEPT: Final = 30_000
"""For how many positions the cards of who may play any card are remembered: they take most of the memory."""

_SAFE, _MAY_BE_BEATEN, _MATE_MAY_WIN, _LOST = range(4)
"""What becomes of the trick if a card does not win it: partner's or not, for good or not."""


def state_of(best: int, led: int, holder: int, seat: int, place: int) -> int:
    """A trick in progress as one integer, above the 32 bits of the cards that are left.

    The best card, the suit led, whose the best card is, who plays next, and after how many.
    """
    return best << 32 | led << 37 | holder << 39 | seat << 41 | place << 43


def won_by(seat: int) -> int:
    """That a seat leads, and that its team has won a trick, above the bits of the cards that are left."""
    return seat << 32 | 1 << 34 + (seat & 1)


class Plays:
    """The cards worth playing in the positions of one deal."""

    __slots__ = ("_by_suit", "_flags", "_hands", "_leads", "_thrown", "bound", "free")

    def __init__(self, hands: Sequence[int], flags: int) -> None:
        self._hands = hands
        self._flags = flags
        self.bound: dict[int, Moves] = {}
        """By the trumps and the cards of the suit led that are left, and the state."""
        self.free: dict[int, Moves] = {}
        """Those of who may play any card: by all cards left, and the state."""
        self._by_suit: dict[int, Moves] = {}
        self._thrown: dict[int, tuple[tuple[int, int, int], ...]] = {}
        self._leads: dict[int, Moves] = {}

    def following(self, rest: int, state: int) -> Moves:
        """The cards for a trick in progress, for `bound` or `free` as well."""
        best, led, holder = state >> 32 & 31, state >> 37 & 3, state >> 39 & 3
        seat, place, hands = state >> 41 & 3, state >> 43, self._hands
        hand, suit = rest & hands[seat], SUITS[led]
        ours = place >= 2 and holder == seat ^ 2
        legal, is_free = legal_to(hand, led, best, ours, self._flags)
        later = rest & hands[(seat + 1) & 3] if place < 3 else 0
        over = 0 if led and later & suit else later & TRUMPS
        if ours:
            beaten = over & above(best) if best < 8 else later & above(best) or over
            fate = _MAY_BE_BEATEN if beaten else _SAFE
        else:
            mate = rest & hands[seat ^ 2] if place == 1 else 0
            fate = _MATE_MAY_WIN if mate & (above(best) if mate & suit else TRUMPS) else _LOST
        about = fate << 8 | bool(over) << 10 | is_free << 11
        if not is_free:
            own = led if hand & suit else 0
            moves = self._in_suit(own, legal, rest, about, state)
            self.bound[rest & (suit | TRUMPS) | state] = moves
            return moves
        found = [*self._in_suit(0, hand, rest, about, state)] if hand & TRUMPS else []
        after, is_theirs = _played(best, led, holder, seat, place)
        for place_of in 8, 16, 24:
            if hand >> place_of & 0xFF:
                found += [
                    (value, bit, after, -1 if is_theirs else points)
                    for value, bit, points in self._thrown_away(place_of, rest, seat, fate)
                ]
        found.sort()
        if len(self.free) >= KEPT:
            self.free.clear()
        moves = self.free[rest | state] = tuple(found)
        return moves

    def _in_suit(self, suit: int, legal: int, rest: int, about: int, state: int) -> Moves:
        """The cards of the suit led, or trumps."""
        byte = rest >> 8 * suit & 0xFF
        key = byte | about | suit << 12 | state
        if key in self._by_suit:
            return self._by_suit[key]
        best, led, holder = state >> 32 & 31, state >> 37 & 3, state >> 39 & 3
        seat, place = state >> 41 & 3, state >> 43
        fate, may_come_over = about >> 8 & 3, about >> 10 & 1
        first = 8 * suit
        hands = [hand >> first & byte for hand in self._hands]
        later = hands[(seat + 1) & 3] if place < 3 else 0
        foes = hands[(seat + 1) & 3] | hands[(seat + 3) & 3]
        present = byte | (1 << (best & 7) if best >> 3 == suit else 0)
        moves: list[Move] = []
        for bit in each(distinct(legal >> first & 0xFF, present, suit)):
            card, higher = first + bit, 0xFF & -(2 << bit)
            points, wins = POINTS[card], wins_over(card, best)
            if wins:
                beaten = later & higher if suit else may_come_over and later & higher
                value = _taking(points, bit, bool(beaten or (suit and may_come_over)))
                value -= 237 if led and not suit else 0
            else:
                value = _losing(points, fate) - (0 if higher & foes else 30) - (0 if suit == led else 56)
                value -= 124 if fate == _LOST and not suit else 0
            after, is_theirs = _played(card if wins else best, led, seat if wins else holder, seat, place)
            moves.append((-value, 1 << card, after, -1 if is_theirs else points))
        moves.sort()
        found = self._by_suit[key] = tuple(moves)
        return found

    def _thrown_away(self, first: int, rest: int, seat: int, fate: int) -> tuple[tuple[int, int, int], ...]:
        """How little they promise, the bits and the points of a plain suit's cards when another was led."""
        byte = rest >> first & 0xFF
        key = byte | seat << 8 | fate << 10 | first << 12
        if key in self._thrown:
            return self._thrown[key]
        hands = self._hands
        foes = (hands[(seat + 1) & 3] | hands[(seat + 3) & 3]) >> first & byte
        moves: list[tuple[int, int, int]] = []
        for bit in each(distinct(hands[seat] >> first & byte, byte, first >> 3)):
            points = POINTS[first + bit]
            is_master = not 0xFF & -(2 << bit) & foes
            moves.append((30 * is_master + 56 - _losing(points, fate), 1 << first + bit, points))
        found = self._thrown[key] = tuple(moves)
        return found

    def leads(self, rest: int, leader: int) -> list[Move]:
        """The cards to lead."""
        known, trumps = self._leads, rest & TRUMPS
        holders = 0
        for seat, hand in enumerate(self._hands):
            if trumps & hand:
                holders |= 1 << seat
        moves: list[Move] = []
        about = leader << 8 | holders << 10
        for first in 0, 8, 16, 24:
            key = rest >> first & 0xFF | about | first << 14
            found = known.get(key)
            moves += self._leads_in(first, key) if found is None else found
        moves.sort()
        return moves

    def _leads_in(self, first: int, key: int) -> Moves:
        byte, leader, holders = key & 0xFF, key >> 8 & 3, key >> 10 & 15
        h0, h1, h2, h3 = (self._hands[(leader + place) & 3] >> first & byte for place in range(4))
        foes, suit = h1 | h3, first >> 3
        _, left, mate, right = (holders >> ((leader + place) & 3) & 1 for place in range(4))
        is_ruffed = bool(suit) and bool((not h1 and left) or (not h3 and right))
        moves: list[Move] = []
        for bit in each(distinct(h0, byte, suit)):
            points, higher = POINTS[first + bit], 0xFF & -(2 << bit)
            is_master = not higher & foes
            if not suit:
                value = _trump_lead(points, is_master, foes, h2)
            elif is_master:
                value = 90 - 42 * points if is_ruffed else 1110 + 26 * points
            else:
                over = h2 & higher
                value = 342 + 2 * points - 50 * foes.bit_count() - 3 * is_ruffed
                value += 122 if over > foes else 67 if over else 242 if mate and not h2 else 0
                value -= 13 if h0 == 1 << bit and holders >> leader & 1 else 0
            moves.append((-value, 1 << first + bit, led_by(leader, first + bit), points))
        found = self._leads[key] = tuple(moves)
        return found


def led_by(leader: int, card: int) -> int:
    """The state of a trick after its first card."""
    return state_of(card, card >> 3, leader, (leader + 1) & 3, 1)


def _played(best: int, led: int, holder: int, seat: int, place: int) -> tuple[int, int]:
    """The state after a seat's card, and whether that completes the trick for its leader's opponents."""
    if place < 3:
        return state_of(best, led, holder, (seat + 1) & 3, place + 1), 0
    return won_by(holder), not (holder ^ seat) & 1


def _trump_lead(points: int, is_master: bool, foes: int, mate: int) -> int:  # noqa: FBT001
    if is_master:
        return 15 * points + (902 if foes else -186)
    return 216 - 81 * points - (4 if mate > foes else 0)


def _taking(points: int, rank: int, may_be_beaten: bool) -> int:  # noqa: FBT001
    """What a card promises that wins the trick so far."""
    return 503 - 33 * points if may_be_beaten else 700 + 20 * points - 5 * rank


def _losing(points: int, fate: int) -> int:
    """What a card promises that does not win the trick."""
    if fate == _SAFE:
        return 746 + 12 * points
    if fate == _MAY_BE_BEATEN:
        return 510 - 5 * points
    return 12 + 14 * points if fate == _MATE_MAY_WIN else 56 - 46 * points
