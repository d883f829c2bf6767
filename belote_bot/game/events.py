"""What happened, in the order in which it happened; everything here may be said at the table."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from belote_bot.game.actions import Bid, Word
from belote_bot.game.auction import BiddingRound, Contract
from belote_bot.game.cards import Card
from belote_bot.game.melds import Meld, MeldKind
from belote_bot.game.scoring import DealScore, Pair
from belote_bot.game.seats import Seat, Team

Winner: TypeAlias = Team | Literal["draw"]


@dataclass(frozen=True, slots=True)
class DealStarted:
    """A deal was dealt."""

    number: int
    """0 for the first deal of the match, void deals counted."""
    dealer: Seat
    upcard: Card


@dataclass(frozen=True, slots=True)
class BidMade:
    """A seat spoke in the auction."""

    seat: Seat
    bid: Bid
    bidding_round: BiddingRound


@dataclass(frozen=True, slots=True)
class ContractMade:
    """A seat took: the auction is over and the hands are complete."""

    contract: Contract


@dataclass(frozen=True, slots=True)
class DealVoided:
    """Eight passes: nobody scores."""


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A seat played a card."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class BeloteSaid:
    """A seat said belote or rebelote with its card."""

    seat: Seat
    word: Literal[Word.BELOTE, Word.REBELOTE]


@dataclass(frozen=True, slots=True)
class MeldsAnnounced:
    """A seat announced melds with its first card: the kinds only."""

    seat: Seat
    kinds: tuple[MeldKind, ...]


@dataclass(frozen=True, slots=True)
class MeldsShown:
    """A seat of the team whose melds count showed them as it played to the second trick."""

    seat: Seat
    melds: tuple[Meld, ...]


@dataclass(frozen=True, slots=True)
class TrickWon:
    """The fourth card fell."""

    trick: "Trick"


@dataclass(frozen=True, slots=True)
class Trick:
    """A complete trick."""

    leader: Seat
    cards: tuple[Card, Card, Card, Card]
    """In the order played."""
    winner: Seat

    def card_of(self, seat: Seat) -> Card:
        """The card that a seat played to this trick."""
        return self.cards[(seat - self.leader) % 4]


@dataclass(frozen=True, slots=True)
class DealResult:
    """A finished deal: its score sheet and what it changed in the match."""

    number: int
    contract: Contract | None
    """Who took, and which suit was trumps; None for a void deal."""
    score: DealScore | None
    """None for a void deal."""
    paid: Pair
    """What the pot paid out in this deal, to each team."""
    marks: Pair
    """What each team marks in this deal, the pot's payment included."""
    pot: int
    """What the pot holds after the deal."""
    totals: Pair
    """Each team's points in the match after the deal."""
    winner: Winner | None
    """Who won the match with this deal; None while it goes on."""


@dataclass(frozen=True, slots=True)
class DealFinished:
    """The deal is over and marked."""

    result: DealResult


Event: TypeAlias = (
    DealStarted
    | BidMade
    | ContractMade
    | DealVoided
    | CardPlayed
    | BeloteSaid
    | MeldsAnnounced
    | MeldsShown
    | TrickWon
    | DealFinished
)
