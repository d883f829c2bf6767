"""What is played: the host chooses it in the lobby, and nobody once the match has begun."""

import asyncio

import pytest

from belote_bot.game.house_rules import PRESETS, HouseRules, Litige, RulesError, changed
from belote_bot.tables.news import RulesNews
from belote_bot.tables.refusals import Refusal, TableRefused
from tests.storage.support import seen_from_outside
from tests.tables.support import ALICE, BOB, EVE, House, Reader, refused

STORED = "SELECT rules FROM tables"


def litige_failed(rules: HouseRules) -> HouseRules:
    return changed(rules, "litige", "failed")


def made_clockwise(rules: HouseRules) -> HouseRules:
    return changed(rules, "direction", "clockwise")


async def test_the_host_changes_the_rules(house: House) -> None:
    table = await house.open(rules=PRESETS["cafe"])

    rules = await house.tables.lobby.change_rules(table.id, ALICE.user_id, litige_failed)

    assert rules == table.rules == litige_failed(PRESETS["cafe"])


async def test_a_change_is_stored_before_it_is_told(house: House) -> None:
    table = await house.open(rules=HouseRules())
    reader = Reader(house.place, STORED)
    house.tables.registry.listen(reader)

    await house.tables.lobby.change_rules(table.id, ALICE.user_id, litige_failed)

    assert reader.stored == [('{"preset": "ffb", "litige": "failed"}',)]


async def test_what_is_the_same_is_not_told(house: House) -> None:
    table = await house.open()
    told = len(house.watcher.seen)

    await house.tables.lobby.change_rules(table.id, ALICE.user_id, lambda rules: rules)

    assert len(house.watcher.seen) == told
    assert table.rules_news is None


@pytest.mark.parametrize("user_id", [BOB.user_id, EVE.user_id], ids=["a guest", "a stranger"])
async def test_nobody_else_changes_the_rules(house: House, user_id: int) -> None:
    table = await house.open(rules=HouseRules())
    await house.tables.lobby.sit(table.id, BOB, 1)

    with refused(Refusal.NOT_HOST):
        await house.tables.lobby.change_rules(table.id, user_id, litige_failed)

    assert table.rules == HouseRules()


async def test_whoever_hosts_next_changes_the_rules(house: House) -> None:
    table = await house.open(rules=HouseRules())
    await house.tables.lobby.sit(table.id, BOB, 1)
    await house.tables.leaving.leave(table.id, ALICE.user_id)

    with refused(Refusal.NOT_HOST):
        await house.tables.lobby.change_rules(table.id, ALICE.user_id, litige_failed)
    await house.tables.lobby.change_rules(table.id, BOB.user_id, litige_failed)

    assert table.rules.litige is Litige.FAILED


async def test_the_rules_of_a_match_are_frozen(house: House) -> None:
    table = await house.started()
    before = table.rules

    with refused(Refusal.NOT_IN_LOBBY):
        await house.tables.lobby.change_rules(table.id, ALICE.user_id, litige_failed)

    assert table.rules == before


async def test_what_is_out_of_range_changes_nothing(house: House) -> None:
    table = await house.open(rules=HouseRules())

    with pytest.raises(RulesError):
        await house.tables.lobby.change_rules(
            table.id, ALICE.user_id, lambda rules: changed(rules, "target", 99)
        )

    assert table.rules == HouseRules()
    assert table.rules_news is None


async def test_two_changes_at_the_same_time_both_hold(house: House) -> None:
    table = await house.open(rules=HouseRules())
    change = house.tables.lobby.change_rules

    await asyncio.gather(
        change(table.id, ALICE.user_id, litige_failed), change(table.id, ALICE.user_id, made_clockwise)
    )

    assert table.rules == made_clockwise(litige_failed(HouseRules()))


async def test_a_start_at_the_same_time_plays_what_holds(house: House) -> None:
    table = await house.open(rules=HouseRules())
    await house.tables.lobby.fill(table.id, ALICE.user_id)

    results = await asyncio.gather(
        house.tables.lobby.start(table.id, ALICE.user_id),
        house.tables.lobby.change_rules(table.id, ALICE.user_id, litige_failed),
        return_exceptions=True,
    )

    assert [type(result) for result in results] == [type(None), TableRefused]
    assert table.match is not None
    assert table.match.game.rules == table.rules == HouseRules()


async def test_a_change_that_is_not_stored_is_refused(house: House, caplog: pytest.LogCaptureFixture) -> None:
    table = await house.open(rules=HouseRules())
    house.database.fail_at(1)

    with refused(Refusal.STORAGE):
        await house.tables.lobby.change_rules(table.id, ALICE.user_id, litige_failed)

    assert table.rules == HouseRules()
    assert "the database did not take a change" in caplog.text


async def test_a_host_alone_tells_nobody(house: House) -> None:
    table = await house.open(rules=HouseRules())
    await house.tables.lobby.fill(table.id, ALICE.user_id)

    await house.tables.lobby.change_rules(table.id, ALICE.user_id, litige_failed)

    assert table.rules_news is None


async def test_what_changed_before_somebody_sat_down_is_no_news_to_them(house: House) -> None:
    table = await house.open(rules=HouseRules())
    await house.tables.lobby.change_rules(table.id, ALICE.user_id, litige_failed)
    await house.tables.lobby.sit(table.id, BOB, 1)

    await house.tables.lobby.change_rules(table.id, ALICE.user_id, made_clockwise)

    assert table.rules_news == RulesNews(ALICE, litige_failed(HouseRules()))


async def test_what_changed_is_kept_to_be_told(house: House) -> None:
    table = await house.open(rules=HouseRules())
    await house.tables.lobby.sit(table.id, BOB, 1)

    await house.tables.lobby.change_rules(table.id, ALICE.user_id, litige_failed)
    await house.tables.lobby.change_rules(table.id, ALICE.user_id, made_clockwise)

    assert table.rules_news == RulesNews(ALICE, HouseRules())


async def test_another_host_makes_other_news(house: House) -> None:
    table = await house.open(rules=HouseRules())
    await house.tables.lobby.sit(table.id, BOB, 1)
    await house.tables.lobby.sit(table.id, EVE, 2)
    await house.tables.lobby.change_rules(table.id, ALICE.user_id, litige_failed)
    await house.tables.leaving.leave(table.id, ALICE.user_id)

    await house.tables.lobby.change_rules(table.id, BOB.user_id, made_clockwise)

    assert table.rules_news == RulesNews(BOB, litige_failed(HouseRules()))
    assert seen_from_outside(house.place, STORED) == [
        ('{"preset": "ffb", "direction": "clockwise", "litige": "failed"}',)
    ]
