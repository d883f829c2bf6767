"""Small pictures drawn once, with care, and stamped on frame after frame."""

from dataclasses import dataclass
from enum import Enum
from functools import cache, lru_cache
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from belote_bot.game.cards import Card
from belote_bot.locales import Language
from images.back import draw_back
from images.faces import CORNER, draw_face, draw_small_face, outline_mask
from images.palette import GOLD, WHITE, Colour
from images.scene import CardStyle
from images.sizes import CardSize
from images.words import rank_index

_SMOOTH: Final = 4
_PLAIN_SIZES: Final = (CardSize.SMALL, CardSize.TINY)
"""Sizes in which a card is nothing but its rank and suit."""
_DIM: Final = (0.54, 0.57, 0.54)
"""What is left of red, green and blue: as if the shade of the cloth fell on the card."""


@dataclass(frozen=True, slots=True)
class Sprite:
    """A picture with its transparency; `margin` pixels around it are shadow or light."""

    image: Image.Image
    mask: Image.Image
    margin: int = 0

    def stamp(self, frame: Image.Image, left: int, top: int) -> None:
        """Put it on the frame, its own corner (margin not counted) at this point."""
        frame.paste(self.image, (left - self.margin, top - self.margin), self.mask)


class Look(Enum):
    """How a card is lit."""

    PLAIN = "plain"
    DIMMED = "dimmed"
    """It may not be played now."""
    LIT = "lit"
    """It may be played now."""
    WINNING = "winning"
    """It wins the trick."""


def card_sprite(
    card: Card,
    language: Language,
    size: CardSize,
    look: Look = Look.PLAIN,
    style: CardStyle = CardStyle.CLASSIC,
) -> Sprite:
    """A card face up."""
    return _lit(card, rank_index(language, card.rank), size, look, style)


def dimmed(image: Image.Image) -> Image.Image:
    """The picture in the shade."""
    return image.point([round(value * share) for share in _DIM for value in range(256)])


@cache
def back_sprite(size: CardSize) -> Sprite:
    """A card face down."""
    return _finish(_reduced(draw_back(), size), size, Look.PLAIN)


@cache
def _lit(card: Card, index: str, size: CardSize, look: Look, style: CardStyle) -> Sprite:
    return _finish(_face(card, index, size, style), size, look)


@cache
def _face(card: Card, index: str, size: CardSize, style: CardStyle) -> Image.Image:
    draw = draw_small_face if size in _PLAIN_SIZES else _large_face
    large = draw(card, index, style)
    return _reduced(large, size)


# A large face weighs 1.6 MB: kept only for as long as its other sizes may be asked for.
@lru_cache(maxsize=4)
def _large_face(card: Card, index: str, style: CardStyle) -> Image.Image:
    return draw_face(card, index, style)


def _reduced(large: Image.Image, size: CardSize) -> Image.Image:
    return large.resize(size.value, Image.Resampling.LANCZOS)


@cache
def _outline(size: CardSize) -> Image.Image:
    return outline_mask().resize(size.value, Image.Resampling.LANCZOS)


def _finish(face: Image.Image, size: CardSize, look: Look) -> Sprite:
    """Light a card and lay its shadow or its glow around it."""
    outline = _outline(size)
    if look is Look.DIMMED:
        face = dimmed(face)
    margin = max(4, size.width // 14)
    whole = (size.width + 2 * margin, size.height + 2 * margin)
    placed = Image.new("L", whole)
    placed.paste(outline, (margin, margin))
    if look is Look.WINNING or look is Look.LIT:
        colour = GOLD if look is Look.WINNING else WHITE
        ring = _grown(whole, size, margin, 5 if look is Look.WINNING else 3)
        image = Image.new("RGB", whole, colour)
        soft = ring.filter(ImageFilter.GaussianBlur(margin / 2.6)).point(
            [value * 7 // 10 for value in range(256)]
        )
        mask = ImageChops.lighter(ring, soft)
    else:
        image = Image.new("RGB", whole, (2, 22, 15))
        shadow = Image.new("L", whole)
        shadow.paste(outline, (margin + 1, margin + 2))
        soft = shadow.filter(ImageFilter.GaussianBlur(margin / 3)).point(
            [value * 55 // 100 for value in range(256)]
        )
        mask = ImageChops.lighter(placed, soft)
    image.paste(face, (margin, margin), outline)
    return Sprite(image, mask, margin)


def _grown(whole: tuple[int, int], size: CardSize, margin: int, width: int) -> Image.Image:
    """The card's shape, `width` pixels larger on every side."""
    radius = CORNER * size.width / 100 + width
    return _rounded(
        whole,
        (margin - width, margin - width, margin + size.width + width, margin + size.height + width),
        radius,
    )


def _rounded(whole: tuple[int, int], box: tuple[float, float, float, float], radius: float) -> Image.Image:
    large = Image.new("L", (whole[0] * _SMOOTH, whole[1] * _SMOOTH))
    left, top, right, bottom = (edge * _SMOOTH for edge in box)
    ImageDraw.Draw(large).rounded_rectangle((left, top, right - 1, bottom - 1), radius * _SMOOTH, fill=255)
    return large.resize(whole, Image.Resampling.BOX)


@dataclass(frozen=True, slots=True)
class Panel:
    """How a rounded ground for words looks."""

    fill: Colour
    line: Colour | None = None
    line_width: int = 2
    radius: int = 12
    opacity: int = 255
    """Of the fill, 0 … 255."""
    glow: Colour | None = None
    """Light around it."""


@lru_cache(maxsize=512)
def panel_sprite(width: int, height: int, panel: Panel) -> Sprite:
    """A rounded ground of this size in pixels."""
    margin = 9 if panel.glow else 1
    whole = (width + 2 * margin, height + 2 * margin)
    outer = _rounded(whole, (margin, margin, margin + width, margin + height), panel.radius)
    if panel.line is None:
        mask = outer.point([value * panel.opacity // 255 for value in range(256)])
        image = Image.new("RGB", whole, panel.fill)
    else:
        inset = panel.line_width
        box = (margin + inset, margin + inset, margin + width - inset, margin + height - inset)
        inner = _rounded(whole, box, max(1, panel.radius - inset))
        image = Image.new("RGB", whole, panel.line)
        image.paste(panel.fill, (0, 0), inner)
        through = inner.point([value * (255 - panel.opacity) // 255 for value in range(256)])
        mask = ImageChops.subtract(outer, through)
    if panel.glow is not None:
        light = _rounded(
            whole, (margin - 4, margin - 4, margin + width + 4, margin + height + 4), panel.radius + 4
        )
        light = light.filter(ImageFilter.GaussianBlur(3)).point([value * 8 // 10 for value in range(256)])
        glowing = Image.new("RGB", whole, panel.glow)
        glowing.paste(image, (0, 0), outer)
        image, mask = glowing, ImageChops.lighter(mask, light)
    return Sprite(image, mask, margin)
