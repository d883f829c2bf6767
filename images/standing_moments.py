"""One example of everything that a podium and a card can show, always the same ones."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final, TypeAlias

from belote_bot.game.cards import Suit
from belote_bot.locales import Language
from belote_bot.locales.standings import figure
from images.scene import CardStyle
from images.standing import Company, Ending, PodiumScene, ProfileScene, Rating, Share, Standing

_Place: TypeAlias = tuple[int, tuple[str, ...], int]
"""Rank, names, value."""

_MARGIN: Final = "±\u00a061"

_TITLES: Final = {Language.FR: "Classement · ce mois-ci", Language.EN: "Leaderboard · this month"}
_ABOUTS: Final = {Language.FR: "Cote · entre personnes", Language.EN: "Rating · among people"}
_FIRST: Final[_Place] = (1, ("Alice",), 1482)
_SECOND: Final[_Place] = (2, ("Bélisaire",), 1431)
_THIRD: Final[_Place] = (3, ("Chloé",), 1395)

_PODIUMS: Final[Mapping[str, tuple[_Place, ...]]] = MappingProxyType(
    {
        "three": (_FIRST, _SECOND, _THIRD),
        "one": (_FIRST,),
        "two": (_FIRST, _SECOND),
        "two-first": (_FIRST, (1, ("Bélisaire",), 1482), _THIRD),
        "two-second": (_FIRST, _SECOND, (2, ("Chloé",), 1431)),
        "all-first": tuple((1, (name,), 1337) for name in ("Alice", "Bélisaire", "Chloé", "Didier")),
        "many-third": (
            _FIRST,
            _SECOND,
            *((3, (name,), 1395) for name in ("Chloé", "Didier", "Ève", "Félix")),
        ),
        "pairs": (
            (1, ("Alice", "Bélisaire"), 1519),
            (2, ("Chloé", "Maximilienne-Joséphine"), 1412),
            (3, ("Ève", "Félix"), 1303),
        ),
        "odd-names": (
            (1, ("Wilhelmine-Wolfgang Wawrzyniak",), 1407),
            (2, ("محمد بن سلمان",), 1306),
            (3, ("🎉🃏🎉",), 1205),
        ),
        "odd-pairs": ((1, ("中村さくら", "Дмитрий"), 1407), (2, ("", "♥♠ roi ♣♦"), 1306)),
    }
)


def podiums(language: Language) -> dict[str, PodiumScene]:
    """A podium of every kind, by name."""
    scenes = {
        name: PodiumScene(
            language,
            _TITLES[language],
            _ABOUTS[language],
            tuple(Standing(rank, names, figure(language, value)) for rank, names, value in places),
        )
        for name, places in _PODIUMS.items()
    }
    more = {
        f"{name}-with-more": replace(
            scenes[name],
            standings=tuple(replace(place, about=_MARGIN) for place in scenes[name].standings),
        )
        for name in ("three", "pairs", "many-third")
    }
    return scenes | more


_WON, _LOST, _DRAWN = Ending
_SUITS: Final = ((9, 11), (7, 12), (6, 6), (4, 10))
_PLAYED: Final = ProfileScene(
    Language.FR,
    "Alice",
    Rating(1482, 61, provisional=False),
    (1200, 1216, 1231, 1219, 1247, 1262, 1290, 1278, 1301, 1340, 1333, 1352, 1390, 1402, 1441, 1430, 1482),
    (_WON, _WON, _LOST, _WON, _DRAWN, _LOST, _WON, _WON, _WON, _WON),
    Share(41, 64),
    7,
    (48_120, 512),
    23,
    6,
    tuple((suit, Share(*share)) for suit, share in zip(Suit, _SUITS, strict=True)),
    12,
    Company("Chloé", Share(18, 22)),
    Company("Denis", Share(14, 27)),
    Company("Bélisaire", Share(9, 19)),
    Company("Ève", Share(2, 9)),
)
_NONE: Final = replace(
    _PLAYED,
    name="Zoé",
    rating=None,
    curve=(),
    form=(),
    won=Share(0, 0),
    streak=0,
    points=(0, 0),
    belotes=0,
    capots=0,
    contracts=tuple((suit, Share(0, 0)) for suit in Suit),
    failed=0,
    best_partner=None,
    usual_partner=None,
    usual_opponent=None,
    toughest_opponent=None,
)
_FEW: Final = replace(
    _NONE,
    name="Bruno",
    rating=Rating(1190, 214, provisional=True),
    curve=(1180, 1196, 1202, 1190),
    form=(_WON, _WON, _WON, _LOST, _WON, _WON, _WON, _WON),
    won=Share(7, 8),
    streak=4,
    points=(5_544, 60),
    belotes=1,
    contracts=tuple((suit, Share(suit, suit + 1)) for suit in Suit),
    failed=4,
    usual_partner=Company("Zoé", Share(7, 8)),
)
_LONG: Final = "Wilhelmine-Wolfgang Wawrzyniak WW"
_PROFILES: Final[Mapping[str, ProfileScene]] = MappingProxyType(
    {
        "played": _PLAYED,
        "few": _FEW,
        "none": _NONE,
        "one": replace(
            _NONE, rating=Rating(1000, 333, provisional=True), curve=(1000,), form=(_LOST,), won=Share(0, 1)
        ),
        "long-names": replace(
            _PLAYED,
            name=_LONG,
            rating=Rating(1482, 333, provisional=True),
            won=Share(12_345, 23_456),
            streak=128,
            points=(123_456_789, 1_234_567),
            belotes=123_456,
            capots=12_345,
            contracts=tuple((suit, Share(234, 345)) for suit in Suit),
            failed=400,
            best_partner=Company(_LONG, Share(1_234, 2_345)),
            usual_partner=Company(_LONG, Share(1_234, 2_345)),
            usual_opponent=Company(_LONG, Share(1_234, 2_345)),
            toughest_opponent=Company(_LONG, Share(1_234, 2_345)),
        ),
        "leftward-names": replace(
            _PLAYED, name="محمد بن سلمان", best_partner=Company("שרה Sarah", Share(3, 4))
        ),
        "signs": replace(_PLAYED, name="🎉🃏🎉", usual_partner=Company("", Share(3, 4))),
    }
)


def profiles(language: Language, style: CardStyle = CardStyle.CLASSIC) -> dict[str, ProfileScene]:
    """A card of every kind, by name."""
    return {name: replace(scene, language=language, style=style) for name, scene in _PROFILES.items()}
