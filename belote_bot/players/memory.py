"""What a seat can deduce in the play: who may hold which of the cards it has not seen."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from belote_bot.game.auction import Contract
from belote_bot.game.cards import CARDS, FULL_DECK, Card, Mask, Rank, Suit, mask_of, suit_mask
from belote_bot.game.house_rules import Announce, HouseRules
from belote_bot.game.play import HIGHER_TRUMPS, highest_trump, obligation
from belote_bot.game.seats import SEATS, Seat, partner_of, team_of
from belote_bot.game.views import DealView, SeatView

HIGHER_PLAIN: Final[tuple[Mask, ...]] = tuple(
    mask_of(
        other for other in CARDS if other.suit == card.suit and other.strength(None) > card.strength(None)
    )
    for card in CARDS
)
"""For each card, as a plain one, the mask of the cards of its suit that beat it."""


@dataclass(frozen=True, slots=True)
class Memory:
    """The play as one seat sees it, with everything that follows from what it saw."""

    seat: Seat
    contract: Contract
    hand: Mask
    unseen: Mask
    """The cards in the three hidden hands."""
    may_hold: tuple[Mask, ...]
    """By seat: the unseen cards that it may hold; nothing for the seat itself."""
    holds: tuple[Mask, ...]
    """By seat: the unseen cards that it surely holds."""
    free: tuple[int, ...]
    """By seat: how many of its cards are not known; 0 for the seat itself."""

    @property
    def trump(self) -> Suit:
        """The trump suit."""
        return self.contract.trump

    @property
    def partner(self) -> Seat:
        """The seat across the table."""
        return partner_of(self.seat)

    @property
    def opponents(self) -> tuple[Seat, Seat]:
        """The next seat and the one before."""
        return (self.seat + 1) % 4, (self.seat + 3) % 4

    @property
    def took(self) -> bool:
        """Whether this seat's side took."""
        return team_of(self.contract.taker) == team_of(self.seat)

    @property
    def tricks_left(self) -> int:
        """How many cards this seat still holds."""
        return self.hand.bit_count()

    def against(self) -> Mask:
        """The unseen cards that an opponent may hold."""
        left, right = self.opponents
        return self.may_hold[left] | self.may_hold[right]

    def trumps_against(self) -> Mask:
        """The trumps that an opponent may hold."""
        return self.against() & suit_mask(self.trump)

    def above(self, card: Card) -> Mask:
        """The unseen cards of the card's own suit that beat it."""
        return higher(card, self.trump) & self.unseen

    def is_master(self, card: Card) -> bool:
        """Whether no opponent can have a higher card of the suit."""
        return not higher(card, self.trump) & self.against()


def higher(card: Card, trump: Suit) -> Mask:
    """The cards of the card's own suit that beat it."""
    return HIGHER_TRUMPS[card] if card.suit == trump else HIGHER_PLAIN[card]


def remember(view: SeatView, contract: Contract) -> Memory:
    """Everything that the seat can deduce from the tricks, the words, the upcard and the shown melds."""
    deal = view.deal
    hand = mask_of(view.hand)
    played = mask_of(card for _, card in plays_of(deal))
    unseen = FULL_DECK & ~hand & ~played
    cannot = _shown_void(deal, contract.trump)
    holds = _shown_held(deal, contract)
    _hear_belote(deal, contract.trump, cannot, holds)
    may_hold = [unseen & ~cannot[seat] for seat in SEATS]
    may_hold[view.seat] = 0
    holds = [mask & unseen for mask in holds]
    _conclude(may_hold, holds, unseen, deal.cards_held)
    free = [deal.cards_held[seat] - holds[seat].bit_count() for seat in SEATS]
    free[view.seat] = 0
    return Memory(view.seat, contract, hand, unseen, tuple(may_hold), tuple(holds), tuple(free))


def cannot_hold(before: Sequence[Card], card: Card, trump: Suit, rules: HouseRules) -> Mask:
    """The cards that a player cannot hold who played `card` after the cards `before` of a trick.

    Those with which `card` would not have been legal, asked of the rules themselves: holding one card
    of the suit led, or one trump that beats the trick, or one that does not, obliges like holding all.
    """
    if not before:
        return 0
    led = before[0].suit
    if card.suit == led and led != trump:
        return 0
    top = highest_trump(before, trump)
    beating = suit_mask(trump) if top is None else HIGHER_TRUMPS[top]
    groups = [beating, suit_mask(trump) & ~beating]
    if led != trump:
        groups.append(suit_mask(led))
    excluded = 0
    for group in groups:
        if not obligation(group | 1 << card, before, trump, rules).legal >> card & 1:
            excluded |= group
    return excluded


def plays_of(deal: DealView) -> list[tuple[Seat, Card]]:
    """The cards played so far in a deal, in their order, and who played each."""
    plays = [
        ((trick.leader + index) % 4, card) for trick in deal.tricks for index, card in enumerate(trick.cards)
    ]
    return plays + [((deal.leader + index) % 4, card) for index, card in enumerate(deal.trick)]


def _shown_void(deal: DealView, trump: Suit) -> list[Mask]:
    """By seat, what its discards, ruffs and lower trumps have shown that it cannot hold."""
    cannot = [0, 0, 0, 0]
    tricks = [(trick.leader, trick.cards) for trick in deal.tricks] + [(deal.leader, deal.trick)]
    for leader, cards in tricks:
        for index in range(1, len(cards)):
            cannot[(leader + index) % 4] |= cannot_hold(cards[:index], cards[index], trump, deal.rules)
    return cannot


def _shown_held(deal: DealView, contract: Contract) -> list[Mask]:
    """By seat, the cards that everybody saw it receive or show."""
    holds = [0, 0, 0, 0]
    holds[contract.taker] |= 1 << deal.upcard
    for seat, melds in deal.shown:
        for meld in melds:
            holds[seat] |= mask_of(meld.cards)
    return holds


def _hear_belote(deal: DealView, trump: Suit, cannot: list[Mask], holds: list[Mask]) -> None:
    """Note who holds the other card of the belote, or cannot hold it since nothing was said."""
    king, queen = Card.of(trump, Rank.KING), Card.of(trump, Rank.QUEEN)
    pair = 1 << king | 1 << queen
    if deal.belote_words:
        holds[deal.belote_words[0][0]] |= pair
        return
    if deal.rules.belote_announce is Announce.MANUAL:
        return
    for seat, card in plays_of(deal):
        # Where only king first counts, the table is silent for a queen that falls first.
        if pair >> card & 1 and (card == king or not deal.rules.belote_king_first):
            cannot[seat] |= pair


def _conclude(
    may_hold: list[Mask], holds: list[Mask], unseen: Mask, cards_held: tuple[int, int, int, int]
) -> None:
    """Draw the conclusions until none is left: full hands, cards with a single possible holder."""
    hidden = [seat for seat in SEATS if may_hold[seat]]
    changed = True
    while changed:
        before = (*may_hold, *holds)
        for seat in hidden:
            others = 0
            for other in hidden:
                if other != seat:
                    may_hold[other] &= ~holds[seat]
                    others |= may_hold[other]
            holds[seat] |= unseen & ~others
            if may_hold[seat].bit_count() == cards_held[seat]:
                holds[seat] = may_hold[seat]
            elif holds[seat].bit_count() == cards_held[seat]:
                may_hold[seat] = holds[seat]
        changed = before != (*may_hold, *holds)
