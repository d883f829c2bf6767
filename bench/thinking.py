"""What a decision takes each level on one core, and the memory it needs: `python -m bench thinking`.

Deals under the usual rules in which four bots of the level decide; a card that is the only legal one is not
counted. The expert is measured once more without its compiled half, in a process of its own like every level.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Sequence
from random import Random
from statistics import median, quantiles
from time import thread_time

from belote_bot.game.cards import CARDS
from belote_bot.game.house_rules import HouseRules
from belote_bot.game.match import Match
from belote_bot.game.views import seat_view
from belote_bot.players.player import Level, player_for
from belote_bot.players.search.core import PURE

RULES = HouseRules()


def decisions(level: Level, deals: int) -> tuple[list[float], list[float]]:
    """Seconds of processor for each bid, and for each card."""
    random, player = Random(7), player_for(level)
    bids: list[float] = []
    cards: list[float] = []
    for number in range(deals):
        match = Match(RULES, number % 4)
        match.start_deal(tuple(random.sample(CARDS, len(CARDS))))
        while match.turn is not None:
            view = seat_view(match, match.turn)
            started = thread_time()
            action = player.decide(view)
            if len(view.legal) > 1:
                (bids if view.deal.contract is None else cards).append(thread_time() - started)
            match.apply(action)
    return bids, cards


def memory() -> str:
    """The most memory that this process ever used; nothing where the system does not tell."""
    try:
        import resource  # noqa: PLC0415  # not on Windows
    except ImportError:
        return ""
    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return f"{used / (2**20 if sys.platform == 'darwin' else 2**10):.0f} MB"


def row(name: str, level: Level, deals: int) -> str:
    """One row of the table."""
    bids, cards = decisions(level, deals)
    cells = [figure for times in (bids, cards) for figure in (median(times), quantiles(times, n=100)[98])]
    figures = " | ".join(f"{1000 * seconds:.2f}" for seconds in cells)
    return f"| {name} | {len(bids)} | {len(cards)} | {figures} | {memory()} |"


def main(options: Sequence[str] | None = None) -> int:
    """Measure each level in a process of its own, and print a Markdown table."""
    parser = argparse.ArgumentParser(prog="python -m bench thinking", description=__doc__)
    parser.add_argument("--deals", type=int, default=30)
    parser.add_argument("--level", type=Level, help="this level only, in this process, without the heading")
    chosen = parser.parse_args(options)
    if chosen.level is not None:
        name = f"{chosen.level}, in Python" if os.environ.get(PURE) else str(chosen.level)
        print(row(name, chosen.level, chosen.deals))
        return 0
    print("| level | bids | cards | ms a bid: median | p99 | ms a card: median | p99 | memory |")
    print("|---|--:|--:|--:|--:|--:|--:|--:|", flush=True)
    plain = {name: value for name, value in os.environ.items() if name != PURE}
    for level, environment in (*((level, plain) for level in Level), (Level.EXPERT, {**plain, PURE: "1"})):
        command = [sys.executable, "-m", "bench.thinking", "--deals", str(chosen.deals), "--level", level]
        subprocess.run(command, check=True, env=environment)  # noqa: S603  # our own module
    return 0


if __name__ == "__main__":
    sys.exit(main())
