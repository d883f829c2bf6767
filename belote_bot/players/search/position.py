"""A position as the search knows it: integers only, the hidden hands apart."""

import struct
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from belote_bot.game.auction import Contract
from belote_bot.game.cards import Card, mask_of
from belote_bot.game.house_rules import HouseRules
from belote_bot.game.seats import Seat, next_seat
from belote_bot.game.views import DealView
from belote_bot.players.search import core
from belote_bot.players.search.thumb import Thumb
from belote_bot.players.search.worlds import Hands, packed

_OVERTRUMP_PARTNER: Final = 1
_MUST_RUFF_PARTNER: Final = 2
_MUST_UNDERTRUMP: Final = 4


@dataclass(frozen=True, slots=True)
class Position:
    """What lies open in the play of a deal."""

    trump: int
    taker: Seat
    leader: Seat
    """Who led the trick in progress, or leads the next."""
    trick: bytes
    """The cards on the table."""
    gone: int
    """Every card played, as a mask; those on the table included."""
    led: bytes
    """By seat, the suits that it has led, one bit for each."""
    points: int
    """Card points in the tricks of team A."""
    won: int
    """1 if team A has won a trick, plus 2 if team B has."""
    flags: int
    """The rules of play that a table may choose, one bit for each."""

    def outcomes(self, hands: Iterable[Hands], cards: Sequence[Card], thumb: Thumb) -> bytes:
        """How the deal ends by rules of thumb: for each of the hands, for each of these cards played now."""
        return core.playouts(
            packed(hands), self.trump, self.taker, self.leader, self.trick, self.gone, self.led, self.points,
            self.won, self.flags, thumb.packed, thumb.packed, bytes(cards),
        )  # fmt: skip

    def solved(self, hands: Iterable[Hands], cards: Sequence[Card]) -> tuple[int, ...]:
        """The points of team A from here on with all hands open: for each of the hands, for each card.

        The last trick's ten and 90 more for a capot included; a capot of team B takes 90 away. Unsolved if
        one of the hands is given up: without the compiled half only, and only rare whole deals.
        """
        solved = core.solve(
            packed(hands), self.trump, self.leader, self.trick, self.won, self.flags, bytes(cards)
        )
        return struct.unpack(f"={len(solved) // 2}h", solved)


def opening(contract: Contract, dealer: Seat, rules: HouseRules) -> Position:
    """The position before the first card."""
    return Position(
        contract.trump, contract.taker, next_seat(dealer), b"", 0, bytes(4), 0, 0, flags_of(rules)
    )


def position_of(deal: DealView, contract: Contract) -> Position:
    """The position of a deal in play."""
    led = [0, 0, 0, 0]
    for trick in deal.tricks:
        led[trick.leader] |= 1 << trick.cards[0].suit
    if deal.trick:
        led[deal.leader] |= 1 << deal.trick[0].suit
    played = mask_of(card for trick in deal.tricks for card in trick.cards)
    won = 0
    for trick in deal.tricks:
        won |= 1 << (trick.winner % 2)
    return Position(
        contract.trump,
        contract.taker,
        deal.leader,
        bytes(deal.trick),
        played | mask_of(deal.trick),
        bytes(led),
        deal.card_points[0],
        won,
        flags_of(deal.rules),
    )


def flags_of(rules: HouseRules) -> int:
    """The rules of play that a table may choose, one bit for each."""
    return (
        _OVERTRUMP_PARTNER * rules.overtrump_partner_when_trump_led
        | _MUST_RUFF_PARTNER * rules.must_ruff_partner
        | _MUST_UNDERTRUMP * rules.must_undertrump
    )
