"""Who asks for too much is told so, in their language and kindly; cards can be played all the same."""

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from belote_bot.tables.limits import Limits
from tests.discord.harness import Server, open_server

ENOUGH_EN = "That was a lot at once. Try again in a minute; you can go on playing meanwhile."
ENOUGH_FR = (
    "Cela fait beaucoup d’un coup. Réessayez dans une minute\u00a0; "
    "en attendant, vous pouvez continuer à jouer."
)


@pytest.fixture
async def strict_server(path: Path) -> AsyncGenerator[Server]:
    """The bot where everybody may ask for two things in a minute, and a channel has one table."""
    async with open_server(path, limits=Limits(channel_tables=1, requests=2)) as opened:
        yield opened


async def test_a_third_command_within_a_minute_is_refused(strict_server: Server) -> None:
    alice, bruno = strict_server.person("Alice"), strict_server.person("Bruno", "fr")
    for person in (alice, bruno):
        for _ in range(2):
            assert (await person.types("rules")).said not in (ENOUGH_EN, ENOUGH_FR)
    assert (await alice.types("rules")).said == ENOUGH_EN
    assert (await bruno.types("rules")).said == ENOUGH_FR
    await strict_server.wait(61)
    assert (await alice.types("rules")).said != ENOUGH_EN


async def test_hints_count_and_playing_does_not(strict_server: Server) -> None:
    alice = strict_server.person("Alice")
    await alice.types("new", kind="friendly", bots=True)
    await alice.clicks("Start")
    await alice.opens_hand()
    while not (alice.hand and "Hint" in alice.hand.labels):
        await strict_server.wait(1)
    await alice.types("rules")
    assert (await alice.clicks("Hint")).said == ENOUGH_EN
    answers = [await alice.acts(alice.actions[0]) for _ in range(3) if alice.actions]
    assert answers
    assert all(answer.said is None for answer in answers)


async def test_a_channel_with_enough_tables_says_where_to_go(strict_server: Server) -> None:
    alice, bruno = strict_server.person("Alice"), strict_server.person("Bruno")
    await alice.types("new")
    refusal = (await bruno.types("new")).said
    assert refusal == (
        "This channel is full of tables at the moment. Join one of them, or open yours in another channel."
    )
