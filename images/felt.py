"""The green cloth: a soft light in the middle, a fine weave."""

from functools import cache
from random import Random

from PIL import Image, ImageChops, ImageDraw

from images.palette import FELT, FELT_EDGE, Colour

_LEVELS = 40
"""Steps from the light to the edge: few enough to compress well, too many to be seen."""
_TILE = 32


@cache
def felt(width: int, height: int) -> Image.Image:
    """A cloth of this size in pixels; callers copy it before drawing on it."""
    light = Image.radial_gradient("L").resize((round(width * 1.25), round(height * 1.3)))
    left, top = (light.width - width) // 2, (light.height - height) // 2
    light = light.crop((left, top, left + width, top + height))
    steps = light.point([value * _LEVELS // 255 * 4 for value in range(256)])
    woven = ImageChops.add(steps, _weave(width, height))
    bands = [
        woven.point([_mix(FELT, FELT_EDGE, value / 170)[band] for value in range(256)]) for band in range(3)
    ]
    return Image.merge("RGB", bands)


@cache
def table_cloth(width: int, height: int) -> Image.Image:
    """The same with a fine line sewn around the middle of the table."""
    cloth = felt(width, height).copy()
    _draw_ring(cloth)
    return cloth


def _mix(one: Colour, other: Colour, share: float) -> Colour:
    share = min(1.0, share)
    return (
        round(one[0] + (other[0] - one[0]) * share),
        round(one[1] + (other[1] - one[1]) * share),
        round(one[2] + (other[2] - one[2]) * share),
    )


def _weave(width: int, height: int) -> Image.Image:
    random = Random(32)
    tile = Image.new("L", (_TILE, _TILE))
    tile.putdata([random.choice((0, 0, 4, 8)) for _ in range(_TILE * _TILE)])
    weave = Image.new("L", (width, height))
    for x in range(0, width, _TILE):
        for y in range(0, height, _TILE):
            weave.paste(tile, (x, y))
    return weave


def _draw_ring(cloth: Image.Image) -> None:
    width, height = cloth.size
    mask = Image.new("L", (width * 2, height * 2))
    box = (width * 0.42, height * 0.17, width * 1.58, height * 1.83)
    ImageDraw.Draw(mask).rounded_rectangle(box, height * 0.5, outline=70, width=4)
    cloth.paste((120, 190, 140), (0, 0), mask.resize(cloth.size, Image.Resampling.BOX))
