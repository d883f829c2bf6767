"""One example of everything that a score sheet can show, always the same ones."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final, TypeAlias

from belote_bot.game.auction import Contract
from belote_bot.game.cards import Card, Suit
from belote_bot.game.house_rules import PRESETS, HouseRules, Litige, Rounding
from belote_bot.game.melds import Meld, MeldKind
from belote_bot.game.scoring import BeloteLoss, DealPoints, LostBelote, Pair, score_deal
from belote_bot.game.seats import Team
from belote_bot.game.tally import Tally, tally
from belote_bot.locales import Language
from images.moments import PLACES
from images.scene import Places, ScoreScene

_Deal: TypeAlias = DealPoints | None
"""None is a void one."""

_PLAIN: Final = HouseRules()
_MELDS: Final = PRESETS["cafe"]
_DEALS: Final = HouseRules(target=None, deals=12)


def _deal(takers: Team, tricks: int, belote: Pair = (0, 0), melds: Pair = (0, 0)) -> DealPoints:
    """By what team A's tricks were worth with the last one, which it won: 0 and 252 are capots."""
    if tricks in (0, 252):
        capot: Team = 0 if tricks else 1
        cards, won = ((0, 152), (0, 8)) if capot else ((152, 0), (8, 0))
        return DealPoints(takers, cards, won, capot, belote, melds)
    return DealPoints(takers, (tricks - 10, 162 - tricks), (4, 4), 0, belote, melds)


def _cards(texts: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, texts.split()))


_BEFORE: Final[tuple[_Deal, ...]] = (
    _deal(0, 111, (20, 0)),
    _deal(1, 124),
    None,
    _deal(0, 95),
    _deal(1, 42, (0, 20)),
)
"""What was played before most of the sheets."""
_SHOWN: Final = (
    (1, (Meld(MeldKind.TIERCE, _cards("TC JC QC")),)),
    (3, (Meld(MeldKind.CARRE, _cards("KS KH KD KC")),)),
)
_MATCH: Final[tuple[_Deal, ...]] = (
    *(_deal(1, 30, (0, 20)), _deal(0, 70), _deal(1, 61), None, _deal(0, 252, (20, 0)), _deal(1, 100)),
    *(_deal(0, 118), _deal(0, 96, (20, 0)), _deal(1, 88, (20, 0)), _deal(0, 131)),
)


@dataclass(frozen=True, slots=True)
class _Example:
    """Deals of which the last one is on the sheet."""

    rules: HouseRules
    deals: tuple[_Deal, ...]

    @property
    def tally(self) -> Tally:
        scores = (None if points is None else score_deal(points, self.rules) for points in self.deals)
        return tally(
            self.rules,
            ((None if score is None else Contract(score.takers, Suit.HEARTS, 1), score) for score in scores),
        )


def _after(points: _Deal, rules: HouseRules = _PLAIN) -> _Example:
    return _Example(rules, (*_BEFORE, points))


_EXAMPLES: Final[Mapping[str, _Example]] = MappingProxyType(
    {
        "first": _Example(_PLAIN, (_deal(0, 111),)),
        "made": _after(_deal(0, 97, (20, 0), (0, 20)), _MELDS),
        "made-with-belote": _after(_deal(0, 75, (20, 0))),
        "made-with-melds": _after(replace(_deal(1, 111, melds=(0, 120)), shown=_SHOWN), _MELDS),
        "made-with-pot": _Example(_PLAIN, (*_BEFORE, _deal(0, 81), _deal(1, 51))),
        "made-when-equal": _after(_deal(0, 81), replace(_PLAIN, litige=Litige.MADE)),
        "failed": _after(_deal(0, 60, (0, 20))),
        "failed-without-belote": _after(_deal(0, 75, (20, 0)), PRESETS["jeu_belote"]),
        "failed-with-melds": _after(
            replace(_deal(1, 125, (0, 20), (0, 120)), shown=_SHOWN), replace(_MELDS, rounding=Rounding.NONE)
        ),
        "failed-when-equal": _after(_deal(0, 81), replace(_PLAIN, litige=Litige.FAILED)),
        "forgotten": _after(replace(_deal(0, 75), lost_belote=LostBelote(2, BeloteLoss.FORGOTTEN))),
        "queen-first": _after(replace(_deal(1, 75), lost_belote=LostBelote(1, BeloteLoss.QUEEN_FIRST))),
        "litige": _after(_deal(1, 81)),
        "litige-with-belote": _after(_deal(0, 71, (20, 0))),
        "litige-again": _Example(_PLAIN, (*_BEFORE, _deal(1, 81), _deal(0, 81))),
        "capot": _after(_deal(0, 252, melds=(50, 0)), _MELDS),
        "capot-by-defence": _after(_deal(1, 252)),
        "void": _after(None),
        "void-with-pot": _Example(_PLAIN, (*_BEFORE, _deal(1, 81), None)),
        "in-twelve-deals": _after(_deal(1, 40), _DEALS),
        "final": _Example(replace(_PLAIN, target=1000), _MATCH),
        "final-short": _Example(HouseRules(target=None, deals=1), (_deal(0, 140, (20, 0)),)),
        "final-long": _Example(HouseRules(target=3000), (*_MATCH, *_MATCH, *_MATCH, *_MATCH)),
        "final-draw": _Example(
            HouseRules(target=None, deals=4), (_deal(0, 90), _deal(1, 72), _deal(0, 100), _deal(1, 62))
        ),
        "final-litige-lost": _Example(HouseRules(target=150), (_deal(1, 81), None, _deal(1, 81))),
        "final-litige-returned": _Example(replace(_DEALS, deals=5), (*_BEFORE, _deal(0, 81))),
    }
)


def sheets(language: Language, places: Places = PLACES) -> dict[str, ScoreScene]:
    """The score sheet of every kind of deal, by name."""
    scenes = {
        name: ScoreScene(language, places, example.rules, example.tally.results)
        for name, example in _EXAMPLES.items()
    }
    return scenes | {"next-dealer": replace(scenes["failed"], next_dealer=3)}
