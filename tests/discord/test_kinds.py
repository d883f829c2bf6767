"""Ranked or friendly: who chooses it, until when, and where it is told."""

from dataclasses import replace

import pytest

from belote_bot.tables.service import Kind
from tests.discord.choosing import is_panel, lobby, panel
from tests.discord.harness import Person, Server
from tests.discord.panels import choose, chosen, forge_choice
from tests.discord.posts import Post


async def choose_kind(server: Server, person: Person, shown: Post, kind: str) -> None:
    await choose(person, shown, str(server.table.id), kind)


async def test_a_match_is_ranked_unless_somebody_says_otherwise(server: Server) -> None:
    alice, *_ = server.four()
    shown = await lobby(server, alice)
    assert server.table.kind is Kind.RANKED
    assert chosen(shown, str(server.table.id)) == ["Ranked"]
    assert "**Ranked match**: it counts for the standings." in server.post.text


async def test_a_host_asks_for_a_friendly_match_with_the_command(server: Server) -> None:
    alice, *_ = server.four()
    await alice.types("new", kind="friendly")
    assert server.table.kind is Kind.FRIENDLY
    assert "**Friendly match**" in server.post.text


async def test_a_server_has_friendly_matches_unless_the_host_wants_a_ranked_one(server: Server) -> None:
    alice, *_ = server.four()
    await server.bot.house.tables.choose(server.guild.id, lambda chosen: replace(chosen, kind=Kind.FRIENDLY))
    await alice.types("new")
    assert server.table.kind is Kind.FRIENDLY


async def test_the_host_chooses_in_the_panel_and_those_at_the_table_are_told(server: Server) -> None:
    alice, bruno, *_ = server.four()
    shown = await lobby(server, alice)
    await bruno.clicks("Sit East", server.post)
    await choose_kind(server, alice, shown, "Friendly")
    assert server.table.kind is Kind.FRIENDLY
    assert chosen(shown, str(server.table.id)) == ["Friendly"]
    assert "✏️ Alice chose: the match is friendly." in server.post.text


async def test_a_guests_forged_choice_changes_nothing(server: Server) -> None:
    alice, bruno, *_ = server.four()
    await alice.types("new")
    await bruno.clicks("Sit East")
    answer = await forge_choice(bruno, server.post, f"m:kind:{server.table.id}", ("friendly",))
    assert "Only the host, Alice, can change the rules" in answer.post.text
    assert server.table.kind is Kind.RANKED


@pytest.mark.parametrize("values", [("poker",), (), ("ranked", "friendly")])
async def test_what_no_menu_offers_is_refused(server: Server, values: tuple[str, ...]) -> None:
    alice, *_ = server.four()
    shown = await lobby(server, alice)
    answer = await forge_choice(alice, shown, f"m:kind:{server.table.id}", values)
    assert answer.said == "That button is out of date: things have changed since."
    assert server.table.kind is Kind.RANKED


async def test_nobody_changes_it_once_the_match_has_begun_and_it_stays_to_be_read(server: Server) -> None:
    alice, bruno, *_ = server.four()
    shown = await lobby(server, alice, bots=True)
    await alice.clicks("Start", server.post)
    await choose_kind(server, alice, shown, "Friendly")
    assert server.table.kind is Kind.RANKED
    assert not is_panel(shown)
    assert shown.text.startswith("🔒 The first card is dealt")
    assert "**Ranked match**" in (await panel(server, bruno)).text
    assert "-# Ranked match · Fingerprint " in server.post.text
