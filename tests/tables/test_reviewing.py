"""Reviewing a deal: what cost most by what could be known, from what is stored, for who played it."""

from pathlib import Path
from typing import Any

import pytest

from belote_bot.game.actions import Pass, Play
from belote_bot.game.cards import Card, Suit
from belote_bot.game.house_rules import HouseRules, changed
from belote_bot.players.motives import Motive
from belote_bot.players.search import core, open_search, solver
from belote_bot.players.steady import Steady
from belote_bot.tables.refusals import Refusal
from belote_bot.tables.reviewing import LEAST_COST, Haul, Review, Tricks
from belote_bot.tables.table import Shown, Table
from tests.discord import packs
from tests.game.support import hand
from tests.tables.blunders import BLUNDER, HANDS, REDEALT, Script, deal_of, next_in
from tests.tables.support import (
    ALICE,
    CHLOE,
    EVE,
    GUILD,
    House,
    as_killed,
    house_at,
    refused,
    view_of_turn,
)


async def play_a_deal(house: House, table: Table, script: Script) -> None:
    assert table.match is not None
    deals = len(table.match.game.results)
    while len(table.match.game.results) == deals:
        if table.shown is Shown.COMPLETE_TRICK:
            await house.collect(table)
            continue
        await house.act(table, next_in(script, view_of_turn(table)))
        assert table.match is not None
    if table.shown is Shown.COMPLETE_TRICK:
        await house.collect(table)


async def played(house: House, *script: Script) -> Table:
    """A match of four people of which so many deals are played."""
    table = await house.started(HouseRules())
    for number, one in enumerate(script):
        if number:
            await house.tables.play.deal(table.id, table.version)
        await play_a_deal(house, table, one)
    return table


def match_of(table: Table) -> int:
    assert table.match is not None
    return table.match.id


async def reviewed(house: House, table: Table, user_id: int = ALICE.user_id, deal: int = 0) -> Review:
    return await house.tables.reviewing.review(GUILD, match_of(table), deal, user_id)


@pytest.fixture
def packs_of(monkeypatch: pytest.MonkeyPatch) -> None:
    packs.stack(monkeypatch, [deal_of(HANDS), *(next(packs.shuffled(seed)) for seed in range(3))])


async def test_an_ace_thrown_under_a_lost_trick_comes_first(house: House, packs_of: None) -> None:
    review = await reviewed(house, await played(house, BLUNDER))

    first = review.mistakes[0]
    assert (first.trick, first.done) == (1, Play(Card.parse("AC")))
    assert isinstance(first.better, Play)
    assert str(first.better.card) in ("8S", "7C", "7D")
    assert first.reason.motive is Motive.DISCARDS_LEAST
    assert first.cost > LEAST_COST
    assert len(review.mistakes) <= 3


async def test_the_costliest_comes_first_and_what_costs_little_is_not_told(
    house: House, packs_of: None
) -> None:
    twice = {
        **BLUNDER,
        (1, 0): Play(Card.parse("KD")),
        (2, 1): Play(Card.parse("9H")),
        (2, 0): Play(Card.parse("AC")),
    }

    review = await reviewed(house, await played(house, twice))

    costs = [one.cost for one in review.mistakes]
    assert {1, 2} <= {one.trick for one in review.mistakes}
    assert costs == sorted(costs, reverse=True)
    assert costs[-1] >= LEAST_COST
    assert review.decisions > len(costs)


async def test_what_it_cost_is_in_marks_where_the_match_hangs_on_it_too(house: House, packs_of: None) -> None:
    table = await house.started(changed(HouseRules(), "target", 100))
    await play_a_deal(house, table, BLUNDER)

    ace = next(one for one in (await reviewed(house, table)).mistakes if one.trick == 1)

    assert ace.weight > 2 * ace.cost
    assert LEAST_COST < ace.cost < 162


async def test_it_does_not_depend_on_what_could_not_be_known(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[Review] = []
    for number, hands in enumerate((HANDS, REDEALT)):
        packs.stack(monkeypatch, [deal_of(hands)])
        (tmp_path / str(number)).mkdir()
        async with house_at(tmp_path / str(number) / "belote.db") as one:
            found.append(await reviewed(one, await played(one, BLUNDER)))

    before, after = ([one for one in review.mistakes if one.trick == 1] for review in found)
    assert before == after != []


async def test_nobody_waits_for_open_hands_that_take_too_long(
    house: House, packs_of: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = core.solve

    def whole_deals_in_python(hands: bytes, *position: Any) -> bytes:
        is_whole = len(hands) == 16 and int.from_bytes(hands).bit_count() == 32
        return (solver.solve if is_whole else here)(hands, *position)

    monkeypatch.setattr(core, "solve", whole_deals_in_python)
    monkeypatch.setattr(open_search, "MOST", 500)
    review = await reviewed(house, await played(house, BLUNDER))
    assert review.mistakes
    assert review.open_hands is None


async def test_the_open_hands_are_apart_and_those_of_an_independent_solver(
    house: House, packs_of: None
) -> None:
    pytest.importorskip("colver", reason="colver, the independent oracle, is in the extra `dev`")
    from bench.solver import Ending, colvers  # noqa: PLC0415

    table = await house.started(changed(HouseRules(), "must_undertrump", False))
    await play_a_deal(house, table, BLUNDER)

    opened = (await reviewed(house, table)).open_hands

    assert opened is not None
    assert table.match is not None
    score = table.match.game.results[0].score
    assert score is not None
    assert opened.made == Haul(score.tricks[1], Tricks.SOME)
    theirs = colvers(Ending(tuple(map(hand, HANDS)), Suit.HEARTS, 0)).solve_scores()["scores"]
    assert opened.possible == Haul(162 - max(dict(theirs).values()), Tricks.SOME)


async def test_the_same_after_a_crash_and_after_more_deals(
    house: House, packs_of: None, tmp_path: Path
) -> None:
    table = await played(house, BLUNDER)
    before = await reviewed(house, table)
    await house.tables.play.deal(table.id, table.version)

    assert await reviewed(house, table) == before
    async with house_at(as_killed(house.place, tmp_path / "after")) as again:
        assert await reviewed(again, table) == before


async def test_a_deal_that_nobody_took_has_no_open_hands(house: House, packs_of: None) -> None:
    review = await reviewed(house, await played(house, {}))

    assert review.decisions == 2
    assert review.open_hands is None


async def test_only_ones_own_decisions_are_judged(house: House, packs_of: None) -> None:
    table = await house.started(HouseRules())
    for _ in range(8):
        await house.act(table, Pass())
    await house.tables.play.deal(table.id, table.version)
    await house.tables.leaving.leave(table.id, CHLOE.user_id)
    assert table.match is not None
    while len(table.match.game.results) < 2:
        if table.shown is Shown.COMPLETE_TRICK:
            await house.collect(table)
        elif table.turn is not None and table.bot_on(table.turn) is not None:
            await house.tables.play.act_for_bot(table.id, table.version, Steady().decide(view_of_turn(table)))
        else:
            await house.act(table, Steady().decide(view_of_turn(table)))

    assert (await reviewed(house, table, CHLOE.user_id)).decisions == 2
    with refused(Refusal.NOT_IN_DEAL):
        await reviewed(house, table, CHLOE.user_id, deal=1)


async def test_a_bystander_is_refused(house: House, packs_of: None) -> None:
    table = await played(house, BLUNDER)

    with refused(Refusal.NOT_IN_DEAL):
        await reviewed(house, table, EVE.user_id)


async def test_a_deal_in_play_is_refused(house: House, packs_of: None) -> None:
    table = await house.started(HouseRules())
    await house.act(table, Pass())

    with refused(Refusal.DEAL_RUNS):
        await reviewed(house, table)


@pytest.mark.parametrize(("guild", "match", "deal"), [(GUILD, 0, 1), (GUILD, 99, 0), (GUILD + 1, 0, 0)])
async def test_a_deal_that_this_server_does_not_know_is_refused(
    house: House, packs_of: None, guild: int, match: int, deal: int
) -> None:
    table = await played(house, {})

    with refused(Refusal.NO_DEAL):
        await house.tables.reviewing.review(guild, match or match_of(table), deal, ALICE.user_id)
