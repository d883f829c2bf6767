"""What outcomes are worth: what the table would write, and near the end the chance to win the match."""

from random import Random

import pytest
from hypothesis import given, settings

from belote_bot.game.house_rules import PRESETS, Announce, HouseRules
from belote_bot.game.match import Match
from belote_bot.game.scoring import DealScore
from belote_bot.game.seats import team_of
from belote_bot.game.views import MatchView, seat_view
from belote_bot.players.search.extras import Extras
from belote_bot.players.search.outcomes import A_MARK, CAPOT_A, CAPOT_B, score_of
from tests.game.support import SEEDS, choose, house_rules, shuffled


def code_of(score: DealScore) -> int:
    if score.capot is not None:
        return CAPOT_B if score.capot else CAPOT_A
    return score.tricks[0]


@settings(max_examples=60)
@given(rules=house_rules(), seed=SEEDS)
def test_every_deal_is_worth_what_the_table_writes(rules: HouseRules, seed: int) -> None:
    random = Random(seed)
    match = Match(rules, random.randrange(4))
    for _ in range(3):
        if match.winner is not None:
            return
        match.start_deal(shuffled(random))
        deal = match.deals[-1]
        before = seat_view(match, 0).match
        while match.turn is not None:
            match.apply(choose(random, deal))
        result = match.results[-1]
        if result.score is None or deal.contract is None:
            assert score_of(before).stake_of(None).marks == 0
            continue
        points = result.score.points
        worth = score_of(before).worth(team_of(deal.contract.taker), points.belote, points.melds)
        assert worth[code_of(result.score)].marks == result.marks[0] - result.marks[1]


ALL_SAID = [*PRESETS.values(), HouseRules(melds=True, belote_king_first=True)]


@pytest.mark.parametrize("seed", range(12))
def test_belote_and_melds_are_counted_in_imagined_hands_as_at_the_table(seed: int) -> None:
    random = Random(seed)
    for rules in ALL_SAID:
        match = Match(rules, seed % 4)
        match.start_deal(shuffled(random))
        deal = match.deals[0]
        imagined: list[tuple[tuple[int, int], tuple[int, int]]] = []
        while match.turn is not None:
            if deal.contract is not None:
                view = seat_view(match, match.turn)
                hands = deal.hands[0], deal.hands[1], deal.hands[2], deal.hands[3]
                imagined.append(Extras(view, deal.contract).of(hands))
            match.apply(choose(random, deal))
        if not imagined:
            continue
        score = match.results[0].score
        assert score is not None
        assert {melds for _, melds in imagined} == {score.points.melds}
        if rules.belote_announce is Announce.AUTOMATIC:
            # Before the last card a belote may still be lost, by playing the queen first.
            assert imagined[-1][0] == score.points.belote
            assert rules.belote_king_first or {belote for belote, _ in imagined} == {score.points.belote}


USUAL = HouseRules()


def at(totals: tuple[int, int], rules: HouseRules = USUAL) -> MatchView:
    match = Match(rules, 0)
    match.start_deal(shuffled(Random(1)))
    view = seat_view(match, 0).match
    return MatchView(rules, view.deal, (), totals, 0, None)


def test_a_mark_is_worth_about_one_at_the_start() -> None:
    worth = score_of(at((0, 0))).worth(0, (0, 0), (0, 0))
    assert worth[100].value == pytest.approx(worth[100].marks, rel=0.15)


def test_near_the_end_reaching_the_target_counts_and_hardly_by_how_much() -> None:
    worth = score_of(at((900, 850))).worth(0, (0, 0), (0, 0))
    assert worth[101].value - worth[99].value > 10 * (worth[120].value - worth[101].value) > 0


def test_a_match_that_is_won_is_not_played_carelessly() -> None:
    score = score_of(at((990, 100)))
    worth = score.worth(0, (0, 0), (0, 0))
    assert worth[130].value - worth[100].value >= 2
    assert score.rate >= A_MARK


def test_whoever_is_far_behind_gains_most_from_a_capot() -> None:
    worth = score_of(at((700, 990))).worth(0, (0, 0), (0, 0))
    assert worth[CAPOT_A].value - worth[130].value > worth[130].value - worth[100].value


def test_in_the_last_of_a_number_of_deals_winning_counts() -> None:
    rules = HouseRules(target=None, deals=1)
    worth = score_of(at((0, 0), rules)).worth(0, (0, 0), (0, 0))
    assert worth[82].value - worth[80].value > 10 * (worth[CAPOT_A].value - worth[82].value) > 0
