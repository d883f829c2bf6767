"""Searching a deal with all hands open, in Python: `native/solver.h` says the same.

A search only tells whether a value reaches `beta`: what it gives is an upper bound if it is below, else a
lower one, for the side of the trick's leader. A position between two tricks is one integer: the cards left,
above them who leads, and which teams have won a trick. What is found of them stands in lists: with an object
for each, Python's collector of garbage would hold up all other threads.
"""

from typing import Final

from belote_bot.players.search.open_bounds import CARDS_LEFT, Bounds
from belote_bot.players.search.open_cards import SUITS, TRUMPS, WORTHLESS, alike
from belote_bot.players.search.open_plays import Move, Plays, led_by

MOST: Final = 250_000
"""Positions between two tricks that are looked at in one deal, those that come to the same counted once."""

BEYOND: Final = 1000
"""More than any value."""
PARCEL: Final = 1000
"""How much of a list is let go of at a time."""
_BOUND: Final = tuple(suit | TRUMPS for suit in SUITS)


class Unsolved(Exception):
    """A deal was given up: it has more positions to look at than memory and patience are for."""


class Search:
    """Null windows over one deal, remembering what was found between two tricks."""

    __slots__ = ("_alike", "_bounds", "_leads", "_lower", "_place", "_plays", "_room", "_upper", "hands")

    def __init__(self, hands: tuple[int, ...], flags: int) -> None:
        self.hands = hands
        self._plays = Plays(hands, flags)
        self._bounds = Bounds(hands, flags)
        self._alike = alike(hands)
        self._place: dict[int, int] = {}
        # By place, from 1: what the leader's side gets at least and at most, the points left, the best card.
        self._lower, self._upper, self._room = [0], [0], [0]
        self._leads: list[Move | None] = [None]

    def second(self, rest: int, state: int, points: int, won: int, beta: int) -> int:
        """After the first card of a trick, which brought so many points."""
        plays, bound = self._plays, _BOUND[state >> 37 & 3]
        moves = (
            plays.bound.get(rest & bound | state)
            or plays.free.get(rest | state)
            or plays.following(rest, state)
        )
        least = BEYOND
        for _, bit, after, gain in moves:
            value = self.third(rest ^ bit, after, points + gain, won, beta)
            if value < least:
                if value < beta:
                    return value
                least = value
        return least

    def third(self, rest: int, state: int, points: int, won: int, beta: int) -> int:
        """After two cards."""
        plays, bound = self._plays, _BOUND[state >> 37 & 3]
        moves = (
            plays.bound.get(rest & bound | state)
            or plays.free.get(rest | state)
            or plays.following(rest, state)
        )
        most = -BEYOND
        for _, bit, after, gain in moves:
            value = self.fourth(rest ^ bit, after, points + gain, won, beta)
            if value > most:
                if value >= beta:
                    return value
                most = value
        return most

    def fourth(self, rest: int, state: int, points: int, won: int, beta: int) -> int:
        """After three cards; what is remembered of the positions after the trick is looked up first."""
        plays, bound, remembered = self._plays, _BOUND[state >> 37 & 3], self._place.get
        lower, upper, room = self._lower, self._upper, self._room
        moves = (
            plays.bound.get(rest & bound | state)
            or plays.free.get(rest | state)
            or plays.following(rest, state)
        )
        if len(moves) > 1:
            for _, bit, after, gain in moves:
                place = remembered(rest ^ bit | after | won)
                if place:
                    value = points + gain + upper[place] if gain >= 0 else room[place] - lower[place]
                    if value < beta:
                        return value
        least = BEYOND
        for _, bit, after, gain in moves:
            key = rest ^ bit | after | won
            place = remembered(key) or self._new(key)
            if gain >= 0:
                value = points + gain
                value += self._value(key, place, beta - value)
            else:
                value = room[place] - self._value(key, place, room[place] - beta + 1)
            if value < least:
                if value < beta:
                    return value
                least = value
        return least

    def _value(self, key: int, place: int, beta: int) -> int:
        lower, upper = self._lower[place], self._upper[place]
        if lower >= beta:
            return lower
        if upper < beta:
            return upper
        rest, leader, won = key & CARDS_LEFT, key >> 32 & 3, key & 3 << 34
        first, most = 0, -BEYOND
        lead = self._leads[place]
        if lead is not None:
            first, state, gain = self._like(lead, rest, leader)
            most = self.second(rest ^ first, state, gain, won, beta)
        if most < beta:
            for move in self._plays.leads(rest, leader):
                _, bit, state, gain = move
                if bit != first:
                    value = self.second(rest ^ bit, state, gain, won, beta)
                    if value > most:
                        most = value
                        self._leads[place] = move
                        if value >= beta:
                            break
        if most < beta:
            self._upper[place] = upper = min(most, upper)
            return upper
        self._lower[place] = lower = max(most, lower)
        return lower

    def collected(self, key: int, points: int, ours: bool, beta: int) -> int:  # noqa: FBT001
        """After a whole trick, which brought its leader's side so many points if it is theirs."""
        place = self._place.get(key) or self._new(key)
        if ours:
            return points + self._value(key, place, beta - points)
        room = self._room[place]
        return room - self._value(key, place, room - beta + 1)

    def _new(self, key: int) -> int:
        """The place of a position that was not met before, unless it comes to the same as another one."""
        trumps, first, second, third = self._alike
        same = (
            (key & ~WORTHLESS)
            | trumps[key & 3]
            | first[key >> 8 & 7] << 8
            | second[key >> 16 & 7] << 16
            | third[key >> 24 & 7] << 24
        )
        place = self._place.get(same)
        if place is None:
            place = len(self._leads)
            if place > MOST:
                raise Unsolved
            lower, upper, room = self._bounds.of(key)
            self._lower.append(lower)
            self._upper.append(upper)
            self._room.append(room)
            self._leads.append(None)
            self._place[same] = place
        self._place[key] = place
        return place

    def forget(self) -> None:
        """Let go of what was found bit by bit: all at once would hold up other threads for long."""
        for found in self._plays.free, self._place:
            while found:
                found.popitem()
        for column in self._lower, self._upper, self._room, self._leads:
            while column:
                del column[-PARCEL:]

    def _like(self, lead: Move, rest: int, leader: int) -> tuple[int, int, int]:
        """The bit of the card that was best before, the state after it and its points.

        Where it was found in a position that comes to the same, those of a card like it.
        """
        _, bit, state, points = lead
        hand = rest & self.hands[leader]
        if hand & bit:
            return bit, state, points
        like = hand & WORTHLESS & SUITS[state >> 37 & 3]
        like &= -like
        return like, led_by(leader, like.bit_length() - 1), 0
