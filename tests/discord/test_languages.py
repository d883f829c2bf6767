"""French and English: the commands, what everybody reads, what one person reads."""

import re
from pathlib import Path
from typing import Any

from tests.discord.harness import Server, open_server


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
