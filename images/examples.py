"""Examples of a trick for the rules pages; what may be played to it is asked of the engine."""

from dataclasses import dataclass
from typing import Final

from belote_bot.game.cards import Card, Suit, mask_of
from belote_bot.game.house_rules import HouseRules
from belote_bot.game.play import Obligation, obligation, winning_index
from belote_bot.game.seats import Seat
from belote_bot.locales import Language, say
from images.layout import side_of
from images.page import CardBand, Cell, Face, Label
from images.sprites import Look
from images.words import card_name, listed, side_name, suit_name

TRUMP: Final = Suit.HEARTS
READER: Final[Seat] = 0
HAND_COLUMN: Final = 4


@dataclass(frozen=True, slots=True)
class Example:
    """A trick in progress, hearts being trumps, and the hand of the reader, who plays next."""

    trick: tuple[Card, ...]
    """One to three cards, in order."""
    hand: tuple[Card, ...]
    """Four cards."""

    @property
    def partner_holds(self) -> bool:
        """Whether the reader's partner wins the trick so far."""
        return winning_index(self.trick, TRUMP) == len(self.trick) - 2

    def due(self, rules: HouseRules) -> Obligation:
        """What the reader may play under these rules, and why."""
        return obligation(mask_of(self.hand), self.trick, TRUMP, rules)

    def seat_of(self, index: int) -> Seat:
        """Who played the card of this index."""
        return (READER - len(self.trick) + index) % 4


def _example(trick: str, hand: str) -> Example:
    return Example(
        tuple(Card.parse(card) for card in trick.split()),
        tuple(Card.parse(card) for card in hand.split()),
    )


FOLLOWING: Final = (
    _example("KC", "JH AC 8C TS"),
    _example("TH 8H KH", "JH AH QH 7S"),
    _example("8H TH 7H", "JH AH QH 7S"),
)
"""Follow suit; trumps led by an opponent; trumps led and won by the partner."""

RUFFING: Final = (
    _example("AS", "9H 7H KD 8C"),
    _example("AC 7C 8H", "9H QH TS KD"),
    _example("AC 7C TH", "8H 7H TS KD"),
)
"""Ruff; ruff higher than an opponent; no higher trump."""

PARTNER: Final = (
    _example("AS 8S", "9H TD AC 7C"),
    _example("KC QH 8C", "TH 7H TS AD"),
)
"""The partner holds the trick with an ace; with a trump."""


def example_band(example: Example, language: Language, rules: HouseRules) -> CardBand:
    """An example as it is drawn: the trick to the left, the hand to the right, its legal cards lit."""
    due = example.due(rules)
    best = winning_index(example.trick, TRUMP)
    legal = [card for card in example.hand if due.legal >> card & 1]
    cells: list[Cell] = [None] * (HAND_COLUMN + len(example.hand))
    labels: list[Label] = []
    for index, card in enumerate(example.trick):
        cells[index] = Face(card, Look.WINNING if index == best else Look.PLAIN)
        side = side_name(language, side_of(example.seat_of(index), rules.direction))
        labels.append(Label(index, 1, side))
    for index, card in enumerate(example.hand):
        cells[HAND_COLUMN + index] = Face(card, Look.LIT if card in legal else Look.DIMMED)
    labels.append(Label(HAND_COLUMN, len(example.hand), say(language, "page-your-hand")))
    return CardBand(
        _caption(example, due, language), tuple(cells), tuple(labels), _alt(example, language, rules)
    )


def _caption(example: Example, due: Obligation, language: Language) -> str:
    """What the engine asks of the player, said in a few words."""
    duty = due.duty.name.lower().replace("_", "-")
    led = suit_name(language, example.trick[0].suit)
    if example.partner_holds:
        return say(language, f"page-partner-{duty}", led=led)
    return say(language, f"page-duty-{duty}", led=led)


def _alt(example: Example, language: Language, rules: HouseRules) -> str:
    due = example.due(rules)
    played = [
        say(
            language,
            "alt-card-by",
            name=side_name(language, side_of(example.seat_of(index), rules.direction)),
            card=card_name(language, card),
        )
        for index, card in enumerate(example.trick)
    ]
    return say(
        language,
        "page-alt-example",
        caption=_caption(example, due, language),
        trick=", ".join(played),
        hand=listed(language, [card_name(language, card) for card in example.hand]),
        legal=listed(language, [card_name(language, card) for card in example.hand if due.legal >> card & 1]),
    )
