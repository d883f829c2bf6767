"""What a seat can do, and the one-line notation of it that storage and button ids use."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

from belote_bot.game.cards import Card, Suit


class Word(StrEnum):
    """A word that a player says with a card (RULES §6, §9); the value is its name in records."""

    BELOTE = "belote"
    REBELOTE = "rebelote"
    MELDS = "melds"


Words: TypeAlias = frozenset[Word]
NO_WORDS: Final[Words] = frozenset()


@dataclass(frozen=True, slots=True)
class Pass:
    """Decline to take."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Take:
    """Take with this suit as trumps: in round 1 that of the upcard, in round 2 another one."""

    suit: Suit

    def __str__(self) -> str:
        return self.suit.letter


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card, saying these words with it (none under automatic announcing)."""

    card: Card
    words: Words = NO_WORDS

    def __str__(self) -> str:
        return "+".join([str(self.card), *sorted(self.words)])


Bid: TypeAlias = Pass | Take
Action: TypeAlias = Pass | Take | Play


def parse_action(text: str) -> Action:
    """Read `pass`, `H`, `JH`, `JH+belote`, `7S+belote+melds`; ValueError if it is none of these."""
    if text == "pass":
        return Pass()
    if len(text) == 1:
        return Take(Suit.from_letter(text))
    card, *words = text.split("+")
    return Play(Card.parse(card), frozenset(Word(word) for word in words))
