"""What a table takes over from its server's settings when it is opened, and what people chose."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from belote_bot.storage.guilds import Bots, GuildSettings, Threads
from belote_bot.storage.preferences import Preferences
from belote_bot.storage.tables import Terms
from belote_bot.tables.driver import next_step
from belote_bot.tables.lobby import Opening, terms_under
from belote_bot.tables.pace import Pace
from belote_bot.tables.refusals import Refusal
from belote_bot.tables.table import Table
from tests.tables.support import (
    ALICE,
    BOB,
    CHANNEL,
    GUILD,
    ONE_DEAL,
    House,
    a_card,
    house_at,
    refused,
    taking,
    view_of_turn,
)


async def opened(house: House, terms: Terms) -> Table:
    return await house.tables.lobby.open(Opening(GUILD, CHANNEL, ALICE, "fr", ONE_DEAL, terms))


def test_a_server_that_chose_nothing_leaves_the_usual_terms() -> None:
    assert terms_under(GuildSettings()) == Terms(None, None, 120, Bots.ALLOWED)


def test_a_table_takes_over_what_its_server_chose() -> None:
    chosen = GuildSettings(
        threads=Threads.OWN, bot_delay=0.0, trick_pause=9.0, turn_seconds=0, bots=Bots.REFUSED
    )
    assert terms_under(chosen) == Terms(0.0, 9.0, 0, Bots.REFUSED)


async def test_the_table_waits_as_long_as_its_server_chose(place: Path) -> None:
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)
        await asyncio.sleep(0)

    async with house_at(place, Pace(1.0, 2.5, 12.0, sleep)) as house:
        house.tables.resume()
        table = await opened(house, Terms(bot_delay=7.0, trick_pause=9.0))
        await house.tables.lobby.fill(table.id, ALICE.user_id)
        await house.tables.lobby.start(table.id, ALICE.user_id)
        while 9.0 not in waited:
            await house.watcher.until(lambda: next_step(table) is None or 9.0 in waited)
            if next_step(table) is None:
                view = view_of_turn(table)
                await house.act(table, taking(view) if view.deal.contract is None else a_card(view))
    assert set(waited) == {7.0, 9.0}


async def test_the_terms_outlast_a_restart_and_a_change_of_the_settings(place: Path) -> None:
    terms = Terms(7.0, 9.0, 30, Bots.REFUSED)
    async with house_at(place) as house:
        table = await opened(house, terms)
        await house.tables.choose(GUILD, lambda chosen: replace(chosen, bot_delay=1.0))
        assert table.terms == terms
    async with house_at(place) as house:
        assert house.tables.registry.get(table.id).terms == terms
        assert await house.tables.settings_of(GUILD) == GuildSettings(bot_delay=1.0)


async def test_bots_sit_down_only_where_the_server_allows_it(place: Path) -> None:
    async with house_at(place) as house:
        table = await opened(house, Terms(bots=Bots.REFUSED))
        for wish in (house.tables.lobby.add_bot, house.tables.lobby.fill):
            with refused(Refusal.NO_BOTS):
                await wish(table.id, ALICE.user_id)
        assert table.free_seats() == (1, 2, 3)


async def test_preferences_are_known_without_a_look_into_the_file(place: Path) -> None:
    async with house_at(place) as house:
        await house.tables.prefer(BOB.user_id, lambda chosen: replace(chosen, language="en"))
        await house.tables.prefer(BOB.user_id, lambda chosen: replace(chosen, mentions="off"))
        assert house.tables.known_preferences(BOB.user_id) == Preferences(language="en", mentions="off")
    async with house_at(place) as house:
        assert house.tables.known_preferences(BOB.user_id) == Preferences(language="en", mentions="off")
        assert house.tables.known_preferences(ALICE.user_id) == Preferences()


async def test_a_preference_that_is_not_stored_does_not_hold(place: Path) -> None:
    async with house_at(place) as house:
        house.database.fail_at(2)
        with refused(Refusal.STORAGE):
            await house.tables.prefer(BOB.user_id, lambda chosen: replace(chosen, language="en"))
        assert house.tables.known_preferences(BOB.user_id) == Preferences()


async def test_who_wants_no_mention_is_known_to_whoever_shows_the_table(place: Path) -> None:
    async with house_at(place) as house:
        table = await opened(house, Terms())
        seen = len(house.watcher.seen)
        await house.tables.prefer(ALICE.user_id, lambda chosen: replace(chosen, mentions="off"))
        assert house.tables.snapshot_of(table).unmentioned == {ALICE.user_id}
        assert len(house.watcher.seen) > seen


@pytest.mark.parametrize("turn_seconds", [0, 30, 7 * 24 * 3600])
async def test_the_turn_clock_is_handed_to_the_table(place: Path, turn_seconds: int) -> None:
    async with house_at(place) as house:
        table = await opened(house, terms_under(GuildSettings(turn_seconds=turn_seconds)))
        assert table.turn_seconds == turn_seconds
