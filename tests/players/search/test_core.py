"""Choosing the compiled half: an installation without it plays all the same."""

import subprocess
import sys

WITHOUT = """
import sys
sys.modules["belote_bot.players.search._native"] = None
"""
PLAY = """
from random import Random
from belote_bot.game.match import Match
from belote_bot.game.views import seat_view
from belote_bot.players.expert import Expert
from belote_bot.players.search.bid_search import BidSearch
from belote_bot.players.search.card_search import CardSearch, Effort
from belote_bot.players.search.core import COMPILED
from tests.game.support import shuffled
from tests.players.support import ONE_DEAL

assert not COMPILED
expert = Expert(CardSearch(EFFORT), BidSearch(worlds=4))
match = Match(ONE_DEAL, 0)
match.start_deal(shuffled(Random(5)))
while match.turn is not None:
    match.apply(expert.decide(seat_view(match, match.turn)))
assert match.results[0].score is not None
"""


def run(code: str) -> None:
    subprocess.run([sys.executable, "-c", code], check=True)


def test_without_the_compiled_half_a_deal_is_played_in_python() -> None:
    effort = "Effort(worlds=4, drawn=1, ending=3, solved=1)"
    run(WITHOUT + PLAY.replace("EFFORT", effort))


def test_a_half_that_was_built_from_older_sources_counts_as_none() -> None:
    older = """
import sys, types
sys.modules["belote_bot.players.search._native"] = types.SimpleNamespace(playouts=None, solve=None)
from belote_bot.players.search.core import COMPILED
assert not COMPILED
"""
    run(older)
