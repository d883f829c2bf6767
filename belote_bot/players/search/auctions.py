"""The auction as a seat imagines it, in Python: what `native/auction.h` does where it is built."""

import struct
from collections.abc import Sequence
from typing import Final

from belote_bot.players.search.chance import Chance
from belote_bot.players.search.figures import FULL
from belote_bot.players.search.pure import playouts

FORMULA: Final = struct.Struct("=4096i")
"""A bidding formula: by how many have passed, 0 … 7, what the eight bits of a suit are worth as trumps (256
numbers) and as a side suit (256 numbers). Who gets 0 or more in a suit takes."""
DEALT: Final = struct.Struct("=4I11sx")
"""The five cards of each seat, and the eleven in the stock in their order."""
END: Final = struct.Struct("=4B")
"""How an auction and its deal end: the contract (taker, four times trumps, 16 in the second round; VOID),
whose the belote is (1 team A, 2 team B, else 0), the tricks as `playouts` tells them, 0."""
VOID: Final = 255

_HANDS: Final = struct.Struct("=4I")


def fives(  # noqa: PLR0913, PLR0917  # as the compiled half takes them
    own: int, seat: int, dealer: int, upcard: int, spoken: int, tries: int, astray: int, formula: bytes,
    count: int, seed: int, /,
) -> bytes:  # fmt: skip
    """So many ways to deal that fit the seat's five cards and that the first `spoken` players passed.

    Each is the first of at most `tries` in which nobody has passed a hand with which the formula takes; one
    who did is let by `astray` times in a thousand. The last try holds if none fits.
    """
    worth = FORMULA.unpack(formula)
    unseen = [1 << card for card in range(32) if card != upcard and not own >> card & 1]
    chance = Chance(seed)
    heard = [(index, (dealer + 1 + index) & 3) for index in range(spoken)]
    heard = [(index, speaker) for index, speaker in heard if speaker != seat]
    dealt: list[bytes] = []
    for _ in range(count):
        hands, stock = [0, 0, 0, 0], [0]
        for _ in range(tries):
            cards = [*unseen]
            chance.shuffle(cards)
            start = 0
            for other in range(4):
                if other == seat:
                    hands[other] = own
                else:
                    hands[other] = sum(cards[start : start + 5])
                    start += 5
            stock = cards[start:]
            if all(
                _suit_taken(worth, hands[speaker] | 1 << upcard, index, upcard) is None
                or chance.below(1000) < astray
                for index, speaker in heard
            ):
                break
        dealt.append(DEALT.pack(*hands, bytes(card.bit_length() - 1 for card in stock)))
    return b"".join(dealt)


def auctions(  # noqa: PLR0913, PLR0917  # as the compiled half takes them
    dealt: bytes, dealer: int, upcard: int, spoken: int, bid: int, formula: bytes, flags: int,
    weights_a: bytes, weights_b: bytes, /,
) -> bytes:  # fmt: skip
    """How each of these deals ends after `spoken` passes and a bid, a suit or -1 to pass: an `END` each.

    The others bid by the formula, and the cards are played by rules of thumb.
    """
    worth = FORMULA.unpack(formula)
    ends: list[bytes] = []
    for *hands, stock in DEALT.iter_unpack(dealt):
        spoke, suit = spoken, None if bid < 0 else bid
        while suit is None and spoke < 7:
            spoke += 1
            suit = _suit_taken(worth, hands[(dealer + 1 + spoke) & 3] | 1 << upcard, spoke, upcard)
        if suit is None:
            ends.append(END.pack(VOID, 0, 0, 0))
            continue
        taker = (dealer + 1 + spoke) & 3
        full = completed(hands, stock, taker, dealer, upcard)
        pair = 0x60 << suit * 8
        belote = next((1 + (seat & 1) for seat in range(4) if full[seat] & pair == pair), 0)
        (outcome,) = playouts(
            _HANDS.pack(*full), suit, taker, (dealer + 1) & 3, b"", 0, bytes(4), 0, 0, flags,
            weights_a, weights_b, b"",
        )  # fmt: skip
        ends.append(END.pack(taker | suit << 2 | (spoke >= 4) << 4, belote, outcome, 0))
    return b"".join(ends)


def promises(hands: bytes, seat: int, known: int, suits: int, spoken: int, formula: bytes, /) -> bytes:
    """The most that a seat's cards promise by the formula in any of these suits: 32 bits for each hand.

    `known` are cards that it held besides; `suits` has one bit each, at least one.
    """
    worth = FORMULA.unpack(formula)[spoken * 512 : spoken * 512 + 512]
    beside = worth[256:]
    more = [as_trumps - besides for as_trumps, besides in zip(worth[:256], beside, strict=True)]
    asked = [suit for suit in range(4) if suits >> suit & 1]
    found: list[int] = []
    for held in _HANDS.iter_unpack(hands):
        cards = (held[seat] | known).to_bytes(4, "little")
        most = max([more[cards[suit]] for suit in asked])
        found.append(most + beside[cards[0]] + beside[cards[1]] + beside[cards[2]] + beside[cards[3]])
    return struct.pack(f"={len(found)}i", *found)


def _suit_taken(worth: Sequence[int], hand: int, spoken: int, upcard: int) -> int | None:
    """The suit in which the formula takes with these six cards; None if it passes."""
    first = upcard >> 3
    if spoken < 4:
        return first if _worth_of(worth, hand, spoken, first) >= 0 else None
    best, most = None, -1
    for suit in range(4):
        if suit != first:
            value = _worth_of(worth, hand, spoken, suit)
            if value > most:
                best, most = suit, value
    return best


def _worth_of(worth: Sequence[int], hand: int, spoken: int, trump: int) -> int:
    start = spoken * 512
    return sum(worth[start + (256 if suit != trump else 0) + (hand >> suit * 8 & 0xFF)] for suit in range(4))


def completed(hands: Sequence[int], stock: bytes, taker: int, dealer: int, upcard: int) -> list[int]:
    """The hands of eight, once this seat has taken."""
    full = [*hands]
    full[taker] |= 1 << upcard
    start = 0
    for index in range(4):
        seat = (dealer + 1 + index) & 3
        count = 2 if seat == taker else 3
        full[seat] |= sum(1 << card for card in stock[start : start + count])
        start += count
    assert full[0] | full[1] | full[2] | full[3] == FULL
    return full
