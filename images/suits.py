"""The shapes of the four suits, within the square from -1 to 1."""

from functools import lru_cache

from PIL import Image

from belote_bot.game.cards import Suit
from images.palette import Colour
from images.pen import Pen, Shape, bezier, circle, mirrored, moved

_HEART = mirrored(
    bezier((0, -0.56), (0.1, -0.8), (0.28, -0.94), (0.52, -0.94), (0.8, -0.94), (1, -0.72), (1, -0.4))
    + bezier((1, -0.4), (1, 0.14), (0.34, 0.48), (0, 0.96))
)
_DIAMOND = mirrored(
    bezier((0, -1), (0.2, -0.62), (0.48, -0.24), (0.78, 0), (0.48, 0.24), (0.2, 0.62), (0, 1))
)
_SPADE = mirrored(
    bezier((0, -0.98), (0.32, -0.5), (0.96, -0.2), (0.96, 0.26), (0.96, 0.56), (0.74, 0.74), (0.5, 0.74))
    + bezier((0.5, 0.74), (0.32, 0.74), (0.18, 0.66), (0.1, 0.5), (0.12, 0.72), (0.2, 0.88), (0.36, 0.98))
)
_CLUB_STEM = mirrored([(0.08, -0.1), *bezier((0.12, 0.2), (0.12, 0.6), (0.2, 0.86), (0.38, 0.98))])
_CLUB = (
    circle(0, -0.52, 0.45),
    circle(-0.52, 0.2, 0.45),
    circle(0.52, 0.2, 0.45),
    circle(0, 0, 0.28),
    _CLUB_STEM,
)


def suit_shapes(suit: Suit) -> tuple[Shape, ...]:
    """The filled shapes that together make the suit's sign."""
    match suit:
        case Suit.HEARTS:
            return (_HEART,)
        case Suit.DIAMONDS:
            return (_DIAMOND,)
        case Suit.SPADES:
            return (_SPADE,)
        case Suit.CLUBS:
            return _CLUB


def draw_suit(pen: Pen, suit: Suit, centre: tuple[float, float], width: float, colour: Colour) -> None:
    """Draw a suit's sign, `width` units wide, around a centre."""
    for shape in suit_shapes(suit):
        pen.fill(moved(shape, *centre, width / 2), colour)


@lru_cache(maxsize=128)
def suit_mask(suit: Suit, size: int) -> Image.Image:
    """The sign of a suit as a mask of `size` by `size` pixels."""
    large = Image.new("RGB", (size * 8, size * 8))
    draw_suit(Pen(large, size * 4), suit, (1, 1), 1.96, (255, 255, 255))
    return large.getchannel("R").resize((size, size), Image.Resampling.LANCZOS)
