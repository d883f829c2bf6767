"""Why an action makes sense: a motive that follows from the position, for sentences to put into words."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from belote_bot.game.actions import Action, Pass, Play, Take
from belote_bot.game.auction import Contract
from belote_bot.game.cards import Card, Mask, Rank, Suit, mask_of, suit_mask
from belote_bot.game.play import Duty, winning_index
from belote_bot.game.seats import partner_of
from belote_bot.game.views import SeatView
from belote_bot.players.judging import Judgement
from belote_bot.players.memory import Memory, remember

POINTS: Final = 10
"""From how many card points on a card counts as giving points."""


class Motive(StrEnum):
    """What speaks for an action; the value names its sentence."""

    # Bids.
    TAKES = "takes"
    """This suit as trumps promises to win more than it risks; `suit`."""
    TAKES_TO_DEFEND = "takes-to-defend"
    """Taking in this suit is expected to lose, and passing to lose more; `suit`."""
    TAKES_FOR_THE_MATCH = "takes-for-the-match"
    """Taking is expected to bring less than passing, yet the better chance to win the match; `suit`."""
    PASSES = "passes"
    """Every suit that may be taken risks more than it promises."""
    PASSES_TO_DEFEND = "passes-to-defend"
    """Taking might win, and what others make of it after a pass promises more still."""

    # Any card.
    ONLY_CARD = "only-card"
    """Nothing else is legal."""

    # Leading a trump.
    DRAWS_TRUMPS = "draws-trumps"
    """The takers' side makes the defence follow with its trumps."""
    LEADS_TRUMP_TO_TAKER = "leads-trump-to-taker"
    """The taker's partner helps it to draw trumps."""
    LEADS_TRUMP = "leads-trump"
    """The defence takes ruffs away from the takers."""
    LAST_TRUMPS = "last-trumps"
    """Nobody else can hold a trump: this one wins whenever it is played."""

    # Leading a plain suit.
    CASHES_MASTER = "cashes-master"
    """No opponent can hold a higher card of `suit`."""
    RETURNS_SUIT = "returns-suit"
    """Partner has led `suit` before."""
    SEEKS_RUFF = "seeks-ruff"
    """The only card of `suit`: trumps can ruff it afterwards."""
    LEADS_LOW = "leads-low"
    """A card without points, which loses little."""
    LEADS_OTHER = "leads-other"
    """A lead for which nothing of this speaks: it did best in the hands imagined."""

    # Following.
    WINS_FOR_GOOD = "wins-for-good"
    """Takes the trick, and nobody who plays after can take it back."""
    TRIES_TO_WIN = "tries-to-win"
    """The best card so far, which somebody who plays after may still beat."""
    RUFFS = "ruffs"
    """A trump on a plain suit, the first in this trick, which somebody who plays after may overruff."""
    OVERRUFFS = "overruffs"
    """A trump higher than the one that ruffed."""
    OVERTRUMPS_AS_MUST = "overtrumps-as-must"
    """Trump was led, and whoever holds a higher one must play it."""
    UNDERTRUMPS_AS_MUST = "undertrumps-as-must"
    """Trumps are asked for and this one cannot win: the one that is missed least."""
    GIVES_POINTS = "gives-points"
    """Partner holds the trick and gets `card`'s points."""
    LEAVES_TO_PARTNER = "leaves-to-partner"
    """Partner holds the trick: nothing more than needed is spent on it."""
    KEEPS_TEN = "keeps-ten"
    """The trick is lost or partner's; a ten, `card`, keeps the card that guards it."""
    GETS_VOID = "gets-void"
    """The last card of `suit`: trumps can ruff it afterwards."""
    DISCARDS_LEAST = "discards-least"
    """Cannot win: gives up what will be missed least."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A motive, with what a sentence about it may name."""

    motive: Motive
    suit: Suit | None = None
    """The suit that it is about."""
    card: Card | None = None
    """The card that it is about: the one played, or the one that is kept."""


def reason_for(view: SeatView, action: Action, judgements: Sequence[Judgement] = ()) -> Reason:
    """Why this action, whoever chose it: what follows from what the seat knows.

    `judgements` of the same view tell apart why one takes or passes; without them the plain motive is given.
    """
    if isinstance(action, Play):
        return _for_card(view, action.card)
    passing = next((one.marks for one in judgements if isinstance(one.action, Pass)), None)
    if isinstance(action, Take):
        promised = next((one.marks for one in judgements if one.action == action), 0)
        return Reason(_for_taking(promised, passing), action.suit)
    taking = max((one.marks for one in judgements if isinstance(one.action, Take)), default=None)
    better = taking is not None and passing is not None and 0 < taking < passing
    return Reason(Motive.PASSES_TO_DEFEND if better else Motive.PASSES)


def _for_taking(promised: float, passing: float | None) -> Motive:
    if promised >= 0:
        return Motive.TAKES
    loses_less = passing is None or passing < promised
    return Motive.TAKES_TO_DEFEND if loses_less else Motive.TAKES_FOR_THE_MATCH


def _for_card(view: SeatView, card: Card) -> Reason:
    contract = view.deal.contract
    if contract is None:
        raise ValueError("nobody has taken yet: no card can be played")
    memory = remember(view, contract)
    legal = mask_of(action.card for action in view.legal if isinstance(action, Play))
    if legal == 1 << card:
        return Reason(Motive.ONLY_CARD, card.suit, card)
    if not view.deal.trick:
        return Reason(_for_lead(view, memory, contract, card), card.suit, card)
    return _for_following(view, memory, legal, card)


def _for_lead(view: SeatView, memory: Memory, contract: Contract, card: Card) -> Motive:
    if card.suit == contract.trump:
        if not memory.unseen & suit_mask(contract.trump):
            return Motive.LAST_TRUMPS
        if not memory.trumps_against():
            return Motive.LEADS_OTHER
        if not memory.took:
            return Motive.LEADS_TRUMP
        if contract.taker == view.seat or not memory.may_hold[contract.taker] & suit_mask(contract.trump):
            return Motive.DRAWS_TRUMPS
        return Motive.LEADS_TRUMP_TO_TAKER
    if memory.is_master(card):
        return Motive.CASHES_MASTER
    partner = partner_of(view.seat)
    if any(trick.leader == partner and trick.cards[0].suit == card.suit for trick in view.deal.tricks):
        return Motive.RETURNS_SUIT
    if _alone(memory, card) and memory.hand & suit_mask(contract.trump):
        return Motive.SEEKS_RUFF
    return Motive.LEADS_LOW if not card.points(contract.trump) else Motive.LEADS_OTHER


def _for_following(view: SeatView, memory: Memory, legal: Mask, card: Card) -> Reason:
    deal = view.deal
    trump = memory.trump
    led = deal.trick[0].suit
    trick = (*deal.trick, card)
    duty = None if view.obligation is None else view.obligation.duty
    if winning_index(trick, trump) == len(deal.trick):
        best = deal.trick[winning_index(deal.trick, trump)]
        if duty is Duty.OVERTRUMP_LED_TRUMP:
            return Reason(Motive.OVERTRUMPS_AS_MUST, card.suit, card)
        if card.suit == trump != led and best.suit == trump:
            return Reason(Motive.OVERRUFFS, led, card)
        if _is_safe(memory, trick, card):
            return Reason(Motive.WINS_FOR_GOOD, led, card)
        return Reason(Motive.RUFFS if card.suit == trump != led else Motive.TRIES_TO_WIN, led, card)
    holder = (deal.leader + winning_index(deal.trick, trump)) % 4
    if holder == memory.partner and card.points(trump) >= POINTS:
        return Reason(Motive.GIVES_POINTS, card.suit, card)
    if duty in (Duty.UNDERRUFF, Duty.FOLLOW_TRUMP):
        return Reason(Motive.UNDERTRUMPS_AS_MUST, card.suit, card)
    ten = _guarded_ten(memory, legal, card)
    if ten is not None:
        return Reason(Motive.KEEPS_TEN, ten.suit, ten)
    others = memory.unseen & suit_mask(card.suit)
    if card.suit not in (led, trump) and others and _alone(memory, card) and memory.hand & suit_mask(trump):
        return Reason(Motive.GETS_VOID, card.suit, card)
    partners = holder == memory.partner
    return Reason(Motive.LEAVES_TO_PARTNER if partners else Motive.DISCARDS_LEAST, card.suit, card)


def _is_safe(memory: Memory, trick: tuple[Card, ...], card: Card) -> bool:
    """Whether no opponent who plays to this trick after `card` can beat it."""
    foes = [seat for seat in memory.opponents if _plays_after(memory, trick, seat)]
    could = 0
    for seat in foes:
        could |= memory.may_hold[seat]
    beating = memory.above(card)
    if card.suit != memory.trump:
        beating |= suit_mask(memory.trump)
    return not could & beating


def _plays_after(memory: Memory, trick: tuple[Card, ...], seat: int) -> bool:
    return (seat - memory.seat) % 4 <= 4 - len(trick)


def _alone(memory: Memory, card: Card) -> bool:
    return memory.hand & suit_mask(card.suit) == 1 << card


def _guarded_ten(memory: Memory, legal: Mask, card: Card) -> Card | None:
    """A ten under an ace that is still out, which another legal card than `card` would leave bare."""
    for suit in Suit:
        ten = Card.of(suit, Rank.TEN)
        held = memory.hand & suit_mask(suit)
        guards = held & ~(1 << ten)
        if (
            suit not in (memory.trump, card.suit)
            and held != guards
            and guards.bit_count() == 1
            and guards & legal
            and memory.against() >> Card.of(suit, Rank.ACE) & 1
        ):
            return ten
    return None
