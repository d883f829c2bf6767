"""The picture of a deal with all four hands open: a player's cards lie beside their plaque."""

from dataclasses import replace
from typing import Final

from PIL import Image

from belote_bot.game.cards import Card, Suit
from belote_bot.game.deal import DealStatus
from belote_bot.game.seats import SEATS, TEAMS, Seat
from belote_bot.game.views import DealView
from belote_bot.locales import Language, say
from images.bubbles import draw_speech
from images.canvas import Align, Canvas
from images.felt import felt
from images.frames import frame_of
from images.layout import BUBBLE_HEIGHT, LONG_BUBBLE_HEIGHT, Box, Side, Spot, Tail, side_of
from images.marks import trump_mark
from images.names import fit_name, fit_team
from images.order import sorted_cards
from images.palette import GOLD, IVORY, PLAQUE, SOFT, TEAM_COLOURS
from images.places import plaque_in_deal
from images.plaque import QUIET, draw_plaque
from images.scene import OpenScene
from images.showing import bids_said, shown_trick, words_said
from images.sizes import CardSize
from images.sprites import Look, Panel, card_sprite
from images.text import Style, fit_size
from images.words import seat_name, suit_name, team_name

SIZE: Final = (800, 796)
_EDGE: Final = 6
_SMALL_W, _SMALL_H = CardSize.SMALL.value
_STEP: Final = (_SMALL_W + 4, _SMALL_H + 4)
"""From one open card to the next in its row, and in its column."""
_TOP: Final = 86
_MIDDLE: Final = _TOP + _SMALL_H + 12
_LOW: Final = SIZE[1] - _EDGE - _SMALL_H
_PLAQUE: Final = (212, 70)

SCORES: Final = Box(_EDGE, _EDGE, 318, 70)
DEAL: Final = Box(_EDGE + 324, _EDGE, 146, 70)
CONTRACT: Final = Box(_EDGE + 476, _EDGE, SIZE[0] - 2 * _EDGE - 476, 70)

PLAQUES: Final[dict[Side, Box]] = {
    Side.NORTH: Box(_EDGE, _TOP + (_SMALL_H - 70) // 2, *_PLAQUE),
    Side.SOUTH: Box(_EDGE, _LOW + (_SMALL_H - 70) // 2, *_PLAQUE),
    Side.WEST: Box(_EDGE, _MIDDLE, *_PLAQUE),
    Side.EAST: Box(SIZE[0] - _EDGE - _PLAQUE[0], _MIDDLE, *_PLAQUE),
}
_FIRST: Final[dict[Side, tuple[int, int]]] = {
    Side.NORTH: (SIZE[0] - _EDGE - 8 * _STEP[0] + 4, _TOP),
    Side.SOUTH: (SIZE[0] - _EDGE - 8 * _STEP[0] + 4, _LOW),
    Side.WEST: (_EDGE, _MIDDLE + 78),
    Side.EAST: (SIZE[0] - _EDGE - 2 * _STEP[0] + 4, _MIDDLE + 78),
}
"""Where the first card of a hand lies."""
_A_ROW: Final[dict[Side, int]] = {Side.NORTH: 8, Side.SOUTH: 8, Side.WEST: 2, Side.EAST: 2}

_X, _Y = SIZE[0] // 2, _MIDDLE + (_LOW - 12 - _MIDDLE) // 2
_CARD_W, _CARD_H = CardSize.TABLE.value
UPCARD: Final = Box(_X - _CARD_W // 2, _Y - _CARD_H // 2, _CARD_W, _CARD_H)
TRICK_CARDS: Final[dict[Side, Box]] = {
    Side.NORTH: Box(UPCARD.left, _Y - 4 - _CARD_H, _CARD_W, _CARD_H),
    Side.SOUTH: Box(UPCARD.left, _Y + 4, _CARD_W, _CARD_H),
    Side.WEST: Box(UPCARD.left - _CARD_W - 10, UPCARD.top, _CARD_W, _CARD_H),
    Side.EAST: Box(UPCARD.left + _CARD_W + 10, UPCARD.top, _CARD_W, _CARD_H),
}
_ABOVE, _BELOW = _Y - _CARD_H - 4, _Y + _CARD_H + 4
SPEECHES: Final[dict[Side, Spot]] = {
    Side.NORTH: Spot(Box(_X - 164, _ABOVE - 22 - BUBBLE_HEIGHT, 328, BUBBLE_HEIGHT), Tail.ABOVE),
    Side.SOUTH: Spot(Box(_X - 164, _BELOW + 14, 328, BUBBLE_HEIGHT), Tail.BELOW),
    Side.WEST: Spot(Box(156, _ABOVE + 2, 180, LONG_BUBBLE_HEIGHT), Tail.LEFT),
    Side.EAST: Spot(Box(SIZE[0] - 156 - 180, _ABOVE + 2, 180, LONG_BUBBLE_HEIGHT), Tail.RIGHT),
}
"""Where what a player bids or says may stand."""

_SHADE: Final = Panel(PLAQUE, radius=12, opacity=190)
_GONE: Final = Panel(PLAQUE, radius=8, opacity=72)
"""Where a card lay that was played."""


def card_boxes(side: Side, count: int) -> tuple[Box, ...]:
    """Where so many cards of a hand lie, at most eight."""
    left, top = _FIRST[side]
    return tuple(
        Box(left + column * _STEP[0], top + row * _STEP[1], _SMALL_W, _SMALL_H)
        for row, column in (divmod(index, _A_ROW[side]) for index in range(count))
    )


def compose_open(scene: OpenScene) -> Canvas:
    """Draw the moment, not yet encoded."""
    canvas = Canvas(frame_of(_ground()), scene.style)
    deal = scene.view.match.deal
    assert deal is not None
    _draw_points(canvas, scene, deal)
    number = say(scene.language, "image-deal", number=deal.number + 1)
    canvas.panel(DEAL, _SHADE)
    canvas.write(DEAL, number, fit_size(number, Style(25, IVORY), DEAL.width - 12, 22), Align.CENTRE)
    _draw_contract(canvas, scene, deal)
    for seat in SEATS:
        _draw_seat(canvas, scene, deal, seat)
    if deal.tricks or deal.trick:
        _draw_trick(canvas, scene, deal)
    else:
        _draw_auction(canvas, scene, deal)
    return canvas


def _ground() -> Image.Image:
    return felt(*SIZE)


# ---- the corners above -----------------------------------------------------------------------


def _draw_points(canvas: Canvas, scene: OpenScene, deal: DealView) -> None:
    """The teams, and the points in the tricks that each has won by now."""
    canvas.panel(SCORES, _SHADE)
    direction = deal.rules.direction
    for team in TEAMS:
        row = Box(SCORES.left + 12, SCORES.top + 2 + 33 * team, SCORES.width - 24, 33)
        canvas.panel(Box(row.left, row.top + 9, 15, 15), Panel(TEAM_COLOURS[team], radius=7))
        figure = say(scene.language, "image-figure", number=deal.card_points[team])
        points = canvas.write(row, figure, Style(30, IVORY), Align.RIGHT)
        names = Box(row.left + 22, row.top, points.left - row.left - 28, row.height)
        who = (scene.language, scene.places, team, direction)
        style = fit_size(team_name(*who), Style(21, IVORY, 500), names.width, 19)
        canvas.write(names, fit_team(*who, style, names.width), style)


def _draw_contract(canvas: Canvas, scene: OpenScene, deal: DealView) -> None:
    """Trumps and taker; that nobody took."""
    box, language, contract = CONTRACT, scene.language, deal.contract
    canvas.panel(box, _SHADE)
    if contract is None:
        words = say(language, "open-nobody-took" if deal.status is DealStatus.VOID else "open-auction")
        inner = Box(box.left + 14, box.top, box.width - 28, box.height)
        canvas.write(inner, words, fit_size(words, Style(25, IVORY), inner.width, 22), Align.CENTRE)
        return
    trump_mark(58, contract.trump, canvas.style).stamp(canvas.frame, box.left + 8, box.top + 6)
    left, width = box.left + 76, box.width - 86
    trump = say(language, "image-trump", suit=suit_name(language, contract.trump))
    canvas.write(Box(left, box.top + 2, width, 36), trump, fit_size(trump, Style(26, IVORY), width, 23))
    taker = seat_name(language, scene.places, contract.taker, deal.rules.direction)
    style = Style(21, SOFT, 500)
    took = fit_name(lambda name: say(language, "image-taker", name=name), taker, style, width)
    canvas.write(Box(left, box.top + 34, width, 32), took, style)


# ---- the seats -------------------------------------------------------------------------------


def _draw_seat(canvas: Canvas, scene: OpenScene, deal: DealView, seat: Seat) -> None:
    side = side_of(seat, deal.rules.direction)
    box, place = PLAQUES[side], scene.places[seat]
    canvas.panel(box, QUIET)
    if place is not None:
        name = seat_name(scene.language, scene.places, seat, deal.rules.direction)
        draw_plaque(canvas, box, plaque_in_deal(scene.table, deal, seat, replace(place, name=name)))
    for (card, look), cell in zip(open_hand(scene, deal, seat), card_boxes(side, 8), strict=False):
        if look is None:
            canvas.panel(cell, _GONE)
        else:
            canvas.stamp(card_sprite(card, scene.language, CardSize.SMALL, look, scene.style), cell)


def open_hand(scene: OpenScene, deal: DealView, seat: Seat) -> tuple[tuple[Card, Look | None], ...]:
    """The cards of a seat as they lie there, each at the same place throughout the play.

    None for a card that was played; in the auction those dealt later lie dimmed behind the first five.
    """
    dealt, held = scene.view.hands[seat], scene.view.held[seat]
    trump = deal.trump
    if not deal.tricks and not deal.trick:
        later = tuple(card for card in dealt if card not in held)
        return (*_lit(held, trump, Look.PLAIN), *_lit(later, trump, Look.DIMMED))
    return tuple((card, Look.PLAIN if card in held else None) for card in sorted_cards(dealt, trump))


def _lit(cards: tuple[Card, ...], trump: Suit | None, look: Look) -> tuple[tuple[Card, Look | None], ...]:
    return tuple((card, look) for card in sorted_cards(cards, trump))


# ---- the middle ------------------------------------------------------------------------------


def _draw_auction(canvas: Canvas, scene: OpenScene, deal: DealView) -> None:
    canvas.stamp(card_sprite(deal.upcard, scene.language, CardSize.TABLE, style=scene.style), UPCARD)
    for seat, speech in bids_said(scene.language, deal).items():
        draw_speech(canvas, SPEECHES[side_of(seat, deal.rules.direction)], speech)


def _draw_trick(canvas: Canvas, scene: OpenScene, deal: DealView) -> None:
    trick, direction = shown_trick(deal, scene.table.trick), deal.rules.direction
    by_seat = trick.cards_by_seat()
    # The winning card's ring lies on its neighbours.
    for seat in sorted(by_seat, key=lambda seat: seat == trick.winner):
        look = Look.WINNING if seat == trick.winner else Look.PLAIN
        sprite = card_sprite(by_seat[seat], scene.language, CardSize.TABLE, look, scene.style)
        canvas.stamp(sprite, TRICK_CARDS[side_of(seat, direction)])
    _draw_led(canvas, scene.language, TRICK_CARDS[side_of(trick.leader, direction)])
    for seat, speech in words_said(scene.language, deal, trick).items():
        draw_speech(canvas, SPEECHES[side_of(seat, direction)], speech)


def _draw_led(canvas: Canvas, language: Language, card: Box) -> None:
    """A figure upon the card that was led."""
    box = Box(card.left + 6, card.bottom - 40, 34, 34)
    canvas.panel(box, Panel(GOLD, PLAQUE, line_width=3, radius=17))
    canvas.write(box, say(language, "image-figure", number=1), Style(22, PLAQUE), Align.CENTRE)
