"""Deals per second through `match.apply`, and the time of a steady decision: `python -m bench.deals`."""

from collections.abc import Sequence
from random import Random
from statistics import quantiles
from time import perf_counter, thread_time

from belote_bot.game.actions import Action, Pass
from belote_bot.game.cards import CARDS
from belote_bot.game.dealing import Pack
from belote_bot.game.house_rules import HouseRules
from belote_bot.game.match import Match
from belote_bot.game.views import seat_view
from belote_bot.players.player import Level, Player, player_for

DEALS = 300
SEED = 20240
RULES = HouseRules(target=None, deals=1)


def packs(random: Random) -> list[Pack]:
    """As many shuffled packs as deals are measured."""
    return [tuple(random.sample(CARDS, len(CARDS))) for _ in range(DEALS)]


def opened(number: int, pack: Pack) -> Match:
    """A match of one deal, just dealt."""
    match = Match(RULES, number % 4)
    match.start_deal(pack)
    return match


def recorded_at_random(number: int, pack: Pack, random: Random) -> list[Action]:
    """A deal of legal actions at random, mostly passes in the auction."""
    match = opened(number, pack)
    actions: list[Action] = []
    while match.turn is not None:
        deal = match.deals[0]
        bidding = deal.contract is None and random.random() < 0.75
        actions.append(Pass() if bidding else random.choice(deal.legal_actions()))
        match.apply(actions[-1])
    return actions


def time_apply(dealt: Sequence[Pack], games: Sequence[Sequence[Action]]) -> float:
    """Seconds for playing known actions: the engine alone."""
    started = perf_counter()
    for number, (pack, actions) in enumerate(zip(dealt, games, strict=True)):
        match = opened(number, pack)
        for action in actions:
            match.apply(action)
    return perf_counter() - started


def time_at_random(dealt: Sequence[Pack], random: Random) -> float:
    """Seconds for choosing among the legal actions and playing them."""
    started = perf_counter()
    for number, pack in enumerate(dealt):
        recorded_at_random(number, pack, random)
    return perf_counter() - started


def time_bots(dealt: Sequence[Pack], player: Player) -> tuple[float, list[float]]:
    """Seconds for deals among four bots, views included; and the processor seconds of each decision."""
    decisions: list[float] = []
    started = perf_counter()
    for number, pack in enumerate(dealt):
        match = opened(number, pack)
        while match.turn is not None:
            view = seat_view(match, match.turn)
            asked = thread_time()
            action = player.decide(view)
            decisions.append(thread_time() - asked)
            match.apply(action)
    return perf_counter() - started, decisions


def main() -> None:
    """Measure and print a Markdown table."""
    random = Random(SEED)
    dealt = packs(random)
    games = [recorded_at_random(number, pack, random) for number, pack in enumerate(dealt)]
    bots, decisions = time_bots(dealt, player_for(Level.STEADY))
    percentiles = quantiles(decisions, n=100)
    rows = [
        ("deals/s through `match.apply`, actions known", f"{DEALS / time_apply(dealt, games):,.0f}"),
        ("deals/s, legal actions at random", f"{DEALS / time_at_random(dealt, random):,.0f}"),
        ("deals/s, four steady bots with their views", f"{DEALS / bots:,.0f}"),
        ("µs of processor a steady decision, median", f"{percentiles[49] * 1e6:,.0f}"),
        ("µs of processor a steady decision, 99th percentile", f"{percentiles[98] * 1e6:,.0f}"),
    ]
    print(f"| {DEALS} deals | |\n|---|--:|")
    for name, figure in rows:
        print(f"| {name} | {figure} |")


if __name__ == "__main__":
    main()
