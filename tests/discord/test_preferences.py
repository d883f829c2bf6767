"""How a person sees their own hand: colours, layout, and emojis on the buttons."""

from collections.abc import AsyncGenerator
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from simcord.components import walk_components

from cogs.parts.emojis import ButtonArt
from tests.discord import packs
from tests.discord.harness import Person, Server, open_server
from tests.discord.panels import chosen
from tests.discord.posts import Post


@pytest.fixture
async def server(path: Path) -> AsyncGenerator[Server]:
    """The bot with its emojis."""
    async with open_server(path, art=ButtonArt.EMOJIS) as opened:
        yield opened


@pytest.fixture
async def people(server: Server, monkeypatch: pytest.MonkeyPatch) -> tuple[Person, ...]:
    """Four people with their hands open; Alice speaks first."""
    packs.stack(monkeypatch, packs.shuffled(7))
    four = server.four()
    await server.begin(four)
    return four


async def playing(server: Server, people: tuple[Person, ...]) -> Person:
    """Whoever is to play the first card."""
    await people[0].acts(people[0].actions[0])
    return server.on_turn(people)


def hand_of(person: Person) -> Post:
    assert person.hand is not None
    return person.hand


def width(post: Post) -> int:
    (data,) = post.pictures
    return Image.open(BytesIO(data)).width


def emojis(post: Post) -> list[str | None]:
    """The names of the emojis on the buttons."""
    parts = walk_components(post.payload["components"])
    return [(part.get("emoji") or {}).get("name") for part in parts if part["type"] == 2]


def uploads(server: Server) -> int:
    return sum(
        request.method == "POST" and request.path.endswith("/emojis") for request in server.env.http_requests
    )


async def test_a_hand_is_laid_out_as_its_holder_chooses(server: Server, people: tuple[Person, ...]) -> None:
    narrow = width(hand_of(people[0]))
    others = hand_of(people[1]).pictures
    answer = await people[0].types("preferences", hand="fan")
    assert answer.said == (
        "Your preferences — language: as your Discord; cards: two colours; hand: one fan (wide screen);"
        " order: trumps on the left; mentions: notify me."
    )
    assert width(hand_of(people[0])) > narrow
    assert hand_of(people[1]).pictures == others


async def test_cards_are_coloured_as_their_holder_chooses(server: Server, people: tuple[Person, ...]) -> None:
    before = hand_of(people[0]).pictures
    answer = await people[0].types("preferences", cards="four_colour")
    assert answer.said is not None
    assert "cards: four colours" in answer.said
    assert hand_of(people[0]).pictures != before


async def test_choices_outlast_a_restart(server: Server, people: tuple[Person, ...]) -> None:
    await people[0].types("preferences", hand="fan")
    await server.restart()
    panel = (await people[0].types("preferences")).post
    assert chosen(panel, "hand") == ["One fan (wide screen)"]
    fan = width(await people[0].opens_hand())
    assert fan > width(await people[1].opens_hand())


async def test_cards_on_buttons_wear_their_emoji(server: Server, people: tuple[Person, ...]) -> None:
    person = await playing(server, people)
    worn = emojis(hand_of(person))
    assert len(worn) == len(person.actions)
    assert all(name is not None and name.startswith("belote") for name in worn)


async def test_emojis_are_uploaded_once(server: Server) -> None:
    assert uploads(server) == 66
    await server.restart()
    assert uploads(server) == 66


async def test_a_missing_emoji_gives_way_to_a_square(server: Server, people: tuple[Person, ...]) -> None:
    server.bot.card_emojis.forget()
    person = await playing(server, people)
    assert set(emojis(hand_of(person))) <= {"⬛", "🟥"}
    await person.types("preferences", cards="four_colour")
    assert set(emojis(hand_of(person))) <= {"⬛", "🟥", "🟦", "🟩"}


async def test_a_deleted_emoji_keeps_nobody_from_their_hand(
    server: Server, people: tuple[Person, ...]
) -> None:
    server.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=400, code=50035)
    person = await playing(server, people)
    await person.opens_hand()
    assert set(emojis(hand_of(person))) <= {"⬛", "🟥"}
