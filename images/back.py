"""The back of the cards."""

from PIL import Image

from belote_bot.game.cards import Suit
from images.faces import CARD_HEIGHT, CARD_WIDTH, CORNER, SCALE
from images.palette import IVORY, Colour
from images.pen import Pen, circle
from images.suits import draw_suit

_BLUE: Colour = (24, 58, 122)
_DEEP: Colour = (16, 40, 92)
_GOLD: Colour = (226, 186, 96)
_LATTICE = 10.0


def draw_back() -> Image.Image:
    """The back in large: a lattice of lozenges, a medallion with the four suits."""
    back = Image.new("RGB", (CARD_WIDTH * SCALE, CARD_HEIGHT * SCALE), IVORY)
    pen = Pen(back, SCALE)
    inner = Image.new("RGB", back.size, _BLUE)
    _draw_lattice(Pen(inner, SCALE))
    frame = (6 * SCALE, 6 * SCALE, back.width - 6 * SCALE, back.height - 6 * SCALE)
    back.paste(inner.crop(frame), frame[:2])
    pen.box((6, 6, CARD_WIDTH - 6, CARD_HEIGHT - 6), 2, None, _DEEP, 1.2)
    pen.box((9, 9, CARD_WIDTH - 9, CARD_HEIGHT - 9), 2, None, _GOLD, 0.9)
    centre = (CARD_WIDTH / 2, CARD_HEIGHT / 2)
    pen.fill(circle(*centre, 27), _GOLD)
    pen.fill(circle(*centre, 25.6), _DEEP)
    pen.fill(circle(*centre, 23.4), _BLUE, _GOLD, 0.6)
    for suit, (x, y) in zip(Suit, ((0, -11), (11, 0), (0, 11), (-11, 0)), strict=True):
        draw_suit(pen, suit, (centre[0] + x, centre[1] + y), 12, IVORY)
    pen.box((0, 0, CARD_WIDTH - 1 / SCALE, CARD_HEIGHT - 1 / SCALE), CORNER, None, (150, 150, 150), 0.8)
    return back


def _draw_lattice(pen: Pen) -> None:
    rows, columns = int(CARD_HEIGHT / _LATTICE) + 2, int(CARD_WIDTH / _LATTICE) + 2
    shift_x = (CARD_WIDTH / 2) % _LATTICE
    shift_y = (CARD_HEIGHT / 2) % _LATTICE
    for row in range(-1, rows * 2):
        for column in range(-1, columns):
            x = shift_x + (column + (row % 2) / 2) * _LATTICE
            y = shift_y + row * _LATTICE / 2 - _LATTICE / 2
            lozenge = [(x, y - 3.6), (x + 3.6, y), (x, y + 3.6), (x - 3.6, y)]
            pen.fill(lozenge, _DEEP)
            pen.fill(circle(x, y, 0.9), _GOLD)
