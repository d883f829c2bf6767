"""The little signs: a bot, the dealer, the taker's trumps, tricks won, a crown, a free seat."""

from collections.abc import Callable
from functools import cache

from PIL import Image, ImageDraw

from belote_bot.game.cards import Suit
from images.faces import rank_mask
from images.layout import Tail
from images.palette import GOLD, GOLD_DEEP, INK, IVORY, WHITE, Colour, suit_colour
from images.pen import Pen, circle
from images.scene import CardStyle
from images.sprites import Sprite, dimmed
from images.suits import draw_suit

_SMOOTH = 8


def _drawn(size: int, draw: Callable[[Pen], None], silhouette: Callable[[Pen], None]) -> Sprite:
    """A sprite from drawing in a square of 24 units, and again in white on black for its shape."""
    image = Image.new("RGB", (size * _SMOOTH, size * _SMOOTH))
    shape = Image.new("RGB", image.size)
    draw(Pen(image, size * _SMOOTH / 24))
    silhouette(Pen(shape, size * _SMOOTH / 24))
    return Sprite(
        image.resize((size, size), Image.Resampling.LANCZOS),
        shape.getchannel("R").resize((size, size), Image.Resampling.LANCZOS),
    )


@cache
def dealer_mark(size: int, letter: str) -> Sprite:
    """A white button with the dealer's letter."""

    def draw(pen: Pen) -> None:
        _ground(pen, INK)
        pen.fill(circle(12, 12, 11.5), IVORY)
        pen.fill(circle(12, 12, 9.6), IVORY, GOLD_DEEP, 1.2)
        mark = rank_mask(letter, round(10.5 * pen.scale))
        middle = round(12 * pen.scale)
        pen.image.paste(INK, (middle - mark.width // 2, middle - mark.height // 2), mark)

    return _drawn(size, draw, _disc)


@cache
def trump_mark(size: int, suit: Suit, style: CardStyle) -> Sprite:
    """The trump suit on a disc with a golden rim."""

    def draw(pen: Pen) -> None:
        _ground(pen, GOLD)
        pen.fill(circle(12, 12, 10.4), IVORY)
        draw_suit(pen, suit, (12, 12.2), 13.4, suit_colour(suit, style))

    return _drawn(size, draw, _disc)


@cache
def dimmed_trump_mark(size: int, suit: Suit, style: CardStyle) -> Sprite:
    """The same upon a dimmed card."""
    lit = trump_mark(size, suit, style)
    assert isinstance(lit.image, Image.Image)
    return Sprite(dimmed(lit.image), lit.mask)


@cache
def tricks_mark(size: int, colour: Colour) -> Sprite:
    """A little pile of cards."""

    def draw(pen: Pen) -> None:
        _ground(pen, colour)

    def silhouette(pen: Pen) -> None:
        pen.box((9, 2, 21, 19), 2, WHITE)
        pen.box((3, 4.4, 16.4, 23), 2.6, (0, 0, 0))
        pen.box((4.4, 5.8, 15, 21.8), 2, WHITE)

    return _drawn(size, draw, silhouette)


@cache
def crown_mark(size: int, colour: Colour) -> Sprite:
    """A crown: this seat has said belote, or these have won."""

    def draw(pen: Pen) -> None:
        _ground(pen, colour)

    def silhouette(pen: Pen) -> None:
        pen.fill([(3, 19), (1.6, 7), (7.4, 12), (12, 4), (16.6, 12), (22.4, 7), (21, 19)], WHITE)
        pen.box((3, 20.2, 21, 22.6), 0.8, WHITE)

    return _drawn(size, draw, silhouette)


@cache
def free_mark(size: int, colour: Colour) -> Sprite:
    """A plus in a circle: somebody may sit down here."""

    def draw(pen: Pen) -> None:
        _ground(pen, colour)

    def silhouette(pen: Pen) -> None:
        pen.fill(circle(12, 12, 11), WHITE)
        pen.fill(circle(12, 12, 9), (0, 0, 0))
        pen.stroke([(7, 12), (17, 12)], WHITE, 2.2)
        pen.stroke([(12, 7), (12, 17)], WHITE, 2.2)

    return _drawn(size, draw, silhouette)


@cache
def tail_mark(size: int, tail: Tail, colour: Colour, opacity: int) -> Sprite:
    """The tail of a bubble: `size` pixels out of it, twice as many along its edge; opacity 0 to 255."""
    shape = Image.new("L", (2 * size * _SMOOTH, size * _SMOOTH))
    edge = size * _SMOOTH
    ImageDraw.Draw(shape).polygon([(0, 0), (2 * edge, 0), (edge, edge * 0.94)], fill=opacity)
    turn = {Tail.ABOVE: 180, Tail.LEFT: -90, Tail.RIGHT: 90, Tail.BELOW: 0}[tail]
    mask = shape.rotate(turn, expand=True).reduce(_SMOOTH)
    return Sprite(colour, mask)


def _ground(pen: Pen, colour: Colour) -> None:
    pen.fill([(0, 0), (24, 0), (24, 24), (0, 24)], colour)


def _disc(pen: Pen) -> None:
    pen.fill(circle(12, 12, 11.6), WHITE)
