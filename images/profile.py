"""The picture of somebody's card: rating, form, matches, contracts, company."""

from typing import Final

from belote_bot.locales import say
from belote_bot.locales.standings import NOTHING, average, figure, out_of, percentage
from images.avatars import portrait
from images.canvas import Align, Canvas
from images.felt import felt
from images.frames import frame_of
from images.layout import Box
from images.palette import (
    GOLD,
    GOLD_DEEP,
    INK,
    PAPER,
    PAPER_BAND,
    PAPER_INK,
    PAPER_LINE,
    PAPER_SOFT,
    WHITE,
    Colour,
)
from images.podium import shown_name
from images.profile_curve import draw_rating_curve
from images.sprites import Panel
from images.standing import FORM, Company, Ending, ProfileScene
from images.text import Style, fit_size, width_of
from images.words import suit_sign

WIDTH: Final = 600
"""In pixels: twice what a phone shows."""
HEIGHT: Final = 718

_SHEET: Final = Box(8, 8, WIDTH - 16, HEIGHT - 16)
_LEFT: Final = 26
_WIDTH: Final = WIDTH - 2 * _LEFT
_FACE: Final = 92
_HEAD: Final = Box(_LEFT + _FACE + 16, 20, _WIDTH - _FACE - 16, _FACE)
_CURVE: Final = Box(_LEFT, 122, _WIDTH, 132)
_FORM: Final = Box(_LEFT, 258, _WIDTH, 58)
_TILES: Final = Box(_LEFT, 320, _WIDTH, 76)
_GAP: Final = 8
_CONTRACTS: Final = Box(_LEFT, 488, _WIDTH, 92)
_COMPANY: Final = Box(_LEFT, 584, _WIDTH, 120)
_LINE: Final = 30
_MARK: Final = 32
_FORM_COLOURS: Final[dict[Ending, Colour]] = {
    Ending.WON: (24, 122, 70),
    Ending.LOST: (176, 32, 44),
    Ending.DRAWN: (122, 110, 94),
}
_LABEL: Final = Style(22, PAPER_SOFT, 500)
_TILE: Final = Panel(WHITE, PAPER_LINE, line_width=2, radius=12)


def compose_profile(scene: ProfileScene) -> Canvas:
    """Draw the card, not yet encoded."""
    canvas = Canvas(frame_of(felt(WIDTH, HEIGHT)), scene.style)
    canvas.panel(_SHEET, Panel(PAPER, GOLD_DEEP, line_width=3, radius=18))
    portrait(scene.name, GOLD_DEEP, _FACE).stamp(canvas.frame, _LEFT, 18)
    _draw_head(canvas, scene)
    canvas.panel(_CURVE, _TILE)
    draw_rating_curve(canvas, scene, _CURVE)
    _draw_form(canvas, scene)
    for index, (words, label) in enumerate(_tiles(scene)):
        row, column = divmod(index, 3)
        width = (_WIDTH - 2 * _GAP) // 3
        left, top = _LEFT + column * (width + _GAP), _TILES.top + row * (_TILES.height + _GAP)
        _draw_tile(canvas, Box(left, top, width, _TILES.height), words, label)
    _draw_contracts(canvas, scene)
    _draw_company(canvas, scene)
    return canvas


# ---- the head --------------------------------------------------------------------------------


def _draw_head(canvas: Canvas, scene: ProfileScene) -> None:
    name = shown_name(scene.language, scene.name)
    upper = Box(_HEAD.left, _HEAD.top, _HEAD.width, 46)
    canvas.write(upper, name, fit_size(name, Style(36, PAPER_INK), upper.width, 32, 28, 25))
    lower = Box(_HEAD.left, upper.bottom, _HEAD.width, 46)
    if scene.rating is None:
        canvas.write(lower, say(scene.language, "image-profile-unrated"), Style(25, PAPER_SOFT, 500))
        return
    label = canvas.write(lower, say(scene.language, "image-profile-rating"), Style(25, PAPER_SOFT, 500))
    value = Box(label.right + 10, lower.top, lower.right - label.right - 10, lower.height)
    shown = canvas.write(value, figure(scene.language, scene.rating.value), Style(38, INK))
    beside = Box(shown.right + 10, lower.top + 2, lower.right - shown.right - 10, lower.height)
    margin = say(scene.language, "standing-margin", margin=scene.rating.margin)
    written = canvas.write(beside, margin, Style(25, PAPER_SOFT, 500))
    if scene.rating.provisional:
        words, style = say(scene.language, "standing-provisional"), Style(20, INK, 600)
        pill = Box(written.right + 12, lower.top + 8, width_of(words, style) + 24, 32)
        canvas.panel(pill, Panel(GOLD, GOLD_DEEP, line_width=2, radius=15))
        canvas.write(pill, words, style, Align.CENTRE)


# ---- form and figures ------------------------------------------------------------------------


def _draw_form(canvas: Canvas, scene: ProfileScene) -> None:
    """The latest ten matches, the last one on the right; a ring for each that is still to come."""
    step = _MARK + 4
    left = _FORM.right - FORM * step + 4
    upper = Box(_FORM.left, _FORM.top + 1, left - 8 - _FORM.left, 30)
    words = say(scene.language, "image-profile-form")
    canvas.write(upper, words, fit_size(words, Style(22, PAPER_INK), upper.width, 20))
    lower = Box(upper.left, upper.bottom - 3, upper.width, 28)
    words = say(scene.language, "image-profile-streak", count=scene.streak)
    canvas.write(lower, words, fit_size(words, Style(20, PAPER_SOFT, 500), lower.width, 19, 18))
    for index in range(FORM):
        box = Box(left + index * step, _FORM.top + (_FORM.height - _MARK) // 2, _MARK, _MARK)
        if index >= len(scene.form):
            canvas.panel(box, Panel(PAPER_BAND, PAPER_LINE, line_width=2, radius=9))
            continue
        ending = scene.form[index]
        canvas.panel(box, Panel(_FORM_COLOURS[ending], radius=9))
        letter = say(scene.language, f"image-profile-form-{ending.value}")
        canvas.write(box, letter, Style(21, WHITE), Align.CENTRE)


def _tiles(scene: ProfileScene) -> tuple[tuple[str, str], ...]:
    """Each figure, and what it counts."""
    language, won = scene.language, scene.won
    return (
        (figure(language, won.whole), say(language, "image-profile-matches", count=won.whole)),
        (figure(language, won.part), say(language, "image-profile-wins", count=won.part)),
        (percentage(language, won.part, won.whole), say(language, "image-profile-win-rate")),
        (average(language, *scene.points), say(language, "image-profile-points")),
        (figure(language, scene.belotes), say(language, "image-profile-belotes", count=scene.belotes)),
        (figure(language, scene.capots), say(language, "image-profile-capots", count=scene.capots)),
    )


def _draw_tile(canvas: Canvas, box: Box, words: str, label: str) -> None:
    canvas.panel(box, _TILE)
    upper = Box(box.left + 6, box.top + 3, box.width - 12, 42)
    canvas.write(upper, words, fit_size(words, Style(32, PAPER_INK), upper.width, 28), Align.CENTRE)
    lower = Box(box.left + 6, upper.bottom - 3, box.width - 12, 30)
    canvas.write(lower, label, fit_size(label, _LABEL, lower.width, 21, 20, 19), Align.CENTRE)


def _draw_contracts(canvas: Canvas, scene: ProfileScene) -> None:
    """How many were made, and by trumps."""
    language, made = scene.language, scene.made
    canvas.panel(_CONTRACTS, Panel(PAPER_BAND, radius=12))
    inner = Box(_CONTRACTS.left + 12, _CONTRACTS.top + 6, _CONTRACTS.width - 24, 36)
    title = canvas.write(inner, say(language, "image-profile-contracts"), Style(24, PAPER_INK))
    beside = Box(title.right + 12, inner.top, inner.right - title.right - 12, inner.height)
    words = contracts_line(scene)
    canvas.write(beside, words, fit_size(words, Style(22, PAPER_INK, 500), beside.width, 20, 18), Align.RIGHT)
    width = inner.width // len(scene.contracts)
    for index, (suit, share) in enumerate(scene.contracts):
        cell = Box(inner.left + index * width, inner.bottom + 2, width, 44)
        words = say(
            language,
            "image-profile-suit",
            suit=suit_sign(language, suit),
            made=share.part,
            taken=share.whole,
        )
        style = Style(29, PAPER_INK if made.whole else PAPER_SOFT)
        canvas.write(cell, words, fit_size(words, style, cell.width - 6, 26, 23, 20, 17), Align.CENTRE)


def contracts_line(scene: ProfileScene) -> str:
    """How many contracts were taken, made and failed."""
    made = scene.made
    return say(
        scene.language,
        "image-profile-contracts-line",
        taken=made.whole,
        made=made.part,
        failed=scene.failed,
        share=percentage(scene.language, made.part, made.whole),
    )


# ---- company ---------------------------------------------------------------------------------


def _draw_company(canvas: Canvas, scene: ProfileScene) -> None:
    rows = (
        ("image-profile-best-partner", scene.best_partner),
        ("image-profile-usual-partner", scene.usual_partner),
        ("image-profile-usual-opponent", scene.usual_opponent),
        ("image-profile-toughest-opponent", scene.toughest_opponent),
    )
    for index, (key, company) in enumerate(rows):
        row = Box(_COMPANY.left, _COMPANY.top + index * _LINE, _COMPANY.width, _LINE)
        label = canvas.write(row, say(scene.language, key), _LABEL)
        left = label.right + 12
        _draw_company_of(canvas, scene, company, Box(left, row.top, row.right - left, row.height))


def _draw_company_of(canvas: Canvas, scene: ProfileScene, company: Company | None, box: Box) -> None:
    """Who it is and how it went with them; apart, since a name may be read leftwards and figures are not."""
    if company is None:
        canvas.write(box, NOTHING, _LABEL, Align.RIGHT)
        return
    won = out_of(scene.language, company.won.part, company.won.whole)
    figures = canvas.write(box, won, Style(22, PAPER_SOFT, 500), Align.RIGHT)
    beside = Box(box.left, box.top, figures.left - 12 - box.left, box.height)
    name = shown_name(scene.language, company.name)
    canvas.write(beside, name, fit_size(name, Style(22, PAPER_INK), beside.width, 20), Align.RIGHT)
