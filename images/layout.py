"""Where things stand on the picture of the table, in pixels."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from belote_bot.game.house_rules import Direction
from belote_bot.game.seats import Seat
from images.sizes import CardSize


class Side(Enum):
    """The four sides of the table; seat 0 sits in the South."""

    SOUTH = 0
    EAST = 1
    NORTH = 2
    WEST = 3


def side_of(seat: Seat, direction: Direction) -> Side:
    """Where a seat is on the picture (RULES §2)."""
    return Side(seat if direction is Direction.ANTICLOCKWISE else -seat % 4)


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle in pixels."""

    left: int
    top: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The first column outside."""
        return self.left + self.width

    @property
    def bottom(self) -> int:
        """The first row outside."""
        return self.top + self.height

    @property
    def centre(self) -> tuple[int, int]:
        """The middle point."""
        return self.left + self.width // 2, self.top + self.height // 2

    def lowered(self, by: int) -> "Box":
        """The same so many pixels farther down."""
        return Box(self.left, self.top + by, self.width, self.height)

    def overlaps(self, other: "Box") -> bool:
        """Whether the two share a pixel."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )

    def within(self, other: "Box") -> bool:
        """Whether it lies in the other entirely."""
        return (
            self.left >= other.left
            and self.top >= other.top
            and self.right <= other.right
            and self.bottom <= other.bottom
        )


FRAME: Final = Box(0, 0, 800, 500)
_CENTRE_X, _CENTRE_Y = FRAME.centre
_PLAQUE: Final = (212, 70)
_GAP: Final = 8

PLAQUES: Final[dict[Side, Box]] = {
    Side.NORTH: Box(_CENTRE_X - 106, 6, *_PLAQUE),
    Side.SOUTH: Box(_CENTRE_X - 106, 424, *_PLAQUE),
    Side.WEST: Box(6, _CENTRE_Y - 35, *_PLAQUE),
    Side.EAST: Box(FRAME.width - 6 - 212, _CENTRE_Y - 35, *_PLAQUE),
}

_CARD_W, _CARD_H = CardSize.TABLE.value
TRICK_CARDS: Final[dict[Side, Box]] = {
    Side.NORTH: Box(_CENTRE_X - _CARD_W // 2, _CENTRE_Y - 4 - _CARD_H, _CARD_W, _CARD_H),
    Side.SOUTH: Box(_CENTRE_X - _CARD_W // 2, _CENTRE_Y + 4, _CARD_W, _CARD_H),
    Side.WEST: Box(_CENTRE_X - 3 * _CARD_W // 2 - _GAP - 2, _CENTRE_Y - _CARD_H // 2, _CARD_W, _CARD_H),
    Side.EAST: Box(_CENTRE_X + _CARD_W // 2 + _GAP + 2, _CENTRE_Y - _CARD_H // 2, _CARD_W, _CARD_H),
}

UPCARD: Final = Box(_CENTRE_X - _CARD_W // 2, _CENTRE_Y - _CARD_H // 2, _CARD_W, _CARD_H)

FAN: Final = Box(_CENTRE_X - 174, _CENTRE_Y - 120, 348, 240)
"""The cards that lie there before the match."""


class Tail(Enum):
    """The side of a bubble on which its tail is."""

    LEFT = auto()
    RIGHT = auto()
    ABOVE = auto()
    BELOW = auto()


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a seat's words may stand, and on which side of them the seat is."""

    box: Box
    tail: Tail


BUBBLE_HEIGHT: Final = 44
LONG_BUBBLE_HEIGHT: Final = 76
TAIL: Final = 10
"""How far a bubble's tail sticks out."""
WORDS: Final[dict[Side, Spot]] = {
    Side.NORTH: Spot(Box(474, 116, 320, BUBBLE_HEIGHT), Tail.LEFT),
    Side.SOUTH: Spot(Box(6, 344, 320, BUBBLE_HEIGHT), Tail.RIGHT),
    Side.WEST: Spot(Box(6, 126, 212, LONG_BUBBLE_HEIGHT), Tail.BELOW),
    Side.EAST: Spot(Box(582, 298, 212, LONG_BUBBLE_HEIGHT), Tail.ABOVE),
}
"""Where what a player says while cards lie on the table may stand; in the West and the East on two lines."""

BIDS: Final[dict[Side, Spot]] = {
    Side.NORTH: Spot(Box(_CENTRE_X - 106, 92, 212, BUBBLE_HEIGHT), Tail.ABOVE),
    Side.SOUTH: Spot(Box(_CENTRE_X - 106, 364, 212, BUBBLE_HEIGHT), Tail.BELOW),
    Side.WEST: Spot(Box(6, 155, 212, BUBBLE_HEIGHT), Tail.BELOW),
    Side.EAST: Spot(Box(582, 155, 212, BUBBLE_HEIGHT), Tail.BELOW),
}
"""Where a player's bid stands during the auction."""

SCORES: Final = Box(6, 6, 280, 70)
PREVIOUS: Final = Box(594, 6, 200, 102)
CONTRACT: Final = Box(6, 424, 280, 70)
DEAL: Final = Box(514, 424, 280, 70)
