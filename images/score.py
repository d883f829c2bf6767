"""The picture of the score sheet."""

from functools import cache
from typing import Final

from PIL import Image

from belote_bot.game.scoring import Outcome
from belote_bot.game.seats import TEAMS, Team
from belote_bot.locales import say
from images.canvas import Align, Canvas
from images.felt import felt
from images.layout import FRAME, Box
from images.palette import (
    GOLD,
    GOLD_DEEP,
    INK,
    PAPER,
    PAPER_INK,
    PAPER_LINE,
    PAPER_SOFT,
    TEAM_ON_PAPER,
    WHITE,
    Colour,
)
from images.pen import Pen, circle
from images.scene import ScoreScene
from images.sheet import contract_line, detail_lines, leading_team, outcome_line, totals_so_far, winners_line
from images.sprites import Panel
from images.text import Style, fit_size, width_of
from images.words import seat_name

_SHEET: Final = Box(12, 10, FRAME.width - 24, FRAME.height - 20)
_LABELS: Final = Box(34, 0, 236, 0)
_COLUMNS: Final[dict[Team, Box]] = {0: Box(276, 0, 138, 0), 1: Box(420, 0, 138, 0)}
_CURVE: Final = Box(586, 116, 186, 300)
_TOP: Final = 104
_ROW: Final = 35
_GREEN: Final[Colour] = (24, 122, 70)
_WINE: Final[Colour] = (176, 32, 44)
_SMOOTH: Final = 2


def compose_score(scene: ScoreScene) -> Canvas:
    """Draw the score sheet, not yet encoded."""
    canvas = Canvas(_blank().copy())
    _draw_title(canvas, scene)
    _draw_figures(canvas, scene)
    _draw_curve(canvas, scene)
    return canvas


@cache
def _blank() -> Image.Image:
    """The sheet on the cloth, with nothing written on it."""
    canvas = Canvas(felt(FRAME.width, FRAME.height).copy())
    canvas.panel(_SHEET, Panel(PAPER, GOLD_DEEP, line_width=3, radius=18))
    return canvas.frame


def _draw_title(canvas: Canvas, scene: ScoreScene) -> None:
    result = scene.result
    line = Box(34, 18, 732, 44)
    title = canvas.write(
        line, say(scene.language, "image-deal", number=result.number + 1), Style(32, PAPER_INK)
    )
    winners = winners_line(scene)
    below = Box(34, 60, 732, 40)
    score = result.score
    made = score is not None and score.outcome is Outcome.MADE
    colour = _GREEN if made else PAPER_INK if score is None else _WINE
    outcome = canvas.write(below, outcome_line(scene.language, score), Style(27, colour))
    if winners:
        _draw_winners(canvas, winners, Box(title.right + 30, 21, line.right - title.right - 30, 40))
        beside = Box(outcome.right + 20, below.top, below.right - outcome.right - 20, below.height)
    else:
        beside = Box(title.right + 20, line.top, line.right - title.right - 20, line.height)
    contract = contract_line(scene)
    canvas.write(
        beside, contract, fit_size(contract, Style(23, PAPER_SOFT, 500), beside.width, 20), Align.RIGHT
    )


def _draw_winners(canvas: Canvas, winners: str, room: Box) -> None:
    """Who won the match, on a golden ribbon."""
    style = fit_size(winners, Style(24, INK), room.width - 32, 21, 18)
    width = min(room.width, width_of(winners, style) + 32)
    ribbon = Box(room.right - width, room.top, width, room.height)
    canvas.panel(ribbon, Panel(GOLD, GOLD_DEEP, line_width=2, radius=20))
    canvas.write(Box(ribbon.left + 16, ribbon.top, width - 32, ribbon.height), winners, style, Align.CENTRE)


def _draw_figures(canvas: Canvas, scene: ScoreScene) -> None:
    language, result = scene.language, scene.result
    _rule(canvas, _TOP)
    for team in TEAMS:
        column = _COLUMNS[team]
        for index, seat in enumerate((team, team + 2)):
            name = seat_name(language, scene.places, seat, scene.rules.direction)
            box = Box(column.left, _TOP + 2 + 25 * index, column.width, 27)
            canvas.write(box, name, Style(20, TEAM_ON_PAPER[team]), Align.RIGHT)
    top = _TOP + 58
    _rule(canvas, top)
    lines = detail_lines(language, result, scene.rules)
    for line in lines:
        _draw_line(canvas, top + 2, line.label, line.figures, Style(23, PAPER_INK, 500))
        top += _ROW
    if lines:
        _rule(canvas, top + 4)
        top += 5
    marks = (str(result.marks[0]), str(result.marks[1]))
    _draw_line(canvas, top + 3, say(language, "image-line-marks"), marks, Style(26, PAPER_INK))
    _draw_bottom(canvas, scene)


def _draw_line(canvas: Canvas, top: int, label: str, figures: tuple[str, str], style: Style) -> None:
    canvas.write(Box(_LABELS.left, top, _LABELS.width, _ROW), label, style)
    for team in TEAMS:
        column = _COLUMNS[team]
        canvas.write(Box(column.left, top, column.width, _ROW), figures[team], style, Align.RIGHT)


def _draw_bottom(canvas: Canvas, scene: ScoreScene) -> None:
    """The totals, on a band that is golden when the match is won."""
    language, result = scene.language, scene.result
    winners = winners_line(scene)
    band = Box(24, 424, FRAME.width - 48, 58)
    canvas.panel(band, Panel(GOLD if winners else (238, 228, 204), radius=12))
    ahead = leading_team(result.totals)
    label = Box(_LABELS.left, band.top, _LABELS.width, band.height)
    canvas.write(label, say(language, "image-line-total"), Style(27, INK))
    for team in TEAMS:
        column = _COLUMNS[team]
        style = Style(38 if team == ahead else 33, INK if winners else TEAM_ON_PAPER[team])
        box = Box(column.left, band.top, column.width, band.height)
        canvas.write(box, str(result.totals[team]), style, Align.RIGHT)
    note = Box(576, band.top, band.right - 588, band.height)
    if winners:
        word = say(language, "image-draw-match" if result.winner == "draw" else "image-victory")
        canvas.write(note, word, Style(28, INK), Align.CENTRE)
    elif result.pot:
        canvas.write(note, say(language, "image-pot", points=result.pot), Style(24, PAPER_INK), Align.RIGHT)


def _rule(canvas: Canvas, top: int) -> None:
    canvas.panel(Box(_LABELS.left, top, _COLUMNS[1].right - _LABELS.left, 2), Panel(PAPER_LINE, radius=1))


# ---- the curve -------------------------------------------------------------------------------


def _draw_curve(canvas: Canvas, scene: ScoreScene) -> None:
    """The totals deal after deal, a line for each team, and the target as a dashed one."""
    box, totals = _CURVE, totals_so_far(scene)
    canvas.panel(box, Panel(WHITE, PAPER_LINE, line_width=2, radius=12))
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
