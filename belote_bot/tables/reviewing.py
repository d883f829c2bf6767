"""Reviews: which decisions in a finished deal cost a person most, by what they could know at the time."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from belote_bot.game.actions import Action, Play
from belote_bot.game.match import Match
from belote_bot.game.scoring import DealScore
from belote_bot.game.views import SeatView, seat_view
from belote_bot.players.judging import Judgement
from belote_bot.players.motives import Reason, reason_for
from belote_bot.players.open_hands import Haul, Tricks, made_haul, possible_haul
from belote_bot.storage.database import Database
from belote_bot.storage.decisions import deciders, guild_of_match
from belote_bot.storage.matches import StoredMatch, load_match
from belote_bot.tables.refusals import Refusal, TableRefused
from belote_bot.tables.thinking import judged

__all__ = ["Haul", "Mistake", "OpenHands", "Review", "Reviewing", "Tricks"]

MOST: Final = 3
"""How many decisions a review tells of."""

LEAST_COST: Final = 5.0
"""From how many marks on a decision is worth telling, or from as much of the chance to win the match: the
judgement of one is not finer than that."""

AT_ONCE: Final = 2
"""How many reviews are made at the same time; others wait."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A decision that cost something, as far as could be known at the time."""

    trick: int | None
    """In which trick, from 0; None in the auction."""
    done: Action
    better: Action
    """What the expert does; a card goes with the words that can count."""
    reason: Reason
    """What speaks for that."""
    cost: float
    """In marks of the deal; less than `LEAST_COST` where what it cost is the chance to win the match."""
    weight: float
    """What it cost as `Judgement.value` counts, by which the gravest are found."""


@dataclass(frozen=True, slots=True)
class OpenHands:
    """What the takers could have won had everybody seen all cards, and what they did win."""

    possible: Haul
    made: Haul


@dataclass(frozen=True, slots=True)
class Review:
    """What a person is told of their play in one deal."""

    deal: int
    """From 0."""
    decisions: int
    """How many decisions of theirs were judged: where nothing else was legal there was none."""
    mistakes: tuple[Mistake, ...]
    """Those worth telling, at most three, the costliest first."""
    open_hands: OpenHands | None
    """None for a void deal, and for the rare one that takes too long to solve."""


@dataclass(frozen=True, slots=True)
class _Decision:
    """One decision of the person, as it stood before they made it."""

    view: SeatView
    done: Action

    @property
    def is_free(self) -> bool:
        """Whether anything else was legal."""
        return len({_core(action) for action in self.view.legal}) > 1


class Reviewing:
    """Reviews deals from what is stored of them: the same deal gives the same review at any time."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._room = asyncio.Semaphore(AT_ONCE)

    async def review(self, guild_id: int, match_id: int, number: int, user_id: int) -> Review:
        """Review what a person did in a finished deal of a match in this server; takes a second or more.

        Refused where the deal is unknown or still played, and to whoever decided nothing in it.
        """
        async with self._room:
            stored = await load_match(self._database, match_id)
            unknown = stored is None or await guild_of_match(self._database, match_id) != guild_id
            if stored is None or unknown or number >= len(stored.deals):
                raise TableRefused(Refusal.NO_DEAL)
            who = await deciders(self._database, match_id, number)
            match, acted = await asyncio.to_thread(_replayed, stored, number, who, user_id)
            if not acted:
                raise TableRefused(Refusal.NOT_IN_DEAL)
            decisions = [one for one in acted if one.is_free]
            mistakes = [mistake for one in decisions if (mistake := await _mistake(one)) is not None]
            gravest = sorted(mistakes, key=lambda mistake: -mistake.weight)[:MOST]
            gravest.sort(key=lambda mistake: -mistake.cost)
            result = match.results[number]
            opened = None
            if result.score is not None:
                opened = await asyncio.to_thread(_opened, match, result.score)
            return Review(number, len(decisions), tuple(gravest), opened)


def _replayed(
    stored: StoredMatch, number: int, who: Sequence[int | None], user_id: int
) -> tuple[Match, list[_Decision]]:
    """The match up to the end of this deal, and what the person did in it; refused if it is not over."""
    match = Match(stored.rules, stored.first_dealer)
    acted: list[_Decision] = []
    for index, deal in enumerate(stored.deals[: number + 1]):
        match.start_deal(deal.pack)
        for place, action in enumerate(deal.actions):
            is_theirs = index == number and place < len(who) and who[place] == user_id
            if is_theirs and match.turn is not None:
                acted.append(_Decision(seat_view(match, match.turn), action))
            match.apply(action)
    if len(match.results) != number + 1:
        raise TableRefused(Refusal.DEAL_RUNS)
    return match, acted


def _opened(match: Match, score: DealScore) -> OpenHands | None:
    possible = possible_haul(match.deals[-1])
    return None if possible is None else OpenHands(possible, made_haul(score))


async def _mistake(decision: _Decision) -> Mistake | None:
    """What a decision cost; None if it is not worth telling."""
    judgements = await judged(decision.view)
    best = judgements[0]
    done = _judgement_of(decision.done, judgements)
    cost, weight = best.marks - done.marks, best.value - done.value
    if max(cost, weight) < LEAST_COST:
        return None
    tricks = None if decision.view.deal.contract is None else len(decision.view.deal.tricks)
    reason = reason_for(decision.view, best.action, judgements)
    return Mistake(tricks, decision.done, best.action, reason, cost, weight)


def _judgement_of(action: Action, judgements: Sequence[Judgement]) -> Judgement:
    return next(one for one in judgements if _core(one.action) == _core(action))


def _core(action: Action) -> object:
    """What is judged of an action: a card without the words that are said with it."""
    return action.card if isinstance(action, Play) else action
