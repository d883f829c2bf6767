"""What a played deal could have given if everybody had seen all cards."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from belote_bot.game.cards import DECK_POINTS, LAST_TRICK_POINTS, cards_in
from belote_bot.game.deal import Deal
from belote_bot.game.scoring import DealScore
from belote_bot.game.seats import next_seat, team_of
from belote_bot.players.search.open_search import Unsolved
from belote_bot.players.search.position import opening

WHOLE: Final = DECK_POINTS + LAST_TRICK_POINTS
"""The card points of a deal, the last trick's ten included."""


class Tricks(StrEnum):
    """How many of the eight tricks one side wins; the value names its sentence."""

    ALL = "all"
    SOME = "some"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Haul:
    """What the takers win in the tricks of a deal."""

    points: int
    """Card points with the last trick's ten, 0 … 162; a capot adds nothing here."""
    tricks: Tricks


def possible_haul(deal: Deal) -> Haul | None:
    """What the takers win when all four play for their card points with all hands open, from the first card.

    None for one of the rare deals that are given up, which the compiled half never does: without it a deal
    takes a fraction of a second, or several seconds. ValueError for a deal that nobody took.
    """
    contract = deal.contract
    if contract is None:
        raise ValueError("nobody took: there is nothing to play")
    leader = next_seat(deal.dealer)
    position = opening(contract, deal.dealer, deal.rules)
    try:
        values = position.solved([deal.dealt], cards_in(deal.dealt[leader]))
    except Unsolved:
        return None
    team_a = max(values) if team_of(leader) == 0 else min(values)
    won = team_a if team_of(contract.taker) == 0 else WHOLE - team_a
    if won > WHOLE:
        return Haul(WHOLE, Tricks.ALL)
    return Haul(0, Tricks.NONE) if won < 0 else Haul(won, Tricks.SOME)


def made_haul(score: DealScore) -> Haul:
    """What the takers did win."""
    if score.capot is not None:
        return Haul(WHOLE, Tricks.ALL) if score.capot == score.takers else Haul(0, Tricks.NONE)
    return Haul(score.tricks[score.takers], Tricks.SOME)
