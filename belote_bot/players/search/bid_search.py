"""Judging bids: what taking and passing come to in many hands that fit what was said so far."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, TypeAlias

from belote_bot.game.actions import Bid, Pass, Take
from belote_bot.game.auction import Contract, bidding_round
from belote_bot.game.cards import FULL_DECK, Card, Mask, Rank, Suit, cards_in, mask_of
from belote_bot.game.scoring import Pair
from belote_bot.game.seats import SEATS, team_of
from belote_bot.game.views import SeatView
from belote_bot.players.auction import expected_marks
from belote_bot.players.search import core
from belote_bot.players.search.outcomes import Stake, Worth, mean_of, stake_of
from belote_bot.players.search.position import opening
from belote_bot.players.search.thumb import TUNED, Thumb
from belote_bot.players.search.worlds import Hands

Dealt: TypeAlias = tuple[tuple[Mask, Mask, Mask, Mask], tuple[Mask, ...]]
"""The five cards of each seat, and those still in the stock, in their order."""

OUT_OF_TURN: Final = 0.2
"""How often somebody passes a hand with which a bot would take: people are more cautious."""

MOST_TRIES: Final = 12
"""How many hands are drawn for one that fits what was said."""


@dataclass(frozen=True, slots=True)
class Promise:
    """A bid and what it is expected to bring."""

    bid: Bid
    value: float
    """For the seat's own side: in marks, or near the match's end by how likely it is to be won."""
    marks: float
    """The marks of the deal, ours less theirs."""


@dataclass(frozen=True, slots=True)
class BidSearch:
    """Judges what a seat may say."""

    worlds: int = 300 if core.COMPILED else 60
    seed: int = 0
    thumb: Thumb = TUNED
    margin: float = 0.0
    """What taking must promise beyond passing, in marks: positive is cautious, negative bold."""

    def judge(self, view: SeatView) -> list[Promise]:
        """The legal bids, the best first."""
        deal = view.deal
        random = Random(f"{self.seed} {deal.number} {view.seat} {view.hand} {deal.upcard} {deal.bids}")
        dealt = [_dealt(view, random) for _ in range(self.worlds)]
        sign = -1 if team_of(view.seat) else 1
        promises: list[Promise] = []
        for bid in view.legal:
            if isinstance(bid, Pass | Take):
                stake = self._stake(view, bid, dealt)
                promises.append(Promise(bid, sign * stake.value, sign * stake.marks))
        return sorted(promises, key=lambda one: self.margin * isinstance(one.bid, Take) - one.value)

    def _stake(self, view: SeatView, bid: Bid, dealt: Sequence[Dealt]) -> Stake:
        """What a bid is worth to team A, the rest of the auction being made by the formula."""
        ends: defaultdict[Contract | None, list[Dealt]] = defaultdict(list)
        for one in dealt:
            ends[_auction_end(view, (*view.deal.bids, bid), one)].append(one)
        stakes: list[Stake] = []
        for contract, hands in ends.items():
            if contract is None:
                stakes += [stake_of(view.match, None, None)] * len(hands)
            else:
                stakes += self._played_out(view, contract, [_completed(view, contract, one) for one in hands])
        return mean_of(stakes)

    def _played_out(self, view: SeatView, contract: Contract, hands: Sequence[Hands]) -> list[Stake]:
        position = opening(contract, view.deal.dealer, view.deal.rules)
        codes = position.outcomes(hands, (), self.thumb)
        pair = 1 << Card.of(contract.trump, Rank.KING) | 1 << Card.of(contract.trump, Rank.QUEEN)
        worths: dict[Pair, Worth] = {}
        stakes: list[Stake] = []
        for world, code in zip(hands, codes, strict=True):
            belote: Pair = (0, 0)
            for seat in SEATS:
                if world[seat] & pair == pair:
                    belote = (0, 20) if team_of(seat) else (20, 0)
            if belote not in worths:
                worths[belote] = Worth(view.match, contract, belote, (0, 0))
            stakes.append(worths[belote][code])
        return stakes


def _dealt(view: SeatView, random: Random) -> Dealt:
    """Hands and stock that fit what the seat holds and what was said."""
    deal = view.deal
    upcard = 1 << deal.upcard
    own = mask_of(view.hand)
    unseen = [1 << card for card in cards_in(FULL_DECK & ~own & ~upcard)]
    dealt = None
    for _ in range(MOST_TRIES):
        cards = sorted(unseen, key=lambda _: random.random())
        fives = [0, 0, 0, 0]
        start = 0
        for seat in SEATS:
            if seat == view.seat:
                fives[seat] = own
            else:
                fives[seat] = sum(cards[start : start + 5])
                start += 5
        dealt = (fives[0], fives[1], fives[2], fives[3]), tuple(cards[start:])
        if all(
            _formula(fives[(deal.dealer + 1 + index) % 4] | upcard, deal.bids[:index], deal.upcard) is None
            or random.random() < OUT_OF_TURN
            for index in range(len(deal.bids))
            if (deal.dealer + 1 + index) % 4 != view.seat
        ):
            break
    assert dealt is not None
    return dealt


def _formula(hand: Mask, bids: Sequence[Bid], upcard: Card) -> Suit | None:
    """The suit in which the formula takes with these six cards; None if it passes."""
    if bidding_round(bids) == 1:
        return upcard.suit if expected_marks(hand, upcard.suit) >= 0 else None
    suits = [suit for suit in Suit if suit != upcard.suit]
    best = max(suits, key=lambda suit: expected_marks(hand, suit))
    return best if expected_marks(hand, best) >= 0 else None


def _auction_end(view: SeatView, bids: tuple[Bid, ...], dealt: Dealt) -> Contract | None:
    """How the auction ends after these bids if everybody else bids by the formula; None for a void deal."""
    deal = view.deal
    while True:
        speaker = (deal.dealer + len(bids)) % 4
        last = bids[-1]
        if isinstance(last, Take):
            return Contract(speaker, last.suit, bidding_round(bids[:-1]))
        if len(bids) == 8:
            return None
        suit = _formula(dealt[0][(speaker + 1) % 4] | 1 << deal.upcard, bids, deal.upcard)
        bids = (*bids, Pass() if suit is None else Take(suit))


def _completed(view: SeatView, contract: Contract, dealt: Dealt) -> Hands:
    """The hands of eight after this contract."""
    fives, stock = dealt
    hands = [*fives]
    hands[contract.taker] |= 1 << view.deal.upcard
    start = 0
    for index in range(4):
        seat = (view.deal.dealer + 1 + index) % 4
        count = 2 if seat == contract.taker else 3
        hands[seat] |= sum(stock[start : start + count])
        start += count
    return hands[0], hands[1], hands[2], hands[3]
