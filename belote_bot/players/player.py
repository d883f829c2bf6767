"""Who can sit on a bot's seat: levels, and what every player can do."""

from enum import StrEnum
from typing import Protocol

from belote_bot.game.actions import Action
from belote_bot.game.views import SeatView
from belote_bot.players.beginner import Beginner
from belote_bot.players.expert import Expert
from belote_bot.players.search.bid_search import BidSearch
from belote_bot.players.steady import Steady
from belote_bot.players.temperament import Temperament


class Level(StrEnum):
    """How well a bot plays; the value is its name in storage and on command lines."""

    BEGINNER = "beginner"
    """Plays by the rules and with its partner, and makes a beginner's mistakes."""
    STEADY = "steady"
    """Rules of thumb, well under a millisecond a decision."""
    EXPERT = "expert"
    """Searches in hands that fit what the seat knows."""


class Player(Protocol):
    """Decides for a seat, from what that seat knows and nothing else.

    A player keeps nothing between two decisions: the same view always gives the same action.
    """

    def decide(self, view: SeatView) -> Action:
        """The action chosen among `view.legal`; NotItsTurn when there is none."""
        ...


def player_for(level: Level, temperament: Temperament = Temperament.CALM) -> Player:
    """A player of this level, who takes as readily as its temperament has it."""
    match level:
        case Level.BEGINNER:
            return Beginner(temperament)
        case Level.STEADY:
            return Steady(temperament=temperament)
        case Level.EXPERT:
            return Expert(bids=BidSearch(margin=temperament.margin))
