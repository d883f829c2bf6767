"""In which order the cards of a hand stand."""

from dataclasses import replace

import pytest

from belote_bot.game.actions import Pass
from belote_bot.game.auction import Contract
from belote_bot.game.cards import Card, Suit
from belote_bot.game.house_rules import HouseRules
from belote_bot.game.views import SeatView, seat_view
from belote_bot.locales import Language
from images import HandOrder, HandScene, draw_hand, sorted_hand
from images.words import card_name, listed
from tests.game.support import opened, play
from tests.images.support import played, states


def shown(view: SeatView, order: HandOrder = HandOrder.TRUMPS_FIRST) -> str:
    return " ".join(map(str, sorted_hand(view, order)))


def holding(held: str, trump: Suit | None) -> SeatView:
    """A hand, in the play or in the second round of the auction."""
    view = seat_view(played(11, 0, HouseRules()), 1)
    contract = None if trump is None else Contract(0, trump, 1)
    deal = replace(view.deal, bids=(Pass(),) * 4, contract=contract)
    return replace(view, deal=deal, hand=tuple(sorted(Card.parse(card) for card in held.split())))


@pytest.mark.parametrize(
    ("held", "trump", "expected"),
    [
        ("7H JH 9H AS TS KD 8C QC", Suit.HEARTS, "JH 9H 7H AS TS KD QC 8C"),
        ("7H JH 9H AS TS KD 8C QC", Suit.CLUBS, "QC 8C JH 9H 7H AS TS KD"),
        ("7H AH TS KD QD", None, "AH 7H TS KD QD"),
        ("7S AC TS KD QD", Suit.HEARTS, "TS 7S KD QD AC"),
        ("7H AH KD", Suit.SPADES, "AH 7H KD"),
        ("", Suit.SPADES, ""),
    ],
)
def test_a_hand_is_sorted_trumps_first_then_by_turns_of_colour(
    held: str, trump: Suit | None, expected: str
) -> None:
    assert shown(holding(held, trump)) == expected


@pytest.mark.parametrize("trump", [*Suit, None])
def test_trumps_last_is_the_same_from_right_to_left(trump: Suit | None) -> None:
    hand = holding("7H JH 9H AS TS KD 8C QC", trump)
    assert shown(hand, HandOrder.TRUMPS_LAST).split() == shown(hand).split()[::-1]


@pytest.mark.parametrize(
    ("trump", "expected"),
    [
        (None, "AS TS JH 9H 7H QC 8C KD"),
        (Suit.HEARTS, "AS TS JH 9H 7H QC 8C KD"),
        (Suit.DIAMONDS, "AS TS JH 9H 7H QC 8C KD"),
    ],
)
def test_in_a_fixed_order_no_suit_moves_whatever_is_trumps(trump: Suit | None, expected: str) -> None:
    assert shown(holding("7H JH 9H AS TS KD 8C QC", trump), HandOrder.FIXED) == expected


def test_within_a_fixed_order_the_trumps_stand_by_their_own_strength() -> None:
    assert shown(holding("9H JH AH TH", Suit.HEARTS), HandOrder.FIXED) == "JH 9H AH TH"
    assert shown(holding("9H JH AH TH", Suit.SPADES), HandOrder.FIXED) == "AH TH JH 9H"


def test_picture_and_description_follow_the_order_chosen() -> None:
    view = holding("7H JH 9H AS TS KD 8C QC", Suit.CLUBS)
    pictures = [draw_hand(HandScene(Language.EN, view, order=order)) for order in HandOrder]
    assert len({picture.data for picture in pictures}) == len(pictures)
    for order, picture in zip(HandOrder, pictures, strict=True):
        names = listed(Language.EN, [card_name(Language.EN, card) for card in sorted_hand(view, order)])
        assert names in picture.alt


def test_suits_stay_where_they_are_when_one_runs_out() -> None:
    hands = [
        "JH 9H KS 8S AD KC QC 7C",
        "7H AH AS TS TD 9D AC 9C",
        "8H TH QS JS 8D 7D TC JC",
        "KH QH 9S 7S KD QD JD 8C",
    ]
    match = opened(hands, "H")
    assert shown(seat_view(match, 0)) == "JH 9H KS 8S AD KC QC 7C"
    play(match, "AD")
    assert shown(seat_view(match, 0)) == "JH 9H KS 8S KC QC 7C"
    play(match, "9D 7D JD JH 7H 8H KH")
    assert shown(seat_view(match, 0)) == "9H KS 8S KC QC 7C"


@pytest.mark.parametrize("order", HandOrder)
def test_no_card_passes_another_while_a_deal_is_played(order: HandOrder) -> None:
    for seed in range(6):
        before: list[tuple[Card, ...]] = [()] * 4
        for match in states(seed):
            assert match.deal is not None
            for seat in range(4):
                view = seat_view(match, seat)
                if view.deal.contract is None:
                    continue
                now = sorted_hand(view, order)
                assert sorted(now) == list(view.hand)
                if len(now) < 8:
                    assert [card for card in before[seat] if card in now] == list(now)
                before[seat] = now
