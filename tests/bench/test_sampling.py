"""Whose work a thread does, told by looking at it."""

import time
from random import Random

from belote_bot.game.cards import CARDS
from belote_bot.game.house_rules import HouseRules
from belote_bot.game.match import Match
from belote_bot.game.views import seat_view
from bench.sampling import Whose, sampled


def test_moments_belong_to_the_innermost_known_call() -> None:
    match = Match(HouseRules(), 0)
    match.start_deal(tuple(Random(1).sample(CARDS, 32)))
    with sampled() as samples:
        ends = time.monotonic() + 0.3
        while time.monotonic() < ends:
            seat_view(match, 0)
    assert samples.seen.total() > 0
    assert samples.share(Whose.BOT) > 0.5
    assert samples.share(Whose.WAITING) == 0
