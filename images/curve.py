"""The totals deal after deal, as two lines."""

from typing import Final

from PIL import Image

from belote_bot.game.seats import TEAMS
from belote_bot.locales import say
from images.canvas import Align, Canvas
from images.layout import Box
from images.palette import GOLD_DEEP, PAPER_LINE, PAPER_SOFT, TEAM_ON_PAPER, WHITE, Colour
from images.pen import Pen, circle
from images.scene import ScoreScene
from images.sheet import totals_so_far
from images.text import Style

_SMOOTH: Final = 2


def draw_curve(canvas: Canvas, scene: ScoreScene, box: Box) -> None:
    """The totals deal after deal on a white ground, a line for each team, and a dashed one for the target."""
    totals = totals_so_far(scene)
    inner = Box(box.left + 16, box.top + 44, box.width - 36, box.height - 64)
    title = Box(box.left + 14, box.top + 6, box.width - 28, 30)
    target = scene.rules.target
    words = "" if target is None else say(scene.language, "image-target", points=target)
    canvas.write(title, words, Style(19, PAPER_SOFT, 500), Align.RIGHT)
    top_value = max(target or 0, *(max(pair) for pair in totals), 100)
    large = Image.new("RGB", ((inner.width + 20) * _SMOOTH, (inner.height + 20) * _SMOOTH), WHITE)
    pen = Pen(large, _SMOOTH)
    for y in (0, inner.height / 2, inner.height):
        pen.stroke([(10, y + 10), (inner.width + 10, y + 10)], PAPER_LINE, 1)
    if target is not None:
        height = 10 + inner.height * (1 - target / top_value)
        for x in range(0, inner.width, 10):
            pen.stroke([(x + 10, height), (x + 15, height)], GOLD_DEEP, 2)
    for team in TEAMS:
        _plot(pen, [pair[team] for pair in totals], inner, top_value, TEAM_ON_PAPER[team])
    small = large.reduce(_SMOOTH)
    canvas.frame.paste(small, (inner.left - 10, inner.top - 10))


def _plot(pen: Pen, values: list[int], box: Box, top_value: int, colour: Colour) -> None:
    step = box.width / max(1, len(values) - 1)
    points = [
        (10 + index * step, 10 + box.height * (1 - value / top_value)) for index, value in enumerate(values)
    ]
    pen.stroke(points, colour, 3)
    for x, y in points if len(points) <= 12 else points[-1:]:
        pen.fill(circle(x, y, 4), colour)
