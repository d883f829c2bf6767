"""Four people with the worst names, wherever names are shown: nobody is called, nothing comes apart."""

import json
from dataclasses import replace
from unicodedata import category

import pytest

from belote_bot.storage.endings import Ending
from cogs.parts.names import clean
from tests.discord.counting import opened
from tests.discord.harness import Answer, Person, Server
from tests.discord.past import TWO_DEALS, seeded, store

NAMES = (
    ("@everyone", "<@&1> <#1> </new:1> <:a:1>", "\u202eabc\u2066 [x](https://e.org)", "W" * 32),
    ("Ginette", "Ginette", "**Ginette**", "Ginette\n# Ginette"),
    ("🎉" * 32, "Z" + "\u0338\u0322\u0327\u0308" * 7, "\u3164", "||a|| `b` _c_ ~~d~~ > e"),
)
INVISIBLE = ("Cc", "Cf", "Cs", "Co")
MEANT = set("\n\u200b\u200d")
"""Between lines; what keeps an @ from calling anybody; what joins emojis."""


@pytest.fixture(params=NAMES, ids=["calling", "alike", "broken"])
async def people(server: Server, request: pytest.FixtureRequest) -> tuple[Person, ...]:
    """Four people who have played a match together."""
    four = tuple(server.person(name) for name in request.param)
    sat_down = [replace(person, name=clean(person.name) or f"user{person.id}") for person in four]
    await store(server.database, server.guild.id, sat_down, seeded(TWO_DEALS, 3), Ending.FINISHED)
    return four


def check(server: Server) -> None:
    """Nobody but who is on turn is called by any message so far, and every sign in it is seen."""
    for state in server.states:
        assert not state.payload["mention_everyone"]
        assert not state.payload["mention_roles"]
        assert len(state.pinged) <= 1
        thinking = state.payload["flags"] & 1 << 7
        assert thinking or state.owner_id is not None or state.may_notify is not None
        hidden = {c for c in state.everything_readable if category(c) in INVISIBLE} - MEANT
        assert not hidden, (hidden, state.everything_readable)


async def test_looking_back_calls_nobody(server: Server, people: tuple[Person, ...]) -> None:
    one = people[0]
    commands = ("history", "leaderboard", "profile", "export", "my-data")
    answers: list[Answer] = [await one.types(command) for command in commands]
    for command in ("leaderboard", "profile"):
        answers += [await one.types(command, share=True)]
    answers += [await one.types("history", member=people[1].member)]
    assert all(answer.acknowledged for answer in answers)
    check(server)
    lines = await one.member.autocomplete(server.channel, "belote export", "match", "")
    assert lines
    assert all(1 <= len(line["name"]) <= 100 and "\u202e" not in line["name"] for line in lines)


async def test_an_export_holds_the_names_as_they_were_shown(
    server: Server, people: tuple[Person, ...]
) -> None:
    post = (await people[0].types("export")).post
    (record,) = [data for data in post.pictures if data.startswith(b"{")]
    assert len(json.loads(record)["players"]) == 4


async def test_a_count_of_such_names_calls_nobody(server: Server, people: tuple[Person, ...]) -> None:
    names = {f"player{seat + 1}": person.name for seat, person in enumerate(people)}
    await opened(server, people[0], **names)
    check(server)


async def test_a_table_of_such_names_calls_only_who_is_on_turn(
    server: Server, people: tuple[Person, ...]
) -> None:
    await server.begin(people)
    for _ in range(6):
        person = server.on_turn(people)
        await person.acts(person.actions[-1])
    await people[1].types("stop")
    check(server)
