"""Whatever a bot does, the table gets something legal."""

import logging
from random import Random

import pytest

from belote_bot.game.actions import Action, Pass, Play, Take
from belote_bot.game.cards import CARDS
from belote_bot.game.house_rules import HouseRules
from belote_bot.game.match import Match
from belote_bot.game.views import SeatView, seat_view
from belote_bot.players.player import Level, player_for
from belote_bot.tables.thinking import decide


class Stumbling:
    """A player that fails at every decision."""

    def decide(self, view: SeatView) -> Action:  # noqa: ARG002
        raise ZeroDivisionError


class Cheating:
    """A player that plays cards which it may not play."""

    def decide(self, view: SeatView) -> Action:
        return next(Play(card) for card in CARDS if Play(card) not in view.legal)


def dealt() -> Match:
    match = Match(HouseRules(), 3)
    pack = list(CARDS)
    Random(1).shuffle(pack)
    match.start_deal(tuple(pack))
    return match


def test_a_good_player_decides_itself() -> None:
    view = seat_view(dealt(), 0)
    assert decide(player_for(Level.STEADY), view) == player_for(Level.STEADY).decide(view)


@pytest.mark.parametrize("player", [Stumbling(), Cheating()], ids=["stumbling", "cheating"])
def test_a_player_that_fails_passes_or_plays_a_legal_card(
    player: Stumbling | Cheating, caplog: pytest.LogCaptureFixture
) -> None:
    match = dealt()
    assert decide(player, seat_view(match, 0)) == Pass()

    assert match.deal is not None
    match.apply(Take(match.deal.upcard.suit))
    view = seat_view(match, 0)
    assert decide(player, view) in view.legal
    assert [record.levelno for record in caplog.records] == [logging.ERROR] * 2
