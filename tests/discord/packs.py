"""Packs for tests: shuffled by a seed, or stacked card by card."""

from collections.abc import Iterable, Iterator, Sequence
from random import Random

import pytest

from belote_bot.game.cards import CARDS, Card
from belote_bot.game.dealing import Pack


def cards(text: str) -> tuple[Card, ...]:
    """Cards in the notation of records, separated by spaces."""
    return tuple(map(Card.parse, text.split(" ")))


SEAT_0_DEALS = cards("7S 8S 9S TS")
SEAT_3_DEALS = cards("8S 9S TS 7S")


def completed(cards: Sequence[Card]) -> Pack:
    """These cards on top, then the others."""
    return (*cards, *(card for card in CARDS if card not in cards))


def shuffled(seed: int) -> Iterator[Pack]:
    """Packs without end, the same for the same seed."""
    random = Random(seed)
    while True:
        cards = list(CARDS)
        random.shuffle(cards)
        yield tuple(cards)


def stack(
    monkeypatch: pytest.MonkeyPatch, packs: Iterable[Pack], draw: Sequence[Card] = SEAT_3_DEALS
) -> None:
    """Have the draw and the deals that follow come from these packs instead of the system's randomness."""
    coming = iter((completed(draw), *packs)) if isinstance(packs, Sequence) else _after(draw, packs)
    monkeypatch.setattr("belote_bot.tables.shuffling.shuffled_pack", lambda: next(coming))


def _after(draw: Sequence[Card], packs: Iterable[Pack]) -> Iterator[Pack]:
    yield completed(draw)
    yield from packs


def nothing_to_bid_on() -> Iterator[Pack]:
    """Packs of which the first gives whoever speaks first a hand that even a bot passes with, twice."""
    weak, upcard = cards("7S 8S 7H 8D 7D"), cards("QC")
    rest = [card for card in CARDS if card not in (*weak, *upcard)]
    yield (*weak[:3], *rest[:9], *weak[3:], *rest[9:15], *upcard, *rest[15:])
    yield from shuffled(7)
