"""The rules of thumb by which deals are played out: what each feature of a card adds to its promise."""

import json
import struct
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib import resources
from typing import Final, Self

NAMES: Final = (
    # Following with a card that wins the trick so far: surely, or unless somebody beats it.
    "sure_trick", "sure_own", "sure", "may_trick", "may_own", "may", "over_partner", "over_sure_partner",
    "ruff", "ruff_strength",
    # Following with one that does not: to partner's trick, to an opponent's.
    "give_sure", "give_may", "lose_early", "lose", "under", "under_strength",
    # What is given up with the card.
    "spend_master", "bare_ten", "void", "spend_trump_master", "trump_strength_spent", "ten_lost",
    # Leading a trump.
    "draw_taker", "draw_partner", "draw_defence", "draw_master", "draw_master_defence", "draw_nothing",
    "draw_strength", "draw_length", "draw_points",
    # Leading a plain suit.
    "cash", "cash_safe", "cash_points", "lead_points", "lead_single", "lead_single_defence", "lead_length",
    "lead_partner", "lead_under_ten", "lead_ten", "lead_theirs", "cash_unseen", "lead_to_taker", "cash_late",
)  # fmt: skip
"""The features, in the order in which `core` knows them."""


@dataclass(frozen=True, slots=True)
class Thumb:
    """One weight for each feature."""

    weights: tuple[int, ...]
    packed: bytes = field(repr=False)
    """The same as `core` takes them."""

    @classmethod
    def of(cls, weights: Sequence[int]) -> Self:
        """From the weights in the order of NAMES; ValueError if there are more or fewer."""
        if len(weights) != len(NAMES):
            raise ValueError(f"{len(NAMES)} weights are needed, not {len(weights)}")
        return cls(tuple(weights), struct.pack(f"={len(NAMES)}i", *weights))

    @classmethod
    def named(cls, weights: Mapping[str, int]) -> Self:
        """From the weights by name; KeyError if one is missing."""
        return cls.of([weights[name] for name in NAMES])


def tuned() -> Thumb:
    """The weights that `python -m bench tune` found."""
    text = resources.files(__package__ or "").joinpath("thumb.json").read_text("utf-8")
    return Thumb.named(json.loads(text)["weights"])


TUNED: Final = tuned()
