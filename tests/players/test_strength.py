"""How well the players without search play, over duplicate deals with a fixed seed."""

from collections import Counter
from random import Random

from belote_bot.game.match import Match
from belote_bot.game.scoring import Outcome
from belote_bot.players.player import Level, player_for
from tests.game.support import shuffled
from tests.players.support import ONE_DEAL, AtRandom, duel, play_out

DEALS = 200
STEADY = player_for(Level.STEADY)
BEGINNER = player_for(Level.BEGINNER)


def test_two_steady_players_beat_two_who_play_at_random() -> None:
    result = duel(STEADY, AtRandom(1), deals=120, seed=1)
    assert result.lead > 40
    assert result.lead > 5 * result.error


def test_two_steady_players_beat_two_beginners() -> None:
    result = duel(STEADY, BEGINNER, deals=300, seed=2)
    assert result.lead > 15
    assert result.lead > 4 * result.error


def test_two_beginners_beat_two_who_play_at_random() -> None:
    result = duel(BEGINNER, AtRandom(1), deals=80, seed=5)
    assert result.lead > 30
    assert result.lead > 5 * result.error


def test_four_steady_players_take_most_deals_and_make_most_contracts() -> None:
    random = Random(3)
    outcomes: Counter[Outcome | None] = Counter()
    for number in range(DEALS):
        match = Match(ONE_DEAL, number % 4)
        match.start_deal(shuffled(random))
        play_out(match, [STEADY] * 4)
        score = match.results[0].score
        outcomes[None if score is None else score.outcome] += 1
    played = outcomes.total() - outcomes[None]
    assert 0.02 <= outcomes[None] / DEALS <= 0.12
    assert 0.72 <= outcomes[Outcome.MADE] / played <= 0.88
