"""Whether to take, and in which suit (RULES §4)."""

from typing import Final

from belote_bot.game.actions import Bid, Pass, Take
from belote_bot.game.cards import Mask, Suit, mask_of
from belote_bot.game.seats import other_team, team_of
from belote_bot.game.views import SeatView
from belote_bot.players.formula import tuned

FORMULA: Final = tuned()
"""What six cards promise, and what taking must promise by how many have spoken."""
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
    return FORMULA.marks(hand, trump)


def threshold(view: SeatView) -> int:
    """What taking must promise, in marks, in this place of the auction and with this score."""
    marks = FORMULA.thresholds[len(view.deal.bids)] - view.match.pot // POT_SHARE
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
