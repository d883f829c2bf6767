"""The court cards: a valet, a queen or a king, twice head to foot, in a plain heraldic manner."""

from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageDraw

from belote_bot.game.cards import Card, Rank, Suit
from images.court_figures import draw_king, draw_queen, draw_valet
from images.dress import LINE, Dress, dress_of
from images.palette import IVORY
from images.pen import Pen, circle
from images.scene import CardStyle

_PANEL: Final = (11.0, 8.0, 89.0, 140.0)
_NOTCH: Final = (28.5, 58.0)
"""How far the white corners of the index reach into the panel, from the card's edge."""
_BELT: Final = ((0.0, 82.0), (100.0, 66.0))
"""The slanting line through the middle, where the two halves meet."""


@dataclass(frozen=True, slots=True)
class _Half:
    """The upper half, drawn upon the whole card's size."""

    image: Image.Image


def draw_court(pen: Pen, card: Card, style: CardStyle) -> None:
    """Draw the figure of a jack, queen or king upon the whole face."""
    dress = dress_of(card.suit, style)
    half = _draw_half(pen, card.rank, card.suit, dress)
    whole = half.image.rotate(180)
    mask = Image.new("L", whole.size)
    (x0, y0), (x1, y1) = ((x * pen.scale, y * pen.scale) for x, y in _BELT)
    ImageDraw.Draw(mask).polygon([(0, 0), (whole.width, 0), (x1, y1), (x0, y0)], fill=255)
    whole.paste(half.image, (0, 0), mask)
    _draw_belt(Pen(whole, pen.scale), dress)
    left, top, right, bottom = (round(edge * pen.scale) for edge in _PANEL)
    pen.image.paste(whole.crop((left, top, right, bottom)), (left, top))
    pen.box(_PANEL, 2, None, LINE, 0.9)
    _cut_corners(pen)


def _draw_half(pen: Pen, rank: Rank, suit: Suit, dress: Dress) -> _Half:
    half = Image.new("RGB", pen.image.size, dress.ground)
    upper = Pen(half, pen.scale)
    match rank:
        case Rank.KING:
            draw_king(upper, suit, dress)
        case Rank.QUEEN:
            draw_queen(upper, suit, dress)
        case _:
            draw_valet(upper, suit, dress)
    return _Half(half)


def _draw_belt(pen: Pen, dress: Dress) -> None:
    (x0, y0), (x1, y1) = _BELT
    pen.stroke([(x0, y0), (x1, y1)], LINE, 8.4)
    pen.stroke([(x0, y0), (x1, y1)], dress.gold, 6.8)
    pen.stroke([(x0, y0), (x1, y1)], dress.main, 3.4)
    for step in range(9):
        x = 10 + step * 10
        y = y0 + (y1 - y0) * x / 100
        pen.fill(circle(x, y, 1.5), IVORY, LINE, 0.4)


def _cut_corners(pen: Pen) -> None:
    """White out where the indices stand: upper left and lower right."""
    width, height = _NOTCH
    across, down = 100.0, 148.0
    left, top, right, bottom = _PANEL
    for x, y, sign in ((0.0, 0.0, 1), (across, down, -1)):
        corner_x, corner_y = x + sign * width, y + sign * height
        box = (min(x, corner_x), min(y, corner_y), max(x, corner_x), max(y, corner_y))
        pen.box(box, 0, IVORY)
        edge = top if sign > 0 else bottom
        side = left if sign > 0 else right
        pen.stroke([(corner_x, edge), (corner_x, corner_y), (side, corner_y)], LINE, 0.9)
