"""Why cards may not be played: for each card that is not legal, the rule that forbids it (RULES §5)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from belote_bot.game.cards import Card, Mask, Suit, cards_in, suit_mask
from belote_bot.game.house_rules import HouseRules
from belote_bot.game.play import Duty, highest_trump, obligation, partner_holds

PLAY_SWITCHES: Final = ("overtrump_partner_when_trump_led", "must_ruff_partner", "must_undertrump")
"""The house rules that decide which cards are legal."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Cards of one hand that the same rule forbids."""

    duty: Duty
    """The rule: what these cards fail to do. Never LEAD, PARTNER_HOLDS or DISCARD, which forbid nothing.

    A lower trump fails to go higher (OVERTRUMP_LED_TRUMP, OVERRUFF) where another suit fails to be a
    trump at all (FOLLOW_TRUMP, RUFF), though the same trick asks for both.
    """
    cards: tuple[Card, ...]
    """The cards forbidden, sorted by suit S H D C, then 7 to ace; at least one."""
    legal: tuple[Card, ...]
    """The cards that may be played instead, sorted the same way."""
    led: Suit
    to_beat: Card | None
    """The highest trump in the trick, None if it has none."""
    partner_holds: bool
    """Whether the player's partner holds the trick."""
    switches: tuple[str, ...]
    """The house rules that make it so: with the other choice of one of them, these cards would be legal."""


def reasons(hand: Mask, trick: Sequence[Card], trump: Suit, rules: HouseRules) -> tuple[Reason, ...]:
    """Why each card of `hand` that may not be played to `trick` may not; nothing if all may.

    Every card of the hand is either legal or in exactly one of the reasons.
    """
    due = obligation(hand, trick, trump, rules)
    if due.led is None:
        return ()
    refused = hand & ~due.legal
    lower = refused & suit_mask(trump) if due.duty in _NOT_A_TRUMP else 0
    parts = ((_NOT_A_TRUMP.get(due.duty, due.duty), refused & ~lower), (due.duty, lower))
    return tuple(
        Reason(
            duty,
            cards_in(cards),
            cards_in(due.legal),
            due.led,
            highest_trump(trick, trump),
            partner_holds(trick, trump),
            _switches(cards, hand, trick, trump, rules),
        )
        for duty, cards in parts
        if cards
    )


_NOT_A_TRUMP: Final = {Duty.OVERTRUMP_LED_TRUMP: Duty.FOLLOW_TRUMP, Duty.OVERRUFF: Duty.RUFF}
"""What a card of another suit fails to do where the trick asks for a higher trump."""


def _switches(
    cards: Mask, hand: Mask, trick: Sequence[Card], trump: Suit, rules: HouseRules
) -> tuple[str, ...]:
    """The house rules but for which all these cards would be legal."""
    others = {name: replace(rules, **{name: not getattr(rules, name)}) for name in PLAY_SWITCHES}
    return tuple(
        name for name, other in others.items() if not cards & ~obligation(hand, trick, trump, other).legal
    )
