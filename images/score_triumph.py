"""What the last sheet of a match has more than the others: the winners above, the best moments below."""

from dataclasses import dataclass
from typing import Final

from belote_bot.game.highlights import (
    Belotes,
    BiggestDeal,
    Capots,
    Comeback,
    Contracts,
    Highlight,
    Streak,
    highlights,
)
from belote_bot.game.seats import Team
from belote_bot.locales import Language, say
from belote_bot.locales.sheets import deal_numbers
from images.canvas import Align, Canvas
from images.layout import FRAME, Box
from images.marks import crown_mark
from images.names import fit_team
from images.palette import GOLD, GOLD_DEEP, INK, PAPER_INK, PAPER_LINE, TEAM_ON_PAPER, WHITE, Colour
from images.scene import ScoreScene
from images.sprites import Panel
from images.text import Style, fit_size, width_of
from images.words import seat_name

BANNER: Final = Box(24, 18, FRAME.width - 48, 78)
_CROWN: Final[Colour] = (146, 98, 8)
_CARD: Final = (372, 54)
_GAP: Final = 8
_CAPTION: Final = Style(20, PAPER_INK, 500)


def draw_banner(canvas: Canvas, scene: ScoreScene) -> None:
    """Who won the match, in gold across the sheet."""
    canvas.panel(BANNER, Panel(GOLD, GOLD_DEEP, line_width=2, radius=14))
    for x in (BANNER.left + 18, BANNER.right - 18 - 54):
        crown_mark(54, _CROWN).stamp(canvas.frame, x, BANNER.top + 11)
    language, winner = scene.language, scene.result.winner
    inner = Box(BANNER.left + 84, BANNER.top, BANNER.width - 168, 48)
    below = Box(inner.left, BANNER.top + 43, inner.width, 34)
    if winner is None or winner == "draw":
        whole = Box(inner.left, BANNER.top, inner.width, BANNER.height)
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


# ---- the best moments -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Moment:
    figure: str
    caption: str


def moments_height(scene: ScoreScene) -> int:
    """The height that the best moments take, in pixels."""
    rows = (len(highlights(scene.results)) + 1) // 2
    return rows * (_CARD[1] + _GAP)


def draw_moments(canvas: Canvas, scene: ScoreScene, top: int) -> None:
    """The best moments of the match, two in a row; the last one alone has the row for itself."""
    told = highlights(scene.results)
    for index, highlight in enumerate(told):
        row, column = divmod(index, 2)
        alone = index == len(told) - 1 and not column
        left = BANNER.left + column * (_CARD[0] + _GAP)
        box = Box(left, top + row * (_CARD[1] + _GAP), BANNER.width if alone else _CARD[0], _CARD[1])
        _draw_moment(canvas, scene, highlight, box)


def _draw_moment(canvas: Canvas, scene: ScoreScene, highlight: Highlight, box: Box) -> None:
    canvas.panel(box, Panel(WHITE, PAPER_LINE, line_width=2, radius=12))
    team, moment = highlight.team, _in_words(scene.language, highlight)
    figure = Style(30, TEAM_ON_PAPER[team])
    width = max(62, width_of(moment.figure, figure))
    canvas.write(Box(box.left + 12, box.top, width, box.height), moment.figure, figure, Align.CENTRE)
    left = box.left + 12 + width + 14
    words = Box(left, box.top, box.right - 10 - left, box.height)
    if team == scene.result.winner:
        style = fit_size(moment.caption, _CAPTION, words.width, 19, 18)
        canvas.write(words, moment.caption, style)
        return
    # The banner names the winners; what others did stands with their names.
    upper, lower = Box(left, box.top - 1, words.width, 30), Box(left, box.top + 23, words.width, 28)
    canvas.write(upper, moment.caption, fit_size(moment.caption, _CAPTION, words.width, 19, 18))
    names = Style(19, TEAM_ON_PAPER[team])
    direction = scene.rules.direction
    canvas.write(lower, fit_team(scene.language, scene.places, team, direction, names, lower.width), names)


def _figure(language: Language, points: int) -> str:
    return say(language, "image-figure", number=points)


def _in_words(language: Language, highlight: Highlight) -> _Moment:
    match highlight:
        case Capots(_, (deal,), points):
            return _Moment(_figure(language, points), say(language, "image-highlight-capot", deal=deal + 1))
        case Capots(_, deals, _):
            numbers = deal_numbers(language, deals)
            return _Moment(str(len(deals)), say(language, "image-highlight-capots", deals=numbers))
        case BiggestDeal(_, deal, points):
            return _Moment(_figure(language, points), say(language, "image-highlight-biggest", deal=deal + 1))
        case Comeback(_, _, points):
            return _Moment(_figure(language, points), say(language, "image-highlight-comeback"))
        case Streak(_, count):
            return _Moment(str(count), say(language, "image-highlight-streak"))
        case Contracts(_, made, taken):
            figure = say(language, "image-highlight-made-of", made=made, taken=taken)
            return _Moment(figure, say(language, "image-highlight-contracts"))
        case Belotes(_, count):
            return _Moment(str(count), say(language, "image-highlight-belotes"))
