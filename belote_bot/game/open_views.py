"""A deal of a match that is over, moment by moment, with everybody's cards.

Nothing here is for anybody while the match runs.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TypeAlias

from belote_bot.game.actions import Action
from belote_bot.game.cards import Card, Mask, cards_in
from belote_bot.game.deal import Deal
from belote_bot.game.dealing import deal_first_round
from belote_bot.game.match import Match
from belote_bot.game.views import MatchView, match_view

Hands: TypeAlias = tuple[tuple[Card, ...], tuple[Card, ...], tuple[Card, ...], tuple[Card, ...]]
"""The cards of each seat, sorted by suit S H D C, then 7 to ace."""


@dataclass(frozen=True, slots=True)
class OpenView:
    """A moment of a deal as those know it who see all four hands."""

    match: MatchView
    """What was to be seen at the table, without anybody being called on."""
    hands: Hands
    """What each seat was dealt in this deal: eight cards, or five where nobody took."""
    held: Hands
    """What each seat held at this moment: in the auction the first five cards, later those not yet played."""


def open_views(match: Match, number: int) -> tuple[OpenView, ...]:
    """The moments of a deal: the whole auction, then each trick with its last card.

    `number` is 0 for the first deal; IndexError if there is none. A deal that was broken off ends with what
    had been bid or played by then.
    """
    deal = match.deals[number]
    again = Match(match.rules, match.deals[0].dealer)
    for earlier in match.deals[:number]:
        _repeat(again, earlier)
    again.start_deal(deal.pack)
    return tuple(_moments(again, deal))


def _repeat(match: Match, deal: Deal) -> None:
    match.start_deal(deal.pack)
    for action in _actions(deal):
        match.apply(action)


def _actions(deal: Deal) -> tuple[Action, ...]:
    return (*deal.bids, *deal.plays)


def _moments(match: Match, deal: Deal) -> Iterator[OpenView]:
    for bid in deal.bids:
        match.apply(bid)
    dealt = match.deals[-1].dealt
    first = deal_first_round(deal.pack, deal.dealer, deal.rules.packets).hands
    yield _seen(match, dealt, first)
    for count, play in enumerate(deal.plays, 1):
        match.apply(play)
        if count % 4 == 0 or count == len(deal.plays):
            yield _seen(match, dealt, match.deals[-1].hands)


def _seen(
    match: Match, dealt: tuple[Mask, Mask, Mask, Mask], held: tuple[Mask, ...] | list[Mask]
) -> OpenView:
    view = match_view(match)
    assert view.deal is not None
    return OpenView(replace(view, deal=replace(view.deal, turn=None)), _hands(dealt), _hands(held))


def _hands(masks: tuple[Mask, ...] | list[Mask]) -> Hands:
    one, two, three, four = (cards_in(mask) for mask in masks)
    return one, two, three, four
