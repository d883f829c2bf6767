"""The picture of the score sheet."""

from enum import Enum
from functools import cache
from typing import Final

from PIL import Image

from belote_bot.game.scoring import Outcome
from belote_bot.game.seats import TEAMS, Team
from belote_bot.locales import say
from images.canvas import Align, Canvas
from images.curve import draw_curve
from images.emblem import sew_suits
from images.felt import table_cloth
from images.layout import FRAME, Box
from images.marks import crown_mark
from images.names import fit_name, fit_team
from images.palette import (
    GOLD,
    GOLD_DEEP,
    INK,
    PAPER,
    PAPER_BAND,
    PAPER_INK,
    PAPER_LINE,
    PAPER_SOFT,
    TEAM_ON_PAPER,
    WHITE,
    Colour,
)
from images.scene import ScoreScene
from images.sheet import (
    Line,
    PotEnd,
    contract_line,
    detail_lines,
    leading_team,
    outcome_line,
    points_line,
    pot_end,
    pot_in_the_end,
)
from images.sprites import Panel
from images.text import Style, fit_size
from images.words import seat_name

_SHEET: Final = Box(12, 10, FRAME.width - 24, FRAME.height - 20)
_LEFT: Final = 34
_WIDTH: Final = FRAME.width - 2 * _LEFT
_LABELS: Final = Box(_LEFT, 0, 190, 0)
_COLUMNS: Final[dict[Team, Box]] = {0: Box(230, 0, 158, 0), 1: Box(404, 0, 158, 0)}
_BAND: Final = Box(24, 424, FRAME.width - 48, 58)
_CURVE_LEFT: Final = 586
_BANNER: Final = Box(24, 18, FRAME.width - 48, 78)
_ROW: Final = 35
"""The height of a row of figures; less when there are many."""
_NAMES: Final = 54
_GREEN: Final[Colour] = (24, 122, 70)
_WINE: Final[Colour] = (176, 32, 44)
_CROWN: Final[Colour] = (146, 98, 8)


class _Kind(Enum):
    """Which sheet: its value is where the figures begin."""

    DEAL = 104
    LAST = 162
    """The last one of the match, with the winners above the figures."""

    @property
    def title(self) -> Box:
        """Where the deal and its contract are named; how it ended stands in the line below."""
        return Box(_LEFT, 18, _WIDTH, 44) if self is _Kind.DEAL else Box(_LEFT, 97, _WIDTH, 32)

    @property
    def curve(self) -> Box:
        """Where the totals are drawn as lines."""
        top = self.value + 12
        return Box(_CURVE_LEFT, top, 186, _BAND.top - 8 - top)


def compose_score(scene: ScoreScene) -> Canvas:
    """Draw the score sheet, not yet encoded."""
    kind = _Kind.DEAL if scene.result.winner is None else _Kind.LAST
    canvas = Canvas(_blank(kind).copy())
    if kind is _Kind.LAST:
        _draw_triumph(canvas, scene)
    _draw_title(canvas, scene, kind)
    _draw_figures(canvas, scene, kind.value)
    draw_curve(canvas, scene, kind.curve)
    _draw_totals(canvas, scene)
    return canvas


@cache
def _blank(kind: _Kind) -> Image.Image:
    """The sheet on the cloth, with nothing written on it."""
    canvas = Canvas(table_cloth(FRAME.width, FRAME.height).copy())
    canvas.panel(_SHEET, Panel(PAPER, GOLD_DEEP, line_width=3, radius=18))
    canvas.panel(kind.curve, Panel(WHITE, PAPER_LINE, line_width=2, radius=12))
    canvas.panel(_BAND, Panel(PAPER_BAND if kind is _Kind.DEAL else GOLD, radius=12))
    if kind is _Kind.LAST:
        canvas.panel(_BANNER, Panel(GOLD, GOLD_DEEP, line_width=2, radius=14))
        for x in (_BANNER.left + 18, _BANNER.right - 18 - 54):
            crown_mark(54, _CROWN).stamp(canvas.frame, x, _BANNER.top + 11)
    return canvas.frame


# ---- the head of the sheet --------------------------------------------------------------------


def _draw_title(canvas: Canvas, scene: ScoreScene, kind: _Kind) -> None:
    """The number of the deal, its contract, and in a line of its own how it ended."""
    line = kind.title
    number = say(scene.language, "image-deal", number=scene.result.number + 1)
    title = canvas.write(line, number, Style(32 if kind is _Kind.DEAL else 25, PAPER_INK))
    beside = Box(title.right + 20, line.top, line.right - title.right - 20, line.height)
    _draw_contract(canvas, scene, beside)
    outcome = outcome_line(scene)
    below = Box(_LEFT, line.bottom - 2, _WIDTH, kind.value - line.bottom - 2)
    sizes = (27, 25, 23) if kind is _Kind.DEAL else (25, 23)
    style = fit_size(outcome, Style(sizes[0], _outcome_colour(scene)), below.width, *sizes[1:])
    canvas.write(below, outcome, style)


def _draw_contract(canvas: Canvas, scene: ScoreScene, box: Box) -> None:
    contract = scene.result.contract
    if contract is None:
        return
    taker = seat_name(scene.language, scene.places, contract.taker, scene.rules.direction)
    style = fit_size(contract_line(scene, taker), Style(23, PAPER_SOFT, 500), box.width, 20)
    words = fit_name(lambda name: contract_line(scene, name), taker, style, box.width)
    canvas.write(box, words, style, Align.RIGHT)


def _outcome_colour(scene: ScoreScene) -> Colour:
    score = scene.result.score
    if score is None:
        return PAPER_INK
    return _GREEN if score.outcome is Outcome.MADE else _WINE


def _draw_triumph(canvas: Canvas, scene: ScoreScene) -> None:
    """Who won the match, in gold across the sheet."""
    language, winner = scene.language, scene.result.winner
    inner = Box(_BANNER.left + 84, _BANNER.top, _BANNER.width - 168, 48)
    below = Box(inner.left, _BANNER.top + 43, inner.width, 34)
    if winner is None or winner == "draw":
        whole = Box(inner.left, _BANNER.top, inner.width, _BANNER.height)
        canvas.write(whole, say(language, "image-draw-match"), Style(38, INK), Align.CENTRE)
        return
    style = _team_style(scene, winner, inner.width)
    names = fit_team(language, scene.places, winner, scene.rules.direction, style, inner.width)
    canvas.write(inner, names, style, Align.CENTRE)
    canvas.write(below, say(language, "image-win"), Style(24, INK, 500), Align.CENTRE)


def _team_style(scene: ScoreScene, team: Team, width: int) -> Style:
    names = [
        seat_name(scene.language, scene.places, seat, scene.rules.direction) for seat in (team, team + 2)
    ]
    whole = say(scene.language, "image-team", one=names[0], two=names[1])
    return fit_size(whole, Style(38, INK), width, 34, 30, 27)


# ---- the figures ------------------------------------------------------------------------------


def _draw_figures(canvas: Canvas, scene: ScoreScene, top: int) -> None:
    language, result = scene.language, scene.result
    _rule(canvas, top)
    for team in TEAMS:
        column = _COLUMNS[team]
        for index, seat in enumerate((team, team + 2)):
            name = seat_name(language, scene.places, seat, scene.rules.direction)
            box = Box(column.left, top + 1 + 25 * index, column.width, 27)
            style = fit_size(name, Style(21, TEAM_ON_PAPER[team]), column.width, 19)
            canvas.write(box, name, style, Align.RIGHT)
    top += _NAMES
    _rule(canvas, top)
    if result.score is None:
        _draw_void(canvas, scene, Box(_LEFT, top, _COLUMNS[1].right - _LEFT, _BAND.top - top))
        return
    points = points_line(language, result.score)
    lines = detail_lines(language, result, scene.rules)
    count = len(lines) + 1 + (points is not None)
    row = min(_ROW, (_BAND.top - 8 - top) // count)
    size = 23 if row > 30 else 21
    if points is not None:
        _draw_line(canvas, Box(_LEFT, top + 1, _WIDTH, row), points, Style(size - 2, PAPER_SOFT, 500))
        top += row
        _rule(canvas, top)
    for line in lines:
        _draw_line(canvas, Box(_LEFT, top + 1, _WIDTH, row), line, Style(size, PAPER_INK, 500))
        top += row
    _rule(canvas, top + 3)
    marks = Line(say(language, "image-line-marks"), (str(result.marks[0]), str(result.marks[1])))
    _draw_line(canvas, Box(_LEFT, top + 5, _WIDTH, row), marks, Style(size + 3, PAPER_INK))


def _draw_void(canvas: Canvas, scene: ScoreScene, box: Box) -> None:
    """What stands there instead of figures when nobody took."""
    middle = box.top + box.height // 2
    sew_suits(canvas, (box.left + box.width // 2, middle - 34), 58, PAPER_LINE, PAPER)
    words = say(scene.language, "image-void-note")
    row = Box(box.left, middle + 14, box.width, 44)
    canvas.write(row, words, fit_size(words, Style(25, PAPER_SOFT, 500), box.width, 22), Align.CENTRE)


def _draw_line(canvas: Canvas, row: Box, line: Line, style: Style) -> None:
    label = Box(_LABELS.left, row.top, _LABELS.width, row.height)
    canvas.write(label, line.label, style)
    for team in TEAMS:
        column = Box(_COLUMNS[team].left, row.top, _COLUMNS[team].width, row.height)
        canvas.write(column, line.figures[team], style, Align.RIGHT)


def _draw_totals(canvas: Canvas, scene: ScoreScene) -> None:
    """The totals, and the pot."""
    language, result = scene.language, scene.result
    won = result.winner is not None
    ahead = leading_team(result.totals)
    label = Box(_LABELS.left, _BAND.top, _LABELS.width, _BAND.height)
    canvas.write(label, say(language, "image-line-total"), Style(27, INK))
    for team in TEAMS:
        column = _COLUMNS[team]
        style = Style(40 if team == ahead else 34, INK if won else TEAM_ON_PAPER[team])
        box = Box(column.left, _BAND.top, column.width, _BAND.height)
        canvas.write(box, str(result.totals[team]), style, Align.RIGHT)
    if pot_in_the_end(scene):
        _draw_pot(canvas, scene)


def _draw_pot(canvas: Canvas, scene: ScoreScene) -> None:
    """What the pot holds and waits for, or what became of it in the end."""
    end = pot_end(scene.result) or PotEnd.WAITS
    pot = Box(_CURVE_LEFT - 6, _BAND.top + 4, _BAND.right - _CURVE_LEFT + 2, _BAND.height - 8)
    canvas.panel(pot, Panel(GOLD if end is PotEnd.WAITS else PAPER, GOLD_DEEP, line_width=2, radius=10))
    words = say(scene.language, "image-pot", points=pot_in_the_end(scene))
    canvas.write(Box(pot.left + 6, pot.top, pot.width - 12, 30), words, Style(23, INK), Align.CENTRE)
    fate = say(scene.language, f"image-pot-{end.value}")
    colour = _WINE if end is PotEnd.LOST else INK
    style = fit_size(fate, Style(18, colour, 500), pot.width - 12, 16)
    canvas.write(Box(pot.left + 6, pot.top + 24, pot.width - 12, 26), fate, style, Align.CENTRE)


def _rule(canvas: Canvas, top: int) -> None:
    canvas.panel(Box(_LEFT, top, _COLUMNS[1].right - _LEFT, 2), Panel(PAPER_LINE, radius=1))
