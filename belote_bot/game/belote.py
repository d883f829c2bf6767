"""Belote and rebelote: the pair, its points and the order of its words (RULES §6)."""

from typing import Final

from belote_bot.game.actions import Word
from belote_bot.game.cards import Card, Mask, Rank, Suit
from belote_bot.game.house_rules import HouseRules
from belote_bot.game.scoring import BeloteLoss

BELOTE_POINTS: Final = 20


def belote_pair(trump: Suit) -> Mask:
    """King and queen of trumps."""
    return 1 << Card.of(trump, Rank.KING) | 1 << Card.of(trump, Rank.QUEEN)


def in_order(card: Card, word: Word, rules: HouseRules) -> bool:
    """Whether king and queen fall in the table's order, if `word` goes with this one of them."""
    king_is_first = (card.rank is Rank.KING) == (word is Word.BELOTE)
    return king_is_first or not rules.belote_king_first


def how_lost(first: Card, rules: HouseRules) -> BeloteLoss:
    """Why a pair of which `first` was played first brought nothing, in one hand and all played."""
    queen_first = rules.belote_king_first and first.rank is Rank.QUEEN
    return BeloteLoss.QUEEN_FIRST if queen_first else BeloteLoss.FORGOTTEN
