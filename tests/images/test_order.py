"""In which order the cards of a hand stand."""

from dataclasses import replace

import pytest

from belote_bot.game.actions import Pass
from belote_bot.game.auction import Contract
from belote_bot.game.cards import Card, Suit
from belote_bot.game.house_rules import HouseRules
from belote_bot.game.views import SeatView, seat_view
from images import sorted_hand
from tests.game.support import opened, play
from tests.images.support import played, states


def shown(view: SeatView) -> str:
    return " ".join(map(str, sorted_hand(view)))


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


def test_no_card_passes_another_while_a_deal_is_played() -> None:
    for seed in range(6):
        before: list[tuple[Card, ...]] = [()] * 4
        for match in states(seed):
            assert match.deal is not None
            for seat in range(4):
                view = seat_view(match, seat)
                if view.deal.contract is None:
                    continue
                now = sorted_hand(view)
                assert sorted(now) == list(view.hand)
                if len(now) < 8:
                    assert [card for card in before[seat] if card in now] == list(now)
                before[seat] = now
