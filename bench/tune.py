"""Tunes the rules of thumb of the search by self-play: `python -m bench tune --minutes 10`.

Deals that steady bots bid are played out twice, once with each team using the changed weights against the
best so far; a change that wins by more than its standard error is kept. What Ctrl-C interrupts goes on the
next time. At the end fresh deals tell what was gained, and the weights are written with these figures, unless
they gained nothing.
"""

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from struct import pack
from time import monotonic
from typing import Any, Final

from tqdm import tqdm

import belote_bot.players.search.thumb as thumbs
from belote_bot.arena.figures import Estimate
from belote_bot.game.cards import CARDS, Suit, suit_mask
from belote_bot.game.house_rules import HouseRules
from belote_bot.game.match import Match
from belote_bot.game.seats import Seat, team_of
from belote_bot.game.views import seat_view
from belote_bot.players.search import core
from belote_bot.players.search.outcomes import CAPOT_B, scored
from belote_bot.players.search.position import flags_of
from belote_bot.players.search.thumb import NAMES, Thumb
from belote_bot.players.steady import Steady

RULES: Final = HouseRules()
SHIPPED: Final = Path(thumbs.__file__).with_name("thumb.json")
KEPT: Final = 1.0
"""By how many standard errors a change must win to be kept."""
BY_HAND: Final = Thumb.named(
    {
        "sure_trick": 20, "sure_own": 10, "sure": 60, "may_trick": 8, "may_own": -8, "may": 20,
        "over_partner": -40, "over_sure_partner": -120, "ruff": 20, "ruff_strength": -6,
        "give_sure": 16, "give_may": 4, "lose_early": -8, "lose": -14, "under": -20, "under_strength": -8,
        "spend_master": -100, "bare_ten": -40, "void": 20, "spend_trump_master": -40,
        "trump_strength_spent": -6, "ten_lost": -60,
        "draw_taker": 60, "draw_partner": 60, "draw_defence": -60, "draw_master": 120,
        "draw_master_defence": -20, "draw_nothing": -150, "draw_strength": -8, "draw_length": 6,
        "draw_points": -4,
        "cash": 60, "cash_safe": 120, "cash_points": 6, "lead_points": -8, "lead_single": 20,
        "lead_single_defence": 40, "lead_length": 4, "lead_partner": 30, "lead_under_ten": -30,
        "lead_ten": -60, "lead_theirs": -10, "cash_unseen": 6, "lead_to_taker": 0, "cash_late": 0,
    }
)  # fmt: skip
"""Where the tuning began: weights as a player would guess them."""


class Deals:
    """Deals after an auction of steady bots, turned so that seat 0 leads and the first suit is trumps."""

    def __init__(self, count: int, seed: int) -> None:
        random = Random(f"tune {seed}")
        self._hands = [bytearray() for _ in range(4)]
        """By the taker's distance from the leader."""
        left = count
        while left:
            match = Match(RULES, 3)
            match.start_deal(tuple(random.sample(CARDS, len(CARDS))))
            while not match.results and match.deals[-1].contract is None:
                assert match.turn is not None
                match.apply(Steady().decide(seat_view(match, match.turn)))
            contract = match.deals[-1].contract
            if contract is not None:
                turned = [_trumps_first(hand, contract.trump) for hand in match.deals[-1].dealt]
                self._hands[contract.taker] += pack("=4I", *turned)
                left -= 1

    def duel(self, one: Thumb, other: Thumb) -> Estimate:
        """What the first weights gain on the second a deal: half in card points, half in marks."""
        gains: list[float] = []
        for taker, hands in enumerate(self._hands):
            worth = _WORTH[taker]
            ahead, behind = (
                core.playouts(
                    bytes(hands),
                    0,
                    taker,
                    0,
                    b"",
                    0,
                    bytes(4),
                    0,
                    0,
                    flags_of(RULES),
                    a.packed,
                    b.packed,
                    b"",
                )
                for a, b in ((one, other), (other, one))
            )
            gains += [(worth[x] - worth[y]) / 2 for x, y in zip(ahead, behind, strict=True)]
        return Estimate.of(gains)


def _trumps_first(hand: int, trump: Suit) -> int:
    """The hand with the trump suit and the first one exchanged."""
    trumps, first = hand >> 8 * trump & 0xFF, hand & 0xFF
    return hand & ~suit_mask(trump) & ~0xFF | first << 8 * trump | trumps


def _worths(taker: Seat) -> list[float]:
    """By the code of an outcome: the mean of the differences in card points and in marks, for the leader."""
    scores = [scored(code, team_of(taker), (0, 0), (0, 0), RULES) for code in range(CAPOT_B + 1)]
    return [(one.tricks[0] - one.tricks[1] + one.marks[0] - one.marks[1]) / 2 for one in scores]


_WORTH: Final = tuple(map(_worths, range(4)))


@dataclass(slots=True)
class Climb:
    """Weights on their way up."""

    best: Thumb
    tries: int = 0
    kept: int = 0

    def step(self, deals: Deals, random: Random) -> None:
        """Change one to three weights, and keep it if that wins."""
        weights = [*self.best.weights]
        for place in random.sample(range(len(NAMES)), random.choice((1, 1, 2, 3))):
            weights[place] += round(random.gauss() * max(4.0, abs(weights[place]) * 0.4))
        self.tries += 1
        changed = Thumb.of(weights)
        gain = deals.duel(changed, self.best)
        if gain.mean > KEPT * gain.error > 0:
            self.best = changed
            self.kept += 1


def read(file: Path) -> dict[str, dict[str, Any]]:
    """What a file of weights holds."""
    return json.loads(file.read_text("utf-8"))


def write(file: Path, thumb: Thumb, figures: Mapping[str, object]) -> None:
    """Weights and how they were come by; the file is whole at every moment."""
    text = json.dumps(
        {"figures": figures, "weights": dict(zip(NAMES, thumb.weights, strict=True))},
        ensure_ascii=False, indent=1,
    )  # fmt: skip
    draft = file.with_suffix(".draft")
    draft.write_text(text + "\n", "utf-8")
    draft.replace(file)


def climb(minutes: float, deals: Deals, part: Path, before: Climb, random: Random) -> Climb:
    """Go on for so long; every kept change is noted in `part`."""
    start, kept = monotonic(), before.kept
    with tqdm(total=round(minutes * 60), unit="s", file=sys.stderr, disable=not minutes) as bar:
        try:
            while (spent := monotonic() - start) < minutes * 60:
                before.step(deals, random)
                if before.kept > kept:
                    kept = before.kept
                    write(part, before.best, {"tries": before.tries, "kept": before.kept})
                bar.set_postfix_str(f"{before.tries} tries, {before.kept} kept", refresh=False)
                bar.update(round(spent) - bar.n)
        except KeyboardInterrupt:
            pass
    return before


def main(arguments: Sequence[str]) -> int:
    """Run the command line; gives the exit status."""
    parser = argparse.ArgumentParser(prog="python -m bench tune", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10, help="how long (default: %(default)s)")
    parser.add_argument("--deals", type=int, default=20_000, help="deals of a duel (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of deals and changes (default: %(default)s)")
    parser.add_argument(
        "--out", type=Path, default=SHIPPED, help="the weights (default: those that are played)"
    )
    chosen = parser.parse_args(arguments)
    if not core.COMPILED:
        print("without the compiled half of the search this takes a hundred times as long", file=sys.stderr)
    out: Path = chosen.out
    part = out.with_suffix(".part")
    base = Thumb.named(read(out)["weights"]) if out.exists() else BY_HAND
    way = Climb(base)
    if part.exists():
        noted = read(part)
        way = Climb(Thumb.named(noted["weights"]), **noted["figures"])
    climb(chosen.minutes, Deals(chosen.deals, chosen.seed), part, way, Random(f"{chosen.seed} {way.tries}"))

    fresh = Deals(chosen.deals, -1 - chosen.seed)
    gain, whole = fresh.duel(way.best, base), fresh.duel(way.best, BY_HAND)
    print(f"{way.tries} tries, {way.kept} kept; a deal, half card points, half marks, on fresh deals:")
    print(f"{gain} against the weights before, {whole} against the first ones, guessed by hand")
    if way.kept and gain.mean <= 0:
        print(f"nothing gained: {out} stays as it is")
    else:
        write(out, way.best, {
            "minutes": chosen.minutes, "deals": chosen.deals, "seed": chosen.seed,
            "tries": way.tries, "kept": way.kept,
            "against the weights before": str(gain), "against weights guessed by hand": str(whole),
        })  # fmt: skip
        print(f"written to {out}")
    part.unlink(missing_ok=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
