"""What the figures of the court wear on their heads and hold in their hands."""

from typing import Final

from images.dress import LEAF, LINE, SKIN, STEEL, WHITE, WOOD, Dress, darker, lighter
from images.pen import Pen, circle, mirrored, moved, smooth, smooth_ring

_AXIS: Final = 50.0


def draw_hand(pen: Pen, x: float, y: float) -> None:
    """A fist."""
    fist = smooth_ring(
        [
            (x - 4.4, y - 2.8),
            (x, y - 4),
            (x + 4.2, y - 2.6),
            (x + 4.4, y + 2.6),
            (x, y + 4),
            (x - 4.4, y + 2.8),
        ]
    )
    pen.fill(fist, SKIN, LINE, 0.8)
    for step in (-1.6, 0.4, 2.2):
        pen.stroke([(x - 3.6, y + step), (x + 1.4, y + step)], darker(SKIN), 0.6)


def draw_closed_crown(pen: Pen, dress: Dress) -> None:
    """A closed crown with a cross."""
    cap = mirrored(smooth([(50, 11.6), (56, 12.2), (61, 16), (62, 21), (50, 21)]), _AXIS)
    pen.fill(cap, dress.main, LINE, 0.8)
    spikes = [
        (37.2, 22.5),
        (35.4, 12),
        (41.4, 17.2),
        (44.4, 10.6),
        (50, 16.4),
        (55.6, 10.6),
        (58.6, 17.2),
        (64.6, 12),
        (62.8, 22.5),
    ]
    pen.fill(spikes, dress.gold, LINE, 0.9)
    for x, y in ((35.4, 11.6), (44.4, 10.2), (55.6, 10.2), (64.6, 11.6)):
        pen.fill(circle(x, y, 1.5), WHITE, LINE, 0.5)
    pen.fill(
        [
            (49, 16.4),
            (49, 12.4),
            (46.8, 12.4),
            (46.8, 10.6),
            (49, 10.6),
            (49, 8.7),
            (51, 8.7),
            (51, 10.6),
            (53.2, 10.6),
            (53.2, 12.4),
            (51, 12.4),
            (51, 16.4),
        ],
        dress.gold,
        LINE,
        0.5,
    )
    _draw_band(pen, dress, 21.6)


def draw_open_crown(pen: Pen, dress: Dress) -> None:
    """An open crown with pearls."""
    points = [
        (38, 20.5),
        (36, 11.5),
        (41.5, 15.5),
        (45.5, 10.8),
        (50, 15),
        (54.5, 10.8),
        (58.5, 15.5),
        (64, 11.5),
        (62, 20.5),
    ]
    pen.fill(points, dress.gold, LINE, 0.9)
    for x, y in ((36, 11.4), (45.5, 10.6), (54.5, 10.6), (64, 11.4)):
        pen.fill(circle(x, y, 1.6), dress.second, LINE, 0.5)
    _draw_band(pen, dress, 19.6)


def _draw_band(pen: Pen, dress: Dress, y: float) -> None:
    band = mirrored(
        smooth([(50, y - 1.2), (57, y - 1.6), (63.4, y - 2.6), (63, y + 2.2), (57, y + 3.4), (50, y + 3.8)]),
        _AXIS,
    )
    pen.fill(band, dress.gold, LINE, 0.8)
    pen.fill(moved([(0, -1.7), (2, 0), (0, 1.7), (-2, 0)], 50, y + 1.3), dress.second, LINE, 0.4)
    for x in (42.4, 57.6):
        pen.fill(circle(x, y + 0.8, 1.3), dress.main, LINE, 0.4)


def draw_beret(pen: Pen, dress: Dress) -> None:
    """A beret with a plume."""
    plume = smooth_ring([(61, 20), (69, 17), (77, 19.5), (84, 28), (83, 36), (78, 29), (71, 24.4), (64, 24)])
    pen.fill(plume, WHITE, LINE, 0.8)
    pen.stroke(smooth([(61, 21), (70, 20.6), (77, 24), (82, 32)]), (150, 150, 160), 0.7)
    beret = smooth_ring(
        [(36, 21), (35, 14.5), (42, 10.4), (53, 10), (63, 12.4), (66.6, 18.6), (63.6, 22.6), (50, 20.4)]
    )
    pen.fill(beret, dress.main, LINE, 0.9)
    pen.stroke(smooth([(41, 15), (50, 13), (60, 15.4)]), lighter(dress.main), 1.0)
    brim = smooth_ring([(36, 20.4), (50, 18.2), (64, 20.6), (63.8, 24.4), (50, 22.4), (36.2, 24.2)])
    pen.fill(brim, dress.gold, LINE, 0.8)
    pen.fill(circle(61.2, 21, 2.1), dress.second, LINE, 0.5)


def draw_sword(pen: Pen, dress: Dress) -> None:
    """A sword held upright."""
    blade = [(74.6, 55), (74.6, 17), (77, 12), (79.4, 17), (79.4, 55)]
    pen.fill(blade, STEEL, LINE, 0.8)
    pen.stroke([(77, 18), (77, 54)], (150, 160, 172), 0.8)
    pen.fill([(68, 54), (86, 54), (86, 57.4), (68, 57.4)], dress.gold, LINE, 0.7)
    pen.fill([(75.4, 57), (78.6, 57), (78.6, 68), (75.4, 68)], WOOD, LINE, 0.6)
    draw_hand(pen, 77, 61.6)


def draw_halberd(pen: Pen) -> None:
    """A halberd, to be held by a hand at (77.5, 61)."""
    pen.fill([(76.4, 22), (78.8, 22), (78.8, 80), (76.4, 80)], WOOD, LINE, 0.6)
    axe = [*smooth([(79, 36), (84, 33), (87.4, 36), (88, 42), (86.6, 48), (83, 50), (79, 46)])]
    pen.fill(axe, STEEL, LINE, 0.8)
    pen.fill([(76.2, 38), (71.4, 35.6), (76.2, 44)], STEEL, LINE, 0.7)
    pen.fill([(75.4, 34), (77.6, 20), (79.8, 34)], STEEL, LINE, 0.7)


def draw_flower(pen: Pen, dress: Dress) -> None:
    """A flower held upright."""
    pen.stroke(smooth([(77, 66), (77.6, 54), (76.4, 40), (77, 30)]), LEAF, 1.4)
    for x, side in ((77.2, 1), (76.6, -1)):
        leaf = smooth_ring([(x, 48), (x + side * 4, 43), (x + side * 8, 43.6), (x + side * 4.6, 47.6)])
        pen.fill(leaf, LEAF, LINE, 0.5)
    for dx, dy in ((0, -5.2), (5, -1.6), (3.1, 4.2), (-3.1, 4.2), (-5, -1.6)):
        pen.fill(circle(77 + dx, 26 + dy, 4.1), dress.second, LINE, 0.6)
    pen.fill(circle(77, 26, 2.9), dress.gold, LINE, 0.5)
    draw_hand(pen, 77, 61.6)
