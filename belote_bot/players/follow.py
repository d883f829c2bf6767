"""Which card to play to a trick that somebody else has led."""

from belote_bot.game.cards import LAST_TRICK_POINTS, Card, Mask, cards_in, suit_mask
from belote_bot.game.play import winning_index
from belote_bot.game.seats import seats_from
from belote_bot.game.views import SeatView
from belote_bot.players.memory import Memory
from belote_bot.players.odds import chance_of_winning
from belote_bot.players.weights import Weights
from belote_bot.players.worth import average_unseen, keeping

SAFE: float = 0.6
"""The chance of winning from which partner's card is left alone."""


def follow(view: SeatView, memory: Memory, legal: Mask, weights: Weights) -> Card:
    """The legal card that promises most: what the trick brings with it, less what keeping it is worth.

    So points go to a winning partner and not to an opponent, a trick is won with the cheapest card
    that does, and a card that cannot win is the one that will be missed least.
    """

    def promise(card: Card) -> tuple[float, int, int]:
        gain = trick_value(view, memory, card, weights) - keeping(
            memory, card, weights.follow_control, weights, view.deal.rules
        )
        return gain, -card.points(memory.trump), -card.strength(memory.trump)

    return max(cards_in(_without_vain_ruffs(view, memory, legal)), key=promise)


def trick_value(view: SeatView, memory: Memory, card: Card, weights: Weights) -> float:
    """What the trick is expected to bring with this card: its points, negative if the opponents win it."""
    trick = (*view.deal.trick, card)
    at = winning_index(trick, memory.trump)
    holder = (view.deal.leader + at) % 4
    to_play = seats_from(memory.seat)[1 : 5 - len(trick)]
    wins = chance_of_winning(memory, trick[at], holder, trick[0].suit, to_play)
    points = sum(one.points(memory.trump) for one in trick) + weights.tempo
    if memory.tricks_left == 1:
        points += LAST_TRICK_POINTS
    rest = average_unseen(memory) * len(to_play)
    return wins * (points + weights.rest_won * rest) - (1 - wins) * (points + weights.rest_lost * rest)


def _without_vain_ruffs(view: SeatView, memory: Memory, legal: Mask) -> Mask:
    """The legal cards without the trumps that would only ruff a trick which partner is winning."""
    trick = view.deal.trick
    discards = legal & ~suit_mask(memory.trump)
    at = winning_index(trick, memory.trump)
    holder = (view.deal.leader + at) % 4
    if trick[0].suit == memory.trump or holder != memory.partner or not discards:
        return legal
    to_play = seats_from(memory.seat)[1 : 4 - len(trick)]
    wins = chance_of_winning(memory, trick[at], holder, trick[0].suit, to_play)
    return discards if wins >= SAFE else legal
