"""A pen that draws smooth shapes in units of its own on a picture many times too large."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, pi, sin
from typing import TypeAlias

from PIL import Image, ImageDraw

from images.palette import Colour

Point: TypeAlias = tuple[float, float]
Shape: TypeAlias = Sequence[Point]

_STEPS = 10


def bezier(*anchors: Point) -> list[Point]:
    """Points along cubic curves: a start, then two handles and an end for each curve."""
    points = [anchors[0]]
    for index in range(1, len(anchors) - 2, 3):
        (x0, y0), (x1, y1), (x2, y2), (x3, y3) = points[-1], *anchors[index : index + 3]
        for step in range(1, _STEPS + 1):
            t = step / _STEPS
            u = 1 - t
            a, b, c, d = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
            points.append((a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3))
    return points


def smooth(points: Shape) -> list[Point]:
    """A smooth open curve through these points."""
    padded = [points[0], *points, points[-1]]
    return _through(padded)


def smooth_ring(points: Shape) -> list[Point]:
    """A smooth closed curve through these points."""
    padded = [points[-1], *points, points[0], points[1]]
    return _through(padded)


def _through(padded: Shape) -> list[Point]:
    curve: list[Point] = []
    for index in range(1, len(padded) - 2):
        p0, p1, p2, p3 = padded[index - 1 : index + 3]
        for step in range(_STEPS):
            t = step / _STEPS
            curve.append((_catmull(p0[0], p1[0], p2[0], p3[0], t), _catmull(p0[1], p1[1], p2[1], p3[1], t)))
    curve.append(padded[-2])
    return curve


def _catmull(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)


def circle(x: float, y: float, radius: float, *, flat: float = 1.0) -> list[Point]:
    """A circle, or with `flat` (height by width) an ellipse."""
    return [
        (x + radius * cos(2 * pi * step / 40), y + flat * radius * sin(2 * pi * step / 40))
        for step in range(40)
    ]


def mirrored(half: Shape, axis: float = 0.0) -> list[Point]:
    """A closed shape from its right half, listed from top to bottom along the axis x = `axis`."""
    return [*half, *((2 * axis - x, y) for x, y in reversed(half))]


def moved(shape: Shape, x: float, y: float, size: float = 1.0) -> list[Point]:
    """The shape at another place, `size` times as large."""
    return [(x + size * px, y + size * py) for px, py in shape]


@dataclass(frozen=True, slots=True)
class Pen:
    """Draws on `image`, `scale` pixels to a unit."""

    image: Image.Image
    scale: float

    def fill(self, shape: Shape, colour: Colour, line: Colour | None = None, width: float = 0.8) -> None:
        """Fill a closed shape and, if asked, draw its outline."""
        self._draw().polygon(self._pixels(shape), fill=colour)
        if line is not None:
            self.stroke([*shape, shape[0]], line, width)

    def stroke(self, line: Shape, colour: Colour, width: float = 0.8) -> None:
        """Draw a line with round joints and ends."""
        draw, pixels = self._draw(), self._pixels(line)
        thick = max(1, round(width * self.scale))
        draw.line(pixels, fill=colour, width=thick, joint="curve")
        radius = thick / 2
        for x, y in (pixels[0], pixels[-1]):
            draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)

    def box(
        self,
        box: tuple[float, float, float, float],
        radius: float,
        colour: Colour | None,
        line: Colour | None = None,
        width: float = 0.8,
    ) -> None:
        """A rectangle with round corners: left, top, right, bottom."""
        left, top, right, bottom = (edge * self.scale for edge in box)
        self._draw().rounded_rectangle(
            (left, top, right, bottom),
            radius * self.scale,
            fill=colour,
            outline=line,
            width=max(1, round(width * self.scale)),
        )

    def _draw(self) -> ImageDraw.ImageDraw:
        return ImageDraw.Draw(self.image)

    def _pixels(self, shape: Shape) -> list[Point]:
        return [(x * self.scale, y * self.scale) for x, y in shape]
