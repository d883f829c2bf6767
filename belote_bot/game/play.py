"""Playing a trick: which cards are legal and why, and who wins it (RULES §5)."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from belote_bot.game.cards import CARDS, Card, Mask, Suit, cards_in, suit_mask
from belote_bot.game.house_rules import HouseRules


class Duty(Enum):
    """What the trick asks of the player: the paragraph of RULES §5 that decides."""

    LEAD = auto()
    """Leading: any card (1)."""
    FOLLOW = auto()
    """Holding the suit led, a plain one: any card of it (2)."""
    OVERTRUMP_LED_TRUMP = auto()
    """Trump led, a higher one held: one of the higher trumps (3)."""
    FOLLOW_TRUMP = auto()
    """Trump led, trumps held but none that must go higher: any trump (3)."""
    PARTNER_HOLDS = auto()
    """Void in the suit led, partner holds the trick: any card (4)."""
    RUFF = auto()
    """Void in the suit led, an opponent holds the trick, no trump in it: any trump (5)."""
    OVERRUFF = auto()
    """Void in the suit led, a trump in the trick, a higher one held: one of the higher trumps (5)."""
    UNDERRUFF = auto()
    """Void in the suit led, a trump in the trick that cannot be beaten: a lower trump all the same (5)."""
    DISCARD = auto()
    """Void in the suit led and nothing forces a trump: any card (5, 6)."""


@dataclass(frozen=True, slots=True)
class Obligation:
    """What is legal now, and by which rule."""

    duty: Duty
    legal: Mask
    """The legal cards; never empty for a hand that is not."""
    led: Suit | None
    """The suit led, None when leading."""


HIGHER_TRUMPS: Final[tuple[Mask, ...]] = tuple(
    sum(
        1 << other
        for other in CARDS
        if other.suit == card.suit and other.strength(other.suit) > card.strength(card.suit)
    )
    for card in CARDS
)
"""For each card, as a trump, the mask of the trumps that beat it."""


def winning_index(trick: Sequence[Card], trump: Suit) -> int:
    """The place in the trick (0 led it) of the card that wins it so far; the trick is not empty."""
    best = 0
    for index in range(1, len(trick)):
        card, holder = trick[index], trick[best]
        if card.suit == holder.suit:
            if card.strength(trump) > holder.strength(trump):
                best = index
        elif card.suit == trump:
            best = index
    return best


def partner_holds(trick: Sequence[Card], trump: Suit) -> bool:
    """Whether the partner of whoever plays next holds the trick, which has at most three cards."""
    return len(trick) >= 2 and winning_index(trick, trump) == len(trick) - 2


def highest_trump(trick: Sequence[Card], trump: Suit) -> Card | None:
    """The highest trump in the trick, None if there is none."""
    if not trick:
        return None
    best = trick[winning_index(trick, trump)]
    return best if best.suit == trump else None


def obligation(hand: Mask, trick: Sequence[Card], trump: Suit, rules: HouseRules) -> Obligation:
    """What the next player of `trick` may play from `hand`, and the rule that says so.

    `trick` holds the cards played so far in order (0 … 3); the player's partner played two cards before.
    This is the only statement of legality: buttons, bots, tables and the verifier ask here.
    """
    if not trick:
        return Obligation(Duty.LEAD, hand, None)
    led = trick[0].suit
    following = hand & suit_mask(led)
    with_partner = partner_holds(trick, trump)
    top_trump = highest_trump(trick, trump)

    if led == trump:
        if not following:
            return Obligation(Duty.DISCARD, hand, led)
        spared = with_partner and not rules.overtrump_partner_when_trump_led
        higher = 0 if top_trump is None or spared else following & HIGHER_TRUMPS[top_trump]
        if higher:
            return Obligation(Duty.OVERTRUMP_LED_TRUMP, higher, led)
        return Obligation(Duty.FOLLOW_TRUMP, following, led)

    if following:
        return Obligation(Duty.FOLLOW, following, led)
    if with_partner and not rules.must_ruff_partner:
        return Obligation(Duty.PARTNER_HOLDS, hand, led)
    trumps = hand & suit_mask(trump)
    if not trumps:
        return Obligation(Duty.DISCARD, hand, led)
    if top_trump is None:
        return Obligation(Duty.RUFF, trumps, led)
    higher = trumps & HIGHER_TRUMPS[top_trump]
    if higher:
        return Obligation(Duty.OVERRUFF, higher, led)
    if rules.must_undertrump:
        return Obligation(Duty.UNDERRUFF, trumps, led)
    return Obligation(Duty.DISCARD, hand, led)


def explain(duty: Duty, led: Suit | None, legal: Mask) -> str:
    """Why a card outside `legal` may not be played, in English, for records and logs."""
    cards = ", ".join(map(str, cards_in(legal)))
    suit = led.name.lower() if led is not None else ""
    match duty:
        case Duty.FOLLOW:
            return f"{suit} were led and you hold some ({cards})"
        case Duty.OVERTRUMP_LED_TRUMP:
            return f"trump was led and you hold a higher trump ({cards})"
        case Duty.FOLLOW_TRUMP:
            return f"trump was led and you hold trumps ({cards})"
        case Duty.RUFF:
            return f"you have no {suit} and must ruff ({cards})"
        case Duty.OVERRUFF:
            return f"you have no {suit} and must ruff higher than the trump in the trick ({cards})"
        case Duty.UNDERRUFF:
            return f"you have no {suit} and must play a trump even if it does not win ({cards})"
        case Duty.LEAD | Duty.PARTNER_HOLDS | Duty.DISCARD:
            return "any card you hold is legal"
