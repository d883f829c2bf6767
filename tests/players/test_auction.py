"""What the steady player takes and what it passes."""

from dataclasses import replace
from random import Random

import pytest

from belote_bot.game.actions import Action, Pass, Take
from belote_bot.game.cards import CARDS, Card, Suit, mask_of
from belote_bot.game.house_rules import HouseRules
from belote_bot.game.match import Match
from belote_bot.game.views import SeatView, seat_view
from belote_bot.players.auction import FORMULA, expected_marks, threshold
from belote_bot.players.player import Level, player_for
from belote_bot.players.temperament import Temperament
from tests.game.support import cards, hand, shuffled

STEADY = player_for(Level.STEADY)


def first_to_speak(five: str, upcard: str, *, passes: int = 0) -> SeatView:
    """What the seat after the dealer sees with these five cards, after so many passes."""
    held, turned = cards(five), Card.parse(upcard)
    rest = [card for card in CARDS if card not in (*held, turned)]
    pack = (*held[:3], *rest[:9], *held[3:], *rest[9:15], turned, *rest[15:])
    match = Match(HouseRules(), 3)
    match.start_deal(pack)
    for _ in range(passes):
        match.apply(Pass())
    return seat_view(match, 0)


def bid(view: SeatView) -> Action:
    return STEADY.decide(view)


@pytest.mark.parametrize(
    ("five", "upcard"),
    [
        ("JS 9S AH 7D 8C", "7S"),
        ("9S AS AH 7D 8C", "JS"),
        ("JS KS QS AH 8C", "8S"),
        ("JS AS AH AD 8C", "7S"),
    ],
)
def test_it_takes_with_a_strong_hand_counting_the_upcard(five: str, upcard: str) -> None:
    assert bid(first_to_speak(five, upcard)) == Take(Suit.SPADES)


@pytest.mark.parametrize(
    ("five", "upcard"),
    [
        ("8S 7H 8D QD 9C", "AS"),
        ("KS QS 8H 8D 9C", "7S"),
        ("AH AD 7C 8C KC", "JS"),
    ],
)
def test_it_passes_with_a_weak_hand(five: str, upcard: str) -> None:
    assert bid(first_to_speak(five, upcard)) == Pass()


def test_it_takes_its_best_other_suit_in_the_second_round() -> None:
    assert bid(first_to_speak("JH 9H AH 7D 8C", "AS", passes=4)) == Take(Suit.HEARTS)


def test_a_side_ace_and_a_longer_suit_speak_for_taking() -> None:
    plain = expected_marks(hand("JS 9S 8S 7H 8D 9C"), Suit.SPADES)
    assert expected_marks(hand("JS 9S 8S AH 8D 9C"), Suit.SPADES) > plain
    assert expected_marks(hand("JS 9S 8S 7S 8D 9C"), Suit.SPADES) > plain


def promising(least: int, most: int) -> SeatView:
    """What the first to speak sees with cards that promise so much more than they must."""
    random = Random(1)
    while True:
        match = Match(HouseRules(), 3)
        match.start_deal(shuffled(random))
        view = seat_view(match, 0)
        six = mask_of(view.hand) | 1 << view.deal.upcard
        if least <= expected_marks(six, view.deal.upcard.suit) - threshold(view) <= most:
            return view


def test_points_in_the_pot_make_it_bolder() -> None:
    view = promising(-38, -12)
    assert bid(view) == Pass()
    assert bid(replace(view, match=replace(view.match, pot=200))) == Take(view.deal.upcard.suit)


@pytest.mark.parametrize(
    ("least", "most", "takers"),
    [
        (0, 8, {Temperament.BOLD, Temperament.CALM}),
        (-9, -1, {Temperament.BOLD}),
        (9, 30, {*Temperament}),
        (-40, -10, set[Temperament]()),
    ],
)
@pytest.mark.parametrize("temperament", Temperament)
def test_a_temperament_tells_in_close_decisions(
    least: int, most: int, takers: set[Temperament], temperament: Temperament
) -> None:
    took = player_for(Level.STEADY, temperament).decide(promising(least, most)) != Pass()
    assert took == (temperament in takers)


def test_the_place_in_the_order_of_speaking_counts() -> None:
    assert len({*FORMULA.thresholds}) > 1


def test_it_is_more_cautious_when_its_side_is_about_to_win() -> None:
    view = promising(0, 9)
    assert bid(view) == Take(view.deal.upcard.suit)
    assert bid(replace(view, match=replace(view.match, totals=(960, 500)))) == Pass()


def test_it_is_bolder_when_the_opponents_are_about_to_win() -> None:
    view = promising(-10, -1)
    assert bid(view) == Pass()
    assert bid(replace(view, match=replace(view.match, totals=(500, 960)))) == Take(view.deal.upcard.suit)
