"""Which card to lead."""

from belote_bot.game.cards import Card, Mask, Rank, cards_in, suit_mask
from belote_bot.game.views import SeatView
from belote_bot.players.follow import trick_value
from belote_bot.players.memory import Memory
from belote_bot.players.odds import chance_of_any
from belote_bot.players.weights import Weights
from belote_bot.players.worth import keeping


def lead(view: SeatView, memory: Memory, legal: Mask, weights: Weights) -> Card:
    """The card that promises most: trumps that draw the defence's, sure aces, then low from short suits."""
    rules = view.deal.rules

    def promise(card: Card) -> tuple[float, int, int]:
        gain = trick_value(view, memory, card, weights) - keeping(
            memory, card, weights.lead_control, weights, rules
        )
        if card.suit == memory.trump:
            gain += _trump_bonus(memory, card, weights)
        else:
            gain += _suit_bonus(view, memory, card, weights)
        return gain, -card.points(memory.trump), -card.strength(memory.trump)

    return max(cards_in(legal), key=promise)


def _trump_bonus(memory: Memory, card: Card, weights: Weights) -> float:
    """What speaks for and against leading trumps: drawing those of the defence if our side took."""
    if not memory.trumps_against():
        return weights.spend_trump
    if not memory.took:
        return weights.defence_trump
    trumps = suit_mask(memory.trump)
    if memory.is_master(card):
        return weights.draw_master * chance_of_any(memory, memory.opponents, trumps)
    if memory.seat == memory.contract.taker:
        return weights.draw_low if (memory.hand & trumps).bit_count() >= 3 else weights.defence_trump
    return weights.draw_low if chance_of_any(memory, (memory.partner,), trumps) else weights.defence_trump


def _suit_bonus(view: SeatView, memory: Memory, card: Card, weights: Weights) -> float:
    """What speaks for and against leading a plain suit beyond the trick itself."""
    suit = suit_mask(card.suit)
    mine = memory.hand & suit
    bonus = weights.cash if memory.is_master(card) else 0.0
    if not memory.took:
        if any(
            trick.leader == memory.partner and trick.cards[0].suit == card.suit for trick in view.deal.tricks
        ):
            bonus += weights.partner_suit
        if mine.bit_count() == 1 and memory.hand & suit_mask(memory.trump):
            bonus += weights.short_suit
    guarded = 1 << Card.of(card.suit, Rank.TEN) | 1 << Card.of(card.suit, Rank.ACE)
    if mine & guarded & ~(1 << card):
        bonus -= weights.open_suit
    return bonus
