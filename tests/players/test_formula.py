"""The bidding formula: what counts for it, and what it is worth."""

import json
from collections.abc import Sequence
from importlib import resources

import pytest

from belote_bot.game.cards import Suit
from belote_bot.players.formula import NAMES, PLACES, Formula, side_features, trump_features, tuned
from bench.bidding import NO_BID, bids_by, bids_of, dealt, duel, plain
from tests.game.support import hand


def named(features: Sequence[int]) -> set[str]:
    return {NAMES[feature] for feature in features}


def spades(cards: str) -> int:
    return hand(cards) & 0xFF


@pytest.mark.parametrize(
    ("cards", "features"),
    [
        ("", {"base"}),
        ("JS", {"base", "jack", "one_trump"}),
        ("KS QS", {"base", "king", "queen", "belote"}),
        ("JS 9S 7S", {"base", "jack", "nine", "seven", "three_trumps", "jack_and_nine"}),
    ],
)
def test_what_counts_of_trumps(cards: str, features: set[str]) -> None:
    assert named(trump_features(spades(cards) if cards else 0)) == features


@pytest.mark.parametrize(
    ("cards", "features"),
    [
        ("AS", {"side_ace_alone"}),
        ("AS TS", {"side_ace_and_ten"}),
        ("AS 7S", {"side_ace"}),
        ("TS", {"bare_ten"}),
        ("TS 7S", {"guarded_ten"}),
        ("7S", {"single"}),
        ("KS 7S", {"guarded_king"}),
        ("9S 7S", set[str]()),
        ("9S 8S 7S QS", {"long_suit"}),
    ],
)
def test_what_counts_of_a_side_suit(cards: str, features: set[str]) -> None:
    assert named(side_features(spades(cards))) == features


def test_an_empty_side_suit_is_a_void() -> None:
    assert named(side_features(0)) == {"void"}


def test_marks_are_the_sum_of_the_weights() -> None:
    formula = Formula.of(range(1, len(NAMES) + 1), [0] * PLACES)
    weights = dict(zip(NAMES, range(1, len(NAMES) + 1), strict=True))
    features = ("base", "jack", "nine", "ace", "three_trumps", "jack_and_nine", "side_ace_alone", "bare_ten",
                "single")  # fmt: skip
    expected = sum(weights[name] for name in features)
    assert formula.marks(hand("JS 9S AS AH TD 8C"), Suit.SPADES) == expected


@pytest.mark.parametrize(("weights", "thresholds"), [(len(NAMES) - 1, PLACES), (len(NAMES), PLACES + 1)])
def test_a_formula_of_another_size_is_refused(weights: int, thresholds: int) -> None:
    with pytest.raises(ValueError, match="are needed"):
        Formula.of([0] * weights, [0] * thresholds)


def test_it_is_shipped_with_its_figures() -> None:
    read = json.loads(resources.files("belote_bot.players").joinpath("formula.json").read_text("utf-8"))
    assert read["figures"]["deals"] >= 100_000
    assert tuned() == Formula.named(read["weights"], read["thresholds"])


def test_it_bids_better_than_the_plain_rule() -> None:
    deals = dealt(4000, 99)
    gain, error = duel(deals, bids_of(deals, tuned()), bids_by(deals, plain))
    assert gain > 1
    assert gain > 2 * error


def test_the_bids_that_are_tuned_are_those_of_the_steady_player() -> None:
    deals, formula = dealt(40, 3), tuned()
    for hands, upcard, said in zip(deals.six, deals.upcards, bids_of(deals, formula), strict=True):
        for place, suit in enumerate(said):
            suits = [s for s in Suit if (s == upcard >> 3) == (place < 4)]
            best = max(suits, key=lambda s: (formula.marks(hands[place % 4], s), -s))
            takes = formula.marks(hands[place % 4], best) >= formula.thresholds[place]
            assert suit == (best if takes else NO_BID)


def test_a_bidder_is_no_better_than_itself() -> None:
    deals = dealt(50, 1)
    said = bids_by(deals, plain)
    assert duel(deals, said, said) == (0, 0)
