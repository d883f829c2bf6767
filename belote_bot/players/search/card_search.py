"""Judging cards: what each comes to in many hidden hands that fit what the seat knows."""

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, TypeAlias

from belote_bot.game.actions import Play
from belote_bot.game.auction import Contract
from belote_bot.game.cards import CARDS, DECK_POINTS, LAST_TRICK_POINTS, Card, mask_of
from belote_bot.game.seats import Team, team_of
from belote_bot.game.views import SeatView
from belote_bot.players.memory import Memory, plays_of, remember
from belote_bot.players.search import core
from belote_bot.players.search.chance import Chance
from belote_bot.players.search.extras import Extra, Extras
from belote_bot.players.search.habits import habit
from belote_bot.players.search.heard import Heard
from belote_bot.players.search.limits import UNLIMITED, Limits, Stopwatch
from belote_bot.players.search.outcomes import CAPOT_A, CAPOT_B, Code, Stake, score_of
from belote_bot.players.search.position import Position, position_of
from belote_bot.players.search.pure import choose, table_of
from belote_bot.players.search.thumb import TUNED, Thumb
from belote_bot.players.search.worlds import Hands, draw

WHOLE: Final = DECK_POINTS + LAST_TRICK_POINTS
"""All the points of a deal without a capot."""
OWN_CARD: Final = 3.0
"""What the card that the rules of thumb would play is given ahead, in marks: it breaks ties."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much the expert thinks; counted in hidden hands, never in time, so that it can be repeated."""

    worlds: int
    """Hidden hands in which deals are played out by rules of thumb."""
    drawn: int
    """How many are drawn for each of these; those that agree best with what was said are kept."""
    ending: int
    """From how many cards in hand on hands are solved as well, with all cards open."""
    solved: int
    """In how many of the hands at its beginning; in twice as many with every card less."""


COMPILED: Final = Effort(400, 3, 7, 50)
PLAIN: Final = Effort(150, 2, 4, 16)
"""Without the compiled half."""

BATCH: Final = 50
"""Hands played out between two looks at the watch."""
SOLVED_BATCH: Final = 5
"""Hands solved between two looks at the watch."""
HOPELESS: Final = 30.0
"""How far behind the best a card is, played out, that is not worth solving for; in marks."""


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

    def judge(self, view: SeatView, contract: Contract, limits: Limits = UNLIMITED) -> list[Judged]:
        """The legal cards, the best first; Abandoned if nobody waits for it any more."""
        legal = sorted({action.card for action in view.legal if isinstance(action, Play)})
        if len(legal) == 1:
            return [Judged(legal[0], 0.0, 0.0)]
        watch = Stopwatch(limits)
        memory = remember(view, contract)
        hands = self._imagined(view, contract, memory)
        table = _Table(view, contract, position_of(view.deal, contract))
        stakes = table.stakes(hands, legal, BATCH, watch, self._played_out)
        if len(view.hand) <= self.effort.ending and not watch.is_over():
            stakes = self._with_solved(table, self._some(hands, len(view.hand)), legal, stakes, watch)
        own = self._own_card(view, table.position)
        judged = [
            Judged(card, table.sign * stake.value, table.sign * stake.marks)
            for card, stake in zip(legal, stakes, strict=True)
        ]
        rate = table.score.rate
        ahead = {card: rate * (OWN_CARD * (card == own) + habit(view, memory, card)) for card in legal}
        return sorted(judged, key=lambda one: (-one.value - ahead[one.card], one.card))

    def _imagined(self, view: SeatView, contract: Contract, memory: Memory) -> Sequence[Hands]:
        """Hidden hands that fit what the seat saw, and agree with what it heard."""
        random = Random(f"{self.seed} {known(view)}")
        heard = Heard(view, contract)
        drawn = self.effort.worlds * (self.effort.drawn if heard.tells else 1)
        hands = draw(memory, drawn, random.getrandbits(64))
        return (
            heard.chosen(hands, self.effort.worlds, Chance(random.getrandbits(64))) if heard.tells else hands
        )

    def _some(self, hands: Sequence[Hands], held: int) -> Sequence[Hands]:
        """The hands to solve with so many cards held, from all over those imagined."""
        count = min(len(hands), self.effort.solved << (self.effort.ending - held))
        return hands[:: len(hands) // count][:count]

    def _played_out(self, position: Position, hands: Sequence[Hands], cards: Sequence[Card]) -> bytes:
        return position.outcomes(hands, cards, self.thumb)

    def _with_solved(
        self,
        table: "_Table",
        hands: Sequence[Hands],
        legal: Sequence[Card],
        stakes: Sequence[Stake],
        watch: Stopwatch,
    ) -> list[Stake]:
        """Halfway between what cards come to by rules of thumb and with all hands open."""
        best = max(table.sign * stake.value for stake in stakes)
        hopeful = [
            card
            for card, stake in zip(legal, stakes, strict=True)
            if table.sign * stake.value >= best - HOPELESS * table.score.rate
        ]
        if len(hopeful) == 1:
            return [*stakes]
        solved = dict(zip(hopeful, table.stakes(hands, hopeful, SOLVED_BATCH, watch, _solved), strict=True))
        return [
            stake.mixed(solved[card]) if card in solved else stake
            for card, stake in zip(legal, stakes, strict=True)
        ]

    def _own_card(self, view: SeatView, position: Position) -> Card:
        """What the rules of thumb would play."""
        table = table_of(position.trick, position.leader, position.trump)
        return CARDS[
            choose(
                mask_of(view.hand), view.seat, position.trump, position.taker, position.flags, table,
                position.gone, position.led, self.thumb.weights,
            )
        ]  # fmt: skip


_Tell: TypeAlias = Callable[[Position, Sequence[Hands], Sequence[Card]], bytes]
"""Tells how the deal ends in each of these hands, after each of these cards."""


def _solved(position: Position, hands: Sequence[Hands], cards: Sequence[Card]) -> bytes:
    return bytes(_code(position.points, rest) for rest in position.solved(hands, cards))


def _code(won: int, rest: int) -> Code:
    """The code of an outcome from the points that team A had and those that the solver gives it."""
    total = won + rest
    return CAPOT_A if total > WHOLE else CAPOT_B if total < 0 else total


class _Table:
    """What the outcomes of one position are worth at this table."""

    def __init__(self, view: SeatView, contract: Contract, position: Position) -> None:
        self.position = position
        self.sign = -1 if team_of(view.seat) else 1
        self.score = score_of(view.match)
        self._takers: Team = team_of(contract.taker)
        self._extras = Extras(view, contract)

    def stakes(
        self, hands: Sequence[Hands], cards: Sequence[Card], batch: int, watch: Stopwatch, tell: _Tell
    ) -> list[Stake]:
        """What each card comes to for team A on the average of the hands, or of the first if time is up."""
        values, marks = [0.0] * len(cards), [0.0] * len(cards)
        told = 0
        for start in range(0, len(hands), batch):
            if told and watch.is_over():
                break
            worlds = hands[start : start + batch]
            codes = tell(self.position, worlds, cards)
            for extra, alike in self._by_extra(worlds, codes, len(cards)).items():
                for place, card in enumerate(cards):
                    worth = self.score.worth(self._takers, *self._extras.after(card, extra))
                    for code, times in Counter(alike[place :: len(cards)]).items():
                        values[place] += times * worth[code].value
                        marks[place] += times * worth[code].marks
            told += len(worlds)
        return [Stake(value / told, mark / told) for value, mark in zip(values, marks, strict=True)]

    def _by_extra(self, worlds: Sequence[Hands], codes: bytes, width: int) -> dict[Extra, bytearray]:
        """The codes of all worlds in which belote and melds come to the same, `width` for each."""
        found: defaultdict[Extra, bytearray] = defaultdict(bytearray)
        for index, world in enumerate(worlds):
            found[self._extras.of(world)] += codes[index * width : (index + 1) * width]
        return found


def known(view: SeatView) -> str:
    """All that the seat knows of the deal and the score, in one line: the seed of what it imagines."""
    deal = view.deal
    plays = " ".join(str(card) for _, card in plays_of(deal))
    parts = (
        deal.dealer, view.seat, deal.upcard, " ".join(map(str, view.hand)), " ".join(map(str, deal.bids)),
        plays, view.match.totals, view.match.pot,
    )  # fmt: skip
    return "|".join(map(str, parts))
