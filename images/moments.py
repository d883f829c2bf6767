"""One example of everything that a table and a hand can show, always the same ones."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Final

from belote_bot.game.actions import Pass, Play
from belote_bot.game.cards import CARDS, Card, Rank, Suit
from belote_bot.game.deal import DealStatus
from belote_bot.game.house_rules import PRESETS
from belote_bot.game.match import Match
from belote_bot.game.seats import SEATS
from belote_bot.game.views import DealView, MatchView, SeatView, match_view, seat_view
from belote_bot.locales import Language
from images.scene import (
    BotLevel,
    CardStyle,
    HandLayout,
    HandScene,
    Place,
    Places,
    TableScene,
    TrickShown,
)

PLACES: Final[Places] = (
    Place("Alice"),
    Place("Bélisaire", BotLevel.STEADY),
    Place("Chloé"),
    Place("Didier"),
)


def _four(one: str, two: str, three: str, four: str) -> Places:
    """Two people, and a bot of each level that the other places do not show."""
    return Place(one), Place(two, BotLevel.BEGINNER), Place(three), Place(four, BotLevel.EXPERT)


ODD_NAMES: Final[Mapping[str, Places]] = {
    "long-names": _four(*["Wilhelmine-Wolfgang Wawrzyniak WW"] * 4),
    "leftward-names": _four("محمد بن سلمان", "אברהם", "فاطمة", "שרה Sarah"),
    "scripts": _four("Дмитрий", "中村さくら", "김민수", "สมชาย प्रिया"),
    "signs": _four("🎉🃏🎉", "♥♠ roi ♣♦", "𝕱𝖗𝖆𝖐𝖙𝖚𝖗", ""),
}
"""Names that are hard to set, by what makes them so."""

_RULES: Final = PRESETS["cafe"]


@dataclass(frozen=True, slots=True)
class _Moment:
    """A state of the game, and how to know it."""

    name: str
    met: Callable[[MatchView, DealView], bool]
    shown: TrickShown = TrickShown.CURRENT


def _passes(count: int) -> Callable[[MatchView, DealView], bool]:
    return lambda _, deal: deal.bids == (Pass(),) * count and deal.turn is not None


def _lying(tricks: int, cards: int) -> Callable[[MatchView, DealView], bool]:
    return lambda _, deal: (
        deal.status is DealStatus.RUNNING and (len(deal.tricks), len(deal.trick)) == (tricks, cards)
    )


def _just_taken(_: MatchView, deal: DealView) -> bool:
    return deal.contract is not None and not deal.tricks and not deal.trick


def _says_belote(_: MatchView, deal: DealView) -> bool:
    return any(
        deal.word_said((deal.leader + index) % 4, card) is not None for index, card in enumerate(deal.trick)
    )


_MOMENTS: Final = (
    _Moment("auction-begins", _passes(0)),
    _Moment("auction-first-round", _passes(3)),
    _Moment("auction-second-round", _passes(6)),
    _Moment("auction-taken", _just_taken),
    _Moment("trick-two-cards", _lying(2, 2)),
    _Moment("trick-to-lead", _lying(3, 0)),
    _Moment("trick-three-cards", _lying(4, 3)),
    _Moment("trick-complete", _lying(4, 0), TrickShown.COMPLETE),
    _Moment("belote", _says_belote),
    _Moment("melds-announced", lambda _, deal: len(deal.announced) > 1 and not deal.tricks),
    _Moment(
        "melds-shown", lambda _, deal: bool(deal.shown) and len(deal.tricks) == 1 and len(deal.trick) > 2
    ),
    _Moment("last-trick", lambda _, deal: len(deal.tricks) == 8, TrickShown.COMPLETE),
    _Moment("deal-over", lambda match, deal: len(deal.tricks) == 8 and match.winner is None),
    _Moment("deal-void", lambda _, deal: deal.status is DealStatus.VOID),
    _Moment("match-won", lambda match, _: match.winner is not None),
)


_HANDS: Final[Mapping[str, Callable[[SeatView], bool]]] = {
    "bids-first": lambda view: bool(view.legal) and view.deal.bids == (Pass(),),
    "bids-second": lambda view: bool(view.legal) and len(view.deal.bids) == 5,
    "waits": lambda view: view.deal.contract is not None and not view.legal and len(view.hand) == 8,
    "leads": lambda view: len(view.legal) == len(view.hand) == 8 and _has_trump(view),
    "obliged": lambda view: len(view.hand) == 7 and 1 < _plays(view) < 6 and _has_trump(view),
    "one-choice": lambda view: len(view.hand) == 5 and _plays(view) == 1,
    "three-cards": lambda view: len(view.hand) == 3 and _plays(view) == 2,
    "empty": lambda view: not view.hand,
}


def _plays(view: SeatView) -> int:
    return sum(isinstance(action, Play) for action in view.legal)


def _has_trump(view: SeatView) -> bool:
    return any(card.suit == view.deal.trump for card in view.hand)


def _states() -> Iterator[Match]:
    """Random matches, state by state, the same ones each time; some deals nobody takes."""
    for seed in range(1000):
        random = Random(seed)
        match = Match(_RULES, seed % 4)
        while match.winner is None:
            match.start_deal(tuple(random.sample(CARDS, len(CARDS))))
            yield match
            deal = match.deals[-1]
            while deal.turn is not None:
                passes = deal.contract is None and random.random() < 0.8
                match.apply(Pass() if passes else random.choice(deal.legal_actions()))
                yield match


@cache
def _found() -> tuple[Mapping[str, MatchView], Mapping[str, SeatView]]:
    """For each moment and each hand the first state that has it."""
    tables: dict[str, MatchView] = {}
    hands: dict[str, SeatView] = {}
    for match in _states():
        view = match_view(match)
        assert view.deal is not None
        for moment in _MOMENTS:
            if moment.name not in tables and moment.met(view, view.deal):
                tables[moment.name] = view
        for name, met in _HANDS.items():
            if name not in hands:
                seen = next(filter(met, (seat_view(match, seat) for seat in SEATS)), None)
                hands.update({} if seen is None else {name: seen})
        if len(tables) == len(_MOMENTS) and len(hands) == len(_HANDS):
            break
    return tables, hands


def tables(language: Language, style: CardStyle, places: Places = PLACES) -> dict[str, TableScene]:
    """The table in every state, by name."""
    tied = tuple(map(Card.of, Suit, (Rank.ACE, Rank.KING, Rank.SEVEN, Rank.SEVEN)))
    lobby = (places[0], None, places[2], None)
    scenes = {
        "lobby": TableScene(language, lobby, style=style),
        "lobby-full": TableScene(language, places, style=style),
        "draw": TableScene(language, places, draws=(CARDS[3], CARDS[9], CARDS[22], CARDS[30]), style=style),
        "draw-again": TableScene(language, places, draws=tied, style=style),
    }
    found, _ = _found()
    return scenes | {
        moment.name: TableScene(language, places, found[moment.name], moment.shown, style=style)
        for moment in _MOMENTS
    }


def hands(language: Language, style: CardStyle, layout: HandLayout) -> dict[str, HandScene]:
    """The hand in every state, by name."""
    _, found = _found()
    return {name: HandScene(language, found[name], style, layout) for name in _HANDS}
