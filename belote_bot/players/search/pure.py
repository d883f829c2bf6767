"""Playing deals out in Python: what `native.c` does where it is built, with the same integers in and out."""

import struct
from collections.abc import Sequence
from typing import Final

from belote_bot.players.search.figures import FULL, HIGHER, POINTS
from belote_bot.players.search.promise import Weights, chosen_to_follow, chosen_to_lead
from belote_bot.players.search.thumb import NAMES

OVERTRUMP_PARTNER: Final = 1
MUST_RUFF_PARTNER: Final = 2
MUST_UNDERTRUMP: Final = 4
CAPOT_A: Final = 163
CAPOT_B: Final = 164

Table = tuple[int, int, int, int, int]
"""How many cards lie on the table, the best one, whose it is, the suit led, the points; 0, -1, -1, 0, 0."""


def playouts(  # noqa: PLR0913, PLR0917  # the fields of a position, as the compiled half takes them
    hands: bytes,
    trump: int,
    taker: int,
    leader: int,
    trick: bytes,
    gone: int,
    led: bytes,
    points: int,
    won: int,
    flags: int,
    weights_a: bytes,
    weights_b: bytes,
    cards: bytes,
    /,
) -> bytes:
    """How a deal ends by rules of thumb, in each of several hidden hands, after each of several cards.

    `hands` is four 32-bit masks a world; `weights_…` are those of each team; without `cards` the deal goes
    on from where it is. A result is 0 … 162, the points of team A, or 163 or 164 for a capot of team A or B.
    """
    shape = f"={len(NAMES)}i"
    weights = struct.unpack(shape, weights_a), struct.unpack(shape, weights_b)
    table = table_of(trick, leader, trump)
    results = bytearray()
    for world in struct.iter_unpack("=4I", hands):
        for card in cards or (-1,):
            results.append(
                _play_out(
                    [*world], trump, taker, leader, table, gone, [*led], points, won, flags, weights, card
                )
            )
    return bytes(results)


def table_of(trick: Sequence[int], leader: int, trump: int) -> Table:
    """What lies on the table."""
    best = holder = -1
    for index, card in enumerate(trick):
        if index == 0 or beats(card, best, trump):
            best, holder = card, (leader + index) & 3
    points = sum(POINTS[trump][card] for card in trick)
    return len(trick), best, holder, trick[0] >> 3 if trick else 0, points


def beats(card: int, best: int, trump: int) -> bool:
    """Whether a card takes the trick from the best one so far."""
    if card >> 3 == best >> 3:
        return bool(HIGHER[trump][best] >> card & 1)
    return card >> 3 == trump


def legal_cards(hand: int, seat: int, trump: int, flags: int, table: Table) -> int:
    """What may be played to a trick in progress (RULES §5)."""
    count, best, holder, led_suit, _ = table
    following = hand & 0xFF << (led_suit * 8)
    partner_holds = count >= 2 and holder == seat ^ 2
    if led_suit == trump:
        if partner_holds and not flags & OVERTRUMP_PARTNER:
            return following or hand
        return following & HIGHER[trump][best] or following or hand
    if following:
        return following
    trumps = hand & 0xFF << (trump * 8)
    if not trumps or (partner_holds and not flags & MUST_RUFF_PARTNER):
        return hand
    if best >> 3 != trump:
        return trumps
    return trumps & HIGHER[trump][best] or (trumps if flags & MUST_UNDERTRUMP else hand)


def choose(  # noqa: PLR0913, PLR0917  # the fields of a position
    hand: int, seat: int, trump: int, taker: int, flags: int, table: Table, gone: int, led: Sequence[int],
    weights: Weights,
) -> int:  # fmt: skip
    """The card that the rules of thumb play."""
    legal = legal_cards(hand, seat, trump, flags, table) if table[0] else hand
    if not legal & (legal - 1):
        return legal.bit_length() - 1
    if table[0]:
        return chosen_to_follow(seat, hand, legal, gone, trump, table, weights)
    return chosen_to_lead(seat, hand, gone, led, trump, taker, weights)


def _play_out(  # noqa: PLR0913, PLR0917  # the fields of a position, unpacked for speed
    hands: list[int], trump: int, taker: int, leader: int, table: Table, gone: int, led: list[int],
    points: int, won: int, flags: int, weights: tuple[Weights, Weights], card: int,
) -> int:  # fmt: skip
    value, higher = POINTS[trump], HIGHER[trump]
    count, best, holder, led_suit, trick_points = table
    while True:
        seat = (leader + count) & 3
        hand = hands[seat]
        if card < 0:
            table = (count, best, holder, led_suit, trick_points)
            card = choose(hand, seat, trump, taker, flags, table, gone, led, weights[seat & 1])
        bit = 1 << card
        hands[seat] = hand & ~bit
        gone |= bit
        if not count:
            led_suit, best, holder, trick_points = card >> 3, card, seat, value[card]
            led[seat] |= 1 << led_suit
        else:
            if higher[best] & bit or (card >> 3 == trump and best >> 3 != trump):
                best, holder = card, seat
            trick_points += value[card]
        count += 1
        card = -1
        if count == 4:
            won |= 1 << (holder & 1)
            if not holder & 1:
                points += trick_points + 10 * (gone == FULL)
            if gone == FULL:
                return CAPOT_A if won == 1 else CAPOT_B if won == 2 else points
            leader, count = holder, 0
