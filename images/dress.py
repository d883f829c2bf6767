"""What the figures of each suit wear."""

from dataclasses import dataclass, replace
from typing import Final

from belote_bot.game.cards import Suit
from images.palette import BLUE, GREEN, INK, RED, Colour
from images.scene import CardStyle

LINE: Final[Colour] = (34, 26, 30)
SKIN: Final[Colour] = (250, 219, 188)
BLUSH: Final[Colour] = (238, 164, 140)
LIPS: Final[Colour] = (184, 48, 52)
WHITE: Final[Colour] = (255, 255, 255)
STEEL: Final[Colour] = (206, 214, 222)
WOOD: Final[Colour] = (128, 82, 44)
LEAF: Final[Colour] = (52, 128, 66)


@dataclass(frozen=True, slots=True)
class Dress:
    """The colours of one suit's court."""

    main: Colour
    second: Colour
    gold: Colour
    ground: Colour
    hair: Colour
    king_hair: Colour
    ink: Colour
    """Of the suit's sign."""


_DRESSES: Final[dict[Suit, Dress]] = {
    Suit.SPADES: Dress(
        (34, 52, 118), (190, 40, 50), (240, 196, 84), (232, 238, 250), (62, 42, 34), (92, 84, 84), INK
    ),
    Suit.HEARTS: Dress(
        (188, 28, 44), (32, 70, 140), (246, 204, 92), (253, 238, 232), (206, 148, 66), (222, 214, 204), RED
    ),
    Suit.DIAMONDS: Dress(
        (222, 128, 26), (38, 96, 160), (252, 216, 110), (254, 246, 224), (146, 76, 36), (150, 98, 56), RED
    ),
    Suit.CLUBS: Dress(
        (22, 112, 72), (196, 56, 40), (242, 202, 90), (232, 246, 234), (40, 34, 36), (70, 56, 48), INK
    ),
}


_FOUR_COLOURED: Final[dict[Suit, Dress]] = {
    Suit.SPADES: replace(
        _DRESSES[Suit.SPADES], main=(48, 48, 58), second=(132, 136, 150), ground=(236, 236, 241)
    ),
    Suit.HEARTS: replace(_DRESSES[Suit.HEARTS], second=(240, 150, 140)),
    Suit.DIAMONDS: replace(
        _DRESSES[Suit.DIAMONDS], main=(26, 84, 180), second=(130, 184, 236), ground=(229, 239, 253), ink=BLUE
    ),
    Suit.CLUBS: replace(_DRESSES[Suit.CLUBS], second=(142, 196, 104), ink=GREEN),
}
"""Each court in the colour of its suit alone."""


def dress_of(suit: Suit, style: CardStyle) -> Dress:
    """What the court of a suit wears."""
    return (_DRESSES if style is CardStyle.CLASSIC else _FOUR_COLOURED)[suit]


def darker(colour: Colour) -> Colour:
    """The colour in shadow."""
    return (colour[0] * 7 // 10, colour[1] * 7 // 10, colour[2] * 7 // 10)


def lighter(colour: Colour) -> Colour:
    """The colour in light."""
    return (
        255 - (255 - colour[0]) * 7 // 10,
        255 - (255 - colour[1]) * 7 // 10,
        255 - (255 - colour[2]) * 7 // 10,
    )
