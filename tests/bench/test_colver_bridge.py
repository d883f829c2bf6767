"""The bridge to colver: its players sit at our table and play our deals to the end."""

import pytest

pytest.importorskip("colver", reason="colver is in the extra `dev`")

from belote_bot.players.steady import Steady
from bench.colver_bridge import Bridge, Meeting


@pytest.mark.parametrize("against", ["heuristic", "is-dd"])
def test_their_players_play_our_deals(against: str) -> None:
    meeting = Meeting("steady", against, ms=1, objective="card_points", seed=1)
    duels = [Bridge(meeting, Steady()).duel(number) for number in range(4)]
    for duel in duels:
        assert -252 <= duel.points <= 252
        assert [sum(account.outcomes.values()) for account in duel.accounts] == [1, 1]
        assert all(account.seconds for account in duel.accounts)


def test_the_heuristic_s_duels_repeat() -> None:
    def figures(seed: int) -> list[tuple[float, float]]:
        bridge = Bridge(Meeting("steady", "heuristic", ms=1, objective="card_points", seed=seed), Steady())
        return [(duel.marks, duel.points) for duel in map(bridge.duel, range(5))]

    assert figures(1) == figures(1) != figures(2)
