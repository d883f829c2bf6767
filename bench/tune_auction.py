"""Tunes the bidding formula by self-play: `python -m bench tune-auction`.

Every deal is played out by the rules of thumb of the search (`players/search`) with each seat taking in each
suit, so that what an auction comes to is looked up afterwards. The formula is fitted to what taking brought
beyond passing, the rest of the auction made by the formula itself, a few times over; then single weights are
changed as long as that wins duplicate deals against the formula before. Its figures are from deals that it
was not tuned on. The cards are always played alike, so that only the bidding differs.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from itertools import cycle, product
from math import exp
from operator import mul
from pathlib import Path
from time import monotonic
from typing import Final

from belote_bot.game.cards import CARDS, Mask, Suit
from belote_bot.players.formula import NAMES, PLACES, Formula, side_features, trump_features, tuned
from bench.bidding import NO_BID, Deals, bids_by, bids_of, dealt, duel, plain

SHIPPED: Final = Path(__file__).parents[1] / "belote_bot" / "players" / "formula.json"
NEAR: Final = 45.0
"""Marks: hands this close to the threshold count most in the fit, the others less."""
RIDGE: Final = 30.0
"""Added to the diagonal of the equations: keeps the weights of rare features small."""
FITS: Final = 4
STEPS: Final = (-6, -3, 3, 6)
SIGNIFICANT: Final = 2.0
"""Standard errors by which a changed formula must win."""

# ---- fitting ---------------------------------------------------------------------------------

_IN_TRUMPS: Final = tuple(trump_features(cards) for cards in range(256))
_BESIDE: Final = tuple(side_features(cards) for cards in range(256))


def features(hand: Mask, trump: Suit) -> list[int]:
    """The features of six cards, those of several side suits several times; the base is the first."""
    found = [*_IN_TRUMPS[hand >> trump * 8 & 0xFF]]
    for suit in Suit:
        if suit != trump:
            found += _BESIDE[hand >> suit * 8 & 0xFF]
    return found


def chances(deals: Deals, formula: Formula) -> Iterator[tuple[Mask, Suit, int, int, int]]:
    """Each decision that is reached where all bid by the formula, suit by suit.

    The hand, the suit, how many have passed, what taking brought beyond passing, and what the formula
    promises beyond the threshold.
    """
    for number, said in enumerate(bids_of(deals, formula)):
        later = [0] * (PLACES + 1)
        for place in reversed(range(PLACES)):
            suit = said[place]
            taken = number * 16 + (place & 3) * 4
            later[place] = later[place + 1] if suit == NO_BID else deals.worth[taken + suit]
        turned = CARDS[deals.upcards[number]].suit
        for place in range(PLACES):
            hand, sign = deals.six[number][place & 3], -1 if place & 1 else 1
            for suit in (turned,) if place < 4 else [suit for suit in Suit if suit != turned]:
                worth = deals.worth[number * 16 + (place & 3) * 4 + suit]
                promise = formula.marks(hand, suit) - formula.thresholds[place]
                yield hand, suit, place, sign * (worth - later[place + 1]), promise
            if said[place] != NO_BID:
                break


def fitted(deals: Deals, formula: Formula) -> Formula:
    """The formula that is nearest to what taking brought beyond passing, above all in close decisions."""
    size = len(NAMES) - 1 + PLACES
    left = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    for hand, suit, place, gain, promise in chances(deals, formula):
        weight = 0.15 + exp(-((promise / NEAR) ** 2))
        found = [len(NAMES) - 1 + place, *(feature - 1 for feature in features(hand, suit)[1:])]
        for one in found:
            right[one] += weight * gain
            row = left[one]
            for other in found:
                row[other] += weight
    weight_of_place = [left[at][at] for at in range(len(NAMES) - 1, size)]
    for at in range(size):
        left[at][at] += RIDGE
    solution = _solved(left, right)
    starts = solution[len(NAMES) - 1 :]
    base = sum(map(mul, starts, weight_of_place)) / sum(weight_of_place)
    weights = [round(base), *map(round, solution[: len(NAMES) - 1])]
    # Nobody passes six trumps: what they are worth cannot be told from close decisions.
    five, six = NAMES.index("five_trumps"), NAMES.index("six_trumps")
    weights[six] = max(weights[five], weights[six])
    return Formula.of(weights, [round(base - start) for start in starts])


def _solved(left: list[list[float]], right: Sequence[float]) -> list[float]:
    """The solution of symmetric linear equations, by elimination."""
    rows = [[*row, value] for row, value in zip(left, right, strict=True)]
    size = len(rows)
    for at in range(size):
        best = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        for row in range(at + 1, size):
            factor = rows[row][at] / rows[at][at]
            if factor:
                rows[row] = [value - factor * pivot for value, pivot in zip(rows[row], rows[at], strict=True)]
    found = [0.0] * size
    for at in reversed(range(size)):
        known = sum(rows[at][other] * found[other] for other in range(at + 1, size))
        found[at] = (rows[at][size] - known) / rows[at][at]
    return found


def climbed(deals: Deals, formula: Formula, seconds: float) -> Formula:
    """The formula after changes of one figure at a time that win on these deals, for so long."""
    end = monotonic() + seconds
    said = bids_of(deals, formula)
    size = len(NAMES) + PLACES
    for at, step in cycle(product(range(size), STEPS)):
        if monotonic() > end:
            break
        figures = [*formula.weights, *formula.thresholds]
        figures[at] += step
        other = Formula.of(figures[: len(NAMES)], figures[len(NAMES) :])
        heard = bids_of(deals, other)
        gain, error = duel(deals, heard, said)
        if gain > SIGNIFICANT * error:
            formula, said = other, heard
            print(f"{gain:+.3f} ± {error:.3f}: {figures}", flush=True)
    return formula


def main(options: Sequence[str]) -> int:
    """Tune, measure on fresh deals, and write what was found."""
    parser = argparse.ArgumentParser(prog="python -m bench tune-auction", description=__doc__)
    parser.add_argument("--deals", type=int, default=150_000)
    parser.add_argument("--seconds", type=float, default=300, help="how long to climb after the fit")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=SHIPPED)
    asked = parser.parse_args(options)
    deals = dealt(asked.deals, asked.seed)
    formula = tuned()
    for _ in range(FITS):
        formula = fitted(deals, formula)
        print(f"fitted: {formula.weights} {formula.thresholds}", flush=True)
    formula = climbed(deals, formula, asked.seconds)
    fresh = dealt(asked.deals, asked.seed + 1)
    figures: dict[str, int | str] = {"deals": asked.deals}
    others = {"plain rule": bids_by(fresh, plain), "formula before": bids_of(fresh, tuned())}
    for name, said in others.items():
        gain, error = duel(fresh, bids_of(fresh, formula), said)
        print(f"against the {name}: {gain:+.2f} ± {error:.2f} marks a deal")
        figures[f"marks a deal against the {name}"] = f"{gain:+.2f} ± {error:.2f}"
    written = {
        "weights": dict(zip(NAMES, formula.weights, strict=True)),
        "thresholds": formula.thresholds,
        "figures": figures,
    }
    asked.out.write_text(json.dumps(written, indent=1, ensure_ascii=False) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
