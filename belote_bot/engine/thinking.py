"""Thinking for another program: an action, and why."""

from dataclasses import dataclass
from math import inf

from belote_bot.game.actions import Action
from belote_bot.game.views import SeatView
from belote_bot.locales import Language, catalogue
from belote_bot.locales.motives import because
from belote_bot.players.expert import Expert
from belote_bot.players.motives import Reason, reason_for
from belote_bot.players.player import Level, Player, player_for


@dataclass(frozen=True, slots=True)
class Decision:
    """An action, and in a sentence what speaks for it."""

    action: Action
    why: str


@dataclass(frozen=True, slots=True)
class Thinker:
    """A player that gives its reasons."""

    player: Player

    def decide(self, view: SeatView) -> Decision:
        """The action chosen among `view.legal`; NotItsTurn when there is none."""
        if isinstance(self.player, Expert):
            judgements = self.player.judge(view)
            action = judgements[0].action
            return Decision(action, sentence(reason_for(view, action, judgements)))
        action = self.player.decide(view)
        return Decision(action, sentence(reason_for(view, action)))


def thinker(level: Level, *, seed: int, milliseconds: int | None) -> Thinker:
    """A thinker of this level; `milliseconds` bounds a decision of the expert, None leaves it free."""
    catalogue(Language.EN)  # read now, or the first decision would take that much longer
    if level is Level.EXPERT:
        return Thinker(Expert.of(seed, inf if milliseconds is None else milliseconds / 1000))
    return Thinker(player_for(level))


def sentence(reason: Reason) -> str:
    """A reason as an English sentence."""
    clause = because(Language.EN, reason.motive, reason.suit, reason.card)
    return clause[:1].upper() + clause[1:]
