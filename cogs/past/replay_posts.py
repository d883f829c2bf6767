"""A deal of a match that is over, moment by moment: the picture with open hands, at its end the score sheet.

The id of every button says the match, the deal and the moment: it works at any time, and for anybody.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from belote_bot.archive.history import Replay
from belote_bot.game.actions import Bid, Take
from belote_bot.game.cards import total_points
from belote_bot.game.open_views import OpenView
from belote_bot.game.views import DealView
from belote_bot.locales import Language, say
from belote_bot.locales.cards import card_name, suit_name
from cogs.parts.faces import ButtonFace, Look, Rows
from cogs.parts.ids import ControlId, Verb, number_in
from cogs.past.history_posts import Shelf, match_id
from cogs.past.words import PastTable, moment_of, past_places, past_table
from cogs.table.sentences import name_of, plays_in_order, team_names, words_said
from cogs.table.sheet_words import sheet_lines
from images import CardStyle, OpenScene, ScoreScene

MENU: Final = "menu"
"""Stands in the id of a menu where its choice says the deal."""


class Turn(StrEnum):
    """What a button of a replay does; it keeps apart the ids of two that lead to the same moment."""

    FIRST = "f"
    BACK = "b"
    FORWARD = "n"
    LAST = "l"
    DEAL = "d"
    """Another deal of the match, from its beginning."""


@dataclass(frozen=True, slots=True)
class Spot:
    """The moment of a deal that an id names, and for whom the message is."""

    match: int
    deal: int
    step: int
    """0 for the auction."""
    shelf: Shelf | None = None
    """Where the reader came from; None in a message for everybody."""
    kept: Language | None = None
    """The language of a message for everybody; None in a private one."""

    @property
    def tail(self) -> str:
        """The last part of the id."""
        return str(self.shelf or Shelf()) if self.kept is None else self.kept.value

    def id(self, turn: Turn, *, deal: int | None = None, step: int = 0) -> ControlId:
        """The id of a button that shows another moment."""
        number = self.deal if deal is None else deal
        return ControlId(Verb.REPLAY, self.match, (str(number), f"{step}{turn.value}", self.tail))


def read_spot(button: ControlId, values: tuple[str, ...]) -> Spot:
    """The moment that a click asks for; ValueError if the id, or the choice in the menu, names none."""
    deal, step, tail = button.rest
    kept = Language(tail) if tail in tuple(Language) else None
    shelf = None if kept is not None else Shelf.read(tail)
    number = number_in("".join(values) if deal == MENU else deal)
    return Spot(button.table, number, number_in(step.rstrip("".join(Turn))), shelf, kept)


@dataclass(frozen=True, slots=True)
class ReplayPost:
    """What a message with a moment of a deal shows."""

    text: str
    scene: OpenScene | ScoreScene
    rows: Rows
    footer: str


def replay_post(replay: Replay, spot: Spot, language: Language, style: CardStyle) -> ReplayPost:
    """A moment of a deal; beyond the last one, the last."""
    spot = replace(spot, step=min(spot.step, replay.steps - 1))
    seated, places = past_table(language, replay.match), past_places(language, replay.match)
    rules = replay.match.rules
    if spot.step < len(replay.views):
        view = replay.views[spot.step]
        scene = OpenScene(language, places, view, style)
        lines = [_title(seated, replay), *_moment(seated, view, spot.step)]
    else:
        scene = ScoreScene(language, places, rules, replay.results)
        lines = [_title(seated, replay), *sheet_lines(seated, rules, replay.results, "count-void")]
    footer = say(
        language,
        "replay-foot",
        step=spot.step + 1,
        steps=replay.steps,
        when=moment_of(replay.match, "d"),
    )
    return ReplayPost("\n".join(lines), scene, _rows(language, replay, spot), footer)


def _title(seated: PastTable, replay: Replay) -> str:
    return say(
        Language(seated.language),
        "replay-title",
        number=replay.number + 1,
        team_a=team_names(seated, 0),
        team_b=team_names(seated, 1),
    )


def _moment(seated: PastTable, view: OpenView, step: int) -> Iterator[str]:
    deal = view.match.deal
    assert deal is not None
    yield from _auction(seated, deal) if not step else _trick(seated, deal)


def _auction(seated: PastTable, deal: DealView) -> Iterator[str]:
    language = Language(seated.language)
    upcard = say(language, "upcard", card=card_name(language, deal.upcard))
    dealer = say(language, "replay-dealer", name=name_of(seated, deal.dealer))
    yield f"{dealer} {upcard}"
    for first, key in ((0, "replay-first-round"), (4, "replay-second-round")):
        bids = [
            _bid(seated, deal, first + index, bid) for index, bid in enumerate(deal.bids[first : first + 4])
        ]
        if bids:
            yield say(language, key, bids=" ".join(bids))
    if deal.contract is not None:
        yield say(language, "replay-later-cards")


def _bid(seated: PastTable, deal: DealView, index: int, bid: Bid) -> str:
    language, name = Language(seated.language), name_of(seated, deal.speaker(index))
    if isinstance(bid, Take):
        return say(language, "bid-take", name=name, suit=suit_name(language, bid.suit))
    return say(language, "bid-pass", name=name)


def _trick(seated: PastTable, deal: DealView) -> Iterator[str]:
    language = Language(seated.language)
    complete = bool(deal.tricks) and not deal.trick
    leader = deal.tricks[-1].leader if complete else deal.leader
    cards = deal.tricks[-1].cards if complete else deal.trick
    plays = plays_in_order(seated, leader, cards, language)
    number = len(deal.tricks) + (not complete)
    yield say(language, "replay-trick", number=number, plays=plays)
    yield from words_said(seated, deal, leader, cards, language)
    if complete:
        trick = deal.tricks[-1]
        yield say(
            language,
            "trick-won",
            name=name_of(seated, trick.winner),
            points=total_points(trick.cards, deal.trump),
        )
    else:
        yield say(language, "replay-broken-off")


def _rows(language: Language, replay: Replay, spot: Spot) -> Rows:
    step, last = spot.step, replay.steps - 1
    turning = (
        ButtonFace(spot.id(Turn.FIRST), say(language, "replay-first"), enabled=step > 0),
        ButtonFace(spot.id(Turn.BACK, step=max(step - 1, 0)), say(language, "replay-back"), enabled=step > 0),
        ButtonFace(
            spot.id(Turn.FORWARD, step=min(step + 1, last)),
            say(language, "replay-forward"),
            Look.MAIN,
            enabled=step < last,
        ),
        ButtonFace(spot.id(Turn.LAST, step=last), say(language, "replay-last"), enabled=step < last),
    )
    more: list[ButtonFace] = []
    if replay.number + 1 < replay.deals:
        following = spot.id(Turn.DEAL, deal=replay.number + 1)
        more.append(ButtonFace(following, say(language, "replay-next-deal")))
    if spot.kept is None:
        where = (str(replay.number), str(step))
        more.append(ButtonFace(ControlId(Verb.SHARE, spot.match, where), say(language, "replay-share")))
        back = match_id(spot.match, 0, spot.shelf or Shelf())
        more.append(ButtonFace(back, say(language, "replay-deals")))
    return (turning, tuple(more)) if more else (turning,)
