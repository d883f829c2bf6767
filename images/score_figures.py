"""The table of figures on the score sheet: a column for each team."""

from dataclasses import dataclass
from typing import Final

from belote_bot.game.seats import TEAMS, Team
from belote_bot.locales import say
from images.canvas import Align, Canvas
from images.emblem import sew_suits
from images.layout import Box
from images.palette import PAPER, PAPER_INK, PAPER_LINE, PAPER_SOFT, TEAM_ON_PAPER
from images.scene import ScoreScene
from images.sheet import Line, detail_lines, points_line
from images.sprites import Panel
from images.text import Style, fit_size
from images.words import seat_name

LEFT: Final = 34
COLUMNS: Final[dict[Team, Box]] = {0: Box(230, 0, 158, 0), 1: Box(404, 0, 158, 0)}
"""Where figures and names stand, to the right; labels stand to the left of both."""
_LABEL_WIDTH: Final = 250
_NAMES: Final = 54
_FEW: Final = 4
"""So many rows stand farther apart than more."""
WIDTH: Final = COLUMNS[1].right - LEFT


@dataclass(frozen=True, slots=True)
class Figures:
    """What stands in the table of a deal that was played."""

    points: Line | None
    """What the tricks were worth, where the marks do not tell."""
    lines: tuple[Line, ...]
    marks: Line

    @property
    def row(self) -> int:
        """The height of a row, in pixels."""
        return 40 if self._rows <= _FEW else 34

    @property
    def height(self) -> int:
        """The height of the whole table, in pixels."""
        return _NAMES + self._rows * self.row + 10

    @property
    def _rows(self) -> int:
        return len(self.lines) + (self.points is not None) + 1


def figures_of(scene: ScoreScene) -> Figures | None:
    """Who marked what for what; None for a void deal."""
    language, result = scene.language, scene.result
    if result.score is None:
        return None
    one, other = (say(language, "image-figure", number=result.marks[team]) for team in TEAMS)
    marks = Line(say(language, "image-line-marks"), (one, other))
    return Figures(points_line(language, result.score), detail_lines(scene), marks)


def draw_figures(canvas: Canvas, scene: ScoreScene, figures: Figures | None, box: Box) -> None:
    """The table, from the top of all the room that there is."""
    top = box.top
    _rule(canvas, top)
    _draw_names(canvas, scene, top)
    top += _NAMES
    _rule(canvas, top)
    if figures is None:
        _draw_void(canvas, scene, Box(box.left, top, box.width, box.bottom - top))
        return
    row = figures.row
    if figures.points is not None:
        _draw_line(canvas, Box(LEFT, top + 1, WIDTH, row), figures.points, Style(21, PAPER_SOFT, 500))
        top += row
        _rule(canvas, top)
    for line in figures.lines:
        _draw_line(canvas, Box(LEFT, top + 1, WIDTH, row), line, Style(23, PAPER_INK, 500))
        top += row
    _rule(canvas, top + 3)
    _draw_line(canvas, Box(LEFT, top + 5, WIDTH, row), figures.marks, Style(26, PAPER_INK))


def _draw_line(canvas: Canvas, row: Box, line: Line, style: Style) -> None:
    """A label and its two figures."""
    label = Box(row.left, row.top, _LABEL_WIDTH, row.height)
    canvas.write(label, line.label, style)
    for team in TEAMS:
        column = Box(COLUMNS[team].left, row.top, COLUMNS[team].width, row.height)
        canvas.write(column, line.figures[team], style, Align.RIGHT)


def _draw_names(canvas: Canvas, scene: ScoreScene, top: int) -> None:
    for team in TEAMS:
        column = COLUMNS[team]
        for index, seat in enumerate((team, team + 2)):
            name = seat_name(scene.language, scene.places, seat, scene.rules.direction)
            box = Box(column.left, top + 1 + 25 * index, column.width, 27)
            style = fit_size(name, Style(21, TEAM_ON_PAPER[team]), column.width, 19)
            canvas.write(box, name, style, Align.RIGHT)


def _draw_void(canvas: Canvas, scene: ScoreScene, box: Box) -> None:
    """What stands there instead of figures when nobody took."""
    middle = box.top + box.height // 2
    sew_suits(canvas, (box.left + box.width // 2, middle - 34), 58, PAPER_LINE, PAPER)
    words = say(scene.language, "image-void-note")
    row = Box(box.left, middle + 14, box.width, 44)
    canvas.write(row, words, fit_size(words, Style(25, PAPER_SOFT, 500), box.width, 22), Align.CENTRE)


def _rule(canvas: Canvas, top: int) -> None:
    canvas.panel(Box(LEFT, top, WIDTH, 2), Panel(PAPER_LINE, radius=1))
