"""A picture of the rules: bands of cards with a few words, one below the other."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from belote_bot.game.cards import Card
from belote_bot.locales import Language
from images.canvas import Align, Canvas
from images.felt import felt
from images.layout import Box
from images.palette import GOLD, IVORY, PLAQUE, SOFT
from images.scene import CardStyle
from images.sizes import CardSize
from images.sprites import Look, Panel, back_sprite, card_sprite
from images.text import Style, fit_size

WIDTH: Final = 600
"""Of every page, in pixels: twice what a phone shows."""
COLUMNS: Final = 8
"""Places for small cards side by side."""
MOST_TINY: Final = 5
"""Cards of a meld side by side."""

_MARGIN: Final = 14
_GAP: Final = 10
"""Between two bands."""
_STEP: Final = 72
"""From one small card to the next."""
_TINY_STEP: Final = 51
_CAPTION: Final = 40
_LABEL: Final = 32
_LINE: Final = 36
_GROUND: Final = Panel(PLAQUE, radius=12, opacity=150)
_CAPTION_STYLE: Final = Style(27, GOLD, on_dark=True)
_LABEL_STYLE: Final = Style(23, IVORY, 600)
_WORDS_STYLE: Final = Style(27, IVORY)


@dataclass(frozen=True, slots=True)
class Back:
    """A card face down."""


@dataclass(frozen=True, slots=True)
class Face:
    """A card face up."""

    card: Card
    look: Look = Look.PLAIN


Cell: TypeAlias = Face | Back | None
"""What lies in a place; None is nothing."""


@dataclass(frozen=True, slots=True)
class Label:
    """Words under some places of a band."""

    column: int
    span: int
    """Over how many places they are centred."""
    words: str


@dataclass(frozen=True, slots=True)
class CardBand:
    """A caption, cards in a row of eight places, words under them."""

    caption: str
    cells: tuple[Cell, ...]
    labels: tuple[Label, ...]
    alt: str
    """The band in words, for those who cannot see it."""

    @property
    def height(self) -> int:
        """In pixels."""
        return _CAPTION + CardSize.SMALL.height + 6 + _LABEL


@dataclass(frozen=True, slots=True)
class MeldBand:
    """Up to five tiny cards and what they are worth."""

    cards: tuple[Card, ...]
    words: str
    alt: str

    @property
    def height(self) -> int:
        """In pixels."""
        return CardSize.TINY.height + 14


@dataclass(frozen=True, slots=True)
class FigureBand:
    """A caption, and below it what each side makes of it."""

    caption: str
    left: str
    right: str
    alt: str

    @property
    def height(self) -> int:
        """In pixels."""
        return _CAPTION + _LINE + 4


Band: TypeAlias = CardBand | MeldBand | FigureBand


@dataclass(frozen=True, slots=True)
class PageScene:
    """A page's picture; at least one band."""

    language: Language
    bands: tuple[Band, ...]
    style: CardStyle = CardStyle.CLASSIC


def compose_page(scene: PageScene) -> Canvas:
    """Draw the page, not yet encoded."""
    height = sum(band.height + _GAP for band in scene.bands) + 2 * _MARGIN - _GAP
    canvas = Canvas(felt(WIDTH, height).copy(), scene.style)
    top = _MARGIN
    for band in scene.bands:
        box = Box(_MARGIN, top, WIDTH - 2 * _MARGIN, band.height)
        canvas.panel(Box(box.left - 6, box.top - 3, box.width + 12, box.height + 6), _GROUND)
        match band:
            case CardBand():
                _draw_cards(canvas, scene.language, band, box)
            case MeldBand():
                _draw_meld(canvas, scene.language, band, box)
            case FigureBand():
                _draw_figures(canvas, band, box)
        top += band.height + _GAP
    return canvas


def describe_page(scene: PageScene) -> str:
    """The page in words."""
    return " ".join(band.alt for band in scene.bands)


def _draw_cards(canvas: Canvas, language: Language, band: CardBand, box: Box) -> None:
    caption = Box(box.left, box.top, box.width, _CAPTION - 4)
    canvas.write(caption, band.caption, fit_size(band.caption, _CAPTION_STYLE, box.width, 25, 23, 21))
    row = box.top + _CAPTION
    for column, cell in enumerate(band.cells):
        place = Box(box.left + column * _STEP, row, *CardSize.SMALL.value)
        match cell:
            case Face(card, look):
                canvas.stamp(card_sprite(card, language, CardSize.SMALL, look, canvas.style), place)
            case Back():
                canvas.stamp(back_sprite(CardSize.SMALL), place)
            case None:
                pass
    for label in band.labels:
        width = (label.span - 1) * _STEP + CardSize.SMALL.width
        under = Box(box.left + label.column * _STEP, row + CardSize.SMALL.height + 4, width, _LABEL)
        style = fit_size(label.words, _LABEL_STYLE, width, 21, 19)
        canvas.write(under, label.words, style, Align.CENTRE)


def _draw_meld(canvas: Canvas, language: Language, band: MeldBand, box: Box) -> None:
    top = box.top + (box.height - CardSize.TINY.height) // 2
    for index, card in enumerate(band.cards):
        place = Box(box.left + index * _TINY_STEP, top, *CardSize.TINY.value)
        canvas.stamp(card_sprite(card, language, CardSize.TINY, style=canvas.style), place)
    left = box.left + MOST_TINY * _TINY_STEP + 14
    words = Box(left, box.top, box.right - left, box.height)
    canvas.write(words, band.words, fit_size(band.words, _WORDS_STYLE, words.width, 25, 23, 21))


def _draw_figures(canvas: Canvas, band: FigureBand, box: Box) -> None:
    caption = Box(box.left, box.top, box.width, _CAPTION - 4)
    canvas.write(caption, band.caption, fit_size(band.caption, _CAPTION_STYLE, box.width, 25, 23, 21))
    half = box.width // 2
    for index, (words, colour) in enumerate(((band.left, IVORY), (band.right, SOFT))):
        column = Box(box.left + index * half, box.top + _CAPTION - 2, half - 10, _LINE)
        canvas.write(column, words, fit_size(words, Style(25, colour, 600), column.width, 23, 21, 19))
