"""French and English: the commands, what everybody reads, what one person reads."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from belote_bot.locales import Language, catalogue
from tests.discord.harness import Server, open_server
from tests.test_locales import variables


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


def worded(belote: dict[str, Any]) -> Iterator[tuple[str, str, str]]:
    """What is read of the commands: where it stands, in English and in French."""
    for node in described(belote):
        for key in ("name", "description"):
            yield f"{node['name']} {key}", node[key], node[f"{key}_localizations"]["fr"]
        for choice in node.get("choices", ()):
            here = f"{node['name']} {choice['value']}"
            yield here, choice["name"], choice["name_localizations"]["fr"]


async def test_what_is_read_of_the_commands_is_the_same_sentence_in_both_languages(server: Server) -> None:
    ((belote,),) = synced(server)
    english, french = catalogue(Language.EN), catalogue(Language.FR)
    plain = [name for name, takes in variables(Language.EN).items() if not takes]
    pairs = {(english.say(name, {}), french.say(name, {})) for name in plain}
    words = list(worded(belote))
    assert [where for where, one, other in words if (one, other) not in pairs] == []
    assert sum(where.endswith("description") for where, _, _ in words) > 30


async def test_choices_are_short_and_told_apart_in_both_languages(server: Server) -> None:
    ((belote,),) = synced(server)
    lists = [node["choices"] for node in described(belote) if node.get("choices")]
    assert lists
    for choices in lists:
        assert len(choices) <= 25
        for names in (
            [choice["name"] for choice in choices],
            [choice["name_localizations"]["fr"] for choice in choices],
        ):
            assert len(set(names)) == len(names)
            assert all(1 <= len(name) <= 100 for name in names)


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
    assert (await fleur.types("leave")).said == "Vous n’êtes pas à cette table."
    assert "to speak" in server.post.text or "to play" in server.post.text


async def test_a_french_person_opens_a_french_table_where_the_server_has_no_choice(server: Server) -> None:
    fleur = server.person("Fleur", locale="fr")
    await fleur.types("new")
    assert "La table de Fleur" in server.post.text
    assert "S’asseoir : Est" in server.post.labels


async def test_a_french_hand_is_french(server: Server) -> None:
    fleur = server.person("Fleur", locale="fr")
    await fleur.types("new", bots=True)
    await fleur.clicks("Commencer")
    hand = await fleur.opens_hand()
    assert hand.text.startswith(("**À vous de", "Ce n’est pas encore"))
    assert hand.alt.startswith("Votre main : ")


async def test_a_french_server_reads_french_and_an_english_person_english(path: Path) -> None:
    async with open_server(path, locale="fr") as server:
        alice = server.person("Alice", locale="en-GB")
        answer = await alice.types("new")
        assert "La table d" in server.post.text
        assert answer.said is not None
        assert answer.said.startswith("The table is open")
