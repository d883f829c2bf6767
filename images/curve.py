"""The totals deal after deal, as two lines."""

from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from belote_bot.game.seats import TEAMS
from images.canvas import Align, Canvas
from images.corners import goal_in_words
from images.layout import Box
from images.palette import GOLD_DEEP, PAPER_LINE, PAPER_SOFT, TEAM_ON_PAPER, WHITE, Colour
from images.scene import ScoreScene
from images.sheet import deals_to_come, totals_so_far
from images.text import Style, fit_size

_SMOOTH: Final = 2
"""Lines are drawn so many times too large."""
_EDGE: Final = 10
"""So far the lines stay from the edge of what is drawn too large."""
_DOT: Final = 4
_LINE: Final = 3
_MOST_DOTS: Final = 12


def draw_curve(canvas: Canvas, scene: ScoreScene, box: Box) -> None:
    """The totals deal after deal on a white panel, a line for each team, and a dashed one for the target."""
    words = goal_in_words(scene.language, scene.rules)
    title = Box(box.left + 12, box.top + 6, box.width - 24, 30)
    style = fit_size(words, Style(19, PAPER_SOFT, 500), title.width, 18, 17)
    canvas.write(title, words, style, Align.RIGHT)
    inner = Box(box.left + 18, box.top + 46, box.width - 36, box.height - 64)
    totals = totals_so_far(scene)
    target = scene.rules.target
    played = len(totals) - 1
    steps = played + deals_to_come(scene)
    # Where more deals are to come, as much more room is left above as beside.
    top_value = max(target or 0, max(map(max, totals)) * steps / played, 100)
    share = None if target is None else target / top_value
    drawn = _ground(inner.width, inner.height, share).copy()
    draw = ImageDraw.Draw(drawn)
    for team in TEAMS:
        points = [
            (
                (_EDGE + index * inner.width / steps) * _SMOOTH,
                (_EDGE + inner.height * (1 - pair[team] / top_value)) * _SMOOTH,
            )
            for index, pair in enumerate(totals)
        ]
        _plot(draw, points, TEAM_ON_PAPER[team])
    canvas.frame.paste(drawn.reduce(_SMOOTH), (inner.left - _EDGE, inner.top - _EDGE))


@lru_cache(maxsize=16)
def _ground(width: int, height: int, target: float | None) -> Image.Image:
    """The ground of the lines, `_SMOOTH` times too large; the target is a share of the height."""
    ground = Image.new("RGB", ((width + 2 * _EDGE) * _SMOOTH, (height + 2 * _EDGE) * _SMOOTH), WHITE)
    draw = ImageDraw.Draw(ground)
    left, right = _EDGE * _SMOOTH, (_EDGE + width) * _SMOOTH
    for y in (0, height / 2, height):
        draw.line([(left, (_EDGE + y) * _SMOOTH), (right, (_EDGE + y) * _SMOOTH)], PAPER_LINE, _SMOOTH)
    if target is not None:
        y = (_EDGE + height * (1 - target)) * _SMOOTH
        for x in range(left, right, 10 * _SMOOTH):
            draw.line([(x, y), (x + 6 * _SMOOTH, y)], GOLD_DEEP, 2 * _SMOOTH)
    return ground


def _plot(draw: ImageDraw.ImageDraw, points: list[tuple[float, float]], colour: Colour) -> None:
    draw.line(points, colour, _LINE * _SMOOTH)
    large, small = _DOT * _SMOOTH, _LINE * _SMOOTH / 2
    for index, (x, y) in enumerate(points):
        is_large = len(points) <= _MOST_DOTS or index == len(points) - 1
        radius = large if is_large else small
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), colour)
