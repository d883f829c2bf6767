"""Legal cards and trick winners (RULES §5), rule by rule. Trump is hearts, diamonds are led."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belote_bot.game.cards import CARDS, Card, Suit, cards_in, mask_of
from belote_bot.game.house_rules import HouseRules
from belote_bot.game.play import (
    HIGHER_TRUMPS,
    Duty,
    explain,
    highest_trump,
    obligation,
    winning_index,
)
from tests.game.referee import legal_cards
from tests.game.support import SEEDS, cards, hand, house_rules

DEFAULT = HouseRules()
BRIDGED = HouseRules(overtrump_partner_when_trump_led=False)
STRICT = HouseRules(must_ruff_partner=True)
FREE = HouseRules(must_undertrump=False)
STRICT_AND_FREE = HouseRules(must_ruff_partner=True, must_undertrump=False)

# Rules, trick so far, hand, legal cards, duty.
Case = tuple[HouseRules, str, str, str, Duty]

CASES: dict[str, Case] = {
    # 1. Leading.
    "any card is led": (DEFAULT, "", "7S JH AC", "7S JH AC", Duty.LEAD),
    # 2. Holding the suit led.
    "a plain suit is followed": (DEFAULT, "KD", "7D AD JH 7S", "7D AD", Duty.FOLLOW),
    "a plain suit need not be beaten": (DEFAULT, "KD", "8D 9D JH", "8D 9D", Duty.FOLLOW),
    "a plain suit is followed though the trick is ruffed": (
        DEFAULT,
        "KD 7H",
        "7D AD JH",
        "7D AD",
        Duty.FOLLOW,
    ),
    "a plain suit is followed though partner holds": (DEFAULT, "AD 7D", "8D JH", "8D", Duty.FOLLOW),
    # 3. Trumps led.
    "a higher trump on trumps": (DEFAULT, "TH", "7H KH AH JH 7S", "AH JH", Duty.OVERTRUMP_LED_TRUMP),
    "any trump where none is higher": (DEFAULT, "JH", "7H AH 7S", "7H AH", Duty.FOLLOW_TRUMP),
    "the highest trump counts, not the first": (
        DEFAULT,
        "7H 9H 8H",
        "AH JH TH",
        "JH",
        Duty.OVERTRUMP_LED_TRUMP,
    ),
    "on trumps partner is overtrumped": (DEFAULT, "TH 7H", "8H AH KH 7S", "AH", Duty.OVERTRUMP_LED_TRUMP),
    "on trumps partner is overtrumped, last to play": (
        DEFAULT,
        "7H TH 8H",
        "KH AH 7S",
        "AH",
        Duty.OVERTRUMP_LED_TRUMP,
    ),
    "bridged: on partner's trump any trump": (BRIDGED, "TH 7H", "8H AH KH 7S", "8H AH KH", Duty.FOLLOW_TRUMP),
    "bridged: on partner's trump any trump, last to play": (
        BRIDGED,
        "7H TH 8H",
        "KH AH 7S",
        "KH AH",
        Duty.FOLLOW_TRUMP,
    ),
    "bridged: on an opponent's trump a higher one": (
        BRIDGED,
        "TH AH",
        "8H 9H KH 7S",
        "9H",
        Duty.OVERTRUMP_LED_TRUMP,
    ),
    "bridged: on an opponent's trump a higher one, second to play": (
        BRIDGED,
        "TH",
        "8H 9H KH 7S",
        "9H",
        Duty.OVERTRUMP_LED_TRUMP,
    ),
    "no trumps on trumps: any card": (DEFAULT, "TH", "7S AC", "7S AC", Duty.DISCARD),
    "no trumps on trumps, strictly: any card": (STRICT, "TH 7H", "7S AC", "7S AC", Duty.DISCARD),
    # 4. Void, partner holds the trick.
    "void behind partner: any card": (DEFAULT, "AD 7D", "7S 8H AC", "7S 8H AC", Duty.PARTNER_HOLDS),
    "void behind partner, last to play": (DEFAULT, "7D AD 8D", "7S 8H", "7S 8H", Duty.PARTNER_HOLDS),
    "void behind partner's ruff: a lower trump as well": (
        DEFAULT,
        "7D 9H 8D",
        "7S 8H JH",
        "7S 8H JH",
        Duty.PARTNER_HOLDS,
    ),
    "strict: void behind partner: a trump": (STRICT, "AD 7D", "7S 8H AC", "8H", Duty.RUFF),
    "strict: void behind partner's ruff: a higher trump": (
        STRICT,
        "7D TH 8D",
        "7S 8H AH JH",
        "AH JH",
        Duty.OVERRUFF,
    ),
    "strict: void behind partner's ruff: a lower trump": (
        STRICT,
        "7D JH 8D",
        "7S 8H AH",
        "8H AH",
        Duty.UNDERRUFF,
    ),
    "strict: void of trumps as well": (STRICT, "AD 7D", "7S AC", "7S AC", Duty.DISCARD),
    "strict and free: behind partner's ruff any card": (
        STRICT_AND_FREE,
        "7D JH 8D",
        "7S 8H AH",
        "7S 8H AH",
        Duty.DISCARD,
    ),
    # 5. Void, an opponent holds the trick.
    "void: a trump": (DEFAULT, "AD", "7S 8H JH AC", "8H JH", Duty.RUFF),
    "void: partner led, an opponent holds": (DEFAULT, "KD AD", "7S 8H JH", "8H JH", Duty.RUFF),
    "void: partner led, an opponent ruffs": (DEFAULT, "AD 9H", "7S 8H JH", "JH", Duty.OVERRUFF),
    "void: partner ruffed, an opponent overruffs": (DEFAULT, "7D 8H 9H", "7H JH AH 7S", "JH", Duty.OVERRUFF),
    "void: the trump in the trick is higher": (DEFAULT, "AD 9H", "7S 8H AH", "8H AH", Duty.UNDERRUFF),
    "void: a lower trump is the only one": (DEFAULT, "7D AD 9H", "7S 8S AC 8H", "8H", Duty.UNDERRUFF),
    "free: the trump in the trick is higher": (FREE, "AD 9H", "7S 8H AH", "7S 8H AH", Duty.DISCARD),
    "free: the trump in the trick is lower": (FREE, "AD 9H", "7S 8H JH", "JH", Duty.OVERRUFF),
    "free: no trump in the trick": (FREE, "AD", "7S 8H JH", "8H JH", Duty.RUFF),
    # 6. Void of both.
    "neither suit nor trumps: any card": (DEFAULT, "AD 9H", "7S AC 8C", "7S AC 8C", Duty.DISCARD),
    "neither suit nor trumps behind partner": (DEFAULT, "AD 7D", "7S AC", "7S AC", Duty.PARTNER_HOLDS),
}


@pytest.mark.parametrize("name", CASES)
def test_rule(name: str) -> None:
    rules, trick, held, legal, duty = CASES[name]

    due = obligation(hand(held), cards(trick), Suit.HEARTS, rules)

    assert (due.legal, due.duty) == (hand(legal), duty)


@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("7D", 0),
        ("7D 8D 9D TD", 3),
        ("AD TD KD QD", 0),
        ("TD KD AD 9D", 2),
        ("JD QD KD 9D", 2),  # the plain jack is below the queen
        ("7D AS AC KS", 0),  # another plain suit never wins
        ("AD 7H TD KD", 1),
        ("AD 7H 8H TD", 2),
        ("AD JH 9H AH", 1),
        ("9H JH AH TH", 1),
        ("AH 9H TH KH", 1),
        ("TH AH KH QH", 1),
        ("7H AD AS AC", 0),
        ("QH KH 8H 7H", 1),
    ],
)
def test_the_trick_is_won_by_the_highest_trump_else_the_highest_card_of_the_suit_led(
    trick: str, winner: int
) -> None:
    assert winning_index(cards(trick), Suit.HEARTS) == winner


@pytest.mark.parametrize(
    ("trick", "highest"),
    [("", None), ("7D AS", None), ("7D 8H AD", "8H"), ("7H 9H 8H", "9H"), ("7D 9H TH", "9H")],
)
def test_the_highest_trump_of_a_trick(trick: str, highest: str | None) -> None:
    found = highest_trump(cards(trick), Suit.HEARTS)

    assert (None if found is None else str(found)) == highest


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_the_trumps_above_a_trump(card: Card) -> None:
    suit = [other for other in CARDS if other.suit == card.suit]
    higher = mask_of(
        other for other in suit if "78QKTA9J".index(str(other)[0]) > "78QKTA9J".index(str(card)[0])
    )

    assert HIGHER_TRUMPS[card] == higher


@pytest.mark.parametrize(
    ("rules", "trick", "held", "words"),
    [
        (DEFAULT, "KD", "7D 7S", ("diamonds were led", "7D")),
        (DEFAULT, "TH", "AH 7H", ("trump was led", "higher trump", "AH")),
        (DEFAULT, "JH", "AH 7S", ("trump was led", "hold trumps", "AH")),
        (DEFAULT, "AD", "8H 7S", ("no diamonds", "must ruff", "8H")),
        (DEFAULT, "AD 9H", "JH 7S", ("no diamonds", "ruff higher", "JH")),
        (DEFAULT, "AD 9H", "8H 7S", ("no diamonds", "even if it does not win", "8H")),
    ],
)
def test_a_duty_is_explained_with_the_cards_that_fulfil_it(
    rules: HouseRules, trick: str, held: str, words: tuple[str, ...]
) -> None:
    due = obligation(hand(held), cards(trick), Suit.HEARTS, rules)

    told = explain(due.duty, due.led, due.legal)

    assert [word for word in words if word not in told] == []


@given(SEEDS, house_rules(), st.sampled_from(Suit), st.integers(0, 3), st.integers(1, 8))
def test_legal_cards_agree_with_a_second_reading(
    seed: int, rules: HouseRules, trump: Suit, played: int, size: int
) -> None:
    drawn = Random(seed).sample(CARDS, played + size)
    trick, held = drawn[:played], drawn[played:]

    due = obligation(mask_of(held), trick, trump, rules)

    read = legal_cards([str(card) for card in held], [str(card) for card in trick], trump.letter, rules)
    assert {str(card) for card in cards_in(due.legal)} == read
    assert read


@given(SEEDS, house_rules(), st.sampled_from(Suit), st.integers(1, 3))
def test_legality_does_not_depend_on_the_names_of_the_suits(
    seed: int, rules: HouseRules, trump: Suit, shift: int
) -> None:
    def moved(card: Card) -> Card:
        return Card.of(Suit((card.suit + shift) % 4), card.rank)

    random = Random(seed)
    drawn = random.sample(CARDS, random.randrange(4) + 8)
    trick, held = drawn[8:], drawn[:8]

    due = obligation(mask_of(held), trick, trump, rules)
    other = obligation(
        mask_of(map(moved, held)), [moved(card) for card in trick], Suit((trump + shift) % 4), rules
    )

    assert mask_of(map(moved, cards_in(due.legal))) == other.legal
    assert due.duty is other.duty
