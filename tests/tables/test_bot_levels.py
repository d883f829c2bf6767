"""How well the bots of a table play: as its server chose, or as its host chooses for each seat."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from belote_bot.game.actions import Take
from belote_bot.game.match import Match
from belote_bot.game.views import seat_view
from belote_bot.players.player import Level
from belote_bot.players.temperament import Temperament
from belote_bot.storage.guilds import GuildSettings
from belote_bot.storage.tables import Terms
from belote_bot.tables.absence import MOST_MISSED, sitting_after
from belote_bot.tables.clock import substitute
from belote_bot.tables.lobby import Opening, terms_under
from belote_bot.tables.occupants import BOT_NAMES, Bot
from belote_bot.tables.refusals import Refusal
from belote_bot.tables.table import Table
from belote_bot.tables.thinking import Thought
from tests.game.support import shuffled
from tests.storage.support import seen_from_outside
from tests.tables.support import ALICE, BOB, CHANNEL, GUILD, ONE_DEAL, House, found, house_at, refused

LEVELS = "SELECT seat, bot_level FROM seats WHERE bot_level IS NOT NULL ORDER BY seat"


async def opened(house: House, level: Level = Level.STEADY) -> Table:
    terms = terms_under(GuildSettings(bot_level=level))
    return await house.tables.lobby.open(Opening(GUILD, CHANNEL, ALICE, "fr", ONE_DEAL, terms))


def levels(table: Table) -> list[Level]:
    return [occupant.level for occupant in table.seats if isinstance(occupant, Bot)]


def test_bots_are_steady_where_the_server_chose_nothing() -> None:
    assert terms_under(GuildSettings()) == Terms(bot_level="steady")


@pytest.mark.parametrize("level", Level)
async def test_a_bot_plays_as_its_server_chose(house: House, level: Level) -> None:
    table = await opened(house, level)
    await house.tables.lobby.add_bot(table.id, ALICE.user_id)
    await house.tables.lobby.fill(table.id, ALICE.user_id)

    assert levels(table) == [level] * 3


async def test_what_the_server_chooses_later_does_not_reach_an_open_table(house: House) -> None:
    table = await opened(house, Level.BEGINNER)
    await house.tables.choose(GUILD, lambda chosen: replace(chosen, bot_level="expert"))
    await house.tables.lobby.add_bot(table.id, ALICE.user_id)

    assert levels(table) == [Level.BEGINNER]


async def test_the_seats_are_filled_with_bots_of_a_level(house: House) -> None:
    table = await opened(house)
    await house.tables.lobby.fill(table.id, ALICE.user_id, Level.EXPERT)

    assert levels(table) == [Level.EXPERT] * 3


async def test_each_bot_plays_as_the_host_chooses(house: House) -> None:
    table = await opened(house)
    await house.tables.lobby.fill(table.id, ALICE.user_id)
    await house.tables.lobby.change_bot(table.id, ALICE.user_id, 1, Level.BEGINNER)
    await house.tables.lobby.change_bot(table.id, ALICE.user_id, 3, Level.EXPERT)

    assert levels(table) == [Level.BEGINNER, Level.STEADY, Level.EXPERT]
    assert seen_from_outside(house.place, LEVELS) == [(1, "beginner"), (2, "steady"), (3, "expert")]
    assert house.watcher.seen[-1].seats == table.seats


async def test_a_bot_keeps_its_name_when_it_plays_better(house: House) -> None:
    table = await opened(house)
    await house.tables.lobby.add_bot(table.id, ALICE.user_id)
    await house.tables.lobby.change_bot(table.id, ALICE.user_id, 1, Level.EXPERT)

    assert table.seats[1] == Bot(BOT_NAMES[0], Level.EXPERT)


async def test_only_the_host_chooses(house: House) -> None:
    table = await opened(house)
    await house.tables.lobby.sit(table.id, BOB, 2)
    await house.tables.lobby.add_bot(table.id, ALICE.user_id)

    with refused(Refusal.NOT_HOST):
        await house.tables.lobby.change_bot(table.id, BOB.user_id, 1, Level.EXPERT)
    assert levels(table) == [Level.STEADY]


@pytest.mark.parametrize("seat", [0, 2])
async def test_there_is_a_bot_on_the_seat(house: House, seat: int) -> None:
    table = await opened(house)
    await house.tables.lobby.add_bot(table.id, ALICE.user_id)

    with refused(Refusal.STALE):
        await house.tables.lobby.change_bot(table.id, ALICE.user_id, seat, Level.EXPERT)


async def test_once_the_match_has_begun_it_is_too_late(house: House) -> None:
    table = await opened(house)
    await house.tables.lobby.fill(table.id, ALICE.user_id)
    await house.tables.lobby.start(table.id, ALICE.user_id)

    with refused(Refusal.NOT_IN_LOBBY):
        await house.tables.lobby.change_bot(table.id, ALICE.user_id, 1, Level.EXPERT)


async def test_a_level_that_is_not_stored_does_not_hold(house: House) -> None:
    table = await opened(house)
    await house.tables.lobby.fill(table.id, ALICE.user_id)
    house.database.fail_at(2)

    with refused(Refusal.STORAGE):
        await house.tables.lobby.change_bot(table.id, ALICE.user_id, 1, Level.EXPERT)
    assert levels(table) == [Level.STEADY] * 3


async def test_levels_outlast_a_restart(place: Path) -> None:
    async with house_at(place) as house:
        table = await opened(house, Level.BEGINNER)
        await house.tables.lobby.fill(table.id, ALICE.user_id)
        await house.tables.lobby.change_bot(table.id, ALICE.user_id, 2, Level.EXPERT)
    async with house_at(place) as house:
        again = found(house, table)
        assert levels(again) == [Level.BEGINNER, Level.EXPERT, Level.BEGINNER]
        assert again.bot_level is Level.BEGINNER


async def test_the_match_remembers_how_well_its_bots_played(house: House) -> None:
    table = await opened(house)
    await house.tables.lobby.fill(table.id, ALICE.user_id, Level.BEGINNER)
    await house.tables.lobby.change_bot(table.id, ALICE.user_id, 2, Level.EXPERT)
    await house.tables.lobby.start(table.id, ALICE.user_id)

    stored = seen_from_outside(house.place, "SELECT bot_level FROM match_players ORDER BY seat")
    assert stored == [(None,), ("beginner",), ("expert",), ("beginner",)]


async def test_whoever_leaves_is_replaced_by_a_bot_of_the_servers_level(house: House) -> None:
    table = await opened(house, Level.EXPERT)
    await house.tables.lobby.sit(table.id, BOB, 2)
    await house.tables.lobby.fill(table.id, ALICE.user_id, Level.BEGINNER)
    await house.tables.lobby.start(table.id, ALICE.user_id)
    await house.tables.leaving.leave(table.id, BOB.user_id)

    assert levels(table) == [Level.BEGINNER, Level.EXPERT, Level.BEGINNER]


async def test_so_is_whoever_lets_their_turns_go_by(house: House) -> None:
    table = await opened(house, Level.EXPERT)
    await house.tables.lobby.sit(table.id, BOB, 2)
    await house.tables.lobby.fill(table.id, ALICE.user_id, Level.BEGINNER)
    await house.tables.lobby.start(table.id, ALICE.user_id)
    table.missed = (0, 0, MOST_MISSED - 1, 0)

    bot = sitting_after(table, 2, None, table.version + 1).seats[2]
    assert isinstance(bot, Bot)
    assert bot.level is Level.EXPERT


@pytest.mark.parametrize("level", Level)
async def test_a_single_move_in_somebodys_place_is_of_the_servers_level(house: House, level: Level) -> None:
    table = await opened(house, level)

    assert substitute(table).level is level


async def test_bold_bots_take_where_cautious_ones_pass() -> None:
    taken: list[tuple[bool, bool]] = []
    for seed in range(60):
        match = Match(ONE_DEAL, 3)
        match.start_deal(shuffled(Random(seed)))
        view = seat_view(match, 0)
        bold, cautious = [
            isinstance(await Thought().decision(Bot(name, Level.STEADY), view), Take)
            for name in ("Marcel", "Odette")
        ]
        taken.append((bold, cautious))
    assert (False, True) not in taken
    assert (True, False) in taken
    assert taken.count((True, False)) < len(taken) / 4


def test_the_first_three_bots_of_a_table_are_of_three_temperaments() -> None:
    first = [Bot(name, Level.STEADY).temperament for name in BOT_NAMES[:3]]
    assert {*first} == {*Temperament}


@pytest.mark.parametrize("level", Level)
def test_a_bot_has_the_same_temperament_at_every_level(level: Level) -> None:
    assert Bot("Marcel", level).temperament is Temperament.BOLD
    assert Bot("Odette", level).temperament is Temperament.CAUTIOUS
    assert Bot("", level).temperament is Temperament.CALM
