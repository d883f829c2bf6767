"""The solver against everything tried by the rules of the tables: `python -m bench solver` in short."""

import struct
from random import Random

import pytest

from belote_bot.players.search import core, open_search, solver
from bench.solver import Ending, random_deal, random_ending
from tests.players.search.support import packed

HALVES = [
    pytest.param(core.solve, id="the half that runs here"),
    pytest.param(solver.solve, id="Python"),
]


@pytest.mark.parametrize("solve", HALVES)
def test_values_are_those_of_everything_tried(solve: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(core, "solve", solve)
    random = Random(1)
    for _ in range(40):
        ending = random_ending(random, 4)
        assert ending.solved(ending.cards) == ending.tried()


def test_a_capot_adds_and_takes_ninety() -> None:
    # Seat 0 holds the last two trumps, seat 1 plain cards.
    hands = (1 << 4 | 1 << 2, 1 << 8 | 1 << 9, 1 << 16 | 1 << 17, 1 << 24 | 1 << 25)
    for won, value in ((1, 34 + 10 + 90), (3, 34 + 10)):
        (found,) = struct.unpack("=h", core.solve(packed(*hands), 0, 0, b"", won, 1, bytes([4])))
        assert found == value
    (lost,) = struct.unpack("=h", core.solve(packed(*hands[3:], *hands[:3]), 0, 1, b"", 2, 1, bytes([4])))
    assert lost == -90


def test_a_seven_is_not_worth_what_a_nine_is_that_takes_the_eight() -> None:
    seven, eight, nine = 8, 9, 10
    # Seat 0 has led the eight of hearts, clubs are trumps; nobody else can follow.
    hands = packed(1 << 0, 1 << seven | 1 << nine, 1 << 3 | 1 << 4, 1 << 5 | 1 << 6)
    found = core.solve(hands, 3, 0, bytes([eight]), 3, 1, bytes([seven, nine]))
    assert struct.unpack("=2h", found) == (29, 0)


def test_every_card_of_a_full_deal_is_worth_what_it_is_alone() -> None:
    random = Random(2)
    for _ in range(6):
        deal = random_deal(random)
        assert deal.solved(deal.cards) == [deal.solved([card])[0] for card in deal.cards]


def test_full_deals_are_worth_what_another_engine_says() -> None:
    pytest.importorskip("colver", reason="colver, the independent oracle, is in the extra `dev`")
    from bench.solver import THEIRS, colvers  # noqa: PLC0415

    random = Random(3)
    for _ in range(5):
        deal: Ending = random_deal(random)
        scores = dict(colvers(deal).solve_scores()["scores"])
        ours = zip(deal.cards, deal.solved(deal.cards), strict=True)
        assert {THEIRS[card]: max(0, value) for card, value in ours} == scores


def test_a_deal_with_too_many_positions_is_given_up_in_python(monkeypatch: pytest.MonkeyPatch) -> None:
    deal = random_deal(Random(4))
    monkeypatch.setattr(open_search, "MOST", 1000)
    with pytest.raises(open_search.Unsolved):
        deal.solved(deal.cards, solver.solve)
