"""Judging bids: what taking and passing come to in many hands that fit what was said so far."""

from dataclasses import dataclass
from random import Random
from typing import Final

from belote_bot.game.actions import Bid, Pass, Take
from belote_bot.game.auction import Contract
from belote_bot.game.cards import Suit, mask_of
from belote_bot.game.scoring import Pair
from belote_bot.game.seats import SEATS, team_of
from belote_bot.game.views import SeatView
from belote_bot.players.formula import Formula, tuned
from belote_bot.players.search import auctions, core
from belote_bot.players.search.auctions import DEALT, END, VOID, completed
from belote_bot.players.search.extras import NOTHING, melds_that_count
from belote_bot.players.search.limits import UNLIMITED, Limits, Stopwatch
from belote_bot.players.search.outcomes import Stake, mean_of, score_of
from belote_bot.players.search.position import flags_of
from belote_bot.players.search.thumb import TUNED, Thumb

OUT_OF_TURN: Final = 200
"""How often in a thousand somebody passes a hand with which a bot would take: people are more cautious."""

CAUTION: Final = 6.0
"""What taking must promise beyond passing, in marks. Of several bids that are judged by chance the best looks
better than it is; on 1,400 deals 4 to 10 brought one or two marks a deal more than 0."""

MOST_TRIES: Final = 12
"""How many hands are drawn for one that fits what was said."""

BATCH: Final = 100
"""Deals imagined between two looks at the watch."""

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

    worlds: int = 2000 if core.COMPILED else 120
    seed: int = 0
    thumb: Thumb = TUNED
    margin: float = 0.0
    """What taking must promise beyond CAUTION, in marks: positive is cautious, negative bold."""

    def judge(self, view: SeatView, limits: Limits = UNLIMITED) -> list[Promise]:
        """The legal bids, the best first; Abandoned if nobody waits for it any more."""
        watch = Stopwatch(limits)
        bids = [bid for bid in view.legal if isinstance(bid, Pass | Take)]
        table = _Table(view, self.thumb)
        dealt = self._imagined(view)
        stakes: list[list[Stake]] = [[] for _ in bids]
        for start in range(0, len(dealt), BATCH * DEALT.size):
            if start and watch.is_over():
                break
            batch = dealt[start : start + BATCH * DEALT.size]
            for bid, found in zip(bids, stakes, strict=True):
                found.extend(table.stakes(bid, batch))
        sign = -1 if team_of(view.seat) else 1
        means = [mean_of(found) for found in stakes]
        promises = [
            Promise(bid, sign * mean.value, sign * mean.marks) for bid, mean in zip(bids, means, strict=True)
        ]
        asked = (CAUTION + self.margin) * table.score.rate
        return sorted(promises, key=lambda one: asked * isinstance(one.bid, Take) - one.value)

    def _imagined(self, view: SeatView) -> bytes:
        """Ways of dealing that fit the seat's cards and what was said."""
        deal = view.deal
        hand = " ".join(map(str, view.hand))
        random = Random(f"{self.seed} {deal.dealer} {view.seat} {hand} {deal.upcard} {len(deal.bids)}")
        return core.fives(
            mask_of(view.hand), view.seat, deal.dealer, deal.upcard, len(deal.bids), MOST_TRIES, OUT_OF_TURN,
            FORMULA, self.worlds, random.getrandbits(64),
        )  # fmt: skip


class _Table:
    """What bids come to at this table."""

    def __init__(self, view: SeatView, thumb: Thumb) -> None:
        self._deal = view.deal
        self._thumb = thumb
        self.score = score_of(view.match)

    def stakes(self, bid: Bid, dealt: bytes) -> list[Stake]:
        """What a bid is worth to team A in each of these deals; the others bid by the formula."""
        deal = self._deal
        ends = core.auctions(
            dealt, deal.dealer, deal.upcard, len(deal.bids), bid.suit if isinstance(bid, Take) else -1,
            FORMULA, flags_of(deal.rules), self._thumb.packed, self._thumb.packed,
        )  # fmt: skip
        stakes: list[Stake] = []
        void = self.score.stake_of(None)
        contract: int
        belote: int
        code: int
        for at, (contract, belote, code, _) in enumerate(END.iter_unpack(ends)):
            if contract == VOID:
                stakes.append(void)
                continue
            melds = self._melds(dealt, at, _contract(contract)) if deal.rules.melds else NOTHING
            takers = team_of(contract & 3)
            stakes.append(self.score.worth(takers, _BELOTES[belote], melds)[code])
        return stakes

    def _melds(self, dealt: bytes, at: int, contract: Contract) -> Pair:
        """The melds that count in one of these deals."""
        *fives, stock = DEALT.unpack_from(dealt, at * DEALT.size)
        hands = completed(fives, stock, contract.taker, self._deal.dealer, self._deal.upcard)
        return melds_that_count(hands, SEATS, contract.trump, self._deal)


def _contract(code: int) -> Contract:
    return Contract(code & 3, Suit(code >> 2 & 3), 2 if code >> 4 else 1)


def _formula(steady: Formula) -> bytes:
    """The steady player's formula, place by place and suit by suit as `core` takes it."""
    worth: list[int] = []
    for threshold in steady.thresholds:
        worth += [marks - threshold for marks in steady.as_trumps]
        worth += steady.beside
    return auctions.FORMULA.pack(*worth)


FORMULA: Final = _formula(tuned())
