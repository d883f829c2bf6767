"""People who cannot come to their table any more: gone from the server, or without a view of its channel."""

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from cogs.connection.attendance import CALM_SECONDS, FRESH_SECONDS, PAUSE_SECONDS, ROUND_SECONDS
from tests.discord import packs
from tests.discord.harness import Person, Server

A_DAY = 24 * 60 * 60


@pytest.fixture
async def people(server: Server, monkeypatch: pytest.MonkeyPatch) -> tuple[Person, ...]:
    """Four people in the first deal, whose cards are known; the first of them speaks."""
    packs.stack(monkeypatch, packs.nothing_to_bid_on())
    four = server.four()
    await server.begin(four)
    return four


def kick(server: Server, person: Person) -> None:
    """Remove somebody from the server, of which the bot is not told."""
    server.env.backend.remove_member(server.guild.id, person.id)


async def hide_from(server: Server, *people: Person) -> None:
    """Take the view of the channel away from people."""
    view = discord.Permissions(view_channel=True).value
    for person in people:
        server.env.backend.set_overwrite(
            server.channel.id, Overwrite(person.id, OverwriteType.MEMBER, allow=0, deny=view)
        )
    await server.env.settle()


def asked(server: Server) -> int:
    """How often the bot asked Discord about a member."""
    return sum(
        request.method == "GET" and "/members/" in request.path for request in server.env.http_requests
    )


def seated(server: Server) -> set[int]:
    return {person.user_id for person in server.table.people()}


# ---- gone from the server -------------------------------------------------------------------


async def test_at_half_time_of_a_turn_whoever_left_the_server_is_replaced_with_the_same_cards(
    server: Server, people: tuple[Person, ...]
) -> None:
    alice, bruno, *_ = people
    assert server.table.match is not None
    hand = server.table.seat_view(0)
    kick(server, alice)
    await server.env.settle()
    assert seated(server) == {person.id for person in people}
    await server.wait(61)
    assert seated(server) == {person.id for person in people[1:]}
    assert server.table.host_id == bruno.id
    assert "Alice leaves the table" in server.post.text
    now = server.table.seat_view(0)
    assert hand is not None
    assert now is not None
    assert hand.hand == now.hand


async def test_who_did_not_click_for_long_is_asked_about_at_the_beginning_of_a_deal(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    packs.stack(monkeypatch, packs.nothing_to_bid_on())
    await server.thinks_for(0)
    people = server.four()
    await server.begin(people)
    for person in (people * 2)[:7]:
        await person.clicks("Pass")
    kick(server, people[1])
    await server.wait(FRESH_SECONDS + 1)
    assert asked(server) == 0
    await people[3].clicks("Pass")
    assert asked(server) == 3
    assert people[1].id not in seated(server)


async def test_where_no_clock_runs_whoever_is_waited_for_is_asked_about_now_and_then(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    packs.stack(monkeypatch, packs.nothing_to_bid_on())
    await server.thinks_for(0)
    people = server.four()
    await server.begin(people)
    kick(server, people[0])
    await server.wait(2.5 * ROUND_SECONDS)
    assert people[0].id not in seated(server)
    assert asked(server) < 4


async def test_whoever_is_banned_leaves_at_once(server: Server, people: tuple[Person, ...]) -> None:
    server.env.backend.apply_ban(server.guild.id, people[2].id, None)
    await server.env.settle()
    assert "Chloé leaves the table" in server.post.text
    assert people[2].id not in seated(server)


async def test_a_ban_frees_a_seat_in_the_lobby(server: Server) -> None:
    people = server.four()
    await server.seat_four(people)
    server.env.backend.apply_ban(server.guild.id, people[0].id, None)
    await server.env.settle()
    assert server.table.free_seats() == (0,)
    assert server.table.host_id == people[1].id


async def test_while_the_bot_was_down_somebody_left(server: Server, people: tuple[Person, ...]) -> None:
    kick(server, people[3])
    await server.restart()
    await server.env.settle()
    assert "Denis leaves the table" in server.post.text


# ---- the channel out of sight ---------------------------------------------------------------


async def test_whoever_loses_sight_of_the_channel_leaves_and_may_come_back(
    server: Server, people: tuple[Person, ...]
) -> None:
    denis = people[3]
    await hide_from(server, denis)
    assert "Denis leaves the table" in server.post.text
    server.env.backend.delete_overwrite(server.channel.id, denis.id)
    await server.env.settle()
    (label,) = [label for label in server.post.labels if label.startswith("Take this seat")]
    await denis.clicks(label, server.post)
    assert denis.id in seated(server)
    assert "Denis takes their seat back" in server.post.text


async def test_a_role_without_a_view_of_the_channel(server: Server, people: tuple[Person, ...]) -> None:
    backend, guild = server.env.backend, server.guild
    role = guild.create_role("guests", permissions=discord.Permissions(view_channel=True))
    for person in people[:3]:
        backend.add_member_role(guild.id, person.id, role.id)
    everyone = backend.get_role(guild.id, guild.id)
    backend.edit_role(
        guild.id,
        guild.id,
        {"permissions": everyone.permissions & ~discord.Permissions(view_channel=True).value},
    )
    await server.env.settle()
    assert seated(server) == {person.id for person in people[:3]}


async def test_an_overwrite_that_hides_nothing_changes_nothing(
    server: Server, people: tuple[Person, ...]
) -> None:
    react = discord.Permissions(add_reactions=True).value
    server.env.backend.set_overwrite(
        server.channel.id, Overwrite(people[0].id, OverwriteType.MEMBER, allow=0, deny=react)
    )
    await server.env.settle()
    assert seated(server) == {person.id for person in people}


async def test_while_the_bot_itself_sees_nothing_nobody_is_sent_away(
    server: Server, people: tuple[Person, ...]
) -> None:
    """Discord then tells of a single overwrite, which hides the channel from everybody."""
    backend, view = server.env.backend, discord.Permissions(view_channel=True).value
    everyone = Overwrite(server.guild.id, OverwriteType.ROLE, allow=0, deny=view)
    backend.set_overwrite(server.channel.id, everyone)
    await server.env.settle()
    assert server.table.missing == ("view_channel",)
    assert seated(server) == {person.id for person in people}
    for user_id in (backend.bot_user.id, people[0].id, people[1].id):
        backend.set_overwrite(server.channel.id, Overwrite(user_id, OverwriteType.MEMBER, allow=view, deny=0))
    await server.env.settle()
    assert server.table.missing == ()
    assert seated(server) == {person.id for person in people[:2]}


# ---- everybody ------------------------------------------------------------------------------


async def test_when_all_are_gone_the_match_waits_for_a_day_and_stays_unfinished(
    server: Server, people: tuple[Person, ...]
) -> None:
    await hide_from(server, *people)
    assert seated(server) == set()
    table = server.table
    assert table.deserted is not None
    actions = await server.database.number("SELECT COUNT(*) FROM actions")
    await server.wait(A_DAY - 60)
    assert table.status.is_open
    assert await server.database.number("SELECT COUNT(*) FROM actions") == actions
    await server.wait(120)
    assert not table.status.is_open
    assert await server.database.rows("SELECT ending FROM matches") == [("abandoned",)]


async def test_one_who_comes_back_within_the_day_plays_on(server: Server, people: tuple[Person, ...]) -> None:
    await hide_from(server, *people)
    await server.restart()
    assert server.table.deserted is not None
    server.env.backend.delete_overwrite(server.channel.id, people[0].id)
    await server.env.settle()
    seats = [label for label in server.post.labels if label.startswith("Take this seat")]
    assert len(seats) == 4
    await people[0].clicks(seats[0], server.post)
    assert seated(server) == {people[0].id}
    assert server.table.deserted is None


# ---- how much is asked ----------------------------------------------------------------------


async def test_nobody_is_asked_about_who_clicks(server: Server, people: tuple[Person, ...]) -> None:
    for person in people * 2:
        await person.clicks("Pass")
    assert server.table.match is not None
    assert len(server.table.match.game.deals) == 2
    assert asked(server) == 0


async def test_one_question_at_half_time_and_none_about_whoever_clicked_just_now(
    server: Server, people: tuple[Person, ...]
) -> None:
    await server.wait(61)
    assert asked(server) == 1
    await people[0].clicks("Pass")
    await server.wait(50)
    await people[1].clicks("My hand")
    await server.wait(11)
    assert asked(server) == 1


async def test_a_fault_of_discord_sends_nobody_away(server: Server, people: tuple[Person, ...]) -> None:
    server.env.inject_error("GET", "/guilds/*/members/*", status=503, times=None)
    await server.wait(61)
    assert seated(server) == {person.id for person in people}
    server.env.backend.faults.clear()
    server.env.inject_error("GET", "/guilds/*/members/*", status=404, code=10004, times=None)
    await people[0].clicks("Pass")
    await server.wait(61)
    assert seated(server) == {person.id for person in people}


async def test_questions_go_out_one_by_one(slow_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    server = slow_server
    packs.stack(monkeypatch, packs.nothing_to_bid_on())
    people = server.four()
    await server.begin(people)
    await server.calm()
    await hide_from(server, people[0])
    await server.wait(CALM_SECONDS - 0.1)
    assert asked(server) == 0
    await server.wait(0.2)
    assert asked(server) == 1
    await server.wait(PAUSE_SECONDS)
    assert asked(server) == 2
    await server.wait(10)
    assert asked(server) == 4


# ---- private threads ------------------------------------------------------------------------


async def test_whoever_is_taken_out_of_a_private_thread_has_left_the_table_there(server: Server) -> None:
    backend = server.env.backend
    alice, bruno, *_ = server.four()
    thread = backend.create_thread(
        server.channel.id, "friends", alice.id, type=discord.ChannelType.private_thread.value
    )
    for user_id in (bruno.id, backend.bot_user.id):
        backend.add_thread_member(thread.id, user_id)
    (place,) = server.channel.threads
    await alice.types("new", place)
    await bruno.clicks("Sit East", server.posts_in(place)[-1])
    await alice.clicks("Fill with bots", server.posts_in(place)[-1])
    await alice.clicks("Start", server.posts_in(place)[-1])
    assert seated(server) == {alice.id, bruno.id}
    backend.remove_thread_member(thread.id, bruno.id)
    await hide_from(server, server.person("Zoé"))
    assert seated(server) == {alice.id}
