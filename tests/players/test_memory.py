"""What a seat deduces: nothing false, and what the table's rules let it conclude."""

from random import Random

from hypothesis import given

from belote_bot.game.cards import CARDS, Mask, Suit, mask_of, suit_mask
from belote_bot.game.house_rules import HouseRules
from belote_bot.game.match import Match
from belote_bot.game.play import obligation
from belote_bot.game.views import SeatView, seat_view
from belote_bot.players.memory import Memory, cannot_hold, remember
from tests.game.support import SEEDS, choose, hand, house_rules, shuffled
from tests.players.support import situation

HANDS = [
    "JS 9S 8S AH TH 7D 8D 9C",
    "7S KS 8H 9H TD 9D TC 7C",
    "TS AS JH QH KH JD JC 8C",
    "QS 7H AD KD QD AC KC QC",
]


def remembered(view: SeatView) -> Memory:
    assert view.deal.contract is not None
    return remember(view, view.deal.contract)


@given(house_rules(), SEEDS)
def test_what_a_seat_deduces_is_true(rules: HouseRules, seed: int) -> None:
    random = Random(seed)
    match = Match(rules, random.randrange(4))
    match.start_deal(shuffled(random))
    deal = match.deals[0]
    while match.turn is not None:
        if deal.contract is not None:
            memory = remembered(seat_view(match, match.turn))
            for seat in {0, 1, 2, 3} - {match.turn}:
                held = deal.hands[seat]
                assert not memory.holds[seat] & ~held
                assert not held & ~memory.may_hold[seat]
        match.apply(choose(random, deal))


@given(house_rules(), SEEDS)
def test_a_play_excludes_exactly_the_cards_that_would_have_forbidden_it(rules: HouseRules, seed: int) -> None:
    random = Random(seed)
    trump = random.choice(list(Suit))
    *before, card = random.sample(CARDS, random.randint(1, 4))

    def forbidden_by(other: Mask) -> bool:
        return not obligation(other | 1 << card, before, trump, rules).legal >> card & 1

    excluded = mask_of(other for other in CARDS if forbidden_by(1 << other))
    assert cannot_hold(before, card, trump, rules) == excluded


def test_everybody_knows_who_holds_the_upcard() -> None:
    memory = remembered(situation(HANDS, "S", "AH 8H KH"))
    assert memory.holds[0] == hand("JS")


def test_a_ruff_shows_a_void() -> None:
    memory = remembered(situation(HANDS, "S", "AH 8H JH 7H TH 9H QH QS AC"))
    assert not memory.may_hold[3] & suit_mask(Suit.HEARTS)


def test_a_discard_on_trumps_shows_that_none_is_left() -> None:
    hands = [
        "JS 9S 8S AH TH 7D 8D 9C",
        "7S KS 8H 9H TD 9D TC 7C",
        "TS AS QS QH KH JD JC 8C",
        "JH 7H AD KD QD AC KC QC",
    ]
    memory = remembered(situation(hands, "S", "AH 8H KH 7H TH 9H QH JH JS 7S TS AC"))
    assert not memory.may_hold[3] & suit_mask(Suit.SPADES)


def test_belote_tells_where_the_other_card_of_the_pair_is() -> None:
    hands = [
        "JS 9S 8S AH TH 7D 8D 9C",
        "KS QS 8H 9H TD 9D TC 7C",
        "TS AS JH QH KH JD JC 8C",
        "7S 7H AD KD QD AC KC QC",
    ]
    assert remembered(situation(hands, "S", "JS QS")).holds[1] == hand("KS")


def test_a_silent_king_tells_that_the_queen_is_elsewhere() -> None:
    hands = [
        "JS 9S 8S AH TH 7D 8D 9C",
        "KS 7S 8H 9H TD 9D TC 7C",
        "TS AS JH QH KH JD JC 8C",
        "QS 7H AD KD QD AC KC QC",
    ]
    memory = remembered(situation(hands, "S", "JS KS"))
    assert not memory.may_hold[1] & hand("QS")


def test_the_last_possible_place_of_a_card_is_its_place() -> None:
    hands = [
        "JS 9S 8S AH TH 7D 8D 9C",
        "7S KS 8H TD 9D TC 7C 8C",
        "TS AS JH QH KH 9H JD JC",
        "QS 7H AD KD QD AC KC QC",
    ]
    memory = remembered(situation(hands, "S", "AH 8H JH 7H TH 7S QH QC TD JD AD"))
    assert memory.seat == 0
    assert memory.holds[2] & suit_mask(Suit.HEARTS) == hand("9H KH")
