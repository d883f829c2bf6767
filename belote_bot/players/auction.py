"""Whether to take, and in which suit (RULES §4)."""

from collections.abc import Mapping
from typing import Final

from belote_bot.game.actions import Bid, Pass, Take
from belote_bot.game.auction import BiddingRound, bidding_round
from belote_bot.game.cards import Mask, Rank, Suit, mask_of, suit_mask
from belote_bot.game.seats import other_team, team_of
from belote_bot.game.views import SeatView

# What each feature of the six cards (hand and upcard) adds to the difference in marks that taking is
# expected to make: a regression on 12 000 deals taken with plausible hands and played by four steady
# players, rounded; no effect of the place in the order of speaking or of the round was found.
BASE: Final = -65
TRUMP_MARKS: Final = {
    Rank.JACK: 65,
    Rank.NINE: 34,
    Rank.ACE: 12,
    Rank.TEN: 12,
    Rank.QUEEN: 7,
    Rank.KING: 6,
    Rank.EIGHT: 0,
    Rank.SEVEN: 0,
}
TRUMP_LENGTH_MARKS: Final = (-90, -90, -45, 0, 33, 58, 75)
"""By the number of trumps held."""
BELOTE_MARKS: Final = 25
"""King and queen of trumps together, beyond what each adds."""
ACE_MARKS: Final = 37
"""A side ace."""
GUARDED_TEN_MARKS: Final = 11
"""A side ten without its ace, with another card beside it."""
VOID_MARKS: Final = 9
"""A side suit of which nothing is held."""

THRESHOLD: Final[Mapping[BiddingRound, int]] = {1: 0, 2: 0}
"""By round: the expected difference in marks from which to take. What is passed may still be taken by
either side, so passing is worth about nothing; ten marks to either side, or other figures by place in
the order of speaking, changed less than could be measured on 800 deals."""
POT_SHARE: Final = 5
"""Taking wins the pot more often than not: this part of it counts as if it were marked."""
NEAR_THE_END: Final = 60
"""Points that a side scores in most deals: who needs no more is about to win."""
NERVES: Final = 10
"""How much more cautious who is about to win is, and how much bolder the other side."""


def bid(view: SeatView) -> Bid:
    """Take in the suit that promises most if it promises enough for the score, else pass."""
    hand = mask_of(view.hand) | 1 << view.deal.upcard
    takes = [action for action in view.legal if isinstance(action, Take)]
    best = max(takes, key=lambda take: (expected_marks(hand, take.suit), -take.suit))
    return best if expected_marks(hand, best.suit) >= threshold(view) else Pass()


def expected_marks(hand: Mask, trump: Suit) -> int:
    """The difference in marks, ours less theirs, to expect from taking in this suit.

    `hand` holds the five cards and the upcard, which the taker receives in both rounds.
    """
    trumps = {rank for rank in Rank if hand >> (trump * 8 + rank) & 1}
    marks = BASE + TRUMP_LENGTH_MARKS[len(trumps)] + sum(TRUMP_MARKS[rank] for rank in trumps)
    if {Rank.KING, Rank.QUEEN} <= trumps:
        marks += BELOTE_MARKS
    return marks + sum(_side_marks(hand, suit) for suit in Suit if suit != trump)


def _side_marks(hand: Mask, suit: Suit) -> int:
    cards = hand & suit_mask(suit)
    if not cards:
        return VOID_MARKS
    if cards >> (suit * 8 + Rank.ACE) & 1:
        return ACE_MARKS
    ten = cards >> (suit * 8 + Rank.TEN) & 1
    return GUARDED_TEN_MARKS if ten and cards.bit_count() > 1 else 0


def threshold(view: SeatView) -> int:
    """What taking must promise, in marks, in this round and with this score."""
    marks = THRESHOLD[bidding_round(view.deal.bids)] - view.match.pot // POT_SHARE
    target = view.match.rules.target
    if target is None:
        return marks
    us = team_of(view.seat)
    we_need = target - view.match.totals[us]
    they_need = target - view.match.totals[other_team(us)]
    if we_need <= NEAR_THE_END < they_need:
        return marks + NERVES
    if they_need <= NEAR_THE_END < we_need:
        return marks - NERVES
    return marks
