"""Points and orders of the cards by trump suit, as plain integers for the search."""

from typing import Final

from belote_bot.game.cards import CARDS, Suit
from belote_bot.game.play import HIGHER_TRUMPS
from belote_bot.players.memory import HIGHER_PLAIN

FULL: Final = 0xFFFFFFFF

POINTS: Final = tuple(tuple(card.points(trump) for card in CARDS) for trump in Suit)
"""By trump suit and card."""

STRENGTH: Final = tuple(tuple(card.strength(trump) for card in CARDS) for trump in Suit)
"""By trump suit and card, 0 … 7 within the card's own suit."""

HIGHER: Final = tuple(
    tuple(HIGHER_TRUMPS[card] if card.suit == trump else HIGHER_PLAIN[card] for card in CARDS)
    for trump in Suit
)
"""By trump suit and card, the mask of the cards of its own suit that beat it."""
