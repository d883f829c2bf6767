"""The beginner: sees its own cards and the trick on the table, remembers nothing, and means well."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from belote_bot.game.actions import Action, Bid, Pass, Play, Take
from belote_bot.game.auction import Contract
from belote_bot.game.cards import Card, Mask, Rank, Suit, cards_in, mask_of, suit_mask
from belote_bot.game.play import winning_index
from belote_bot.game.seats import partner_of
from belote_bot.game.views import SeatView
from belote_bot.players.steady import NotItsTurn, saying_all
from belote_bot.players.temperament import Temperament

COUNTS: Final = {Rank.JACK: 30, Rank.NINE: 18, Rank.ACE: 14, Rank.TEN: 12}
"""How a beginner counts its trumps; any other is worth OTHER_TRUMP."""
OTHER_TRUMP: Final = 9
SIDE_ACE: Final = 5
ENOUGH: Final = 48
"""What the six cards must count before it takes: the jack and two more trumps."""
NERVE: Final = 3
"""How many marks of a temperament make one of its count."""
HOPEFUL: Final = 1 / 12
"""How often it takes with less, and hopes."""
HOPE: Final = 10
"""How much less."""
SHARE_OF_JACKS: Final = 0.3
"""How often it leads the jack of trumps when it took."""
GENEROUS: Final = 0.5
"""How often it gives points to partner's card, when nobody plays after; half as often when somebody does."""
WASTEFUL: Final = 0.6
"""How often it ruffs, or goes over, with the highest trump rather than with the lowest that does."""
CARELESS: Final = 0.25
"""How often it throws away whatever comes to hand on a trick that is lost."""


@dataclass(frozen=True, slots=True)
class Beginner:
    """Makes a beginner's mistakes, but none against its partner.

    It forgets which cards have gone and never counts trumps, cashes its aces at once, keeps its trumps for
    ruffing when it took, and hopes that its ten holds. It leaves a trick to its partner whenever it may, and
    often gives points to it. What it leaves to chance depends on what it sees alone: the same view always
    gives the same action.
    """

    temperament: Temperament = Temperament.CALM

    def decide(self, view: SeatView) -> Action:
        """The action chosen among `view.legal`; NotItsTurn when there is none."""
        if not view.legal:
            raise NotItsTurn(f"seat {view.seat} has nothing to decide")
        deal = view.deal
        mood = Random(f"{view.seat} {deal.number} {view.hand} {deal.upcard} {deal.bids} {deal.trick}")
        contract = deal.contract
        if contract is None:
            return self._bid(view, mood)
        legal = mask_of(action.card for action in view.legal if isinstance(action, Play))
        if deal.trick:
            return saying_all(view, _follow(view, contract.trump, legal, mood))
        return saying_all(view, _lead(view, contract, legal, mood))

    def _bid(self, view: SeatView, mood: Random) -> Bid:
        hand = mask_of(view.hand) | 1 << view.deal.upcard
        takes = [action for action in view.legal if isinstance(action, Take)]
        best = max(takes, key=lambda take: (_count(hand, take.suit), -take.suit))
        enough = ENOUGH + self.temperament.margin // NERVE - (HOPE if mood.random() < HOPEFUL else 0)
        return best if _count(hand, best.suit) >= enough else Pass()


def _count(hand: Mask, trump: Suit) -> int:
    """What six cards count with these trumps."""
    trumps = sum(COUNTS.get(card.rank, OTHER_TRUMP) for card in cards_in(hand & suit_mask(trump)))
    aces = sum(hand >> Card.of(suit, Rank.ACE) & 1 for suit in Suit if suit != trump)
    return trumps + SIDE_ACE * aces


def _lead(view: SeatView, contract: Contract, legal: Mask, mood: Random) -> Card:
    """The jack of trumps sometimes, an ace while there is one, else any plain card; trumps are saved."""
    trump = contract.trump
    plain = cards_in(legal & ~suit_mask(trump))
    aces = [card for card in plain if card.rank is Rank.ACE]
    jack = Card.of(trump, Rank.JACK)
    if legal >> jack & 1 and contract.taker == view.seat and mood.random() < SHARE_OF_JACKS:
        return jack
    return mood.choice(aces or plain) if plain else _richest(cards_in(legal), trump)


def _follow(view: SeatView, trump: Suit, legal: Mask, mood: Random) -> Card:
    """What is left to partner, taken, or thrown away."""
    trick = view.deal.trick
    winners = [card for card in cards_in(legal) if winning_index((*trick, card), trump) == len(trick)]
    losers = [card for card in cards_in(legal) if card not in winners]
    spared = [card for card in losers if card.suit != trump] or losers
    partners = (view.deal.leader + winning_index(trick, trump)) % 4 == partner_of(view.seat)
    last = len(trick) == 3
    if partners and losers:
        gives = mood.random() < (GENEROUS if last else GENEROUS / 2)
        return _richest(spared, trump) if gives else _cheapest(spared, trump)
    if not winners:
        return mood.choice(spared) if mood.random() < CARELESS else _cheapest(spared, trump)
    if partners:
        return _cheapest(winners, trump)
    if winners[0].suit == trump:
        return _richest(winners, trump) if mood.random() < WASTEFUL else _cheapest(winners, trump)
    # With somebody still to play: its highest, the ten on hope even where the ace may be behind.
    return _cheapest(winners, trump) if last else _richest(winners, trump)


def _cheapest(cards: Sequence[Card], trump: Suit) -> Card:
    return min(cards, key=lambda card: (card.points(trump), card.strength(trump)))


def _richest(cards: Sequence[Card], trump: Suit) -> Card:
    return max(cards, key=lambda card: (card.points(trump), card.strength(trump)))
