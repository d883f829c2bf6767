"""Searching a deal with all hands open, in Python: `native/solver.h` says the same.

A search only tells whether a value reaches `beta`: what it gives is an upper bound if it is below, else a
lower one, for the side of the trick's leader. A position between two tricks is one integer: the cards left,
above them who leads, and which teams have won a trick.
"""

from typing import Final

from belote_bot.players.search.open_bounds import CARDS_LEFT, Bounds, Found
from belote_bot.players.search.open_cards import SUITS, TRUMPS, WORTHLESS, alike
from belote_bot.players.search.open_plays import Move, Plays, led_by

MOST: Final = 400_000
"""Positions between two tricks that are looked at in one deal, those that come to the same counted once."""

BEYOND: Final = 1000
"""More than any value."""
_BOUND: Final = tuple(suit | TRUMPS for suit in SUITS)


class Unsolved(Exception):
    """A deal was given up: it has more positions to look at than memory and patience are for."""


class Search:
    """Null windows over one deal, remembering what was found between two tricks."""

    __slots__ = ("_alike", "_bounds", "_found", "_left", "_plays", "hands")

    def __init__(self, hands: tuple[int, ...], flags: int) -> None:
        self.hands = hands
        self._plays = Plays(hands, flags)
        self._bounds = Bounds(hands, flags)
        self._alike = alike(hands)
        self._found: dict[int, Found] = {}
        self._left = MOST

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
        plays, bound, remembered = self._plays, _BOUND[state >> 37 & 3], self._found.get
        moves = (
            plays.bound.get(rest & bound | state)
            or plays.free.get(rest | state)
            or plays.following(rest, state)
        )
        if len(moves) > 1:
            for _, bit, after, gain in moves:
                found = remembered(rest ^ bit | after | won)
                if found is not None:
                    value = points + gain + found.upper if gain >= 0 else found.room - found.lower
                    if value < beta:
                        return value
        least = BEYOND
        for _, bit, after, gain in moves:
            key = rest ^ bit | after | won
            found = remembered(key) or self._new(key)
            if gain >= 0:
                value = points + gain
                value += self.value(key, found, beta - value)
            else:
                value = found.room - self.value(key, found, found.room - beta + 1)
            if value < least:
                if value < beta:
                    return value
                least = value
        return least

    def value(self, key: int, found: Found, beta: int) -> int:
        """Of a position between two tricks."""
        if found.lower >= beta:
            return found.lower
        if found.upper < beta:
            return found.upper
        rest, leader, won = key & CARDS_LEFT, key >> 32 & 3, key & 3 << 34
        first, most = 0, -BEYOND
        if found.lead is not None:
            first, state, gain = self._like(found.lead, rest, leader)
            most = self.second(rest ^ first, state, gain, won, beta)
        if most < beta:
            for move in self._plays.leads(rest, leader):
                _, bit, state, gain = move
                if bit != first:
                    value = self.second(rest ^ bit, state, gain, won, beta)
                    if value > most:
                        most = value
                        found.lead = move
                        if value >= beta:
                            break
        if most < beta:
            found.upper = min(most, found.upper)
            return found.upper
        found.lower = max(most, found.lower)
        return found.lower

    def position(self, key: int) -> Found:
        """What is known of a position between two tricks, at least its bounds."""
        return self._found.get(key) or self._new(key)

    def _new(self, key: int) -> Found:
        """A position that was not met before, unless it comes to the same as another one."""
        trumps, first, second, third = self._alike
        same = (
            (key & ~WORTHLESS)
            | trumps[key & 3]
            | first[key >> 8 & 7] << 8
            | second[key >> 16 & 7] << 16
            | third[key >> 24 & 7] << 24
        )
        found = self._found.get(same)
        if found is None:
            self._left -= 1
            if self._left < 0:
                raise Unsolved
            found = self._found[same] = self._bounds.of(key)
        self._found[key] = found
        return found

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
