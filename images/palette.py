"""The colours of the pictures."""

from typing import Final, TypeAlias

from belote_bot.game.cards import Suit
from belote_bot.game.seats import Team
from images.scene import CardStyle

Colour: TypeAlias = tuple[int, int, int]

FELT: Final[Colour] = (22, 96, 66)
FELT_EDGE: Final[Colour] = (8, 52, 37)
PLAQUE: Final[Colour] = (7, 41, 30)
PLAQUE_FREE: Final[Colour] = (14, 66, 47)
SEWN: Final[Colour] = (74, 150, 112)
SEWN_SHADOW: Final[Colour] = (12, 66, 46)
GOLD: Final[Colour] = (255, 205, 72)
GOLD_DEEP: Final[Colour] = (201, 148, 36)
IVORY: Final[Colour] = (255, 252, 244)
INK: Final[Colour] = (26, 26, 32)
WHITE: Final[Colour] = (255, 255, 255)
SOFT: Final[Colour] = (190, 216, 202)
RED: Final[Colour] = (204, 20, 40)
RED_ON_DARK: Final[Colour] = (255, 118, 112)
BLUE: Final[Colour] = (16, 82, 196)
BLUE_ON_DARK: Final[Colour] = (134, 188, 255)
GREEN: Final[Colour] = (4, 118, 48)
GREEN_ON_DARK: Final[Colour] = (126, 226, 142)
PAPER: Final[Colour] = (250, 245, 232)
PAPER_LINE: Final[Colour] = (219, 208, 184)
PAPER_BAND: Final[Colour] = (238, 228, 204)
PAPER_INK: Final[Colour] = (48, 42, 36)
PAPER_SOFT: Final[Colour] = (122, 110, 94)

TEAM_COLOURS: Final[dict[Team, Colour]] = {0: (96, 178, 255), 1: (255, 150, 92)}
TEAM_ON_PAPER: Final[dict[Team, Colour]] = {0: (26, 104, 184), 1: (196, 84, 24)}


_SUITS: Final[dict[CardStyle, dict[Suit, Colour]]] = {
    CardStyle.CLASSIC: {Suit.SPADES: INK, Suit.HEARTS: RED, Suit.DIAMONDS: RED, Suit.CLUBS: INK},
    CardStyle.FOUR_COLOUR: {Suit.SPADES: INK, Suit.HEARTS: RED, Suit.DIAMONDS: BLUE, Suit.CLUBS: GREEN},
}
_ON_DARK: Final[dict[Colour, Colour]] = {
    INK: WHITE,
    RED: RED_ON_DARK,
    BLUE: BLUE_ON_DARK,
    GREEN: GREEN_ON_DARK,
}


def suit_colour(suit: Suit, style: CardStyle) -> Colour:
    """The ink of a suit on a white ground."""
    return _SUITS[style][suit]


def suit_colour_on_dark(suit: Suit, style: CardStyle) -> Colour:
    """The ink of a suit on the felt."""
    return _ON_DARK[suit_colour(suit, style)]
