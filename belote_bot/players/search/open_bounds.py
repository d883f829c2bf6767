"""What is sure of a position between two tricks without looking ahead: `native/bounds.h` for Python."""

from collections.abc import Sequence
from typing import Final

from belote_bot.players.search.open_cards import PLAIN_TOTAL, TRUMP_TOTAL, TRUMPS, total, wins_over
from belote_bot.players.search.pure import MUST_RUFF_PARTNER

CAPOT: Final = 90
"""What winning every trick adds to 162, and takes away from the other team's 0."""
LAST: Final = 10
CARDS_LEFT: Final = 0xFFFFFFFF


class _Trumps:
    """What is sure of the trumps that are left, for one leader."""

    __slots__ = ("against", "cash", "cost", "gain", "is_sure", "mates", "ruffers", "total")

    def __init__(self, left: int, hands: Sequence[int], ruffs_partner: int) -> None:
        h0, h1, h2, h3 = (hand & left for hand in hands)
        counts = tuple(hand.bit_count() for hand in (h1, h2, h3))
        tops = h0 & _above_all(h1 | h2 | h3)
        rounds = tops.bit_count()
        out = tuple(rounds >= count for count in counts)
        is_drawn = h0 and out[0] and out[2] and (out[1] or not ruffs_partner)
        self.cash = h0 if all(out) else tops
        fallen = _lowest(h1, rounds) | _highest(h2, rounds) | _lowest(h3, rounds)
        safe = (h0 | h2) & _above_all(h1 | h3)
        self.against = (h1 | h3) & _above_all(h0 | h2)
        self.is_sure = bool(self.cash | safe)
        self.gain = TRUMP_TOTAL[self.cash | fallen | safe]
        self.cost = TRUMP_TOTAL[self.against]
        self.total = TRUMP_TOTAL[left]
        may_ruff = bool(h1) | bool(h2 and ruffs_partner) << 1 | bool(h3) << 2
        self.ruffers = 0 if is_drawn else may_ruff << 10


class Bounds:
    """The bounds of the positions of one deal."""

    __slots__ = ("_flags", "_hands", "_plain", "_trumps")

    def __init__(self, hands: Sequence[int], flags: int) -> None:
        self._hands = hands
        self._flags = flags
        self._trumps: dict[int, _Trumps] = {}
        self._plain: dict[int, tuple[int, int]] = {}

    def of(self, key: int) -> tuple[int, int, int]:
        """What a position gives its leader's side at least and at most, and the points left in it.

        The position is told by the cards left, who leads, and which teams have won a trick. The last
        trick's ten is in all three.
        """
        rest, leader, won = key & CARDS_LEFT, key >> 32 & 3, key >> 34
        most = 0 if won >> (~leader & 1) & 1 else CAPOT
        least = 0 if won >> (leader & 1) & 1 else -CAPOT
        hand = rest & self._hands[leader]
        if not hand & (hand - 1):
            return self._last_trick(rest, leader, least, most)
        place = rest & TRUMPS | leader << 8
        trumps = self._trumps.get(place)
        if trumps is None:
            trumps = self._trumps[place] = _Trumps(
                rest & TRUMPS, self._from(leader), self._flags & MUST_RUFF_PARTNER
            )
        cash, gain, room = trumps.cash, trumps.gain, trumps.total + LAST
        about = leader << 8 | trumps.ruffers
        for first in 8, 16, 24:
            byte = rest >> first & 0xFF
            room += PLAIN_TOTAL[byte]
            place = byte | about | first << 13
            sure = self._plain.get(place) or self._in_suit(first, place)
            cash |= sure[0]
            gain += sure[1]
        if cash == hand:
            return room + most, room + most, room
        lower = gain if cash or trumps.is_sure else least
        against = trumps.against
        if not against:
            return lower, room + most, room
        for seat in (leader + 1) & 3, (leader + 3) & 3:
            if against & self._hands[seat] == rest & self._hands[seat]:
                return lower, least, room
        return lower, room - trumps.cost, room

    def _from(self, leader: int) -> list[int]:
        """The hands in the order of play."""
        return [self._hands[(leader + place) & 3] for place in range(4)]

    def _in_suit(self, first: int, place: int) -> tuple[int, int]:
        """The cards of a plain suit that the leader can cash, and what falls into these tricks at least."""
        byte, ruffers = place & 0xFF, place >> 10 & 7
        mine, *others = (hand >> first & byte for hand in self._from(place >> 8 & 3))
        tops = mine & _above_all(others[0] | others[1] | others[2])
        rounds = tops.bit_count()
        counts = [hand.bit_count() for hand in others]
        if rounds and rounds >= max(counts):
            tops, rounds = mine, mine.bit_count()
        for count, index in zip(counts, range(3), strict=True):
            if ruffers >> index & 1:
                rounds = min(rounds, count)
        cash = _highest(tops, rounds)
        fallen = _lowest(others[0], rounds) | _highest(others[1], rounds) | _lowest(others[2], rounds)
        found = self._plain[place] = cash << first, PLAIN_TOTAL[cash | fallen]
        return found

    def _last_trick(self, rest: int, leader: int, least: int, most: int) -> tuple[int, int, int]:
        """One card a hand, or none: the trick that was just collected was the last."""
        room = total(rest) + LAST
        if not rest:
            return room + most, room + most, room
        cards = [(rest & hand).bit_length() - 1 for hand in self._from(leader)]
        winner = 0
        for place, card in enumerate(cards):
            if wins_over(card, cards[winner]):
                winner = place
        value = least if winner & 1 else room + most
        return value, value, room


def _above_all(byte: int) -> int:
    """The bits above the highest."""
    return 0xFF & -(1 << byte.bit_length())


def _lowest(byte: int, count: int) -> int:
    """Its so many lowest cards."""
    found = 0
    for _ in range(min(count, byte.bit_count())):
        low = byte & -byte
        found |= low
        byte ^= low
    return found


def _highest(byte: int, count: int) -> int:
    """Its so many highest cards."""
    return byte ^ _lowest(byte, byte.bit_count() - count)
