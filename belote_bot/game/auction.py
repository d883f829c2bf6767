"""The auction (RULES §4)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from belote_bot.game.actions import Bid, Pass, Take
from belote_bot.game.cards import Suit

BiddingRound: TypeAlias = Literal[1, 2]


@dataclass(frozen=True, slots=True)
class Contract:
    """How the auction ended: who took, which suit is trumps, in which round."""

    taker: int
    trump: Suit
    bidding_round: BiddingRound | None
    """None where nobody noted it: in a deal with real cards."""


def bidding_round(bids: Sequence[Bid]) -> BiddingRound:
    """The round in which the next bid falls, after `bids` (at most seven passes)."""
    return 1 if len(bids) < 4 else 2


def legal_bids(bids: Sequence[Bid], upcard: Suit) -> tuple[Bid, ...]:
    """What the next speaker may say: in round 1 take the upcard's suit, in round 2 another, or pass.

    Empty when the auction is over, by a take or by eight passes.
    """
    if len(bids) >= 8 or (bids and isinstance(bids[-1], Take)):
        return ()
    if bidding_round(bids) == 1:
        return (Take(upcard), Pass())
    return (*(Take(suit) for suit in Suit if suit != upcard), Pass())


def contract_from(bids: Sequence[Bid], dealer: int) -> Contract | None:
    """The contract that these bids made, None while nobody has taken."""
    if not bids:
        return None
    last = bids[-1]
    if isinstance(last, Pass):
        return None
    taker = (dealer + len(bids)) % 4
    return Contract(taker, last.suit, bidding_round(bids[:-1]))
