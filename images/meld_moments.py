"""One example of each kind of melds shown, always the same ones."""

from collections.abc import Mapping
from typing import Final

from belote_bot.game.cards import Card, Suit, mask_of
from belote_bot.game.house_rules import Direction
from belote_bot.game.melds import melds_in
from belote_bot.game.seats import Seat
from belote_bot.locales import Language
from images.moments import PLACES
from images.scene import CardStyle, MeldsScene, Places

_TRUMP: Final = Suit.HEARTS
_SHOWN: Final[Mapping[str, Mapping[Seat, str]]] = {
    "tierce": {1: "9H TH JH"},
    "partners": {0: "JS JH JD JC 7S 8S 9S TS", 2: "7D 8D 9D TD JD QS KS AS"},
    "longest": {0: "7C 8C 9C TC JC QC KC AC", 2: "TS TH TD TC QS QH QD QC"},
}


def melds(language: Language, style: CardStyle, places: Places = PLACES) -> dict[str, MeldsScene]:
    """The melds of one seat, of both partners, and as many cards as there can be, by name."""
    return {
        name: MeldsScene(
            language,
            places,
            Direction.ANTICLOCKWISE,
            tuple(
                (seat, melds_in(mask_of(map(Card.parse, text.split())), _TRUMP))
                for seat, text in shown.items()
            ),
            style,
        )
        for name, shown in _SHOWN.items()
    }
