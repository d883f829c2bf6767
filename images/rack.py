"""Where the cards of a hand lie."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from images.layout import Box
from images.scene import HandLayout
from images.sizes import CardSize
from images.sprites import Look

MARGIN: Final = 20
MARK: Final = 46
"""The width of the medallion that the trumps carry."""
HEADER: Final = 88
"""The height of the line above the cards."""
_GAP: Final = 10
_PER_ROW: Final = 4
_EDGE: Final = 10
"""How far the ground of the upcard reaches beyond the card."""
_CARD_W, _CARD_H = CardSize.HAND.value

WIDTHS: Final[Mapping[HandLayout, int]] = {
    HandLayout.ROWS: 2 * MARGIN + _PER_ROW * _CARD_W + (_PER_ROW - 1) * _GAP,
    HandLayout.FAN: 1100,
}
"""Of the picture, in pixels: on a phone 296 of its own, three for each; on a desktop 550, two for each."""


@dataclass(frozen=True, slots=True)
class Rack:
    """The places of one hand."""

    width: int
    height: int
    cells: tuple[Box, ...]
    """In the order of the cards; later ones may cover the right edge of earlier ones."""
    lowered: Mapping[Look, int]
    """How many pixels below its cell a card with this look lies."""
    mark: tuple[int, int]
    """Where a trump carries its medallion, from the card's upper left corner."""
    upcard: Box
    turned: Box
    """The ground on which the upcard lies."""
    caption: Box
    """Where the ground says what lies there."""


def rack_for(layout: HandLayout, cards: int, *, bidding: bool) -> Rack:
    """Where so many cards lie, and the upcard during the auction."""
    return _rows(cards, bidding=bidding) if layout is HandLayout.ROWS else _fan(cards, bidding=bidding)


# ---- two rows of four ------------------------------------------------------------------------

_ROW: Final = _CARD_H + 22
_BESIDE: Final = 240
"""The width of the caption to the left of the upcard."""


def _rows(cards: int, *, bidding: bool) -> Rack:
    rows = 2 if bidding else -(-cards // _PER_ROW)
    upcard = _in_rows(2 * _PER_ROW - 1)
    caption = Box(upcard.left - _BESIDE, upcard.top, _BESIDE - _EDGE, upcard.height)
    return Rack(
        width=WIDTHS[HandLayout.ROWS],
        height=HEADER + rows * _ROW + 6,
        cells=tuple(_in_rows(index) for index in range(cards)),
        lowered={Look.PLAIN: 0, Look.LIT: -9, Look.DIMMED: 8},
        mark=(_CARD_W - MARK - 8, 9),
        upcard=upcard,
        turned=Box(caption.left, upcard.top - _EDGE, _BESIDE + _CARD_W + _EDGE, _CARD_H + 2 * _EDGE),
        caption=caption,
    )


def _in_rows(index: int) -> Box:
    row, column = divmod(index, _PER_ROW)
    return Box(MARGIN + column * (_CARD_W + _GAP), HEADER + row * _ROW + 11, _CARD_W, _CARD_H)


# ---- one row ---------------------------------------------------------------------------------

_RAISED: Final = 28
_ABOVE: Final = 58
"""The height of the caption above the upcard."""
_UNDER_INDEX: Final = (6, 126)
"""The upper right corner of a card is under the next one."""


def _fan(cards: int, *, bidding: bool) -> Rack:
    width = WIDTHS[HandLayout.FAN]
    above = _ABOVE if bidding else 0
    top = HEADER + 6 + (above + _EDGE) // 2 if bidding else HEADER + 6 + _RAISED
    upcard = Box(width - MARGIN - _EDGE - _CARD_W, HEADER + above, _CARD_W, _CARD_H)
    turned = Box(upcard.left - _EDGE, HEADER, _CARD_W + 2 * _EDGE, above + _CARD_H + _EDGE)
    room = (turned.left - 2 * MARGIN if bidding else width - MARGIN) - MARGIN
    step = _CARD_W + _GAP
    if cards > 1:
        step = min(step, (room - _CARD_W) // (cards - 1))
    left = MARGIN + (room - _CARD_W - step * (cards - 1)) // 2
    return Rack(
        width=width,
        height=turned.bottom + 18 if bidding else top + _CARD_H + 20,
        cells=tuple(Box(left + index * step, top, _CARD_W, _CARD_H) for index in range(cards)),
        lowered={Look.PLAIN: 0, Look.LIT: -_RAISED, Look.DIMMED: 3},
        mark=_UNDER_INDEX,
        upcard=upcard,
        turned=turned,
        caption=Box(turned.left, turned.top, turned.width, above),
    )
