"""Drawing hidden hands in Python: what `native/deals.h` does where it is built, with the same hands."""

import struct
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import comb
from typing import Final, TypeAlias

from belote_bot.players.search.chance import Chance

_HANDS: Final = struct.Struct("=4I")

Room: TypeAlias = tuple[int, ...]
"""By seat, how many more cards it takes."""


def deals(known: bytes, may: bytes, room: bytes, count: int, seed: int, /) -> bytes:
    """So many ways to deal hidden cards, four 32-bit masks each; every way is as likely as another.

    By seat: `known` are the cards it surely holds, `may` those it may hold of the cards that are dealt,
    `room` how many of them it takes. At most three seats take any. ValueError if there is no way.
    """
    drawn = _Dealing(_HANDS.unpack(may), tuple(room))
    held = _HANDS.unpack(known)
    chance = Chance(seed)
    return b"".join(_HANDS.pack(*drawn.deal(held, chance)) for _ in range(count))


@dataclass(frozen=True, slots=True)
class _Kind:
    """Cards that the same seats may hold, each as a mask of its own."""

    cards: tuple[int, ...]
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class _Fork:
    """The ways to share the cards of one kind among its seats, as numbers of cards."""

    splits: tuple[tuple[int, ...], ...]
    rooms: tuple[Room, ...]
    """What room each leaves."""
    upto: tuple[int, ...]
    """In how many ways a split, or one before it, can be dealt, and the kinds that follow with it."""

    @property
    def ways(self) -> int:
        """In how many ways all of it can be dealt."""
        return self.upto[-1] if self.upto else 0


class _Dealing:
    """Deals the same cards again and again.

    Cards that the same seats may hold are drawn together: first how many go to each seat, by the number of
    ways in which the rest can then be dealt, then which. So every way of dealing is as likely as another.
    """

    def __init__(self, may: Sequence[int], room: Room) -> None:
        self._room = room
        self._kinds = _kinds_of(may)
        self._forks: dict[tuple[int, Room], _Fork] = {}
        if not self._ways(0, room):
            raise ValueError("no hands fit what the seat knows")

    def deal(self, held: Sequence[int], chance: Chance) -> list[int]:
        """One way of dealing, added to what the seats hold."""
        hands = [*held]
        room = self._room
        for index, kind in enumerate(self._kinds):
            fork = self._forks[index, room]
            at = bisect_right(fork.upto, chance.below(fork.ways))
            cards = [*kind.cards]
            if len(kind.seats) > 1:
                chance.shuffle(cards)
            start = 0
            for seat, count in zip(kind.seats, fork.splits[at], strict=True):
                hands[seat] |= sum(cards[start : start + count])
                start += count
            room = fork.rooms[at]
        return hands

    def _ways(self, index: int, room: Room) -> int:
        """In how many ways the kinds from this one on can be dealt into this room."""
        if index == len(self._kinds):
            return not any(room)
        key = index, room
        if key not in self._forks:
            self._forks[key] = self._fork(index, room)
        return self._forks[key].ways

    def _fork(self, index: int, room: Room) -> _Fork:
        kind = self._kinds[index]
        splits: list[tuple[int, ...]] = []
        rooms: list[Room] = []
        upto: list[int] = []
        total = 0
        for split, choices in _splits(kind, room):
            left = _taken(room, kind.seats, split)
            ways = choices * self._ways(index + 1, left)
            if ways:
                total += ways
                splits.append(split)
                rooms.append(left)
                upto.append(total)
        return _Fork(tuple(splits), tuple(rooms), tuple(upto))


def _kinds_of(may: Sequence[int]) -> list[_Kind]:
    kinds: dict[tuple[int, ...], list[int]] = {}
    for card in range(32):
        seats = tuple(seat for seat in range(4) if may[seat] >> card & 1)
        if seats:
            kinds.setdefault(seats, []).append(1 << card)
    ordered = sorted(kinds, key=lambda seats: (len(seats), sum(1 << seat for seat in seats)))
    return [_Kind(tuple(kinds[seats]), seats) for seats in ordered]


def _splits(kind: _Kind, room: Room) -> Iterator[tuple[tuple[int, ...], int]]:
    """Each way to share a kind's cards among its seats, and in how many ways cards can be chosen for it."""
    count = len(kind.cards)
    match kind.seats:
        case (one,):
            if count <= room[one]:
                yield (count,), 1
        case (one, two):
            for first in range(max(0, count - room[two]), min(count, room[one]) + 1):
                yield (first, count - first), comb(count, first)
        case (one, two, three):
            for first in range(min(count, room[one]) + 1):
                rest = count - first
                for second in range(max(0, rest - room[three]), min(rest, room[two]) + 1):
                    yield (first, second, rest - second), comb(count, first) * comb(rest, second)
        case _:
            raise ValueError("three hands at most are hidden")


def _taken(room: Room, seats: Sequence[int], split: Sequence[int]) -> Room:
    left = [*room]
    for seat, count in zip(seats, split, strict=True):
        left[seat] -= count
    return tuple(left)
