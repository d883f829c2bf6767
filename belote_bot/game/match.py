"""Deals in a row: the pot, the totals, the winner (RULES §7, §8)."""

from copy import copy

from belote_bot.game.actions import Action
from belote_bot.game.deal import Deal, DealOver, DealStatus
from belote_bot.game.dealing import Pack, collect_tricks, collect_void
from belote_bot.game.events import DealFinished, DealResult, DealStarted, Event, Winner
from belote_bot.game.house_rules import DrawBreaker, HouseRules
from belote_bot.game.scoring import DealScore, Pair
from belote_bot.game.seats import Seat, next_seat


class MatchOver(ValueError):
    """The match is decided: no further deal or action is possible."""


class Match:
    """A match in progress: everything follows from the rules, the first dealer, the packs and the actions.

    Attributes are read-only for callers: `rules`, `deals` (the running or last one at the end),
    `results` (one for each finished deal, void ones included), `totals`, `winner`.
    """

    def __init__(self, rules: HouseRules, first_dealer: Seat) -> None:
        self.rules: HouseRules = rules
        self.deals: list[Deal] = []
        self.results: list[DealResult] = []
        self.totals: Pair = (0, 0)
        self.winner: Winner | None = None
        self._first_dealer = first_dealer
        self.held: list[int] = [0, 0]  # what the pot holds, by the takers it came from

    def fork(self) -> "Match":
        """A copy that goes its own way from here; the finished deals are shared."""
        forked = copy(self)
        forked.deals = [*self.deals[:-1], *(deal.fork() for deal in self.deals[-1:])]
        forked.results = list(self.results)
        forked.held = list(self.held)
        return forked

    @property
    def deal(self) -> Deal | None:
        """The deal in progress, or the last one; None before the first."""
        return self.deals[-1] if self.deals else None

    @property
    def pot(self) -> int:
        """What waits for the winner of the next played deal."""
        return sum(self.held)

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
        score = deal.score
        paid = self._settle_pot(score)
        marks = score.marks if score is not None else (0, 0)
        totals = _add(_add(self.totals, marks), paid)
        if score is not None and self._at_the_end(totals):
            # Whatever still waits goes back to where it came from, or is lost in a match to a target.
            returned = (self.held[0], self.held[1]) if self.rules.deals is not None else (0, 0)
            winner = self._winner_of(_add(totals, returned))
            if winner is not None:
                paid, totals = _add(paid, returned), _add(totals, returned)
                self.held = [0, 0]
            self.winner = winner
        self.totals = totals
        result = DealResult(
            number=len(self.results),
            contract=deal.contract,
            score=score,
            paid=paid,
            marks=_add(marks, paid),
            pot=self.pot,
            totals=totals,
            winner=self.winner,
        )
        self.results.append(result)
        return result

    def _settle_pot(self, score: DealScore | None) -> Pair:
        """Put a litige's points into the pot, or pay it out to the winners of the deal."""
        if score is None:
            return 0, 0
        self.held[score.takers] += score.held
        winners = score.winners
        if winners is None:
            return 0, 0
        pot = self.pot
        self.held = [0, 0]
        return (0, pot) if winners else (pot, 0)

    def _at_the_end(self, totals: Pair) -> bool:
        """Whether this played deal can be the last: target reached, or the agreed number played."""
        if self.rules.target is not None:
            return max(totals) >= self.rules.target
        played = 1 + sum(result.score is not None for result in self.results)
        return self.rules.deals is not None and played >= self.rules.deals

    def _winner_of(self, totals: Pair) -> Winner | None:
        """The team ahead; equal totals are a draw after a number of deals, else one more deal is played."""
        if totals[0] != totals[1]:
            return 0 if totals[0] > totals[1] else 1
        exact = self.rules.deals is not None and self.rules.draw_breaker is DrawBreaker.NONE
        return "draw" if exact else None


def _add(one: Pair, other: Pair) -> Pair:
    return one[0] + other[0], one[1] + other[1]
