"""Cards, their order and their points (RULES §1)."""

from collections.abc import Iterable, Iterator
from enum import IntEnum
from typing import Final, Self, TypeAlias


class Suit(IntEnum):
    """The four suits, in the order in which records sort them."""

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3

    @property
    def letter(self) -> str:
        """The notation of the suit: `S`, `H`, `D` or `C`."""
        return "SHDC"[self]

    @classmethod
    def from_letter(cls, letter: str) -> Self:
        """Read a suit letter; ValueError if it is none of `SHDC`."""
        if len(letter) != 1 or letter not in "SHDC":
            raise ValueError(f"{letter!r} is not a suit (S, H, D or C)")
        return cls("SHDC".index(letter))


class Rank(IntEnum):
    """The eight ranks in the order of sequences and of the draw for the deal: 7 8 9 T J Q K A."""

    SEVEN = 0
    EIGHT = 1
    NINE = 2
    TEN = 3
    JACK = 4
    QUEEN = 5
    KING = 6
    ACE = 7

    @property
    def letter(self) -> str:
        """The notation of the rank: `7 8 9 T J Q K A`."""
        return "789TJQKA"[self]


# Indexed by Rank: the position in the order of strength (0 weakest) and the points, RULES §1.
TRUMP_STRENGTH: Final = (0, 1, 6, 4, 7, 2, 3, 5)
PLAIN_STRENGTH: Final = (0, 1, 2, 6, 3, 4, 5, 7)
TRUMP_POINTS: Final = (0, 0, 14, 10, 20, 3, 4, 11)
PLAIN_POINTS: Final = (0, 0, 0, 10, 2, 3, 4, 11)

DECK_POINTS: Final = 152
LAST_TRICK_POINTS: Final = 10


class Card(int):
    """One of the 32 cards: an integer 0 … 31, suit by suit (S H D C), 7 to ace in each.

    Integer order is the order in which records sort cards; `1 << card` is its bit in a hand mask.
    The notation (`TS` is the ten of spades) is `str(card)` and is read by `Card.parse`.
    """

    __slots__ = ()

    @classmethod
    def of(cls, suit: Suit, rank: Rank) -> "Card":
        """The card of this suit and rank."""
        return CARDS[suit * 8 + rank]

    @classmethod
    def parse(cls, text: str) -> "Card":
        """Read the notation of one card; ValueError if it is not one."""
        try:
            return _BY_NOTATION[text]
        except (KeyError, TypeError):
            raise ValueError(f"{text!r} is not a card") from None

    @property
    def suit(self) -> Suit:
        """The card's suit."""
        return _SUITS[self >> 3]

    @property
    def rank(self) -> Rank:
        """The card's rank."""
        return _RANKS[self & 7]

    def points(self, trump: Suit | None) -> int:
        """The points of the card when `trump` is trumps (None: no suit is)."""
        return TRUMP_POINTS[self & 7] if self >> 3 == trump else PLAIN_POINTS[self & 7]

    def strength(self, trump: Suit | None) -> int:
        """The place of the card in the order of its own suit, 0 (weakest) to 7."""
        return TRUMP_STRENGTH[self & 7] if self >> 3 == trump else PLAIN_STRENGTH[self & 7]

    def __str__(self) -> str:
        return _NOTATION[self]

    def __repr__(self) -> str:
        return f"Card({_NOTATION[self]})"

    def __reduce__(self) -> tuple[type["Card"], tuple[int]]:
        return Card, (int(self),)


_SUITS: Final = tuple(Suit)
_RANKS: Final = tuple(Rank)
_NOTATION: Final = tuple(rank.letter + suit.letter for suit in Suit for rank in Rank)
CARDS: Final = tuple(Card(number) for number in range(32))
_BY_NOTATION: Final = dict(zip(_NOTATION, CARDS, strict=True))

Mask: TypeAlias = int
"""A set of cards as a 32-bit mask; bit `card` is set for each card held."""

FULL_DECK: Final[Mask] = (1 << 32) - 1


def mask_of(cards: Iterable[Card]) -> Mask:
    """The mask of these cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def cards_in(mask: Mask) -> tuple[Card, ...]:
    """The cards of a mask, sorted by suit S H D C, then rank 7 to ace."""
    return tuple(_iterate(mask))


def _iterate(mask: Mask) -> Iterator[Card]:
    while mask:
        low = mask & -mask
        yield CARDS[low.bit_length() - 1]
        mask ^= low


def suit_mask(suit: Suit) -> Mask:
    """The mask of the eight cards of a suit."""
    return 0xFF << (suit * 8)


def total_points(cards: Iterable[Card], trump: Suit | None) -> int:
    """The card points of these cards, 0 … 152."""
    return sum(card.points(trump) for card in cards)
