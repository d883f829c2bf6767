"""Whoever opens the first hand of their life is told how to play: once, and not in its way."""

import logging

import pytest

from tests.discord.harness import Answer, Person, Server
from tests.discord.posts import Post


def greetings(server: Server, person: Person) -> list[str]:
    """The beginnings of all explanations that a person was ever sent."""
    return [
        state.text.splitlines()[0]
        for state in server.states
        if state.owner_id == person.id and state.is_new and state.text.startswith(("**Your first", "**Votre"))
    ]


def explanation(server: Server, answer: Answer) -> Post:
    (followup,) = answer.result.followups
    return Post(server.env, followup.channel_id, followup.id)


async def open_hand(person: Person) -> Answer:
    label = "Ma main" if "Ma main" in person.server.post.labels else "My hand"
    return await person.clicks(label, person.server.post)


@pytest.fixture
async def alice(server: Server) -> Person:
    """Alice sits at a table with bots; the match has begun, and she has not looked at her hand."""
    alice = server.person("Alice")
    await alice.types("new", bots=True)
    await server.calm()
    await alice.clicks("Start")
    return alice


async def test_the_first_hand_comes_with_an_explanation_beside_it(server: Server, alice: Person) -> None:
    answer = await open_hand(alice)
    hand, beside = answer.post, explanation(server, answer)
    assert hand.files
    assert hand.id < beside.id
    assert beside.stored.is_ephemeral
    assert beside.text.startswith("**Your first hand!**")
    assert "This message will not come back" in beside.text
    assert beside.files == []


async def test_it_is_shown_once(server: Server, alice: Person) -> None:
    await open_hand(alice)
    await open_hand(alice)
    await alice.types("hand")
    assert len(greetings(server, alice)) == 1


async def test_it_is_shown_once_however_often_the_program_starts(server: Server, alice: Person) -> None:
    await open_hand(alice)
    await server.restart()
    await open_hand(alice)
    assert len(greetings(server, alice)) == 1


async def test_two_clicks_at_once_get_one_explanation(server: Server, alice: Person) -> None:
    button = server.post.button("My hand").id
    await server.together((alice, server.post, button), (alice, server.post, button))
    assert len(greetings(server, alice)) == 1


async def test_the_command_shows_it_as_well(server: Server, alice: Person) -> None:
    answer = await alice.types("hand")
    assert explanation(server, answer).text.startswith("**Your first hand!**")
    await open_hand(alice)
    assert len(greetings(server, alice)) == 1


async def test_it_is_in_the_readers_language(server: Server) -> None:
    chloe = server.person("Chloé", locale="fr")
    await chloe.types("new", bots=True)
    await server.calm()
    await chloe.clicks("Commencer")
    answer = await open_hand(chloe)
    assert explanation(server, answer).text.startswith("**Votre première main")


async def test_a_hand_without_cards_is_no_first_hand(server: Server) -> None:
    alice = server.person("Alice")
    await alice.types("new")
    await alice.types("hand")
    assert greetings(server, alice) == []
    await alice.clicks("Fill with bots")
    await server.calm()
    await alice.clicks("Start")
    await open_hand(alice)
    assert len(greetings(server, alice)) == 1


async def test_who_has_no_seat_is_told_nothing(server: Server, alice: Person) -> None:
    bruno = server.person("Bruno")
    await open_hand(bruno)
    assert greetings(server, bruno) == []


async def test_its_buttons_lead_to_the_rules_and_the_words(server: Server, alice: Person) -> None:
    answer = await open_hand(alice)
    hand, beside = answer.post, explanation(server, answer)
    before = hand.text
    await alice.clicks("Words of the game", beside)
    assert beside.text.startswith("**The words of belote**")
    assert hand.text == before


async def test_its_button_opens_the_rules_in_its_place(server: Server, alice: Person) -> None:
    answer = await open_hand(alice)
    beside = explanation(server, answer)
    await server.restart()
    await alice.clicks("The rules in pictures", beside)
    assert beside.text.startswith("**In short**")
    assert "The rules of this table" in beside.text
    assert beside.files


async def test_the_hand_goes_on_in_its_own_message(server: Server, alice: Person) -> None:
    answer = await open_hand(alice)
    hand, beside = answer.post, explanation(server, answer)
    explained, before = beside.text, hand.buttons
    alice.hand = hand
    played = await alice.acts(alice.actions[0])
    assert played.post.id == hand.id
    assert hand.buttons != before
    assert beside.text == explained
    await alice.opens_hand()
    assert not hand.exists
    assert beside.exists


async def test_a_fault_of_discord_keeps_nobody_from_their_hand(
    server: Server, alice: Person, caplog: pytest.LogCaptureFixture
) -> None:
    server.env.inject_error("POST", "/webhooks/*/*", status=500, code=0)
    answer = await open_hand(alice)
    assert answer.post.files
    assert answer.said is None
    assert greetings(server, alice) == []
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]
