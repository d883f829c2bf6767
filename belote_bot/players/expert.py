"""The expert player: it searches, and bids and plays for the chance to win the match."""

from dataclasses import dataclass, field
from math import inf
from typing import Self

from belote_bot.game.actions import Action
from belote_bot.game.views import SeatView
from belote_bot.players.judging import Judgement
from belote_bot.players.search.bid_search import BidSearch
from belote_bot.players.search.card_search import CardSearch
from belote_bot.players.search.limits import Limits
from belote_bot.players.steady import NotItsTurn, saying_all


@dataclass(frozen=True, slots=True)
class Expert:
    """Bids and plays by what comes of it in many hands that fit what the seat knows.

    The same view and the same seed always give the same action, unless the limits end a search early.
    """

    cards: CardSearch = field(default_factory=CardSearch)
    bids: BidSearch = field(default_factory=BidSearch)
    limits: Limits = field(default_factory=Limits)

    @classmethod
    def of(cls, seed: int, seconds: float = inf) -> Self:
        """An expert that imagines other hands than one of another seed, and thinks at most so long."""
        return cls(CardSearch(seed=seed), BidSearch(seed=seed), Limits(seconds))

    def decide(self, view: SeatView) -> Action:
        """The action chosen among `view.legal`; NotItsTurn when there is none, Abandoned if given up."""
        return self.judge(view)[0].action

    def judge(self, view: SeatView) -> tuple[Judgement, ...]:
        """Every bid or card that is legal now, the best first; errors as for `decide`.

        The first is what the expert does. It may be some marks behind another: between cards that hardly
        differ the rules of thumb decide, and what partner expects; and taking must promise more than passing.
        A card that is the only legal one is worth 0.
        """
        if not view.legal:
            raise NotItsTurn(f"seat {view.seat} has nothing to decide")
        contract = view.deal.contract
        if contract is None:
            return tuple(
                Judgement(one.bid, one.value, one.marks) for one in self.bids.judge(view, self.limits)
            )
        return tuple(
            Judgement(saying_all(view, one.card), one.value, one.marks)
            for one in self.cards.judge(view, contract, self.limits)
        )
