"""Counts come back as they were stored."""

import sqlite3

import pytest

from belote_bot.game.cards import Suit
from belote_bot.game.counted import Capot, Counted, CountedDeal, Points
from belote_bot.game.house_rules import PRESETS
from belote_bot.storage.count_deals import (
    deals_of,
    draft_of,
    drop_draft,
    drop_drafts,
    put_deal,
    put_draft,
    remove_deal,
)
from belote_bot.storage.counts import (
    CountRow,
    CountStatus,
    PlayerRow,
    Writers,
    close_all_in,
    count_of_post,
    insert_count,
    load_count,
    number_open,
    open_ids_of,
    set_shown,
    unshown_ids,
    update_count,
)
from belote_bot.storage.database import Database

NEW = CountRow(
    id=0,
    guild_id=1,
    channel_id=2,
    opener_id=10,
    language="fr",
    rules=PRESETS["cafe"],
    first_dealer=3,
    writers=Writers.NAMED,
    status=CountStatus.OPEN,
    version=0,
    post_id=None,
    players=(
        PlayerRow("Alice", 10), PlayerRow("Bruno", None), PlayerRow("Chloé 🃏", 12), PlayerRow("Denis", None),
    ),
    deals=(),
)  # fmt: skip

DEALS: tuple[Counted, ...] = (
    CountedDeal(0, Suit.SPADES, Points(0, 90)),
    CountedDeal(3, Suit.CLUBS, Points(1, 0), belote=0, melds=(0, 150)),
    None,
    CountedDeal(1, Suit.HEARTS, Capot(1), belote=1, melds=(20, 0)),
)


async def stored(database: Database, row: CountRow = NEW) -> int:
    async with database.transaction():
        return await insert_count(database, row, 100)


async def loaded(database: Database, count_id: int) -> CountRow:
    row = await load_count(database, count_id)
    assert row is not None
    return row


async def test_a_count_comes_back(database: Database) -> None:
    row = await loaded(database, await stored(database))
    assert row == CountRow(**{name: getattr(row if name == "id" else NEW, name) for name in NEW.__slots__})


async def test_there_is_no_count_of_an_unknown_number(database: Database) -> None:
    assert await load_count(database, 1) is None


async def test_every_kind_of_deal_comes_back(database: Database) -> None:
    count_id = await stored(database)
    async with database.transaction():
        for number, deal in enumerate(DEALS):
            await put_deal(database, count_id, number, deal, 10, 100)
    assert await deals_of(database, count_id) == DEALS
    assert (await loaded(database, count_id)).deals == DEALS


async def test_a_deal_takes_the_place_of_another(database: Database) -> None:
    count_id = await stored(database)
    async with database.transaction():
        for deal in DEALS:
            await put_deal(database, count_id, 0, deal, 10, 100)
    assert await deals_of(database, count_id) == DEALS[-1:]
    async with database.transaction():
        await remove_deal(database, count_id, 0)
    assert await deals_of(database, count_id) == ()


async def test_no_deal_belongs_to_no_count(database: Database) -> None:
    with pytest.raises(sqlite3.IntegrityError):
        async with database.transaction():
            await put_deal(database, 77, 0, None, 10, 100)


async def test_choices_come_back(database: Database) -> None:
    row = await loaded(database, await stored(database))
    changed = CountRow(
        **{
            **{name: getattr(row, name) for name in row.__slots__},
            "rules": PRESETS["tournoi"],
            "first_dealer": 1,
            "writers": Writers.EVERYBODY,
            "status": CountStatus.CLOSED,
            "version": 5,
        }
    )
    async with database.transaction():
        await update_count(database, changed)
    assert await loaded(database, row.id) == changed


async def test_drafts_are_kept_by_person_and_deal(database: Database) -> None:
    count_id = await stored(database)
    async with database.transaction():
        for user_id, number, draft in ((10, 0, "a"), (10, 1, "b"), (11, 0, "c"), (10, 0, "d")):
            await put_draft(database, count_id, user_id, number, draft)
    assert [await draft_of(database, count_id, *key) for key in ((10, 0), (10, 1), (11, 0), (11, 1))] == [
        "d", "b", "c", None,
    ]  # fmt: skip
    async with database.transaction():
        await drop_draft(database, count_id, 10, 0)
    assert [await draft_of(database, count_id, user_id, 0) for user_id in (10, 11)] == [None, "c"]
    async with database.transaction():
        await drop_drafts(database, count_id, 0)
    assert await draft_of(database, count_id, 11, 0) is None
    assert await draft_of(database, count_id, 10, 1) == "b"


async def test_open_counts_are_found_by_opener_and_player(database: Database) -> None:
    first, second = await stored(database), await stored(database)
    assert await open_ids_of(database, 1, 12) == await open_ids_of(database, 1, 10) == [second, first]
    assert (await open_ids_of(database, 2, 10), await open_ids_of(database, 1, 13)) == ([], [])
    assert (await number_open(database, 1, 10), await number_open(database, 1, 12)) == (2, 0)


async def test_what_a_message_shows_is_remembered(database: Database) -> None:
    count_id = await stored(database)
    assert await unshown_ids(database) == [count_id]
    async with database.transaction():
        await set_shown(database, count_id, 0, 555)
    assert await unshown_ids(database) == []
    assert (await count_of_post(database, 555), await count_of_post(database, 556)) == (count_id, None)
    assert (await loaded(database, count_id)).post_id == 555


async def test_all_counts_of_a_server_are_closed(database: Database) -> None:
    here, elsewhere = await stored(database), await stored(database)
    async with database.transaction():
        await database.run("UPDATE counts SET guild_id = 9 WHERE id = ?", (elsewhere,))
        await close_all_in(database, 1, None)
    statuses = [(await loaded(database, count_id)).status for count_id in (here, elsewhere)]
    assert statuses == [CountStatus.CLOSED, CountStatus.OPEN]
