"""Our players against those of colver, another belote engine: `python -m bench colver --deals 300`.

Classic deals by our rules with `must_undertrump=false`, which is colver's: a steady bot bids for all four
seats, then each deal is played twice, the teams swapped. colver is told the contract as 80 in its own game,
contrée.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from time import perf_counter, process_time
from typing import Any, Final

from belote_bot.arena.duels import Account, Duel, Side
from belote_bot.arena.spreading import gathered, spread
from belote_bot.game.actions import Play
from belote_bot.game.cards import CARDS, Card, Rank, cards_in
from belote_bot.game.deal import Deal
from belote_bot.game.dealing import Pack
from belote_bot.game.house_rules import HouseRules
from belote_bot.game.match import Match
from belote_bot.game.scoring import DealScore
from belote_bot.game.seats import SEATS, TEAMS, Seat, Team, other_team, team_of
from belote_bot.game.views import seat_view
from belote_bot.players.player import Level, Player, player_for
from belote_bot.players.steady import Steady

RULES: Final = HouseRules(must_undertrump=False)
# colver counts the cards of each suit 7 8 9 J Q K 10 A.
RANKS: Final = (Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.TEN, Rank.ACE)
THEIRS: Final = {card: card.suit * 8 + RANKS.index(card.rank) for card in CARDS}
OURS: Final = {number: card for card, number in THEIRS.items()}


@dataclass(frozen=True, slots=True)
class Meeting:
    """Who of ours meets whom of theirs."""

    player: str
    """A level of ours."""
    against: str
    """`heuristic`, or `is-dd`: double-dummy values in hands that fit, as many as there is time for."""
    ms: int
    """What IS-DD has for a move."""
    objective: str
    """What IS-DD makes the most of: `deal_score` or `card_points`."""
    seed: int


@dataclass(slots=True)
class Share:
    """How much of the processor this process gets beside others: IS-DD watches the clock on the wall.

    It is given as much more time as it has to wait, so that it thinks as long as it should on a busy machine.
    """

    wall: float = 1e-3
    processor: float = 1e-3

    @property
    def of_processor(self) -> float:
        """The share of late, 0.02 … 1."""
        return min(1.0, max(0.02, self.processor / self.wall))

    def note(self, wall: float, processor: float) -> None:
        """Count one more decision; older ones count less and less."""
        self.wall = 0.9 * self.wall + wall
        self.processor = 0.9 * self.processor + processor


@cache
def _share() -> Share:
    return Share()


class Theirs:
    """colver's players at the table of one deal; they are told every action."""

    def __init__(self, meeting: Meeting, deal: Deal, number: int) -> None:
        import colver  # noqa: PLC0415  # it is in the extra `dev` only, and its threads are counted at the import

        self._meeting = meeting
        contract = deal.contract
        assert contract is not None
        hands = [[THEIRS[card] for card in cards_in(dealt)] for dealt in deal.dealt]
        self._env: Any = colver.Env.deal_with_hands(deal.dealer, hands)
        self._agents: list[Any] = []
        if meeting.against == "is-dd":
            spec = (
                f'[play]\ntime_ms={meeting.ms}\nobjective="{meeting.objective}"\n[worlds]\nsource="uniform"\n'
            )
            self._agents = [colver.Agent(spec, seat, number) for seat in SEATS]
        for agent in self._agents:
            agent.init_deal(self._env)
        self._env.set_contract(int(contract.trump), 80, team_of(contract.taker), 0)
        self._env.set_phase_playing()

    def decide(self, seat: Seat) -> Card:
        """What the player on this seat plays."""
        if not self._agents:
            return OURS[self._env.action_heuristic_play()]
        agent, share = self._agents[seat], _share()
        agent.set_time_ms(round(self._meeting.ms / share.of_processor))
        wall, processor = perf_counter(), process_time()
        card = OURS[agent.action(self._env)]
        share.note(perf_counter() - wall, process_time() - processor)
        return card

    def see(self, card: Card) -> None:
        """The seat to act plays this card."""
        for agent in self._agents:
            agent.observe(self._env, THEIRS[card])
        self._env.step(THEIRS[card])


@dataclass(frozen=True, slots=True)
class Bridge:
    """A player of ours at a table with theirs."""

    meeting: Meeting
    ours: Player

    def duel(self, number: int) -> Duel:
        """The deal of this number, played twice; one that nobody takes is dealt again."""
        random = Random(f"{self.meeting.seed} {number}")
        match = None
        while match is None:
            match = _taken(tuple(random.sample(CARDS, len(CARDS))), number % 4)
        accounts = Account(), Account()
        marks = points = 0.0
        for team in TEAMS:
            score = self._played(match.fork(), number, team, accounts)
            marks += (score.marks[team] - score.marks[other_team(team)]) / 2
            points += (score.tricks[team] - score.tricks[other_team(team)]) / 2
        return Duel(marks, points, 0, accounts)

    def _played(self, match: Match, number: int, team: Team, accounts: tuple[Account, Account]) -> DealScore:
        """The rest of the deal, with ours as this team."""
        theirs = Theirs(self.meeting, match.deals[-1], number)
        while (turn := match.turn) is not None:
            view = seat_view(match, turn)
            side = Side.A if team_of(turn) == team else Side.B
            start = process_time()
            action = self.ours.decide(view) if side is Side.A else Play(theirs.decide(turn))
            if len(view.legal) > 1:
                accounts[side].seconds.append(process_time() - start)
            assert isinstance(action, Play)
            match.apply(action)
            theirs.see(action.card)
        score = match.results[0].score
        assert score is not None
        taken = accounts[Side.A if score.takers == team else Side.B].outcomes
        taken[score.outcome] = taken.get(score.outcome, 0) + 1
        return score


def _taken(pack: Pack, dealer: Seat) -> Match | None:
    """The deal after an auction of steady bots; None if all passed."""
    match = Match(RULES, dealer)
    match.start_deal(pack)
    while not match.results and match.deals[-1].contract is None:
        assert match.turn is not None
        match.apply(Steady().decide(seat_view(match, match.turn)))
    return None if match.results else match


_meetings: list[Meeting] = []


def _begin(meeting: Meeting) -> None:
    _meetings.append(meeting)


@cache
def _bridge() -> Bridge:
    # One thread, as our own players have: colver would take every core for itself.
    os.environ["RAYON_NUM_THREADS"] = "1"
    return Bridge(_meetings[0], player_for(Level(_meetings[0].player)))


def _duel(number: int) -> Duel:
    return _bridge().duel(number)


def main(arguments: Sequence[str]) -> int:
    """Run the command line; gives the exit status."""
    parser = argparse.ArgumentParser(prog="python -m bench colver", description=__doc__)
    parser.add_argument("--deals", type=int, default=300, help="each is played twice (default: %(default)s)")
    parser.add_argument(
        "--player", choices=[*Level], default=Level.EXPERT, help="ours (default: %(default)s)"
    )
    parser.add_argument("--against", choices=["heuristic", "is-dd"], default="heuristic", help="theirs")
    parser.add_argument(
        "--ms", type=int, default=50, help="processor time of IS-DD for a move (default: %(default)s)"
    )
    parser.add_argument(
        "--objective",
        choices=["deal_score", "card_points"],
        default="deal_score",
        help="what IS-DD makes the most of (default: %(default)s, its own)",
    )
    parser.add_argument("--seed", type=int, default=1, help="which deals (default: %(default)s)")
    parser.add_argument("--jobs", type=int, default=1, help="processes; more disturb the times (default: 1)")
    chosen = parser.parse_args(arguments)
    meeting = Meeting(chosen.player, chosen.against, chosen.ms, chosen.objective, chosen.seed)
    theirs = "heuristic" if meeting.against == "heuristic" else f"IS-DD {meeting.ms} ms {meeting.objective}"
    figures, status = gathered(spread(chosen.jobs, chosen.deals, _begin, meeting, _duel), chosen.deals)
    played = f"{len(figures.marks)} deals, each twice, seed {chosen.seed}"
    print(f"{meeting.player} against colver's {theirs}: {played}\n")
    print("\n".join(figures.report((meeting.player, f"colver {meeting.against}"))))
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
