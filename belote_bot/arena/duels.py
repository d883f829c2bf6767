"""One deal played twice: each side once holds what the other holds the other time."""

from dataclasses import dataclass, field
from enum import IntEnum
from random import Random
from time import perf_counter, thread_time
from typing import Final, TypeAlias

from belote_bot.arena.outside import Outside
from belote_bot.game.cards import CARDS
from belote_bot.game.dealing import Pack
from belote_bot.game.events import DealResult
from belote_bot.game.house_rules import HouseRules
from belote_bot.game.match import Match
from belote_bot.game.scoring import Outcome
from belote_bot.game.seats import Seat, Team, team_of
from belote_bot.game.views import seat_view
from belote_bot.players.player import Player


class Side(IntEnum):
    """The two that play against each other; the figures are those of A against B."""

    A = 0
    B = 1


Outcomes: TypeAlias = dict[Outcome, int]

SIDES: Final = (Side.A, Side.B)


@dataclass(frozen=True, slots=True)
class Account:
    """What one side did in a duel."""

    outcomes: Outcomes = field(default_factory=dict[Outcome, int])
    """How the deals ended that it took."""
    seconds: list[float] = field(default_factory=list[float])
    """How long it thought over each decision in which it had a choice: processor time of a player of ours,
    which other work on the machine does not lengthen; by the clock if it is a program outside."""


@dataclass(frozen=True, slots=True)
class Duel:
    """What came of a deal that was played twice."""

    marks: float
    """Marks of side A less those of side B, on average of both times; what went into the pot is nobody's."""
    points: float
    """Card points, 0 … 252, in the same way."""
    void: int
    """How many of the two ended without a taker."""
    accounts: tuple[Account, Account]


@dataclass(frozen=True, slots=True)
class Ring:
    """Who plays against whom, and by which rules."""

    a: Player
    b: Player
    rules: HouseRules
    bidder: Player | None
    """Who bids for all four seats, so that only the play of the cards differs; None: each for itself."""

    def duel(self, seed: int, number: int) -> Duel:
        """The duel of this number in the contest with this seed; always the same deal.

        With one bidder for all, a deal that nobody would take is dealt again.
        """
        random = Random(f"{seed} {number}")
        dealer = number % 4
        accounts = (Account(), Account())
        while True:
            pack = list(CARDS)
            random.shuffle(pack)
            first = self._played(tuple(pack), dealer, 0, accounts)
            if self.bidder is None or first.score is not None:
                break
        results = (first, self._played(tuple(pack), dealer, 1, accounts))
        marks, points, void = 0.0, 0.0, 0
        for result, team in zip(results, (0, 1), strict=True):
            if result.score is None:
                void += 1
            else:
                marks += (result.marks[team] - result.marks[1 - team]) / 2
                points += (result.score.tricks[team] - result.score.tricks[1 - team]) / 2
        return Duel(marks, points, void, accounts)

    def _played(self, pack: Pack, dealer: Seat, team: Team, accounts: tuple[Account, Account]) -> DealResult:
        """The deal with side A as this team."""
        match = Match(self.rules, dealer)
        match.start_deal(pack)
        while not match.results:
            turn = match.turn
            assert turn is not None
            view = seat_view(match, turn)
            side = Side.A if team_of(turn) == team else Side.B
            if self.bidder is not None and view.deal.contract is None:
                match.apply(self.bidder.decide(view))
                continue
            player = (self.a, self.b)[side]
            clock = perf_counter if isinstance(player, Outside) else thread_time
            start = clock()
            action = player.decide(view)
            if len(view.legal) > 1:
                accounts[side].seconds.append(clock() - start)
            match.apply(action)
        result = match.results[0]
        if result.contract is not None and result.score is not None:
            taken = accounts[Side.A if team_of(result.contract.taker) == team else Side.B].outcomes
            taken[result.score.outcome] = taken.get(result.score.outcome, 0) + 1
        return result
