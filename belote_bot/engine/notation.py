"""Actions as the protocol writes them (RECORD §2)."""

from belote_bot.game.actions import Action, Pass, Play, Take
from belote_bot.game.auction import bidding_round
from belote_bot.game.views import SeatView
from belote_bot.players.steady import saying_all


def written(action: Action, view: SeatView) -> str:
    """An action of this view: `pass`, `take` in round 1, a suit letter in round 2, a card in the play."""
    match action:
        case Pass():
            return "pass"
        case Take(suit):
            return "take" if bidding_round(view.deal.bids) == 1 else suit.letter
        case Play(card):
            return str(card)


def read(text: object, view: SeatView) -> Action:
    """The legal action that this text means, a card with every word that can count.

    ValueError if it means none.
    """
    for action in view.legal:
        if written(action, view) == text:
            return saying_all(view, action.card) if isinstance(action, Play) else action
    legal = ", ".join(dict.fromkeys(written(action, view) for action in view.legal))
    raise ValueError(f"{text!r} is not one of {legal}")
