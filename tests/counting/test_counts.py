"""Counts in their life: who may do what, what follows from the deals, and clicks that come too late."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from belote_bot.counting.count import MOST_DEALS, Actor, Count, Player, Writers
from belote_bot.counting.draft import Draft
from belote_bot.counting.refusals import CountRefusal, CountRefused
from belote_bot.counting.service import MOST_OPEN, Counts
from belote_bot.game.cards import Suit
from belote_bot.game.house_rules import PRESETS, HouseRules, RulesError, changed
from belote_bot.storage import counts as stored
from belote_bot.storage.database import Database
from tests.counting.support import (
    ALICE,
    BRUNO,
    EVE,
    GUILD,
    STAFF,
    called,
    entry,
    made,
    noted,
    now,
    opened,
    typed,
    with_deals,
)


@contextmanager
def refused(reason: CountRefusal) -> Iterator[None]:
    """The change inside is refused for this reason."""
    with pytest.raises(CountRefused) as caught:
        yield
    assert caught.value.refusal is reason


async def again(counts: Counts, count: Count) -> Count:
    return await counts.get(GUILD, count.id)


# ---- deals ---------------------------------------------------------------------------------------


async def test_deals_are_marked_one_after_the_other(counts: Counts) -> None:
    count = await with_deals(counts, 90, 60, 81)

    assert [result.marks for result in count.tally.results] == [(90, 72), (0, 162), (0, 81)]
    assert (count.tally.totals, count.tally.pot) == ((90, 315), 81)
    assert await again(counts, count) == count


async def test_a_correction_works_everything_after_it_out_anew(counts: Counts) -> None:
    count = await with_deals(counts, 90, 81, 100, 90, 90)

    count = await noted(counts, count, made(100), number=1)

    assert [result.totals for result in count.tally.results] == [
        (90, 72), (190, 134), (290, 196), (380, 268), (470, 340),
    ]  # fmt: skip
    assert await again(counts, count) == count


async def test_the_next_seat_deals_also_after_a_void_deal(counts: Counts) -> None:
    count = await with_deals(counts, 90)

    count = await counts.entries.note_void(count.id, ALICE, now(count, 1))

    assert (count.deals[1], [count.dealer(number) for number in range(5)]) == (None, [0, 1, 2, 3, 0])
    assert count.tally.totals == (90, 72)


async def test_the_last_deal_is_taken_away(counts: Counts) -> None:
    count = await with_deals(counts, 90, 100)

    after = await counts.entries.remove_last(count.id, ALICE, count.row.version)

    assert after.tally.totals == (90, 72)
    assert await again(counts, count) == after


async def test_no_deal_can_be_taken_away_before_the_first(counts: Counts) -> None:
    count = await opened(counts)
    with refused(CountRefusal.NO_DEALS):
        await counts.entries.remove_last(count.id, ALICE, count.row.version)


async def test_a_deal_is_not_noted_before_it_is_whole(counts: Counts) -> None:
    count = await opened(counts)
    with refused(CountRefusal.UNFINISHED):
        await noted(counts, count, replace(made(90), taker=None))
    assert (await again(counts, count)).deals == ()


# ---- the end -------------------------------------------------------------------------------------


async def test_a_match_ends_at_its_target(counts: Counts) -> None:
    count = await with_deals(counts, 100, 100, rules=HouseRules(target=200))

    assert (count.tally.winner, count.is_over) == (0, True)
    with refused(CountRefusal.OVER):
        await noted(counts, count, made(90))
    with refused(CountRefusal.OVER):
        await counts.entries.note_void(count.id, ALICE, now(count, 2))


async def test_a_match_ends_after_its_deals(counts: Counts) -> None:
    count = await with_deals(counts, 100, 100, rules=HouseRules(target=None, deals=2))
    assert count.tally.winner == 0


async def test_a_correction_goes_on_with_a_match_that_was_over(counts: Counts) -> None:
    count = await with_deals(counts, 100, 100, rules=HouseRules(target=200))

    count = await noted(counts, count, made(60), number=1)

    assert count.tally.winner == 1
    count = await noted(counts, count, made(82), number=1)
    assert not count.is_over
    assert (await noted(counts, count, made(90))).is_over


async def test_deals_after_an_earlier_end_are_kept_and_do_not_count(counts: Counts) -> None:
    count = await with_deals(counts, 82, 82, 90, rules=HouseRules(target=250))

    early = await noted(counts, count, Draft.of(count.deals[0]).with_capot(0), number=0)

    assert (early.is_over, early.beyond, early.tally.totals) == (True, 2, (252, 0))
    late = await noted(counts, early, Draft.of(count.deals[0]), number=0)
    assert (late.beyond, late.tally.totals) == (0, count.tally.totals)


async def test_a_sheet_has_an_end(counts: Counts, monkeypatch: pytest.MonkeyPatch) -> None:
    assert MOST_DEALS == 250
    monkeypatch.setattr("belote_bot.counting.entries.MOST_DEALS", 1)
    count = await with_deals(counts, 90)
    with refused(CountRefusal.TOO_LONG):
        await noted(counts, count, made(90))


# ---- too late ------------------------------------------------------------------------------------


async def test_two_who_enter_the_same_deal_do_not_both_add_it(counts: Counts) -> None:
    count = await opened(counts)
    for actor in (ALICE, BRUNO):
        await typed(counts, count, actor, 0, made(90))
    moment = now(count, 0)

    await counts.entries.note(count.id, BRUNO, moment)

    with refused(CountRefusal.DEAL_NOTED):
        await counts.entries.note(count.id, ALICE, moment)
    with refused(CountRefusal.DEAL_NOTED):
        await counts.entries.note_void(count.id, ALICE, moment)
    assert len((await again(counts, count)).deals) == 1


async def test_a_correction_meanwhile_makes_a_new_deal_stale(counts: Counts) -> None:
    count = await with_deals(counts, 90, 90)
    seen = now(count, 2)
    await typed(counts, count, BRUNO, 2, made(100))

    await noted(counts, count, made(80), number=0)

    with refused(CountRefusal.STALE):
        await counts.entries.note(count.id, BRUNO, seen)
    assert await counts.entries.draft(count, BRUNO, entry(count, 2)) == made(100)


async def test_a_correction_of_the_last_deal_on_an_earlier_state_is_stale(counts: Counts) -> None:
    count = await with_deals(counts, 90, 90)
    await typed(counts, count, BRUNO, 1, made(100))

    await counts.name_players(count.id, ALICE, called("Anna", "Bruno", "Chloé", "Denis"))

    with refused(CountRefusal.STALE):
        await counts.entries.note(count.id, BRUNO, now(count, 1))


async def test_the_last_deal_is_not_taken_away_twice(counts: Counts) -> None:
    count = await with_deals(counts, 90, 90)
    await counts.entries.remove_last(count.id, ALICE, count.row.version)
    with refused(CountRefusal.STALE):
        await counts.entries.remove_last(count.id, BRUNO, count.row.version)


@pytest.mark.parametrize("number", [-1, 3, 99])
async def test_there_is_no_deal_after_the_next(counts: Counts, number: int) -> None:
    count = await with_deals(counts, 90, 90)
    with refused(CountRefusal.STALE):
        await counts.entries.note_void(count.id, ALICE, now(count, number))


# ---- drafts --------------------------------------------------------------------------------------


async def test_what_was_typed_is_kept_for_each_person(counts: Counts) -> None:
    count = await opened(counts)
    await typed(counts, count, ALICE, 0, made(90))

    assert await counts.entries.draft(count, ALICE, entry(count, 0)) == made(90)
    assert await counts.entries.draft(count, BRUNO, entry(count, 0)) == Draft()


async def test_a_noted_deal_forgets_what_was_typed(counts: Counts) -> None:
    count = await with_deals(counts, 90)
    after = await counts.entries.remove_last(count.id, ALICE, count.row.version)
    assert await counts.entries.draft(after, ALICE, entry(after, 0)) == Draft()


async def test_a_correction_begins_with_what_was_noted(counts: Counts) -> None:
    count = await with_deals(counts, 90)
    await typed(counts, count, ALICE, 0, made(100))

    assert await counts.entries.begin_anew(count, ALICE, entry(count, 0)) == made(90)


async def test_a_deal_that_was_begun_never_corrects_the_one_noted_meanwhile(counts: Counts) -> None:
    count = await opened(counts)
    await typed(counts, count, BRUNO, 0, made(30))
    seen = entry(count, 0)
    count = await noted(counts, count, made(90))

    with refused(CountRefusal.DEAL_NOTED):
        await counts.entries.change(count.id, BRUNO, seen, lambda draft: draft.with_taker(2))

    assert (await again(counts, count)).deals == count.deals
    assert await counts.entries.draft(count, BRUNO, entry(count, 1)) == made(30, taker=2)
    assert await counts.entries.draft(count, BRUNO, entry(count, 0)) == made(90)


async def test_a_correction_that_was_begun_never_adds_the_deal_again(counts: Counts) -> None:
    count = await with_deals(counts, 90)
    seen = entry(count, 0)
    count = await counts.entries.remove_last(count.id, ALICE, count.row.version)
    with refused(CountRefusal.STALE):
        await counts.entries.change(count.id, BRUNO, seen, lambda _: made(30))


async def test_two_choices_at_once_are_both_kept(counts: Counts) -> None:
    count = await opened(counts)
    change, new = counts.entries.change, entry(count, 0)
    await asyncio.gather(
        change(count.id, BRUNO, new, lambda draft: draft.with_taker(2)),
        change(count.id, BRUNO, new, lambda draft: draft.with_trump(Suit.CLUBS)),
    )
    assert await counts.entries.draft(count, BRUNO, new) == Draft(2, Suit.CLUBS)


async def test_a_correction_that_was_left_goes_with_its_deal(counts: Counts) -> None:
    count = await with_deals(counts, 90)
    await typed(counts, count, BRUNO, 0, made(100))
    count = await counts.entries.remove_last(count.id, ALICE, count.row.version)
    assert await counts.entries.draft(count, BRUNO, entry(count, 0)) == Draft()


# ---- who may what --------------------------------------------------------------------------------


@pytest.mark.parametrize("actor", [ALICE, BRUNO, STAFF])
async def test_who_writes(counts: Counts, actor: Actor) -> None:
    count = await opened(counts)
    after = await counts.entries.note_void(count.id, actor, now(count, 0))
    assert len(after.deals) == 1


async def test_strangers_do_not_write(counts: Counts) -> None:
    count = await with_deals(counts, 90)
    for number in (0, 1):
        with refused(CountRefusal.NOT_A_WRITER):
            await counts.entries.note_void(count.id, EVE, now(count, number))
        with refused(CountRefusal.NOT_A_WRITER):
            await counts.entries.draft(count, EVE, entry(count, number))
        with refused(CountRefusal.NOT_A_WRITER):
            await typed(counts, count, EVE, number, made(90))
    with refused(CountRefusal.NOT_A_WRITER):
        await counts.entries.remove_last(count.id, EVE, count.row.version)


async def test_everybody_writes_once_the_opener_lets_them(counts: Counts) -> None:
    count = await opened(counts)
    with refused(CountRefusal.NOT_THE_OPENER):
        await counts.choose_writers(count.id, EVE, Writers.EVERYBODY)

    count = await counts.choose_writers(count.id, ALICE, Writers.EVERYBODY)

    await counts.entries.note_void(count.id, EVE, now(count, 0))


async def test_players_do_not_choose_the_rules_nor_close(counts: Counts) -> None:
    count = await opened(counts)
    with refused(CountRefusal.NOT_THE_OPENER):
        await counts.choose_rules(count.id, BRUNO, lambda rules: rules)
    with refused(CountRefusal.NOT_THE_OPENER):
        await counts.close(count.id, BRUNO)
    with refused(CountRefusal.NOT_THE_OPENER):
        await counts.name_players(count.id, BRUNO, called("A", "B", "C", "D"))


# ---- before the first deal -----------------------------------------------------------------------


async def test_rules_and_dealer_are_chosen_before_the_first_deal(counts: Counts) -> None:
    count = await opened(counts)
    await counts.choose_rules(count.id, ALICE, lambda _: PRESETS["cafe"])
    count = await counts.choose_dealer(count.id, ALICE, 2)

    assert (count.rules, count.dealer(0)) == (PRESETS["cafe"], 2)
    await noted(counts, count, made(90))
    with refused(CountRefusal.BEGUN):
        await counts.choose_rules(count.id, ALICE, lambda _: PRESETS["ffb"])
    with refused(CountRefusal.BEGUN):
        await counts.choose_dealer(count.id, ALICE, 0)


async def test_rules_that_there_are_not_change_nothing(counts: Counts) -> None:
    count = await opened(counts)
    with pytest.raises(RulesError):
        await counts.choose_rules(count.id, ALICE, lambda rules: changed(rules, "target", 1))
    assert await again(counts, count) == count


async def test_a_player_who_keeps_their_name_stays_a_member(counts: Counts) -> None:
    count = await opened(counts)
    count = await counts.name_players(count.id, ALICE, called("Anna", "Bruno", "Chloé", "Denis"))
    assert [(player.name, player.user_id) for player in count.players[:2]] == [
        ("Anna", None), ("Bruno", BRUNO.user_id),
    ]  # fmt: skip
    count = await counts.name_players(count.id, ALICE, called("Anna", "Bob", "Chloé", "Denis"))
    with refused(CountRefusal.NOT_A_WRITER):
        await counts.entries.note_void(count.id, BRUNO, now(count, 0))


# ---- opening, closing, finding -------------------------------------------------------------------


async def test_a_closed_count_takes_nothing_until_it_is_opened_again(counts: Counts) -> None:
    count = await with_deals(counts, 90)
    closed = await counts.close(count.id, STAFF)
    with refused(CountRefusal.CLOSED):
        await counts.entries.note_void(count.id, ALICE, now(closed, 1))
    with refused(CountRefusal.CLOSED):
        await counts.entries.draft(closed, ALICE, entry(closed, 1))
    with refused(CountRefusal.NOT_THE_OPENER):
        await counts.reopen(count.id, EVE)

    count = await counts.reopen(count.id, ALICE)

    assert (await noted(counts, count, made(90))).tally.totals == (180, 144)


async def test_a_count_is_another_servers_secret(counts: Counts) -> None:
    count = await opened(counts)
    with refused(CountRefusal.NO_COUNT):
        await counts.get(GUILD + 1, count.id)
    with refused(CountRefusal.NO_COUNT):
        await counts.get(GUILD, count.id + 1)


async def test_people_find_the_open_counts_that_they_opened_or_play_in(counts: Counts) -> None:
    first, second, third = [await opened(counts) for _ in range(3)]
    await counts.close(second.id, ALICE)

    for actor in (ALICE, BRUNO):
        found = await counts.of_person(GUILD, actor.user_id)
        assert [count.id for count in found] == [third.id, first.id]
    assert await counts.of_person(GUILD, EVE.user_id) == ()
    assert await counts.of_person(GUILD + 1, ALICE.user_id) == ()


async def test_one_person_does_not_open_counts_without_end(counts: Counts) -> None:
    count = await opened(counts)
    for _ in range(MOST_OPEN - 1):
        await opened(counts)
    with refused(CountRefusal.TOO_MANY):
        await opened(counts)
    await counts.close(count.id, ALICE)
    await opened(counts)


async def test_the_counts_of_a_channel_that_is_gone_are_closed(counts: Counts) -> None:
    count = await opened(counts)
    await counts.close_all(GUILD, 77)
    assert (await again(counts, count)).is_open
    await counts.close_all(GUILD, 2)
    assert not (await again(counts, count)).is_open
    assert await counts.unshown() == []


async def test_a_member_who_changes_seats_keeps_the_right_to_write(counts: Counts) -> None:
    count = await opened(counts)
    count = await counts.name_players(count.id, ALICE, called("Bruno", "Alice", "Chloé", "Denis"))
    assert count.players[:2] == (Player("Bruno", BRUNO.user_id), Player("Alice", None))
    count = await counts.name_players(
        count.id, ALICE, (Player("Eve", EVE.user_id), *called("Bruno", "B", "C", "D")[:3])
    )
    assert [player.user_id for player in count.players] == [EVE.user_id, BRUNO.user_id, None, None]


async def test_a_closed_count_is_not_opened_beyond_the_limit(
    counts: Counts, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("belote_bot.counting.service.MOST_OPEN", 1)
    first = await opened(counts)
    await counts.close(first.id, ALICE)
    second = await opened(counts)
    with refused(CountRefusal.TOO_MANY):
        await counts.reopen(first.id, ALICE)
    assert not (await again(counts, first)).is_open
    await counts.close(second.id, ALICE)
    assert (await counts.reopen(first.id, ALICE)).is_open


# ---- storing -------------------------------------------------------------------------------------


async def test_everything_is_there_after_a_restart(counts: Counts, database: Database, place: Path) -> None:
    count = await with_deals(counts, 90, 60, rules=PRESETS["cafe"])
    await typed(counts, count, BRUNO, 2, made(100))
    await database.close()

    reopened = await Database.open(place)
    try:
        after = Counts(reopened)
        assert await again(after, count) == count
        assert await after.entries.draft(count, BRUNO, entry(count, 2)) == made(100)
    finally:
        await reopened.close()


async def test_what_was_not_shown_is_remembered(counts: Counts) -> None:
    count = await opened(counts)
    assert await counts.unshown() == [count.id]
    await counts.shown(count, 1234)
    assert (await counts.unshown(), await counts.shown_by(1234)) == ([], count.id)
    await counts.close(count.id, ALICE)
    assert await counts.unshown() == [count.id]


async def test_listeners_are_told_after_it_is_stored(counts: Counts) -> None:
    told: list[int] = []

    class Listens:
        def count_changed(self, count_id: int) -> None:
            told.append(count_id)

    counts.listen(Listens())
    count = await with_deals(counts, 90)
    assert told == [count.id, count.id]
    with refused(CountRefusal.NOT_A_WRITER):
        await counts.entries.remove_last(count.id, EVE, count.row.version)
    assert len(told) == 2


async def test_a_database_that_does_not_answer_changes_nothing(counts: Counts, database: Database) -> None:
    count = await with_deals(counts, 90)
    await database.run("PRAGMA query_only = ON")
    with refused(CountRefusal.STORAGE):
        await counts.entries.remove_last(count.id, ALICE, count.row.version)
    await database.run("PRAGMA query_only = OFF")
    assert await again(counts, count) == count


async def test_nobody_reads_a_change_that_is_taken_back(
    counts: Counts, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    count = await opened(counts)
    await database.run(
        "CREATE TRIGGER broken BEFORE UPDATE OF version ON counts BEGIN SELECT RAISE(ABORT, 'full'); END"
    )
    reading: list[asyncio.Task[Count]] = []
    update = stored.update_count

    async def update_slowly(*args: Any) -> None:
        reading.append(asyncio.create_task(again(counts, count)))
        for _ in range(20):
            await database.number("SELECT 1")
        await update(*args)

    monkeypatch.setattr(stored, "update_count", update_slowly)
    with refused(CountRefusal.STORAGE):
        await counts.entries.note_void(count.id, ALICE, now(count, 0))
    assert (await reading[0]).deals == ()


async def test_players_who_stay_are_not_stored_again(counts: Counts, database: Database) -> None:
    count = await opened(counts)
    await database.run(
        "CREATE TRIGGER kept BEFORE DELETE ON count_players BEGIN SELECT RAISE(ABORT, 'gone'); END"
    )
    count = await counts.choose_writers(count.id, ALICE, Writers.EVERYBODY)
    assert count.row.writers is Writers.EVERYBODY
