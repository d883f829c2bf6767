"""`/belote count`: a sheet opened, found again, kept in its channel, closed."""

from dataclasses import replace

import discord
import pytest
import simcord

from tests.discord.counting import NAMES, form, form_labels, notes, opened
from tests.discord.harness import Answer, Server, open_server
from tests.discord.panels import choose, chosen, menus, offered

TITLE = "### Jeanne and Bernard against Paul and Zoé"


# ---- opening -------------------------------------------------------------------------------------


async def test_a_sheet_opens_with_the_names_that_were_typed(server: Server) -> None:
    alice, *_ = server.four()
    answer = await alice.types("count", **NAMES)
    assert answer.said is not None
    assert answer.said.startswith("The sheet is open.")
    sheet = server.post
    assert sheet.text.splitlines() == [
        TITLE,
        "A match to 1,000 points.",
        "Rules: **Federation**.",
        "**Deal 1**: Jeanne deals.",
    ]
    assert [(button.label, button.enabled) for button in sheet.buttons] == [
        ("New deal", True),
        ("Correct", False),
        ("Undo last", False),
        ("Rules", True),
        ("More…", True),
    ]
    assert all(name in sheet.alt for name in NAMES.values())


async def test_without_names_a_form_asks_for_them(server: Server) -> None:
    alice, *_ = server.four()
    shown = await alice.types("count")
    assert form_labels(shown) == [
        "Player 1 (team A)",
        "Player 2 (team B)",
        "Player 3 (team A)",
        "Player 4 (team B)",
        "Points of the match",
    ]
    assert form(shown)["player_1"] == "Alice"
    written = {"player_1": "Alice", "player_2": "Paul", "player_3": "", "player_4": "Zoé", "target": "501"}
    await alice.member.submit_modal(shown.result, written)
    assert "### Alice and Player 3 against Paul and Zoé" in server.post.text
    assert "A match to 501 points." in server.post.text


async def test_the_form_takes_the_rules_that_were_asked_for(server: Server) -> None:
    alice, *_ = server.four()
    shown = await alice.types("count", rules="cafe", target=2000)
    assert form(shown)["target"] == "2000"
    await alice.member.submit_modal(shown.result, {"player_1": "Alice", "target": ""})
    assert "Rules: **Café**." in server.post.text
    assert "A match to 1,000 points." in server.post.text


@pytest.mark.parametrize("length", ["50", "far", "99999999"])
async def test_a_length_that_there_is_not_keeps_the_rest(server: Server, length: str) -> None:
    alice, *_ = server.four()
    shown = await alice.types("count")
    sent = await alice.member.submit_modal(shown.result, {"player_1": "Alice", "target": length})
    assert "A match is played to 100 to 10,000 points" in (Answer(server, sent).said or "")
    assert "A match to 1,000 points." in server.post.text


async def test_members_are_named_by_mention(server: Server) -> None:
    alice, bruno, chloe, _ = server.four()
    sheet = await opened(server, alice, player2=bruno.mention)
    assert "### Jeanne and Bernard against Bruno and Zoé" in sheet.text
    assert sheet.pinged == set()
    assert not (await bruno.clicks("New deal", sheet)).said
    refusal = (await chloe.clicks("New deal", sheet)).said
    assert refusal is not None
    assert refusal.startswith("Only whoever opened the sheet and the players who were mentioned write here")


async def test_names_are_shown_literally(server: Server) -> None:
    alice, *_ = server.four()
    sheet = await opened(server, alice, player1="**Bo\nld**", player2="@everyone", player3="x" * 200)
    assert r"\*\*Bo ld\*\* and " + "x" * 32 + " against " in sheet.text
    assert "@everyone" not in sheet.text
    assert sheet.pinged == set()


async def test_unknown_rules_are_named(server: Server) -> None:
    alice, *_ = server.four()
    for options in ({}, NAMES):
        answer = await alice.types("count", rules="nonsense", **options)
        assert "Federation" in (answer.said or "")
    assert server.posts == []


@pytest.mark.parametrize("has_sheets", [False, True])
async def test_where_sheets_are_forbidden_no_form_is_shown(server: Server, has_sheets: bool) -> None:
    alice, *_ = server.four()
    if has_sheets:
        await opened(server, alice)
    other = server.guild.create_text_channel("games")
    await server.bot.house.tables.choose(
        server.guild.id, lambda settings: replace(settings, channels=(other.id,))
    )
    answer = await alice.types("count")
    if has_sheets:
        answer = await alice.clicks("New sheet", answer.post)
    assert answer.result.modal is None
    assert answer.said == f"No sheets are opened here; this server plays in <#{other.id}>."


async def test_whoever_has_too_many_sheets_gets_no_form(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("belote_bot.counting.service.MOST_OPEN", 1)
    alice, *_ = server.four()
    await opened(server, alice)
    answer = await alice.types("count", rules="cafe")
    assert answer.result.modal is None
    assert answer.said is not None


async def test_a_mention_of_nobody_is_refused(server: Server) -> None:
    alice, *_ = server.four()
    nobody = "A mention is nobody’s on this server: choose a member, or write a name."
    assert (await alice.types("count", player1="Jeanne", player2="<@99>")).said == nobody
    assert server.posts == []
    shown = await alice.types("count")
    answer = Answer(server, await alice.member.submit_modal(shown.result, {"player_1": "<@99>"}))
    assert answer.said == nobody


async def test_rules_and_targets_are_suggested(server: Server) -> None:
    alice, *_ = server.four()
    presets = await alice.member.autocomplete(server.channel, "belote count", "rules", "caf")
    assert [choice["value"] for choice in presets] == ["cafe"]
    targets = await alice.member.autocomplete(server.channel, "belote count", "target", "2")
    assert [choice["value"] for choice in targets] == [2000]


async def test_everything_is_french_where_french_is_read(path: object) -> None:
    async with open_server(path, locale="fr") as server:  # type: ignore[arg-type]  # the fixture's Path
        alice, *_ = server.four("fr")
        sheet = await opened(server, alice, rules="cafe")
        assert "### Jeanne et Bernard contre Paul et Zoé" in sheet.text
        assert "**Donne 1**\N{NO-BREAK SPACE}: Jeanne distribue." in sheet.text
        assert sheet.labels == ["Nouvelle donne", "Règles", "Plus…"]
        step = (await alice.clicks("Nouvelle donne", sheet)).post
        assert step.labels[4:9] == ["pique", "cœur", "carreau", "trèfle", "Points et annonces…"]


# ---- finding it again ----------------------------------------------------------------------------


async def test_whoever_has_open_sheets_chooses_among_them(server: Server) -> None:
    alice, *_ = server.four()
    await opened(server, alice)
    first = await opened(server, alice, player1="Anna")
    found = (await alice.types("count")).post
    (menu,) = menus(found).values()
    labels = [option["label"] for option in menu["options"]]
    assert labels == ["Anna and Bernard 0 – 0 Paul and Zoé", "Jeanne and Bernard 0 – 0 Paul and Zoé"]
    message = simcord.results.to_discord_message(server.env, found.stored)
    result = await alice.member.select(message, [menu["options"][0]["value"]], custom_id=menu["custom_id"])
    assert Answer(server, result).said == "The sheet comes back to the bottom of the channel."
    assert not first.exists
    assert "Anna" in server.post.text


async def test_the_way_to_a_new_sheet_is_beside_the_open_ones(server: Server) -> None:
    alice, *_ = server.four()
    await opened(server, alice)
    found = (await alice.types("count")).post
    shown = await alice.clicks("New sheet", found)
    await alice.member.submit_modal(shown.result, {"player_1": "Anna"})
    assert "Anna" in server.post.text


async def test_sheets_are_suggested_and_linked_from_elsewhere(server: Server) -> None:
    alice, bruno, *_ = server.four()
    sheet = await opened(server, alice)
    choices = await alice.member.autocomplete(server.channel, "belote count", "sheet", "jeanne")
    assert [choice["name"] for choice in choices] == ["Jeanne and Bernard 0 – 0 Paul and Zoé"]
    assert await bruno.member.autocomplete(server.channel, "belote count", "sheet", "") == []
    elsewhere = server.guild.create_text_channel("elsewhere")
    answer = await alice.types("count", elsewhere, sheet=choices[0]["value"])
    assert answer.said == (
        f"The sheet is here: https://discord.com/channels/{server.guild.id}/{server.channel.id}/{sheet.id}"
    )


async def test_a_sheet_in_a_channel_that_one_may_not_view(server: Server) -> None:
    alice, bruno, *_ = server.four()
    secret = server.guild.create_text_channel(
        "secret", overwrites={bruno.member: discord.PermissionOverwrite(view_channel=False)}
    )
    await alice.types("count", secret, **NAMES)
    answer = await bruno.types("count", sheet="1")
    assert answer.said == "That sheet is in a channel that you do not see."


@pytest.mark.parametrize("sheet", ["77", "nonsense", "9" * 40])
async def test_a_sheet_that_there_is_not(server: Server, sheet: str) -> None:
    alice, *_ = server.four()
    assert (await alice.types("count", sheet=sheet)).said == "There is no such sheet, or not any more."


# ---- its message ---------------------------------------------------------------------------------


async def test_a_deleted_sheet_is_posted_again(server: Server) -> None:
    alice, *_ = server.four()
    sheet = await opened(server, alice)
    await alice.clicks("New deal", sheet)
    server.env.backend.delete_message(server.channel.id, sheet.id)
    await server.env.settle()
    assert server.post.id != sheet.id
    assert TITLE in server.post.text


async def test_the_sheet_comes_down_on_request(server: Server) -> None:
    alice, *_ = server.four()
    sheet = await opened(server, alice)
    more = (await alice.clicks("More…", sheet)).post
    assert (await alice.clicks("To the bottom", more)).said is not None
    assert not sheet.exists
    assert TITLE in server.post.text


async def test_a_sheet_is_shown_in_spite_of_a_fault_of_discord(server: Server) -> None:
    alice, *_ = server.four()
    server.env.inject_error("POST", "/channels/*/messages", status=500, times=2)
    await opened(server, alice)
    assert len(server.posts) == 1
    server.env.inject_error("PATCH", "/channels/*/messages/*", status=500, times=2)
    await notes(alice, server.post, "Paul", "hearts", points_a="72")
    assert "**Deal 2**" in server.post.text


async def test_what_was_not_shown_is_shown_after_a_restart(slow_server: Server) -> None:
    server = slow_server
    alice, *_ = server.four()
    sheet = await opened(server, alice)
    server.env.inject_error("PATCH", "/channels/*/messages/*", status=503, times=None)
    await notes(alice, sheet, "Paul", "hearts", points_a="72")
    assert "**Deal 1**" in sheet.text
    server.env.backend.faults.clear()
    await server.restart()
    await server.env.settle()
    assert "**Deal 2**" in sheet.text


async def test_a_sheet_that_cannot_be_stored_is_posted_once(
    slow_server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    server = slow_server
    alice, *_ = server.four()
    await server.database.run(
        "CREATE TRIGGER broken BEFORE UPDATE OF post_id ON counts BEGIN SELECT RAISE(ABORT, 'full'); END"
    )
    answer = await alice.types("count", **NAMES)
    assert answer.said is not None
    assert answer.said.startswith("The sheet is open.")
    assert len(server.posts) == 1
    caplog.clear()
    await server.database.run("DROP TRIGGER broken")
    await notes(alice, server.post, "Paul", "hearts", points_a="72")
    await server.wait(5)
    assert len(server.posts) == 1
    assert "**Deal 2**" in server.post.text
    assert await server.database.number("SELECT post_id FROM counts") == server.post.id


async def test_an_earlier_sheet_goes_in_spite_of_a_fault_of_discord(server: Server) -> None:
    alice, *_ = server.four()
    sheet = await opened(server, alice)
    more = (await alice.clicks("More…", sheet)).post
    server.env.inject_error("DELETE", "/channels/*/messages/*", status=500, times=1)
    await alice.clicks("To the bottom", more)
    assert not sheet.exists
    assert TITLE in server.post.text


async def test_who_opens_a_sheet_is_told_that_discord_does_not_show_it(server: Server) -> None:
    alice, *_ = server.four()
    server.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=1)
    answer = await alice.types("count", **NAMES)
    assert server.posts == []
    assert answer.said == (
        "The sheet is open, but Discord does not show it yet: “/belote count” with “sheet” brings it here."
    )
    await alice.types("count", sheet="1")
    assert TITLE in server.post.text


# ---- rules, names, who deals first ---------------------------------------------------------------


async def test_the_opener_changes_the_rules_before_the_first_deal(server: Server) -> None:
    alice, *_ = server.four()
    sheet = await opened(server, alice)
    panel = (await alice.clicks("Rules", sheet)).post
    assert "Dealing" not in panel.labels
    await choose(alice, panel, "preset", "Café")
    assert chosen(panel, "preset") == ["Café"]
    assert "Rules: **Café**." in sheet.text


async def test_others_read_the_rules_and_so_does_everybody_later(server: Server) -> None:
    alice, bruno, *_ = server.four()
    sheet = await opened(server, alice)
    panel = (await alice.clicks("Rules", sheet)).post
    card = (await bruno.clicks("Rules", sheet)).post
    assert menus(card) == {}
    assert "The rules are changed by whoever opened the sheet." in card.text
    await notes(alice, sheet, "Paul", "hearts", points_a="72")
    await choose(alice, panel, "preset", "Café")
    assert menus(panel) == {}
    assert "The rules no longer change after the first deal." in panel.text


async def test_names_and_the_first_dealer_are_changed(server: Server) -> None:
    alice, *_ = server.four()
    sheet = await opened(server, alice)
    more = (await alice.clicks("More…", sheet)).post
    (dealers,) = menus(more)
    assert (offered(more, dealers), chosen(more, dealers)) == (list(NAMES.values()), ["Jeanne"])
    await choose(alice, more, dealers, "Zoé")
    assert "**Deal 1**: Zoé deals." in sheet.text
    shown = await alice.clicks("Names…", more)
    assert form(shown)["player_4"] == "Zoé"
    await alice.member.submit_modal(shown.result, {**form(shown), "player_4": "Zoë"})
    assert "**Deal 1**: Zoë deals." in sheet.text


async def test_a_mention_in_the_names_is_a_member(server: Server) -> None:
    alice, bruno, *_ = server.four()
    sheet = await opened(server, alice)
    more = (await alice.clicks("More…", sheet)).post
    shown = await alice.clicks("Names…", more)
    await alice.member.submit_modal(shown.result, {**form(shown), "player_2": bruno.mention})
    assert bruno.mention in more.text
    again = await alice.clicks("Names…", more)
    names = form(again)
    swapped = {**names, "player_1": names["player_2"], "player_2": names["player_1"]}
    await alice.member.submit_modal(again.result, swapped)
    assert "### Bruno and Bernard against Jeanne and Zoé" in sheet.text
    assert bruno.mention in more.text


# ---- who may what --------------------------------------------------------------------------------


async def test_strangers_look_on_until_everybody_may_write(server: Server) -> None:
    alice, bruno, *_ = server.four()
    sheet = await opened(server, alice)
    for label in ("New deal",):
        assert "Only whoever opened" in ((await bruno.clicks(label, sheet)).said or "")
    theirs = (await bruno.clicks("More…", sheet)).post
    for label in ("Everybody enters", "Close", "Names…"):
        assert "That is for whoever opened the sheet" in ((await bruno.clicks(label, theirs)).said or "")
    more = (await alice.clicks("More…", sheet)).post
    assert alice.mention in more.text
    await alice.clicks("Everybody enters", more)
    assert "Everybody here may enter deals." in more.text
    step = await notes(bruno, sheet, "Paul", "hearts", points_a="72")
    assert "**Deal 1 is noted.**" in step.text


async def test_a_closed_sheet_is_opened_again(server: Server) -> None:
    alice, bruno, *_ = server.four()
    sheet = await opened(server, alice)
    step = (await alice.clicks("New deal", sheet)).post
    more = (await alice.clicks("More…", sheet)).post
    names = more.button("Names…").id
    await alice.clicks("Close", more)
    assert "**The sheet is closed.**" in sheet.text
    assert sheet.labels == ["Reopen the sheet"]
    assert "The sheet is closed" in ((await alice.clicks("Paul", step)).said or "")
    assert "The sheet is closed" in ((await server.forge(alice, more, names)).said or "")
    assert "The sheet is closed" in (await server.forge(alice, sheet, "b:crules:1")).post.text
    assert "That is for whoever" in ((await bruno.clicks("Reopen the sheet", sheet)).said or "")
    await alice.clicks("Reopen the sheet", sheet)
    assert sheet.labels == ["New deal", "Rules", "More…"]


async def test_whoever_manages_messages_may_close_a_sheet(server: Server) -> None:
    alice, *_ = server.four()
    sheet = await opened(server, alice)
    role = server.guild.create_role("staff", permissions=discord.Permissions(manage_messages=True))
    staff = server.person("Staff", roles=[role])
    more = (await staff.clicks("More…", sheet)).post
    await staff.clicks("Close", more)
    assert "**The sheet is closed.**" in sheet.text


async def test_a_channel_that_is_gone_takes_its_sheets_along(server: Server) -> None:
    alice, *_ = server.four()
    await opened(server, alice)
    server.env.backend.delete_channel(server.channel.id)
    await server.env.settle()
    elsewhere = server.guild.create_text_channel("elsewhere")
    choices = await alice.member.autocomplete(elsewhere, "belote count", "sheet", "")
    assert choices == []


async def test_a_channel_that_is_gone_while_nothing_can_be_stored(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    alice, *_ = server.four()
    await opened(server, alice)
    await server.database.run(
        "CREATE TRIGGER broken BEFORE UPDATE ON counts BEGIN SELECT RAISE(ABORT, 'full'); END"
    )
    server.env.backend.delete_channel(server.channel.id)
    await server.env.settle()
    errors = [record.message for record in caplog.records if record.levelname == "ERROR"]
    assert errors == ["the database did not take a change"]
    caplog.clear()


async def test_a_button_of_another_time_gets_an_answer(server: Server) -> None:
    alice, *_ = server.four()
    sheet = await opened(server, alice)
    for custom_id in (
        "b:cset:1:0_0:taker:9",
        "b:cset:1:0_0:nose:1",
        "b:cset:1:0:taker:1",
        "b:cset:1",
        "b:cnote:1:x:y",
        "b:cpoints:1",
    ):
        answer = await server.forge(alice, sheet, custom_id)
        assert answer.said == "The sheet has changed meanwhile: have a look, then try again.", custom_id
    answer = await server.forge(alice, sheet, "b:cnew:99")
    assert answer.said == "There is no such sheet, or not any more."
