"""The pack: the draw for the deal, dealing, collecting and cutting (RULES §3)."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

from belote_bot.game.cards import CARDS, FULL_DECK, Card, Mask, mask_of
from belote_bot.game.house_rules import Packets
from belote_bot.game.seats import SEATS, Seat, next_seat, seats_from, team_of

Pack: TypeAlias = tuple[Card, ...]
"""The 32 cards, top of the pack first."""

FIRST_ROUND: Final = 20
"""Cards dealt before the auction; the next one is the upcard."""

SMALLEST_PACKET: Final = 3
"""The least number of cards in each packet of a cut."""


class PackError(ValueError):
    """A pack that is not the 32 cards, or a cut outside its bounds."""


class CutHeight(StrEnum):
    """Where a player cuts the pack, as far as a hand can aim: the value is its name in storage."""

    HIGH = "high"
    """Near the top: few cards are lifted."""
    MIDDLE = "middle"
    LOW = "low"

    @property
    def packets(self) -> range:
        """How many cards may be lifted: one of three equal parts of what the rules allow, 3 … 29."""
        part = (len(CARDS) - 2 * SMALLEST_PACKET + 1) // len(CutHeight)
        first = SMALLEST_PACKET + list(CutHeight).index(self) * part
        return range(first, first + part)


@dataclass(frozen=True, slots=True)
class FirstRound:
    """The five cards of each seat and the upcard, as dealt before the auction."""

    hands: tuple[Mask, Mask, Mask, Mask]
    upcard: Card


def check_pack(cards: Sequence[Card]) -> Pack:
    """The cards as a pack; PackError unless they are the 32 cards, each once."""
    if len(cards) != len(CARDS) or mask_of(cards) != FULL_DECK:
        raise PackError("the deck is not the 32 cards, each once")
    return tuple(cards)


def deal_first_round(pack: Pack, dealer: Seat, packets: Packets) -> FirstRound:
    """Deal two packets to each seat, from the seat after the dealer, and turn up the next card."""
    sizes = (3, 2) if packets is Packets.THREE_TWO else (2, 3)
    hands = [0, 0, 0, 0]
    top = 0
    for size in sizes:
        for seat in seats_from(next_seat(dealer)):
            hands[seat] |= mask_of(pack[top : top + size])
            top += size
    return FirstRound((hands[0], hands[1], hands[2], hands[3]), pack[top])


def deal_second_round(
    pack: Pack, dealer: Seat, packets: Packets, taker: Seat
) -> tuple[Mask, Mask, Mask, Mask]:
    """All four hands of eight: the taker has the upcard and two more, the others three more."""
    first = deal_first_round(pack, dealer, packets)
    hands = list(first.hands)
    hands[taker] |= 1 << first.upcard
    top = FIRST_ROUND + 1
    for seat in seats_from(next_seat(dealer)):
        size = 2 if seat == taker else 3
        hands[seat] |= mask_of(pack[top : top + size])
        top += size
    return hands[0], hands[1], hands[2], hands[3]


def collect_tricks(tricks: Sequence[tuple[Seat, Sequence[Card]]]) -> Pack:
    """Stack the eight tricks (winner, cards as played) of a deal in the order won, team A's on team B's."""
    return check_pack(
        [card for team in (0, 1) for winner, cards in tricks if team_of(winner) == team for card in cards]
    )


def collect_void(pack: Pack, dealer: Seat, packets: Packets) -> Pack:
    """Stack the four hands of a void deal in seat order on the stock; each hand as it was dealt."""
    first = deal_first_round(pack, dealer, packets)
    dealt = pack[:FIRST_ROUND]
    hands = [card for seat in SEATS for card in dealt if first.hands[seat] >> card & 1]
    return check_pack([*hands, *pack[FIRST_ROUND:]])


def cut(pack: Pack, at: int) -> Pack:
    """Put the top `at` cards (3 … 29) under the rest; PackError outside these bounds."""
    if not SMALLEST_PACKET <= at <= len(pack) - SMALLEST_PACKET:
        raise PackError(f"a cut leaves at least {SMALLEST_PACKET} cards in each packet, not {at}")
    return pack[at:] + pack[:at]


def lowest_drawer(draws: Sequence[Card]) -> Seat | None:
    """The seat that drew the lowest rank in the order 7 8 9 T J Q K A; None if the lowest is tied."""
    lowest = min(card.rank for card in draws)
    seats = [seat for seat, card in enumerate(draws) if card.rank == lowest]
    return seats[0] if len(seats) == 1 else None
