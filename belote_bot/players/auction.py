"""Whether to take, and in which suit (RULES §4)."""

from collections.abc import Mapping
from typing import Final

from belote_bot.game.actions import Bid, Pass, Take
from belote_bot.game.auction import BiddingRound, bidding_round
from belote_bot.game.cards import Mask, Rank, Suit, mask_of
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


def bid(view: SeatView, margin: int = 0) -> Bid:
    """Take in the suit that promises most if it promises enough for the score, else pass.

    `margin` is what it must promise beyond that, in marks: positive is cautious, negative bold.
    """
    hand = mask_of(view.hand) | 1 << view.deal.upcard
    takes = [action for action in view.legal if isinstance(action, Take)]
    best = max(takes, key=lambda take: (expected_marks(hand, take.suit), -take.suit))
    return best if expected_marks(hand, best.suit) - margin >= threshold(view) else Pass()


def expected_marks(hand: Mask, trump: Suit) -> int:
    """The difference in marks, ours less theirs, to expect from taking in this suit.

    `hand` holds the five cards and the upcard, which the taker receives in both rounds.
    """
    marks = BASE + _IN_TRUMPS[hand >> trump * 8 & 0xFF]
    for suit in Suit:
        if suit != trump:
            marks += _BESIDE[hand >> suit * 8 & 0xFF]
    return marks


def _trump_marks(cards: int) -> int:
    trumps = {rank for rank in Rank if cards >> rank & 1}
    marks = TRUMP_LENGTH_MARKS[min(len(trumps), 6)] + sum(TRUMP_MARKS[rank] for rank in trumps)
    return marks + BELOTE_MARKS if {Rank.KING, Rank.QUEEN} <= trumps else marks


def _side_marks(cards: int) -> int:
    if not cards:
        return VOID_MARKS
    if cards >> Rank.ACE & 1:
        return ACE_MARKS
    return GUARDED_TEN_MARKS if cards >> Rank.TEN & 1 and cards.bit_count() > 1 else 0


# By the eight bits of a suit: what its cards add as trumps, and as a side suit.
_IN_TRUMPS: Final = tuple(_trump_marks(cards) for cards in range(256))
_BESIDE: Final = tuple(_side_marks(cards) for cards in range(256))


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
