"""The tables in the log: what is told of people, deals and ends."""

import logging
from pathlib import Path
from random import Random

import pytest

from belote_bot.storage.tables import TableStatus
from belote_bot.tables.occupants import Person
from belote_bot.watch.figures import FIGURES, Mover, TableState
from tests.tables.support import ALICE, BOB, CHLOE, DENIS, FOUR, TWO_DEALS, House, house_at


@pytest.fixture(autouse=True)
def _debugging(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "belote_bot.tables.chronicle")


def told(caplog: pytest.LogCaptureFixture, *names: str) -> list[dict[str, object]]:
    """What was told since the last time, of these kinds or of all."""
    fields = [record.__dict__["fields"] for record in caplog.records if "fields" in record.__dict__]
    caplog.clear()
    return [line for line in fields if not names or line["event"] in names]


def events(caplog: pytest.LogCaptureFixture, *names: str) -> list[object]:
    return [line["event"] for line in told(caplog, *names)]


async def test_people_come_and_go_by_their_ids(house: House, caplog: pytest.LogCaptureFixture) -> None:
    table = await house.open(ALICE)
    await house.tables.lobby.sit(table.id, BOB, 2)
    await house.tables.lobby.sit(table.id, BOB, 3)
    await house.tables.leaving.leave(table.id, BOB.user_id)
    await house.tables.lobby.add_bot(table.id, ALICE.user_id)
    people = [(line["event"], line.get("seat"), line.get("user"), line.get("bot")) for line in told(caplog)]
    assert people == [
        ("opened", None, None, None),
        ("sat", 0, ALICE.user_id, None),
        ("sat", 2, BOB.user_id, None),
        ("left", 2, BOB.user_id, None),
        ("sat", 3, BOB.user_id, None),
        ("left", 3, BOB.user_id, None),
        ("sat", 1, None, "steady"),
    ]


async def test_a_match_is_told_from_the_first_deal_to_the_winner(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    table = await house.started(TWO_DEALS)
    assert events(caplog)[-2:] == ["started", "dealt"]
    random = Random(5)
    await house.play_to(table, lambda: table.status is TableStatus.FINISHED, random)
    await house.collect(table)
    lines = told(caplog)
    steps = [line["version"] for line in lines if line["event"] in ("dealt", "passed", "took", "played")]
    assert steps == list(range(2, table.version + 1))
    assert table.match is not None
    game = table.match.game
    seats = [line["seat"] for line in lines if line["event"] == "played"]
    played = [deal for deal in game.deals if deal.tricks]
    assert seats == [
        (trick.leader + place) % 4 for deal in played for trick in deal.tricks for place in range(4)
    ]
    assert len([line for line in lines if line["event"] == "collected"]) == 8 * len(played)
    assert [line["totals"] for line in lines if line["event"] == "deal_over"] == [
        list(result.totals) for result in game.results
    ]
    assert [line["winner"] for line in lines if line["event"] == "match_over"] == [game.winner]
    assert lines[-1]["event"] == "collected"
    assert {line["match"] for line in lines} == {table.match.id}


async def test_a_bot_that_sits_in_is_told_and_the_end_of_a_table(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    table = await house.started(people=(ALICE, BOB))
    told(caplog)
    await house.tables.leaving.leave(table.id, BOB.user_id)
    [line] = told(caplog)
    assert (line["event"], line["user"], line["why"]) == ("taken_over", BOB.user_id, "left")
    await house.tables.returning.take_back(table.id, BOB)
    assert events(caplog) == ["sat"]
    await house.tables.leaving.close_table(table.id)
    assert events(caplog) == ["closed"]


async def test_a_table_that_is_brought_back_is_not_opened_again(
    house: House, place: Path, caplog: pytest.LogCaptureFixture
) -> None:
    table = await house.started(people=FOUR)
    told(caplog)
    async with house_at(place) as later:
        assert events(caplog) == ["restored"]
        again = later.tables.registry.get(table.id)
        await later.go_on(again, Random(1))
        [line] = told(caplog, "passed", "took")
        assert (line["version"], line["by"]) == (2, "person")


async def test_open_tables_and_moves_are_counted(house: House) -> None:
    tables, moves = FIGURES.tables.by_value, FIGURES.moves.by_value

    def more() -> tuple[int, int]:
        now = FIGURES.tables.by_value
        return tuple(now[state] - tables[state] for state in (TableState.LOBBY, TableState.PLAYING))  # pyright: ignore[reportReturnType]  # two of them

    await house.open(Person(9, "Ines"))
    assert more() == (1, 0)
    table = await house.started(people=(ALICE, BOB, CHLOE, DENIS))
    assert more() == (1, 1)
    await house.go_on(table, Random(1))
    assert FIGURES.moves[Mover.PERSON] == moves[Mover.PERSON] + 1
    await house.tables.leaving.close_table(table.id)
    assert more() == (1, 0)
    await house.tables.close()
    assert more() == (0, 0)


async def test_a_table_that_cannot_be_shown_pauses_and_goes_on(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    paused = FIGURES.tables[TableState.PAUSED]
    table = await house.started()
    told(caplog)
    await house.tables.waiting.wait(table.id, ("send_messages",))
    [line] = told(caplog)
    assert (line["event"], line["missing"]) == ("paused", "send_messages")
    assert FIGURES.tables[TableState.PAUSED] == paused + 1
    await house.tables.waiting.go_on(table.id)
    assert events(caplog) == ["resumed"]
    assert FIGURES.tables[TableState.PAUSED] == paused
