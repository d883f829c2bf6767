"""The score sheet says where the marks come from, and what became of the pot."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belote_bot.game.cards import Suit
from belote_bot.game.counted import Capot, CountedDeal, counted_tally
from belote_bot.game.events import DealResult
from belote_bot.game.house_rules import PRESETS, HouseRules, Rounding
from belote_bot.game.match import Match
from belote_bot.game.scoring import DealPoints, Outcome, score_deal
from belote_bot.game.seats import TEAMS, Team, other_team
from belote_bot.game.tally import tally
from belote_bot.game.verdict import PotFate, pot_move
from belote_bot.locales import Language
from images import BotLevel, Place, Places, ScoreScene, draw_score
from images.alt import LONGEST
from images.moments import ODD_NAMES
from images.score import compose_score
from images.sheet import Entry, deals_to_come, detail_lines, mark_rows, outcome_line
from images.sheet_moments import sheets
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
    return {row.entry: row.figures for row in mark_rows(scene.results)}


def scored(points: DealPoints, rules: HouseRules) -> DealResult:
    """The result of a first deal with these points, whoever the takers were."""
    score = score_deal(points, rules)
    return DealResult(0, None, score, (0, 0), score.marks, score.held, score.marks, None)


def check_rows(results: Sequence[DealResult], rules: HouseRules) -> None:
    result, rows = results[-1], {row.entry: row.figures for row in mark_rows(results)}
    assert all(any(figures) for figures in rows.values())
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
    for number in range(len(match.results)):
        check_rows(match.results[: number + 1], rules)


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
        check_rows(match.results, rules)
        assert_the_pot_is_accounted_for(scene_of(match))


def assert_the_pot_is_accounted_for(scene: ScoreScene) -> None:
    result, before = scene.result, scene.results[-2].pot if len(scene.results) > 1 else 0
    assert result.score is not None
    gone = before + result.score.held - sum(result.paid) - result.pot
    move = pot_move(scene.results)
    assert gone == (move.points if move is not None and move.fate is PotFate.LOST else 0)


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
    check_rows([scored(points, replace(rules, melds=True))], replace(rules, melds=True))


def test_a_failed_contract_shows_what_the_defence_marks() -> None:
    scene = after(HouseRules(), LITIGE, "60-102")
    # In the second deal the takers are team B; the pot of the litige goes to the defence too.
    assert rows_of(scene) == {Entry.FAILED: (162, 0), Entry.PAID: (81, 0)}
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
    rows = {row.entry: row.figures for row in mark_rows([result])}
    assert rows == {Entry.FAILED: (0, 162), Entry.BELOTE: (20, 0), Entry.MELDS: (0, 30)}


@pytest.mark.parametrize("value", [250, 252])
def test_a_capot_by_the_defence_has_its_own_row(value: int) -> None:
    rows = rows_of(after(HouseRules(capot_value=value), "0-252"))
    assert rows[Entry.FAILED_CAPOT] == (0, value)


def test_rounding_has_a_row() -> None:
    scene = after(HouseRules(rounding=Rounding.TEN_5_UP), "82-80")
    assert rows_of(scene)[Entry.ROUNDING] == (-2, 0)
    lines = {line.label: line.figures for line in detail_lines(replace(scene, language=Language.FR))}
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
    assert outcome_line(scene) == "Litige, 81 all"
    assert {"Points lost", "Pot 81", "lost"} <= set(written(scene))
    sentence = "Equal, and the match is over: the 81 points in the pot are lost."
    assert sentence in written(scene)
    assert sentence in draw_score(scene).alt


def test_an_earlier_pot_is_lost_in_the_last_litige_with_the_points_of_that_deal() -> None:
    scene = after(HouseRules(target=150), LITIGE, "91-71 with B's belote", LITIGE)
    assert scene.result.winner is not None
    move = pot_move(scene.results)
    assert move is not None
    assert move.points > 81
    assert (
        f"les {move.points} points du pot sont perdus" in draw_score(replace(scene, language=Language.FR)).alt
    )


def test_a_litige_that_ends_a_match_to_a_number_of_deals_gives_the_pot_back() -> None:
    scene = after(HouseRules(target=None, deals=2), "90-72", LITIGE)
    assert scene.result.winner is not None
    assert rows_of(scene)[Entry.HELD] == (0, -81)
    assert rows_of(scene)[Entry.RETURNED] == (0, 81)
    assert {"Pot given back", "Pot 81", "given back"} <= set(written(scene))
    alt = draw_score(replace(scene, language=Language.FR)).alt
    assert "le pot de 81 revient à ceux qui l’ont mis" in alt


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
    rows = mark_rows([scored(DealPoints(0, (90, 72), None, None), HouseRules())])
    assert [(row.entry, row.figures) for row in rows] == [(Entry.POINTS, (90, 72))]


# ---- every kind of sheet ----------------------------------------------------------------------


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("places", [PLACES, *ODD_NAMES.values()])
def test_every_kind_of_sheet_is_small_and_described(language: Language, places: Places) -> None:
    for name, scene in sheets(language, places).items():
        picture = draw_score(scene)
        assert len(picture.data) <= 60 * 1024, name
        assert 0 < len(picture.alt) <= LONGEST


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("made-with-belote", "Belote counts for the contract: 75 + 20 against 87."),
        ("failed-when-equal", "Equal: at this table the takers have failed. The defence marks 162."),
        ("made-with-pot", "The pot of 81 goes to the takers."),
        ("void-with-pot", "The 81 points in the pot still wait."),
        ("forgotten", "Belote forgotten by Chloé: 20 points lost."),
        ("queen-first", "Queen played before the king by Bélisaire: the belote does not count."),
        ("made-with-melds", "Melds: Bélisaire (tierce 10–Q ♣), Didier (four × K)."),
        ("made", "Rounded to tens, a 5 in favour of the takers: 117 → 120, 85 → 80."),
    ],
)
def test_the_sheet_and_its_description_say_why(name: str, sentence: str) -> None:
    scene = sheets(Language.EN)[name]
    assert sentence in " ".join(written(scene))
    assert sentence in draw_score(scene).alt


def test_the_last_sheet_shows_the_best_moments() -> None:
    scene = sheets(Language.EN)["final"]
    moments = {"272", "capot, deal 5", "324", "points behind, then ahead", "6", "deals won in a row"}
    assert moments <= set(written(scene))
    assert "Capot in deal 5: 272 points for Alice and Chloé." in draw_score(scene).alt
    going_on = written(replace(scene, results=scene.results[:-1]))
    assert moments.isdisjoint(set(going_on) - {"6"})


def test_a_moment_of_those_who_did_not_win_has_their_names() -> None:
    scene = after(HouseRules(target=None, deals=3), "90-72", "252-0", "252-0")
    one = replace(scene.results[-1], winner=1)
    words = written(replace(scene, results=(*scene.results[:-1], one)))
    assert words.count("Bélisaire and Didier") == 1


def test_who_deals_next_is_told_while_the_match_goes_on() -> None:
    scenes = sheets(Language.EN)
    going_on = replace(scenes["made"], next_dealer=3)
    assert "Didier deals next" in written(going_on)
    assert "Didier deals next." in draw_score(going_on).alt
    assert "Didier deals next" not in written(replace(scenes["final"], next_dealer=3))


def test_results_that_were_only_counted_make_a_sheet() -> None:
    """Whoever counts the points of real cards knows the marks, but no cards and maybe no contract."""
    scores = [score_deal(points, MELDS) for points in (DealPoints(0, (100, 62), None, None),)]
    results = tally(MELDS, [(None, scores[0]), (None, None)]).results
    for number in (1, 2):
        scene = ScoreScene(Language.EN, PLACES, MELDS, results[:number], next_dealer=1)
        assert {"Alice", "Didier", "100", "62", "Bélisaire deals next"} <= set(written(scene))


def test_the_curve_leaves_room_for_the_deals_to_come() -> None:
    scene = after(HouseRules(target=None, deals=12), "90-72", "90-72")
    assert deals_to_come(scene) == 10
    assert deals_to_come(after(HouseRules(), "90-72")) == 0


@pytest.mark.parametrize(("language", "total"), [(Language.FR, "1 088"), (Language.EN, "1,088")])
def test_totals_are_written_as_the_language_writes_them(language: Language, total: str) -> None:
    deals = (CountedDeal(0, Suit.HEARTS, Capot(0), 0),) * 4
    results = counted_tally(HouseRules(), deals).results
    assert total in written(ScoreScene(language, PLACES, HouseRules(), results))
