"""Solving endings by trying everything, with the rules of the tables: what the solver is measured against."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from belote_bot.game.cards import LAST_TRICK_POINTS, Card, Mask, Suit, cards_in
from belote_bot.game.house_rules import HouseRules
from belote_bot.game.play import obligation, winning_index
from belote_bot.players.search.open_bounds import CAPOT


def rules_of(flags: int) -> HouseRules:
    """The house rules that the bits of `flags` stand for."""
    return HouseRules(
        overtrump_partner_when_trump_led=bool(flags & 1),
        must_ruff_partner=bool(flags & 2),
        must_undertrump=bool(flags & 4),
    )


ALL_RULES: Final = tuple(map(rules_of, range(8)))


@dataclass(slots=True)
class BruteForce:
    """Every line of play of one ending, each side playing for its card points and for a capot."""

    trump: Suit
    flags: int
    _values: dict[tuple[tuple[Mask, ...], int, int], int] = field(default_factory=dict)

    def after(self, hands: Sequence[Mask], leader: int, trick: Sequence[Card], won: int, card: Card) -> int:
        """The points of team A from here on, the trick on the table included, if this card is played."""
        seat = (leader + len(trick)) % 4
        left = tuple(hand & ~(1 << card) if other == seat else hand for other, hand in enumerate(hands))
        trick = (*trick, card)
        if len(trick) < 4:
            return self._value(left, leader, trick, won)
        winner = (leader + winning_index(trick, self.trump)) % 4
        points = sum(played.points(self.trump) for played in trick)
        if not any(left):
            points += LAST_TRICK_POINTS
        won |= 1 << winner % 2
        return (0 if winner % 2 else points) + self._value(left, winner, (), won)

    def _value(self, hands: tuple[Mask, ...], leader: int, trick: tuple[Card, ...], won: int) -> int:
        if trick:
            return self._best(hands, leader, trick, won)
        if not any(hands):
            return {1: CAPOT, 2: -CAPOT}.get(won, 0)
        key = hands, leader, won
        if key not in self._values:
            self._values[key] = self._best(hands, leader, (), won)
        return self._values[key]

    def _best(self, hands: tuple[Mask, ...], leader: int, trick: tuple[Card, ...], won: int) -> int:
        seat = (leader + len(trick)) % 4
        values = [
            self.after(hands, leader, trick, won, card)
            for card in legal(hands[seat], trick, self.trump, self.flags)
        ]
        return min(values) if seat % 2 else max(values)


@lru_cache(maxsize=1 << 16)
def legal(hand: Mask, trick: tuple[Card, ...], trump: Suit, flags: int) -> tuple[Card, ...]:
    """The cards that may be played."""
    return cards_in(obligation(hand, trick, trump, ALL_RULES[flags]).legal)
