"""Whatever a bot does, the table gets something legal; and bots think where nobody has to wait for them."""

import asyncio
import logging
import threading
from collections.abc import AsyncGenerator, Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from belote_bot.game.actions import Action, Pass, Play, Take
from belote_bot.game.cards import CARDS
from belote_bot.game.house_rules import HouseRules
from belote_bot.game.match import Match
from belote_bot.game.views import SeatView, seat_view
from belote_bot.players.expert import Expert
from belote_bot.players.player import Level, player_for
from belote_bot.players.search.bid_search import BATCH, BidSearch
from belote_bot.players.search.limits import Abandoned, Limits
from belote_bot.storage.tables import Terms
from belote_bot.tables import thinking
from belote_bot.tables.lobby import Opening
from belote_bot.tables.occupants import Bot
from belote_bot.tables.table import Table
from belote_bot.tables.thinking import Thought, decide, judged
from tests.tables.support import ALICE, AT_ONCE, BOB, CHANNEL, CHLOE, DENIS, GUILD, ONE_DEAL, House, house_at


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


# ---- where and how long they think ------------------------------------------------------------

EXPERT = Bot("Marcel", Level.EXPERT)


@pytest.fixture
def held() -> Iterator[threading.Event]:
    """Every thread for searching is taken until this is set: whoever wants to think has to wait."""
    release = threading.Event()
    for _ in range(thinking.THREADS):
        thinking._searching.submit(release.wait)
    yield release
    release.set()


def threads() -> int:
    return sum(thread.name.startswith("thinking") for thread in threading.enumerate())


async def test_a_bot_decides_as_its_player_does() -> None:
    view = seat_view(dealt(), 0)
    assert await Thought().decision(EXPERT, view) == player_for(Level.EXPERT, EXPERT.temperament).decide(view)


async def test_no_more_bots_search_at_once_than_there_are_threads_for() -> None:
    view = seat_view(dealt(), 0)
    await asyncio.gather(*(Thought().decision(EXPERT, view) for _ in range(12)))
    assert threads() <= thinking.THREADS


async def test_whoever_does_not_search_waits_for_nobody(held: threading.Event) -> None:
    action = await Thought().decision(Bot("Odette", Level.STEADY), seat_view(dealt(), 0))
    assert action is not None


async def test_what_people_ask_for_waits_for_no_bot(held: threading.Event) -> None:
    view = seat_view(dealt(), 0)
    assert await judged(view) == Expert().judge(view)


async def test_a_thought_that_is_given_up_ends_at_once(held: threading.Event) -> None:
    thought = Thought()
    waiting = asyncio.create_task(thought.decision(EXPERT, seat_view(dealt(), 0)))
    await asyncio.sleep(0)
    thought.give_up()
    assert await waiting is None
    assert await thought.decision(EXPERT, seat_view(dealt(), 0)) is None


async def test_cancelling_whoever_waits_cancels_it(held: threading.Event) -> None:
    waiting = asyncio.create_task(Thought().decision(EXPERT, seat_view(dealt(), 0)))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting


def in_play() -> SeatView:
    match = dealt()
    assert match.deal is not None
    match.apply(Take(match.deal.upcard.suit))
    return seat_view(match, 0)


@pytest.mark.parametrize("view", [seat_view(dealt(), 0), in_play()], ids=["auction", "play"])
def test_a_search_that_is_given_up_soon_ends(view: SeatView) -> None:
    asked = 0

    def given_up() -> bool:
        nonlocal asked
        asked += 1
        return asked == 2

    with pytest.raises(Abandoned):
        decide(Expert(bids=BidSearch(worlds=3 * BATCH), limits=Limits(given_up=given_up)), view)
    assert asked == 2


@pytest.fixture
async def house(place: Path) -> AsyncGenerator[House]:
    async with house_at(place, AT_ONCE) as opened:
        opened.tables.resume()
        yield opened


async def expert_to_act(house: House) -> Table:
    """A table at which an expert that sits in for Bob has begun to think."""
    terms = Terms(bot_level=Level.EXPERT)
    table = await house.tables.lobby.open(Opening(GUILD, CHANNEL, ALICE, "fr", ONE_DEAL, terms))
    for seat, person in enumerate((BOB, CHLOE, DENIS), 1):
        await house.tables.lobby.sit(table.id, person, seat)
    await house.tables.lobby.start(table.id, ALICE.user_id)
    while table.turn != 1:
        await house.act(table, Pass())
    await house.tables.leaving.leave(table.id, BOB.user_id)
    await until(lambda: bool(house.tables._driver._thoughts))
    return table


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not condition():  # noqa: ASYNC110  # nothing tells of it
            await asyncio.sleep(0.001)


async def test_a_table_that_is_closed_thinks_no_more(house: House, held: threading.Event) -> None:
    table = await expert_to_act(house)
    await house.tables.leaving.close_table(table.id)
    await until(lambda: not house.tables._driver._tasks)


async def test_whoever_comes_back_does_not_wait_for_the_bot(house: House, held: threading.Event) -> None:
    table = await expert_to_act(house)
    await house.tables.returning.take_seat(table.id, BOB, 1)
    await until(lambda: not house.tables._driver._tasks)
    version = table.version
    await house.act(table, Pass())
    assert table.version == version + 1
