"""The picture of a hand: rows of four, so that a phone shows it large."""

from typing import Final

from belote_bot.game.actions import Play
from belote_bot.game.cards import Card, Suit
from belote_bot.game.deal import DealStatus
from belote_bot.game.views import DealView, SeatView
from belote_bot.locales import Language, say
from images.canvas import Align, Canvas
from images.emblem import sew_suits
from images.felt import felt
from images.layout import Box
from images.marks import dimmed_trump_mark, trump_mark
from images.palette import GOLD, INK, IVORY, PLAQUE, SEWN, SEWN_SHADOW, SOFT
from images.scene import HandScene
from images.sizes import CardSize
from images.sprites import Look, Panel, card_sprite
from images.text import Style, fit_size, width_of
from images.words import suit_name

_MARGIN: Final = 13
_GAP: Final = 7
_PER_ROW: Final = 4
_HEADER: Final = 54
_RAISED: Final = 7
_MARK: Final = 29
_REST: Final = 136
"""The height of a hand without cards."""
_WIDTH: Final = 2 * _MARGIN + _PER_ROW * CardSize.HAND.width + (_PER_ROW - 1) * _GAP
_ROW: Final = CardSize.HAND.height + 2 * _RAISED


def sorted_hand(view: SeatView) -> tuple[Card, ...]:
    """The cards held now, trumps first, then the other suits in alternating colours, each from high to low.

    The suits stand as in the eight cards that the seat held at first: none moves when another runs out.
    """
    trump = shown_trump(view.deal)
    order = _suit_order({card.suit for card in (*view.hand, *_played(view))}, trump)
    return tuple(sorted(view.hand, key=lambda card: (order.index(card.suit), -card.strength(trump))))


def _played(view: SeatView) -> tuple[Card, ...]:
    """What the seat has played in this deal."""
    deal = view.deal
    before = tuple(trick.card_of(view.seat) for trick in deal.tricks)
    index = (view.seat - deal.leader) % 4
    return before + deal.trick[index : index + 1]


def _suit_order(held: set[Suit], trump: Suit | None) -> list[Suit]:
    """Red and black by turns as far as the suits held allow it, the trumps always first."""
    reds = [suit for suit in (Suit.HEARTS, Suit.DIAMONDS) if suit in held and suit != trump]
    blacks = [suit for suit in (Suit.SPADES, Suit.CLUBS) if suit in held and suit != trump]
    order = [trump] if trump in held and trump is not None else []
    red_next = trump in (Suit.SPADES, Suit.CLUBS) if order else len(reds) > len(blacks)
    while reds or blacks:
        source = reds if (red_next and reds) or not blacks else blacks
        red_next = source is blacks
        order.append(source.pop(0))
    return order


def shown_trump(deal: DealView) -> Suit | None:
    """The suit to sort first: the trumps, or in the first round of the auction what may become them."""
    if deal.contract is not None:
        return deal.contract.trump
    return deal.upcard.suit if len(deal.bids) < 4 else None


def playable(scene: HandScene) -> frozenset[Card] | None:
    """The cards that may be played now; None when it is not this seat's turn to play."""
    plays = frozenset(action.card for action in scene.view.legal if isinstance(action, Play))
    return plays or None


def compose_hand(scene: HandScene) -> Canvas:
    """Draw the hand, not yet encoded."""
    view = scene.view
    bidding = view.deal.contract is None and view.deal.status is DealStatus.RUNNING
    cards = sorted_hand(view)
    if not cards:
        return _compose_rest(scene)
    rows = 2 if bidding else -(-len(cards) // _PER_ROW)
    canvas = Canvas(felt(_WIDTH, _HEADER + rows * _ROW + 4).copy())
    _draw_header(canvas, scene)
    legal = playable(scene)
    for index, card in enumerate(cards):
        box = _cell(index)
        if legal is None:
            look = Look.PLAIN
        elif card in legal:
            look, box = Look.LIT, Box(box.left, box.top - _RAISED + 1, box.width, box.height)
        else:
            look, box = Look.DIMMED, Box(box.left, box.top + _RAISED - 2, box.width, box.height)
        canvas.stamp(card_sprite(card, scene.language, CardSize.HAND, look), box)
        if card.suit == view.deal.trump:
            mark = dimmed_trump_mark if look is Look.DIMMED else trump_mark
            mark(_MARK, card.suit).stamp(canvas.frame, box.right - _MARK - 5, box.top + 6)
    if bidding:
        _draw_upcard(canvas, scene.language, view.deal.upcard)
    return canvas


def _compose_rest(scene: HandScene) -> Canvas:
    """The strip of cloth that is left when the last card is played: the four suits and a word."""
    canvas = Canvas(felt(_WIDTH, _REST).copy())
    sew_suits(canvas, (_WIDTH // 2, 48), 40, SEWN, SEWN_SHADOW)
    over = scene.view.deal.status is not DealStatus.RUNNING
    words = say(scene.language, "image-deal-over" if over else "image-hand-empty")
    row = Box(_MARGIN, 78, _WIDTH - 2 * _MARGIN, 46)
    canvas.write(row, words, Style(28, SOFT, 500), Align.CENTRE)
    return canvas


def _cell(index: int) -> Box:
    row, column = divmod(index, _PER_ROW)
    size = CardSize.HAND
    left = _MARGIN + column * (size.width + _GAP)
    return Box(left, _HEADER + row * _ROW + _RAISED, size.width, size.height)


def _draw_upcard(canvas: Canvas, language: Language, upcard: Card) -> None:
    """The card turned up, at the end of the second row, with its caption before it."""
    cell = _cell(2 * _PER_ROW - 1)
    left = _cell(2 * _PER_ROW - 2).left - 26
    ground = Box(left, cell.top - _RAISED, cell.right - left + _RAISED, cell.height + 2 * _RAISED)
    canvas.panel(ground, Panel(PLAQUE, GOLD, line_width=2, radius=16, opacity=170))
    canvas.stamp(card_sprite(upcard, language, CardSize.HAND), cell)
    words = Box(ground.left + 14, cell.top, cell.left - ground.left - 28, cell.height)
    caption = say(language, "image-upcard")
    canvas.write(words, caption, fit_size(caption, Style(34, IVORY), words.width, 30, 28, 26), Align.CENTRE)


def _draw_header(canvas: Canvas, scene: HandScene) -> None:
    language, deal = scene.language, scene.view.deal
    row = Box(_MARGIN, 7, _WIDTH - 2 * _MARGIN, 42)
    right = row.right
    if scene.view.legal:
        words = _call(scene)
        style = Style(25, INK)
        width = min(400, width_of(words, style) + 32)
        box = Box(row.right - width, row.top, width, row.height)
        canvas.panel(box, Panel(GOLD, IVORY, line_width=2, radius=20))
        canvas.write(Box(box.left + 16, box.top, width - 32, box.height), words, style, Align.CENTRE)
        right = box.left - 10
    if deal.contract is not None:
        trump_mark(42, deal.contract.trump).stamp(canvas.frame, row.left, row.top)
        trump = say(language, "image-trump", suit=suit_name(language, deal.contract.trump))
        left = row.left + 52
        canvas.write(
            Box(left, row.top, right - left, row.height),
            trump,
            fit_size(trump, Style(26, IVORY), right - left, 22),
        )
    else:
        words = say(language, _auction_state(deal))
        canvas.write(Box(row.left, row.top, right - row.left, row.height), words, Style(26, IVORY))


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
