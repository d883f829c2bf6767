"""`/belote profile`: somebody's card, for the asker alone or for everybody."""

from typing import Any

import pytest
from simcord.builders import UserHandle

from belote_bot.game.cards import Suit
from belote_bot.storage.guilds import Kind
from tests.discord.harness import Person, Server
from tests.discord.posts import Post
from tests.discord.results import BOT, Played, Sits, play


@pytest.fixture
def four(server: Server) -> tuple[Person, Person, Person, Person]:
    return server.four()


def sits(*people: Person) -> list[Sits]:
    return [Sits(person.id, person.name) for person in people]


async def played(server: Server, people: list[Sits], *winners: int, deals: tuple[Played, ...] = ()) -> None:
    for winner in winners:
        await play(
            server.database, server.guild.id, people, 1 if winner else 0, int(server.clock.now()), deals
        )


async def opens(person: Person, **options: Any) -> Post:
    return (await person.types("profile", **options)).post


async def test_ones_own_card_is_private(server: Server, four: tuple[Person, ...]) -> None:
    await played(server, sits(*four), 0, 0, 0, 1, 0, 0, 0, 0)
    post = await opens(four[0])
    assert post.stored.is_ephemeral
    assert post.text == "### Alice"
    assert "8 matches, 7 won, 87.5%." in post.alt
    assert "won, won, won, lost, won, won, won, won." in post.alt
    assert "Best run: 4 wins in a row." in post.alt
    assert "provisional" in post.alt
    assert "Usual partner: Chloé, 7 of 8 won together." in post.alt
    assert len(post.pictures[0]) <= 60 * 1024


async def test_a_french_card_has_french_figures(server: Server) -> None:
    people = server.four("fr")
    await played(server, sits(*people), 0, 0, 0, 1, 0, 0, 0, 0)
    assert "8 parties, 7 gagnées, soit 87,5\u00a0%." in (await opens(people[0])).alt


async def test_contracts_belotes_and_capots_are_counted(server: Server, four: tuple[Person, ...]) -> None:
    deals = (
        Played(0, Suit.SPADES, 252),
        Played(0, Suit.HEARTS, 100, belote=True),
        Played(0, Suit.HEARTS, 60),
        Played(1, Suit.CLUBS, 100),
    )
    await played(server, sits(*four), 0, deals=deals)
    alt = (await opens(four[0])).alt
    assert "Contracts: 3 taken, 2 made, 1 failed · 66.7%." in alt
    assert "spades, 1 of 1, hearts, 1 of 2, diamonds, 0 of 0 and clubs, 0 of 0" in alt
    assert "One belote, one capot." in alt


async def test_somebody_who_never_played_has_noughts_and_no_rates(
    server: Server, four: tuple[Person, ...]
) -> None:
    post = await opens(four[0])
    assert post.text == "### Alice\nNo ranked match finished in this server yet."
    assert "No rating yet. No finished match. Points per deal: –." in post.alt
    assert "0 taken, 0 made, 0 failed · –" in post.alt


async def test_another_members_card_bears_their_name_of_now(server: Server, four: tuple[Person, ...]) -> None:
    await played(server, sits(*four), 0)
    server.env.backend.edit_member(server.guild.id, four[1].id, {"nick": "Bru_no"})
    await server.env.settle()
    post = await opens(four[0], member=four[1].member)
    assert post.text == "### Bru\\_no"
    assert "Player’s card: Bru_no." in post.alt


async def test_a_former_member_still_has_a_card(server: Server, four: tuple[Person, ...]) -> None:
    await played(server, sits(*four), 0)
    server.env.backend.remove_member(server.guild.id, four[2].id)
    await server.env.settle()
    post = await opens(four[0])
    assert "Usual partner: Chloé, 1 of 1 won together." in post.alt
    left = await opens(four[0], member=UserHandle(server.env, server.env.backend.get_user(four[2].id)))
    assert left.text.startswith("### Chloé\n-# Is no longer in this server.")
    assert "One match, won." in left.alt


async def test_bots_have_no_card(server: Server, four: tuple[Person, ...]) -> None:
    robot = server.guild.add_member(server.env.create_user("robot", bot=True))
    answer = await four[0].types("profile", member=robot, share=True)
    assert answer.said == "Bots have no card: the standings are people’s."


async def test_a_card_may_be_shared(server: Server, four: tuple[Person, ...]) -> None:
    await played(server, sits(*four), 0)
    post = await opens(four[0], share=True)
    assert not post.stored.is_ephemeral
    assert post.pinged == set()


async def test_matches_of_another_server_are_not_shown(server: Server, four: tuple[Person, ...]) -> None:
    await play(server.database, 42, sits(*four), 0, int(server.clock.now()))
    assert "No finished match." in (await opens(four[0])).alt


async def test_friendly_matches_are_not_counted(server: Server, four: tuple[Person, ...]) -> None:
    at = int(server.clock.now())
    await play(server.database, server.guild.id, sits(*four), 0, at, kind=Kind.FRIENDLY)
    assert "No finished match." in (await opens(four[0])).alt


async def test_matches_with_bots_are_told_apart(server: Server, four: tuple[Person, ...]) -> None:
    alice, *_ = sits(*four)
    await played(server, [alice, BOT, BOT, BOT], 0, 1)
    post = await opens(four[0])
    assert "Matches with bots, included here: 2." in post.text
    assert "partner" not in post.alt


async def test_the_card_has_the_inks_that_the_reader_chose(server: Server, four: tuple[Person, ...]) -> None:
    await played(server, sits(*four), 0)
    before = (await opens(four[0])).pictures
    await four[0].types("preferences", cards="four_colour")
    assert (await opens(four[0])).pictures != before
