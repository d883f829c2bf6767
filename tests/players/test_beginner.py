"""What a beginner does well, and what it does not."""

from random import Random

import pytest

from belote_bot.game.actions import Play
from belote_bot.game.cards import Rank, cards_in, mask_of, suit_mask
from belote_bot.game.match import Match
from belote_bot.game.play import partner_holds, winning_index
from belote_bot.game.views import SeatView, seat_view
from belote_bot.players.player import Level, player_for
from belote_bot.players.steady import NotItsTurn
from tests.game.support import shuffled
from tests.players.support import ONE_DEAL, situation

BEGINNER = player_for(Level.BEGINNER)


def decisions(seed: int, deals: int) -> list[tuple[SeatView, Play]]:
    """What beginners saw when they played a card, and which one it was."""
    random = Random(seed)
    seen: list[tuple[SeatView, Play]] = []
    for number in range(deals):
        match = Match(ONE_DEAL, number % 4)
        match.start_deal(shuffled(random))
        while match.turn is not None:
            view = seat_view(match, match.turn)
            action = BEGINNER.decide(view)
            if isinstance(action, Play):
                seen.append((view, action))
            match.apply(action)
    return seen


@pytest.fixture(scope="module")
def seen() -> list[tuple[SeatView, Play]]:
    return decisions(1, 120)


def with_partner(seen: list[tuple[SeatView, Play]]) -> list[tuple[SeatView, Play]]:
    """Those with a choice, while partner's card was the best."""
    return [
        (view, action)
        for view, action in seen
        if view.deal.trump is not None
        and partner_holds(view.deal.trick, view.deal.trump)
        and len({play.card for play in view.legal if isinstance(play, Play)}) > 1
    ]


def legal_cards(view: SeatView) -> int:
    return mask_of(action.card for action in view.legal if isinstance(action, Play))


def test_it_never_ruffs_what_partner_is_winning_when_it_need_not(seen: list[tuple[SeatView, Play]]) -> None:
    cases = 0
    for view, action in with_partner(seen):
        trump = view.deal.trump
        assert trump is not None
        if view.deal.trick[0].suit == trump or not legal_cards(view) & ~suit_mask(trump):
            continue
        cases += bool(legal_cards(view) & suit_mask(trump))
        assert action.card.suit != trump
    assert cases > 15


def test_it_does_not_go_over_partner_when_it_need_not(seen: list[tuple[SeatView, Play]]) -> None:
    cases = 0
    for view, action in with_partner(seen):
        trick, trump = view.deal.trick, view.deal.trump
        assert trump is not None
        wins = [winning_index((*trick, card), trump) == len(trick) for card in cards_in(legal_cards(view))]
        if all(wins):
            continue
        cases += any(wins)
        assert winning_index((*trick, action.card), trump) != len(trick)
    assert cases > 50


def test_it_gives_points_to_partner_often_but_not_always(seen: list[tuple[SeatView, Play]]) -> None:
    given = 0
    chances = 0
    for view, action in with_partner(seen):
        trump = view.deal.trump
        assert trump is not None
        points = [card.points(trump) for card in cards_in(legal_cards(view) & ~suit_mask(trump))]
        if len(view.deal.trick) < 3 or len(points) < 2 or max(points) < 10 or min(points) >= 10:
            continue
        chances += 1
        given += action.card.points(trump) >= 10
    assert chances > 20
    assert 0.2 < given / chances < 0.8


def test_it_cashes_its_aces_at_once(seen: list[tuple[SeatView, Play]]) -> None:
    led = [
        action.card
        for view, action in seen
        if not view.deal.trick
        and view.deal.contract is not None
        and view.deal.contract.taker != view.seat
        and any(card.rank is Rank.ACE and card.suit != view.deal.trump for card in view.hand)
    ]
    assert len(led) > 50
    assert all(card.rank is Rank.ACE for card in led)


def test_it_saves_its_trumps_when_it_should_draw_them(seen: list[tuple[SeatView, Play]]) -> None:
    led = [
        action.card.suit == view.deal.trump
        for view, action in seen
        if not view.deal.trick
        and view.deal.contract is not None
        and view.deal.contract.taker == view.seat
        and any(card.suit != view.deal.trump for card in view.hand)
    ]
    assert len(led) > 50
    assert sum(led) / len(led) < 0.3


def test_it_plays_a_ten_in_the_hope_that_nobody_has_the_ace() -> None:
    view = situation(
        [
            "7H 8D 9D JD 7C 8C 9C JS",
            "TH 8H QD KD TC JC 7S 8S",
            "AH 9H JH AD 7D QC KC 9S",
            "KH QH TD AC TS KS QS AS",
        ],
        "S",
        "7H",
        taker=3,
    )
    assert BEGINNER.decide(view) == Play(next(card for card in view.hand if str(card) == "TH"))


def test_the_same_view_gives_the_same_action() -> None:
    match = Match(ONE_DEAL, 0)
    match.start_deal(shuffled(Random(4)))
    while match.turn is not None:
        view = seat_view(match, match.turn)
        assert len({BEGINNER.decide(view) for _ in range(5)}) == 1
        match.apply(BEGINNER.decide(view))


def test_out_of_turn_it_refuses() -> None:
    match = Match(ONE_DEAL, 0)
    match.start_deal(shuffled(Random(4)))
    with pytest.raises(NotItsTurn):
        BEGINNER.decide(seat_view(match, 0))
