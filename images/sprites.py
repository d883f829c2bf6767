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
_SHADE: Final[Colour] = (4, 14, 8)
_SHADED: Final = 0.46
"""How much of a dimmed card the shade hides: as if the shade of the cloth fell on it."""


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
class CardSprite:
    """A card in its light: looks share the face, and cards share all that lies around and upon it."""

    around: Sprite
    """Its shadow, or the light in which it stands."""
    face: Sprite
    upon: Sprite | None
    """What dims it."""

    def stamp(self, frame: Image.Image, left: int, top: int) -> None:
        """Put it on the frame, the card's corner at this point."""
        for layer in (self.around, self.face, self.upon):
            if layer is not None:
                layer.stamp(frame, left, top)


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
    return _in_light(_shaped(draw_back(), size), size, Look.PLAIN)


def dimmed(image: Image.Image) -> Image.Image:
    """The picture in the shade in which dimmed cards lie."""
    return Image.blend(image, Image.new("RGB", image.size, _SHADE), _SHADED)


@cache
def _face(card: Card, index: str, size: CardSize, style: CardStyle) -> Sprite:
    if size is CardSize.TABLE:
        double = _face(card, index, CardSize.HAND, style).image
        assert isinstance(double, Image.Image)
        return Sprite(double.reduce(2), _outline(size))
    draw = draw_small_face if size in _PLAIN_SIZES else draw_face
    return _shaped(draw(card, index, style), size)


def _shaped(large: Image.Image, size: CardSize) -> Sprite:
    """A large card made smaller, with its outline."""
    small = large.resize(size.value, Image.Resampling.LANCZOS, reducing_gap=3)
    return Sprite(small, _outline(size))


@cache
def _outline(size: CardSize) -> Image.Image:
    return outline_mask().resize(size.value, Image.Resampling.LANCZOS)


def _in_light(face: Sprite, size: CardSize, look: Look) -> CardSprite:
    return CardSprite(_around(size, look), face, _shade(size) if look is Look.DIMMED else None)


@cache
def _shade(size: CardSize) -> Sprite:
    return Sprite(_SHADE, _outline(size).point([round(value * _SHADED) for value in range(256)]))


@cache
def _around(size: CardSize, look: Look) -> Sprite:
    """The shadow of a card, or its ring with a glow."""
    margin = max(4, size.width // 14)
    whole = (size.width + 2 * margin, size.height + 2 * margin)
    if look in (Look.WINNING, Look.LIT):
        ring = _grown(whole, size, margin, max(_RINGS[look], size.width // 44))
        soft = _softened(ring, margin / 2.6, 0.7)
        return Sprite(GOLD, ImageChops.lighter(ring, soft), margin)
    shadow = Image.new("L", whole)
    shadow.paste(_outline(size), (margin + 1, margin + 2))
    return Sprite(_SHADOW, _softened(shadow, margin / 3, 0.55), margin)


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
