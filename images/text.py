"""Words on a picture: measured, shortened, drawn; the signs ♠ ♥ ♦ ♣ are our own drawings."""

import re
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from belote_bot.game.cards import Suit
from images.fonts import font, runs
from images.palette import Colour, suit_colour, suit_colour_on_dark
from images.scene import CardStyle
from images.suits import suit_mask

_SIGNS: Final = {"♠": Suit.SPADES, "♥": Suit.HEARTS, "♦": Suit.DIAMONDS, "♣": Suit.CLUBS}
_PIECES: Final = re.compile("([♠♥♦♣])")
ELLIPSIS: Final = "…"
_LIGHT: Final = 3 * 140
"""The sum of a colour's parts from which it is for a dark ground."""
_SMOOTH: Final = 4
"""Letters are set so many times too large: set in whole pixels, they would stand unevenly."""


@dataclass(frozen=True, slots=True)
class Style:
    """How words look."""

    size: int
    """Of the font, in pixels."""
    colour: Colour
    weight: int = 700
    on_dark: bool = False
    """Whether the suits' signs have the inks for a dark ground in any case: light words have them anyway."""

    @property
    def for_dark_ground(self) -> bool:
        """Whether the suits' signs have the inks for a dark ground."""
        return self.on_dark or sum(self.colour) > _LIGHT


@dataclass(frozen=True, slots=True)
class _Piece:
    mask: Image.Image
    sign: Suit | None


@lru_cache(maxsize=2048)
def _pieces(words: str, size: int, weight: int) -> tuple[_Piece, ...]:
    pieces: list[_Piece] = []
    for part in _PIECES.split(words):
        if part in _SIGNS:
            pieces.append(_Piece(suit_mask(_SIGNS[part], round(size * 0.86)), _SIGNS[part]))
        elif part:
            pieces.append(_Piece(_letters(part, size, weight), None))
    return tuple(pieces)


def _letters(words: str, size: int, weight: int) -> Image.Image:
    """The words as a mask of the line's height, whatever letters they have."""
    lead = " " if words[0] == " " else ""
    trail = " " if words[-1] == " " else ""
    stretches = [(font(run.family, size * _SMOOTH, weight), run.text) for run in runs(words)]
    widths = [round(face.getlength(text)) for face, text in stretches]
    gap = round(size * 0.26) * _SMOOTH
    left = gap if lead else 0
    width = (left + sum(widths) + (gap if trail and stretches else 0)) // _SMOOTH + 1
    large = Image.new("L", (width * _SMOOTH, line_height(size) * _SMOOTH))
    draw = ImageDraw.Draw(large)
    for (face, text), advance in zip(stretches, widths, strict=True):
        draw.text((left, round(size * 1.12) * _SMOOTH), text, fill=255, font=face, anchor="ls")
        left += advance
    return large.reduce(_SMOOTH)


@lru_cache(maxsize=256)
def ink(words: str, size: int, weight: int) -> Image.Image:
    """The words as a mask cut to what is drawn of them; one empty pixel when that is nothing."""
    mask = _letters(words, size, weight) if words else Image.new("L", (1, 1))
    return mask.crop(mask.getbbox() or (0, 0, 1, 1))


def line_height(size: int) -> int:
    """The height in pixels of a line of words, marks above and tails below included."""
    return round(size * 1.46)


def width_of(words: str, style: Style) -> int:
    """The width in pixels of words on one line."""
    return sum(piece.mask.width for piece in _pieces(words, style.size, style.weight))


@lru_cache(maxsize=1024)
def fit(words: str, style: Style, width: int) -> str:
    """The words, or as much of them as goes into `width` pixels and an ellipsis."""
    words = " ".join(words.split())
    if width_of(words, style) <= width:
        return words
    low, high = 0, len(words)
    while low < high:
        middle = (low + high + 1) // 2
        if width_of(words[:middle].rstrip() + ELLIPSIS, style) <= width:
            low = middle
        else:
            high = middle - 1
    return words[:low].rstrip() + ELLIPSIS


def fit_size(words: str, style: Style, width: int, *smaller: int) -> Style:
    """The style in the first of the sizes in which the words go into `width` pixels, else the last."""
    for size in (style.size, *smaller):
        style = replace(style, size=size)
        if width_of(words, style) <= width:
            break
    return style


def write(
    frame: Image.Image,
    left: int,
    top: int,
    words: str,
    style: Style,
    cards: CardStyle = CardStyle.CLASSIC,
) -> int:
    """Write words with the line's upper left corner at this point; the width they took."""
    x = left
    for piece in _pieces(words, style.size, style.weight):
        if piece.sign is None:
            frame.paste(style.colour, (x, top), piece.mask)
        else:
            ink = (suit_colour_on_dark if style.for_dark_ground else suit_colour)(piece.sign, cards)
            frame.paste(ink, (x, top + round(style.size * 0.32)), piece.mask)
        x += piece.mask.width
    return x - left
