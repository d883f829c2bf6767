"""Hands that a seat imagines agree with what was said: who took, who passed, what was announced."""

from collections.abc import Iterable
from random import Random
from statistics import mean

from belote_bot.game.actions import Pass, Take
from belote_bot.game.cards import Mask, Suit, suit_mask
from belote_bot.game.house_rules import Announce, HouseRules
from belote_bot.game.match import Match
from belote_bot.game.melds import MeldKind, melds_in
from belote_bot.game.views import SeatView, seat_view
from belote_bot.players.auction import bid
from belote_bot.players.memory import remember
from belote_bot.players.search.chance import Chance
from belote_bot.players.search.heard import Heard
from belote_bot.players.search.worlds import Hands, draw
from tests.game.support import hand, pack_for, play, shuffled

RULES = HouseRules()
MELDS = HouseRules(melds=True)


def imagined(view: SeatView, count: int, *, deaf: bool = False) -> list[Hands]:
    contract = view.deal.contract
    assert contract is not None
    drawn = draw(remember(view, contract), 8 * count, 5)
    return drawn if deaf else [*Heard(view, contract).chosen(drawn, count, Chance(6))]


def bid_by_steady_players(random: Random) -> Match:
    """A deal that somebody has taken."""
    while True:
        match = Match(RULES, random.randrange(4))
        match.start_deal(shuffled(random))
        while match.turn is not None and match.deals[0].contract is None:
            match.apply(bid(seat_view(match, match.turn)))
        if match.turn is not None:
            return match


def test_the_hands_imagined_are_as_strong_as_those_of_people_who_bid_so() -> None:
    random = Random(3)
    held: list[float] = []
    believed: list[float] = []
    unaware: list[float] = []
    for _ in range(250):
        match = bid_by_steady_players(random)
        deal = match.deals[0]
        assert deal.contract is not None
        taker, trumps = deal.contract.taker, suit_mask(deal.contract.trump)
        view = seat_view(match, (taker + 1) % 4)
        held.append((deal.dealt[taker] & trumps).bit_count())
        believed.append(mean((world[taker] & trumps).bit_count() for world in imagined(view, 30)))
        unaware.append(mean((world[taker] & trumps).bit_count() for world in imagined(view, 4, deaf=True)))
    assert abs(mean(believed) - mean(held)) < 0.25
    assert mean(held) - mean(unaware) > 0.8


STRONG = [
    "7S KS 8H 9H TD 7D TC 7C",
    "JS 9S AS 8S AH 7H 8D 9C",
    "TS JH QH KH 9D JD JC 8C",
    "QS TH AD KD QD AC KC QC",
]


def after(dealer: int, taker: int, hands: list[str], rules: HouseRules = RULES, cards: str = "") -> SeatView:
    """What the seat to act sees once this seat has taken spades in the first round."""
    match = Match(rules, dealer)
    upcard = next(card for card in hands[taker].split() if card[1] == "S")
    match.start_deal(pack_for(hands, dealer, taker, upcard))
    while match.turn != taker:
        match.apply(Pass())
    match.apply(Take(Suit.SPADES))
    play(match, cards)
    assert match.turn is not None
    return seat_view(match, match.turn)


def share(worlds: Iterable[Hands], seat: int, cards: Mask) -> float:
    """How often the seat holds all of these cards."""
    return mean(world[seat] & cards == cards for world in worlds)


def test_who_passed_seldom_holds_the_jack_and_the_nine() -> None:
    hands = ["QS KS 8S AS AH 7H 8D 9C", "7S 9S 8H 9H TD 7D TC 7C", STRONG[2], "JS TH AD KD QD AC KC QC"]
    view = after(1, 0, hands)
    best = hand("JS 9S")
    assert view.seat == 2
    heard, unheard = imagined(view, 300), imagined(view, 300, deaf=True)
    # Seat 3 passed before seat 0 took; seat 1 was never asked.
    assert share(heard, 3, best) < 0.6 * share(unheard, 3, best)


def test_nothing_was_said_when_the_first_to_speak_took() -> None:
    view = after(0, 1, STRONG)
    assert view.deal.contract is not None
    assert not Heard(view, view.deal.contract).tells


TIERCE = ["7S KS 8H 9H TD 7D TC 7C", "JS 9S AS 8S AH 7H 8D 9C", *STRONG[2:]]


def kinds(world: Hands, view: SeatView, seat: int) -> tuple[MeldKind, ...]:
    """What this seat would have announced with such a hand."""
    full = world[seat]
    for index, card in enumerate(view.deal.trick):
        if (view.deal.leader + index) % 4 == seat:
            full |= 1 << card
    return tuple(meld.kind for meld in melds_in(full, Suit.SPADES))


def test_who_announced_a_tierce_holds_one_and_who_said_nothing_does_not() -> None:
    view = after(0, 1, TIERCE, MELDS, "7H JH TH")
    announced = dict(view.deal.announced)
    assert announced[2] == (MeldKind.TIERCE,)
    worlds = imagined(view, 40)
    assert all(kinds(world, view, 2) == announced[2] for world in worlds)
    assert all(kinds(world, view, 1) == () for world in worlds)


def test_where_each_announces_silence_shows_nothing() -> None:
    rules = HouseRules(melds=True, melds_announce=Announce.MANUAL)
    view = after(0, 1, TIERCE, rules, "7H JH TH")
    assert any(kinds(world, view, 2) for world in imagined(view, 200))
