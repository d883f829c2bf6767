"""One deal from the first bid to the last card: apply an action, get the events (RULES §3–§6, §9)."""

from copy import copy
from enum import StrEnum
from typing import Literal

from belote_bot.game.actions import NO_WORDS, Action, Bid, Play, Take, Word, Words
from belote_bot.game.auction import Contract, bidding_round, contract_from, legal_bids
from belote_bot.game.belote import BELOTE_POINTS, belote_pair, how_lost, in_order
from belote_bot.game.cards import Card, Mask, cards_in, total_points
from belote_bot.game.dealing import Pack, check_pack, deal_first_round, deal_second_round
from belote_bot.game.events import (
    BeloteSaid,
    BidMade,
    CardPlayed,
    ContractMade,
    DealVoided,
    Event,
    MeldsAnnounced,
    MeldsShown,
    Trick,
    TrickWon,
)
from belote_bot.game.house_rules import Announce, HouseRules
from belote_bot.game.melds import NO_MELDS, Meld, MeldVerdict, compare_melds, melds_in
from belote_bot.game.play import Obligation, explain, obligation, winning_index
from belote_bot.game.scoring import DealPoints, DealScore, LostBelote, Pair, score_deal
from belote_bot.game.seats import SEATS, Seat, Team, next_seat, team_of

TRICKS = 8


class IllegalAction(ValueError):
    """An action that the rules do not allow now; `str()` says why, in English. Nothing changed."""


class DealOver(IllegalAction):
    """The deal is finished: no action is legal."""


class IllegalBid(IllegalAction):
    """A bid out of place, or of a suit that may not be taken now."""


class CardNotHeld(IllegalAction):
    """A card that the player does not hold."""


class IllegalCard(IllegalAction):
    """A card held but not legal; `obligation` says which rule forbids it."""

    def __init__(self, card: Card, due: Obligation) -> None:
        super().__init__(f"{card} is not legal: {explain(due.duty, due.led, due.legal)}")
        self.card = card
        self.obligation = due


class IllegalWord(IllegalAction):
    """A word that the player may not say with this card."""


class DealStatus(StrEnum):
    """Where a deal stands; the value is its name in records."""

    RUNNING = "running"
    VOID = "void"
    DONE = "done"


class Deal:
    """A deal in progress. Everything follows from the pack, the dealer, the rules and the actions.

    Attributes are read-only for callers: `pack`, `dealer`, `rules`, `upcard`, `bids`, `contract`,
    `dealt` (hands as dealt: five cards until somebody takes, then eight), `hands` (what is held now),
    `tricks`, `trick` (the cards of the trick in progress, in order), `leader` (who led it).
    """

    def __init__(self, pack: Pack, dealer: Seat, rules: HouseRules) -> None:
        self.pack: Pack = check_pack(pack)
        self.dealer: Seat = dealer
        self.rules: HouseRules = rules
        first = deal_first_round(pack, dealer, rules.packets)
        self.upcard: Card = first.upcard
        self.dealt: tuple[Mask, Mask, Mask, Mask] = first.hands
        self.hands: list[Mask] = list(first.hands)
        self.bids: list[Bid] = []
        self.contract: Contract | None = None
        self.plays: list[Play] = []
        self.tricks: list[Trick] = []
        self.trick: list[Card] = []
        self.leader: Seat = next_seat(dealer)
        self.belote_words: list[tuple[Seat, Word]] = []
        self._belote_in_vain = False
        self.announced: dict[Seat, tuple[Meld, ...]] = {}
        self.meld_verdict: MeldVerdict = NO_MELDS
        self.shown: dict[Seat, tuple[Meld, ...]] = {}
        self.score: DealScore | None = None

    def fork(self) -> "Deal":
        """A copy that goes its own way from here."""
        forked = copy(self)
        forked.hands = list(self.hands)
        forked.bids = list(self.bids)
        forked.plays = list(self.plays)
        forked.tricks = list(self.tricks)
        forked.trick = list(self.trick)
        forked.belote_words = list(self.belote_words)
        forked.announced = dict(self.announced)
        forked.shown = dict(self.shown)
        return forked

    @property
    def status(self) -> DealStatus:
        """Running, void or done."""
        if self.score is not None:
            return DealStatus.DONE
        return DealStatus.VOID if self.contract is None and len(self.bids) == 8 else DealStatus.RUNNING

    @property
    def turn(self) -> Seat | None:
        """The seat that acts next; None when the deal is over."""
        if self.status is not DealStatus.RUNNING:
            return None
        if self.contract is None:
            return (self.dealer + 1 + len(self.bids)) % 4
        return (self.leader + len(self.trick)) % 4

    # ---- what is legal ----------------------------------------------------------------------

    def obligation(self) -> Obligation | None:
        """What the trick asks of the seat to act; None outside the play."""
        turn = self.turn
        if turn is None or self.contract is None:
            return None
        return obligation(self.hands[turn], self.trick, self.contract.trump, self.rules)

    def legal_actions(self) -> tuple[Action, ...]:
        """Everything the seat to act may do now, each card with and without the words it may say."""
        if self.turn is None:
            return ()
        due = self.obligation()
        if due is None:
            return legal_bids(self.bids, self.upcard.suit)
        return tuple(Play(card, words) for card in cards_in(due.legal) for words in self._word_choices(card))

    def _word_choices(self, card: Card) -> tuple[Words, ...]:
        """What may be said with a card: under automatic announcing nothing, the table says it."""
        choices = [NO_WORDS]
        turn = self.turn
        assert turn is not None
        if self.rules.belote_announce is Announce.MANUAL and (word := self._belote_word(turn, card)):
            choices += [choice | {word} for choice in choices]
        if self.rules.melds_announce is Announce.MANUAL and self._melds_to_announce(turn):
            choices += [choice | {Word.MELDS} for choice in choices]
        return tuple(choices)

    def belote_holder(self) -> Seat | None:
        """The seat that was dealt king and queen of trumps, None if they are apart or nobody took."""
        pair = self._belote_pair()
        return next((seat for seat in SEATS if pair and self.dealt[seat] & pair == pair), None)

    def _belote_pair(self) -> Mask:
        return 0 if self.contract is None else belote_pair(self.contract.trump)

    def _belote_word(self, seat: Seat, card: Card) -> Literal[Word.BELOTE, Word.REBELOTE] | None:
        """The word that goes with this card in this hand, None if none does."""
        pair = self._belote_pair()
        if not pair >> card & 1 or seat != self.belote_holder():
            return None
        return Word.BELOTE if self.hands[seat] & pair == pair else Word.REBELOTE

    def _melds_to_announce(self, seat: Seat) -> tuple[Meld, ...]:
        if not self.rules.melds or self.contract is None or self.tricks:
            return ()
        return melds_in(self.dealt[seat], self.contract.trump)

    # ---- acting -----------------------------------------------------------------------------

    def apply(self, action: Action) -> list[Event]:
        """Carry out an action of the seat to act and tell what happened.

        Raises an IllegalAction, having changed nothing, if the rules do not allow it.
        """
        turn = self.turn
        if turn is None:
            raise DealOver(f"{action} comes after the end of the deal")
        if isinstance(action, Play):
            return self._play(turn, action)
        return self._bid(turn, action)

    def _bid(self, seat: Seat, bid: Bid) -> list[Event]:
        if self.contract is not None:
            raise IllegalBid(f"{bid} is a bid, and the auction is over")
        if bid not in legal_bids(self.bids, self.upcard.suit):
            allowed = (
                "only the suit of the upcard" if len(self.bids) < 4 else "only another suit than the upcard's"
            )
            raise IllegalBid(f"{bid} is not allowed: {allowed} ({self.upcard}) may be taken in this round")
        events: list[Event] = [BidMade(seat, bid, bidding_round(self.bids))]
        self.bids.append(bid)
        if isinstance(bid, Take):
            self.contract = contract_from(self.bids, self.dealer)
            assert self.contract is not None
            self.dealt = deal_second_round(self.pack, self.dealer, self.rules.packets, seat)
            self.hands = list(self.dealt)
            events.append(ContractMade(self.contract))
        elif self.status is DealStatus.VOID:
            events.append(DealVoided())
        return events

    def _play(self, seat: Seat, play: Play) -> list[Event]:
        card = play.card
        due = self.obligation()
        if due is None:
            raise IllegalAction(f"{card} is a card, and nobody has taken yet")
        if not self.hands[seat] >> card & 1:
            raise CardNotHeld(f"{card} is not in the hand of seat {seat}")
        if not due.legal >> card & 1:
            raise IllegalCard(card, due)
        if play.words not in self._word_choices(card):
            raise IllegalWord(self._why_no_word(play))

        events: list[Event] = [CardPlayed(seat, card)]
        events += self._say_belote(seat, play)
        events += self._announce_melds(seat, play)
        events += self._show_melds(seat)
        self.hands[seat] &= ~(1 << card)
        self.plays.append(play)
        self.trick.append(card)
        if len(self.trick) == 4:
            events.append(self._take_trick())
        return events

    def _why_no_word(self, play: Play) -> str:
        words = ", ".join(sorted(play.words))
        if Word.MELDS in play.words:
            return f"{words} said with {play.card} without melds to announce, or under automatic announcing"
        return f"{words} said with {play.card} without the pair, or under automatic announcing"

    def _say_belote(self, seat: Seat, play: Play) -> list[Event]:
        word = self._belote_word(seat, play.card)
        if word is None:
            return []
        counts = in_order(play.card, word, self.rules)
        # A player may say the words in vain; the table says them only when they count.
        manual = self.rules.belote_announce is Announce.MANUAL
        if not (word in play.words if manual else counts):
            return []
        self._belote_in_vain |= not counts
        self.belote_words.append((seat, word))
        return [BeloteSaid(seat, word)]

    def _announce_melds(self, seat: Seat, play: Play) -> list[Event]:
        melds = self._melds_to_announce(seat)
        manual = self.rules.melds_announce is Announce.MANUAL
        if not melds or (manual and Word.MELDS not in play.words):
            return []
        self.announced[seat] = melds
        return [MeldsAnnounced(seat, tuple(meld.kind for meld in melds))]

    def _show_melds(self, seat: Seat) -> list[Event]:
        counting = self.meld_verdict.team == team_of(seat)
        if len(self.tricks) != 1 or not counting or seat not in self.announced:
            return []
        self.shown[seat] = self.announced[seat]
        return [MeldsShown(seat, self.announced[seat])]

    def _take_trick(self) -> TrickWon:
        assert self.contract is not None
        first, second, third, fourth = self.trick
        winner = (self.leader + winning_index(self.trick, self.contract.trump)) % 4
        trick = Trick(self.leader, (first, second, third, fourth), winner)
        self.tricks.append(trick)
        self.trick = []
        self.leader = winner
        if len(self.tricks) == 1 and self.announced:
            self.meld_verdict = compare_melds(
                self.announced, self.contract.trump, trick.leader, self.rules.melds_tie
            )
        if len(self.tricks) == TRICKS:
            self.score = score_deal(self._points(), self.rules)
        return TrickWon(trick)

    # ---- points -----------------------------------------------------------------------------

    def card_points(self) -> Pair:
        """Card points in the tricks that each team has won so far, without the last trick's ten."""
        points = [0, 0]
        if self.contract is not None:
            for trick in self.tricks:
                points[team_of(trick.winner)] += total_points(trick.cards, self.contract.trump)
        return points[0], points[1]

    def belote_points(self) -> Pair:
        """20 for the team that has said both words, from the second word on."""
        if len(self.belote_words) < 2 or self._belote_in_vain:
            return 0, 0
        return (0, BELOTE_POINTS) if team_of(self.belote_words[0][0]) else (BELOTE_POINTS, 0)

    def _lost_belote(self) -> LostBelote | None:
        """The belote of a played deal that was held and does not count."""
        holder = self.belote_holder()
        if holder is None or any(self.belote_points()):
            return None
        pair = self._belote_pair()
        first = next(play.card for play in self.plays if pair >> play.card & 1)
        return LostBelote(holder, how_lost(first, self.rules))

    def _points(self) -> DealPoints:
        assert self.contract is not None
        winners: list[Team] = [team_of(trick.winner) for trick in self.tricks]
        return DealPoints(
            takers=team_of(self.contract.taker),
            cards=self.card_points(),
            tricks_won=(winners.count(0), winners.count(1)),
            last_trick=winners[-1],
            belote=self.belote_points(),
            melds=self.meld_verdict.points,
            lost_belote=self._lost_belote(),
            shown=tuple(self.shown.items()),
        )
