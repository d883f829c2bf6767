"""The cards of a request laid on the table again, each checked against the rules (RULES §5)."""

from dataclasses import dataclass, field

from belote_bot.engine.request import ImpossiblePosition, Request
from belote_bot.game.auction import Contract
from belote_bot.game.cards import Card, Mask, cards_in, mask_of
from belote_bot.game.deal import TRICKS
from belote_bot.game.events import Trick
from belote_bot.game.play import winning_index
from belote_bot.game.seats import SEATS, Seat, next_seat
from belote_bot.players.memory import cannot_hold

HAND = 8
"""Cards in a full hand."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A card that was played."""

    seat: Seat
    card: Card
    excludes: Mask
    """The cards that its player cannot have held then, or the play was against the rules."""


@dataclass(slots=True)
class Table:
    """The play as far as it was told."""

    leader: Seat
    """Who led the trick in progress, or leads the next."""
    trick: list[Card] = field(default_factory=list[Card])
    tricks: list[Trick] = field(default_factory=list[Trick])
    laid: list[Laid] = field(default_factory=list[Laid])

    @property
    def turn(self) -> Seat:
        """Who plays next."""
        return (self.leader + len(self.trick)) % 4

    def played_by(self, seat: Seat) -> Mask:
        """The cards that a seat has played."""
        return mask_of(laid.card for laid in self.laid if laid.seat == seat)


def laid_out(request: Request, contract: Contract) -> Table:
    """The table after these plays.

    Raises ImpossiblePosition when a card was played twice or against the rules, as far as what its player
    held can be known, when the deal is over, when it is another seat's turn, or when the hand has not the
    cards that it should.
    """
    table = Table(next_seat(request.dealer))
    seen: Mask = 0
    for index, card in enumerate(request.plays):
        if seen >> card & 1:
            raise ImpossiblePosition(f"play {index}: {card} was played before")
        seen |= 1 << card
        excludes = cannot_hold(table.trick, card, contract.trump, request.rules)
        table.laid.append(Laid(table.turn, card, excludes))
        _put(table, card, contract)
    if len(table.tricks) == TRICKS:
        raise ImpossiblePosition("plays: the deal is over")
    if table.turn != request.seat:
        raise ImpossiblePosition(f"seat: it is the turn of seat {table.turn}, not of seat {request.seat}")
    _check_hand(request, contract, table)
    _check_plays(request, contract, table)
    return table


def _put(table: Table, card: Card, contract: Contract) -> None:
    table.trick.append(card)
    if len(table.trick) == 4:
        first, second, third, fourth = table.trick
        winner = (table.leader + winning_index(table.trick, contract.trump)) % 4
        table.tricks.append(Trick(table.leader, (first, second, third, fourth), winner))
        table.leader, table.trick = winner, []


def _check_hand(request: Request, contract: Contract, table: Table) -> None:
    hand, played = mask_of(request.hand), mask_of(request.plays)
    if hand & played:
        raise ImpossiblePosition(f"hand: {cards_in(hand & played)[0]} was played before")
    own = table.played_by(request.seat)
    if hand.bit_count() + own.bit_count() != HAND:
        raise ImpossiblePosition(
            f"hand: {hand.bit_count()} held and {own.bit_count()} played are not {HAND} cards"
        )
    if request.upcard is not None:
        for seat in SEATS:
            held = table.played_by(seat) | (hand if seat == request.seat else 0)
            if seat != contract.taker and held >> request.upcard & 1:
                raise ImpossiblePosition(
                    f"upcard: the taker, seat {contract.taker}, received {request.upcard}, not seat {seat}"
                )
        if contract.taker == request.seat and not (hand | own) >> request.upcard & 1:
            raise ImpossiblePosition(f"hand: seat {request.seat} took and received {request.upcard}")


def _check_plays(request: Request, contract: Contract, table: Table) -> None:
    """Whether each player could play what it played, by the cards that it surely held then."""
    held = [0, 0, 0, 0]
    held[request.seat] = mask_of(request.hand)
    if request.upcard is not None and request.upcard not in request.plays:
        held[contract.taker] |= 1 << request.upcard
    wrong: str | None = None
    for index in range(len(table.laid) - 1, -1, -1):
        laid = table.laid[index]
        if against := held[laid.seat] & laid.excludes:
            kept = cards_in(against)[0]
            wrong = f"play {index}: seat {laid.seat} could not play {laid.card}: it held {kept}"
        held[laid.seat] |= 1 << laid.card
    if wrong is not None:
        raise ImpossiblePosition(wrong)
