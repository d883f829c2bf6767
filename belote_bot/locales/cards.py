"""How cards, suits and seats are called."""

from belote_bot.game.cards import Card, Rank, Suit
from belote_bot.game.house_rules import Direction
from belote_bot.game.seats import Seat
from belote_bot.locales import Language, say

__all__ = ["card_index", "card_name", "rank_index", "seat_name", "suit_name", "suit_symbol"]

_SIDES = {
    Direction.ANTICLOCKWISE: ("south", "east", "north", "west"),
    Direction.CLOCKWISE: ("south", "west", "north", "east"),
}


def card_name(language: Language, card: Card) -> str:
    """A card in a sentence: « le valet de cœur », "jack of hearts"."""
    return say(language, f"card-{card.rank.name.lower()}-{card.suit.name.lower()}")


def card_index(language: Language, card: Card) -> str:
    """A card on a button: V♥ or J♥."""
    return rank_index(language, card.rank) + suit_symbol(language, card.suit)


def rank_index(language: Language, rank: Rank) -> str:
    """What stands in the corner of a card: 7 8 9 10 V D R A or J Q K A."""
    return say(language, f"rank-{rank.name.lower()}")


def suit_symbol(language: Language, suit: Suit) -> str:
    """♠ ♥ ♦ or ♣."""
    return say(language, f"suit-{suit.name.lower()}")


def suit_name(language: Language, suit: Suit) -> str:
    """A suit in a sentence: « cœur », "hearts"."""
    return say(language, f"suit-name-{suit.name.lower()}")


def seat_name(language: Language, seat: Seat, direction: Direction) -> str:
    """A seat by its side of the picture, which depends on the direction of play (RULES §2)."""
    return say(language, f"seat-{_SIDES[direction][seat]}")
