"""What is said at the table, and what the middle of an empty table says."""

from typing import Final

from images.canvas import Align, Canvas
from images.layout import BUBBLE_HEIGHT, FRAME, LONG_BUBBLE_HEIGHT, TAIL, Box, Spot, Tail
from images.marks import crown_mark, tail_mark
from images.palette import GOLD, GOLD_DEEP, INK, IVORY, PLAQUE, SOFT
from images.showing import BETWEEN, Speech, Volume
from images.sprites import Panel
from images.text import Style, fit_size, width_of

_PAD: Final = 12
_INTO_THE_ROUND: Final = 4
"""A tail at a round end reaches so many pixels into the bubble."""
_LARGEST: Final = Style(26, INK)
_READABLE: Final = Style(22, INK)
_GROUNDS: Final[dict[Volume, Panel]] = {
    Volume.CLEAR: Panel(IVORY, radius=20),
    Volume.FADED: Panel(SOFT, radius=20, opacity=150),
    Volume.CALL: Panel(GOLD, radius=20),
}


def draw_speech(canvas: Canvas, spot: Spot, speech: Speech) -> None:
    """A bubble as near to its seat as its spot allows, as wide as its words need.

    On two lines if the spot is high enough for them.
    """
    box, ground = spot.box, _GROUNDS[speech.volume]
    room = box.width - 2 * _PAD
    lines = [speech.words]
    if box.height >= LONG_BUBBLE_HEIGHT and width_of(speech.words, _READABLE) > room:
        first, _, second = speech.words.partition(BETWEEN if BETWEEN in speech.words else " ")
        lines = [line for line in (first, second) if line]
    styles = [fit_size(line, _LARGEST, room, 22, 19, 17) for line in lines]
    widest = max(width_of(line, style) for line, style in zip(lines, styles, strict=True))
    width = min(box.width, widest + 2 * _PAD)
    height = BUBBLE_HEIGHT if len(lines) == 1 else LONG_BUBBLE_HEIGHT
    bubble = _at(spot, width, height)
    canvas.panel(bubble, ground)
    _draw_tail(canvas, bubble, spot.tail, ground)
    row = (height - 8) // len(lines)
    for index, (line, style) in enumerate(zip(lines, styles, strict=True)):
        place = Box(bubble.left + _PAD, bubble.top + 4 + index * row, width - 2 * _PAD, row)
        canvas.write(place, line, style, Align.CENTRE)


def _at(spot: Spot, width: int, height: int) -> Box:
    """A box of this size within the spot, on the side on which the tail is."""
    box, tail = spot.box, spot.tail
    spare_width, spare_height = box.width - width, box.height - height
    left = {Tail.LEFT: 0, Tail.RIGHT: spare_width}.get(tail, spare_width // 2)
    top = {Tail.ABOVE: 0, Tail.BELOW: spare_height}.get(tail, spare_height // 2)
    return Box(box.left + left, box.top + top, width, height)


def _draw_tail(canvas: Canvas, bubble: Box, tail: Tail, ground: Panel) -> None:
    x, y = bubble.centre
    left, top = {
        Tail.LEFT: (bubble.left - TAIL + _INTO_THE_ROUND, y - TAIL),
        Tail.RIGHT: (bubble.right - _INTO_THE_ROUND, y - TAIL),
        Tail.ABOVE: (x - TAIL, bubble.top - TAIL),
        Tail.BELOW: (x - TAIL, bubble.bottom),
    }[tail]
    tail_mark(TAIL, tail, ground.fill, ground.opacity).stamp(canvas.frame, left, top)


def draw_notice(canvas: Canvas, words: str) -> None:
    """A line in the middle of the table."""
    style = fit_size(words, Style(28, IVORY), 340, 24, 20)
    width, height = min(380, width_of(words, style) + 44), 68
    box = Box(FRAME.centre[0] - width // 2, FRAME.centre[1] - height // 2, width, height)
    canvas.panel(box, Panel(PLAQUE, GOLD_DEEP, line_width=3, radius=16))
    canvas.write(Box(box.left + 14, box.top, width - 28, height), words, style, Align.CENTRE)


def draw_triumph(canvas: Canvas, title: str, names: tuple[str, ...]) -> None:
    """The end of the match, in gold in the middle of the table, a name on each line."""
    styles = [fit_size(name, Style(32, INK), 310, 28, 24) for name in names]
    title_style = Style(26, INK, 500)
    widest = max(
        width_of(title, title_style),
        *(width_of(name, style) for name, style in zip(names, styles, strict=True)),
        200,
    )
    width, height = min(344, widest + 48), 108 + 42 * len(names)
    box = Box(FRAME.centre[0] - width // 2, FRAME.centre[1] - height // 2, width, height)
    canvas.panel(box, Panel(GOLD, IVORY, line_width=3, radius=20, glow=GOLD))
    crown_mark(44, INK).stamp(canvas.frame, FRAME.centre[0] - 22, box.top + 10)
    inner = Box(box.left + 14, box.top + 54, width - 28, 38)
    canvas.write(inner, title, title_style, Align.CENTRE)
    for index, (name, style) in enumerate(zip(names, styles, strict=True)):
        row = Box(inner.left, inner.bottom + 2 + 42 * index, inner.width, 42)
        canvas.write(row, name, style, Align.CENTRE)
