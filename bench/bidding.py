"""Deals played out in every contract, so that what an auction comes to is looked up: for tuning the bidding.

The cards are played by the rules of thumb of the search, whoever bids: only the bidding differs.
"""

import struct
from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Final

from belote_bot.game.auction import Contract
from belote_bot.game.cards import CARDS, Card, Mask, Rank, Suit, mask_of
from belote_bot.game.house_rules import HouseRules
from belote_bot.game.scoring import Pair
from belote_bot.game.seats import SEATS, Seat, team_of
from belote_bot.players.formula import PLACES, Formula
from belote_bot.players.search.outcomes import scored
from belote_bot.players.search.position import opening
from belote_bot.players.search.thumb import TUNED

RULES: Final = HouseRules()
NO_BID: Final = 9
"""What stands for passing where a suit would."""

Bidder = Callable[[Mask, int, Card], Suit | None]
"""From the six cards, how many have passed and the upcard: the suit taken, None for passing."""


@dataclass(frozen=True, slots=True)
class Deals:
    """Deals before the auction, and what each contract would bring; the seat after the dealer is 0."""

    six: list[tuple[Mask, Mask, Mask, Mask]]
    """The five cards of each seat with the upcard."""
    upcards: bytes
    worth: "array[int]"
    """Sixteen a deal, seat by seat and suit by suit: marks of team A less those of team B."""


def dealt(count: int, seed: int) -> Deals:
    """So many deals, each played out in all sixteen contracts."""
    random = Random(seed)
    six: list[tuple[Mask, Mask, Mask, Mask]] = []
    upcards = bytearray()
    hands: list[list[bytes]] = [[] for _ in range(16)]
    belotes: list[bytearray] = [bytearray() for _ in range(16)]
    for _ in range(count):
        pack = random.sample(CARDS, 32)
        fives = [mask_of(pack[at : at + 5]) for at in range(0, 20, 5)]
        upcard = 1 << pack[20]
        upcards.append(pack[20])
        six.append((fives[0] | upcard, fives[1] | upcard, fives[2] | upcard, fives[3] | upcard))
        for taker in SEATS:
            whole = _completed(fives, upcard, pack[21:], taker)
            packed = struct.pack("=4I", *whole)
            for suit in Suit:
                hands[taker * 4 + suit].append(packed)
                belotes[taker * 4 + suit].append(_belote(whole, suit))
    worth = array("h", bytes(32 * count))
    for index in range(16):
        taker, suit = divmod(index, 4)
        worth[index::16] = _worths(taker, Suit(suit), hands[index], bytes(belotes[index]))
    return Deals(six, bytes(upcards), worth)


def _completed(fives: Sequence[Mask], upcard: Mask, stock: Sequence[Card], taker: Seat) -> list[Mask]:
    whole = [*fives]
    start = 0
    for seat in SEATS:
        count = 2 if seat == taker else 3
        whole[seat] |= mask_of(stock[start : start + count])
        start += count
    whole[taker] |= upcard
    return whole


def _belote(hands: Sequence[Mask], suit: Suit) -> int:
    """1 if team A holds king and queen in one hand, 2 if team B does, else 0."""
    pair = 1 << Card.of(suit, Rank.KING) | 1 << Card.of(suit, Rank.QUEEN)
    return next((1 + team_of(seat) for seat in SEATS if hands[seat] & pair == pair), 0)


def _worths(taker: Seat, suit: Suit, hands: Sequence[bytes], belotes: bytes) -> "array[int]":
    """Marks of team A less those of team B in each of the deals, with this contract."""
    position = opening(Contract(taker, suit, None), 3, RULES)
    codes = position.outcomes((struct.unpack("=4I", packed) for packed in hands), (), TUNED)
    pairs: tuple[Pair, ...] = ((0, 0), (20, 0), (0, 20))
    marks = [
        [scored(code, team_of(taker), pair, (0, 0), RULES).marks for pair in pairs] for code in range(165)
    ]
    gains = [[ours - theirs for ours, theirs in row] for row in marks]
    return array("h", [gains[code][belote] for code, belote in zip(codes, belotes, strict=True)])


# ---- auctions --------------------------------------------------------------------------------


def plain(hand: Mask, passes: int, upcard: Card) -> Suit | None:
    """The plain rule: jack or nine and three trumps, the upcard counted."""
    for suit in (upcard.suit,) if passes < 4 else tuple(suit for suit in Suit if suit != upcard.suit):
        trumps = hand >> suit * 8 & 0xFF
        if trumps.bit_count() >= 3 and trumps & (1 << Rank.JACK | 1 << Rank.NINE):
            return suit
    return None


def bids_by(deals: Deals, bidder: Bidder) -> list[bytes]:
    """What every place in each deal would say, were it asked: eight bytes a deal, suits or NO_BID."""
    said: list[bytes] = []
    for hands, upcard in zip(deals.six, deals.upcards, strict=True):
        suits = [bidder(hands[place % 4], place, CARDS[upcard]) for place in range(PLACES)]
        said.append(bytes(NO_BID if suit is None else suit for suit in suits))
    return said


def bids_of(deals: Deals, formula: Formula) -> list[bytes]:
    """The same by a formula."""
    beside, thresholds = formula.beside, formula.thresholds
    rather = [trumps - side for trumps, side in zip(formula.as_trumps, beside, strict=True)]
    said: list[bytes] = []
    for hands, upcard in zip(deals.six, deals.upcards, strict=True):
        turned = upcard >> 3
        places = bytearray([NO_BID] * PLACES)
        for seat, hand in enumerate(hands):
            suits = hand.to_bytes(4, "little")
            all_beside = sum([beside[cards] for cards in suits])
            promises = [all_beside + rather[cards] for cards in suits]
            if promises[turned] >= thresholds[seat]:
                places[seat] = turned
            del promises[turned]
            most = max(promises)
            if most >= thresholds[seat + 4]:
                suit = promises.index(most)
                places[seat + 4] = suit + (suit >= turned)
        said.append(bytes(places))
    return said


def duel(deals: Deals, first: Sequence[bytes], second: Sequence[bytes]) -> tuple[float, float]:
    """By how many marks a deal the first bids better than the second, and the standard error.

    Every deal is bid twice, the sides changed.
    """
    total = squares = 0.0
    for number, (one, other) in enumerate(zip(first, second, strict=True)):
        if one != other:
            gain = _gain(deals, number, one, other) - _gain(deals, number, other, one)
            total += gain / 2
            squares += gain * gain / 4
    count = len(first)
    mean = total / count
    return mean, sqrt(max(0.0, squares / count - mean * mean) / count)


def _gain(deals: Deals, number: int, ours: bytes, theirs: bytes) -> int:
    """Marks of team A less those of team B where these two bid."""
    for place in range(PLACES):
        suit = (theirs if place & 1 else ours)[place]
        if suit != NO_BID:
            return deals.worth[number * 16 + (place & 3) * 4 + suit]
    return 0
