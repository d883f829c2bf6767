"""Cards, their order and their points (RULES §1)."""

import pickle

import pytest

from belote_bot.game.cards import (
    CARDS,
    FULL_DECK,
    Card,
    Rank,
    Suit,
    cards_in,
    mask_of,
    suit_mask,
    total_points,
)
from tests.game.support import cards, hand


@pytest.mark.parametrize(
    ("trump", "order", "points"),
    [
        (Suit.HEARTS, "JH 9H AH TH KH QH 8H 7H", (20, 14, 11, 10, 4, 3, 0, 0)),
        (Suit.SPADES, "AH TH KH QH JH 9H 8H 7H", (11, 10, 4, 3, 2, 0, 0, 0)),
        (None, "AH TH KH QH JH 9H 8H 7H", (11, 10, 4, 3, 2, 0, 0, 0)),
    ],
    ids=["trump", "plain", "no trump"],
)
def test_strength_and_points(trump: Suit | None, order: str, points: tuple[int, ...]) -> None:
    strongest_first = sorted(cards(order), key=lambda card: card.strength(trump), reverse=True)

    assert strongest_first == list(cards(order))
    assert tuple(card.points(trump) for card in strongest_first) == points


@pytest.mark.parametrize("trump", Suit)
def test_there_are_152_points_in_the_cards(trump: Suit) -> None:
    assert total_points(CARDS, trump) == 152
    assert total_points(cards_in(suit_mask(trump)), trump) == 62


def test_the_notation_of_a_card_is_rank_and_suit() -> None:
    assert str(Card.of(Suit.SPADES, Rank.TEN)) == "TS"


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_a_card_is_read_as_it_is_written(card: Card) -> None:
    assert Card.parse(str(card)) is card
    assert Card.of(card.suit, card.rank) is card


@pytest.mark.parametrize("text", ["", "T", "10S", "1S", "ST", "ts", "TS ", " TS", "TX", "TSS", "🂡"])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is not a card"):
        Card.parse(text)


@pytest.mark.parametrize("text", ["", "s", "SH", "♠", "N"])
def test_what_is_no_suit_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is not a suit"):
        Suit.from_letter(text)


def test_records_sort_cards_by_suit_then_rank() -> None:
    assert " ".join(map(str, cards_in(hand("AC 7C TD QH KH JS 9S TS")))) == "9S TS JS QH KH TD 7C AC"


def test_a_mask_holds_each_card_once() -> None:
    assert mask_of(CARDS) == FULL_DECK
    assert cards_in(FULL_DECK) == CARDS
    assert cards_in(0) == ()


def test_a_card_survives_pickling() -> None:
    card = pickle.loads(pickle.dumps(Card.parse("JH")))  # noqa: S301  # our own bytes

    assert (str(card), card.suit, card.rank) == ("JH", Suit.HEARTS, Rank.JACK)
