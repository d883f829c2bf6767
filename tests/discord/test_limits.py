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


CLICKS_FR = (
    "Cela fait beaucoup de clics. Réessayez dans dix secondes\u00a0; "
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


@pytest.fixture
async def busy_server(path: Path) -> AsyncGenerator[Server]:
    """The bot where a server may ask for two things in a minute, and a person click thrice in ten seconds."""
    async with open_server(path, limits=Limits(server_requests=2, clicks=3)) as opened:
        yield opened


async def test_the_people_of_a_server_share_its_limit_and_play_on(busy_server: Server) -> None:
    alice, bruno, chloe = (busy_server.person(name) for name in ("Alice", "Bruno", "Chloé"))
    await alice.types("new", bots=True)
    await alice.clicks("Start")
    await alice.opens_hand()
    while not alice.actions:
        await busy_server.wait(1)
    await bruno.types("rules")
    assert (await chloe.types("rules")).said == (
        "This server asks for a lot at the moment. Try again in a minute; you can go on playing meanwhile."
    )
    assert (await alice.acts(alice.actions[0])).said is None
    await busy_server.wait(61)
    assert (await chloe.types("rules")).said is None


async def test_who_hammers_a_button_is_asked_to_stop_and_can_still_play(busy_server: Server) -> None:
    alice = busy_server.person("Alice", "fr")
    await alice.types("new", bots=True)
    await alice.clicks("Commencer")
    await alice.opens_hand()
    while not alice.actions:
        await busy_server.wait(1)
    await busy_server.wait(10)
    assert alice.hand is not None
    move = next(button.id for button in alice.hand.buttons if button.acts)
    show = f"b:hand:{busy_server.table.id}"
    answers = await busy_server.together(*[(alice, busy_server.post, show)] * 50)
    refused = [answer.said for answer in answers if answer.said is not None]
    assert refused == [CLICKS_FR] * 47
    assert (await busy_server.forge(alice, busy_server.post, move)).said is None
    await busy_server.wait(10)
    assert (await busy_server.forge(alice, busy_server.post, show)).said is None


async def test_who_hammers_a_card_gets_a_hand_drawn_only_so_often(busy_server: Server) -> None:
    alice = busy_server.person("Alice", "fr")
    await alice.types("new", bots=True)
    await alice.clicks("Commencer")
    await alice.opens_hand()
    while not alice.actions:
        await busy_server.wait(1)
    await busy_server.wait(10)
    assert alice.hand is not None
    move = next(button.id for button in alice.hand.buttons if button.acts)
    answers = await busy_server.together(*[(alice, busy_server.post, move)] * 20)
    assert [answer.said for answer in answers].count(CLICKS_FR) == 16
    await busy_server.wait(10)
    await alice.opens_hand()
    while not alice.actions:
        await busy_server.wait(1)
    assert (await alice.acts(alice.actions[0])).said is None


async def test_who_types_like_a_machine_is_offered_nothing(busy_server: Server) -> None:
    alice = busy_server.person("Alice")
    typed = [
        await alice.member.autocomplete(busy_server.channel, "belote glossary", "word", "belo")
        for _ in range(5)
    ]
    assert [bool(lines) for lines in typed] == [True, True, True, False, False]


async def test_no_thread_is_left_where_a_server_has_enough_tables(path: Path) -> None:
    async with open_server(path, limits=Limits(server_tables=1)) as server:
        alice, bruno = server.person("Alice"), server.person("Bruno")
        await alice.types("new")
        answer = await bruno.types("new", thread=True)
        assert answer.said is not None
        assert answer.said.startswith("As many tables as this server may have")
        assert server.channel.threads == []
