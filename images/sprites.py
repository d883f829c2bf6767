"""Small pictures drawn once, with care, and stamped on frame after frame."""

from dataclasses import dataclass
from enum import Enum
from functools import cache, lru_cache
from typing import Final, Protocol

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from belote_bot.game.cards import Card
from belote_bot.locales import Language
from images.back import draw_back
from images.faces import CORNER, COURTS, draw_face, draw_small_face, outline_mask
from images.palette import GOLD, Colour, suit_colour
from images.scene import CardStyle
from images.sizes import CardSize
from images.words import rank_index

_SMOOTH: Final = 4
_PLAIN_SIZES: Final = (CardSize.SMALL, CardSize.TINY)
"""Sizes in which a card is nothing but its rank and suit."""
_SHADOW: Final[Colour] = (2, 22, 15)
_DIM: Final = [round(value * share) for share in (0.54, 0.57, 0.54) for value in range(256)]
"""What is left of red, green and blue of a dimmed card: as if the shade of the cloth fell on it."""


class Stamp(Protocol):
    """What can be put on a frame."""

    def stamp(self, frame: Image.Image, left: int, top: int) -> None:
        """Put it on the frame, its own corner (margin not counted) at this point."""
        ...


@dataclass(frozen=True, slots=True)
class Sprite:
    """A picture, or a colour, with its transparency; `margin` pixels around it are shadow or light."""

    image: Image.Image | Colour
    mask: Image.Image
    margin: int = 0

    def stamp(self, frame: Image.Image, left: int, top: int) -> None:
        """Put it on the frame, its own corner (margin not counted) at this point."""
        left, top = left - self.margin, top - self.margin
        frame.paste(self.image, (left, top, left + self.mask.width, top + self.mask.height), self.mask)


@dataclass(frozen=True, slots=True)
class Strip:
    """A part of a sprite that lies so many pixels to the right of its corner and below it."""

    left: int
    top: int
    mask: Image.Image


@dataclass(frozen=True, slots=True)
class CardSprite:
    """A card in its light: looks share the face, and all cards what lies around them.

    Most of a face covers what is below it, and most of what lies around it is below the face: only where one
    shines through the other are they mixed, which is what takes time.
    """

    face: Image.Image
    ends: tuple[Strip, Strip]
    """The upper and the lower end of the card, with the round corners."""
    light: Colour
    around: tuple[Strip, ...]
    """The card's shadow, or the light in which it stands."""
    dimmed: bool = False

    def stamp(self, frame: Image.Image, left: int, top: int) -> None:
        """Put it on the frame, the card's corner at this point."""
        for strip in self.around:
            x, y = left + strip.left, top + strip.top
            frame.paste(self.light, (x, y, x + strip.mask.width, y + strip.mask.height), strip.mask)
        face = dimmed(self.face) if self.dimmed else self.face
        upper, lower = self.ends
        frame.paste(face.crop((0, upper.mask.height, face.width, lower.top)), (left, top + upper.mask.height))
        for strip in self.ends:
            end = face.crop((0, strip.top, face.width, strip.top + strip.mask.height))
            frame.paste(end, (left, top + strip.top), strip.mask)


class Look(Enum):
    """How a card is lit."""

    PLAIN = "plain"
    DIMMED = "dimmed"
    """It may not be played now."""
    LIT = "lit"
    """It may be played now."""
    WINNING = "winning"
    """It wins the trick."""


_RINGS: Final = {Look.WINNING: 5, Look.LIT: 3}
"""How many pixels wide the ring around a card is at least."""


def card_sprite(
    card: Card,
    language: Language,
    size: CardSize,
    look: Look = Look.PLAIN,
    style: CardStyle = CardStyle.CLASSIC,
) -> CardSprite:
    """A card face up."""
    if card.rank not in COURTS and suit_colour(card.suit, style) == suit_colour(card.suit, CardStyle.CLASSIC):
        style = CardStyle.CLASSIC
    return _in_light(_face(card, rank_index(language, card.rank), size, style), size, look)


@cache
def back_sprite(size: CardSize) -> CardSprite:
    """A card face down."""
    return _in_light(_small(draw_back(), size), size, Look.PLAIN)


def dimmed(image: Image.Image) -> Image.Image:
    """The picture in the shade in which dimmed cards lie."""
    return image.point(_DIM)


@cache
def _face(card: Card, index: str, size: CardSize, style: CardStyle) -> Image.Image:
    if size is CardSize.TABLE:
        return _face(card, index, CardSize.HAND, style).reduce(2)
    draw = draw_small_face if size in _PLAIN_SIZES else draw_face
    return _small(draw(card, index, style), size)


def _small(large: Image.Image, size: CardSize) -> Image.Image:
    return large.resize(size.value, Image.Resampling.LANCZOS, reducing_gap=3)


@cache
def _outline(size: CardSize) -> Image.Image:
    return outline_mask().resize(size.value, Image.Resampling.LANCZOS)


def _in_light(face: Image.Image, size: CardSize, look: Look) -> CardSprite:
    light = GOLD if look in _RINGS else _SHADOW
    return CardSprite(face, _ends(size), light, _around(size, look), dimmed=look is Look.DIMMED)


def _round(size: CardSize) -> int:
    """How far the round corners of a card reach, in pixels."""
    return CORNER * size.width // 100 + 1


@cache
def _ends(size: CardSize) -> tuple[Strip, Strip]:
    outline, height = _outline(size), _round(size)
    lower = size.height - height
    return (
        Strip(0, 0, outline.crop((0, 0, size.width, height))),
        Strip(0, lower, outline.crop((0, lower, size.width, size.height))),
    )


@cache
def _around(size: CardSize, look: Look) -> tuple[Strip, ...]:
    """The shadow of a card, or its ring with a glow, without what the card covers."""
    margin = max(4, size.width // 14)
    mask = _light_mask(size, look, margin)
    inner = margin + _round(size)
    right, bottom = mask.width - margin - 1, mask.height - inner
    boxes = (
        (0, 0, mask.width, inner),
        (0, bottom, mask.width, mask.height),
        (0, inner, margin + 1, bottom),
        (right, inner, mask.width, bottom),
    )
    return tuple(Strip(box[0] - margin, box[1] - margin, mask.crop(box)) for box in boxes)


def _light_mask(size: CardSize, look: Look, margin: int) -> Image.Image:
    whole = (size.width + 2 * margin, size.height + 2 * margin)
    if look in _RINGS:
        ring = _grown(whole, size, margin, max(_RINGS[look], size.width // 44))
        return ImageChops.lighter(ring, _softened(ring, margin / 2.6, 0.7))
    shadow = Image.new("L", whole)
    shadow.paste(_outline(size), (margin + 1, margin + 2))
    return _softened(shadow, margin / 3, 0.55)


def _softened(mask: Image.Image, blur: float, share: float) -> Image.Image:
    return mask.filter(ImageFilter.GaussianBlur(blur)).point([int(value * share) for value in range(256)])


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
