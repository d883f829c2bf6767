"""What a played deal is worth to each team (RULES §7, §9). The takers are team A unless said otherwise."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belote_bot.game.house_rules import HouseRules, Litige, Rounding, rules_from
from belote_bot.game.match import Match
from belote_bot.game.scoring import DealPoints, DealScore, Outcome, Pair, round_mark, score_deal, trick_points
from belote_bot.game.seats import Team
from tests.game.support import FIGURES, house_rules, play_figure

DEFAULT = HouseRules()


def points(
    tricks: Pair, belote: Pair = (0, 0), melds: Pair = (0, 0), *, takers: Team = 0, last: Team | None = None
) -> DealPoints:
    """The points of a deal with these tricks; 252–0 and 0–252 stand for a capot.

    The last trick is its winner's whose tricks allow it, team A's if both do.
    """
    if 252 in tricks:
        winner = tricks.index(252)
        cards, won, last = (152, 0), (8, 0), 0
        if winner == 1:
            cards, won, last = (0, 152), (0, 8), 1
    else:
        if last is None:
            last = 0 if tricks[0] >= 10 else 1
        cards = (tricks[0] - 10, tricks[1]) if last == 0 else (tricks[0], tricks[1] - 10)
        won = (5, 3)
    return DealPoints(takers, cards, won, last, belote, melds)


def score(rules: HouseRules, *args: Any, **named: Any) -> DealScore:
    return score_deal(points(*args, **named), rules)


Expected = tuple[Outcome, Pair, int]

MADE, FAILED, LITIGE = Outcome.MADE, Outcome.FAILED, Outcome.LITIGE

# ---- the worked figures, in deals played to the end ----------------------------------------------

S1: dict[str, object] = {"preset": "jeu_belote"}
WORKED: list[tuple[str, dict[str, object], Expected]] = [
    ("90-72", {}, (MADE, (90, 72), 0)),
    ("71-91 with A's belote", {}, (LITIGE, (20, 91), 71)),
    ("75-87 with A's belote", {}, (MADE, (95, 87), 0)),
    ("75-87 with A's belote", S1, (FAILED, (20, 162), 0)),
    ("91-71 with B's belote", {}, (LITIGE, (0, 91), 91)),
    ("91-71 with B's belote", S1, (MADE, (91, 91), 0)),
    ("252-0", {}, (MADE, (252, 0), 0)),
    ("252-0 with B's belote", {}, (MADE, (252, 20), 0)),
    ("0-252", {}, (FAILED, (0, 252), 0)),
    ("0-252 with A's belote", {}, (FAILED, (20, 252), 0)),
    ("252-0", {"capot_value": 250}, (MADE, (250, 0), 0)),
    ("0-252 with A's belote", {"capot_value": 250}, (FAILED, (20, 250), 0)),
    ("81-81", {}, (LITIGE, (0, 81), 81)),
    ("81-81", {"litige": "failed"}, (FAILED, (0, 162), 0)),
    ("81-81", {"litige": "made"}, (MADE, (81, 81), 0)),
    ("71-91 with A's belote", {"litige": "failed"}, (FAILED, (20, 162), 0)),
    ("71-91 with A's belote", {"litige": "made"}, (MADE, (91, 91), 0)),
    ("91-71 with B's belote", {"litige": "failed"}, (FAILED, (0, 182), 0)),
    ("82-80", {}, (MADE, (82, 80), 0)),
    ("60-102", {}, (FAILED, (0, 162), 0)),
    ("101-61 with B's belote", {}, (MADE, (101, 81), 0)),
    ("101-61 with B's belote", S1, (MADE, (101, 81), 0)),
    ("97-65", {"rounding": "ten_5_to_takers"}, (MADE, (100, 60), 0)),
]


@pytest.mark.parametrize(
    ("figure", "rules", "expected"), WORKED, ids=[f"{case[0]} {case[1]}" for case in WORKED]
)
def test_worked_figure(figure: str, rules: dict[str, object], expected: Expected) -> None:
    match = Match(rules_from(rules), 3)

    play_figure(match, figure)

    played = match.results[0].score
    assert played is not None
    assert [*played.points.belote] == FIGURES[figure]["belote"]
    assert (played.outcome, played.marks, played.held) == expected
    assert (match.totals, match.pot) == expected[1:]


@pytest.mark.parametrize(
    ("figure", "rules", "expected"), WORKED, ids=[f"{case[0]} {case[1]}" for case in WORKED]
)
def test_worked_figure_when_the_other_team_takes(
    figure: str, rules: dict[str, object], expected: Expected
) -> None:
    match = Match(rules_from(rules), 0)

    play_figure(match, figure)

    assert (match.totals, match.pot) == ((expected[1][1], expected[1][0]), expected[2])


# ---- tricks --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "won", "last", "value", "tricks"),
    [
        ((100, 52), (5, 3), 0, 252, (110, 52)),
        ((100, 52), (5, 3), 1, 252, (100, 62)),
        ((152, 0), (8, 0), 0, 252, (252, 0)),
        ((0, 152), (0, 8), 1, 252, (0, 252)),
        ((152, 0), (8, 0), 0, 250, (250, 0)),
        ((0, 152), (0, 8), 1, 250, (0, 250)),
        ((152, 0), (7, 1), 0, 252, (162, 0)),  # a trick without points is a trick
        ((152, 0), (7, 1), 1, 252, (152, 10)),
    ],
)
def test_the_last_trick_counts_ten_or_a_hundred_in_a_capot(
    cards: Pair, won: Pair, last: Team, value: int, tricks: Pair
) -> None:
    assert trick_points(DealPoints(0, cards, won, last), HouseRules(capot_value=value)) == tricks


@pytest.mark.parametrize(("won", "capot"), [((8, 0), 0), ((0, 8), 1), ((7, 1), None), ((1, 7), None)])
def test_a_capot_is_all_eight_tricks(won: Pair, capot: Team | None) -> None:
    last = 1 if won[1] > won[0] else 0
    cards = (0, 152) if last else (152, 0)

    assert score_deal(DealPoints(0, cards, won, last), DEFAULT).capot == capot


@pytest.mark.parametrize("wrong", [DealPoints(0, (100, 51), (5, 3), 0), DealPoints(0, (100, 52), (5, 2), 0)])
def test_half_a_deal_is_not_scored(wrong: DealPoints) -> None:
    with pytest.raises(ValueError, match="not the points of a whole deal"):
        score_deal(wrong, DEFAULT)


# ---- the contract --------------------------------------------------------------------------------

CONTRACTS: list[tuple[str, Pair, Pair, Pair, Expected]] = [
    # name, tricks, belote, melds, expected
    ("one more is made", (82, 80), (0, 0), (0, 0), (MADE, (82, 80), 0)),
    ("one less is failed", (80, 82), (0, 0), (0, 0), (FAILED, (0, 162), 0)),
    ("the takers' belote makes it", (72, 90), (20, 0), (0, 0), (MADE, (92, 90), 0)),
    ("the defence's belote breaks it", (90, 72), (0, 20), (0, 0), (FAILED, (0, 182), 0)),
    ("no trick at all and a belote", (0, 252), (20, 0), (0, 0), (FAILED, (20, 252), 0)),
    ("a capot against a belote", (252, 0), (0, 20), (0, 0), (MADE, (252, 20), 0)),
    ("the takers' melds make it", (62, 100), (0, 0), (50, 0), (MADE, (112, 100), 0)),
    ("the takers' melds do not suffice", (62, 100), (0, 0), (20, 0), (FAILED, (0, 182), 0)),
    ("the defence's melds break it", (100, 62), (0, 0), (0, 50), (FAILED, (0, 212), 0)),
    ("the defence's melds do not suffice", (110, 52), (0, 0), (0, 50), (MADE, (110, 102), 0)),
    ("litige by melds", (71, 91), (0, 0), (20, 0), (LITIGE, (0, 91), 91)),
    ("litige by the defence's melds", (106, 56), (0, 0), (0, 50), (LITIGE, (0, 106), 106)),
    ("litige by melds and belote", (61, 101), (20, 0), (20, 0), (LITIGE, (20, 101), 81)),
    ("failed with melds and belote", (40, 122), (20, 0), (20, 0), (FAILED, (20, 182), 0)),
    ("failed by a capot, melds lost", (0, 252), (0, 0), (100, 0), (FAILED, (0, 352), 0)),
    ("a defence without a trick keeps its melds", (252, 0), (0, 0), (0, 50), (MADE, (252, 50), 0)),
    ("a capot that its melds do not save", (252, 0), (0, 0), (0, 300), (FAILED, (0, 462), 0)),
    ("no trick and made by melds", (0, 252), (20, 0), (300, 0), (MADE, (320, 252), 0)),
]


@pytest.mark.parametrize("case", CONTRACTS, ids=[case[0] for case in CONTRACTS])
def test_the_contract(case: tuple[str, Pair, Pair, Pair, Expected]) -> None:
    _, tricks, belote, melds, expected = case

    found = score(DEFAULT, tricks, belote, melds)

    assert (found.outcome, found.marks, found.held) == expected


@pytest.mark.parametrize("case", CONTRACTS, ids=[case[0] for case in CONTRACTS])
def test_the_contract_of_the_other_team(case: tuple[str, Pair, Pair, Pair, Expected]) -> None:
    _, tricks, belote, melds, (outcome, marks, held) = case

    found = score(DEFAULT, tricks[::-1], belote[::-1], melds[::-1], takers=1)

    assert (found.outcome, found.marks[::-1], found.held) == (outcome, marks, held)


@pytest.mark.parametrize(
    ("tricks", "belote", "melds", "outcome", "compared"),
    [
        ((75, 87), (20, 0), (0, 0), FAILED, (75, 87)),
        ((87, 75), (0, 20), (0, 0), MADE, (87, 75)),
        ((81, 81), (20, 0), (0, 0), LITIGE, (81, 81)),
        ((81, 81), (0, 20), (0, 0), LITIGE, (81, 81)),
        ((71, 91), (20, 0), (20, 0), LITIGE, (91, 91)),  # the melds still count
        ((75, 87), (20, 0), (20, 0), MADE, (95, 87)),
    ],
)
def test_without_the_belote_the_contract_compares_tricks_and_melds(
    tricks: Pair, belote: Pair, melds: Pair, outcome: Outcome, compared: Pair
) -> None:
    found = score(HouseRules(belote_counts_for_contract=False), tricks, belote, melds)

    assert (found.outcome, found.contract) == (outcome, compared)


def test_a_litige_without_the_belote_leaves_it_to_the_takers_who_have_it() -> None:
    found = score(HouseRules(belote_counts_for_contract=False), (81, 81), (20, 0))

    assert (found.marks, found.held) == ((20, 81), 81)


def test_a_litige_without_the_belote_leaves_it_to_the_defence_who_has_it() -> None:
    found = score(HouseRules(belote_counts_for_contract=False), (81, 81), (0, 20))

    assert (found.marks, found.held) == ((0, 101), 81)


@pytest.mark.parametrize(
    ("litige", "outcome"), [(Litige.HOLD, LITIGE), (Litige.FAILED, FAILED), (Litige.MADE, MADE)]
)
def test_what_equality_means(litige: Litige, outcome: Outcome) -> None:
    found = score(HouseRules(litige=litige), (81, 81))

    assert found.outcome is outcome
    assert found.winners == {LITIGE: None, FAILED: 1, MADE: 0}[outcome]


def test_the_contract_is_judged_exactly_never_rounded() -> None:
    """84 against 78 is 80 each when marked, and is made."""
    found = score(HouseRules(rounding=Rounding.TEN_5_UP), (84, 78))

    assert (found.outcome, found.marks) == (MADE, (80, 80))


# ---- rounding ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rounding", "marks"),
    [
        (Rounding.NONE, {84: 84, 85: 85, 86: 86}),
        (Rounding.TEN_5_UP, {0: 0, 80: 80, 84: 80, 85: 90, 86: 90, 162: 160, 252: 250}),
        (Rounding.TEN_6_UP, {0: 0, 80: 80, 84: 80, 85: 80, 86: 90, 162: 160, 252: 250}),
    ],
)
def test_rounding(rounding: Rounding, marks: dict[int, int]) -> None:
    for five_up in (True, False):
        assert {mark: round_mark(mark, rounding, five_up=five_up) for mark in marks} == marks


def test_a_five_goes_where_the_deal_says() -> None:
    rounding = Rounding.TEN_5_TO_TAKERS

    assert [round_mark(mark, rounding, five_up=True) for mark in (84, 85, 86)] == [80, 90, 90]
    assert [round_mark(mark, rounding, five_up=False) for mark in (84, 85, 86)] == [80, 80, 90]


@pytest.mark.parametrize(
    ("tricks", "belote", "melds", "marks", "held"),
    [
        ((85, 77), (0, 0), (0, 0), (90, 80), 0),  # made: up for the takers
        ((87, 75), (0, 0), (0, 0), (90, 70), 0),  # made: down for the defence
        ((84, 78), (0, 0), (0, 0), (80, 80), 0),
        ((95, 67), (0, 20), (0, 0), (100, 90), 0),
        ((85, 77), (0, 20), (0, 0), (0, 180), 0),
        ((86, 76), (0, 0), (0, 0), (90, 80), 0),
        ((65, 97), (20, 0), (0, 0), (20, 160), 0),  # failed
        ((81, 81), (0, 0), (0, 0), (0, 80), 80),
        ((75, 87), (0, 0), (12, 0), (0, 90), 90),
        (
            (95, 67),
            (0, 0),
            (0, 28),
            (0, 100),
            90,
        ),  # litige: up for the defence, down for the takers' 95 that wait
    ],
)
def test_rounding_to_the_takers(tricks: Pair, belote: Pair, melds: Pair, marks: Pair, held: int) -> None:
    found = score(HouseRules(rounding=Rounding.TEN_5_TO_TAKERS), tricks, belote, melds)

    assert (found.marks, found.held) == (marks, held)


@pytest.mark.parametrize(
    ("rounding", "marks", "held"),
    [
        (Rounding.NONE, (20, 95), 75),
        (Rounding.TEN_5_UP, (20, 100), 80),
        (Rounding.TEN_6_UP, (20, 90), 70),
        (Rounding.TEN_5_TO_TAKERS, (20, 100), 70),
    ],
)
def test_what_goes_into_the_pot_is_rounded_once(rounding: Rounding, marks: Pair, held: int) -> None:
    # No melds are worth 8: they stand for any that would make 95 against 95.
    found = score(HouseRules(rounding=rounding), (67, 95), (20, 0), (8, 0))

    assert (found.marks, found.held) == (marks, held)


# ---- properties ----------------------------------------------------------------------------------


@given(
    house_rules(),
    st.integers(0, 152),
    st.sampled_from([(8, 0), (7, 1), (4, 4), (1, 7), (0, 8)]),
    st.sampled_from([0, 1]),
    st.sampled_from([(0, 0), (20, 0), (0, 20)]),
    st.sampled_from([(0, 0), (20, 0), (0, 50), (170, 0), (0, 250)]),
)
def test_no_point_is_lost_or_made_up(
    rules: HouseRules, first: int, won: Pair, takers: Team, belote: Pair, melds: Pair
) -> None:
    """What is marked and what waits is what the deal was worth; only rounding moves it."""
    last: Team = 0 if won[0] > won[1] else 1
    cards = {(8, 0): (152, 0), (0, 8): (0, 152)}.get(won, (first, 152 - first))

    found = score_deal(DealPoints(takers, cards, won, last, belote, melds), rules)

    exact = sum(found.tricks) + sum(belote) + sum(melds)
    if found.outcome is FAILED and found.capot == takers:
        exact = 162 + sum(belote) + sum(melds)
    rounded = sum(found.marks) + found.held
    assert rounded == exact if rules.rounding is Rounding.NONE else abs(rounded - exact) <= 15
    assert min(*found.marks, found.held) >= 0
    assert rules.rounding is Rounding.NONE or all(value % 10 == 0 for value in (*found.marks, found.held))
    assert found.marks[0] >= belote[0] - 10
    assert found.marks[1] >= belote[1] - 10
