"""A deal played twice, the teams swapped, and the figures that come of many."""

from dataclasses import dataclass, field
from math import isnan
from random import Random
from statistics import fmean

import pytest

from belote_bot.arena.duels import Account, Duel, Ring, Side
from belote_bot.arena.figures import Estimate, Figures, quantile
from belote_bot.game.actions import Action, Pass
from belote_bot.game.house_rules import PRESETS, HouseRules
from belote_bot.game.scoring import Outcome
from belote_bot.game.views import SeatView
from belote_bot.players.player import Player
from belote_bot.players.steady import Steady

FFB = PRESETS["ffb"]


@dataclass
class Watched:
    """A steady bot, or one at random, and what it was shown."""

    random: Random | None = None
    seen: list[SeatView] = field(default_factory=list[SeatView])

    def decide(self, view: SeatView) -> Action:
        self.seen.append(view)
        if self.random is not None and view.deal.contract is not None:
            return self.random.choice(view.legal)
        return Steady().decide(view)


class Cautious:
    """Never takes."""

    def decide(self, view: SeatView) -> Action:
        return Pass() if view.deal.contract is None else Steady().decide(view)


def ring(a: Player, b: Player, bidder: Player | None = None, rules: HouseRules = FFB) -> Ring:
    return Ring(a, b, rules, bidder)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_player_against_itself_is_level_on_every_deal(preset: str) -> None:
    fight = ring(Steady(), Steady(), rules=PRESETS[preset])
    duels = [fight.duel(1, number) for number in range(6)]
    assert {(duel.marks, duel.points) for duel in duels} == {(0, 0)}


def test_each_side_holds_once_what_the_other_holds_the_other_time() -> None:
    a, b = Watched(), Watched()
    ring(a, b).duel(1, 0)
    dealt = [{(view.seat, view.hand) for view in player.seen if len(view.deal.bids) < 4} for player in (a, b)]
    assert dealt[0] == dealt[1]
    assert {seat for seat, _ in dealt[0]} == {0, 1, 2, 3}


def test_who_plays_at_random_loses_and_the_difference_is_the_other_one_s_seen_from_there() -> None:
    ahead = [ring(Steady(), Watched(Random(number))).duel(2, number) for number in range(12)]
    behind = [ring(Watched(Random(number)), Steady()).duel(2, number) for number in range(12)]
    assert fmean(duel.marks for duel in ahead) > 20
    assert fmean(duel.points for duel in ahead) > 20
    assert fmean(duel.marks for duel in behind) < -20


def test_the_same_seed_deals_the_same_cards_and_another_one_others() -> None:
    def upcards(seed: int) -> list[str]:
        player = Watched()
        for number in range(5):
            ring(player, player).duel(seed, number)
        return [str(view.deal.upcard) for view in player.seen]

    assert upcards(1) == upcards(1) != upcards(2)


def test_a_deal_that_nobody_takes_counts_as_level() -> None:
    duel = ring(Cautious(), Cautious()).duel(1, 0)
    assert (duel.marks, duel.points, duel.void) == (0, 0, 2)


def test_one_bidder_for_all_leaves_the_players_the_cards_and_no_deal_without_a_taker() -> None:
    a, b = Watched(), Watched()
    duels = [ring(a, b, bidder=Steady()).duel(3, number) for number in range(12)]
    assert all(view.deal.contract is not None for view in (*a.seen, *b.seen))
    assert {duel.void for duel in duels} == {0}
    taken = [sum(duel.accounts[side].outcomes.values()) for duel in duels for side in Side]
    assert set(taken) == {1}


def test_only_decisions_with_a_choice_are_timed() -> None:
    a, b = Watched(), Watched()
    duel = ring(a, b).duel(1, 1)
    choices = [view for view in (*a.seen, *b.seen) if len(view.legal) > 1]
    assert 0 < sum(len(duel.accounts[side].seconds) for side in Side) == len(choices)


def test_an_estimate_is_the_mean_and_its_standard_error() -> None:
    estimate = Estimate.of([1.0, 2.0, 3.0, 4.0])
    assert estimate.mean == 2.5
    assert estimate.error == pytest.approx(0.6455, abs=1e-4)
    assert str(estimate) == "+2.50 ± 0.65"
    assert isnan(Estimate.of([1.0]).error)


def test_a_quantile_is_one_of_the_values() -> None:
    values = [float(number) for number in range(100, 0, -1)]
    assert [quantile(values, share) for share in (0.0, 0.5, 0.99, 1.0)] == [1, 50, 99, 100]


def test_the_report_names_differences_contracts_and_times() -> None:
    figures = Figures()
    taken = Account({Outcome.MADE: 2, Outcome.FAILED: 1}, [0.001, 0.003])
    figures.add(Duel(10.0, 4.0, 0, (taken, Account({}, []))))
    figures.add(Duel(20.0, -4.0, 1, (Account({Outcome.LITIGE: 1}, [0.002]), Account({}, []))))
    lines = [" ".join(line.split()) for line in figures.report(("expert", "steady"))]
    assert lines == [
        "a deal marks card points",
        "expert - steady +15.00 ± 5.00 +0.00 ± 4.00",
        "",
        "taken made failed litige ms a move: mean median p99",
        "expert 4 2 1 1 2.00 2.00 3.00",
        "steady 0 0 0 0 - - -",
        "without a taker: 1 of 4",
    ]
