"""What a server chooses for its tables: the panel, who may use it, and that each choice holds."""

from collections.abc import AsyncGenerator
from pathlib import Path

import discord
import pytest

from belote_bot.game.house_rules import Litige
from belote_bot.tables.pace import Pace
from tests.discord.harness import Clock, Person, Server, open_server
from tests.discord.panels import choose, chosen, forge_choice, menus, offered
from tests.discord.posts import Post


@pytest.fixture
def manager(server: Server) -> Person:
    """Somebody who may manage the server."""
    return manager_of(server)


def manager_of(server: Server, locale: str = "en-US") -> Person:
    role = server.guild.create_role("Management", permissions=discord.Permissions(manage_guild=True))
    return server.person("Maude", locale, roles=[role])


async def opens(person: Person, page: str | None = None) -> Post:
    """Open the panel, at its first page or another."""
    panel = (await person.types("settings")).post
    if page is not None:
        await person.clicks(page, panel)
    return panel


async def sets(person: Person, key: str, *values: object, page: str | None = None) -> Post:
    """Open the panel and choose in one of its menus."""
    panel = await opens(person, page)
    await choose(person, panel, key, *values)
    return panel


def everything_chosen(panels: list[Post]) -> dict[str, list[str]]:
    return {key: chosen(panel, key) for panel in panels for key in menus(panel)}


# ---- the panel -------------------------------------------------------------------------------


async def test_the_panel_shows_what_holds_without_a_choice(server: Server, manager: Person) -> None:
    panels = [await opens(manager), await opens(manager, "Bots and pace")]
    assert everything_chosen(panels) == {
        "language": ["Automatic"],
        "channels": [],
        "threads": ["As asked"],
        "kind": ["Ranked"],
        "role_id": [],
        "bots": ["Allowed"],
        "bot_level": ["Steady"],
        "bot_delay": ["1 second (default)"],
        "trick_pause": ["2.5 seconds (default)"],
        "turn_seconds": ["2 minutes (default)"],
    }
    assert all(panel.stored.is_ephemeral for panel in panels)


async def test_choices_are_shown_and_outlast_a_restart(server: Server, manager: Person) -> None:
    role = server.guild.create_role("Players")
    await sets(manager, "channels", server.channel)
    await sets(manager, "role_id", role)
    panel = await sets(manager, "turn_seconds", "1 day", page="Bots and pace")
    assert chosen(panel, "turn_seconds") == ["1 day"]
    await server.restart()
    await choose(manager, panel, "trick_pause", "6 seconds")
    assert everything_chosen([panel]) == {
        "bots": ["Allowed"],
        "bot_level": ["Steady"],
        "bot_delay": ["1 second (default)"],
        "trick_pause": ["6 seconds"],
        "turn_seconds": ["1 day"],
    }
    await manager.clicks("Tables", panel)
    assert chosen(panel, "channels") == [str(server.channel.id)]
    assert chosen(panel, "role_id") == [str(role.id)]


async def test_the_panel_is_french_for_french_people(server: Server) -> None:
    maude = manager_of(server, "fr")
    panel = await opens(maude)
    assert panel.text.startswith("### Réglages du serveur · Tables")
    assert offered(panel, "threads") == ["Au choix", "Un fil par table", "Jamais"]
    await maude.clicks("Bots et rythme", panel)
    assert chosen(panel, "trick_pause") == ["2,5 secondes (par défaut)"]
    assert offered(panel, "turn_seconds")[:4] == [
        "2 minutes (par défaut)", "Sans limite", "30 secondes", "1 minute",
    ]  # fmt: skip


async def test_everything_goes_back_to_the_defaults_once_confirmed(server: Server, manager: Person) -> None:
    await sets(manager, "bots", "refused", page="Bots and pace")
    panel = await sets(manager, "language", "français")
    await manager.clicks("Reset…", panel)
    assert chosen(await opens(manager), "language") == ["Français"]
    await manager.clicks("Yes, reset everything", panel)
    assert chosen(panel, "language") == ["Automatic"]
    assert chosen(await opens(manager, "Bots and pace"), "bots") == ["Allowed"]


async def test_a_menu_that_is_sent_anew_is_a_new_one_for_clients(server: Server, manager: Person) -> None:
    panel = await opens(manager)
    before = menus(panel)
    await choose(manager, panel, "threads", "never")
    await choose(manager, panel, "threads", "as asked")
    assert all(menu["id"] != before[key]["id"] for key, menu in menus(panel).items())


async def test_servers_choose_for_themselves(server: Server, manager: Person) -> None:
    await sets(manager, "language", "français")
    elsewhere = server.env.create_guild()
    channel = elsewhere.create_text_channel("elsewhere")
    owner = elsewhere.add_member(server.env.create_user("owner"))
    await owner.slash(channel, "belote new")
    assert server.posts_in(channel)[-1].text.startswith("### owner’s table")


# ---- who may use it --------------------------------------------------------------------------

NOT_MANAGER = "Only those who may manage the server can change its settings."


async def test_others_are_refused(server: Server) -> None:
    alice, *_ = server.four()
    assert (await alice.types("settings")).said == NOT_MANAGER


async def test_administrators_may(server: Server) -> None:
    role = server.guild.create_role("Admin", permissions=discord.Permissions(administrator=True))
    ada = server.person("Ada", roles=[role])
    assert chosen(await opens(ada), "language") == ["Automatic"]


@pytest.mark.parametrize(
    ("custom_id", "values", "kind"),
    [
        ("m:set:0:language", ["fr"], 3),
        ("c:set:0:channels", [], 8),
        ("r:set:0:role_id", [], 6),
        ("m:setrules:0:preset", ["cafe"], 3),
        ("m:setrules:0:set:litige", ["failed"], 3),
    ],
)
async def test_a_panel_does_nothing_for_whoever_lost_the_permission(
    server: Server, manager: Person, custom_id: str, values: list[str], kind: int
) -> None:
    panel = await opens(manager)
    alice, *_ = server.four()
    answer = await forge_choice(alice, panel, custom_id, values, kind)
    assert answer.said == NOT_MANAGER
    assert (await settings(server)) == await settings(server, 1)


@pytest.mark.parametrize(
    "custom_id",
    ["b:settings:0:pace", "b:settings:0:rules", "b:settings:0:reset:yes", "b:setrules:0:write:target"],
)
async def test_its_buttons_do_nothing_either(server: Server, manager: Person, custom_id: str) -> None:
    panel = await sets(manager, "language", "français")
    alice, *_ = server.four()
    assert (await server.forge(alice, panel, custom_id)).said == NOT_MANAGER
    assert chosen(await opens(manager), "language") == ["Français"]


@pytest.mark.parametrize(
    ("custom_id", "values", "kind"),
    [
        ("m:set:0:language", ["de"], 3),
        ("m:set:0:bot_delay", ["-1"], 3),
        ("m:set:0:bot_delay", ["31"], 3),
        ("m:set:0:turn_seconds", ["1"], 3),
        ("m:set:0:bots", ["allowed", "refused"], 3),
        ("m:set:0:shoes", ["red"], 3),
        ("m:set:0", ["fr"], 3),
        ("m:set:0:rules", ["{}"], 3),
        ("c:set:0:channels", ["1"], 8),
        ("c:set:0:channels", ["salon"], 8),
        ("r:set:0:role_id", ["1"], 6),
        ("b:settings:0:secret", [], 3),
    ],
)
async def test_forged_choices_change_nothing(
    server: Server, manager: Person, custom_id: str, values: list[str], kind: int
) -> None:
    panel = await opens(manager)
    answer = await forge_choice(manager, panel, custom_id, values, kind)
    assert answer.said is not None
    assert answer.said.startswith("That button is out of date")
    assert (await settings(server)) == await settings(server, 1)


async def settings(server: Server, guild_id: int | None = None) -> object:
    return await server.bot.house.tables.settings_of(server.guild.id if guild_id is None else guild_id)


async def test_a_category_is_no_channel_for_tables(server: Server, manager: Person) -> None:
    category = server.guild.create_category("games")
    answer = await forge_choice(manager, await opens(manager), "c:set:0:channels", [str(category.id)], 8)
    assert answer.said is not None
    assert (await settings(server)) == await settings(server, 1)


# ---- what holds ------------------------------------------------------------------------------


async def test_tables_speak_the_language_of_the_server(server: Server, manager: Person) -> None:
    alice, bruno, *_ = server.four()
    await alice.types("new")
    await sets(manager, "language", "français")
    other = server.guild.create_text_channel("other")
    await bruno.types("new", other)
    assert server.posts_in(other)[-1].text.startswith("### La table de Bruno")
    await manager.clicks("Sit East", server.post)
    assert server.post.text.startswith("### Alice’s table")
    fleur = server.person("Fleur", locale="fr")
    await sets(manager, "language", "English")
    third = server.guild.create_text_channel("third")
    await fleur.types("new", third)
    assert server.posts_in(third)[-1].text.startswith("### Fleur’s table")


async def test_tables_are_opened_in_the_channels_of_the_server_only(server: Server, manager: Person) -> None:
    other = server.guild.create_text_channel("tables")
    await sets(manager, "channels", other)
    alice, *_ = server.four()
    refused = await alice.types("new")
    assert refused.said == f"No tables are opened here; this server plays in <#{other.id}>."
    assert server.posts == []
    await alice.types("new", other)
    assert len(server.posts_in(other)) == 1


async def test_a_thread_counts_as_its_channel(server: Server, manager: Person) -> None:
    alice, bruno, *_ = server.four()
    await alice.types("new", thread=True)
    (thread,) = server.channel.threads
    other = server.guild.create_text_channel("tables")
    await sets(manager, "channels", other)
    assert (await bruno.types("new", thread)).said == (
        f"No tables are opened here; this server plays in <#{other.id}>."
    )
    await sets(manager, "channels", server.channel)
    assert (await bruno.types("new", thread)).said == "The table is open."


async def test_channels_that_are_gone_restrict_nothing(server: Server, manager: Person) -> None:
    other = server.guild.create_text_channel("tables")
    await sets(manager, "channels", other)
    server.env.backend.delete_channel(other.id)
    await server.env.settle()
    alice, *_ = server.four()
    assert (await alice.types("new")).said == "The table is open."
    assert chosen(await opens(manager), "channels") == []


async def test_only_the_role_of_the_server_opens_tables(server: Server, manager: Person) -> None:
    role = server.guild.create_role("Les *habitués*")
    await sets(manager, "role_id", role)
    alice, *_ = server.four()
    refused = await alice.types("new")
    assert refused.said == "In this server only the role “Les \\*habitués\\*” may open tables."
    assert refused.post.pinged == set()
    regular = server.person("Régine", roles=[role])
    assert (await regular.types("new")).said == "The table is open."
    assert (await alice.clicks("Sit East")).said is None
    assert "Alice" in server.post.text


async def test_everybodys_role_is_everybody(server: Server, manager: Person) -> None:
    panel = await opens(manager)
    answer = await forge_choice(manager, panel, "r:set:0:role_id", [str(server.guild.id)], 6)
    assert answer.said is None
    assert chosen(panel, "role_id") == []
    alice, *_ = server.four()
    assert (await alice.types("new")).said == "The table is open."


async def test_tables_have_threads_of_their_own(server: Server, manager: Person) -> None:
    await sets(manager, "threads", "a thread for each table")
    alice, bruno, *_ = server.four()
    await alice.types("new")
    (thread,) = server.channel.threads
    assert len(server.posts_in(thread)) == 1
    await bruno.types("new", thread=False)
    assert server.post.text.startswith("### Bruno’s table")
    assert len(server.channel.threads) == 1


async def test_a_server_without_threads(server: Server, manager: Person) -> None:
    await sets(manager, "threads", "never")
    alice, *_ = server.four()
    refused = await alice.types("new", thread=True)
    assert refused.said == "This server plays in its channels, without threads."
    assert server.channel.threads == []
    assert (await alice.types("new")).said == "The table is open."


NO_BOTS = (
    "This server plays without bots: one only takes over for somebody who leaves a match or does not answer."
)


async def test_a_server_without_bots(server: Server, manager: Person) -> None:
    await sets(manager, "bots", "refused", page="Bots and pace")
    alice, *others = server.four()
    assert (await alice.types("new", bots=True)).said == NO_BOTS
    assert server.posts == []
    await alice.types("new")
    assert server.post.labels == ["Sit East", "Sit North", "Sit West", "Rules", "Leave"]
    assert "bots" not in server.post.text
    lobby = server.post
    for verb in ("bot", "fill"):
        assert (await server.forge(alice, lobby, f"b:{verb}:{server.table.id}")).said == NO_BOTS
    await server.restart()
    assert (await server.forge(alice, lobby, f"b:fill:{server.table.id}")).said == NO_BOTS
    for person, side in zip(others, ("East", "North", "West"), strict=True):
        await person.clicks(f"Sit {side}")
    await alice.clicks("Start")
    await others[0].types("leave")
    assert server.table.bot_on(1) is not None


async def test_tables_play_by_the_rules_of_the_server(server: Server, manager: Person) -> None:
    panel = await opens(manager, "Rules")
    await choose(manager, panel, "preset", "Café")
    await manager.clicks("Scoring", panel)
    await choose(manager, panel, "litige", "the takers fail")
    await server.restart()
    alice, bruno, *_ = server.four()
    await alice.types("new")
    table = server.table
    assert table.rules.melds
    assert table.rules.litige is Litige.FAILED
    await alice.types("leave")
    await bruno.types("new", target=501, rules="ffb")
    assert server.table.rules.target == 501
    assert not server.table.rules.melds
    await manager.clicks("Reset…", panel)
    await manager.clicks("Yes, reset everything", panel)
    await bruno.types("leave")
    await alice.types("new")
    assert not server.table.rules.melds


async def test_the_turn_clock_is_the_tables(server: Server, manager: Person) -> None:
    alice, *_ = server.four()
    await alice.types("new")
    assert server.table.turn_seconds == 120
    await sets(manager, "turn_seconds", "no limit", page="Bots and pace")
    assert server.table.turn_seconds == 120
    await alice.types("leave")
    await alice.types("new")
    assert server.table.turn_seconds == 0
    await server.restart()
    assert server.table.turn_seconds == 0


# ---- the pace --------------------------------------------------------------------------------


@pytest.fixture
async def slow(path: Path) -> AsyncGenerator[Server]:
    async with open_server(path, Pace(bot=1.0, trick=2.5, sleep=Clock())) as opened:
        yield opened


async def test_bots_and_tricks_take_the_time_that_the_server_chose(slow: Server) -> None:
    maude = manager_of(slow)
    panel = await sets(maude, "bot_delay", "10 seconds", page="Bots and pace")
    await choose(maude, panel, "trick_pause", "20 seconds")
    await maude.types("new", bots=True)
    await slow.calm()
    await maude.clicks("Start")
    await slow.restart()
    table = slow.table
    while table.turn == 0:
        await maude.opens_hand()
        await maude.acts(maude.actions[0])
    version = table.version
    await slow.wait(9)
    assert table.version == version
    await slow.wait(2)
    assert table.version == version + 1


async def test_a_table_keeps_its_pace(slow: Server) -> None:
    maude = manager_of(slow)
    await maude.types("new", bots=True)
    await sets(maude, "bot_delay", "10 seconds", page="Bots and pace")
    assert slow.bot.house.tables.pace.under(slow.table.terms).bot == 1.0


async def test_what_leaving_a_match_means_is_the_servers_choice(server: Server, manager: Person) -> None:
    panel = await opens(manager, "Standings")
    assert chosen(panel, "desertion") == ["The match is lost"]
    assert chosen(panel, "weekly") == []
    await choose(manager, panel, "desertion", "The match has no effect")
    assert chosen(panel, "desertion") == ["The match has no effect"]
    alice, *_ = server.four()
    await alice.types("new")
    await server.restart()
    assert server.table.terms.desertion == "void"
