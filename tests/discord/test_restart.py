"""Started again at any moment, the bot goes on where it was: old buttons work, no card is lost."""

from collections.abc import AsyncGenerator, Awaitable, Callable
from pathlib import Path

import pytest

from belote_bot.storage.database import Row
from belote_bot.tables.pace import Pace
from belote_bot.tables.table import Shown
from tests.discord import packs, shadow
from tests.discord.harness import Clock, Person, Server, open_server


async def play_a_deal(server: Server, alice: Person, between: Callable[[], Awaitable[None]]) -> None:
    """Alice plays a deal with three bots by clicks alone; something happens between every two plies."""
    await server.begin_with_bots(alice)
    while not await server.database.rows("SELECT * FROM results"):
        if server.table.turn == 0:
            await alice.opens_hand()
            await between()
            await alice.acts(alice.actions[0])
        else:
            await server.wait(2.5 if server.table.shown is Shown.COMPLETE_TRICK else 1)
        await between()


async def written(server: Server) -> list[list[Row]]:
    """Everything that a deal leaves behind, times and salts left out."""
    return [
        await server.database.rows("SELECT deal, number, seat, action, user_id FROM actions ORDER BY 1, 2"),
        await server.database.rows("SELECT * FROM results"),
        await server.database.rows("SELECT number, dealer, deck FROM deals WHERE number = 0"),
    ]


@pytest.mark.timeout(600)
@pytest.mark.parametrize("seed", [3])
async def test_a_restart_after_every_ply_of_a_deal_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    async def nothing() -> None:
        pass

    packs.stack(monkeypatch, packs.shuffled(seed))
    async with open_server(tmp_path / "one.db", Pace(sleep=Clock())) as server:
        await play_a_deal(server, server.person("Alice"), nothing)
        undisturbed = await written(server)

    packs.stack(monkeypatch, packs.shuffled(seed))
    async with open_server(tmp_path / "two.db", Pace(sleep=Clock())) as server:
        await play_a_deal(server, server.person("Alice"), server.restart)
        assert await written(server) == undisturbed
        await server.rest()
        await server.rest()
        assert "mark" in server.post.text
        assert server.post.labels == ["My hand", "Table", "Rules"]


async def test_the_lobby_goes_on_after_a_restart(server: Server) -> None:
    alice, bruno, _, _ = server.four()
    await alice.types("new")
    await server.restart()
    await bruno.clicks("Sit East")
    assert "East: Bruno" in server.post.text
    await server.restart()
    await alice.clicks("Fill with bots")
    await server.restart()
    await alice.clicks("Start")
    assert server.post.labels == ["My hand", "Table", "Rules"]
    assert len(server.posts) == 2


async def test_a_restart_in_the_trick_pause_goes_on_with_the_next_trick(
    slow_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = slow_server
    packs.stack(monkeypatch, packs.shuffled(7))
    people = server.four()
    await server.begin(people)
    await people[0].acts(people[0].actions[0])
    for person in people:
        await person.opens_hand()
        await person.acts(person.actions[0])
    assert server.table.shown is Shown.COMPLETE_TRICK
    await server.restart()
    await server.wait(2.5)
    match = server.table.match
    assert match is not None
    winner = people[match.game.deals[-1].tricks[0].winner]
    assert winner.mention in server.post.text
    await winner.opens_hand()
    await winner.acts(winner.actions[0])
    assert len(match.game.deals[-1].tricks) == 1


async def test_a_restart_on_the_score_sheet_deals_the_next_deal(
    slow_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = slow_server
    packs.stack(monkeypatch, packs.shuffled(3))
    alice = server.person("Alice")

    async def nothing() -> None:
        pass

    await play_a_deal(server, alice, nothing)
    await server.wait(4.5)
    sheet = server.post
    assert "mark" in sheet.text
    await server.restart()
    assert server.post.id == sheet.id
    await server.wait(13)
    assert server.post.id != sheet.id
    assert server.post.labels == ["My hand", "Table", "Rules"]
    assert "mark" in sheet.text
    assert sheet.buttons == ()


@pytest.fixture
async def patient_server(path: Path) -> AsyncGenerator[Server]:
    """The bot that plays without pauses, and waits before it tries again what failed."""
    async with open_server(path, Pace(0, 0, 0, Clock())) as opened:
        yield opened


async def test_the_end_that_could_not_be_shown_is_shown_after_a_restart(patient_server: Server) -> None:
    server = patient_server
    people = server.four()
    await server.begin(people, target=100)
    while not await server.database.rows("SELECT * FROM matches WHERE winner IS NOT NULL"):
        match = server.table.match
        assert match is not None
        if match.game.deals[-1].tricks and len(match.game.deals[-1].plays) == 31:
            server.env.inject_error("PATCH", "/channels/*/messages/*", status=503, times=None)
        person = server.on_turn(people)
        await person.acts(person.actions[0])
        if not server.table.status.is_open:
            break
        server.env.backend.faults.clear()
    assert "win the match!" not in server.post.text
    server.env.backend.faults.clear()
    await server.restart()
    assert "win the match!" in server.post.text
    assert server.post.buttons == ()
    assert (await shadow.replayed(server.database)).winner is not None
    assert list(server.bot.house.tables.registry) == []
    edits = len(server.states)
    await server.restart()
    assert len(server.states) == edits


async def test_a_stop_that_could_not_be_shown_is_shown_after_a_restart(patient_server: Server) -> None:
    server = patient_server
    people = server.four()
    await server.begin(people)
    await server.calm()
    server.env.inject_error("PATCH", "/channels/*/messages/*", status=503, times=None)
    await people[0].types("stop")
    assert server.post.labels == ["My hand", "Table", "Rules"]
    server.env.backend.faults.clear()
    await server.restart()
    assert "The table is closed." in server.post.text
    assert server.post.buttons == ()


async def test_a_message_deleted_while_the_bot_was_away_comes_back(server: Server) -> None:
    people = server.four()
    await server.begin(people)
    server.env.backend.delete_message(server.channel.id, server.post.id)
    await server.restart()
    assert server.post.labels == ["My hand", "Table", "Rules"]


async def test_a_restart_posts_no_message_twice(server: Server) -> None:
    people = server.four()
    await server.begin(people)
    before = [post.id for post in server.posts]
    for _ in range(3):
        await server.restart()
    assert [post.id for post in server.posts] == before


async def test_a_request_to_stop_does_not_survive_and_can_be_made_again(server: Server) -> None:
    people = server.four()
    await server.begin(people)
    await people[1].types("stop")
    agree = server.post.button("Agree to stop").id
    await server.restart()
    assert (await server.forge(people[2], server.post, agree)).said == "Nobody asks to stop any more."
    await people[2].types("stop")
    assert "Chloé asks to stop the match (1 of 4 agree)." in server.post.text


async def test_one_seat_a_person_holds_after_a_restart_too(server: Server) -> None:
    alice, bruno, _, _ = server.four()
    other = server.guild.create_text_channel("other")
    await alice.types("new")
    await bruno.types("new", other)
    await server.restart()
    answer = await bruno.clicks("Sit East", server.post)
    assert answer.said is not None
    assert answer.said.startswith("You hold a seat")


async def test_a_reconnection_does_no_start_up_work_twice(slow_server: Server) -> None:
    server = slow_server
    alice = server.person("Alice")
    await server.begin_with_bots(alice)
    with server.env._bot_scope():
        for event in ("disconnect", "connect", "ready", "resumed"):
            server.bot.dispatch(event)
    await server.env.settle()
    assert len(server.posts) == 2
    while server.table.turn != 0:
        before = server.table.version
        await server.wait(1)
        assert server.table.version == before + 1
    await alice.opens_hand()
    await alice.acts(alice.actions[-1])
    await server.rest()
    assert len(server.posts) == 2


async def test_a_message_that_was_sent_and_not_stored_any_more_is_sent_under_the_same_nonce(
    server: Server,
) -> None:
    people = server.four()
    await server.begin(people)
    lobby = server.posts[0].id
    async with server.database.transaction():
        await server.database.run("UPDATE tables SET post_id = ?, post_key = 'lobby'", (lobby,))
    await server.restart()
    sent = [entry.json["nonce"] for entry in server.env.http_requests if entry.json and "nonce" in entry.json]
    assert len(sent) == 3
    assert sent[1] == sent[2] != sent[0]
