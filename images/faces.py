"""The faces of the cards, drawn large; a card is 100 units wide and 148 high."""

from functools import lru_cache
from typing import Final

from PIL import Image, ImageChops, ImageDraw

from belote_bot.game.cards import Card, Rank, Suit
from images.courts import draw_court
from images.fonts import font
from images.palette import IVORY, Colour, suit_colour
from images.pen import Pen
from images.scene import CardStyle
from images.suits import draw_suit

CARD_WIDTH: Final = 100
CARD_HEIGHT: Final = 148
SCALE: Final = 6
"""Pixels to a unit in the large drawing."""
CORNER: Final = 8
COURTS: Final = (Rank.JACK, Rank.QUEEN, Rank.KING)
_RANK_HEIGHT: Final = 26
_INDEX_WIDTH: Final = 21.5
_INDEX: Final = (3.5, 6.0)
"""The upper left corner of the index."""
_PIP: Final = 18.0
_EDGE: Final[Colour] = (176, 170, 156)

_COLUMNS: Final = (36.8, 50.0, 63.2)
_LEFT, _MIDDLE, _RIGHT = _COLUMNS
_PIPS: Final[dict[Rank, tuple[tuple[float, float], ...]]] = {
    Rank.SEVEN: (
        (_LEFT, 24), (_RIGHT, 24), (_MIDDLE, 49), (_LEFT, 74), (_RIGHT, 74), (_LEFT, 124), (_RIGHT, 124),
    ),
    Rank.EIGHT: (
        (_LEFT, 24), (_RIGHT, 24), (_MIDDLE, 49), (_LEFT, 74), (_RIGHT, 74), (_MIDDLE, 99),
        (_LEFT, 124), (_RIGHT, 124),
    ),
    Rank.NINE: (
        (_LEFT, 22), (_RIGHT, 22), (_LEFT, 57), (_RIGHT, 57), (_MIDDLE, 74), (_LEFT, 91), (_RIGHT, 91),
        (_LEFT, 126), (_RIGHT, 126),
    ),
    Rank.TEN: (
        (_LEFT, 22), (_RIGHT, 22), (_MIDDLE, 39.5), (_LEFT, 57), (_RIGHT, 57), (_LEFT, 91), (_RIGHT, 91),
        (_MIDDLE, 108.5), (_LEFT, 126), (_RIGHT, 126),
    ),
}  # fmt: skip


def draw_face(card: Card, index: str, style: CardStyle) -> Image.Image:
    """The whole face in large; `index` is the rank as the reader's language writes it."""
    face = _without_corners(card, style).copy()
    _stamp_corners(face, index, card.suit, suit_colour(card.suit, style))
    edge = (0, 0, CARD_WIDTH - 1 / SCALE, CARD_HEIGHT - 1 / SCALE)
    Pen(face, SCALE).box(edge, CORNER, None, _EDGE, 0.8)
    return face


# For the next language: 2 MB each.
@lru_cache(maxsize=2)
def _without_corners(card: Card, style: CardStyle) -> Image.Image:
    face = Image.new("RGB", (CARD_WIDTH * SCALE, CARD_HEIGHT * SCALE), IVORY)
    pen = Pen(face, SCALE)
    colour = suit_colour(card.suit, style)
    if card.rank in COURTS:
        draw_court(pen, card, style)
    elif card.rank is Rank.ACE:
        _draw_ace(pen, card.suit, colour)
    else:
        _draw_pips(pen, card, colour)
    return face


def draw_small_face(card: Card, index: str, style: CardStyle) -> Image.Image:
    """A face for very small sizes, in large: nothing but the rank over the suit."""
    face = Image.new("RGB", (CARD_WIDTH * SCALE, CARD_HEIGHT * SCALE), IVORY)
    mark = corner_mask(index, card.suit, 58 * SCALE, 78 * SCALE)
    corner = ((face.width - mark.width) // 2, (face.height - mark.height) // 2)
    face.paste(suit_colour(card.suit, style), corner, mark)
    return face


def outline_mask() -> Image.Image:
    """The large card's shape with its round corners."""
    mask = Image.new("L", (CARD_WIDTH * SCALE, CARD_HEIGHT * SCALE))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, mask.width - 1, mask.height - 1), CORNER * SCALE, fill=255)
    return mask


def _draw_ace(pen: Pen, suit: Suit, colour: Colour) -> None:
    centre = (CARD_WIDTH / 2, CARD_HEIGHT / 2)
    for width, ink in ((50, colour), (40.5, IVORY), (38.5, colour)):
        draw_suit(pen, suit, centre, width, ink)


def _draw_pips(pen: Pen, card: Card, colour: Colour) -> None:
    below = Image.new("RGB", pen.image.size, IVORY)
    for x, y in _PIPS[card.rank]:
        if y <= CARD_HEIGHT / 2:
            draw_suit(pen, card.suit, (x, y), _PIP, colour)
        else:
            draw_suit(Pen(below, pen.scale), card.suit, (CARD_WIDTH - x, CARD_HEIGHT - y), _PIP, colour)
    pen.image.paste(ImageChops.darker(pen.image, below.rotate(180)))


def _stamp_corners(face: Image.Image, index: str, suit: Suit, colour: Colour) -> None:
    """Rank over suit in the upper left corner, and the same upside down in the lower right."""
    corner = corner_mask(index, suit, _RANK_HEIGHT * SCALE, round(_INDEX_WIDTH * SCALE))
    left, top = (round(edge * SCALE) for edge in _INDEX)
    face.paste(colour, (left, top), corner)
    turned = corner.rotate(180)
    face.paste(colour, (face.width - left - corner.width, face.height - top - corner.height), turned)


def corner_mask(index: str, suit: Suit, height: int, width: int) -> Image.Image:
    """A rank of this height in pixels over its suit, no wider than `width`, as a mask."""
    rank = rank_mask(index, height)
    if rank.width > width:
        rank = rank.resize((width, rank.height), Image.Resampling.LANCZOS)
    pip = round(width * 0.8)
    mask = Image.new("L", (width, round(height * 1.18) + pip))
    mask.paste(rank, ((width - rank.width) // 2, 0))
    large = Image.new("RGB", (pip * 2, pip * 2))
    draw_suit(Pen(large, pip), suit, (1, 1), 1.98, (255, 255, 255))
    mask.paste(
        large.getchannel("R").resize((pip, pip), Image.Resampling.LANCZOS),
        ((width - pip) // 2, mask.height - pip),
    )
    return mask


def rank_mask(index: str, height: int) -> Image.Image:
    """The rank's letter or figures as a mask cut to its ink, capitals of this height in pixels.

    Only the tail of a Q reaches lower; a J that does is drawn up to stand on the line like the others.
    """
    face = font("NotoSans", height * 2, 700)
    capital = face.getbbox("H")
    scale = height / (capital[3] - capital[1])
    left, top, right, bottom = face.getbbox(index)
    # A 10 is narrowed to the width of the others: thicker strokes make up for what that takes from them.
    stroke = height // 14 if len(index) > 1 else 0
    edge = stroke + 1
    mask = Image.new("L", (round(right - left) + 2 * edge, round(bottom - top) + 2 * edge))
    ImageDraw.Draw(mask).text((edge - left, edge - top), index, fill=255, font=face, stroke_width=stroke)
    ink = mask.crop(mask.getbbox())
    drawn = round(ink.height * scale) if index == "Q" else height
    return ink.resize((round(ink.width * scale), drawn), Image.Resampling.LANCZOS)
