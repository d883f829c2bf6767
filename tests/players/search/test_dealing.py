"""Drawing hidden hands: as likely as they are, and none that the seat knows to be impossible."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from random import Random

import pytest

from belote_bot.game.cards import FULL_DECK, mask_of
from belote_bot.game.match import Match
from belote_bot.game.views import SeatView, seat_view
from belote_bot.players.memory import Memory, remember
from belote_bot.players.search import core, dealing
from belote_bot.players.search.chance import Chance
from belote_bot.players.search.worlds import draw
from tests.game.support import shuffled
from tests.players.search.support import packed
from tests.players.support import ONE_DEAL, AtRandom

HALVES = [
    pytest.param(core.deals, id="the half that runs here"),
    pytest.param(dealing.deals, id="Python"),
]
CRITICAL = 1.6
"""A chi-squared sum so many times its degrees of freedom, 40 or more, is rarer than one in a hundred."""


def every_way(may: tuple[int, ...], room: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """All ways to deal, the hands of seats 1, 2 and 3."""
    cards = [1 << card for card in range(32) if (may[1] | may[2] | may[3]) >> card & 1]
    for first in combinations(cards, room[1]):
        rest = [card for card in cards if card not in first]
        for second in combinations(rest, room[2]):
            hands = 0, sum(first), sum(second), sum(rest) - sum(second)
            if all(not hand & ~allowed for hand, allowed in zip(hands, may, strict=True)):
                yield hands


@pytest.mark.parametrize("deals", HALVES)
def test_every_way_of_dealing_is_as_likely_as_another(deals: Callable[..., bytes]) -> None:
    # Seat 1 is void in one suit, seat 3 holds nothing above a ceiling: all kinds of kinds.
    may = 0, 0b00111111, 0b11111100, 0b11011011
    room = 0, 3, 2, 3
    ways = list(every_way(may, room))
    assert len(ways) > 40
    drawn = len(ways) * 60
    hands = deals(packed(0, 0, 0, 0), packed(*may), bytes(room), drawn, 5)
    counts = Counter(hands[start : start + 16] for start in range(0, len(hands), 16))
    assert counts.keys() == {packed(*way) for way in ways}
    assert sum((count - 60) ** 2 / 60 for count in counts.values()) < CRITICAL * len(ways)


def views(deals: int) -> Iterator[tuple[Match, SeatView]]:
    """What each seat sees before each card of some deals played at random."""
    random, player = Random(3), AtRandom(4)
    for number in range(deals):
        match = Match(ONE_DEAL, number % 4)
        match.start_deal(shuffled(random))
        while match.turn is not None:
            view = seat_view(match, match.turn)
            if view.deal.contract is not None:
                yield match, view
            match.apply(player.decide(view))


def memory_of(view: SeatView) -> Memory:
    assert view.deal.contract is not None
    return remember(view, view.deal.contract)


def test_hands_hold_what_the_seat_knows_and_nothing_else() -> None:
    for _, view in views(4):
        memory = memory_of(view)
        for world in draw(memory, 5, 7):
            assert world[view.seat] == mask_of(view.hand)
            assert world[0] | world[1] | world[2] | world[3] == memory.unseen | memory.hand
            for seat in range(4):
                assert world[seat].bit_count() == view.deal.cards_held[seat]
                assert world[seat] & memory.holds[seat] == memory.holds[seat]
                assert seat == view.seat or not world[seat] & ~memory.may_hold[seat]


def test_the_real_hands_are_among_those_that_may_be() -> None:
    for match, view in views(3):
        memory = memory_of(view)
        hands = match.deals[-1].hands
        for seat in range(4):
            assert seat == view.seat or not hands[seat] & ~memory.may_hold[seat]


def test_the_same_seed_draws_the_same_hands() -> None:
    _, view = next(views(1))
    memory = memory_of(view)
    assert draw(memory, 20, 1) == draw(memory, 20, 1)
    assert draw(memory, 20, 1) != draw(memory, 20, 2)


def test_numbers_below_a_count_are_equally_likely() -> None:
    chance = Chance(1)
    counts = Counter(chance.below(50) for _ in range(5000))
    assert counts.keys() == set(range(50))
    assert sum((count - 100) ** 2 / 100 for count in counts.values()) < CRITICAL * 50


def test_shuffling_keeps_every_card() -> None:
    cards = list(range(32))
    Chance(2).shuffle(cards)
    assert sum(1 << card for card in cards) == FULL_DECK
    assert cards != list(range(32))
