"""The upper halves of valet, queen and king; the face looks at you from about (50, 34)."""

from belote_bot.game.cards import Suit
from images.dress import BLUSH, LINE, LIPS, SKIN, WHITE, Dress, darker
from images.palette import Colour
from images.pen import Pen, Shape, circle, mirrored, smooth, smooth_ring
from images.regalia import (
    draw_beret,
    draw_closed_crown,
    draw_flower,
    draw_halberd,
    draw_hand,
    draw_open_crown,
    draw_sword,
)
from images.suits import draw_suit

_AXIS = 50.0
_FACE = mirrored(
    smooth([(50, 21), (56, 22), (59.6, 27), (59.8, 33), (58, 39), (54.5, 43.6), (50, 45.4)]), _AXIS
)
_ROBE = [
    (8, 100),
    *smooth([(9, 72), (16, 60), (27, 54), (40, 49.5)]),
    *smooth([(60, 49.5), (73, 54), (84, 60), (91, 72)]),
    (92, 100),
]


def draw_king(pen: Pen, suit: Suit, dress: Dress) -> None:
    """The king: closed crown, curls, a full beard, ermine, a sword."""
    hair = dress.king_hair
    _draw_robe(pen, dress)
    _draw_sleeves(pen, dress, bars=4)
    ermine = mirrored(smooth([(50, 47), (61, 48), (72, 52.5), (79, 60), (73, 68), (62, 64), (50, 69)]), _AXIS)
    pen.fill(ermine, WHITE, LINE, 0.9)
    for x, y in (
        (28, 60),
        (35, 56),
        (38, 62),
        (44, 63),
        (65, 56),
        (72, 60),
        (62, 62),
        (56, 63),
        (33, 63),
        (68, 63),
    ):
        pen.stroke([(x, y), (x, y + 2.4)], LINE, 1.3)
    curls = mirrored(
        smooth(
            [
                (50, 18),
                (60, 20),
                (65, 27),
                (64, 33),
                (67, 38),
                (65, 43),
                (69, 48),
                (64, 53),
                (58, 51),
                (50, 50),
            ]
        ),
        _AXIS,
    )
    pen.fill(curls, hair, LINE, 0.9)
    _draw_strands(pen, hair, ((62.5, 30), (61.5, 37), (64, 43), (64.5, 49)))
    _draw_head(pen)
    beard = mirrored(
        smooth([(50, 42), (55, 40.5), (59.6, 34), (60.4, 40), (59, 47), (55.6, 52.5), (53, 54), (50, 57.5)]),
        _AXIS,
    )
    pen.fill(beard, hair, LINE, 0.8)
    for x in (46.5, 50, 53.5):
        pen.stroke(smooth([(x, 46.5), (x + (50 - x) * 0.3, 50), (x + (50 - x) * 0.2, 53)]), darker(hair), 0.6)
    moustache = mirrored(
        smooth([(50, 38.6), (53, 38.4), (56, 40.2), (58.6, 39.4), (56.4, 42.4), (53, 42), (50, 41)]), _AXIS
    )
    pen.fill(moustache, hair, LINE, 0.6)
    pen.stroke([(48.2, 43.4), (51.8, 43.4)], LIPS, 1.3)
    _draw_eyes(pen, brow=1.2)
    draw_closed_crown(pen, dress)
    draw_sword(pen, dress)
    _draw_brooch(pen, suit, dress, 63.6)


def draw_queen(pen: Pen, suit: Suit, dress: Dress) -> None:
    """The queen: open crown, long hair, pearls, a flower in the hand."""
    hair = dress.hair
    locks = mirrored(
        smooth(
            [
                (50, 17),
                (60, 18.5),
                (66, 26),
                (66, 34),
                (69, 42),
                (68, 50),
                (71, 58),
                (70, 70),
                (62, 76),
                (50, 76),
            ]
        ),
        _AXIS,
    )
    _draw_robe(pen, dress)
    _draw_sleeves(pen, dress, bars=2)
    pen.fill(locks, hair, LINE, 0.9)
    _draw_strands(pen, hair, ((63, 30), (64, 38), (66, 46), (66, 54), (67, 62)))
    neck = mirrored([(50, 42), (54.2, 42), (54.6, 50), (60, 53), (58, 62), (50, 66)], _AXIS)
    pen.fill(neck, SKIN, LINE, 0.7)
    bodice = mirrored(
        smooth([(50, 67.5), (55, 64), (58.4, 58), (61.5, 52.6), (65, 56), (64, 68), (62, 90), (50, 90)]),
        _AXIS,
    )
    pen.fill(bodice, dress.second, LINE, 0.9)
    pen.fill(mirrored([(50, 67.5), (55, 64), (54, 90), (50, 90)], _AXIS), dress.gold, LINE, 0.6)
    for step in range(7):
        x = 43.6 + step * 12.8 / 6
        pen.fill(circle(x, 52.6 + 4.2 * (1 - ((x - 50) / 6.4) ** 2), 1.25), WHITE, LINE, 0.35)
    _draw_head(pen)
    fringe = mirrored(
        smooth([(50, 20), (57, 20), (61.6, 26), (62.6, 34), (60.2, 38.5), (59.2, 31), (55.5, 27), (50, 25)]),
        _AXIS,
    )
    pen.fill(fringe, hair, LINE, 0.7)
    for x in (40.4, 59.6):
        pen.fill(circle(x, 41.2, 1.3), dress.gold, LINE, 0.4)
    _draw_eyes(pen, brow=0.7)
    for x in (44.6, 55.4):
        pen.fill(circle(x, 38.2, 1.7), BLUSH)
    pen.stroke(smooth([(49.9, 33.4), (51, 37), (49.6, 37.8)]), darker(SKIN), 0.7)
    _draw_lips(pen)
    draw_open_crown(pen, dress)
    draw_flower(pen, dress)
    _draw_brooch(pen, suit, dress, 63.8)


def draw_valet(pen: Pen, suit: Suit, dress: Dress) -> None:
    """The valet: a beret with a feather, hair to the chin, a tabard, a halberd."""
    hair = dress.hair
    draw_halberd(pen)
    _draw_robe(pen, dress)
    _draw_sleeves(pen, dress, bars=0)
    tabard = [(34, 51), (66, 51), (68, 100), (32, 100)]
    pen.fill(tabard, dress.second, LINE, 0.9)
    for y in (58, 68, 78):
        chevron = [(33.4, y), (50, y + 8), (66.6, y), (66.8, y + 4), (50, y + 12), (33.2, y + 4)]
        pen.fill(chevron, dress.gold, LINE, 0.5)
    pen.fill(mirrored([(50, 42), (54, 42), (54.4, 49), (50, 52)], _AXIS), SKIN, LINE, 0.7)
    bob = mirrored(
        smooth(
            [(50, 18), (60, 19), (65, 27), (66, 36), (67.6, 43), (64, 47.4), (58.6, 46), (58, 36), (50, 30)]
        ),
        _AXIS,
    )
    pen.fill(bob, hair, LINE, 0.9)
    _draw_strands(pen, hair, ((62.5, 31), (63, 37), (63.4, 43)))
    _draw_head(pen)
    fringe = mirrored(
        smooth([(50, 20), (57, 20), (61, 26), (61.4, 33), (59.4, 29.5), (54, 27.6), (50, 28.2)]), _AXIS
    )
    pen.fill(fringe, hair, LINE, 0.6)
    collar = mirrored(
        smooth([(50, 50.5), (54.6, 46.6), (62, 49), (67, 54), (60, 57), (55, 55), (50, 58)]), _AXIS
    )
    pen.fill(collar, WHITE, LINE, 0.8)
    _draw_eyes(pen, brow=1.0)
    pen.stroke(smooth([(49.9, 33.4), (51.2, 37.2), (49.6, 38)]), darker(SKIN), 0.7)
    pen.stroke(smooth([(47, 41.2), (50, 42), (53, 41.2)]), LIPS, 1.2)
    draw_beret(pen, dress)
    draw_hand(pen, 77.5, 61)
    _draw_brooch(pen, suit, dress, 63)


# ---- what all of them have -------------------------------------------------------------------


def _draw_robe(pen: Pen, dress: Dress) -> None:
    pen.fill(_ROBE, dress.main, LINE, 1.0)


def _draw_sleeves(pen: Pen, dress: Dress, *, bars: int) -> None:
    for side in (1, -1):
        fold = smooth([(50 + side * 26, 56), (50 + side * 29, 66), (50 + side * 27, 84)])
        pen.stroke(fold, darker(dress.main), 1.4)
        for bar in range(bars):
            y = 62 + bar * 6
            pen.stroke([(50 + side * 31, y), (50 + side * 40, y + 2.5)], dress.gold, 1.6)
        if not bars:
            for step in range(3):
                pen.fill(circle(50 + side * 34, 61 + step * 7, 1.7), dress.gold, LINE, 0.4)


def _draw_head(pen: Pen) -> None:
    pen.fill(_FACE, SKIN, LINE, 0.9)


def _draw_eyes(pen: Pen, *, brow: float) -> None:
    for side in (1, -1):
        x = 50 + side * 4.5
        almond = smooth_ring([(x - 2.7, 33.1), (x, 31.4), (x + 2.7, 33.1), (x, 34.3)])
        pen.fill(almond, WHITE, LINE, 0.5)
        pen.fill(circle(x, 32.9, 1.25), LINE)
        pen.stroke(smooth([(x - 3.1, 30), (x, 28.7), (x + 3.1, 29.6)]), LINE, brow)
    pen.stroke(smooth([(49.6, 33), (51.4, 36.8), (49.6, 37.6)]), darker(SKIN), 0.7)


def _draw_lips(pen: Pen) -> None:
    lips = mirrored([(50, 40.6), (51.2, 40), (53.2, 41.2), (51.4, 42.9), (50, 43.1)], _AXIS)
    pen.fill(lips, LIPS)


def _draw_strands(pen: Pen, hair: Colour, points: Shape) -> None:
    """Waves of hair on both sides."""
    for offset in (0.0, -1.9):
        wave = smooth([(x + offset + (1 if index % 2 else 0), y) for index, (x, y) in enumerate(points)])
        pen.stroke(wave, darker(hair), 0.6)
        pen.stroke([(2 * _AXIS - x, y) for x, y in wave], darker(hair), 0.6)


def _draw_brooch(pen: Pen, suit: Suit, dress: Dress, y: float) -> None:
    pen.fill(circle(50, y, 5.6), dress.gold, LINE, 0.7)
    pen.fill(circle(50, y, 4.5), WHITE, LINE, 0.4)
    draw_suit(pen, suit, (50, y), 6.2, dress.ink)
