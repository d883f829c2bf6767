"""Whoever has no seat watches: "My hand" gives them what everybody sees (and no more: see `test_hidden`)."""

from pathlib import Path

import pytest

from belote_bot.game.actions import Pass
from belote_bot.tables.limits import Limits
from tests.discord import packs
from tests.discord.harness import Person, Server, open_server
from tests.discord.posts import Post
from tests.discord.test_clicks import deal_of

WATCHING = "**You are watching: you do not sit at this table.**"


async def watches(person: Person, label: str = "My hand") -> Post:
    return (await person.clicks(label, person.server.post)).post


async def test_a_watcher_sees_the_table_in_private(server: Server) -> None:
    people = server.four()
    await server.begin(people)
    eve = server.person("Eve")
    post = await watches(eve)

    assert post.stored.is_ephemeral
    assert post.text.startswith(f"{WATCHING}\nAlice and Chloé against Bruno and Denis.\nScore: 0 to 0.\n")
    assert "The upcard is the" in post.text
    assert "<@" not in post.text
    assert post.alts == server.post.alts
    assert post.pictures == server.post.pictures
    assert post.labels == ["Refresh"]


async def test_a_watcher_reads_it_in_their_own_language(server: Server) -> None:
    people = server.four()
    await server.begin(people)
    eve = server.person("Eve", "fr")
    post = await watches(eve)

    assert "**Vous regardez\xa0: vous n’avez pas de place à cette table.**" in post.text
    assert "La retourne est" in post.text
    assert post.labels == ["Actualiser"]


async def test_the_last_trick_is_told_and_refreshing_shows_the_same_message_anew(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    packs.stack(monkeypatch, packs.shuffled(3))
    people = server.four()
    await server.begin(people)
    eve = server.person("Eve")
    post = await watches(eve)
    while not (tricks := deal_of(server).tricks):
        person = server.on_turn(people)
        await person.acts(next(action for action in person.actions if action != Pass()))
    before = post.id
    await eve.clicks("Refresh", post)

    trick = tricks[0]
    assert post.id == before
    assert f"The last trick, for {people[trick.winner].name}: {people[trick.leader].name}: " in post.text


async def test_a_watcher_takes_an_open_seat(server: Server) -> None:
    people = server.four()
    await server.begin(people)
    await people[1].types("leave")
    eve = server.person("Eve")
    post = await watches(eve)
    bot = server.table.seats[1]
    assert bot is not None
    assert "A seat is free to take." in post.text
    assert post.labels == [f"Take this seat: {bot.name}", "Refresh"]

    await eve.clicks(f"Take this seat: {bot.name}", post)
    assert server.table.seat_of(eve.id) == 1
    assert "seat" not in post.text.splitlines()[0]
    assert post.alt.startswith("Your hand")


async def test_hand_by_command_shows_the_match_of_the_channel(server: Server) -> None:
    people = server.four()
    await server.begin(people)
    eve = server.person("Eve")
    assert (await eve.types("hand")).post.text.startswith(WATCHING)


async def test_watching_is_limited(path: Path) -> None:
    async with open_server(path, limits=Limits(requests=2)) as server:
        alice, bruno, *_ = server.four()
        await server.begin_with_bots(alice)
        for _ in range(2):
            await watches(bruno)
        said = (await bruno.clicks("My hand", server.post)).said
        assert said is not None
        assert said.startswith("That was a lot at once.")
        await alice.opens_hand()
