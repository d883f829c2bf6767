"""The table's message in the channel: it converges to the latest state whatever Discord does to it."""

import discord
import pytest

from cogs.parts.refreshing import RETRY_SECONDS
from tests.discord import packs
from tests.discord.harness import Person, Server


@pytest.fixture
async def people(server: Server, monkeypatch: pytest.MonkeyPatch) -> tuple[Person, ...]:
    """Four people with their hands open; Alice speaks first."""
    packs.stack(monkeypatch, packs.shuffled(7))
    four = server.four()
    await server.begin(four)
    return four


def moderator(server: Server) -> Person:
    role = server.guild.create_role("moderators", permissions=discord.Permissions(manage_messages=True))
    return server.person("Mona", roles=(role,))


async def test_every_edit_carries_one_picture_under_a_new_name(
    server: Server, people: tuple[Person, ...]
) -> None:
    await people[0].acts(people[0].actions[0])
    for person in people:
        await person.acts(person.actions[0])
    names: list[str] = []
    for state in server.states:
        files = [file["filename"] for file in state.payload["attachments"]]
        if state.payload["components"] and not state.explains:
            assert len(files) == 1
        names += files
    assert len(names) > 15
    assert len(names) == len(set(names))


async def test_a_message_deleted_by_a_moderator_is_posted_again(
    server: Server, people: tuple[Person, ...]
) -> None:
    mona = moderator(server)
    gone = server.post
    text = gone.text
    await mona.member.delete(server.channel.history()[-1])
    assert not gone.exists
    assert server.post.id > gone.id
    assert server.post.text == text
    assert people[0].id in server.post.pinged
    await people[0].clicks("Pass")
    assert "Alice passes." in server.post.text


async def test_a_message_that_is_found_gone_is_posted_again(
    server: Server, people: tuple[Person, ...]
) -> None:
    before = server.post
    server.env.inject_error("PATCH", "/channels/*/messages/*", status=404, code=10008)
    await people[0].clicks("Pass")
    assert server.post.id > before.id
    assert people[1].mention in server.post.text
    assert people[1].id in server.post.pinged


async def test_a_deleted_lobby_comes_back(server: Server) -> None:
    mona = moderator(server)
    alice, bruno, _, _ = server.four()
    await alice.types("new")
    await mona.member.delete(server.channel.history()[-1])
    await bruno.clicks("Sit East")
    assert "East: Bruno" in server.post.text


async def test_a_message_sent_at_the_second_attempt_is_shown_anew(
    server: Server, people: tuple[Person, ...]
) -> None:
    """The first attempt may have arrived although its answer did not: Discord then gives that message."""
    before = server.post
    server.env.inject_error("PATCH", f"/channels/*/messages/{before.id}", status=404, code=10008, times=2)
    server.env.inject_error("POST", "/channels/*/messages", status=500)
    await people[0].clicks("Pass")
    assert server.post.id != before.id
    assert "Alice passes." in server.post.text
    edits = [r for r in server.env.http_requests if r.method == "PATCH" and str(server.post.id) in r.path]
    assert len(edits) == 1


async def test_a_deleted_channel_closes_its_table_and_the_players_are_free(
    server: Server, people: tuple[Person, ...]
) -> None:
    other = server.guild.create_text_channel("other")
    server.env.backend.delete_channel(server.channel.id)
    assert (await people[1].types("leave", other)).said == "You do not sit at this table."
    assert list(server.bot.house.tables.registry) == []
    await people[0].types("new", other)
    assert "Alice’s table" in server.posts_in(other)[-1].text


@pytest.mark.parametrize(("status", "code"), [(500, 0), (503, 0), (429, 20028)])
async def test_an_edit_that_discord_fails_is_tried_again(
    server: Server, people: tuple[Person, ...], status: int, code: int
) -> None:
    server.env.inject_error("PATCH", "/channels/*/messages/*", status=status, code=code, times=3)
    await people[0].clicks("Pass")
    assert people[1].mention in server.post.text
    assert server.env.backend.faults == []


async def test_a_new_message_that_discord_fails_is_sent_once(
    server: Server, people: tuple[Person, ...]
) -> None:
    before = len(server.posts)
    server.env.inject_error("POST", "/channels/*/messages", status=500, times=3)
    for person in people * 2:
        await person.clicks("Pass")
    assert len(server.posts) == before + 1
    assert server.post.labels == ["My hand", "Table", "Rules"]
    assert server.posts[-2].buttons == ()


@pytest.fixture
async def slow_people(slow_server: Server, monkeypatch: pytest.MonkeyPatch) -> tuple[Person, ...]:
    """The same where pauses take their time."""
    packs.stack(monkeypatch, packs.shuffled(7))
    four = slow_server.four()
    await slow_server.begin(four)
    await slow_server.rest()
    return four


async def test_after_a_long_failure_everything_is_shown_within_seconds(
    slow_server: Server, slow_people: tuple[Person, ...]
) -> None:
    server = slow_server
    server.env.inject_error("PATCH", "/channels/*/messages/*", status=503, times=None)
    for person in slow_people[:3]:
        await person.clicks("Pass")
    for _ in range(20):
        await server.wait(5)
    assert "passes" not in server.post.text
    server.env.backend.faults.clear()
    await server.wait(RETRY_SECONDS[-1])
    assert "Alice passes. Bruno passes. Chloé passes." in server.post.text


async def test_what_failed_is_shown_as_soon_as_the_gateway_is_back(
    slow_server: Server, slow_people: tuple[Person, ...]
) -> None:
    server = slow_server
    server.env.inject_error("PATCH", "/channels/*/messages/*", status=503, times=None)
    await slow_people[0].clicks("Pass")
    await server.wait(9)
    server.env.backend.faults.clear()
    server.bot.dispatch("resumed")
    await server.env.settle()
    assert "Alice passes." in server.post.text


async def test_a_past_deal_that_discord_failed_to_freeze_has_no_live_buttons(
    server: Server, people: tuple[Person, ...]
) -> None:
    first = server.post
    for person in (people * 2)[:7]:
        await person.clicks("Pass")
    server.env.inject_error("PATCH", "/channels/*/messages/*", status=500, times=1)
    await people[3].clicks("Pass")
    assert first.buttons == ()
    assert "the deal is void" in first.text


async def test_edits_keep_a_second_of_distance(slow_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    server = slow_server
    packs.stack(monkeypatch, packs.shuffled(7))
    people = server.four()
    await server.begin(people)
    await server.rest()
    for person in people:
        await person.clicks("Pass")
    assert server.post.text.count("passes") == 1
    await server.wait(1)
    assert server.post.text.count("passes") == 4
