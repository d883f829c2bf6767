"""The picture of a podium: the first three on their steps, those with the same value on the same one."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from belote_bot.locales import Language, say
from images.alt import joined
from images.avatars import portrait
from images.canvas import Align, Canvas
from images.felt import felt
from images.fonts import readable
from images.frames import frame_of
from images.layout import Box
from images.palette import GOLD, IVORY, PLAQUE, SOFT, Colour
from images.sprites import Panel
from images.standing import PodiumScene, Standing
from images.text import Style, fit_size
from images.words import listed

WIDTH: Final = 600
"""In pixels: twice what a phone shows."""

_MARGIN: Final = 14
_MOST: Final = 4
"""So many stand side by side at the most."""
_FEWEST: Final = 3
_TITLE: Final = Box(_MARGIN, 10, WIDTH - 2 * _MARGIN, 46)
_ABOUT: Final = Box(_MARGIN, 52, WIDTH - 2 * _MARGIN, 34)
_STEPS: Final = {1: 104, 2: 76, 3: 54}
"""How high each step is."""
_METALS: Final[dict[int, Colour]] = {1: GOLD, 2: (214, 224, 228), 3: (230, 168, 118)}
_BELOW: Final = 16
"""So far the steps go on below the picture."""
_FACE: Final = 96
_PAIR_FACE: Final = 78
_PAIR_STEP: Final = 60
"""From one of a pair to the other, in pixels."""
_HEAD: Final = 96
"""Above the highest face."""
_NAME: Final = 30
_VALUE: Final = 40
_SMALL: Final = 28
_FOOT: Final = 6
"""Between the step and what stands on it."""


@dataclass(frozen=True, slots=True)
class _Spot:
    """What stands in a column."""

    rank: int
    standing: Standing | None
    """None is an empty step."""
    others: int = 0
    """More who have the same rank and no room."""


def compose_podium(scene: PodiumScene) -> Canvas:
    """Draw the podium, not yet encoded."""
    height = _HEAD + max(_height_of(standing) + _STEPS[standing.rank] for standing in scene.standings)
    canvas = Canvas(frame_of(felt(WIDTH, height)))
    canvas.write(_TITLE, scene.title, fit_size(scene.title, Style(31, GOLD), _TITLE.width, 28), Align.CENTRE)
    about = fit_size(scene.about, Style(23, SOFT, 500), _ABOUT.width, 21)
    canvas.write(_ABOUT, scene.about, about, Align.CENTRE)
    spots = _side_by_side(scene.standings)
    width = (WIDTH - 2 * _MARGIN) // len(spots)
    left = _MARGIN
    for rank, group in groupby(spots, key=lambda spot: spot.rank):
        standing = tuple(group)
        step = Box(left, height - _STEPS[rank], width * len(standing), _STEPS[rank])
        _draw_step(canvas, step, rank, standing)
        for spot in standing:
            _draw_spot(canvas, scene.language, spot, Box(left + 4, 0, width - 8, step.top))
            left += width
    return canvas


def describe_podium(scene: PodiumScene) -> str:
    """The podium in words, from the first place down."""
    return joined(
        [
            f"{scene.title}.",
            f"{scene.about}.",
            *(_told(scene.language, standing) for standing in scene.standings),
        ]
    )


def _told(language: Language, standing: Standing) -> str:
    names = listed(language, [shown_name(language, name) for name in standing.names])
    value = ", ".join(filter(None, (standing.value, standing.about)))
    return say(language, "alt-standing", rank=standing.rank, names=names, value=value)


def shown_name(language: Language, name: str) -> str:
    """A name, or what stands for one that cannot be drawn."""
    return name if readable(name) else say(language, "image-unnamed")


def _side_by_side(standings: Sequence[Standing]) -> tuple[_Spot, ...]:
    """Who stands where from left to right: the first in the middle, the second on the left."""
    spots = [_Spot(standing.rank, standing) for standing in standings]
    if len(spots) > _MOST:
        rest = spots[_MOST - 1 :]
        spots = [*spots[: _MOST - 1], _Spot(rest[0].rank, None, len(rest))]
    spots += [_Spot(rank, None) for rank in range(len(spots) + 1, _FEWEST + 1)]
    return (spots[1], spots[0], *spots[2:])


def _height_of(standing: Standing) -> int:
    """How much room somebody takes above their step, in pixels."""
    return (
        _face_of(standing.names)
        + _NAME * len(standing.names)
        + _VALUE
        + (_SMALL if standing.about else 0)
        + _FOOT
    )


def _face_of(names: tuple[str, ...]) -> int:
    return _FACE if len(names) == 1 else _PAIR_FACE


def _draw_step(canvas: Canvas, step: Box, rank: int, spots: tuple[_Spot, ...]) -> None:
    """The step of those of one rank who stand beside each other."""
    is_taken = any(spot.standing or spot.others for spot in spots)
    metal = _METALS[rank] if is_taken else SOFT
    box = Box(step.left + 3, step.top, step.width - 6, step.height + _BELOW)
    panel = Panel(PLAQUE, metal, line_width=4 if is_taken else 2, radius=12, opacity=215 if is_taken else 90)
    canvas.panel(box, panel)
    if is_taken:
        number = Box(box.left, step.top + 2, box.width, step.height - 2)
        canvas.write(number, str(rank), Style({1: 56, 2: 46, 3: 36}[rank], metal), Align.CENTRE)


def _draw_spot(canvas: Canvas, language: Language, spot: _Spot, column: Box) -> None:
    """Who stands there: from the step upwards, what they are ranked by, their names, their faces."""
    bottom = column.bottom - _FOOT
    if spot.standing is None:
        if spot.others:
            words = say(language, "image-standing-others", count=spot.others)
            line = Box(column.left, bottom - _NAME, column.width, _NAME)
            canvas.write(line, words, fit_size(words, Style(24, IVORY), line.width, 22, 20), Align.CENTRE)
        return
    standing, metal = spot.standing, _METALS[spot.rank]
    if standing.about:
        bottom -= _SMALL
        line = Box(column.left, bottom, column.width, _SMALL)
        style = fit_size(standing.about, Style(21, SOFT, 500), line.width, 20, 19, 18)
        canvas.write(line, standing.about, style, Align.CENTRE)
    bottom -= _VALUE
    line = Box(column.left, bottom, column.width, _VALUE)
    style = fit_size(standing.value, Style(33, metal), line.width, 30, 27, 24)
    canvas.write(line, standing.value, style, Align.CENTRE)
    for name in reversed(standing.names):
        bottom -= _NAME
        line = Box(column.left, bottom, column.width, _NAME)
        shown = shown_name(language, name)
        style = fit_size(shown, Style(26, IVORY), line.width, 24, 22, 20)
        canvas.write(line, shown, style, Align.CENTRE)
    _draw_faces(canvas, standing.names, metal, (column.centre[0], bottom))


def _draw_faces(canvas: Canvas, names: tuple[str, ...], rim: Colour, foot: tuple[int, int]) -> None:
    """The faces in a row, their feet at a point; the second half before the first."""
    size = _face_of(names)
    left = foot[0] - (size + _PAIR_STEP * (len(names) - 1)) // 2
    for index, name in enumerate(names):
        box = Box(left + index * _PAIR_STEP, foot[1] - size, size, size)
        portrait(name, rim, size).stamp(canvas.frame, box.left, box.top)
