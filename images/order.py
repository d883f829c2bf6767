"""In which order the cards of a hand stand."""

from collections.abc import Iterable
from typing import Final

from belote_bot.game.cards import Card, Suit
from belote_bot.game.views import DealView, SeatView
from images.scene import HandOrder

_FIXED: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)


def sorted_hand(view: SeatView, order: HandOrder = HandOrder.TRUMPS_FIRST) -> tuple[Card, ...]:
    """The cards held now from left to right; within a suit they stand by the strength they have in it.

    Suits stand as they did among the first eight cards that the seat held: none moves when another runs out.
    """
    trump = shown_trump(view.deal)
    suits = _FIXED if order is HandOrder.FIXED else _by_turns(_suits_held(view), trump)
    cards = tuple(sorted(view.hand, key=lambda card: (suits.index(card.suit), -card.strength(trump))))
    return cards[::-1] if order is HandOrder.TRUMPS_LAST else cards


def sorted_cards(cards: Iterable[Card], trump: Suit | None) -> tuple[Card, ...]:
    """Cards from left to right: trumps first, red and black by turns, each suit from high to low."""
    held = tuple(cards)
    suits = _by_turns({card.suit for card in held}, trump)
    return tuple(sorted(held, key=lambda card: (suits.index(card.suit), -card.strength(trump))))


def shown_trump(deal: DealView) -> Suit | None:
    """The suit to sort by: the trumps, or in the first round of the auction what may become them."""
    if deal.contract is not None:
        return deal.contract.trump
    return deal.upcard.suit if len(deal.bids) < 4 else None


def _suits_held(view: SeatView) -> set[Suit]:
    """Of the cards held now and of those that the seat has played in this deal."""
    deal = view.deal
    index = (view.seat - deal.leader) % 4
    before = (trick.card_of(view.seat) for trick in deal.tricks)
    return {card.suit for card in (*view.hand, *before, *deal.trick[index : index + 1])}


def _by_turns(held: set[Suit], trump: Suit | None) -> tuple[Suit, ...]:
    """Red and black by turns as far as the suits held allow it, the trumps always first."""
    reds = [suit for suit in (Suit.HEARTS, Suit.DIAMONDS) if suit in held and suit != trump]
    blacks = [suit for suit in (Suit.SPADES, Suit.CLUBS) if suit in held and suit != trump]
    order = [trump] if trump in held and trump is not None else []
    red_next = trump in (Suit.SPADES, Suit.CLUBS) if order else len(reds) > len(blacks)
    while reds or blacks:
        source = reds if (red_next and reds) or not blacks else blacks
        red_next = source is blacks
        order.append(source.pop(0))
    return tuple(order)
