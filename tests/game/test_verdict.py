"""Which rule decided a deal, what rounding changed, and what became of the pot (RULES §7)."""

import pytest

from belote_bot.game.house_rules import HouseRules, Litige, Rounding
from belote_bot.game.scoring import DealPoints, DealScore, Outcome, Pair, score_deal
from belote_bot.game.seats import Team
from belote_bot.game.tally import tally
from belote_bot.game.verdict import Ground, PotFate, PotMove, Rounded, Tip, pot_move, verdict_on

DEFAULT = HouseRules()
APART = HouseRules(belote_counts_for_contract=False)
MELDS = HouseRules(melds=True)


def scored(
    tricks: Pair,
    rules: HouseRules = DEFAULT,
    *,
    takers: Team = 0,
    belote: Pair = (0, 0),
    melds: Pair = (0, 0),
) -> DealScore:
    """A deal by what the tricks were worth with the last one, which team A won; or a capot."""
    if 0 in tricks:
        winner: Team = 0 if tricks[0] else 1
        cards, won = ((0, 152), (0, 8)) if winner else ((152, 0), (8, 0))
        return score_deal(DealPoints(takers, cards, won, winner, belote, melds), rules)
    return score_deal(DealPoints(takers, (tricks[0] - 10, tricks[1]), (4, 4), 0, belote, melds), rules)


# ---- what the judgement rests on --------------------------------------------------------------


@pytest.mark.parametrize("litige", Litige)
def test_more_less_and_equal_are_told_apart_whatever_equality_means(litige: Litige) -> None:
    rules = HouseRules(litige=litige)
    grounds = [verdict_on(scored(tricks, rules), rules).ground for tricks in [(90, 72), (60, 102), (81, 81)]]
    assert grounds == [Ground.MORE, Ground.LESS, Ground.EQUAL]


@pytest.mark.parametrize(("takers", "outcome"), [(0, Outcome.MADE), (1, Outcome.FAILED)])
def test_a_capot_decides_for_whoever_made_it(takers: Team, outcome: Outcome) -> None:
    score = scored((252, 0), takers=takers)
    assert score.outcome is outcome
    assert verdict_on(score, DEFAULT).ground is Ground.CAPOT


def test_a_capot_that_melds_outweigh_does_not_decide() -> None:
    score = scored((252, 0), MELDS, melds=(0, 300))
    verdict = verdict_on(score, MELDS)
    assert (score.outcome, verdict.ground, verdict.tip) == (Outcome.FAILED, Ground.LESS, Tip.MELDS)


@pytest.mark.parametrize(
    ("tricks", "rules", "belote", "melds", "tip"),
    [
        ((75, 87), DEFAULT, (20, 0), (0, 0), Tip.BELOTE),
        ((75, 87), APART, (20, 0), (0, 0), Tip.BELOTE_APART),
        ((85, 77), DEFAULT, (0, 20), (0, 0), Tip.BELOTE),
        ((91, 71), APART, (0, 20), (0, 0), Tip.BELOTE_APART),
        ((71, 91), DEFAULT, (20, 0), (0, 0), Tip.BELOTE),
        ((71, 91), HouseRules(litige=Litige.FAILED), (20, 0), (0, 0), None),
        ((90, 72), DEFAULT, (20, 0), (0, 0), None),
        ((90, 72), APART, (20, 0), (0, 0), None),
        ((62, 100), MELDS, (0, 0), (50, 0), Tip.MELDS),
        ((62, 100), MELDS, (20, 0), (20, 0), Tip.BELOTE_AND_MELDS),
        ((62, 100), MELDS, (20, 0), (50, 0), Tip.MELDS),
        ((75, 87), MELDS, (20, 0), (20, 0), Tip.BELOTE_AND_MELDS),
        ((62, 100), MELDS, (0, 0), (20, 0), None),
    ],
)
def test_what_tips_the_scales_is_what_without_which_the_deal_would_have_ended_otherwise(
    tricks: Pair, rules: HouseRules, belote: Pair, melds: Pair, tip: Tip | None
) -> None:
    assert verdict_on(scored(tricks, rules, belote=belote, melds=melds), rules).tip is tip


@pytest.mark.parametrize(
    ("tricks", "value", "gain"), [((60, 102), 252, 162), ((0, 252), 252, 252), ((0, 252), 250, 250)]
)
def test_what_the_defence_marks_for_the_tricks_of_a_failed_contract(
    tricks: Pair, value: int, gain: int
) -> None:
    rules = HouseRules(capot_value=value)
    assert verdict_on(scored(tricks, rules), rules).defence_gain == gain


# ---- rounding ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tricks", "rounding", "rounded"),
    [
        ((90, 72), Rounding.NONE, ()),
        ((97, 65), Rounding.TEN_5_UP, (Rounded(97, 100), Rounded(65, 70))),
        ((97, 65), Rounding.TEN_6_UP, (Rounded(97, 100), Rounded(65, 60))),
        ((90, 72), Rounding.TEN_5_UP, (Rounded(72, 70),)),
        ((81, 81), Rounding.TEN_5_UP, (Rounded(81, 80),)),
        ((20, 142), Rounding.TEN_5_UP, (Rounded(162, 160),)),
    ],
)
def test_only_what_rounding_changed_is_told(
    tricks: Pair, rounding: Rounding, rounded: tuple[Rounded, ...]
) -> None:
    rules = HouseRules(rounding=rounding)
    assert verdict_on(scored(tricks, rules), rules).rounded == rounded


# ---- the pot ----------------------------------------------------------------------------------

LITIGE = scored((81, 81))
MADE = scored((90, 72))
TO_DEALS = {number: HouseRules(target=None, deals=number) for number in (1, 2, 3)}


@pytest.mark.parametrize(
    ("rules", "scores", "expected"),
    [
        (DEFAULT, [MADE], None),
        (DEFAULT, [None], None),
        (DEFAULT, [LITIGE], PotMove(PotFate.FILLS, 81)),
        (DEFAULT, [LITIGE, LITIGE], PotMove(PotFate.GROWS, 162)),
        (DEFAULT, [LITIGE, None], PotMove(PotFate.WAITS, 81)),
        (DEFAULT, [LITIGE, None, MADE], PotMove(PotFate.PAID, 81)),
        (DEFAULT, [LITIGE, MADE, MADE], None),
        (HouseRules(target=150), [LITIGE, LITIGE], PotMove(PotFate.LOST, 162)),
        (TO_DEALS[3], [MADE, LITIGE, LITIGE], PotMove(PotFate.RETURNED, 162)),
        (TO_DEALS[2], [LITIGE, MADE], PotMove(PotFate.PAID, 81)),
        (TO_DEALS[1], [LITIGE], PotMove(PotFate.RETURNED, 81)),
    ],
)
def test_what_a_deal_did_with_the_pot(
    rules: HouseRules, scores: list[DealScore | None], expected: PotMove | None
) -> None:
    results = tally(rules, [(None, score) for score in scores]).results
    assert len(results) == len(scores)
    assert pot_move(results) == expected
