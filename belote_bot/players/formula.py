"""The bidding formula: what each feature of six cards adds to what taking is expected to bring."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib import resources
from typing import Final, Self

from belote_bot.game.cards import Mask, Rank, Suit

NAMES: Final = (
    # Always.
    "base",
    # Each trump, by rank from the seven up.
    "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace",
    # Trumps together: their number beside two, and the pairs.
    "one_trump", "three_trumps", "four_trumps", "five_trumps", "six_trumps", "belote", "jack_and_nine",
    # A side suit: none of it or a single card, an ace, a ten without it, a king without both, four cards.
    "void", "single", "side_ace_alone", "side_ace", "side_ace_and_ten", "guarded_ten", "bare_ten",
    "guarded_king", "long_suit",
)  # fmt: skip
"""The features."""

PLACES: Final = 8
"""How many may speak: four seats in each of two rounds."""

_RANKS: Final = tuple(NAMES.index(rank.name.lower()) for rank in sorted(Rank))
_BY_NUMBER: Final = (None, "one_trump", None, "three_trumps", "four_trumps", "five_trumps", "six_trumps")


@dataclass(frozen=True, slots=True)
class Formula:
    """Weights in marks, and what taking must promise by how many have spoken."""

    weights: tuple[int, ...]
    """In the order of NAMES."""
    thresholds: tuple[int, ...]
    """In marks, for each of the PLACES in the order of speaking: what passing is worth there."""
    as_trumps: tuple[int, ...] = field(repr=False)
    """By the eight bits of a suit, what its cards add as trumps; the base is in it."""
    beside: tuple[int, ...] = field(repr=False)
    """By the eight bits of a suit, what its cards add as a side suit."""

    @classmethod
    def of(cls, weights: Sequence[int], thresholds: Sequence[int]) -> Self:
        """From the weights in the order of NAMES; ValueError if there are more or fewer of either."""
        if len(weights) != len(NAMES) or len(thresholds) != PLACES:
            raise ValueError(f"{len(NAMES)} weights and {PLACES} thresholds are needed")
        tables = (
            tuple(sum(weights[feature] for feature in features(cards)) for cards in range(256))
            for features in (trump_features, side_features)
        )
        return cls(tuple(weights), tuple(thresholds), *tables)

    @classmethod
    def named(cls, weights: Mapping[str, int], thresholds: Sequence[int]) -> Self:
        """From the weights by name; KeyError if one is missing."""
        return cls.of([weights[name] for name in NAMES], thresholds)

    def marks(self, hand: Mask, trump: Suit) -> int:
        """The difference in marks, ours less theirs, that taking in this suit promises.

        `hand` holds the five cards and the upcard, which the taker receives in both rounds.
        """
        marks = self.as_trumps[hand >> trump * 8 & 0xFF]
        for suit in Suit:
            if suit != trump:
                marks += self.beside[hand >> suit * 8 & 0xFF]
        return marks


def trump_features(cards: int) -> tuple[int, ...]:
    """Which features trumps have, as indices of NAMES; `cards` is the eight bits of their suit."""
    held = [rank for rank in Rank if cards >> rank & 1]
    features = [NAMES.index("base"), *(_RANKS[rank] for rank in held)]
    number = _BY_NUMBER[min(len(held), 6)]
    if number is not None:
        features.append(NAMES.index(number))
    if {Rank.KING, Rank.QUEEN} <= {*held}:
        features.append(NAMES.index("belote"))
    if {Rank.JACK, Rank.NINE} <= {*held}:
        features.append(NAMES.index("jack_and_nine"))
    return tuple(features)


def side_features(cards: int) -> tuple[int, ...]:
    """The same for a suit beside trumps."""
    number = cards.bit_count()
    has = {rank: bool(cards >> rank & 1) for rank in (Rank.ACE, Rank.TEN, Rank.KING)}
    if not number:
        names = ["void"]
    elif has[Rank.ACE]:
        names = ["side_ace_alone" if number == 1 else "side_ace_and_ten" if has[Rank.TEN] else "side_ace"]
    elif has[Rank.TEN]:
        names = ["bare_ten" if number == 1 else "guarded_ten"]
    elif number == 1:
        names = ["single"]
    else:
        names = ["guarded_king"] if has[Rank.KING] else []
    if number > 3:
        names.append("long_suit")
    return tuple(NAMES.index(name) for name in names)


def tuned() -> Formula:
    """The formula that `python -m bench.tune_auction` found."""
    text = resources.files(__package__ or "").joinpath("formula.json").read_text("utf-8")
    read = json.loads(text)
    return Formula.named(read["weights"], read["thresholds"])
