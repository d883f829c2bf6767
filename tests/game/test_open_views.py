"""A deal seen again with open hands."""

from random import Random

import pytest

from belote_bot.game.actions import Pass
from belote_bot.game.cards import CARDS, Card
from belote_bot.game.house_rules import PRESETS, HouseRules
from belote_bot.game.match import Match
from belote_bot.game.open_views import OpenView, open_views
from belote_bot.game.seats import SEATS


def played(deals: int, rules: HouseRules = PRESETS["cafe"]) -> Match:
    """A match of so many deals, played at random."""
    match, random = Match(rules, 2), Random(4)
    while len(match.results) < deals:
        match.start_deal(tuple(random.sample(CARDS, 32)))
        while not match.awaits_deal and match.winner is None:
            match.apply(random.choice(match.deals[-1].legal_actions()))
    return match


def all_cards(view: OpenView) -> set[Card]:
    return {card for hand in view.hands for card in hand}


def test_a_played_deal_has_its_auction_and_eight_tricks() -> None:
    match = played(3)
    number = next(result.number for result in match.results if result.score)
    views = open_views(match, number)
    assert len(views) == 9
    deals = [view.match.deal for view in views if view.match.deal]
    assert deals[0].bids == tuple(match.deals[number].bids)
    assert [len(deal.tricks) for deal in deals] == list(range(9))
    assert deals[-1].tricks == tuple(match.deals[number].tricks)


def test_the_auction_shows_the_first_five_cards_of_each_hand() -> None:
    match = played(3)
    number = next(result.number for result in match.results if result.score)
    auction, *tricks = open_views(match, number)
    assert all(len(held) == 5 and set(held) < set(auction.hands[s]) for s, held in enumerate(auction.held))
    assert all_cards(auction) == set(CARDS)
    for count, view in enumerate(tricks, 1):
        assert view.hands == auction.hands
        assert [len(hand) for hand in view.held] == [8 - count] * 4


def test_every_seat_held_what_it_played_later() -> None:
    match = played(2)
    number = next(result.number for result in match.results if result.score)
    _, *tricks = open_views(match, number)
    for seat in SEATS:
        left = set(tricks[0].hands[seat])
        for view in tricks:
            assert view.match.deal is not None
            left.remove(view.match.deal.tricks[-1].card_of(seat))
            assert set(view.held[seat]) == left


def test_the_score_is_the_one_of_that_moment() -> None:
    match = played(4)
    for number in range(1, 4):
        first = open_views(match, number)[0].match
        assert first.totals == match.results[number - 1].totals
        assert len(first.results) == number


def test_a_void_deal_is_its_auction_with_five_cards_each() -> None:
    match = Match(HouseRules(), 0)
    match.start_deal(CARDS)
    for _ in range(8):
        match.apply(Pass())
    (view,) = open_views(match, 0)
    assert [len(hand) for hand in view.hands] == [5] * 4
    assert view.held == view.hands


def test_a_deal_that_was_broken_off_ends_where_it_was() -> None:
    match = played(1, HouseRules())
    match.start_deal(CARDS)
    deal = match.deals[-1]
    match.apply(next(action for action in deal.legal_actions() if action != Pass()))
    for _ in range(6):
        match.apply(deal.legal_actions()[0])
    views = open_views(match, len(match.deals) - 1)
    assert [view.match.deal and len(view.match.deal.trick) for view in views] == [0, 0, 2]
    assert sorted(len(hand) for hand in views[-1].held) == [6, 6, 7, 7]


def test_nobody_is_called_on_in_a_deal_that_is_over() -> None:
    for view in open_views(played(2), 1):
        assert view.match.deal is not None
        assert view.match.deal.turn is None


def test_there_is_no_deal_after_the_last() -> None:
    with pytest.raises(IndexError):
        open_views(played(1), 1)
