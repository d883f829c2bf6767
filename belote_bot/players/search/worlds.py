"""Hidden hands that fit all a seat knows, each as likely as another."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import comb
from random import Random
from typing import TypeAlias

from belote_bot.game.cards import Mask, cards_in
from belote_bot.game.seats import SEATS, Seat
from belote_bot.players.memory import Memory

Hands: TypeAlias = tuple[Mask, Mask, Mask, Mask]
"""The cards that each seat holds."""

Room: TypeAlias = tuple[int, ...]
"""By seat, how many more cards it takes."""


@dataclass(frozen=True, slots=True)
class _Kind:
    """Cards that the same seats may hold, each as a mask of its own."""

    cards: tuple[Mask, ...]
    seats: tuple[Seat, ...]


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


class Worlds:
    """Draws the hidden hands of one position, again and again.

    Cards that the same seats may hold are drawn together: first how many go to each seat, by the number of
    ways in which the rest can then be dealt, then which. So every way of dealing is as likely as another.
    """

    def __init__(self, memory: Memory) -> None:
        """Raises ValueError if no hands fit what the seat is said to know."""
        self._known = tuple(
            memory.holds[seat] | (memory.hand if seat == memory.seat else 0) for seat in SEATS
        )
        self._room: Room = memory.free
        self._kinds = _kinds_of(memory)
        self._forks: dict[tuple[int, Room], _Fork] = {}
        if not self._ways(0, self._room):
            raise ValueError("no hands fit what the seat knows")

    def draw(self, random: Random) -> Hands:
        """One way of dealing."""
        chance = random.random
        hands = [*self._known]
        room = self._room
        for index, kind in enumerate(self._kinds):
            fork = self._forks[index, room]
            at = bisect_right(fork.upto, int(chance() * fork.ways)) if len(fork.splits) > 1 else 0
            cards = kind.cards if len(kind.seats) == 1 else sorted(kind.cards, key=lambda _: chance())
            start = 0
            for seat, count in zip(kind.seats, fork.splits[at], strict=True):
                hands[seat] |= sum(cards[start : start + count])
                start += count
            room = fork.rooms[at]
        return hands[0], hands[1], hands[2], hands[3]

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


def _kinds_of(memory: Memory) -> list[_Kind]:
    kinds: dict[tuple[Seat, ...], list[Mask]] = {}
    known = memory.holds[0] | memory.holds[1] | memory.holds[2] | memory.holds[3]
    for card in cards_in(memory.unseen & ~known):
        seats = tuple(seat for seat in SEATS if memory.may_hold[seat] >> card & 1)
        kinds.setdefault(seats, []).append(1 << card)
    return [
        _Kind(tuple(cards), seats) for seats, cards in sorted(kinds.items(), key=lambda item: len(item[0]))
    ]


def _splits(kind: _Kind, room: Room) -> Iterator[tuple[tuple[int, ...], int]]:
    """Each way to share a kind's cards among its seats, and in how many ways cards can be chosen for it."""
    count = len(kind.cards)
    match kind.seats:
        case ():
            return
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
            raise AssertionError("three hands at most are hidden")


def _taken(room: Room, seats: Sequence[Seat], split: Sequence[int]) -> Room:
    left = [*room]
    for seat, count in zip(seats, split, strict=True):
        left[seat] -= count
    return tuple(left)
