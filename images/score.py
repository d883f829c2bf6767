"""The picture of the score sheet: as high as what stands on it asks for."""

from dataclasses import dataclass
from enum import Enum, auto
from functools import lru_cache
from typing import Final

from PIL import Image

from belote_bot.game.scoring import Outcome
from belote_bot.game.seats import TEAMS
from belote_bot.game.verdict import PotFate, PotMove, pot_move
from belote_bot.locales import say
from images.canvas import Align, Canvas
from images.curve import draw_curve
from images.felt import table_cloth
from images.frames import frame_of
from images.layout import FRAME, Box
from images.names import fit_name
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
from images.paragraph import packed
from images.scene import ScoreScene
from images.score_figures import COLUMNS, LEFT, WIDTH, Figures, draw_figures, figures_of
from images.score_triumph import BANNER, draw_banner, draw_moments, moments_height
from images.sheet import contract_line, leading_team, outcome_line, why
from images.sprites import Panel
from images.text import Style, fit, fit_size
from images.words import seat_name

_MARGIN: Final = 12
_LEAST: Final = 440
"""No sheet is less high."""
_WIDTH: Final = FRAME.width - 2 * LEFT
_BAND_HEIGHT: Final = 58
_TITLE: Final = 44
_OUTCOME: Final = 36
_WHY: Final = Style(21, PAPER_INK, 500)
_WHY_LINE: Final = 28
_FOOTER: Final = 32
_NAME: Final = 200
"""A name within a sentence is not wider than that."""
_GREEN: Final[Colour] = (24, 122, 70)
_WINE: Final[Colour] = (176, 32, 44)


class _Kind(Enum):
    """Which sheet."""

    DEAL = auto()
    LAST = auto()
    """The last one of the match, with the winners above and the best moments below."""


@dataclass(frozen=True, slots=True)
class _Plan:
    """Where the parts of a sheet stand, in pixels."""

    kind: _Kind
    title: int
    """From here down."""
    why: int
    figures: int
    curve: Box
    band: Box
    """Behind the totals."""
    tail: int
    height: int


def compose_score(scene: ScoreScene) -> Canvas:
    """Draw the score sheet, not yet encoded."""
    reasons, figures = _reasons(scene), figures_of(scene)
    plan = _plan(scene, len(reasons), figures)
    canvas = Canvas(frame_of(_blank(plan)))
    if plan.kind is _Kind.LAST:
        draw_banner(canvas, scene)
        draw_moments(canvas, scene, plan.tail + 8)
    elif scene.next_dealer is not None:
        _draw_footer(canvas, scene, scene.next_dealer, plan.tail)
    _draw_title(canvas, scene, plan)
    for index, line in enumerate(reasons):
        canvas.write(Box(LEFT, plan.why + index * _WHY_LINE, _WIDTH, _WHY_LINE), line, _WHY)
    table = Box(LEFT, plan.figures, WIDTH, plan.band.top - plan.figures)
    draw_figures(canvas, scene, figures, table)
    draw_curve(canvas, scene, plan.curve)
    _draw_totals(canvas, scene, plan)
    return canvas


def _plan(scene: ScoreScene, reasons: int, figures: Figures | None) -> _Plan:
    if scene.result.winner is None:
        kind, title, least = _Kind.DEAL, 18, _LEAST - 18 - _BAND_HEIGHT
        tail = 0 if scene.next_dealer is None else _FOOTER
    else:
        kind, title, least = _Kind.LAST, BANNER.bottom, 0
        tail = moments_height(scene)
    why = title + _TITLE + _OUTCOME - 2
    table = why + reasons * _WHY_LINE + 8
    below = table + (0 if figures is None else figures.height + 2)
    band = Box(24, max(least - tail, below), FRAME.width - 48, _BAND_HEIGHT)
    curve = Box(586, table + 8, 186, band.top - table - 16)
    return _Plan(kind, title, why, table, curve, band, band.bottom, band.bottom + tail + 18)


@lru_cache(maxsize=8)
def _blank(plan: _Plan) -> Image.Image:
    """The sheet on the cloth, with nothing written on it."""
    canvas = Canvas(table_cloth(FRAME.width, plan.height).copy())
    sheet = Box(_MARGIN, _MARGIN - 2, FRAME.width - 2 * _MARGIN, plan.height - 2 * _MARGIN + 4)
    canvas.panel(sheet, Panel(PAPER, GOLD_DEEP, line_width=3, radius=18))
    canvas.panel(plan.curve, Panel(WHITE, PAPER_LINE, line_width=2, radius=12))
    canvas.panel(plan.band, Panel(PAPER_BAND if plan.kind is _Kind.DEAL else GOLD, radius=12))
    return canvas.frame


# ---- the head of the sheet --------------------------------------------------------------------


def _reasons(scene: ScoreScene) -> tuple[str, ...]:
    """Which rule decided, and what else there is to say, on as many lines as that takes."""

    def name_of(seat: int) -> str:
        return fit(seat_name(scene.language, scene.places, seat, scene.rules.direction), _WHY, _NAME)

    return packed(why(scene, name_of), _WHY, _WIDTH)


def _draw_title(canvas: Canvas, scene: ScoreScene, plan: _Plan) -> None:
    """The number of the deal, its contract, and in a line of its own how it ended."""
    line = Box(LEFT, plan.title, _WIDTH, _TITLE)
    number = say(scene.language, "image-deal", number=scene.result.number + 1)
    title = canvas.write(line, number, Style(32, PAPER_INK))
    beside = Box(title.right + 20, line.top, line.right - title.right - 20, line.height)
    _draw_contract(canvas, scene, beside)
    outcome = outcome_line(scene)
    below = Box(LEFT, line.bottom - 2, _WIDTH, _OUTCOME)
    style = fit_size(outcome, Style(27, _outcome_colour(scene)), below.width, 25, 23)
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


# ---- the foot of the sheet --------------------------------------------------------------------


def _draw_totals(canvas: Canvas, scene: ScoreScene, plan: _Plan) -> None:
    """The totals, and the pot."""
    language, totals, band = scene.language, scene.result.totals, plan.band
    ahead = leading_team(totals)
    label = Box(LEFT, band.top, COLUMNS[0].left - LEFT, band.height)
    canvas.write(label, say(language, "image-line-total"), Style(27, INK))
    for team in TEAMS:
        column = COLUMNS[team]
        colour = TEAM_ON_PAPER[team] if plan.kind is _Kind.DEAL else INK
        box = Box(column.left, band.top, column.width, band.height)
        total = say(language, "image-figure", number=totals[team])
        canvas.write(box, total, Style(40 if team == ahead else 34, colour), Align.RIGHT)
    move = pot_move(scene.results)
    if move is not None:
        _draw_pot(canvas, scene, move, Box(plan.curve.left - 6, band.top + 4, 192, band.height - 8))


def _draw_pot(canvas: Canvas, scene: ScoreScene, move: PotMove, pot: Box) -> None:
    """What the pot holds and waits for, or what became of it."""
    waits = move.fate in {PotFate.FILLS, PotFate.GROWS, PotFate.WAITS}
    canvas.panel(pot, Panel(GOLD if waits else PAPER, GOLD_DEEP, line_width=2, radius=10))
    words = say(scene.language, "image-pot", points=move.points)
    canvas.write(Box(pot.left + 6, pot.top, pot.width - 12, 30), words, Style(23, INK), Align.CENTRE)
    fate = say(scene.language, f"image-pot-{'waits' if waits else move.fate.value}")
    colour = _WINE if move.fate is PotFate.LOST else INK
    style = fit_size(fate, Style(18, colour, 500), pot.width - 12, 16)
    canvas.write(Box(pot.left + 6, pot.top + 24, pot.width - 12, 26), fate, style, Align.CENTRE)


def _draw_footer(canvas: Canvas, scene: ScoreScene, dealer: int, top: int) -> None:
    """Who deals next."""
    box = Box(LEFT, top + 2, _WIDTH, _FOOTER)
    name = seat_name(scene.language, scene.places, dealer, scene.rules.direction)
    style = Style(22, PAPER_INK, 500)

    def sentence(name: str) -> str:
        return say(scene.language, "image-next-dealer", name=name)

    canvas.write(box, fit_name(sentence, name, style, box.width), style, Align.CENTRE)
