"""What the tests of the engine share: positions out of played deals, and requests by hand."""

import io
import json
from collections.abc import Iterator
from random import Random
from typing import Any

from belote_bot.engine.serving import Remarks, serve
from belote_bot.engine.thinking import Thinker
from belote_bot.game.actions import Play
from belote_bot.game.house_rules import HouseRules
from belote_bot.game.match import Match
from belote_bot.game.views import SeatView, seat_view
from belote_bot.players.steady import Steady
from tests.game.support import shuffled

STEADY = Thinker(Steady())

BID: dict[str, Any] = {
    "id": 7,
    "rules": {"preset": "ffb"},
    "dealer": 3,
    "seat": 1,
    "hand": ["JH", "9H", "AS", "TS", "7C"],
    "upcard": "8H",
    "bids": ["pass"],
    "plays": [],
    "scores": [0, 0],
    "pot": 0,
}
"""Seat 1 speaks after seat 0 has passed."""

PLAY: dict[str, Any] = {
    "id": 8,
    "rules": {"preset": "ffb"},
    "dealer": 3,
    "seat": 2,
    "hand": ["7D", "8D", "TD", "AC", "KC", "QH", "7H"],
    "upcard": "8H",
    "bids": ["pass", "take"],
    "plays": ["AS", "7S", "9S", "8S", "TS", "QS"],
    "scores": [120, 42],
    "pot": 0,
}
"""Seat 1 took hearts; seat 0 leads spades for the second time, and seat 2 has none left."""


def views(rules: HouseRules, seed: int, deals: int) -> Iterator[SeatView]:
    """What each seat knew before each action of some deals of a match; half of the cards fall at random."""
    random = Random(f"{seed} {rules}")
    match = Match(rules, random.randrange(4))
    for _ in range(deals):
        if match.winner is not None:
            return
        match.start_deal(shuffled(random))
        while not match.awaits_deal and match.winner is None:
            assert match.turn is not None
            view = seat_view(match, match.turn)
            yield view
            at_random = view.deal.contract is not None and random.random() < 0.5
            match.apply(random.choice(view.legal) if at_random else STEADY.player.decide(view))


def with_all_words(view: SeatView) -> set[str]:
    """The cards that may be played, as the protocol writes them."""
    return {str(action.card) for action in view.legal if isinstance(action, Play)}


def answers(*lines: bytes | dict[str, Any], thinker: Thinker = STEADY) -> list[dict[str, Any]]:
    """What the engine answers to these lines."""
    given = b"".join(line if isinstance(line, bytes) else json.dumps(line).encode() + b"\n" for line in lines)
    written = io.BytesIO()
    serve(thinker, io.BytesIO(given), written, Remarks(None))
    assert written.getvalue().isascii()
    return [json.loads(line) for line in written.getvalue().splitlines()]


def answer(request: dict[str, Any], thinker: Thinker = STEADY, **changed: Any) -> dict[str, Any]:
    """What the engine answers to one request, some fields changed (`...` leaves one out)."""
    fields = {name: value for name, value in {**request, **changed}.items() if value is not ...}
    (only,) = answers(fields, thinker=thinker)
    return only
