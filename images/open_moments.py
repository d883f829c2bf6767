"""One example of each kind of moment with open hands, always the same ones."""

from functools import cache
from random import Random
from typing import Final

from belote_bot.game.actions import Pass
from belote_bot.game.cards import CARDS
from belote_bot.game.house_rules import PRESETS
from belote_bot.game.match import Match
from belote_bot.game.open_views import OpenView, open_views
from belote_bot.locales import Language
from images.moments import PLACES
from images.scene import CardStyle, OpenScene, Places

_RULES: Final = PRESETS["cafe"]


@cache
def _found() -> dict[str, OpenView]:
    """A deal taken in the second round, one that nobody takes, and one broken off in the midst of a trick."""
    match = Match(_RULES, 1)
    random = Random(8)
    for passes, plays in ((6, 32), (8, 0), (2, 18)):
        match.start_deal(tuple(random.sample(CARDS, len(CARDS))))
        deal = match.deals[-1]
        for _ in range(passes):
            match.apply(Pass())
        for _ in range(min(plays, 1)):
            match.apply(next(action for action in deal.legal_actions() if action != Pass()))
        for _ in range(plays):
            match.apply(random.choice(deal.legal_actions()))
    taken, void, broken = (open_views(match, number) for number in range(3))
    return {
        "auction": taken[0],
        "first-trick": taken[1],
        "trick": taken[4],
        "last-trick": taken[8],
        "void": void[0],
        "broken-off": broken[-1],
    }


def open_hands(language: Language, style: CardStyle, places: Places = PLACES) -> dict[str, OpenScene]:
    """Each kind of moment by name."""
    return {name: OpenScene(language, places, view, style) for name, view in _found().items()}
