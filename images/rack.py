"""Where the cards of a hand lie."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from images.layout import Box
from images.scene import HandLayout
from images.sizes import CardSize
from images.sprites import Look

MARGIN: Final = 13
MARK: Final = 29
"""The width of the medallion that the trumps carry."""
_GAP: Final = 7
_PER_ROW: Final = 4
_HEADER: Final = 54
_CAPTION: Final = 171
"""How far the ground of the upcard reaches to the left of the card, for its caption."""
_EDGE: Final = 7
"""How far it reaches to the other sides."""
_CARD_W, _CARD_H = CardSize.HAND.value

WIDTHS: Final[Mapping[HandLayout, int]] = {
    HandLayout.ROWS: 2 * MARGIN + _PER_ROW * _CARD_W + (_PER_ROW - 1) * _GAP,
    HandLayout.FAN: 1000,
}
"""Of the picture, in pixels."""


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


def rack_for(layout: HandLayout, cards: int, *, bidding: bool) -> Rack:
    """Where so many cards lie, and the upcard during the auction."""
    return _rows(cards, bidding=bidding) if layout is HandLayout.ROWS else _fan(cards, bidding=bidding)


def _turned(upcard: Box) -> Box:
    return Box(
        upcard.left - _CAPTION,
        upcard.top - _EDGE,
        _CAPTION + upcard.width + _EDGE,
        upcard.height + 2 * _EDGE,
    )


# ---- two rows of four ------------------------------------------------------------------------

_ROW: Final = _CARD_H + 14


def _rows(cards: int, *, bidding: bool) -> Rack:
    rows = 2 if bidding else -(-cards // _PER_ROW)
    upcard = _in_rows(2 * _PER_ROW - 1)
    return Rack(
        width=WIDTHS[HandLayout.ROWS],
        height=_HEADER + rows * _ROW + 4,
        cells=tuple(_in_rows(index) for index in range(cards)),
        lowered={Look.PLAIN: 0, Look.LIT: -6, Look.DIMMED: 5},
        mark=(_CARD_W - MARK - 5, 6),
        upcard=upcard,
        turned=_turned(upcard),
    )


def _in_rows(index: int) -> Box:
    row, column = divmod(index, _PER_ROW)
    return Box(MARGIN + column * (_CARD_W + _GAP), _HEADER + row * _ROW + 7, _CARD_W, _CARD_H)


# ---- one row ---------------------------------------------------------------------------------

_RAISED: Final = 18
_UNDER_INDEX: Final = (4, 80)
"""The upper right corner of a card is under the next one."""


def _fan(cards: int, *, bidding: bool) -> Rack:
    width = WIDTHS[HandLayout.FAN]
    resting = _RAISED // 2 if bidding else _RAISED
    top = _HEADER + 4 + resting
    upcard = Box(width - MARGIN - _EDGE - _CARD_W, top, _CARD_W, _CARD_H)
    room = (_turned(upcard).left - MARGIN if bidding else width - MARGIN) - MARGIN
    step = _CARD_W + _GAP
    if cards > 1:
        step = min(step, (room - _CARD_W) // (cards - 1))
    left = MARGIN + (room - _CARD_W - step * (cards - 1)) // 2
    return Rack(
        width=width,
        height=top + _CARD_H + 14,
        cells=tuple(Box(left + index * step, top, _CARD_W, _CARD_H) for index in range(cards)),
        lowered={Look.PLAIN: 0, Look.LIT: -_RAISED, Look.DIMMED: 2},
        mark=_UNDER_INDEX,
        upcard=upcard,
        turned=_turned(upcard),
    )
