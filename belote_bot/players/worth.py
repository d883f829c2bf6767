"""What a card is worth to its side if it is kept, and what a trick is worth."""

from belote_bot.game.cards import Card, Mask, Rank, Suit, cards_in, suit_mask
from belote_bot.game.house_rules import HouseRules
from belote_bot.players.memory import HIGHER_PLAIN, Memory
from belote_bot.players.odds import chance_of_ruff
from belote_bot.players.weights import Weights


def average_unseen(memory: Memory) -> float:
    """The mean card points of an unseen card; 0 when everything has been seen."""
    count = memory.unseen.bit_count()
    return points_of(memory.unseen, memory.trump) / count if count else 0.0


def points_of(cards: Mask, trump: Suit) -> int:
    """The card points of a set of cards."""
    return sum(card.points(trump) for card in cards_in(cards))


def keeping(memory: Memory, card: Card, control: float, weights: Weights, rules: HouseRules) -> float:
    """What the card is expected to bring to its side if it is played to a later trick.

    Card points, negative for points that will rather fall to the opponents. The last card of a hand
    has no later trick: it is worth 0.
    """
    later = memory.tricks_left - 1
    if not later:
        return 0.0
    wins = later_chance(memory, card, weights)
    own = weights.own_points * card.points(memory.trump) * (2 * wins - 1)
    value = own + wins * (control * average_unseen(memory) + weights.last_trick / later)
    if rules.belote_king_first and card == Card.of(memory.trump, Rank.QUEEN):
        # The belote of such a table is lost when the queen falls before the king (RULES §6).
        value += 20 if memory.hand >> Card.of(memory.trump, Rank.KING) & 1 else 0
    return value


def later_chance(memory: Memory, card: Card, weights: Weights) -> float:
    """The chance, 0 to 1, that the card wins a later trick."""
    if card.suit == memory.trump:
        return _later_trump(memory, card, weights)
    return _if_never_ruffed(memory, card, weights) * (1 - _ruffed(memory, card))


def _if_never_ruffed(memory: Memory, card: Card, weights: Weights) -> float:
    above = (HIGHER_PLAIN[card] & memory.against()).bit_count()
    guarded = (memory.hand & suit_mask(card.suit)).bit_count() > 1
    match above:
        case 0:
            return 1.0
        case 1:
            return weights.second if guarded else weights.bare_second
        case 2:
            return weights.third
        case _:
            return weights.low


def _later_trump(memory: Memory, card: Card, weights: Weights) -> float:
    if memory.is_master(card):
        return 1.0
    above = memory.above(card) & memory.against()
    if above.bit_count() == 1 and (memory.hand & suit_mask(memory.trump)).bit_count() > 1:
        return weights.guarded_trump
    return weights.low_trump


def _ruffed(memory: Memory, card: Card) -> float:
    """The chance that an opponent can ruff the card if it is led."""
    if not memory.trumps_against():
        return 0.0
    safe = 1.0
    for seat in memory.opponents:
        safe *= 1 - chance_of_ruff(memory, seat, card, card.suit)
    return 1 - safe
