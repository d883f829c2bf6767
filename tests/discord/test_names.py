"""Names as people choose them: they notify nobody, format nothing, and keep the messages in shape."""

import re

import pytest

from cogs.parts.names import clean
from tests.discord.harness import Server
from tests.discord.test_match import check_pings

HOSTILE = (
    "@everyone",
    "@here <@&1456074443980800003>",
    "<@1456074443980800007>",
    "**bold** _it_ ~~no~~ `code` ||spoiler||",
    "# Heading\n## Another\n> quote",
    "[link](https://example.org) <t:0:R>",
    "zero\u200bwidth\u200d\u2060\ufeff",
    "\u202eright to left\u2066",
    "🎉" * 32,
    "Z" + "\u0338\u0322\u0327\u0308" * 7,
    "   ",
    "\u3164",
    "a" * 32,
    "{ $name } {0} %s",
)


@pytest.mark.parametrize("name", HOSTILE)
async def test_a_hostile_name_notifies_nobody_and_keeps_the_messages_in_shape(
    server: Server, name: str
) -> None:
    people = (server.person(name), *(server.person(other) for other in ("Bruno", "Chloé", "Denis")))
    await server.begin(people, target=100)
    lobby = next(state for state in server.states if "Sit East" in state.everything_readable)
    assert len(lobby.text.splitlines()) == 7
    for _ in range(8):
        person = server.on_turn(people)
        await person.acts(person.actions[-1])
    await people[0].types("stop")
    check_pings(people, server.states)
    for state in server.states:
        assert len(state.text) <= 4000
        # Where a mention is meant literally, a zero-width space after the @ keeps it from being one.
        words = state.everything_readable.replace("@\u200b", "@")
        assert not set("\u200b\u202e\u2066\u2060\ufeff") & set(words)


async def test_names_are_shown_literally(server: Server) -> None:
    alice = server.person("*star* _under_ `tick`")
    await alice.types("new")
    assert "\\*star\\* \\_under\\_ \\`tick\\`’s table" in server.post.text
    assert "*star* _under_ `tick`" in server.post.alt


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("https://example.org/a", "https\\:\\/\\/example\\.org\\/a’s table"),
        ("discord.gg/abc", "discord\\.gg\\/abc’s table"),
        ("<t:0:R> </new:1>", "\\<t\\:0\\:R\\> \\<\\/new\\:1\\>’s table"),
    ],
)
async def test_a_name_is_no_link_and_no_timestamp(server: Server, name: str, shown: str) -> None:
    await server.person(name).types("new")
    assert shown in server.post.text


@pytest.mark.parametrize("name", ["\u3164", "\u115f\u1160", "\u2800\u2800"])
async def test_a_name_that_shows_nothing_gives_way_to_another(server: Server, name: str) -> None:
    await server.person(name).types("new")
    assert re.match(r"### \w+’s table", server.post.text, re.ASCII)


async def test_the_score_sheet_names_everybody(server: Server) -> None:
    people = (server.person("A*B"), *(server.person(other) for other in ("Bruno", "Chloé", "Denis")))
    await server.begin(people, target=100)
    sheet = server.post
    while server.post.id == sheet.id and sheet.labels:
        person = server.on_turn(people)
        await person.acts(person.actions[0])
    assert "A\\*B and Chloé mark" in sheet.text
    assert "Bruno and Denis mark" in sheet.text
    assert "A*B and Chloé" in sheet.alt


@pytest.mark.parametrize("name", ["\u200d", "\ufe0f\u034f", "\u180b", "\U000e0100", "\u0301", "\u2800"])
async def test_who_has_a_name_that_does_not_show_is_called_by_another(server: Server, name: str) -> None:
    assert clean(name) == ""
    person = server.person(name)
    await person.types("new")
    assert "**'s table" not in server.post.text.replace("’", "'")
    assert person.member.user.name in server.post.text


@pytest.mark.parametrize("name", ["👨\u200d👩\u200d👧", "e\u0301ric", "❤\ufe0f"])
def test_joiners_and_accents_that_show_stay(name: str) -> None:
    assert clean(name) == name
