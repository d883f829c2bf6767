"""The steady player: rules of thumb, well under a millisecond a decision."""

from dataclasses import dataclass

from belote_bot.game.actions import Action, Play
from belote_bot.game.announcing import sensible_plays
from belote_bot.game.cards import Card, cards_in, mask_of
from belote_bot.game.views import SeatView
from belote_bot.players.auction import bid
from belote_bot.players.follow import follow
from belote_bot.players.lead import lead
from belote_bot.players.memory import remember
from belote_bot.players.temperament import Temperament
from belote_bot.players.weights import STANDARD, Weights


class NotItsTurn(ValueError):
    """A player was asked to decide for a seat that has nothing to do now."""


@dataclass(frozen=True, slots=True)
class Steady:
    """Plays as a sound club player does, says each word that can count, keeps nothing between decisions."""

    weights: Weights = STANDARD
    temperament: Temperament = Temperament.CALM

    def decide(self, view: SeatView) -> Action:
        """The action chosen among `view.legal`; NotItsTurn when there is none."""
        if not view.legal:
            raise NotItsTurn(f"seat {view.seat} has nothing to decide")
        contract = view.deal.contract
        if contract is None:
            return bid(view, self.temperament.margin)
        legal = mask_of(action.card for action in view.legal if isinstance(action, Play))
        if legal.bit_count() == 1:
            return saying_all(view, cards_in(legal)[0])
        memory = remember(view, contract)
        choose = follow if view.deal.trick else lead
        return saying_all(view, choose(view, memory, legal, self.weights))


def saying_all(view: SeatView, card: Card) -> Play:
    """The play of this card with every word that can count."""
    plays = [play for play in sensible_plays(view) if play.card == card]
    return max(plays, key=lambda play: len(play.words))
