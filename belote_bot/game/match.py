"""Deals in a row: dealing, playing and marking them until the match is decided (RULES §8)."""

from copy import copy

from belote_bot.game.actions import Action
from belote_bot.game.deal import Deal, DealOver, DealStatus
from belote_bot.game.dealing import Pack, collect_tricks, collect_void
from belote_bot.game.events import DealFinished, DealResult, DealStarted, Event, Winner
from belote_bot.game.house_rules import HouseRules
from belote_bot.game.scoring import Pair
from belote_bot.game.seats import Seat, next_seat
from belote_bot.game.tally import MatchOver, Tally

__all__ = ["Match", "MatchOver"]


class Match:
    """A match in progress: everything follows from the rules, the first dealer, the packs and the actions.

    Attributes are read-only for callers: `rules`, `deals` (the running or last one at the end).
    """

    def __init__(self, rules: HouseRules, first_dealer: Seat) -> None:
        self.rules: HouseRules = rules
        self.deals: list[Deal] = []
        self._first_dealer = first_dealer
        self._tally = Tally(rules)

    def fork(self) -> "Match":
        """A copy that goes its own way from here; the finished deals are shared."""
        forked = copy(self)
        forked.deals = [*self.deals[:-1], *(deal.fork() for deal in self.deals[-1:])]
        return forked

    @property
    def results(self) -> tuple[DealResult, ...]:
        """One for each finished deal, void ones included."""
        return self._tally.results

    @property
    def totals(self) -> Pair:
        """Each team's points."""
        return self._tally.totals

    @property
    def winner(self) -> Winner | None:
        """Who won the match; None while it goes on."""
        return self._tally.winner

    @property
    def deal(self) -> Deal | None:
        """The deal in progress, or the last one; None before the first."""
        return self.deals[-1] if self.deals else None

    @property
    def pot(self) -> int:
        """What waits for the winner of the next played deal."""
        return self._tally.pot

    @property
    def awaits_deal(self) -> bool:
        """Whether the next thing to happen is a deal: none is running and the match is not decided."""
        return self.winner is None and len(self.results) == len(self.deals)

    @property
    def turn(self) -> Seat | None:
        """The seat that acts next; None between deals and at the end."""
        return None if self.deal is None else self.deal.turn

    @property
    def next_dealer(self) -> Seat:
        """Who deals the next deal: the seat after the last dealer, also after a void deal."""
        return self._first_dealer if self.deal is None else next_seat(self.deal.dealer)

    def collected_pack(self) -> Pack | None:
        """The pack as the last finished deal left it, before the cut; None before the first deal."""
        deal = self.deal
        if deal is None or not self.awaits_deal:
            return None
        if deal.status is DealStatus.VOID:
            return collect_void(deal.pack, deal.dealer, deal.rules.packets)
        return collect_tricks([(trick.winner, trick.cards) for trick in deal.tricks])

    def start_deal(self, pack: Pack) -> list[Event]:
        """Deal this pack; MatchOver if the match is decided, PackError if it is not the 32 cards."""
        if self.winner is not None:
            raise MatchOver("the match is over: no further deal")
        if not self.awaits_deal:
            raise ValueError("the deal in progress is not finished")
        deal = Deal(pack, self.next_dealer, self.rules)
        self.deals.append(deal)
        return [DealStarted(len(self.deals) - 1, deal.dealer, deal.upcard)]

    def apply(self, action: Action) -> list[Event]:
        """Carry out an action of the seat to act and tell what happened.

        Raises MatchOver after the end, an IllegalAction, having changed nothing, if the rules forbid it.
        """
        if self.winner is not None:
            raise MatchOver(f"{action} comes after the end of the match")
        if self.deal is None or self.awaits_deal:
            raise DealOver(f"{action} comes between two deals")
        events = self.deal.apply(action)
        if self.deal.status is not DealStatus.RUNNING:
            events.append(DealFinished(self._finish(self.deal)))
        return events

    def _finish(self, deal: Deal) -> DealResult:
        self._tally = self._tally.marked(deal.contract, deal.score)
        return self._tally.results[-1]
