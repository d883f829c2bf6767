"""The other slash commands: finding one's hand and table again, leaving, stopping, exporting."""

import json
from pathlib import Path

import discord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from belote_bot import verify
from tests.discord.harness import Person, Server

# ---- /belote hand and table ----------------------------------------------------------------------


async def test_hand_shows_the_askers_own_hand_to_them_alone(server: Server) -> None:
    alice, *_ = server.four()
    await server.begin_with_bots(alice)
    answer = await alice.types("hand")
    assert answer.result.ephemeral
    assert answer.post.alt.startswith("Your hand: ")


async def test_hand_before_the_match_says_that_it_has_not_begun(server: Server) -> None:
    alice, *_ = server.four()
    await alice.types("new")
    assert "The match has not begun" in (await alice.types("hand")).post.text


async def test_hand_is_refused_where_nothing_is_played(server: Server) -> None:
    alice, bruno, _, _ = server.four()
    elsewhere = server.guild.create_text_channel("other")
    await server.begin_with_bots(alice)
    assert (await bruno.types("hand", elsewhere)).said == "You do not sit at this table."


async def test_table_moves_the_message_to_the_bottom_of_the_channel(server: Server) -> None:
    alice, bruno, _, _ = server.four()
    await server.begin_with_bots(alice)
    buried = server.post
    text = buried.text
    await bruno.member.send(server.channel, "a long conversation")
    answer = await alice.types("table")
    assert answer.said == "The table comes back to the bottom of the channel."
    assert not buried.exists
    assert server.post.text == text
    assert server.channel.history(viewer=bruno.member)[-1].id == server.post.id
    await alice.opens_hand()
    await alice.acts(alice.actions[0])
    assert server.post.text != text


async def test_the_table_button_brings_the_table_down_too(server: Server) -> None:
    alice, *_ = server.four()
    await server.begin_with_bots(alice)
    buried = server.post
    await alice.clicks("Table")
    assert not buried.exists
    assert server.post.labels == ["My hand", "Table", "Rules"]


async def test_a_stranger_is_told_where_the_table_is(server: Server) -> None:
    alice, bruno, _, _ = server.four()
    await server.begin_with_bots(alice)
    before = server.post
    answer = await bruno.types("table")
    assert answer.said is not None
    assert answer.said.endswith(str(before.id))
    assert server.post.id == before.id


async def test_table_without_any_table_says_how_to_open_one(server: Server) -> None:
    alice, *_ = server.four()
    answer = await alice.types("table")
    assert answer.said == "There is no open table here; `/belote new` opens one."


# ---- /belote leave -------------------------------------------------------------------------------


async def test_who_leaves_a_match_is_replaced_by_a_bot_with_the_same_cards(slow_server: Server) -> None:
    server = slow_server
    people = server.four()
    await server.begin(people)
    leaver = server.on_turn(people)
    seat = people.index(leaver)
    match = server.table.match
    assert match is not None
    assert match.game.deal is not None
    hand = match.game.deal.hands[seat]
    stayer = people[seat - 1]
    assert stayer.hand is not None
    hand_of_stayer = stayer.hand.alt
    await server.rest()
    assert (await leaver.types("leave")).said == "You have left the table."
    match = server.table.match
    assert match is not None
    assert match.game.deal is not None
    assert match.game.deal.hands[seat] == hand
    assert server.table.bot_on(seat) is not None
    assert leaver.mention not in server.post.text
    assert f"{leaver.name} leaves the table; Marcel 🤖 plays on with the same cards." in server.post.text
    assert stayer.hand.alt == hand_of_stayer
    before = server.table.version
    await server.wait(1)
    assert server.table.version == before + 1


async def test_who_left_sees_no_hand_any_more(server: Server) -> None:
    people = server.four()
    await server.begin(people)
    await people[2].types("leave")
    answer = await people[2].clicks("My hand", server.post)
    assert answer.post.text.startswith("**You are watching: you do not sit at this table.**")


async def test_who_left_may_open_another_table(server: Server) -> None:
    people = server.four()
    await server.begin(people)
    await people[1].types("leave")
    other = server.guild.create_text_channel("other")
    await people[1].types("new", other)
    assert "Bruno’s table" in server.posts_in(other)[-1].text


async def test_everybody_leaves_and_the_channel_is_free_again(server: Server) -> None:
    people = server.four()
    await server.begin(people)
    for person in people:
        await person.types("leave")
    assert server.post.labels == []
    assert list(server.bot.house.tables.registry) == []
    assert (await people[0].types("new")).said is not None
    assert "Alice’s table" in server.post.text


# ---- /belote stop --------------------------------------------------------------------------------


async def test_the_host_stops_the_match(server: Server) -> None:
    people = server.four()
    await server.begin(people)
    assert (await people[0].types("stop")).said == "The table is closed."
    assert "The table is closed." in server.post.text
    assert server.post.labels == []


async def test_a_moderator_stops_the_match_in_the_channel(server: Server) -> None:
    people = server.four()
    role = server.guild.create_role("moderators", permissions=discord.Permissions(manage_messages=True))
    moderator = server.person("Mona", roles=(role,))
    await server.begin(people)
    assert (await moderator.types("stop")).said == "The table is closed."
    assert server.post.labels == []


async def test_a_moderator_who_plays_needs_nobodys_consent(server: Server) -> None:
    role = server.guild.create_role("moderators", permissions=discord.Permissions(manage_messages=True))
    alice, bruno, chloe, _ = server.four()
    mona = server.person("Mona", roles=(role,))
    await server.begin((alice, mona, bruno, chloe))
    elsewhere = server.guild.create_text_channel("elsewhere")
    assert (await mona.types("stop", elsewhere)).said == "The table is closed."
    assert server.post.text.split("\n") == [
        "**The table is closed.**",
        "Stopped before its end: the match counts for nobody.",
    ]


async def test_to_moderate_another_channel_does_not_help(server: Server) -> None:
    people = server.four()
    await server.begin(people)
    elsewhere = server.guild.create_text_channel("elsewhere")
    allowed = discord.Permissions(manage_messages=True).value
    server.env.backend.set_overwrite(
        elsewhere.id, Overwrite(people[1].id, OverwriteType.MEMBER, allow=allowed, deny=0)
    )
    answer = await people[1].types("stop", elsewhere)
    assert answer.said == "Asked: the match stops when the others agree."
    assert "Bruno asks to stop the match (1 of 4 agree)." in server.post.text


async def test_in_the_lobby_the_others_are_asked_as_well(server: Server) -> None:
    alice, bruno, *_ = server.four()
    await alice.types("new")
    await bruno.clicks("Sit East")
    assert (await bruno.types("stop")).said == "Asked: the match stops when the others agree."
    assert "Bruno asks to stop the match (1 of 2 agree)." in server.post.text
    await alice.clicks("Agree to stop")
    assert server.post.text == "**The table is closed.**"


async def test_on_the_score_sheet_the_others_are_asked_as_well(slow_server: Server) -> None:
    server = slow_server
    people = server.four()
    await server.begin(people)
    while not (server.table.match and server.table.match.game.results):
        person = server.on_turn(people)
        await person.acts(person.actions[0])
        await server.wait(3)
    assert (await people[1].types("stop")).said == "Asked: the match stops when the others agree."
    await server.wait(1)
    assert server.post.labels == ["My hand", "Table", "Rules", "Agree to stop", "Play on"]
    await server.wait(12)
    await server.rest()
    assert "Bruno asks to stop the match (1 of 4 agree)." in server.post.text
    assert server.post.labels == ["My hand", "Table", "Rules", "Agree to stop", "Play on"]


async def test_a_stranger_stops_nothing(server: Server) -> None:
    people = server.four()
    stranger = server.person("Zoé")
    await server.begin(people)
    assert (await stranger.types("stop")).said == "You do not sit at this table."
    assert server.post.labels == ["My hand", "Table", "Rules"]


async def ask_to_stop(server: Server) -> tuple[Person, Person, Person, Person]:
    people = server.four()
    await server.begin(people)
    assert (await people[1].types("stop")).said == "Asked: the match stops when the others agree."
    return people


async def test_who_is_seated_asks_the_others_to_stop(server: Server) -> None:
    await ask_to_stop(server)
    assert "Bruno asks to stop the match (1 of 4 agree)." in server.post.text
    assert server.post.labels == ["My hand", "Table", "Rules", "Agree to stop", "Play on"]


async def test_the_match_stops_when_all_agree(server: Server) -> None:
    people = await ask_to_stop(server)
    for person in (people[0], people[2]):
        await person.clicks("Agree to stop")
    assert "(3 of 4 agree)" in server.post.text
    await people[3].clicks("Agree to stop")
    assert "The table is closed." in server.post.text
    assert server.post.labels == []


async def test_one_person_plays_on_and_the_request_is_gone(server: Server) -> None:
    people = await ask_to_stop(server)
    await people[0].clicks("Agree to stop")
    agree = server.post.button("Agree to stop").id
    await people[3].clicks("Play on")
    assert "asks to stop" not in server.post.text
    assert server.post.labels == ["My hand", "Table", "Rules"]
    assert (await server.forge(people[2], server.post, agree)).said == "Nobody asks to stop any more."


async def test_a_strangers_consent_does_not_count(server: Server) -> None:
    await ask_to_stop(server)
    stranger = server.person("Zoé")
    for label in ("Agree to stop", "Play on"):
        assert (await stranger.clicks(label)).said == "You do not sit at this table."
    assert "(1 of 4 agree)" in server.post.text


async def test_a_table_stopped_in_play_shows_nobody_on_turn(server: Server) -> None:
    people = server.four()
    await server.begin(people)
    assert "to bid" in server.post.alt
    await people[0].types("stop")
    assert server.post.text.split("\n") == [
        "**The table is closed.**",
        "Stopped before its end: the match counts for nobody.",
    ]
    assert "to bid" not in server.post.alt
    assert server.post.buttons == ()


# ---- /belote export ------------------------------------------------------------------------------


async def test_export_before_any_finished_deal_says_so(server: Server) -> None:
    people = server.four()
    assert (await people[0].types("export")).said == "There is no finished deal to export yet."
    await server.begin(people)
    assert (await people[0].types("export")).said == "There is no finished deal to export yet."


async def test_export_gives_the_asker_a_record_that_verifies(server: Server, tmp_path: Path) -> None:
    people = server.four()
    await server.begin(people)
    fingerprints: list[str] = []
    while len(server.table.match.game.results if server.table.match else ()) < 2:
        fingerprints += (
            [server.post.text.rpartition("Fingerprint ")[2]] if "Fingerprint" in server.post.text else []
        )
        person = server.on_turn(people)
        await person.acts(person.actions[0])
    answer = await people[1].types("export")
    (record,) = answer.post.pictures  # what is attached, here a file
    file = tmp_path / "belote.json"
    file.write_bytes(record)
    assert verify.main([file], json_lines=True) == verify.OK
    written = json.loads(record)
    assert written["players"] == [person.name for person in people]
    assert len(written["deals"]) == 2
    assert [deal["commitment"] for deal in written["deals"]] == list(dict.fromkeys(fingerprints))[:2]
