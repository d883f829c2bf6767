"""A deal in which Alice throws an ace under a trick that is lost."""

from collections.abc import Mapping
from typing import TypeAlias

from belote_bot.game.actions import Action, Pass, Play, Take
from belote_bot.game.cards import Card, Suit
from belote_bot.game.dealing import Pack
from belote_bot.game.views import SeatView
from belote_bot.players.steady import Steady
from tests.game.support import pack_for

HANDS = [
    "7S 8S AC KC 7C AD KD 7D",
    "AS JH 9H AH TH QH 8C 8D",
    "KS 9S 7H 9C JC QC 9D JD",
    "QS JS TS 8H KH TC QD TD",
]
"""Alice leads; Bob, after her, takes in hearts, of which she has none."""

REDEALT = [
    "7S 8S AC KC 7C AD KD 7D",
    "AS JH 9H AH TH QH 8C 8D",
    "KS 9S 7H TC JC QD 9D JD",
    "QS JS TS 8H KH 9C QC TD",
]
"""The same to Alice until the second trick is over."""

Script: TypeAlias = Mapping[tuple[int | None, int], Action]
"""What is done by trick, None for the auction, and seat."""

BLUNDER: Script = {
    (None, 1): Take(Suit.HEARTS),
    (0, 0): Play(Card.parse("7S")),
    (0, 1): Play(Card.parse("AS")),
    (0, 2): Play(Card.parse("9S")),
    (0, 3): Play(Card.parse("JS")),
    (1, 1): Play(Card.parse("JH")),
    (1, 2): Play(Card.parse("7H")),
    (1, 3): Play(Card.parse("8H")),
    (1, 0): Play(Card.parse("AC")),
}
"""The jack of trumps wins the second trick, and Alice throws an ace under it."""


def deal_of(hands: list[str]) -> Pack:
    return pack_for(hands, taker=1, upcard="JH")


def next_in(script: Script, view: SeatView) -> Action:
    """What the script says, else what a steady player does; in the auction they pass."""
    if view.deal.contract is None:
        return script.get((None, view.seat), Pass())
    return script.get((len(view.deal.tricks), view.seat)) or Steady().decide(view)
