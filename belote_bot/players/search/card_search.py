"""Judging cards: what each comes to in many hidden hands that fit what the seat knows."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from belote_bot.game.actions import Play
from belote_bot.game.auction import Contract
from belote_bot.game.cards import CARDS, Card, Rank, mask_of
from belote_bot.game.scoring import Pair
from belote_bot.game.seats import SEATS, team_of
from belote_bot.game.views import DealView, SeatView
from belote_bot.players.memory import remember
from belote_bot.players.search import core
from belote_bot.players.search.outcomes import Stake, Worth
from belote_bot.players.search.position import Position, position_of
from belote_bot.players.search.pure import choose, table_of
from belote_bot.players.search.thumb import TUNED, Thumb
from belote_bot.players.search.worlds import Hands, draw

OWN_CARD: Final = 3.0
"""What the card that the rules of thumb would play is given ahead, in marks: it breaks ties."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much the expert thinks; counted in hidden hands, never in time, so that it can be repeated."""

    worlds: int
    """Hidden hands drawn for a card."""
    solved: int
    """How many of them are solved with all hands open, in an ending."""
    ending: int
    """From how many cards in hand on they are solved."""


COMPILED: Final = Effort(400, 60, 6)
PLAIN: Final = Effort(100, 12, 4)
"""Without the compiled half."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A card and what it is expected to bring."""

    card: Card
    value: float
    """For the seat's own side: in marks, or near the match's end by how likely it is to be won."""
    marks: float
    """The marks of the deal, ours less theirs."""


@dataclass(frozen=True, slots=True)
class CardSearch:
    """Judges the cards that a seat may play."""

    effort: Effort = COMPILED if core.COMPILED else PLAIN
    seed: int = 0
    thumb: Thumb = TUNED

    def judge(self, view: SeatView, contract: Contract) -> list[Judged]:
        """The legal cards, the best first."""
        legal = sorted({action.card for action in view.legal if isinstance(action, Play)})
        if len(legal) == 1:
            return [Judged(legal[0], 0.0, 0.0)]
        memory = remember(view, contract)
        hands = draw(memory, self.effort.worlds, Random(f"{self.seed} {known(view)}").getrandbits(64))
        position = position_of(view.deal, contract)
        means = self._played_out(view, contract, position, hands, legal)
        if memory.tricks_left <= self.effort.ending:
            solved = self._solved(view, contract, position, hands[: self.effort.solved], legal)
            means = [one.mixed(other) for one, other in zip(means, solved, strict=True)]
        sign = -1 if team_of(view.seat) else 1
        own = self._own_card(view, position)
        judged = [
            Judged(card, sign * mean.value, sign * mean.marks)
            for card, mean in zip(legal, means, strict=True)
        ]
        return sorted(judged, key=lambda one: (-one.value - OWN_CARD * (one.card == own), one.card))

    def _played_out(
        self,
        view: SeatView,
        contract: Contract,
        position: Position,
        hands: Sequence[Hands],
        legal: Sequence[Card],
    ) -> list[Stake]:
        codes = position.outcomes(hands, legal, self.thumb)
        return _means(view, contract, hands, legal, codes)

    def _solved(
        self,
        view: SeatView,
        contract: Contract,
        position: Position,
        hands: Sequence[Hands],
        legal: Sequence[Card],
    ) -> list[Stake]:
        codes = bytes(_code(position.points, value) for value in position.solved(hands, legal))
        return _means(view, contract, hands, legal, codes)

    def _own_card(self, view: SeatView, position: Position) -> Card:
        """What the rules of thumb would play."""
        table = table_of(position.trick, position.leader, position.trump)
        return CARDS[
            choose(
                mask_of(view.hand), view.seat, position.trump, position.taker, position.flags, table,
                position.gone, position.led, self.thumb.weights,
            )
        ]  # fmt: skip


def _code(won: int, rest: int) -> int:
    """The code of an outcome from the points that team A had and those that the solver gives it."""
    total = won + rest
    return 163 if total > 162 else 164 if total < 0 else total


def _means(
    view: SeatView, contract: Contract, hands: Sequence[Hands], legal: Sequence[Card], codes: bytes
) -> list[Stake]:
    """What each card comes to for team A."""
    melds = melds_known(view.deal)
    belote = Belotes(view.deal, contract)
    tables: dict[Pair, Worth] = {}
    width = len(legal)
    values, marks = [0.0] * width, [0.0] * width
    for index, world in enumerate(hands):
        points = belote.points(world)
        table = tables.get(points)
        if table is None:
            table = tables[points] = Worth(view.match, contract, points, melds)
        start = index * width
        for place in range(width):
            worth = table[codes[start + place]]
            values[place] += worth.value
            marks[place] += worth.marks
    return [Stake(value / len(hands), mark / len(hands)) for value, mark in zip(values, marks, strict=True)]


def known(view: SeatView) -> str:
    """All that the seat knows of the deal and of the match, in one line: the seed of what it imagines."""
    deal = view.deal
    plays = [*(str(card) for trick in deal.tricks for card in trick.cards), *map(str, deal.trick)]
    parts = (
        deal.number, deal.dealer, view.seat, deal.upcard, " ".join(map(str, view.hand)),
        " ".join(map(str, deal.bids)), " ".join(plays), view.match.totals, view.match.pot,
    )  # fmt: skip
    return "|".join(map(str, parts))


def melds_known(deal: DealView) -> Pair:
    """The points of the melds that count, as far as they were shown, by team."""
    points = [0, 0]
    for seat, melds in deal.shown:
        points[team_of(seat)] += sum(meld.points for meld in melds)
    return points[0], points[1]


class Belotes:
    """Who marks the belote in a world that a seat imagines."""

    def __init__(self, deal: DealView, contract: Contract) -> None:
        pair = 1 << Card.of(contract.trump, Rank.KING) | 1 << Card.of(contract.trump, Rank.QUEEN)
        self._pair = pair
        self._played = [0, 0, 0, 0]
        for trick in deal.tricks:
            for index, card in enumerate(trick.cards):
                self._played[(trick.leader + index) % 4] |= pair & 1 << card
        for index, card in enumerate(deal.trick):
            self._played[(deal.leader + index) % 4] |= pair & 1 << card
        said = {seat for seat, _ in deal.belote_words}
        # Who has played one of the two without a word has no belote, or has lost it.
        self._lost = [bool(self._played[seat]) and seat not in said for seat in SEATS]

    def points(self, world: Hands) -> Pair:
        """20 for the team of the seat that holds or held both."""
        for seat in SEATS:
            if (world[seat] | self._played[seat]) & self._pair == self._pair and not self._lost[seat]:
                return (0, 20) if seat % 2 else (20, 0)
        return 0, 0
