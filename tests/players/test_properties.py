"""What holds for a player in every deal under every rule set."""

from random import Random

import pytest
from hypothesis import given

from belote_bot.game.deal import IllegalAction
from belote_bot.game.dealing import Pack
from belote_bot.game.house_rules import PRESETS, Announce, HouseRules
from belote_bot.game.match import Match
from belote_bot.game.seats import Seat
from belote_bot.game.views import SeatView, seat_view
from belote_bot.players.player import Level
from tests.game.support import SEEDS, actions_of, choose, house_rules, shuffled
from tests.players.support import ONE_DEAL, quick

ALL_RULES = {
    **PRESETS,
    "all said": HouseRules(belote_announce=Announce.MANUAL, melds=True, melds_announce=Announce.MANUAL),
    "king first": HouseRules(belote_king_first=True, must_undertrump=False),
}


@pytest.mark.parametrize("level", Level)
@given(rules=house_rules(), seed=SEEDS)
def test_every_decision_is_legal(level: Level, rules: HouseRules, seed: int) -> None:
    random = Random(seed)
    match = Match(rules, random.randrange(4))
    match.start_deal(shuffled(random))
    player = quick(level)
    while match.turn is not None:
        view = seat_view(match, match.turn)
        action = player.decide(view)
        assert action in view.legal
        # Half of the cards are played by somebody less sensible.
        match.apply(action if random.random() < 0.5 else choose(random, match.deals[0]))


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("name", ALL_RULES)
def test_a_decision_depends_on_nothing_that_the_seat_cannot_see(name: str, level: Level) -> None:
    random = Random(name)
    used = quick(level)
    redealt = 0
    for _ in range(6 if level is not Level.EXPERT else 2):
        match = Match(ALL_RULES[name], random.randrange(4))
        match.start_deal(shuffled(random))
        while match.turn is not None:
            seat = match.turn
            view = seat_view(match, seat)
            action = used.decide(view)
            for _ in range(3):
                other = redealt_view(match, seat, random)
                if other is not None:
                    redealt += 1
                    assert quick(level).decide(other) == action
            match.apply(action)
    assert redealt > 40


def redealt_view(match: Match, seat: Seat, random: Random) -> SeatView | None:
    """The seat's view after dealing what it cannot see anew among the places it cannot see.

    None if the same bids and cards could not have been played from those hands, or would sound otherwise.
    """
    deal = match.deals[0]
    seen = deal.dealt[seat] | 1 << deal.upcard
    for play in deal.plays:
        seen |= 1 << play.card
    places = [place for place, card in enumerate(deal.pack) if not seen >> card & 1]
    pack = list(deal.pack)
    for place, source in zip(places, random.sample(places, len(places)), strict=True):
        pack[place] = deal.pack[source]
    other = _played_alike(match, tuple(pack))
    if other is None:
        return None
    view = seat_view(other, seat)
    return view if view == seat_view(match, seat) else None


def _played_alike(match: Match, pack: Pack) -> Match | None:
    deal = match.deals[0]
    other = Match(match.rules, deal.dealer)
    other.start_deal(pack)
    try:
        for action in actions_of(deal):
            other.apply(action)
    except IllegalAction:
        return None
    return other


@pytest.mark.parametrize("level", Level)
def test_a_used_player_decides_like_a_fresh_one(level: Level) -> None:
    random = Random(7)
    used = quick(level)
    for dealer in range(4):
        match = Match(ONE_DEAL, dealer)
        match.start_deal(shuffled(random))
        while match.turn is not None:
            view = seat_view(match, match.turn)
            action = used.decide(view)
            assert quick(level).decide(view) == action == used.decide(view)
            match.apply(action)
