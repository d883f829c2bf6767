"""The score sheet says where the marks come from, and what became of the pot."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belote_bot.game.events import DealResult
from belote_bot.game.house_rules import PRESETS, HouseRules, Rounding
from belote_bot.game.match import Match
from belote_bot.game.scoring import DealPoints, Outcome, score_deal
from belote_bot.game.seats import TEAMS, Team, other_team
from belote_bot.locales import Language
from images import BotLevel, Place, ScoreScene, draw_score
from images.score import compose_score
from images.sheet import Entry, PotEnd, detail_lines, mark_rows, outcome_line, pot_end, pot_in_the_end
from tests.game.support import FIGURES, SEEDS, house_rules, play_deals, play_figure
from tests.images.support import PLACES

LITIGE = "81-81"
MELDS = HouseRules(melds=True)


def after(rules: HouseRules, *figures: str) -> ScoreScene:
    """The sheet of the last of these deals; dealer and takers change from one to the next."""
    match = Match(rules, 3)
    for figure in figures:
        play_figure(match, figure)
    return scene_of(match)


def scene_of(match: Match, language: Language = Language.EN) -> ScoreScene:
    return ScoreScene(language, PLACES, match.rules, tuple(match.results))


def written(scene: ScoreScene) -> list[str]:
    return [words for words, _ in compose_score(scene).texts]


def rows_of(scene: ScoreScene) -> dict[Entry, tuple[int, int]]:
    return {row.entry: row.figures for row in mark_rows(scene.result, scene.rules)}


def scored(points: DealPoints, rules: HouseRules) -> DealResult:
    """The result of a first deal with these points, whoever the takers were."""
    score = score_deal(points, rules)
    return DealResult(0, None, score, (0, 0), score.marks, score.held, score.marks, None)


def check_rows(result: DealResult, rules: HouseRules) -> None:
    rows = {row.entry: row.figures for row in mark_rows(result, rules)}
    for team in TEAMS:
        assert sum(figures[team] for figures in rows.values()) == result.marks[team]
    rounding = rows.get(Entry.ROUNDING, (0, 0))
    assert max(map(abs, rounding)) <= (0 if rules.rounding is Rounding.NONE else 5)
    score = result.score
    if score is None:
        assert not rows
    elif score.outcome is Outcome.FAILED:
        whole = rows.get(Entry.FAILED) or rows[Entry.FAILED_CAPOT]
        assert whole[score.takers] == 0
        assert whole[other_team(score.takers)] in {162, rules.capot_value}
    else:
        last = rows.get(Entry.LAST_TRICK) or rows[Entry.CAPOT]
        assert sum(rows[Entry.TRICKS]) == 152
        assert sum(last) == (10 if score.capot is None else rules.capot_value - 152)


# ---- the rows add up --------------------------------------------------------------------------


@given(rules=st.one_of(st.sampled_from(list(PRESETS.values())), house_rules()), seed=SEEDS)
def test_the_rows_of_random_matches_add_up_to_the_marks(rules: HouseRules, seed: int) -> None:
    random = Random(seed)
    match = play_deals(Match(rules, random.randrange(4)), random, 6)
    for result in match.results:
        check_rows(result, rules)


@pytest.mark.parametrize("rounding", Rounding)
@pytest.mark.parametrize("length", [HouseRules(target=300), HouseRules(target=None, deals=5)])
@given(seed=SEEDS)
def test_the_rows_of_matches_with_many_litiges_add_up_to_the_marks(
    length: HouseRules, rounding: Rounding, seed: int
) -> None:
    random, rules = Random(seed), replace(length, rounding=rounding)
    match = Match(rules, 0)
    while match.winner is None:
        litige = random.random() < 0.5
        play_figure(match, LITIGE if litige else random.choice(list(FIGURES)))
        check_rows(match.results[-1], rules)
        assert_the_pot_is_accounted_for(scene_of(match))


def assert_the_pot_is_accounted_for(scene: ScoreScene) -> None:
    result, before = scene.result, scene.results[-2].pot if len(scene.results) > 1 else 0
    assert result.score is not None
    gone = before + result.score.held - sum(result.paid) - result.pot
    lost = pot_in_the_end(scene) if pot_end(result) is PotEnd.LOST else 0
    assert gone == lost


@st.composite
def deal_points(draw: st.DrawFn) -> DealPoints:
    """Points of any deal, equal and lopsided ones and melds on either side among them."""
    takers = draw(st.sampled_from(TEAMS))
    belote = draw(st.sampled_from([(0, 0), (20, 0), (0, 20)]))
    melds = draw(st.sampled_from([(0, 0), (20, 0), (0, 50), (300, 0), (0, 300)]))
    capot = draw(st.one_of(st.none(), st.sampled_from(TEAMS)))
    if capot is not None:
        whole = ((152, 0), (8, 0)) if capot == 0 else ((0, 152), (0, 8))
        return DealPoints(takers, *whole, capot, belote, melds)
    card_points = draw(st.one_of(st.integers(0, 152), st.integers(68, 84)))
    last = draw(st.sampled_from(TEAMS))
    return DealPoints(takers, (card_points, 152 - card_points), (4, 4), last, belote, melds)


@given(points=deal_points(), rules=house_rules())
def test_the_rows_of_any_points_add_up_to_the_marks(points: DealPoints, rules: HouseRules) -> None:
    check_rows(scored(points, replace(rules, melds=True)), replace(rules, melds=True))


def test_a_failed_contract_shows_what_the_defence_marks() -> None:
    scene = after(HouseRules(), LITIGE, "60-102")
    # In the second deal the takers are team B; the pot of the litige goes to the defence too.
    assert rows_of(scene) == {Entry.FAILED: (162, 0), Entry.BELOTE: (0, 0), Entry.PAID: (81, 0)}
    assert scene.result.marks == (243, 0)
    assert {"Contract failed", "162", "Pot", "81", "243"} <= set(written(scene))


def test_a_failed_contract_still_shows_what_the_tricks_were_worth() -> None:
    scene = after(HouseRules(), "60-102")
    assert {"Tricks in all", "60", "102"} <= set(written(scene))
    alt = draw_score(scene).alt
    assert "Alice and Chloé: 60 points in tricks; marks 0, total 0." in alt
    assert "Bélisaire and Didier: 102 points in tricks, Contract failed 162; marks 162, total 162." in alt


def test_the_description_of_a_team_without_a_point_names_its_mark_alone() -> None:
    assert "Bélisaire and Didier: marks 0, total 0." in draw_score(after(HouseRules(), "252-0")).alt


def test_melds_of_failed_takers_stand_with_the_defence() -> None:
    result = scored(DealPoints(0, (50, 102), (4, 4), 1, (20, 0), (30, 0)), MELDS)
    rows = {row.entry: row.figures for row in mark_rows(result, MELDS)}
    assert rows == {Entry.FAILED: (0, 162), Entry.BELOTE: (20, 0), Entry.MELDS: (0, 30)}


@pytest.mark.parametrize("value", [250, 252])
def test_a_capot_by_the_defence_has_its_own_row(value: int) -> None:
    rows = rows_of(after(HouseRules(capot_value=value), "0-252"))
    assert rows[Entry.FAILED_CAPOT] == (0, value)


def test_rounding_has_a_row() -> None:
    scene = after(HouseRules(rounding=Rounding.TEN_5_UP), "82-80")
    assert rows_of(scene)[Entry.ROUNDING] == (-2, 0)
    lines = {line.label: line.figures for line in detail_lines(Language.FR, scene.result, scene.rules)}
    assert lines["Arrondi"] == ("−2", "–")


def test_nothing_is_said_of_rounding_where_none_was_needed() -> None:
    rules = HouseRules(rounding=Rounding.TEN_5_UP, capot_value=250)
    assert Entry.ROUNDING not in rows_of(after(rules, "252-0 with B's belote"))


# ---- what became of the pot -------------------------------------------------------------------


def test_a_litige_in_mid_match_takes_the_points_of_the_takers_into_the_pot() -> None:
    scene = after(HouseRules(), "71-91 with A's belote")
    assert rows_of(scene)[Entry.HELD] == (-71, 0)
    assert {"Into the pot", "−71", "Pot 71", "for the next deal"} <= set(written(scene))


def test_a_litige_that_ends_a_match_to_a_target_loses_the_points() -> None:
    scene = after(HouseRules(target=161), "90-72", LITIGE)
    assert scene.result.winner is not None
    assert rows_of(scene)[Entry.LOST] == (0, -81)
    assert outcome_line(scene) == "Litige, 81 all: the 81 points in the pot are lost"
    assert {"Points lost", "Pot 81", "lost"} <= set(written(scene))
    alt = draw_score(scene).alt
    assert "the 81 points in the pot are lost" in alt
    assert "wait" not in alt


def test_an_earlier_pot_is_lost_in_the_last_litige_with_the_points_of_that_deal() -> None:
    scene = after(HouseRules(target=150), LITIGE, "91-71 with B's belote", LITIGE)
    assert scene.result.winner is not None
    lost = pot_in_the_end(scene)
    assert lost > 81
    assert outcome_line(replace(scene, language=Language.FR)) == (
        f"Litige, 81 partout : les {lost} points en attente sont perdus"
    )
    assert f"les {lost} points en attente sont perdus" in draw_score(replace(scene, language=Language.FR)).alt


def test_a_litige_that_ends_a_match_to_a_number_of_deals_gives_the_pot_back() -> None:
    scene = after(HouseRules(target=None, deals=2), "90-72", LITIGE)
    assert scene.result.winner is not None
    assert rows_of(scene)[Entry.HELD] == (0, -81)
    assert rows_of(scene)[Entry.RETURNED] == (0, 81)
    assert outcome_line(scene) == "Litige, 81 all: the pot of 81 goes back to the takers"
    assert {"Pot given back", "Pot 81", "back to the takers"} <= set(written(scene))
    alt = draw_score(replace(scene, language=Language.FR)).alt
    assert "le pot de 81 revient aux preneurs" in alt
    assert "attendent" not in alt


# ---- how the contract ended -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("takers", "expected"), [(0, "Contract failed, 252 to 300"), (1, "Contract made, 300 to 252")]
)
def test_melds_may_outweigh_a_capot(takers: Team, expected: str) -> None:
    result = scored(DealPoints(takers, (152, 0), (8, 0), 0, melds=(0, 300)), MELDS)
    assert outcome_line(ScoreScene(Language.EN, PLACES, MELDS, (result,))) == expected


@pytest.mark.parametrize("language", Language)
def test_taker_and_trumps_have_room_beside_the_longest_outcome(language: Language) -> None:
    for rules in (HouseRules(target=161), HouseRules(target=None, deals=2)):
        scene = replace(after(rules, "90-72", LITIGE), language=language)
        name = "Wilhelmine-Wolfgang Wawrzyniak WW"
        long = Place(name, BotLevel.STEADY)
        for places in (PLACES, (long, long, long, long)):
            texts = written(replace(scene, places=places))
            contract = next(words for words in texts if "atout cœur" in words or "Trumps are" in words)
            assert places[1] is not None
            assert places[1].name[:9] in contract
            assert outcome_line(scene) in texts


def test_a_deal_of_which_nobody_noted_the_last_trick_has_one_row_for_its_tricks() -> None:
    rows = mark_rows(scored(DealPoints(0, (90, 72), None, None), HouseRules()), HouseRules())
    assert [(row.entry, row.figures) for row in rows] == [(Entry.POINTS, (90, 72)), (Entry.BELOTE, (0, 0))]
