"""Clocks after a restart: the time without the program is nobody's loss, and nobody is moved for at once."""

from pathlib import Path

from belote_bot.storage.tables import TableStatus
from belote_bot.tables.turns import DESERTED_SECONDS, LEAST_SECONDS
from tests.tables.clocks import (
    Time,
    asleep,
    pace_of,
    reach_a_person,
    running,
    timed_house,
    timed_match,
)
from tests.tables.support import (
    ALICE,
    as_killed,
    found,
    house_at,
)


async def test_the_time_without_the_program_does_not_count(place: Path, time: Time) -> None:
    async with timed_house(place, time) as house:
        table = await timed_match(house, time)
        await time.passes(50)
    time.now += 100_000
    async with timed_house(place, time) as again:
        assert running(found(again, table)).ends_at == time.now + 70
        await time.passes(69)
        assert found(again, table).version == 1
        await time.passes(1)
        assert found(again, table).version == 2


async def test_killed_the_program_gives_time_back_and_takes_none(
    place: Path, time: Time, tmp_path: Path
) -> None:
    async with timed_house(place, time) as house:
        table = await timed_match(house, time)
        await time.passes(50)
        early = as_killed(place, tmp_path / "early")
        await time.passes(60)
        late = as_killed(place, tmp_path / "late")
    async with timed_house(early, time) as again:
        assert running(found(again, table)).ends_at == time.now + 120
    async with timed_house(late, time) as again:
        assert running(found(again, table)).ends_at == time.now + 60
        assert running(found(again, table)).reminded


async def test_nobody_is_moved_for_right_at_the_start(place: Path, time: Time) -> None:
    async with timed_house(place, time) as house:
        table = await timed_match(house, time)
        await time.passes(119)
    async with timed_house(place, time) as again:
        await time.passes(LEAST_SECONDS - 1)
        assert found(again, table).version == 1


async def test_sleepers_misses_and_news_outlast_a_restart(place: Path, time: Time) -> None:
    async with timed_house(place, time) as house:
        table = await timed_match(house, time)
        sleeper = await asleep(house, time, table)
        await reach_a_person(time, table)
        await time.passes(120)
        seats, missed = table.seats, table.missed
        assert 1 in missed
    async with house_at(place, pace_of(time)) as again:
        assert found(again, table).seats == seats
        assert found(again, table).missed == missed
        await again.tables.returning.take_back(table.id, sleeper)


async def test_a_deserted_table_outlasts_a_restart(place: Path, time: Time) -> None:
    async with timed_house(place, time) as house:
        table = await timed_match(house, time, people=(ALICE,))
        await asleep(house, time, table)
    time.now += 10 * DESERTED_SECONDS
    async with timed_house(place, time) as again:
        await time.passes(DESERTED_SECONDS - 600)
        assert found(again, table).status is TableStatus.PLAYING
        await time.passes(600)
        assert again.tables.registry.in_channel(table.channel_id) is None
