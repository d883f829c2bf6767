"""Entering deals into a sheet: right and wrong sums, corrections, two at once, restarts, the end."""

import pytest
from simcord.components import walk_components

from belote_bot.counting.count import Actor
from belote_bot.counting.entries import Moment
from tests.discord.counting import begins, enters, form, lit, notes, opened, small_print, writes
from tests.discord.harness import Person, Server
from tests.discord.panels import choose, menus, offered
from tests.discord.posts import Post


async def corrects(person: Person, sheet: Post, deal: str) -> Post:
    """Choose a deal to correct; gives the private step."""
    step = (await person.clicks("Correct", sheet)).post
    (key,) = menus(step)
    (line,) = [line for line in offered(step, key) if line.startswith(f"{deal}. ")]
    await choose(person, step, key, line)
    return step


# ---- one deal ------------------------------------------------------------------------------------


async def test_a_deal_is_entered_by_buttons_and_one_form(server: Server) -> None:
    alice, *_ = server.four()
    sheet = await opened(server, alice)
    step = await begins(alice, sheet)
    assert step.stored.is_ephemeral
    assert step.text.splitlines() == [
        "### Deal 1: Jeanne deals",
        "Still to be said: who took, the trumps, the points or the capot.",
    ]
    assert step.labels[:9] == [
        "Jeanne", "Paul", "Bernard", "Zoé", "spades", "hearts", "diamonds", "clubs", "Points…",
    ]  # fmt: skip
    assert not step.button("Note the deal").enabled
    await alice.clicks("Paul", step)
    await alice.clicks("hearts", step)
    await writes(alice, step, points_a="72")
    assert lit(step) == ["Paul", "hearts", "Points…"]
    assert "Tricks in all: Jeanne and Bernard 72, Paul and Zoé 90." in step.text
    assert sheet.labels == ["New deal", "Rules", "More…"]

    await alice.clicks("Note the deal", step)

    assert "**Deal 1 is noted.**" in step.text
    assert small_print(sheet) == ["1. Paul in hearts, made: 72 – 90 (total 72 – 90)"]
    assert "**Deal 2**: Paul deals." in sheet.text
    assert "Jeanne and Bernard mark 72 (total 72)" in sheet.text
    assert "marks 72, total 72" in sheet.alt
    assert sheet.labels == ["New deal", "Correct", "Undo last", "Rules", "More…"]


async def test_names_that_begin_alike_are_told_apart(server: Server) -> None:
    alice, *_ = server.four()
    long = {"player1": "Marie-Françoise D", "player3": "Marie-Françoise M"}
    sheet = await opened(server, alice, **long, player2="Paul", player4="Paul")
    step = await begins(alice, sheet)
    assert step.labels[:4] == ["Marie-Françoise D", "Paul 2", "Marie-Françoise M", "Paul 4"]
    assert "Capot Marie-Franç… 1 and Marie-Franç… 3" in step.labels


async def test_the_picture_has_a_new_name_at_every_change(server: Server) -> None:
    alice, *_ = server.four()
    sheet = await opened(server, alice)
    before = sheet.files
    await notes(alice, sheet, "Paul", "hearts", points_a="72")
    assert len(sheet.files) == 1
    assert sheet.files != before


async def test_wrong_sums_are_refused_and_nothing_typed_is_lost(server: Server) -> None:
    alice, *_ = server.four()
    sheet = await opened(server, alice)
    step = await enters(alice, sheet, "Paul", "hearts", points_a="90", points_b="75")
    assert "⚠️ **90 + 75 = 165, not 162: correct one of them, or leave one empty.**" in step.text
    assert "Points as typed: Jeanne and Bernard 90, Paul and Zoé 75." in step.text
    assert not step.button("Note the deal").enabled
    again = await alice.clicks("Points…", step)
    assert form(again) == {"points_a": "90", "points_b": "75"}
    assert lit(step) == ["Paul", "hearts", "Points…"]
    await alice.member.submit_modal(again.result, {"points_a": "", "points_b": "75"})
    assert "Jeanne and Bernard 87, Paul and Zoé 75." in step.text
    assert step.button("Note the deal").enabled


async def test_what_is_no_number_is_said_literally(server: Server) -> None:
    alice, *_ = server.four()
    sheet = await opened(server, alice)
    step = await enters(alice, sheet, "Paul", "hearts", points_a="**9*")
    assert r"“\*\*9\*” is not a number of points." in step.text


async def test_a_capot_needs_no_points(server: Server) -> None:
    alice, *_ = server.four()
    sheet = await opened(server, alice)
    step = await begins(alice, sheet)
    for label in ("Paul", "clubs", "Capot Jeanne and Bernard", "Belote Paul and Zoé", "Note the deal"):
        await alice.clicks(label, step)
    assert small_print(sheet) == ["1. Paul in clubs, failed: 252 – 20 (total 252 – 20)"]


async def test_all_points_without_a_capot_are_pointed_out(server: Server) -> None:
    alice, *_ = server.four()
    sheet = await opened(server, alice)
    step = await enters(alice, sheet, "Paul", "hearts", points_b="162")
    assert "No point and no capot: that team won at least one trick." in step.text


async def test_melds_are_asked_where_they_are_played(server: Server) -> None:
    alice, *_ = server.four()
    sheet = await opened(server, alice, rules="cafe")
    step = await begins(alice, sheet)
    await alice.clicks("Paul", step)
    await alice.clicks("hearts", step)
    await writes(alice, step, "Points and melds…", points_b="90", melds_b="30")
    assert "No melds make that sum" in step.text
    await writes(alice, step, "Points and melds…", points_b="90", melds_b="50", melds_a="20")
    assert "The melds of one team alone count" in step.text
    await writes(alice, step, "Points and melds…", points_b="90", melds_b="50")
    await alice.clicks("Note the deal", step)
    assert small_print(sheet) == ["1. Paul in hearts, made: 70 – 140 (total 70 – 140)"]


async def test_melds_do_not_take_a_capot_back(server: Server) -> None:
    alice, *_ = server.four()
    sheet = await opened(server, alice, rules="cafe")
    step = await begins(alice, sheet)
    await writes(alice, step, "Points and melds…", points_a="100")
    await alice.clicks("Capot Jeanne and Bernard", step)
    again = await alice.clicks("Points and melds…", step)
    assert form(again)["points_a"] == ""
    await alice.member.submit_modal(again.result, {**form(again), "melds_a": "20"})
    assert lit(step) == ["Capot Jeanne and Bernard"]

    await alice.clicks("Capot Jeanne and Bernard", step)
    assert form(await alice.clicks("Points and melds…", step))["points_a"] == "100"


async def test_a_litige_fills_the_pot_as_at_a_table(server: Server) -> None:
    alice, *_ = server.four()
    sheet = await opened(server, alice)
    await notes(alice, sheet, "Paul", "hearts", points_a="81")
    assert "In the pot: 81 points." in sheet.text
    await notes(alice, sheet, "Jeanne", "hearts", points_a="100")
    assert small_print(sheet) == [
        "2. Jeanne in hearts, made: 181 – 62 (total 262 – 62)",
        "1. Paul in hearts, litige: 81 – 0 (total 81 – 0)",
    ]


async def test_a_void_deal_passes_the_cards_on(server: Server) -> None:
    alice, *_ = server.four()
    sheet = await opened(server, alice)
    step = await begins(alice, sheet)
    await alice.clicks("Void deal", step)
    assert step.text.splitlines()[1] == "Nobody took: the deal is void."
    assert small_print(sheet) == ["1. Void deal"]
    assert "**Deal 2**: Paul deals." in sheet.text


async def test_what_was_begun_waits_and_can_be_cleared(server: Server) -> None:
    alice, *_ = server.four()
    sheet = await opened(server, alice)
    await enters(alice, sheet, "Paul", "hearts", points_a="72")
    step = await begins(alice, sheet)
    assert lit(step) == ["Paul", "hearts", "Points…"]
    await alice.clicks("Clear", step)
    assert lit(step) == []


# ---- corrections ---------------------------------------------------------------------------------


async def test_a_whole_match_corrected_to_its_end(server: Server) -> None:
    """Five deals to 501; the second was typed wrongly, and everything after it changes."""
    alice, *_ = server.four()
    sheet = await opened(server, alice, target=501)
    for points in ("100", "62", "100", "100", "100"):
        await notes(alice, sheet, "Jeanne", "spades", points_a=points)
    assert small_print(sheet)[0] == "5. Jeanne in spades, made: 100 – 62 (total 400 – 410)"

    step = await corrects(alice, sheet, "2")
    assert "### Correcting deal 2 (dealt by Paul)" in step.text
    assert lit(step) == ["Jeanne", "spades", "Points…"]
    await writes(alice, step, points_a="120")
    await alice.clicks("Note the deal", step)

    assert small_print(sheet) == [
        "5. Jeanne in spades, made: 100 – 62 (total 520 – 290)",
        "4. Jeanne in spades, made: 100 – 62 (total 420 – 228)",
        "3. Jeanne in spades, made: 100 – 62 (total 320 – 166)",
        "2. Jeanne in spades, made: 120 – 42 (total 220 – 104)",
        "1. Jeanne in spades, made: 100 – 62 (total 100 – 62)",
    ]
    assert "Jeanne and Bernard win the match!" in sheet.text
    assert not sheet.button("New deal").enabled
    assert "**Deal 6**" not in sheet.text

    step = await corrects(alice, sheet, "1")
    await alice.clicks("Capot Jeanne and Bernard", step)
    await alice.clicks("Note the deal", step)
    assert "⚠️ As corrected, the match ends with deal 4: the one after it counts no more." in sheet.text
    assert small_print(sheet)[0] == "5. Jeanne in spades: after the end, does not count"
    step = (await alice.clicks("Undo last", sheet)).post
    assert step.text.splitlines()[0] == "Remove this deal?"
    await alice.clicks("Remove the deal", step)
    assert "⚠️" not in sheet.text
    assert len(small_print(sheet)) == 4

    step = await corrects(alice, sheet, "1")
    await writes(alice, step, points_a="82")
    await alice.clicks("Note the deal", step)
    assert sheet.button("New deal").enabled
    assert "**Deal 5**: Jeanne deals." in sheet.text


async def test_a_void_deal_becomes_a_played_one_and_the_reverse(server: Server) -> None:
    alice, *_ = server.four()
    sheet = await opened(server, alice)
    await alice.clicks("Void deal", await begins(alice, sheet))
    step = await corrects(alice, sheet, "1")
    await alice.clicks("Zoé", step)
    await alice.clicks("clubs", step)
    await writes(alice, step, points_b="100")
    await alice.clicks("Note the deal", step)
    assert small_print(sheet) == ["1. Zoé in clubs, made: 62 – 100 (total 62 – 100)"]
    step = await corrects(alice, sheet, "1")
    await alice.clicks("Void deal", step)
    assert small_print(sheet) == ["1. Void deal"]


async def test_many_deals_are_turned_over_page_by_page(server: Server) -> None:
    alice, *_ = server.four()
    sheet = await opened(server, alice)
    count_id = int(sheet.button("New deal").id.rsplit(":", 1)[1])
    entries = server.bot.house.counts.entries
    with server.env._bot_scope():
        for number in range(27):
            await entries.note_void(count_id, Actor(alice.id), Moment(number, number, number))
    await server.env.settle()
    assert small_print(sheet)[-1] == "… and 19 deals before"
    step = (await alice.clicks("Correct", sheet)).post
    (key,) = menus(step)
    assert (len(offered(step, key)), offered(step, key)[0]) == (25, "27. Void deal")
    assert not step.button("Newer").enabled
    await alice.clicks("Older", step)
    (key,) = menus(step)
    assert offered(step, key) == ["2. Void deal", "1. Void deal"]


# ---- too late, at once, after a restart ----------------------------------------------------------


async def test_two_who_note_the_same_deal_do_not_both_add_it(server: Server) -> None:
    alice, bruno, *_ = server.four()
    sheet = await opened(server, alice, player2=bruno.mention)
    hers = await enters(alice, sheet, "Jeanne", "hearts", points_a="90")
    his = await enters(bruno, sheet, "Jeanne", "hearts", points_a="91")
    note = "Note the deal"
    answers = await server.together((alice, hers, hers.button(note).id), (bruno, his, his.button(note).id))
    assert all(answer.acknowledged for answer in answers)
    assert len(small_print(sheet)) == 1
    texts = [hers.text, his.text]
    assert sum("is noted.**" in text for text in texts) == 1
    (late,) = [text for text in texts if "is noted.**" not in text]
    assert "Somebody has just noted this deal; yours changed nothing." in late
    assert "1. Jeanne in hearts, made:" in late


async def test_a_form_that_comes_after_the_deal_was_noted_changes_nothing(server: Server) -> None:
    alice, bruno, *_ = server.four()
    sheet = await opened(server, alice, player2=bruno.mention)
    his = await begins(bruno, sheet)
    await bruno.clicks("Bruno", his)
    await bruno.clicks("hearts", his)
    shown = await bruno.clicks("Points…", his)
    await notes(alice, sheet, "Jeanne", "spades", points_a="90")

    await bruno.member.submit_modal(shown.result, {"points_a": "30", "points_b": ""})

    assert his.text.splitlines() == [
        "Somebody has just noted this deal; yours changed nothing. This is what is noted:",
        "1. Jeanne in spades, made: 90 – 72 (total 90 – 72)",
        "What you had entered waits under “New deal”.",
    ]
    assert len(small_print(sheet)) == 1
    await bruno.clicks("New deal", his)
    assert his.text.startswith("### Deal 2")
    assert lit(his) == ["Bruno", "hearts", "Points…"]


@pytest.mark.parametrize("label", ["Bernard", "Points…"])
async def test_a_button_of_a_deal_noted_meanwhile_says_so(server: Server, label: str) -> None:
    alice, bruno, *_ = server.four()
    sheet = await opened(server, alice, player2=bruno.mention)
    his = await begins(bruno, sheet)
    await notes(alice, sheet, "Jeanne", "spades", points_a="90")
    await bruno.clicks(label, his)
    assert his.text.startswith("Somebody has just noted this deal")
    assert his.labels == ["New deal"]


async def test_two_quick_taps_are_both_taken(server: Server) -> None:
    alice, *_ = server.four()
    sheet = await opened(server, alice)
    step = await begins(alice, sheet)
    await server.together((alice, step, step.button("Paul").id), (alice, step, step.button("hearts").id))
    assert lit(await begins(alice, sheet)) == ["Paul", "hearts"]


async def test_a_second_tap_of_the_same_person_shows_the_deal_as_noted(server: Server) -> None:
    alice, *_ = server.four()
    sheet = await opened(server, alice)
    step = await enters(alice, sheet, "Paul", "hearts", points_a="72")
    note = step.button("Note the deal").id
    await server.together((alice, step, note), (alice, step, note))
    assert step.text.startswith("**Deal 1 is noted.**")
    assert len(small_print(sheet)) == 1

    step = await corrects(alice, sheet, "1")
    await writes(alice, step, points_a="82")
    note = step.button("Note the deal").id
    await server.together((alice, step, note), (alice, step, note))
    assert step.text.startswith("**Deal 1 is noted.**")


async def test_a_deal_entered_while_another_was_corrected_is_looked_at_again(server: Server) -> None:
    alice, bruno, *_ = server.four()
    sheet = await opened(server, alice, player2=bruno.mention)
    await notes(alice, sheet, "Jeanne", "hearts", points_a="90")
    his = await enters(bruno, sheet, "Bruno", "hearts", points_b="100")
    hers = await corrects(alice, sheet, "1")
    await writes(alice, hers, points_a="92")
    await alice.clicks("Note the deal", hers)
    await bruno.clicks("Note the deal", his)
    assert his.text.startswith("The sheet has changed meanwhile")
    assert "Jeanne and Bernard mark 62 (total 154)" in his.text
    await bruno.clicks("Note the deal", his)
    assert small_print(sheet)[0] == "2. Bruno in hearts, made: 62 – 100 (total 154 – 170)"


async def test_an_old_button_does_not_remove_another_deal(server: Server) -> None:
    alice, *_ = server.four()
    sheet = await opened(server, alice)
    await notes(alice, sheet, "Jeanne", "hearts", points_a="90")
    step = (await alice.clicks("Undo last", sheet)).post
    removal = step.button("Remove the deal").id
    await alice.clicks("Remove the deal", step)
    await notes(alice, sheet, "Jeanne", "hearts", points_a="90")
    answer = await server.forge(alice, step, removal)
    assert answer.said == "The sheet has changed meanwhile: have a look, then try again."
    assert len(small_print(sheet)) == 1


async def test_a_sheet_and_what_was_typed_outlast_a_restart(server: Server) -> None:
    alice, *_ = server.four()
    sheet = await opened(server, alice)
    await notes(alice, sheet, "Jeanne", "hearts", points_a="90")
    step = await enters(alice, sheet, "Paul", "clubs", points_b="100")
    shown = await alice.clicks("Points…", step)
    await server.restart()
    await alice.member.submit_modal(shown.result, {"points_a": "", "points_b": "110"})
    await alice.clicks("Note the deal", step)
    assert small_print(sheet) == [
        "2. Paul in clubs, made: 52 – 110 (total 142 – 182)",
        "1. Jeanne in hearts, made: 90 – 72 (total 90 – 72)",
    ]
    assert [part["type"] for part in walk_components(sheet.payload["components"])].count(12) == 1
