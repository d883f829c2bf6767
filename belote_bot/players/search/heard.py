"""How well hands that a seat imagines agree with what was said: who took, who passed, which melds."""

import struct
from collections.abc import Sequence
from itertools import pairwise
from typing import Final, TypeAlias

from belote_bot.game.actions import Take
from belote_bot.game.auction import Contract
from belote_bot.game.cards import Mask
from belote_bot.game.house_rules import Announce
from belote_bot.game.melds import MeldKind
from belote_bot.game.seats import SEATS, Seat
from belote_bot.game.views import DealView, SeatView
from belote_bot.players.search import core
from belote_bot.players.search.bid_search import FORMULA
from belote_bot.players.search.chance import Chance
from belote_bot.players.search.extras import melds_of, played_by
from belote_bot.players.search.worlds import Hands, packed

Curve: TypeAlias = tuple[tuple[int, float], ...]
"""Points of a line: the marks that a full hand promises, and how likely a bid is with it."""

# How likely it is that somebody who was dealt this hand of eight, and saw only five of its cards and the
# upcard, took or passed: measured on 60 000 hands with the formula of `players/formula.py`.
PASSED_FIRST: Final[Curve] = (
    (-15, 1.0), (-5, 0.94), (5, 0.73), (25, 0.6), (45, 0.43), (100, 0.2), (190, 0.04),
)  # fmt: skip
PASSED_SECOND: Final[Curve] = (
    (-15, 1.0), (-5, 0.96), (5, 0.82), (25, 0.7), (45, 0.53), (100, 0.3), (190, 0.06),
)  # fmt: skip
TOOK_FIRST: Final[Curve] = (
    (-15, 0.0), (-5, 0.08), (5, 0.39), (25, 0.53), (45, 0.69), (100, 0.9), (150, 0.97),
)  # fmt: skip
TOOK_SECOND: Final[Curve] = (
    (-15, 0.0), (-5, 0.04), (5, 0.23), (25, 0.36), (45, 0.53), (100, 0.79), (150, 0.92),
)  # fmt: skip

ASTRAY: Final = 0.08
"""How often a bid is made for no reason that the formula knows: people are not bots."""
UNLIKELY: Final = 1e-6
"""What a hand counts whose melds are not those announced: it serves if no other was drawn."""

LEAST_MARKS: Final = -400
MOST_MARKS: Final = 600
"""The range of what the formula may promise."""


def _likelihoods(curve: Curve) -> tuple[float, ...]:
    """By the marks that a hand promises, from LEAST_MARKS on: how likely the bid is."""
    return tuple(ASTRAY + (1 - ASTRAY) * _on(curve, marks) for marks in range(LEAST_MARKS, MOST_MARKS))


def _on(curve: Curve, marks: int) -> float:
    if marks <= curve[0][0]:
        return curve[0][1]
    for (left, low), (right, high) in pairwise(curve):
        if marks < right:
            return low + (high - low) * (marks - left) / (right - left)
    return curve[-1][1]


_PASSES: Final = _likelihoods(PASSED_FIRST), _likelihoods(PASSED_SECOND)
_TAKES: Final = _likelihoods(TOOK_FIRST), _likelihoods(TOOK_SECOND)

_Heard: TypeAlias = tuple[Seat, Mask, int, int, tuple[float, ...]]
"""A bid: whose, the cards of that hand which are known, the suits it was about (one bit each), how many had
spoken before, and its likelihoods."""
_Announced: TypeAlias = tuple[Seat, Mask, tuple[MeldKind, ...]]
"""What somebody announced with the first card: who, the cards it has played, the kinds of its melds."""


class Heard:
    """What the others have said in this deal."""

    def __init__(self, view: SeatView, contract: Contract) -> None:
        played = played_by(view.deal)
        self._bids = _bids(view, played)
        self._announced = _announcements(view, played)
        self._trump = contract.trump

    @property
    def tells(self) -> bool:
        """Whether anything was said that some hands agree with better than others."""
        return bool(self._bids or self._announced)

    def chosen(self, worlds: Sequence[Hands], count: int, chance: Chance) -> Sequence[Hands]:
        """So many of these hands, each as often as it agrees with what was said; some perhaps repeatedly."""
        weights = self.likelihoods(worlds)
        step = sum(weights) / count
        point = step * chance.below(1 << 20) / (1 << 20)
        chosen: list[Hands] = []
        total = 0.0
        for world, weight in zip(worlds, weights, strict=True):
            total += weight
            while point < total and len(chosen) < count:
                chosen.append(world)
                point += step
        chosen += [worlds[-1]] * (count - len(chosen))
        return chosen

    def likelihoods(self, worlds: Sequence[Hands]) -> list[float]:
        """How likely it is, with each of these hands, that the others said what they said; above 0."""
        found = [1.0] * len(worlds)
        hands = packed(worlds)
        for seat, known, suits, spoken, likelihoods in self._bids:
            promised: tuple[int, ...] = struct.unpack(
                f"={len(worlds)}i", core.promises(hands, seat, known, suits, spoken, FORMULA)
            )
            found = [
                one * likelihoods[marks - LEAST_MARKS] for one, marks in zip(found, promised, strict=True)
            ]
        for seat, known, kinds in self._announced:
            for index, world in enumerate(worlds):
                if tuple(meld.kind for meld in melds_of(world[seat] | known, self._trump)) != kinds:
                    found[index] *= UNLIKELY
        return found


def _bids(view: SeatView, played: Hands) -> list[_Heard]:
    deal = view.deal
    turned = 1 << deal.upcard.suit
    heard: list[_Heard] = []
    for index, bid in enumerate(deal.bids):
        seat = deal.speaker(index)
        second = index >= 4
        if seat == view.seat:
            continue
        if isinstance(bid, Take):
            heard.append((seat, played[seat], 1 << bid.suit, index, _TAKES[second]))
        else:
            # Whoever passed counted the upcard as well, which it did not get.
            suits = 0xF & ~turned if second else turned
            heard.append((seat, played[seat] | 1 << deal.upcard, suits, index, _PASSES[second]))
    return heard


def _announcements(view: SeatView, played: Hands) -> list[_Announced]:
    deal = view.deal
    if not deal.rules.melds:
        return []
    kinds = dict(deal.announced)
    silence_tells = deal.rules.melds_announce is Announce.AUTOMATIC
    return [
        (seat, played[seat], kinds.get(seat, ()))
        for seat in SEATS
        if seat != view.seat and _has_played(deal, seat) and (seat in kinds or silence_tells)
    ]


def _has_played(deal: DealView, seat: Seat) -> bool:
    return bool(deal.tricks) or (seat - deal.leader) % 4 < len(deal.trick)
