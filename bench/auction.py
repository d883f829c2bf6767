"""How well the expert bids, beside a plain rule or the steady player: `python -m bench auction --deals 1000`.

Duplicate deals: each is played twice, the sides changing places, in a match at 0-0 under the usual rules. All
four seats play their cards alike, by the rules of thumb of the search, so that only the bids differ.
"""

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import mean, quantiles, stdev
from time import thread_time

from belote_bot.game.actions import Bid, Pass, Take
from belote_bot.game.cards import CARDS, Rank, Suit, mask_of
from belote_bot.game.dealing import Pack
from belote_bot.game.house_rules import HouseRules
from belote_bot.game.match import Match
from belote_bot.game.scoring import Outcome
from belote_bot.game.seats import team_of
from belote_bot.game.views import SeatView, match_view, seat_view
from belote_bot.players.auction import bid as steady
from belote_bot.players.search.bid_search import BidSearch
from belote_bot.players.search.extras import Extras
from belote_bot.players.search.outcomes import score_of, scored
from belote_bot.players.search.position import opening
from belote_bot.players.search.thumb import TUNED

RULES = HouseRules()


def plain(view: SeatView) -> Bid:
    """Take with jack or nine and three trumps, the upcard counted; the first suit that will do."""
    hand = mask_of(view.hand) | 1 << view.deal.upcard
    return next((bid for bid in view.legal if isinstance(bid, Take) and _will_do(hand, bid.suit)), Pass())


def _will_do(hand: int, suit: Suit) -> bool:
    trumps = hand >> suit * 8 & 0xFF
    return trumps.bit_count() >= 3 and bool(trumps >> Rank.JACK & 1 or trumps >> Rank.NINE & 1)


def expert(view: SeatView) -> Bid:
    """As the expert bids."""
    return BidSearch().judge(view)[0].bid


BIDDERS: Mapping[str, Callable[[SeatView], Bid]] = {"expert": expert, "steady": steady, "plain": plain}


@dataclass
class Bidder:
    """Somebody who bids, and what came of it."""

    bid: Callable[[SeatView], Bid]
    seconds: list[float] = field(default_factory=list)
    said: dict[tuple[Pack, int], Bid] = field(default_factory=dict)
    """By pack and the number of passes before: the second time, the same is asked."""
    took: int = 0
    failed: int = 0

    def timed(self, view: SeatView, pack: Pack) -> Bid:
        """A bid in this deal; its processor time is noted."""
        key = pack, len(view.deal.bids)
        if key not in self.said:
            started = thread_time()
            self.said[key] = self.bid(view)
            self.seconds.append(thread_time() - started)
        return self.said[key]


def play(pack: Pack, dealer: int, sides: tuple[Bidder, Bidder]) -> float:
    """The marks of one deal, team A's less team B's."""
    match = Match(RULES, dealer)
    match.start_deal(pack)
    deal = match.deals[0]
    while match.turn is not None and deal.contract is None:
        match.apply(sides[match.turn % 2].timed(seat_view(match, match.turn), pack))
    if deal.contract is None:
        return 0.0
    hands = deal.dealt[0], deal.dealt[1], deal.dealt[2], deal.dealt[3]
    (code,) = opening(deal.contract, dealer, RULES).outcomes([hands], (), TUNED)
    belote, melds = Extras(seat_view(match, 0), deal.contract).of(hands)
    takers = team_of(deal.contract.taker)
    sides[takers].took += 1
    sides[takers].failed += scored(code, takers, belote, melds, RULES).outcome is Outcome.FAILED
    return score_of(match_view(match)).worth(takers, belote, melds)[code].marks


def main(options: Sequence[str] | None = None) -> int:
    """Measure and print a Markdown table."""
    parser = argparse.ArgumentParser(prog="python -m bench auction", description=__doc__)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--a", choices=BIDDERS, default="expert")
    parser.add_argument("--b", choices=BIDDERS, default="plain")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(options)
    random = Random(chosen.seed)
    one, other = Bidder(BIDDERS[chosen.a]), Bidder(BIDDERS[chosen.b])
    leads: list[float] = []
    for number in range(chosen.deals):
        pack = tuple(random.sample(CARDS, len(CARDS)))
        marks = play(pack, number % 4, (one, other)) - play(pack, number % 4, (other, one))
        leads.append(marks / 2)
    error = stdev(leads) / len(leads) ** 0.5
    print(
        f"{chosen.a} against {chosen.b}, {chosen.deals} deals: {mean(leads):+.1f} ± {error:.1f} marks a deal"
    )
    print()
    print("| bids by | takes a deal | of these fail | ms a bid: median | p99 |\n|---|--:|--:|--:|--:|")
    for name, bidder in ((chosen.a, one), (chosen.b, other)):
        times = quantiles(bidder.seconds, n=100)
        print(
            f"| {name} | {bidder.took / 2 / chosen.deals:.0%} | {bidder.failed / max(1, bidder.took):.0%}"
            f" | {times[49] * 1000:.2f} | {times[98] * 1000:.2f} |"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
