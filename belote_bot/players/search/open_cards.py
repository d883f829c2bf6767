"""Cards as the solver numbers them, as in `native/open_cards.h`: trumps are suit 0, and in each suit the
stronger card is the greater number, so that the cards that beat one are the bits above it.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from belote_bot.players.search.figures import POINTS as POINTS_OF
from belote_bot.players.search.figures import STRENGTH
from belote_bot.players.search.pure import MUST_RUFF_PARTNER, MUST_UNDERTRUMP, OVERTRUMP_PARTNER

TRUMPS: Final = 0xFF
WORTHLESS: Final = 0x07070703
"""The lowest cards of each suit, without points."""
SUITS: Final = tuple(TRUMPS << 8 * suit for suit in range(4))

_PLAIN: Final = 1
_ORDERS: Final = tuple(tuple(STRENGTH[trump][:8]) for trump in (0, _PLAIN))
"""What the cards of the suit of spades are called as trumps, and where another suit is trumps."""
POINTS: Final = tuple(
    POINTS_OF[0 if suit == 0 else _PLAIN][_ORDERS[suit != 0].index(rank)]
    for suit in range(4)
    for rank in range(8)
)
"""By card."""


def _renamed(order: Sequence[int]) -> tuple[int, ...]:
    return tuple(sum(1 << order[bit] for bit in range(8) if byte >> bit & 1) for byte in range(256))


def _totals(points: Sequence[int]) -> tuple[int, ...]:
    return tuple(sum(points[bit] for bit in range(8) if byte >> bit & 1) for byte in range(256))


_RENAMED: Final = tuple(map(_renamed, _ORDERS))
TRUMP_TOTAL: Final = _totals(POINTS[:8])
"""The points of trumps, by the eight bits of their suit."""
PLAIN_TOTAL: Final = _totals(POINTS[8:16])


def open_card(card: int, trump: int) -> int:
    """A card by its new number."""
    suit = card >> 3
    if suit == trump:
        return _ORDERS[0][card & 7]
    return (suit + (suit < trump)) * 8 + _ORDERS[_PLAIN][card & 7]


def open_hand(cards: int, trump: int) -> int:
    """A set of cards by their new numbers."""
    found, place = _RENAMED[0][cards >> 8 * trump & 0xFF], 8
    for suit in range(4):
        if suit != trump:
            found |= _RENAMED[_PLAIN][cards >> 8 * suit & 0xFF] << place
            place += 8
    return found


def each(cards: int) -> Iterator[int]:
    """The numbers of a set of cards."""
    while cards:
        low = cards & -cards
        yield low.bit_length() - 1
        cards ^= low


def total(cards: int) -> int:
    """The points of a set of cards."""
    return (
        TRUMP_TOTAL[cards & 0xFF]
        + PLAIN_TOTAL[cards >> 8 & 0xFF]
        + PLAIN_TOTAL[cards >> 16 & 0xFF]
        + PLAIN_TOTAL[cards >> 24]
    )


def above(card: int) -> int:
    """The cards of its suit that beat it."""
    return SUITS[card >> 3] & -(2 << card)


def wins_over(card: int, best: int) -> bool:
    """Whether a card takes the trick from the best one so far."""
    return card >> 3 == best >> 3 if card > best else card < 8 <= best


def legal_to(hand: int, led: int, best: int, partner_holds: bool, flags: int) -> tuple[int, bool]:  # noqa: FBT001
    """What may be played to a trick, and whether that is one's whole hand because nothing is asked of it."""
    following, trumps = hand & SUITS[led], hand & TRUMPS
    if not led:
        over = following & above(best)
        if over and (not partner_holds or flags & OVERTRUMP_PARTNER):
            return over, False
        return (following, False) if following else (hand, True)
    if following:
        return following, False
    if not trumps or (partner_holds and not flags & MUST_RUFF_PARTNER):
        return hand, True
    if best >= 8:
        return trumps, False
    over = trumps & above(best) or (trumps if flags & MUST_UNDERTRUMP else 0)
    return (over, False) if over else (hand, True)


def _worth_trying(mine: int, present: int) -> int:
    """Of a hand's worthless cards of a suit, those that do not come to the same as its next higher one."""
    kept = 0
    for bit in each(mine):
        next_up = present & -(2 << bit)
        if not next_up & -next_up & mine:
            kept |= 1 << bit
    return kept


_WORTH_TRYING: Final = tuple(
    tuple(_worth_trying(mine, present | mine) for present in range(8)) for mine in range(8)
)


def distinct(cards: int, present: int, suit: int) -> int:
    """The cards of a hand in one suit, eight bits, without those that come to the same as its next higher."""
    worthless = 7 if suit else 3
    return cards & ~worthless | _WORTH_TRYING[cards & worthless][present & worthless]


def alike(hands: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """By suit and the worthless cards left of it: the lowest that come to the same.

    They do if they lie with the same hands in the same order.
    """
    tables: list[tuple[int, ...]] = []
    for suit in range(4):
        first: dict[tuple[int, ...], int] = {}
        worthless = 7 if suit else 3
        byte = [hand >> 8 * suit & worthless for hand in hands]
        owner = [next((seat for seat in range(4) if byte[seat] >> bit & 1), -1) for bit in range(3)]
        tables.append(
            tuple(first.setdefault(tuple(owner[bit] for bit in each(left)), left) for left in range(8))
        )
    return tuple(tables)
