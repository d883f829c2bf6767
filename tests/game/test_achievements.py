"""What a player can be proud of, or laugh about."""

from dataclasses import replace

import pytest

from belote_bot.game.achievements import Achievement, Feat, feats
from belote_bot.game.auction import Contract
from belote_bot.game.cards import Card, Suit, mask_of
from belote_bot.game.events import DealResult
from belote_bot.game.house_rules import HouseRules
from belote_bot.game.melds import melds_in
from belote_bot.game.scoring import DealPoints, DealScore, Pair, score_deal
from belote_bot.game.seats import Seat, Team, team_of
from belote_bot.game.tally import tally

Played = tuple[Seat, DealScore]


def deal(taker: Seat, takers_tricks: int, *, belote: Pair = (0, 0), last: Team | None = None) -> Played:
    """A deal by who took and what their team's tricks were worth, last one included: 0 and 252 are capots."""
    team = team_of(taker)
    other: Team = 1 if team == 0 else 0
    if takers_tricks in (0, 252):
        capot = team if takers_tricks else other
        cards, won = ((152, 0), (8, 0)) if capot == 0 else ((0, 152), (0, 8))
        return taker, score_deal(DealPoints(team, cards, won, capot, belote), HouseRules())
    last = team if last is None else last
    figures = [takers_tricks, 162 - takers_tricks]
    figures[0 if last == team else 1] -= 10
    cards = (figures[0], figures[1]) if team == 0 else (figures[1], figures[0])
    return taker, score_deal(DealPoints(team, cards, (4, 4), last, belote), HouseRules())


def match_of(*deals: Played | None) -> tuple[DealResult, ...]:
    """A match to just these deals; None is a void one."""
    rules = HouseRules(target=None, deals=sum(one is not None for one in deals))
    played = [(None, None) if one is None else (Contract(one[0], Suit.HEARTS, 1), one[1]) for one in deals]
    return tally(rules, played).results


def had(results: tuple[DealResult, ...], seat: Seat) -> dict[Achievement, int | None]:
    return {feat.achievement: feat.deal for feat in feats(results, seat)}


ORDINARY = deal(0, 100)
FAILED = deal(0, 60)


def test_an_ordinary_match_gives_nothing() -> None:
    results = match_of(ORDINARY, deal(1, 100), None, FAILED, deal(3, 110))
    assert [had(results, seat) for seat in range(4)] == [{}] * 4


def test_a_capot_is_both_partners_and_nobody_elses() -> None:
    results = match_of(ORDINARY, deal(2, 252), deal(2, 252))
    assert had(results, 0) == had(results, 2) == {Achievement.CAPOT: 1}
    assert had(results, 1) == had(results, 3) == {}


def test_a_capot_against_the_takers_is_another_thing() -> None:
    assert had(match_of(deal(0, 0), ORDINARY), 3) == {Achievement.CAPOT_DEFENCE: 0}
    assert had(match_of(deal(0, 0), ORDINARY), 0) == {}


def test_two_litiges_in_a_row_are_everybodys_also_around_a_void_deal() -> None:
    results = match_of(deal(0, 81), None, deal(1, 81), ORDINARY)
    assert [had(results, seat) for seat in range(4)] == [{Achievement.LITIGE_TWICE: 2}] * 4
    assert had(match_of(deal(0, 81), ORDINARY, deal(1, 81)), 0) == {}


def test_a_contract_made_with_82_is_the_takers() -> None:
    results = match_of(deal(1, 82, last=0), ORDINARY)
    assert had(results, 1) == {Achievement.BARELY: 0}
    assert had(results, 3) == {}


@pytest.mark.parametrize("tricks", [80, 81, 83])
def test_other_figures_are_not_82(tricks: int) -> None:
    assert Achievement.BARELY not in had(match_of(deal(1, tricks, last=0), ORDINARY), 1)


def test_82_with_a_belote_is_not_the_least() -> None:
    assert Achievement.BARELY not in had(match_of(deal(1, 82, belote=(0, 20), last=0), ORDINARY), 1)


@pytest.mark.parametrize(("tricks", "saved"), [(82, True), (86, True), (87, False), (81, False)])
def test_the_last_ten_saves_a_contract(tricks: int, saved: bool) -> None:
    assert (Achievement.LAST_TEN in had(match_of(deal(0, tricks), ORDINARY), 2)) is saved
    assert Achievement.LAST_TEN not in had(match_of(deal(0, tricks, last=1), ORDINARY), 2)


def test_three_failures_of_the_others_in_a_row_are_a_wall() -> None:
    results = match_of(FAILED, None, deal(2, 70), deal(0, 20), FAILED)
    assert had(results, 1) == had(results, 3) == {Achievement.WALL: 3}
    assert had(match_of(FAILED, FAILED, deal(1, 100), FAILED), 1) == {}


def test_five_contracts_made_and_none_failed() -> None:
    five = [deal(0, 100)] * 5
    assert had(match_of(*five, deal(2, 50)), 0) == {Achievement.FLAWLESS: None}
    assert had(match_of(*five, deal(0, 50)), 0) == {}
    assert had(match_of(*five[1:]), 0) == {}


def test_a_match_won_from_far_behind() -> None:
    results = match_of(deal(1, 130), deal(3, 140), deal(1, 110), *[deal(0, 150)] * 3)
    behind = results[2].totals[1] - results[2].totals[0]
    assert behind >= 200
    assert had(results, 0) == had(results, 2) == {Achievement.COMEBACK: None}
    assert had(results, 1) == {}


def test_less_than_200_behind_is_no_comeback() -> None:
    results = match_of(deal(1, 130), deal(3, 130), *[deal(0, 150)] * 3)
    assert results[1].totals[1] - results[1].totals[0] == 196
    assert had(results, 0) == {}


def test_four_jacks_that_count_are_their_holders() -> None:
    taker, score = ORDINARY
    jacks = melds_in(mask_of(Card.parse(card) for card in ["JS", "JH", "JD", "JC", "7S"]), Suit.HEARTS)
    points = replace(score.points, melds=(0, 200), shown=((3, jacks),))
    results = match_of((taker, score_deal(points, HouseRules())), ORDINARY)
    assert had(results, 3) == {Achievement.FOUR_JACKS: 0}
    assert had(results, 1) == {}


def test_each_is_had_once_and_in_the_order_of_the_list() -> None:
    results = match_of(deal(0, 0), deal(1, 252), deal(1, 0), deal(1, 252))
    assert feats(results, 3) == (Feat(Achievement.CAPOT, 1), Feat(Achievement.CAPOT_DEFENCE, 0))
