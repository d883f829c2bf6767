"""The podium of the week: on Monday, once, in the channel that the server chose, whatever happens."""

from datetime import UTC, datetime, timedelta

import discord
import pytest

from tests.discord.harness import Person, Server
from tests.discord.panels import choose, chosen, forge_choice
from tests.discord.posts import Post
from tests.discord.results import BOT, DAY, Sits, play
from tests.discord.test_settings import manager_of, opens

HOUR = 3600


@pytest.fixture
def four(server: Server) -> tuple[Person, Person, Person, Person]:
    return server.four()


@pytest.fixture
def manager(server: Server) -> Person:
    return manager_of(server)


def now(server: Server) -> datetime:
    return datetime.fromtimestamp(server.clock.now(), UTC)


def monday(server: Server) -> datetime:
    """The next Monday at eight."""
    today = now(server).replace(hour=8, minute=0, second=0, microsecond=0)
    return today + timedelta(days=7 - today.weekday())


async def until(server: Server, moment: datetime) -> None:
    await server.wait((moment - now(server)).total_seconds())


async def wants(manager: Person, channel: object | None = None) -> Post:
    """The manager has the podium posted in the channel."""
    panel = await opens(manager, "Standings")
    await choose(manager, panel, "weekly", channel or manager.server.channel)
    return panel


async def played(server: Server, four: tuple[Person, ...], *winners: int, days_ago: int = 0) -> None:
    people = [Sits(person.id, person.name) for person in four]
    for winner in winners:
        at = int(server.clock.now()) - days_ago * DAY
        await play(server.database, server.guild.id, people, 1 if winner else 0, at)


def podiums(server: Server) -> list[Post]:
    return [post for post in server.posts if "podium" in post.text]


async def test_the_podium_is_posted_on_monday(
    server: Server, four: tuple[Person, ...], manager: Person
) -> None:
    await wants(manager)
    await played(server, four, 0, 0, 1)
    week = now(server).isocalendar().week
    await until(server, monday(server) - timedelta(minutes=1))
    assert podiums(server) == []
    await server.wait(120)
    (post,) = podiums(server)
    assert post.text.splitlines() == [
        f"### The podium of week {week}",
        "**1.** Alice · **2 wins** · 3 matches",
        "**1.** Chloé · **2 wins** · 3 matches",
        "**3.** Bruno · **1 win** · 3 matches",
        "**3.** Denis · **1 win** · 3 matches",
    ]
    assert f"Leaderboard · week {week}" in post.alt
    assert post.pinged == set()
    assert server.states[-1].may_notify == frozenset()


async def test_the_podium_comes_once_a_week(
    server: Server, four: tuple[Person, ...], manager: Person
) -> None:
    await wants(manager)
    await played(server, four, 0)
    await until(server, monday(server) + timedelta(minutes=1))
    await server.restart()
    await server.wait(2 * HOUR)
    await server.restart()
    assert len(podiums(server)) == 1
    await played(server, four, 1)
    await until(server, monday(server) + timedelta(minutes=1))
    assert len(podiums(server)) == 2
    assert podiums(server)[1].text.splitlines()[1].startswith("**1.** Bruno")


async def test_a_week_in_which_nobody_played_is_passed_over_in_silence(
    server: Server, four: tuple[Person, ...], manager: Person
) -> None:
    await wants(manager)
    await played(server, four, 0)
    await until(server, monday(server) + timedelta(minutes=1))
    await until(server, monday(server) + timedelta(minutes=1))
    assert len(podiums(server)) == 1
    await server.wait(3 * DAY)
    assert len(podiums(server)) == 1


async def test_nothing_is_posted_unless_the_server_wants_it(server: Server, four: tuple[Person, ...]) -> None:
    await played(server, four, 0)
    await until(server, monday(server) + timedelta(hours=1))
    assert server.posts == []


async def test_nothing_is_posted_any_more_once_the_server_does_not_want_it(
    server: Server, four: tuple[Person, ...], manager: Person
) -> None:
    panel = await wants(manager)
    await choose(manager, panel, "weekly")
    assert chosen(panel, "weekly") == []
    await played(server, four, 0)
    await until(server, monday(server) + timedelta(hours=1))
    assert server.posts == []


async def test_the_first_podium_is_that_of_the_week_in_which_it_was_wished_for(
    server: Server, four: tuple[Person, ...], manager: Person
) -> None:
    await played(server, four, 0, days_ago=7)
    await wants(manager)
    await server.restart()
    await server.wait(2 * HOUR)
    assert podiums(server) == []


async def test_a_podium_that_was_missed_on_monday_comes_later_that_week(
    server: Server, four: tuple[Person, ...], manager: Person
) -> None:
    await wants(manager)
    await played(server, four, 0)
    await server.bot._weekly.close()
    await until(server, monday(server) + timedelta(days=3))
    assert podiums(server) == []
    await server.restart()
    assert len(podiums(server)) == 1


async def test_a_podium_that_was_missed_for_a_week_does_not_come_any_more(
    server: Server, four: tuple[Person, ...], manager: Person
) -> None:
    await wants(manager)
    await played(server, four, 0)
    await server.bot._weekly.close()
    await until(server, monday(server) + timedelta(days=8))
    await server.restart()
    await server.wait(2 * HOUR)
    assert podiums(server) == []


async def test_where_four_people_never_met_the_matches_with_bots_count(
    server: Server, four: tuple[Person, ...], manager: Person
) -> None:
    await wants(manager)
    alice = Sits(four[0].id, "Alice")
    await play(server.database, server.guild.id, (alice, BOT, BOT, BOT), 0, int(server.clock.now()))
    await until(server, monday(server) + timedelta(minutes=1))
    (post,) = podiums(server)
    assert "**1.** Alice · **1 win** · 1 match" in post.text
    assert "Wins · with bots" in post.alt


async def test_the_podium_speaks_the_language_of_the_server(
    server: Server, four: tuple[Person, ...], manager: Person
) -> None:
    await choose(manager, await opens(manager), "language", "français")
    await wants(manager)
    await played(server, four, 0)
    await until(server, monday(server) + timedelta(minutes=1))
    (post,) = podiums(server)
    assert post.text.startswith("### Le podium de la semaine ")
    assert "**1.** Alice · **1 victoire** · 1 partie" in post.text


async def test_its_button_opens_the_whole_leaderboard_of_that_week_in_private(
    server: Server, four: tuple[Person, ...], manager: Person
) -> None:
    await wants(manager)
    await played(server, four, 0)
    week = now(server).isocalendar().week
    await until(server, monday(server) + timedelta(minutes=1))
    answer = await four[1].clicks("The whole leaderboard", podiums(server)[0])
    assert answer.post.stored.is_ephemeral
    assert answer.post.text.startswith(f"### Leaderboard · week {week}\n-# Wins · among people")
    assert "**3.** Bruno · **0 wins** · 1 match ◂\u00a0you" in answer.post.text


# ---- what may go wrong -----------------------------------------------------------------------


async def test_a_missing_permission_is_told_in_the_settings_and_the_podium_comes_once_it_is_there(
    server: Server, four: tuple[Person, ...], manager: Person
) -> None:
    hidden = server.guild.create_text_channel(
        "hidden",
        overwrites={server.guild.default_role: discord.PermissionOverwrite(send_messages=False)},
    )
    panel = await wants(manager, hidden)
    warning = f"The podium cannot be posted in <#{hidden.id}>. I lack: send messages, attach files."
    assert warning in panel.text
    await played(server, four, 0)
    await until(server, monday(server) + timedelta(minutes=1))
    assert server.posts_in(hidden) == []
    assert not [request for request in server.env.http_requests if str(hidden.id) in request.path]
    assert warning in (await opens(manager, "Standings")).text
    server.env.backend.delete_overwrite(hidden.id, server.guild.id)
    await server.wait(HOUR)
    assert len(server.posts_in(hidden)) == 1
    assert "⚠️" not in (await opens(manager, "Standings")).text


async def test_a_channel_that_is_gone_is_told_in_the_settings(
    server: Server, four: tuple[Person, ...], manager: Person
) -> None:
    gone = server.guild.create_text_channel("gone")
    await wants(manager, gone)
    server.env.backend.delete_channel(gone.id)
    await server.env.settle()
    await played(server, four, 0)
    await until(server, monday(server) + timedelta(minutes=1))
    panel = await opens(manager, "Standings")
    assert "The podium’s channel is gone: choose another one." in panel.text
    await choose(manager, panel, "weekly", server.channel)
    assert "gone" not in panel.text
    await server.wait(HOUR)
    assert len(podiums(server)) == 1


async def test_a_refusal_by_discord_is_told_in_the_settings(
    server: Server, four: tuple[Person, ...], manager: Person
) -> None:
    await wants(manager)
    await played(server, four, 0)
    server.env.inject_error("POST", "/channels/*/messages", status=403, code=50013)
    await until(server, monday(server) + timedelta(minutes=1))
    assert podiums(server) == []
    assert "Discord refused the last podium" in (await opens(manager, "Standings")).text
    await server.wait(HOUR)
    assert len(podiums(server)) == 1


async def test_a_fault_of_discord_that_passes_costs_no_podium_and_brings_no_second_one(
    server: Server, four: tuple[Person, ...], manager: Person
) -> None:
    await wants(manager)
    await played(server, four, 0)
    server.env.inject_error("POST", "/channels/*/messages", status=500, times=3)
    await until(server, monday(server) + timedelta(minutes=1))
    assert podiums(server) == []
    await server.wait(HOUR)
    await server.wait(HOUR)
    assert len(podiums(server)) == 1


async def in_doubt(server: Server, four: tuple[Person, ...], manager: Person) -> None:
    """The program was killed while the podium was being sent, and starts again two hours later."""
    await wants(manager)
    await played(server, four, 0)
    begun = monday(server)
    await until(server, begun + timedelta(minutes=1))
    async with server.database.transaction():
        await server.database.run(
            "UPDATE weekly_posts SET done = '2000-W01', nonce = 'x', begun_at = ?", (int(begun.timestamp()),)
        )
    await server.wait(2 * HOUR)


async def is_done(server: Server) -> bool:
    ((done,),) = await server.database.rows("SELECT done FROM weekly_posts")
    return done != "2000-W01"


async def test_a_podium_of_which_nobody_knows_whether_it_was_sent_is_looked_for(
    server: Server, four: tuple[Person, ...], manager: Person
) -> None:
    await in_doubt(server, four, manager)
    await server.restart()
    assert len(podiums(server)) == 1
    assert await is_done(server)


async def test_a_podium_that_was_not_sent_is_not_found_and_comes(
    server: Server, four: tuple[Person, ...], manager: Person
) -> None:
    await in_doubt(server, four, manager)
    server.env.backend.delete_message(server.channel.id, podiums(server)[0].id)
    await server.restart()
    assert len(podiums(server)) == 1
    assert await is_done(server)


async def test_a_podium_that_cannot_be_looked_for_is_not_sent_a_second_time(
    server: Server, four: tuple[Person, ...], manager: Person
) -> None:
    await in_doubt(server, four, manager)
    server.env.inject_error("GET", "/channels/*/messages", status=403, code=50001)
    await server.restart()
    assert len(podiums(server)) == 1
    assert await is_done(server)


@pytest.mark.parametrize("values", [["1"], ["salon"], ["1", "2"]])
async def test_a_forged_channel_is_refused(server: Server, manager: Person, values: list[str]) -> None:
    panel = await opens(manager, "Standings")
    answer = await forge_choice(manager, panel, "c:set:0:weekly", values, 8)
    assert answer.said is not None
    assert answer.said.startswith("That button is out of date")
    assert await server.database.rows("SELECT * FROM weekly_posts") == []


async def test_only_who_manages_the_server_chooses(server: Server, manager: Person) -> None:
    panel = await opens(manager, "Standings")
    alice = server.person("Alice")
    answer = await forge_choice(alice, panel, "c:set:0:weekly", [str(server.channel.id)], 8)
    assert answer.said == "Only those who may manage the server can change its settings."
    assert await server.database.rows("SELECT * FROM weekly_posts") == []


async def test_the_podium_goes_with_all_other_settings(server: Server, manager: Person) -> None:
    panel = await wants(manager)
    await manager.clicks("Reset…", panel)
    await manager.clicks("Yes, reset everything", panel)
    assert await server.database.rows("SELECT * FROM weekly_posts") == []
