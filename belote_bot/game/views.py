"""What one seat, or a spectator, may know: the only thing that players, pictures and messages get."""

from dataclasses import dataclass

from belote_bot.game.actions import Action, Bid, Word
from belote_bot.game.auction import Contract
from belote_bot.game.cards import Card, Rank, Suit, cards_in
from belote_bot.game.deal import Deal, DealStatus
from belote_bot.game.events import DealResult, Trick, Winner
from belote_bot.game.house_rules import HouseRules
from belote_bot.game.match import Match
from belote_bot.game.melds import Meld, MeldGround, MeldKind
from belote_bot.game.play import Obligation
from belote_bot.game.scoring import Pair
from belote_bot.game.seats import Seat


@dataclass(frozen=True, slots=True)
class DealView:
    """The deal in progress or just finished, as anybody at the table sees it."""

    rules: HouseRules
    number: int
    """0 for the first deal of the match, void deals counted."""
    status: DealStatus
    dealer: Seat
    upcard: Card
    bids: tuple[Bid, ...]
    """In order, from the seat after the dealer."""
    contract: Contract | None
    turn: Seat | None
    """The seat that acts next; None when the deal is over."""
    leader: Seat
    """Who led, or will lead, the trick in progress."""
    trick: tuple[Card, ...]
    """The cards of the trick in progress, in order from `leader`."""
    tricks: tuple[Trick, ...]
    """The complete tricks."""
    cards_held: tuple[int, int, int, int]
    """How many cards each seat holds."""
    belote_words: tuple[tuple[Seat, Word], ...]
    """Belote and rebelote as they were said."""
    announced: tuple[tuple[Seat, tuple[MeldKind, ...]], ...]
    """The kinds of melds announced in the first trick, by seat in order of announcing."""
    melds_holder: Seat | None
    """Whose meld won the comparison; None before it, or when nobody's counts."""
    melds_ground: MeldGround | None
    """Why that one won, or why nobody's counts; None before the comparison, or without melds to compare."""
    shown: tuple[tuple[Seat, tuple[Meld, ...]], ...]
    """The melds shown at the second trick."""
    card_points: Pair
    """Card points in the tricks won so far, by team."""

    @property
    def trump(self) -> Suit | None:
        """The trump suit, None during the auction."""
        return None if self.contract is None else self.contract.trump

    @property
    def tricks_won(self) -> tuple[int, int, int, int]:
        """Number of tricks that each seat has won."""
        winners = [trick.winner for trick in self.tricks]
        return winners.count(0), winners.count(1), winners.count(2), winners.count(3)

    def word_said(self, seat: Seat, card: Card) -> Word | None:
        """The word, belote or rebelote, that a seat said with this card; None if it said none."""
        if card.suit != self.trump or card.rank not in (Rank.KING, Rank.QUEEN):
            return None
        other = Card.of(card.suit, Rank.QUEEN if card.rank is Rank.KING else Rank.KING)
        played = [trick.card_of(seat) for trick in self.tricks]
        second = other in played and (card not in played or played.index(other) < played.index(card))
        word = Word.REBELOTE if second else Word.BELOTE
        return word if (seat, word) in self.belote_words else None

    def speaker(self, index: int) -> Seat:
        """The seat that made the bid of this index."""
        return (self.dealer + 1 + index) % 4


@dataclass(frozen=True, slots=True)
class MatchView:
    """The match as anybody at the table sees it."""

    rules: HouseRules
    deal: DealView | None
    """The deal in progress or just finished; None before the first."""
    results: tuple[DealResult, ...]
    """One for each finished deal, void ones included."""
    totals: Pair
    pot: int
    winner: Winner | None


@dataclass(frozen=True, slots=True)
class SeatView:
    """What one seat knows: what everybody sees, its own hand, and what it may do now."""

    match: MatchView
    deal: DealView
    seat: Seat
    hand: tuple[Card, ...]
    """The cards held now, sorted by suit S H D C, then 7 to ace."""
    legal: tuple[Action, ...]
    """What the seat may do now; empty unless it is its turn."""
    obligation: Obligation | None
    """The rule that decides which cards are legal; None unless it is the seat's turn to play."""
    melds: tuple[Meld, ...]
    """The melds that this seat has announced in this deal."""


def deal_view(deal: Deal, number: int) -> DealView:
    """What a spectator may know of a deal."""
    return DealView(
        rules=deal.rules,
        number=number,
        status=deal.status,
        dealer=deal.dealer,
        upcard=deal.upcard,
        bids=tuple(deal.bids),
        contract=deal.contract,
        turn=deal.turn,
        leader=deal.leader,
        trick=tuple(deal.trick),
        tricks=tuple(deal.tricks),
        cards_held=(
            deal.hands[0].bit_count(),
            deal.hands[1].bit_count(),
            deal.hands[2].bit_count(),
            deal.hands[3].bit_count(),
        ),
        belote_words=tuple(deal.belote_words),
        announced=tuple((seat, tuple(meld.kind for meld in melds)) for seat, melds in deal.announced.items()),
        melds_holder=deal.meld_verdict.holder,
        melds_ground=deal.meld_verdict.ground,
        shown=tuple(deal.shown.items()),
        card_points=deal.card_points(),
    )


def match_view(match: Match) -> MatchView:
    """What a spectator may know of a match."""
    return MatchView(
        rules=match.rules,
        deal=None if match.deal is None else deal_view(match.deal, len(match.deals) - 1),
        results=match.results,
        totals=match.totals,
        pot=match.pot,
        winner=match.winner,
    )


def seat_view(match: Match, seat: Seat) -> SeatView:
    """What a seat may know; ValueError before the first deal."""
    view = match_view(match)
    deal = match.deal
    if deal is None or view.deal is None:
        raise ValueError("no deal yet: a seat knows nothing")
    acting = deal.turn == seat
    return SeatView(
        match=view,
        deal=view.deal,
        seat=seat,
        hand=cards_in(deal.hands[seat]),
        legal=deal.legal_actions() if acting else (),
        obligation=deal.obligation() if acting else None,
        melds=deal.announced.get(seat, ()),
    )
