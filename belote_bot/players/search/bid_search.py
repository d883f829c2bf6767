"""Judging bids: what taking and passing come to in many hands that fit what was said so far."""

from dataclasses import dataclass
from random import Random
from typing import Final

from belote_bot.game.actions import Bid, Pass, Take
from belote_bot.game.auction import Contract
from belote_bot.game.cards import Suit, mask_of
from belote_bot.game.scoring import Pair
from belote_bot.game.seats import team_of
from belote_bot.game.views import SeatView
from belote_bot.players.auction import expected_marks
from belote_bot.players.search import auctions, core
from belote_bot.players.search.auctions import END, VOID
from belote_bot.players.search.outcomes import Stake, Worth, mean_of, stake_of
from belote_bot.players.search.position import flags_of
from belote_bot.players.search.thumb import TUNED, Thumb

OUT_OF_TURN: Final = 200
"""How often in a thousand somebody passes a hand with which a bot would take: people are more cautious."""

MOST_TRIES: Final = 12
"""How many hands are drawn for one that fits what was said."""

_BELOTES: Final[tuple[Pair, ...]] = (0, 0), (20, 0), (0, 20)


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
        seed = Random(f"{self.seed} {deal.number} {view.seat} {view.hand} {deal.upcard} {deal.bids}")
        dealt = core.fives(
            mask_of(view.hand), view.seat, deal.dealer, deal.upcard, len(deal.bids), MOST_TRIES, OUT_OF_TURN,
            FORMULA, self.worlds, seed.getrandbits(64),
        )  # fmt: skip
        sign = -1 if team_of(view.seat) else 1
        promises: list[Promise] = []
        for bid in view.legal:
            if isinstance(bid, Pass | Take):
                stake = self._stake(view, bid, dealt)
                promises.append(Promise(bid, sign * stake.value, sign * stake.marks))
        return sorted(promises, key=lambda one: self.margin * isinstance(one.bid, Take) - one.value)

    def _stake(self, view: SeatView, bid: Bid, dealt: bytes) -> Stake:
        """What a bid is worth to team A, the rest of the auction being made by the formula."""
        deal = view.deal
        ends = core.auctions(
            dealt, deal.dealer, deal.upcard, len(deal.bids), bid.suit if isinstance(bid, Take) else -1,
            FORMULA, flags_of(deal.rules), self.thumb.packed, self.thumb.packed,
        )  # fmt: skip
        worths: dict[tuple[int, int], Worth] = {}
        contract: int
        belote: int
        code: int
        stakes: list[Stake] = []
        void = stake_of(view.match, None, None)
        for contract, belote, code, _ in END.iter_unpack(ends):
            if contract == VOID:
                stakes.append(void)
                continue
            worth = worths.get((contract, belote))
            if worth is None:
                worth = worths[contract, belote] = Worth(
                    view.match, _contract(contract), _BELOTES[belote], (0, 0)
                )
            stakes.append(worth[code])
        return mean_of(stakes)


def _contract(code: int) -> Contract:
    return Contract(code & 3, Suit(code >> 2 & 3), 2 if code >> 4 else 1)


def _formula() -> bytes:
    """The steady player's formula, suit by suit as `core` takes it."""
    nothing = expected_marks(0, Suit.SPADES)
    trumps = [expected_marks(cards, Suit.SPADES) for cards in range(256)]
    beside = [expected_marks(cards << 8, Suit.SPADES) - nothing for cards in range(256)]
    return auctions.FORMULA.pack(*(trumps + beside) * 8)


FORMULA: Final = _formula()
