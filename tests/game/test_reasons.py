"""Why cards may not be played (RULES §5): for each card forbidden the rule, the facts and the house rule."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belote_bot.game.cards import CARDS, Suit, cards_in, mask_of
from belote_bot.game.house_rules import HouseRules
from belote_bot.game.play import HIGHER_TRUMPS, Duty, obligation
from belote_bot.game.reasons import PLAY_SWITCHES, Reason, reasons
from tests.game.referee import legal_cards
from tests.game.support import SEEDS, cards, hand, house_rules

DEFAULT = HouseRules()
STRICT = HouseRules(must_ruff_partner=True)
FREE = HouseRules(must_undertrump=False)
BRIDGED = HouseRules(overtrump_partner_when_trump_led=False)

OVERTRUMP, STRICTLY, UNDER = PLAY_SWITCHES

# Rules, trick so far, hand (trumps are hearts), and for each reason: the rule, the cards, the switches.
Told = tuple[Duty, str, tuple[str, ...]]
CASES: dict[str, tuple[HouseRules, str, str, tuple[Told, ...]]] = {
    "leading": (DEFAULT, "", "7S JH AC", ()),
    "following": (DEFAULT, "KD", "JH 7D 8C", ((Duty.FOLLOW, "JH 8C", ()),)),
    "trumps led": (DEFAULT, "JH", "7H AC", ((Duty.FOLLOW_TRUMP, "AC", ()),)),
    "trumps led, a higher one held": (
        DEFAULT,
        "TH",
        "7S 7H JH AC",
        ((Duty.FOLLOW_TRUMP, "7S AC", ()), (Duty.OVERTRUMP_LED_TRUMP, "7H", ())),
    ),
    "trumps led, partner holds": (
        DEFAULT,
        "TH 7H",
        "8H JH AC",
        ((Duty.FOLLOW_TRUMP, "AC", ()), (Duty.OVERTRUMP_LED_TRUMP, "8H", (OVERTRUMP,))),
    ),
    "trumps led, partner holds, bridged": (
        BRIDGED,
        "TH 7H",
        "8H JH AC",
        ((Duty.FOLLOW_TRUMP, "AC", ()),),
    ),
    "void": (DEFAULT, "AD", "7S 8H", ((Duty.RUFF, "7S", ()),)),
    "void behind partner": (DEFAULT, "AD 7D", "7S 8H", ()),
    "void behind partner, strictly": (STRICT, "AD 7D", "7S 8H", ((Duty.RUFF, "7S", (STRICTLY,)),)),
    "void, a trump in the trick that can be beaten": (
        DEFAULT,
        "AD 9H",
        "7S 8H JH",
        ((Duty.RUFF, "7S", ()), (Duty.OVERRUFF, "8H", ())),
    ),
    "void behind partner's ruff that can be beaten, strictly": (
        STRICT,
        "7D TH 8D",
        "7S 8H JH",
        ((Duty.RUFF, "7S", (STRICTLY,)), (Duty.OVERRUFF, "8H", (STRICTLY,))),
    ),
    "void, a trump in the trick that cannot be beaten": (
        DEFAULT,
        "AD 9H",
        "7S 8H",
        ((Duty.UNDERRUFF, "7S", (UNDER,)),),
    ),
    "void, a trump in the trick that cannot be beaten, freely": (FREE, "AD 9H", "7S 8H", ()),
    "void behind partner's ruff that cannot be beaten, strictly": (
        STRICT,
        "7D JH 8D",
        "7S 8H",
        ((Duty.UNDERRUFF, "7S", (STRICTLY, UNDER)),),
    ),
    "neither suit nor trumps": (DEFAULT, "AD 9H", "7S AC", ()),
}


@pytest.mark.parametrize("name", CASES)
def test_reason(name: str) -> None:
    rules, trick, held, expected = CASES[name]

    told = reasons(hand(held), cards(trick), Suit.HEARTS, rules)

    assert [(reason.duty, reason.cards, reason.switches) for reason in told] == [
        (duty, cards(forbidden), switches) for duty, forbidden, switches in expected
    ]


def positions() -> st.SearchStrategy[tuple[HouseRules, str, list[str], list[str]]]:
    """Rules, the trump suit, a trick so far and a hand, all at random."""

    def dealt(
        seed: int, rules: HouseRules, trump: Suit, played: int, size: int
    ) -> tuple[HouseRules, str, list[str], list[str]]:
        drawn = [str(card) for card in Random(seed).sample(CARDS, played + size)]
        return rules, trump.letter, drawn[:played], drawn[played:]

    return st.builds(dealt, SEEDS, house_rules(), st.sampled_from(Suit), st.integers(0, 3), st.integers(1, 8))


def told_at(rules: HouseRules, trump: str, trick: list[str], held: list[str]) -> tuple[Reason, ...]:
    return reasons(hand(" ".join(held)), cards(" ".join(trick)), Suit.from_letter(trump), rules)


@given(positions())
def test_each_card_is_either_legal_or_explained_once(
    position: tuple[HouseRules, str, list[str], list[str]],
) -> None:
    rules, trump, trick, held = position

    told = told_at(*position)

    explained = [str(card) for reason in told for card in reason.cards]
    assert sorted([*explained, *legal_cards(held, trick, trump, rules)]) == sorted(held)
    assert all(reason.cards for reason in told)


@given(positions())
def test_what_a_reason_tells_is_so(position: tuple[HouseRules, str, list[str], list[str]]) -> None:
    rules, trump, trick, held = position
    suit = Suit.from_letter(trump)
    played = cards(" ".join(trick))

    for reason in told_at(*position):
        due = obligation(hand(" ".join(held)), played, suit, rules)
        assert reason.led is played[0].suit
        assert reason.legal == cards_in(due.legal)
        trumps = [card for card in played if card.suit is suit]
        assert reason.to_beat == max(trumps, key=lambda card: card.strength(suit), default=None)
        higher = HIGHER_TRUMPS[reason.to_beat] if reason.to_beat is not None else 0
        void = not any(card[1] == reason.led.letter for card in held)
        match reason.duty:
            case Duty.FOLLOW | Duty.FOLLOW_TRUMP:
                assert all(card.suit is not reason.led for card in reason.cards)
                assert all(card.suit is reason.led for card in reason.legal)
                assert (reason.duty is Duty.FOLLOW_TRUMP) == (reason.led is suit)
            case Duty.RUFF:
                assert void
                assert all(card.suit is not suit for card in reason.cards)
                assert all(card.suit is suit for card in reason.legal)
            case Duty.OVERTRUMP_LED_TRUMP | Duty.OVERRUFF:
                assert all(card.suit is suit and not higher >> card & 1 for card in reason.cards)
                assert not mask_of(reason.legal) & ~higher
                assert (reason.led is suit) == (reason.duty is Duty.OVERTRUMP_LED_TRUMP) != void
            case _:
                assert reason.duty is Duty.UNDERRUFF
                assert void
                assert reason.to_beat is not None
                assert all(card.suit is suit and not higher >> card & 1 for card in reason.legal)


@given(positions())
def test_a_switch_is_named_when_and_only_when_the_other_choice_would_allow_the_card(
    position: tuple[HouseRules, str, list[str], list[str]],
) -> None:
    rules, trump, trick, held = position

    for reason in told_at(*position):
        for name in PLAY_SWITCHES:
            other = replace(rules, **{name: not getattr(rules, name)})
            freed = legal_cards(held, trick, trump, other)
            for card in reason.cards:
                assert (str(card) in freed) == (name in reason.switches)


@given(positions())
def test_a_reason_tells_whether_partner_holds_the_trick(
    position: tuple[HouseRules, str, list[str], list[str]],
) -> None:
    _, trump, trick, _ = position
    order = {trump: "78QKTA9J"}

    def height(card: str) -> tuple[bool, int]:
        if card[1] not in (trump, trick[0][1]):
            return False, -1
        return card[1] == trump, order.get(card[1], "789JQKTA").index(card[0])

    for reason in told_at(*position):
        best = max(range(len(trick)), key=lambda index: height(trick[index]))
        assert reason.partner_holds == (len(trick) > 1 and best == len(trick) - 2)
