"""How well bots play: chosen by the host in the lobby, by the server, and by whoever opens a table."""

import pytest

from belote_bot.players.player import Level
from belote_bot.tables.occupants import Bot
from tests.discord.harness import Person, Server
from tests.discord.panels import choose, chosen, forge_choice, menus, offered
from tests.discord.posts import Post
from tests.discord.test_settings import manager_of, sets


def levels(server: Server) -> list[Level]:
    return [occupant.level for occupant in server.table.seats if isinstance(occupant, Bot)]


async def panel_of(host: Person, label: str = "Bots…") -> Post:
    return (await host.clicks(label)).post


async def test_the_lobby_tells_how_well_and_how_readily_each_bot_plays(server: Server) -> None:
    alice, *_ = server.four()
    await alice.types("new", bots=True)
    assert "East: Marcel 🤖 (steady, bold)" in server.post.text
    assert "North: Ginette 🤖 (steady, calm)" in server.post.text
    assert "West: Lucien 🤖 (steady, cautious)" in server.post.text
    assert "steady" in server.post.alt


async def test_there_is_a_panel_as_soon_as_there_is_a_bot(server: Server) -> None:
    alice, *_ = server.four()
    await alice.types("new")
    assert "Bots…" not in server.post.labels
    await alice.clicks("Add a bot")
    assert server.post.labels == [
        "Sit North", "Sit West", "Add a bot", "Fill with bots", "Bots…", "Seats…", "Rules", "Leave",
    ]  # fmt: skip


async def test_the_host_chooses_the_level_of_each_bot(server: Server) -> None:
    alice, *_ = server.four()
    await alice.types("new", bots=True)
    panel = await panel_of(alice)
    assert panel.stored.is_ephemeral
    assert "**Marcel** 🤖 · East · bold: takes readily" in panel.text
    assert offered(panel, "1") == ["Beginner", "Steady", "Expert", "Take away"]
    await choose(alice, panel, "1", "Expert")
    await choose(alice, panel, "3", "Beginner")
    assert [chosen(panel, seat) for seat in ("1", "2", "3")] == [["Expert"], ["Steady"], ["Beginner"]]
    assert levels(server) == [Level.EXPERT, Level.STEADY, Level.BEGINNER]
    assert "East: Marcel 🤖 (expert, bold)" in server.post.text
    assert "West: Lucien 🤖 (beginner, cautious)" in server.post.text


async def test_the_picture_shows_the_level(server: Server) -> None:
    alice, *_ = server.four()
    await alice.types("new", bots=True)
    before = server.post.pictures
    await choose(alice, await panel_of(alice), "2", "Expert")
    assert server.post.pictures != before
    assert "expert" in server.post.alt


async def test_the_host_takes_any_bot_away(server: Server) -> None:
    alice, *_ = server.four()
    await alice.types("new", bots=True)
    panel = await panel_of(alice)
    await choose(alice, panel, "2", "Take away")
    assert list(menus(panel)) == ["1", "3"]
    assert "North: free" in server.post.text
    await choose(alice, panel, "1", "Take away")
    await choose(alice, panel, "3", "Take away")
    assert menus(panel) == {}
    assert "There is no bot at this table." in panel.text
    assert "Bots…" not in server.post.labels


async def test_the_host_takes_a_bot_off_its_seat_for_a_late_friend(server: Server) -> None:
    alice, bruno, *_ = server.four()
    await alice.types("new", bots=True)
    assert server.post.labels == ["Start", "Bots…", "Seats…", "Rules", "Leave"]
    await choose(alice, await panel_of(alice), "2", "Take away")
    await bruno.clicks("Sit North")
    assert "North: Bruno" in server.post.text
    assert list(menus(await panel_of(alice))) == ["1", "3"]
    assert server.post.labels == ["Start", "Bots…", "Seats…", "Rules", "Leave"]


async def test_the_panel_is_the_hosts_alone(server: Server) -> None:
    alice, bruno, *_ = server.four()
    await alice.types("new", bots=True)
    refusal = "Only the table’s host can do that."
    assert (await bruno.clicks("Bots…")).said == refusal
    panel = await panel_of(alice)
    forged = await forge_choice(bruno, panel, f"m:bots:{server.table.id}:1", ["expert"])
    assert forged.said == refusal
    assert levels(server) == [Level.STEADY] * 3


@pytest.mark.parametrize(
    ("seat", "values"), [("1", ["champion"]), ("0", ["expert"]), ("7", ["expert"]), ("1", [])]
)
async def test_what_no_menu_offers_is_refused(server: Server, seat: str, values: list[str]) -> None:
    alice, *_ = server.four()
    await alice.types("new", bots=True)
    panel = await panel_of(alice)
    answer = await forge_choice(alice, panel, f"m:bots:{server.table.id}:{seat}", values)
    assert answer.said == "That button is out of date: things have changed since."
    assert levels(server) == [Level.STEADY] * 3


async def test_once_the_match_has_begun_nothing_changes(server: Server) -> None:
    alice, *_ = server.four()
    await alice.types("new", bots=True)
    panel = await panel_of(alice)
    await alice.clicks("Start")
    answer = await choose(alice, panel, "1", "Expert")
    assert answer.said == "The match has begun: the table does not change any more."
    assert levels(server) == [Level.STEADY] * 3


async def test_levels_and_the_panel_outlast_a_restart(server: Server) -> None:
    alice, *_ = server.four()
    await alice.types("new", bots=True)
    panel = await panel_of(alice)
    await choose(alice, panel, "1", "Expert")
    await server.restart()
    assert levels(server) == [Level.EXPERT, Level.STEADY, Level.STEADY]
    await choose(alice, panel, "2", "Beginner")
    assert levels(server) == [Level.EXPERT, Level.BEGINNER, Level.STEADY]


async def test_the_panel_is_french_for_french_people(server: Server) -> None:
    alice, *_ = server.four("fr")
    await alice.types("new", bots=True)
    assert "Marcel 🤖 (confirmé, téméraire)" in server.post.text
    panel = await panel_of(alice)
    assert offered(panel, "1") == ["Débutant", "Confirmé", "Expert", "Retirer"]
    assert "**Lucien** 🤖 · Ouest · prudent\N{NO-BREAK SPACE}: prend quand c’est sûr" in panel.text


# ---- the server's choice, and that of whoever opens a table ----------------------------------


async def test_bots_play_as_the_server_chose(server: Server) -> None:
    manager, (alice, *_) = manager_of(server), server.four()
    panel = await sets(manager, "bot_level", "expert", page="Bots and pace")
    assert chosen(panel, "bot_level") == ["Expert"]
    await server.restart()
    await alice.types("new")
    await alice.clicks("Add a bot")
    assert levels(server) == [Level.EXPERT]


async def test_an_open_table_keeps_the_level_of_its_bots(server: Server) -> None:
    manager, (alice, *_) = manager_of(server), server.four()
    await alice.types("new")
    await sets(manager, "bot_level", "beginner", page="Bots and pace")
    await alice.clicks("Fill with bots")
    assert levels(server) == [Level.STEADY] * 3


async def test_whoever_opens_a_table_chooses_the_level_of_its_bots(server: Server) -> None:
    manager, (alice, *_) = manager_of(server), server.four()
    await sets(manager, "bot_level", "expert", page="Bots and pace")
    await alice.types("new", level="beginner", bots=True)
    assert levels(server) == [Level.BEGINNER] * 3
    assert server.table.bot_level is Level.BEGINNER
