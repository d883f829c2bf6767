"""The picture of a hand."""

from typing import Final

from belote_bot.game.actions import Play
from belote_bot.game.cards import Card
from belote_bot.game.deal import DealStatus
from belote_bot.game.views import DealView
from belote_bot.locales import Language, say
from images.canvas import Align, Canvas
from images.emblem import sew_suits
from images.felt import felt
from images.frames import frame_of
from images.layout import Box
from images.marks import dimmed_trump_mark, trump_mark
from images.order import sorted_hand
from images.palette import GOLD, INK, IVORY, PLAQUE, SEWN, SEWN_SHADOW, SOFT
from images.rack import HEADER, MARGIN, MARK, WIDTHS, Rack, rack_for
from images.scene import HandScene
from images.sizes import CardSize
from images.sprites import Look, Panel, card_sprite
from images.text import Style, fit_size, width_of
from images.words import suit_name

_REST: Final = 212
"""The height of a hand without cards."""


def playable(scene: HandScene) -> frozenset[Card] | None:
    """The cards that may be played now; None when it is not this seat's turn to play."""
    plays = frozenset(action.card for action in scene.view.legal if isinstance(action, Play))
    return plays or None


def compose_hand(scene: HandScene) -> Canvas:
    """Draw the hand, not yet encoded."""
    view = scene.view
    bidding = view.deal.contract is None and view.deal.status is DealStatus.RUNNING
    cards = sorted_hand(view, scene.order)
    if not cards:
        return _compose_rest(scene)
    rack = rack_for(scene.layout, len(cards), bidding=bidding)
    canvas = Canvas(frame_of(felt(rack.width, rack.height)), scene.style)
    _draw_header(canvas, scene)
    legal = playable(scene)
    for card, cell in zip(cards, rack.cells, strict=True):
        look = Look.PLAIN if legal is None else Look.LIT if card in legal else Look.DIMMED
        box = cell.lowered(rack.lowered[look])
        sprite = card_sprite(card, scene.language, CardSize.HAND, look, scene.style)
        canvas.stamp(sprite, box)
        if card.suit == view.deal.trump:
            mark = dimmed_trump_mark if look is Look.DIMMED else trump_mark
            x, y = rack.mark
            mark(MARK, card.suit, scene.style).stamp(canvas.frame, box.left + x, box.top + y)
    if bidding:
        _draw_upcard(canvas, scene.language, view.deal.upcard, rack)
    return canvas


def _compose_rest(scene: HandScene) -> Canvas:
    """The strip of cloth that is left when the last card is played: the four suits and a word."""
    width = WIDTHS[scene.layout]
    canvas = Canvas(frame_of(felt(width, _REST)), scene.style)
    sew_suits(canvas, (width // 2, 76), 62, SEWN, SEWN_SHADOW)
    over = scene.view.deal.status is not DealStatus.RUNNING
    words = say(scene.language, "image-deal-over" if over else "image-hand-empty")
    row = Box(MARGIN, 122, width - 2 * MARGIN, 70)
    canvas.write(row, words, Style(43, SOFT, 500), Align.CENTRE)
    return canvas


def _draw_upcard(canvas: Canvas, language: Language, upcard: Card, rack: Rack) -> None:
    """The card turned up, with its caption beside or above it."""
    canvas.panel(rack.turned, Panel(PLAQUE, GOLD, line_width=3, radius=25, opacity=170))
    canvas.stamp(card_sprite(upcard, language, CardSize.HAND, style=canvas.style), rack.upcard)
    box = rack.caption
    words = Box(box.left + 14, box.top, box.width - 28, box.height)
    caption = say(language, "image-upcard")
    canvas.write(words, caption, fit_size(caption, Style(48, IVORY), words.width, 44, 40), Align.CENTRE)


def _draw_header(canvas: Canvas, scene: HandScene) -> None:
    language, deal = scene.language, scene.view.deal
    row = Box(MARGIN, 10, canvas.frame.width - 2 * MARGIN, HEADER - 24)
    right = row.right
    if scene.view.legal:
        words = _call(scene)
        style = Style(39, INK)
        width = min(620, width_of(words, style) + 52)
        box = Box(row.right - width, row.top, width, row.height)
        canvas.panel(box, Panel(GOLD, IVORY, line_width=3, radius=32))
        canvas.write(Box(box.left + 26, box.top, width - 52, box.height), words, style, Align.CENTRE)
        right = box.left - 16
    if deal.contract is not None:
        trump_mark(row.height, deal.contract.trump, scene.style).stamp(canvas.frame, row.left, row.top)
        trump = say(language, "image-trump", suit=suit_name(language, deal.contract.trump))
        left = row.left + row.height + 16
        canvas.write(
            Box(left, row.top, right - left, row.height),
            trump,
            fit_size(trump, Style(41, IVORY), right - left, 35),
        )
    else:
        words = say(language, _auction_state(deal))
        canvas.write(Box(row.left, row.top, right - row.left, row.height), words, Style(41, IVORY))


def _auction_state(deal: DealView) -> str:
    """The name of the words for a deal without a contract."""
    if deal.status is DealStatus.VOID:
        return "image-void"
    return "image-second-round" if len(deal.bids) >= 4 else "image-first-round"


def _call(scene: HandScene) -> str:
    """What is asked of the player now."""
    due = scene.view.obligation
    if due is None:
        return say(scene.language, "image-your-bid")
    return say(scene.language, f"image-duty-{due.duty.name.lower().replace('_', '-')}")
