"""The slash commands: opening a table, finding one's hand and table again, leaving, stopping."""

import re
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord.backend.errors import SetupError
from simcord.backend.models import Overwrite
from simcord.builders import ChannelHandle
from simcord.enums import OverwriteType

from tests.discord.harness import Person, Server, open_server


def deny(server: Server, channel: ChannelHandle, **permissions: bool) -> None:
    """Take permissions away from the bot in a channel."""
    denied = discord.Permissions(**dict.fromkeys(permissions, True)).value
    overwrite = Overwrite(server.env.backend.bot_user.id, OverwriteType.MEMBER, allow=0, deny=denied)
    server.env.backend.set_overwrite(channel.id, overwrite)


# ---- /belote new ---------------------------------------------------------------------------------


async def test_new_posts_a_lobby_with_a_button_for_each_free_seat(server: Server) -> None:
    alice, *_ = server.four()
    answer = await alice.types("new")
    lobby = server.post
    assert [(button.label, button.enabled) for button in lobby.buttons] == [
        ("Sit East", True),
        ("Sit North", True),
        ("Sit West", True),
        ("Leave", True),
        ("Add a bot", True),
        ("Fill with bots", True),
        ("Start", False),
    ]
    assert "Alice’s table" in lobby.text
    assert "A match to 1,000 points." in lobby.text
    assert "free seat" in lobby.alt
    assert answer.said is not None
    assert answer.said.startswith("The table is open: https://discord.com/channels/")


async def test_new_takes_another_target(server: Server) -> None:
    alice, *_ = server.four()
    await alice.types("new", target=501)
    assert "A match to 501 points." in server.post.text


async def test_new_suggests_usual_targets(server: Server) -> None:
    alice, *_ = server.four()
    choices = await alice.member.autocomplete(server.channel, "belote new", "target", "2")
    assert [choice["value"] for choice in choices] == [2000]


@pytest.mark.parametrize("target", [99, 10_001])
async def test_a_target_out_of_range_is_refused(server: Server, target: int) -> None:
    alice, *_ = server.four()
    with pytest.raises(SetupError):
        await alice.types("new", target=target)
    assert server.posts == []


async def test_new_fills_the_table_with_bots_at_once(server: Server) -> None:
    alice, *_ = server.four()
    await alice.types("new", bots=True)
    assert server.post.text.count("🤖") == 3
    assert server.post.button("Start").enabled


async def test_new_opens_a_thread_and_plays_in_it(server: Server) -> None:
    alice, bruno, _, _ = server.four()
    answer = await alice.types("new", thread=True)
    (thread,) = server.channel.threads
    assert thread.name == "Belote at Alice’s"
    assert server.posts == []
    (lobby,) = server.posts_in(thread)
    await bruno.clicks("Sit East", lobby)
    await alice.clicks("Fill with bots", lobby)
    await alice.clicks("Start", lobby)
    assert server.posts_in(thread)[-1].labels == ["My hand", "Table"]
    assert answer.said is not None
    assert str(thread.id) in answer.said


async def test_new_names_the_permission_that_the_bot_lacks(server: Server) -> None:
    alice, *_ = server.four()
    deny(server, server.channel, attach_files=True, send_messages=True)
    answer = await alice.types("new")
    assert answer.said == "I cannot hold a table here. I lack: attach files, send messages."
    deny(server, server.channel, create_public_threads=True)
    answer = await alice.types("new", thread=True)
    assert answer.said == "I cannot hold a table here. I lack: create public threads."
    assert list(server.bot.house.tables.registry) == []


async def test_a_person_opens_one_table_only(server: Server) -> None:
    alice, *_ = server.four()
    await alice.types("new")
    answer = await alice.types("new", server.guild.create_text_channel("other"))
    assert answer.said is not None
    assert answer.said.startswith("You hold a seat at a table of this server already")
    assert len(list(server.bot.house.tables.registry)) == 1


async def test_no_thread_is_left_when_the_table_is_refused(server: Server) -> None:
    alice, *_ = server.four()
    await alice.types("new")
    await alice.types("new", thread=True)
    assert server.channel.threads == []


async def test_two_tables_in_two_channels_go_on_independently(server: Server) -> None:
    alice, bruno, _, _ = server.four()
    other = server.guild.create_text_channel("other")
    await alice.types("new", bots=True)
    await bruno.types("new", other, bots=True)
    here, there = server.post, server.posts_in(other)[-1]
    await bruno.clicks("Start", there)
    assert server.post.id == here.id
    assert "Start" in server.post.labels
    await alice.clicks("Start", here)
    alices, brunos = server.post, server.posts_in(other)[-1]
    await alice.opens_hand()
    bruno.hand = (await bruno.clicks("My hand", brunos)).post
    before = brunos.text
    while alice.actions:
        await alice.acts(alice.actions[0])
        if server.post.id != alices.id:
            break
    assert brunos.text == before
    assert bruno.actions
    await bruno.acts(bruno.actions[0])
    assert brunos.text != before


# ---- languages -----------------------------------------------------------------------------------


def synced(server: Server) -> list[Any]:
    """The bodies of the requests that sent the commands to Discord."""
    return [
        request.json
        for request in server.env.http_requests
        if request.method == "PUT" and request.path.endswith("/commands")
    ]


def described(node: dict[str, Any]) -> list[dict[str, Any]]:
    return [node, *(inner for option in node.get("options", []) for inner in described(option))]


async def test_every_command_and_option_has_its_french_words(server: Server) -> None:
    ((belote,),) = synced(server)
    nodes = described(belote)
    assert {"nouvelle", "main", "table", "quitter", "arreter", "points", "bots", "fil"} <= {
        node["name_localizations"]["fr"] for node in nodes
    }
    for node in nodes:
        for name in (node["name"], node["name_localizations"]["fr"]):
            assert re.fullmatch(r"[-_\w]{1,32}", name)
            assert name == name.lower()
        for description in (node["description"], node["description_localizations"]["fr"]):
            assert 1 <= len(description) <= 100
    for node in nodes:
        names = [option["name_localizations"]["fr"] for option in node.get("options", [])]
        assert len(names) == len(set(names))


async def test_the_commands_are_for_servers_only(server: Server) -> None:
    ((belote,),) = synced(server)
    assert belote["contexts"] == [0] or belote.get("dm_permission") is False


async def test_the_commands_are_sent_once(server: Server) -> None:
    await server.restart()
    await server.restart()
    assert len(synced(server)) == 1


async def test_the_commands_are_sent_again_when_they_changed(server: Server) -> None:
    async with server.database.transaction():
        await server.database.run("UPDATE facts SET value = 'another' WHERE name LIKE 'commands-%'")
    await server.restart()
    assert len(synced(server)) == 2


async def test_a_french_person_is_answered_in_french_at_an_english_table(server: Server) -> None:
    alice = server.person("Alice")
    fleur = server.person("Fleur", locale="fr")
    await alice.types("new", bots=True)
    await alice.clicks("Start")
    assert (await fleur.clicks("My hand")).said == "Vous n’êtes pas à cette table."
    assert "to speak" in server.post.text or "to play" in server.post.text


async def test_a_french_person_opens_a_french_table_where_the_server_has_no_choice(server: Server) -> None:
    fleur = server.person("Fleur", locale="fr")
    await fleur.types("new")
    assert "La table de Fleur" in server.post.text
    assert "S’asseoir : Est" in server.post.labels


async def test_a_french_hand_is_french(server: Server) -> None:
    fleur = server.person("Fleur", locale="fr")
    await fleur.types("new", bots=True)
    await fleur.clicks("Commencer")
    hand = await fleur.opens_hand()
    assert hand.text.startswith(("**À vous de", "Ce n’est pas encore"))
    assert hand.alt.startswith("Votre main : ")


async def test_a_french_server_reads_french_and_an_english_person_english(path: Path) -> None:
    async with open_server(path, locale="fr") as server:
        alice = server.person("Alice", locale="en-GB")
        answer = await alice.types("new")
        assert "La table d" in server.post.text
        assert answer.said is not None
        assert answer.said.startswith("The table is open")


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


async def test_hand_is_refused_to_whoever_is_not_seated(server: Server) -> None:
    alice, bruno, _, _ = server.four()
    await server.begin_with_bots(alice)
    assert (await bruno.types("hand")).said == "You do not sit at this table."


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
    assert server.post.labels == ["My hand", "Table"]


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
    assert "Marcel" in server.post.text
    assert stayer.hand.alt == hand_of_stayer
    before = server.table.version
    await server.wait(1)
    assert server.table.version == before + 1


async def test_who_left_sees_no_hand_any_more(server: Server) -> None:
    people = server.four()
    await server.begin(people)
    await people[2].types("leave")
    assert (await people[2].clicks("My hand", server.post)).said == "You do not sit at this table."


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


async def test_a_stranger_stops_nothing(server: Server) -> None:
    people = server.four()
    stranger = server.person("Zoé")
    await server.begin(people)
    assert (await stranger.types("stop")).said == "You do not sit at this table."
    assert server.post.labels == ["My hand", "Table"]


async def ask_to_stop(server: Server) -> tuple[Person, Person, Person, Person]:
    people = server.four()
    await server.begin(people)
    assert (await people[1].types("stop")).said == "Asked: the match stops when the others agree."
    return people


async def test_who_is_seated_asks_the_others_to_stop(server: Server) -> None:
    await ask_to_stop(server)
    assert "Bruno asks to stop the match (1 of 4 agree)." in server.post.text
    assert server.post.labels == ["My hand", "Table", "Agree to stop", "Play on"]


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
    assert server.post.labels == ["My hand", "Table"]
    assert (await server.forge(people[2], server.post, agree)).said == "Nobody asks to stop any more."


async def test_a_strangers_consent_does_not_count(server: Server) -> None:
    await ask_to_stop(server)
    stranger = server.person("Zoé")
    for label in ("Agree to stop", "Play on"):
        assert (await stranger.clicks(label)).said == "You do not sit at this table."
    assert "(1 of 4 agree)" in server.post.text
