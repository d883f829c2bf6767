"""The four suits in a row, and a fan of cards: what lies there while nothing is played."""

from functools import cache
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from belote_bot.game.cards import Card, Rank, Suit
from belote_bot.locales import Language
from images.canvas import Canvas
from images.faces import CORNER, draw_face
from images.layout import FAN
from images.palette import Colour
from images.scene import CardStyle
from images.sizes import CardSize
from images.sprites import Sprite
from images.suits import suit_mask
from images.words import rank_index

_SMOOTH: Final = 2
_FAN: Final = (
    (Card.of(Suit.SPADES, Rank.KING), 21),
    (Card.of(Suit.HEARTS, Rank.QUEEN), 7),
    (Card.of(Suit.CLUBS, Rank.JACK), -7),
    (Card.of(Suit.DIAMONDS, Rank.ACE), -21),
)
"""The cards with their slant in degrees, counterclockwise."""
_PIVOT: Final = 360
"""How far below its upper edge the fan is held."""
_SHADOW: Final[Colour] = (2, 22, 15)


def sew_suits(canvas: Canvas, centre: tuple[int, int], size: int, thread: Colour, shadow: Colour) -> None:
    """The four suits in a row around a point, each `size` pixels wide."""
    step = round(size * 1.4)
    left, top = centre[0] - (3 * step + size) // 2, centre[1] - size // 2
    for index, suit in enumerate(Suit):
        mask = suit_mask(suit, size)
        canvas.frame.paste(shadow, (left + index * step + 1, top + 2), mask)
        canvas.frame.paste(thread, (left + index * step, top), mask)


@cache
def fan(language: Language, style: CardStyle) -> Sprite:
    """A king, a queen, a jack and an ace, one of each suit."""
    whole = (FAN.width * _SMOOTH, FAN.height * _SMOOTH)
    image, mask = Image.new("RGB", whole, _SHADOW), Image.new("L", whole)
    width, height = (edge * _SMOOTH for edge in CardSize.TABLE.value)
    corner = ((whole[0] - width) // 2, 14 * _SMOOTH)
    pivot = (whole[0] / 2, _PIVOT * _SMOOTH)
    for card, slant in _FAN:
        face = draw_face(card, rank_index(language, card.rank), style).resize(
            (width, height), Image.Resampling.LANCZOS
        )
        outline, layer = Image.new("L", whole), Image.new("RGB", whole)
        box = (*corner, corner[0] + width - 1, corner[1] + height - 1)
        ImageDraw.Draw(outline).rounded_rectangle(box, CORNER * width / 100, fill=255)
        layer.paste(face, corner)
        outline = outline.rotate(slant, Image.Resampling.BICUBIC, center=pivot)
        layer = layer.rotate(slant, Image.Resampling.BICUBIC, center=pivot)
        shadow = outline.filter(ImageFilter.GaussianBlur(4 * _SMOOTH)).point(
            [value * 55 // 100 for value in range(256)]
        )
        image.paste(_SHADOW, (0, 0), shadow)
        mask.paste(shadow, (0, 0), Image.eval(mask, lambda value: 255 - value))
        image.paste(layer, (0, 0), outline)
        mask.paste(255, (0, 0), outline)
    return Sprite(image.reduce(_SMOOTH), mask.reduce(_SMOOTH))
