"""What people expect of a partner: habits for which the expert gives up a few marks."""

from typing import Final

from belote_bot.game.cards import Card, suit_mask
from belote_bot.game.play import winning_index
from belote_bot.game.views import SeatView
from belote_bot.players.memory import Memory

RETURNED: Final = 4.0
"""For leading a suit that partner led, in the defence; in marks, like those below."""
DRAWN: Final = 6.0
"""For leading a master trump as the taker while the defence may hold trumps."""
PARTNERS_TRUMPS: Final = -12.0
"""For leading a trump that only partner can have to follow with one."""
VAIN_RUFF: Final = -12.0
"""For ruffing a card of partner's that no opponent can beat."""


def habit(view: SeatView, memory: Memory, card: Card) -> float:
    """What a card is given ahead of others because partner expects it, in marks; negative if it does not."""
    if view.deal.trick:
        return VAIN_RUFF if _ruffs_in_vain(view, memory, card) else 0.0
    trumps = suit_mask(memory.trump)
    if card.suit == memory.trump:
        if not memory.trumps_against():
            return PARTNERS_TRUMPS if memory.may_hold[memory.partner] & trumps else 0.0
        return DRAWN if memory.contract.taker == memory.seat and memory.is_master(card) else 0.0
    partners = {trick.cards[0].suit for trick in view.deal.tricks if trick.leader == memory.partner}
    return RETURNED if not memory.took and card.suit in partners else 0.0


def _ruffs_in_vain(view: SeatView, memory: Memory, card: Card) -> bool:
    """Whether the card ruffs a trick that partner holds with the master of its suit, by choice."""
    trick, trump = view.deal.trick, memory.trump
    at = winning_index(trick, trump)
    best = trick[at]
    holder = (view.deal.leader + at) % 4
    partners = holder == memory.partner and memory.is_master(best)
    return partners and card.suit == trump != trick[0].suit and bool(memory.hand & ~suit_mask(trump))
