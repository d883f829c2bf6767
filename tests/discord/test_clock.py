"""The turn clock as people at a table live it: told how long, reminded once, moved for, and coming back."""

import re

import pytest

from tests.discord import packs
from tests.discord.harness import Person, Post, Server


@pytest.fixture
async def people(server: Server, monkeypatch: pytest.MonkeyPatch) -> tuple[Person, ...]:
    """Four people in the first deal, whose cards are known; the first of them speaks."""
    packs.stack(monkeypatch, packs.nothing_to_bid_on())
    people = server.four()
    await server.begin(people)
    return people


def deadline(text: str) -> int:
    """The moment that a message counts down to."""
    (seconds,) = re.findall(r"<t:(\d+):R>", text)
    return int(seconds)


def reminders(server: Server) -> list[Post]:
    """The messages in the channel that remind somebody, oldest first."""
    stored = server.env.backend.messages[server.channel.id].values()
    return [
        Post(server.env, server.channel.id, message.id)
        for message in sorted(stored, key=lambda message: message.id)
        if "it is your turn!" in message.content
    ]


# ---- how long -------------------------------------------------------------------------------


async def test_the_table_and_the_hand_tell_how_long_there_is(
    server: Server, people: tuple[Person, ...]
) -> None:
    hand = people[0].hand
    assert hand is not None
    left = deadline(server.post.text) - server.clock.now()
    assert 115 < left <= 121
    assert deadline(hand.text) == deadline(server.post.text)
    assert "a bot plays in your place" in hand.text

    await server.wait(50)
    await people[0].clicks("Pass")
    assert people[1].mention in server.post.text
    assert 119 <= deadline(server.post.text) - server.clock.now() <= 121
    assert "<t:" not in hand.text


async def test_no_time_is_told_on_a_bots_turn(slow_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    server = slow_server
    packs.stack(monkeypatch, packs.nothing_to_bid_on())
    alice = server.person("Alice")
    await server.begin_with_bots(alice)
    await alice.clicks("Pass")
    await server.rest()
    assert "<t:" not in server.post.text


async def test_a_server_without_a_clock_hurries_nobody(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    packs.stack(monkeypatch, packs.nothing_to_bid_on())
    await server.thinks_for(0)
    people = server.four()
    await server.begin(people)
    assert "<t:" not in server.post.text
    await server.wait(1_000_000)
    assert people[0].mention in server.post.text


async def test_a_clock_may_run_for_days(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    packs.stack(monkeypatch, packs.nothing_to_bid_on())
    await server.thinks_for(7 * 86_400)
    people = server.four()
    await server.begin(people)
    await server.wait(7 * 86_400 - 60)
    assert people[0].mention in server.post.text
    await server.wait(60)
    assert people[1].mention in server.post.text


# ---- half time ------------------------------------------------------------------------------


async def test_one_message_reminds_at_half_time_and_goes_away_with_the_move(
    server: Server, people: tuple[Person, ...]
) -> None:
    await server.wait(50)
    assert reminders(server) == []
    await server.wait(15)
    (reminder,) = reminders(server)
    assert reminder.pinged == {people[0].id}
    assert people[0].hand is not None
    assert "Half of your time is over" in people[0].hand.text
    await server.wait(40)
    assert [post.id for post in reminders(server)] == [reminder.id]

    await people[0].clicks("Pass")
    assert reminders(server) == []
    assert await server.database.rows("SELECT * FROM reminders") == []


async def test_whoever_does_not_want_to_be_mentioned_is_reminded_in_private_only(
    server: Server, people: tuple[Person, ...]
) -> None:
    await people[0].types("preferences", mentions="off")
    await server.wait(65)
    assert reminders(server) == []
    assert people[0].hand is not None
    assert "Half of your time is over" in people[0].hand.text


async def test_a_move_before_half_time_is_not_reminded_of(server: Server, people: tuple[Person, ...]) -> None:
    await server.wait(50)
    await people[0].clicks("Pass")
    await server.wait(50)
    assert reminders(server) == []


async def test_a_reminder_that_discord_refuses_disturbs_nothing(
    server: Server, people: tuple[Person, ...]
) -> None:
    server.env.inject_error("POST", "/channels/*/messages", status=403, code=50013)
    await server.wait(65)
    assert reminders(server) == []
    await people[0].clicks("Pass")
    assert people[1].mention in server.post.text


# ---- the end --------------------------------------------------------------------------------


async def test_at_the_end_a_bot_moves_and_the_table_says_so(
    server: Server, people: tuple[Person, ...]
) -> None:
    await server.wait(122)
    assert "Alice did not answer in time: a bot did in their place." in server.post.text
    assert people[1].mention in server.post.text
    assert reminders(server) == []
    assert people[0].hand is not None
    assert people[0].hand.labels == []


# ---- restarts and races ---------------------------------------------------------------------


async def test_a_restart_gives_no_reminder_twice_and_takes_the_old_one_away(
    server: Server, people: tuple[Person, ...]
) -> None:
    await server.wait(65)
    assert len(reminders(server)) == 1
    await server.restart()
    assert reminders(server) == []
    assert await server.database.rows("SELECT * FROM reminders") == []
    await server.wait(50)
    assert reminders(server) == []
    assert people[0].mention in server.post.text
    await server.wait(15)
    assert people[1].mention in server.post.text


async def test_a_restart_shows_the_time_that_is_left(server: Server, people: tuple[Person, ...]) -> None:
    await server.restart()
    await server.rest()
    assert 110 < deadline(server.post.text) - server.clock.now() <= 121


async def test_a_click_that_comes_with_the_end_of_time_is_either_taken_or_too_late(
    server: Server, people: tuple[Person, ...]
) -> None:
    hand = people[0].hand
    assert hand is not None
    button = hand.button("Pass")
    await server.wait(deadline(server.post.text) - server.clock.now() - 0.001)
    (answer,) = await server.together((people[0], hand, button.id))
    await server.wait(1)
    assert answer.said is None
    assert "did not answer in time" not in server.post.text
    assert await server.database.rows("SELECT user_id FROM actions") == [(people[0].id,)]


async def test_a_click_after_the_end_of_time_is_told_so(server: Server, people: tuple[Person, ...]) -> None:
    hand = people[0].hand
    assert hand is not None
    button = hand.button("Pass")
    await server.wait(121)
    answer = await server.forge(people[0], hand, button.id)
    assert answer.said is not None
    assert await server.database.rows("SELECT user_id FROM actions") == [(None,)]


async def test_no_clock_runs_after_the_table_is_closed(server: Server, people: tuple[Person, ...]) -> None:
    await people[0].types("stop")
    await server.wait(1_000)
    assert "<t:" not in server.post.text
    assert await server.database.rows("SELECT * FROM actions") == []
    assert reminders(server) == []
