"""Names within sentences that must not be wider than their place: the names are cut, the words stay."""

from collections.abc import Callable

from belote_bot.game.house_rules import Direction
from belote_bot.game.seats import Team
from belote_bot.locales import Language, say
from images.scene import Places
from images.text import Style, fit, width_of
from images.words import seat_name


def fit_name(sentence: Callable[[str], str], name: str, style: Style, width: int) -> str:
    """A sentence about one person."""
    room = max(0, width - width_of(sentence(""), style) - style.size // 2)
    return sentence(name if width_of(sentence(name), style) <= width else fit(name, style, room))


def fit_team(
    language: Language, places: Places, team: Team, direction: Direction, style: Style, width: int
) -> str:
    """Both names of a team: when they are too long together, the longer one is cut, or both to a half."""
    one, two = (seat_name(language, places, seat, direction) for seat in (team, team + 2))
    whole = say(language, "image-team", one=one, two=two)
    if width_of(whole, style) <= width:
        return whole
    room = width - width_of(say(language, "image-team", one="", two=""), style) - style.size // 2
    one = fit(one, style, max(room // 2, room - width_of(two, style)))
    two = fit(two, style, room - width_of(one, style))
    return say(language, "image-team", one=one, two=two)
