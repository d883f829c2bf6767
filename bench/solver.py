"""The solver against everything tried, against colver's, and against itself: `python -m bench solver`.

`--endings 5000 --deals 200 --python 40` are the sizes. Endings are random: one to four cards a hand, up to
three on the table, every rule of play. Full deals are played by `must_undertrump=false`, which is colver's
rule; both solvers value every card of the leader, in turn, deal by deal. The solver in Python does so too in
the first `--python` deals, and in five times as many endings of five cards, by any rules. Exit status 1 if
two values differ.
"""

import argparse
import struct
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from random import Random
from statistics import mean, median
from time import process_time
from typing import Any, Final

from belote_bot.game.cards import CARDS, Card, Mask, Suit, cards_in, mask_of
from belote_bot.players.search import core, solver
from bench.brute_force import BruteForce, legal

OVERTRUMP_PARTNER: Final = 1
"""The only duty of RULES §5 that a table may choose and that colver knows."""
THEIRS: Final = {card: card.suit * 8 + card.strength(None) for card in CARDS}
"""colver's numbers for the cards: those of a suit in the order 7 8 9 J Q K 10 A."""


@dataclass(frozen=True, slots=True)
class Ending:
    """A position with all hands open."""

    hands: tuple[Mask, ...]
    trump: Suit
    leader: int
    trick: tuple[Card, ...] = ()
    won: int = 0
    """1 if team A has won a trick, plus 2 if team B has."""
    flags: int = OVERTRUMP_PARTNER

    @property
    def seat(self) -> int:
        """Who plays next."""
        return (self.leader + len(self.trick)) % 4

    @property
    def cards(self) -> tuple[Card, ...]:
        """What may be played."""
        return legal(self.hands[self.seat], self.trick, self.trump, self.flags)

    def solved(self, cards: Sequence[Card], solve: Callable[..., bytes] | None = None) -> list[int]:
        """What our solver says of these cards: points of team A from here on; the half that runs here."""
        hands = struct.pack("=4I", *self.hands)
        values = (solve or core.solve)(
            hands, self.trump, self.leader, bytes(self.trick), self.won, self.flags, bytes(cards)
        )
        return list(struct.unpack(f"={len(cards)}h", values))

    def tried(self) -> list[int]:
        """The same by trying everything."""
        brute = BruteForce(self.trump, self.flags)
        return [brute.after(self.hands, self.leader, self.trick, self.won, card) for card in self.cards]


def random_ending(random: Random, most: int) -> Ending:
    """Up to so many cards a hand, before or in a trick."""
    return _ending(random, random.randint(1, most), random.randrange(4))


def _ending(random: Random, size: int, on_table: int) -> Ending:
    pack = random.sample(CARDS, 4 * size)
    leader = random.randrange(4)
    hands = [pack[size * seat : size * (seat + 1)] for seat in range(4)]
    trick = tuple(hands[(leader + index) % 4].pop() for index in range(on_table))
    masks = tuple(map(mask_of, hands))
    return Ending(
        masks, Suit(random.randrange(4)), leader, trick, random.randrange(4), flags=random.randrange(8)
    )


def random_deal(random: Random) -> Ending:
    """A full deal before the first card."""
    pack = random.sample(CARDS, 32)
    masks = tuple(mask_of(pack[8 * seat : 8 * seat + 8]) for seat in range(4))
    return Ending(masks, Suit(random.randrange(4)), random.randrange(4))


def colvers(deal: Ending) -> Any:
    """The same deal in colver's engine, the contract made: the seats in the order of ours."""
    import colver  # noqa: PLC0415  # it is in the extra `dev` only

    hands = [[THEIRS[card] for card in cards_in(hand)] for hand in deal.hands]
    env = colver.Env.deal_with_hands((deal.leader + 3) % 4, hands)
    env.set_contract(int(deal.trump), 80, 0, 0)
    env.set_phase_playing()
    return env


@dataclass(slots=True)
class Tally:
    """Values that were compared, and how many of them differ."""

    compared: int = 0
    differ: int = 0

    def add(self, ours: Sequence[int], theirs: Sequence[int]) -> None:
        """Compare the values of one position."""
        self.compared += len(ours)
        self.differ += sum(one != other for one, other in zip(ours, theirs, strict=True))


def compare_halves(positions: Iterable[Ending]) -> tuple[Tally, list[float]]:
    """The half that runs here against the solver in Python, and how many ms that takes."""
    tally = Tally()
    times: list[float] = []
    for position in positions:
        started = process_time()
        values = position.solved(position.cards, solver.solve)
        times.append((process_time() - started) * 1e3)
        tally.add(values, position.solved(position.cards))
    return tally, times


def compare_endings(count: int, random: Random) -> Tally:
    """Our solver against everything tried."""
    tally = Tally()
    for _ in range(count):
        ending = random_ending(random, 4)
        tally.add(ending.solved(ending.cards), ending.tried())
    return tally


def main(options: Sequence[str] | None = None) -> int:
    """Measure and print Markdown tables."""
    parser = argparse.ArgumentParser(prog="python -m bench solver", description=__doc__)
    parser.add_argument("--endings", type=int, default=5000)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--python", type=int, default=40)
    parser.add_argument("--seed", type=int, default=20247)
    chosen = parser.parse_args(options)
    random = Random(chosen.seed)

    endings = compare_endings(chosen.endings, random)
    against, alone = Tally(), Tally()
    ours: list[float] = []
    theirs: list[float] = []
    deals = [random_deal(random) for _ in range(chosen.deals)]
    for deal in deals:
        env = colvers(deal)
        started = process_time()
        values = deal.solved(deal.cards)
        between = process_time()
        scores = dict(env.solve_scores()["scores"])
        theirs.append((process_time() - between) * 1e3)
        ours.append((between - started) * 1e3)
        # Theirs are card points: a capot against team A leaves 0.
        against.add([max(0, value) for value in values], [scores[THEIRS[card]] for card in deal.cards])
        alone.add(values, [deal.solved([card])[0] for card in deal.cards])

    some = deals[: chosen.python]
    whole, whole_times = compare_halves(some)
    five, five_times = compare_halves(_ending(random, 5, 0) for _ in range(5 * len(some)))

    checks = [
        (f"{chosen.endings:,} endings, everything tried", endings),
        (f"{chosen.deals} full deals, colver's solver", against),
        (f"{chosen.deals} full deals, each card solved alone", alone),
        (f"{len(some)} full deals, solved in Python", whole),
        (f"{len(five_times)} endings of five cards, solved in Python", five),
    ]
    print("| compared with | values | differences |\n|---|--:|--:|")
    for name, tally in checks:
        print(f"| {name} | {tally.compared:,} | {tally.differ} |")
    print("\n| ms for every card of a full deal | median | mean | 99th of 100 |\n|---|--:|--:|--:|")
    for name, times in (
        (f"ours, {'compiled' if core.COMPILED else 'in Python'}", ours),
        ("colver's", theirs),
    ):
        print(f"| {name} | {median(times):.1f} | {mean(times):.1f} | {_high(times):.1f} |")
    ratios = median(theirs) / median(ours), mean(theirs) / mean(ours), _high(theirs) / _high(ours)
    print("| colver's / ours | " + " | ".join(f"{ratio:.1f}" for ratio in ratios) + " |")
    print("\n| ms in Python for every card of | median | 90th of 100 | most |\n|---|--:|--:|--:|")
    for name, times in (("a full deal", whole_times), ("an ending of five cards", five_times)):
        print(f"| {name} | {median(times):.1f} | {_high(times, 90):.1f} | {max(times):.1f} |")
    return int(any(tally.differ for _, tally in checks))


def _high(times: Sequence[float], percent: int = 99) -> float:
    return sorted(times)[len(times) * percent // 100]


if __name__ == "__main__":
    raise SystemExit(main())
