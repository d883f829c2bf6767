"""What the people at a table may know at a moment, and which cards a text names."""

import re
from dataclasses import dataclass
from functools import cache

from belote_bot.game.cards import CARDS, Card, cards_in
from belote_bot.game.deal import Deal
from belote_bot.game.seats import Seat
from belote_bot.locales import Language
from belote_bot.locales.cards import card_index, card_name, rank_index, suit_name
from belote_bot.tables.table import Table


@dataclass(frozen=True)
class Known:
    """What is known at a table at a moment."""

    draws: frozenset[Card]
    public: tuple[frozenset[Card], ...]
    """For each deal the upcard, the cards played so far, and those shown in melds."""
    dealt: tuple[tuple[frozenset[Card], ...], ...]
    """For each deal the cards that each seat was dealt so far."""
    seats: tuple[int | None, ...]
    """The user on each seat."""

    def to_all(self, deal: int) -> frozenset[Card]:
        """What anybody may read in the message about a deal; -1 is the lobby with its draw."""
        return self.draws if deal < 0 else self.public[deal]

    def to_player(self, user_id: int) -> frozenset[Card]:
        """What a person may read now in private: their own hand, and what everybody knows of this deal."""
        if not self.public:
            return frozenset()
        own = self.dealt[-1][self.seats.index(user_id)] if user_id in self.seats else frozenset[Card]()
        return own | self.public[-1]


NOTHING = Known(frozenset(), (), (), ())


def known_at(table: Table) -> Known:
    match = table.match
    deals = [] if match is None else match.game.deals
    return Known(
        frozenset(card for cards in (() if match is None else match.draws) for card in cards),
        tuple(frozenset([deal.upcard, *_played(deal)]) for deal in deals),
        tuple(
            tuple(frozenset(cards_in(hand)) | _played_by(deal, seat) for seat, hand in enumerate(deal.hands))
            for deal in deals
        ),
        tuple(getattr(occupant, "user_id", None) for occupant in table.seats),
    )


def _played(deal: Deal) -> frozenset[Card]:
    """The cards played so far, and those that were shown in melds."""
    shown = [card for melds in deal.shown.values() for meld in melds for card in meld.cards]
    return frozenset([*shown, *(play.card for play in deal.plays)])


def _played_by(deal: Deal, seat: Seat) -> frozenset[Card]:
    done = {trick.card_of(seat) for trick in deal.tricks}
    current = {card for index, card in enumerate(deal.trick) if (deal.leader + index) % 4 == seat}
    return frozenset(done | current)


SPACE = "[ \u00a0\u202f]"
RANK = "(?:[789AVDRJQK]|10)"


@cache
def _names() -> tuple[tuple[Card, re.Pattern[str]], ...]:
    """Every way in which a card is named: in a sentence, on a button, in the corner of a card, in an id."""
    found: list[tuple[Card, re.Pattern[str]]] = []
    for card in CARDS:
        ways = [re.escape(str(card))]
        for language in Language:
            rank, suit = rank_index(language, card.rank), suit_name(language, card.suit)
            ways += [
                re.escape(card_name(language, card)),
                re.escape(card_index(language, card)),
                rf"{rank}(?:{SPACE}{RANK})*{SPACE}(?:of )?{suit}",
            ]
        found.append((card, re.compile("|".join(rf"(?<!\w)(?:{way})(?!\w)" for way in ways))))
    return tuple(found)


def cards_named(text: str) -> frozenset[Card]:
    """The cards that a text names in any language and notation."""
    return frozenset(card for card, names in _names() if names.search(text))
