"""Somebody's rating match after match, as a line."""

from typing import Final

from PIL import Image, ImageDraw

from belote_bot.locales import say
from belote_bot.locales.standings import figure
from images.canvas import Align, Canvas
from images.layout import Box
from images.palette import GOLD_DEEP, PAPER_LINE, PAPER_SOFT, TEAM_ON_PAPER, WHITE
from images.standing import ProfileScene
from images.text import Style, fit_size, width_of

_SMOOTH: Final = 2
_LEAST_SPAN: Final = 60
"""A line never shows less than so many points from the bottom to the top: small steps look small."""
_SCALE: Final = Style(19, PAPER_SOFT, 500)
_EDGE: Final = 8
_LINE: Final = 4
_DOT: Final = 6


def draw_rating_curve(canvas: Canvas, scene: ProfileScene, box: Box) -> None:
    """The line on its panel, with the highest and the lowest figure; words where there is no line yet."""
    if len(scene.curve) < 2:
        words = say(scene.language, "image-profile-no-curve")
        inner = Box(box.left + 12, box.top, box.width - 24, box.height)
        canvas.write(inner, words, fit_size(words, Style(23, PAPER_SOFT, 500), inner.width, 21), Align.CENTRE)
        return
    low, high = min(scene.curve), max(scene.curve)
    middle = (low + high) / 2
    span = max(high - low, _LEAST_SPAN)
    bottom, top = middle - span / 2, middle + span / 2
    labels = {value: figure(scene.language, value) for value in (low, high)}
    room = max(width_of(words, _SCALE) for words in labels.values()) + 8
    plot = Box(box.left + 12 + room, box.top + 16, box.width - 28 - room, box.height - 32)
    lines = {value: round(plot.height * (top - value) / span) for value in labels}
    drawn = _plotted(scene.curve, plot, bottom, span, tuple(lines.values()))
    canvas.frame.paste(drawn, (plot.left - _EDGE, plot.top - _EDGE))
    last = None
    for value, y in lines.items():
        if last is None or abs(last - y) > _SCALE.size:
            label = Box(box.left + 8, plot.top + y - 14, room, 28)
            canvas.write(label, labels[value], _SCALE, Align.RIGHT)
            last = y


def _plotted(
    curve: tuple[int, ...], plot: Box, bottom: float, span: float, rules: tuple[int, ...]
) -> Image.Image:
    size = ((plot.width + 2 * _EDGE) * _SMOOTH, (plot.height + 2 * _EDGE) * _SMOOTH)
    ground = Image.new("RGB", size, WHITE)
    draw = ImageDraw.Draw(ground)
    for y in rules:
        at = (_EDGE + y) * _SMOOTH
        draw.line([(_EDGE * _SMOOTH, at), ((_EDGE + plot.width) * _SMOOTH, at)], PAPER_LINE, _SMOOTH)
    points = [
        (
            (_EDGE + index * plot.width / (len(curve) - 1)) * _SMOOTH,
            (_EDGE + plot.height * (1 - (value - bottom) / span)) * _SMOOTH,
        )
        for index, value in enumerate(curve)
    ]
    draw.line(points, TEAM_ON_PAPER[0], _LINE * _SMOOTH, joint="curve")
    x, y = points[-1]
    radius = _DOT * _SMOOTH
    draw.ellipse((x - radius, y - radius, x + radius, y + radius), GOLD_DEEP)
    return ground.reduce(_SMOOTH)
