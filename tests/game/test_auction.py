"""The auction (RULES §4)."""

import pytest

from belote_bot.game.actions import Bid, Pass, Play, Take
from belote_bot.game.auction import Contract, bidding_round, contract_from, legal_bids
from belote_bot.game.cards import CARDS, Card, Suit
from belote_bot.game.deal import DealOver, DealStatus, IllegalAction, IllegalBid
from belote_bot.game.events import BidMade, ContractMade, DealFinished, DealVoided
from belote_bot.game.house_rules import HouseRules
from belote_bot.game.match import Match

PASS = Pass()
# The upcard of this pack, place 20, is the jack of diamonds.
PACK = CARDS


def started(dealer: int = 3) -> Match:
    match = Match(HouseRules(), dealer)
    match.start_deal(PACK)
    return match


@pytest.mark.parametrize("passes", range(4))
def test_round_one_is_take_the_upcard_s_suit_or_pass(passes: int) -> None:
    assert set(legal_bids([PASS] * passes, Suit.DIAMONDS)) == {Take(Suit.DIAMONDS), PASS}


@pytest.mark.parametrize("passes", range(4, 8))
@pytest.mark.parametrize("upcard", Suit)
def test_round_two_is_one_of_the_three_other_suits_or_pass(passes: int, upcard: Suit) -> None:
    others = {Take(suit) for suit in Suit if suit != upcard}

    assert set(legal_bids([PASS] * passes, upcard)) == {*others, PASS}


@pytest.mark.parametrize(
    "bids", [[PASS] * 8, [Take(Suit.DIAMONDS)], [*[PASS] * 4, Take(Suit.SPADES)]], ids=len
)
def test_nothing_may_be_said_after_the_end(bids: list[Bid]) -> None:
    assert legal_bids(bids, Suit.DIAMONDS) == ()


@pytest.mark.parametrize("dealer", range(4))
@pytest.mark.parametrize("passes", range(8))
def test_the_seats_speak_in_turn_from_the_one_after_the_dealer(dealer: int, passes: int) -> None:
    match = started(dealer)
    for _ in range(passes):
        match.apply(PASS)
    turn = match.turn
    suit = Suit.DIAMONDS if passes < 4 else Suit.SPADES

    events = match.apply(Take(suit))

    bidding_round = 1 if passes < 4 else 2
    contract = Contract((dealer + 1 + passes) % 4, suit, bidding_round)
    assert turn == contract.taker
    assert events == [BidMade(contract.taker, Take(suit), bidding_round), ContractMade(contract)]
    assert match.deals[0].contract == contract


@pytest.mark.parametrize("dealer", range(4))
@pytest.mark.parametrize("passes", range(8))
def test_the_seat_after_the_dealer_leads_whoever_took(dealer: int, passes: int) -> None:
    match = started(dealer)
    for _ in range(passes):
        match.apply(PASS)

    match.apply(match.deals[0].legal_actions()[0])

    assert match.turn == match.deals[0].leader == (dealer + 1) % 4


def test_nobody_has_taken_while_all_pass() -> None:
    assert contract_from([], 0) is None
    assert contract_from([PASS] * 3, 0) is None


@pytest.mark.parametrize(("passes", "number"), [(0, 1), (3, 1), (4, 2), (7, 2)])
def test_the_second_round_begins_after_four_passes(passes: int, number: int) -> None:
    assert bidding_round([PASS] * passes) == number


def test_eight_passes_void_the_deal() -> None:
    match = started(dealer=1)
    for _ in range(7):
        match.apply(PASS)

    events = match.apply(PASS)

    result = match.results[0]
    assert events == [BidMade(1, PASS, 2), DealVoided(), DealFinished(result)]
    assert (result.score, result.marks, result.totals, result.pot) == (None, (0, 0), (0, 0), 0)
    assert match.deals[0].status is DealStatus.VOID
    assert match.turn is None


def test_the_next_seat_deals_after_a_void_deal() -> None:
    match = started(dealer=1)
    for _ in range(8):
        match.apply(PASS)

    assert match.next_dealer == 2


def test_a_bid_after_eight_passes_is_refused() -> None:
    match = started()
    for _ in range(8):
        match.apply(PASS)

    with pytest.raises(DealOver):
        match.apply(PASS)


@pytest.mark.parametrize("suit", [Suit.SPADES, Suit.HEARTS, Suit.CLUBS])
def test_another_suit_may_not_be_taken_in_round_one(suit: Suit) -> None:
    with pytest.raises(IllegalBid, match=r"only the suit of the upcard \(JD\)"):
        started().apply(Take(suit))


def test_the_upcard_s_suit_may_not_be_taken_in_round_two() -> None:
    match = started()
    for _ in range(4):
        match.apply(PASS)

    with pytest.raises(IllegalBid, match=r"only another suit than the upcard's \(JD\)"):
        match.apply(Take(Suit.DIAMONDS))


def test_nobody_bids_once_the_suit_is_taken() -> None:
    match = started()
    match.apply(Take(Suit.DIAMONDS))

    with pytest.raises(IllegalBid, match="the auction is over"):
        match.apply(PASS)


def test_nobody_plays_before_the_suit_is_taken() -> None:
    with pytest.raises(IllegalAction, match="nobody has taken yet"):
        started().apply(Play(Card.parse("7S")))


def test_hands_have_five_cards_until_somebody_takes() -> None:
    match = started()
    before = [held.bit_count() for held in match.deals[0].dealt]

    match.apply(Take(Suit.DIAMONDS))

    after = [held.bit_count() for held in match.deals[0].dealt]
    assert (before, after) == ([5] * 4, [8] * 4)
