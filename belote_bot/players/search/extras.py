"""Belote and melds in hands that a seat imagines: what they add to the tricks (RULES §6, §9)."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from belote_bot.game.announcing import HAND
from belote_bot.game.auction import Contract
from belote_bot.game.belote import BELOTE_POINTS, belote_pair
from belote_bot.game.cards import Card, Mask, Rank, Suit
from belote_bot.game.house_rules import Announce
from belote_bot.game.melds import Meld, compare_melds, melds_in
from belote_bot.game.scoring import Pair
from belote_bot.game.seats import SEATS, Seat, next_seat, team_of
from belote_bot.game.views import DealView, SeatView
from belote_bot.players.memory import plays_of
from belote_bot.players.search.worlds import Hands

Extra: TypeAlias = tuple[Pair, Pair]
"""The points of the belote and those of the melds that count, by team."""

NOTHING: Final[Pair] = (0, 0)

_STARTS: Final[Mask] = 0x3F3F3F3F
"""The cards with which a sequence of three may begin: 7 … Q."""
_FOURS: Final[Mask] = 0xFC
"""The ranks of which four count: 9 … A."""


def played_by(deal: DealView) -> Hands:
    """The cards that each seat has played."""
    played = [0, 0, 0, 0]
    for seat, card in plays_of(deal):
        played[seat] |= 1 << card
    return played[0], played[1], played[2], played[3]


@lru_cache(maxsize=4096)
def _melds(hand: Mask, trump: Suit) -> tuple[Meld, ...]:
    return melds_in(hand, trump)


def melds_of(hand: Mask, trump: Suit) -> tuple[Meld, ...]:
    """What a full hand announces; most hands nothing, and that is told at once."""
    runs = hand & hand >> 1 & hand >> 2 & _STARTS
    fours = hand & hand >> 8 & hand >> 16 & hand >> 24 & _FOURS
    return _melds(hand, trump) if runs or fours else ()


class Extras:
    """What belote and melds bring in imagined hands, once cards have been played or before."""

    def __init__(self, view: SeatView, contract: Contract) -> None:
        deal = view.deal
        self._deal = deal
        self._trump = contract.trump
        self._played = played_by(deal)
        self._own = view.seat, view.hand
        self._pair = belote_pair(contract.trump)
        self._holders = tuple(seat for seat in SEATS if not _lost_belote(deal, seat, contract.trump))
        # From the second trick's end on, everything that counts has been shown.
        self._shown = _shown(deal) if len(deal.tricks) > 1 or not deal.rules.melds else None
        self._announcing = _announcing(view)

    def of(self, world: Hands) -> Extra:
        """What they come to in these hands."""
        return self._belote(world), self._melds(world) if self._shown is None else self._shown

    def after(self, card: Card, extra: Extra) -> Extra:
        """What becomes of that if the seat plays this card now: a queen before its king may lose the 20."""
        seat, hand = self._own
        queen, king = (Card.of(self._trump, rank) for rank in (Rank.QUEEN, Rank.KING))
        if self._deal.rules.belote_king_first and card == queen and king in hand and extra[0][team_of(seat)]:
            return NOTHING, extra[1]
        return extra

    def _belote(self, world: Hands) -> Pair:
        pair = self._pair
        for seat in self._holders:
            if (world[seat] | self._played[seat]) & pair == pair:
                return (0, BELOTE_POINTS) if seat % 2 else (BELOTE_POINTS, 0)
        return NOTHING

    def _melds(self, world: Hands) -> Pair:
        full = [held | played for held, played in zip(world, self._played, strict=True)]
        return melds_that_count(full, self._announcing, self._trump, self._deal)


def melds_that_count(hands: Sequence[Mask], announcing: Iterable[Seat], trump: Suit, deal: DealView) -> Pair:
    """The points of the melds in four full hands, if these seats announce theirs."""
    announced = {seat: melds for seat in announcing if (melds := melds_of(hands[seat], trump))}
    if not announced:
        return NOTHING
    return compare_melds(announced, trump, next_seat(deal.dealer), deal.rules.melds_tie).points


def _lost_belote(deal: DealView, seat: Seat, trump: Suit) -> bool:
    """Whether the seat has played one of the two without a word, or the queen where the king comes first."""
    pair = belote_pair(trump)
    cards = [card for player, card in plays_of(deal) if player == seat and pair >> card & 1]
    if not cards:
        return False
    said = any(speaker == seat for speaker, _ in deal.belote_words)
    return not said or (deal.rules.belote_king_first and cards[0].rank is Rank.QUEEN)


def _shown(deal: DealView) -> Pair:
    points = [0, 0]
    for seat, melds in deal.shown:
        points[team_of(seat)] += sum(meld.points for meld in melds)
    return points[0], points[1]


def _announcing(view: SeatView) -> tuple[Seat, ...]:
    """The seats whose melds count: where each says so itself, not those that said nothing in time."""
    deal = view.deal
    if deal.rules.melds_announce is Announce.AUTOMATIC:
        return SEATS
    said = {seat for seat, _ in deal.announced}
    return tuple(seat for seat in SEATS if seat in said or deal.cards_held[seat] == HAND)
