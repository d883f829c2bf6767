"""What a player may sensibly announce: the melds held, and the words that can still count (RULES §6, §9).

The engine lets a player say a word in vain; buttons and bots offer and say only what can bring something.
"""

from belote_bot.game.actions import Play, Word
from belote_bot.game.belote import in_order
from belote_bot.game.cards import mask_of
from belote_bot.game.melds import Meld, melds_in
from belote_bot.game.views import SeatView

HAND = 8
"""Cards in a full hand: melds are announced with the first of them."""


def melds_to_announce(view: SeatView) -> tuple[Meld, ...]:
    """The melds that a seat holds and has not yet had its turn to announce, best first.

    Nothing where melds are not played, before somebody took, and from the seat's first card on.
    """
    trump = view.deal.trump
    if not view.deal.rules.melds or trump is None or len(view.hand) != HAND:
        return ()
    return melds_in(mask_of(view.hand), trump)


def sensible_plays(view: SeatView) -> tuple[Play, ...]:
    """The cards that the seat may play now, each with and without those words that can still count."""
    plays = (action for action in view.legal if isinstance(action, Play))
    return tuple(play for play in plays if all(_can_count(view, play, word) for word in play.words))


def _can_count(view: SeatView, play: Play, word: Word) -> bool:
    """Both words or none, and in the order that the table asks for, bring the 20 points (RULES §6)."""
    match word:
        case Word.MELDS:
            return True
        case Word.BELOTE | Word.REBELOTE:
            said_first = word is Word.BELOTE or (view.seat, Word.BELOTE) in view.deal.belote_words
            return said_first and in_order(play.card, word, view.deal.rules)
