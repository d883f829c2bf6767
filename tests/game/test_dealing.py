"""The pack: the draw for the deal, dealing, collecting and cutting (RULES §3)."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belote_bot.game.actions import Pass, Take
from belote_bot.game.cards import CARDS, FULL_DECK, Card, Mask, Suit, cards_in
from belote_bot.game.dealing import (
    PackError,
    check_pack,
    collect_tricks,
    collect_void,
    cut,
    deal_first_round,
    deal_second_round,
    lowest_drawer,
)
from belote_bot.game.house_rules import HouseRules, Packets
from belote_bot.game.match import Match
from tests.game.referee import deal_hands
from tests.game.support import SEEDS, cards, choose, hand, pack_for, random_match, shuffled

# The pack in order: 7S 8S … AS 7H … AC, so that a card's number is its place.
IN_ORDER = CARDS


def places(*held: Mask) -> list[list[int]]:
    """The places in the pack from which each hand came."""
    return [[int(card) for card in cards_in(mask)] for mask in held]


def test_three_then_two_from_the_seat_after_the_dealer() -> None:
    first = deal_first_round(IN_ORDER, 3, Packets.THREE_TWO)

    assert places(*first.hands) == [
        [0, 1, 2, 12, 13],
        [3, 4, 5, 14, 15],
        [6, 7, 8, 16, 17],
        [9, 10, 11, 18, 19],
    ]
    assert first.upcard == CARDS[20]


def test_two_then_three_from_the_seat_after_the_dealer() -> None:
    first = deal_first_round(IN_ORDER, 3, Packets.TWO_THREE)

    assert places(*first.hands) == [
        [0, 1, 8, 9, 10],
        [2, 3, 11, 12, 13],
        [4, 5, 14, 15, 16],
        [6, 7, 17, 18, 19],
    ]
    assert first.upcard == CARDS[20]


def test_the_dealer_is_dealt_last() -> None:
    first = deal_first_round(IN_ORDER, 1, Packets.THREE_TWO)

    assert places(*first.hands) == [
        [6, 7, 8, 16, 17],
        [9, 10, 11, 18, 19],
        [0, 1, 2, 12, 13],
        [3, 4, 5, 14, 15],
    ]


@pytest.mark.parametrize(
    ("taker", "rest"),
    [
        (0, [[20, 21, 22], [23, 24, 25], [26, 27, 28], [29, 30, 31]]),
        (1, [[21, 22, 23], [20, 24, 25], [26, 27, 28], [29, 30, 31]]),
        (2, [[21, 22, 23], [24, 25, 26], [20, 27, 28], [29, 30, 31]]),
        (3, [[21, 22, 23], [24, 25, 26], [27, 28, 29], [20, 30, 31]]),
    ],
)
def test_the_taker_gets_the_upcard_and_two_more(taker: int, rest: list[list[int]]) -> None:
    first = deal_first_round(IN_ORDER, 3, Packets.THREE_TWO)

    hands = deal_second_round(IN_ORDER, 3, Packets.THREE_TWO, taker)

    added = [whole & ~five for whole, five in zip(hands, first.hands, strict=True)]
    assert places(*added) == rest


def test_the_taker_of_round_two_gets_the_upcard_too() -> None:
    match = Match(HouseRules(), 3)
    match.start_deal(IN_ORDER)
    for _ in range(5):
        match.apply(Pass())

    match.apply(Take(Suit.SPADES))

    deal = match.deals[0]
    assert (str(deal.upcard), deal.dealt[1] >> deal.upcard & 1) == ("JD", 1)


def test_the_packs_that_tests_arrange_deal_what_they_ask_for() -> None:
    hands = [" ".join(rank + suit for rank in "789TJQKA") for suit in "SHDC"]

    dealt = deal_second_round(pack_for(hands, 2, 3, "QC"), 2, Packets.THREE_TWO, 3)

    assert list(dealt) == [hand(text) for text in hands]


@given(SEEDS, st.integers(0, 3), st.sampled_from(Packets), st.none() | st.integers(0, 3))
def test_dealing_agrees_with_a_second_reading(
    seed: int, dealer: int, packets: Packets, taker: int | None
) -> None:
    pack = shuffled(Random(seed))
    if taker is None:
        hands = deal_first_round(pack, dealer, packets).hands
    else:
        hands = deal_second_round(pack, dealer, packets, taker)

    read = deal_hands([str(card) for card in pack], dealer, taker, HouseRules(packets=packets))

    assert [{str(card) for card in cards_in(mask)} for mask in hands] == [set(held) for held in read]


@given(SEEDS, st.integers(0, 3), st.sampled_from(Packets), st.integers(0, 3))
def test_dealing_gives_every_card_once(seed: int, dealer: int, packets: Packets, taker: int) -> None:
    hands = deal_second_round(shuffled(Random(seed)), dealer, packets, taker)

    assert [held.bit_count() for held in hands] == [8, 8, 8, 8]
    assert hands[0] | hands[1] | hands[2] | hands[3] == FULL_DECK


@given(SEEDS, st.integers(0, 3), st.integers(0, 7))
def test_dealing_depends_on_nothing_but_pack_dealer_packets_and_taker(
    seed: int, dealer: int, passes: int
) -> None:
    """Other rules, an earlier deal, another round of bidding: the hands are the same."""
    random = Random(seed)
    pack = shuffled(random)
    taker = (dealer + 1 + passes) % 4
    expected = deal_second_round(pack, dealer, Packets.THREE_TWO, taker)
    other = HouseRules(melds=True, must_ruff_partner=True, target=10_000, belote_king_first=True)
    match = random_match(other, seed, deals=(dealer - Match(other, 0).next_dealer) % 4)
    while match.next_dealer != dealer:
        match.start_deal(shuffled(random))
        deal = match.deals[-1]
        while deal.turn is not None:
            match.apply(choose(random, deal))

    match.start_deal(pack)
    for _ in range(passes):
        match.apply(Pass())
    match.apply(match.deals[-1].legal_actions()[0])

    assert match.deals[-1].dealt == expected


@pytest.mark.parametrize(
    "pack",
    [(), IN_ORDER[:31], (*IN_ORDER, IN_ORDER[0]), (*IN_ORDER[:31], IN_ORDER[0])],
    ids=["none", "31", "33", "one twice"],
)
def test_a_pack_is_the_32_cards_each_once(pack: tuple[Card, ...]) -> None:
    with pytest.raises(PackError, match="not the 32 cards"):
        check_pack(pack)


@pytest.mark.parametrize("at", [3, 16, 29])
def test_a_cut_puts_the_top_under_the_rest(at: int) -> None:
    assert cut(IN_ORDER, at) == IN_ORDER[at:] + IN_ORDER[:at]


@pytest.mark.parametrize("at", [-1, 0, 1, 2, 30, 31, 32, 33])
def test_a_cut_leaves_three_cards_in_each_packet(at: int) -> None:
    with pytest.raises(PackError, match="at least 3"):
        cut(IN_ORDER, at)


def test_tricks_are_stacked_in_the_order_won_team_a_s_on_team_b_s() -> None:
    tricks = [
        (winner, IN_ORDER[4 * index : 4 * index + 4]) for index, winner in enumerate([1, 0, 3, 2, 2, 1, 0, 3])
    ]

    pack = collect_tricks(tricks)

    tricks_in_order = [int(card) // 4 for card in pack[::4]]
    assert tricks_in_order == [1, 3, 4, 6, 0, 2, 5, 7]
    assert all(
        pack[4 * index : 4 * index + 4] == tricks[trick][1] for index, trick in enumerate(tricks_in_order)
    )


def test_a_void_deal_is_stacked_hand_by_hand_in_seat_order_on_the_stock() -> None:
    """Seat 1 deals: seat 2 was dealt first, seat 0's hand is on top all the same."""
    pack = collect_void(IN_ORDER, 1, Packets.THREE_TWO)

    assert [int(card) for card in pack] == [
        *[6, 7, 8, 16, 17], *[9, 10, 11, 18, 19], *[0, 1, 2, 12, 13], *[3, 4, 5, 14, 15], *range(20, 32),
    ]  # fmt: skip


def test_the_match_collects_the_pack_of_its_last_deal() -> None:
    match = Match(HouseRules(), 0)
    assert match.collected_pack() is None
    random = Random(5)
    match.start_deal(shuffled(random))
    deal = match.deals[0]
    match.apply(match.deals[0].legal_actions()[0])
    assert match.collected_pack() is None
    while deal.turn is not None:
        match.apply(choose(random, deal))

    assert match.collected_pack() == collect_tricks([(trick.winner, trick.cards) for trick in deal.tricks])


def test_the_match_collects_the_pack_of_a_void_deal() -> None:
    match = Match(HouseRules(packets=Packets.TWO_THREE), 2)
    match.start_deal(IN_ORDER)
    for _ in range(8):
        match.apply(Pass())

    assert match.collected_pack() == collect_void(IN_ORDER, 2, Packets.TWO_THREE)


@pytest.mark.parametrize(
    ("drawn", "dealer"),
    [
        ("AS KS QS JS", 3),
        ("7S 8H 9D TC", 0),
        ("TS 9S AH KD", 1),  # the ten is no higher here than in the order of sequences
        ("JS TS QS KS", 1),
        ("7S 7H AD AC", None),
        ("AS 8H 8D 8C", None),
        ("AS AH 9D KC", 2),
    ],
)
def test_the_lowest_card_drawn_deals(drawn: str, dealer: int | None) -> None:
    assert lowest_drawer(cards(drawn)) == dealer
