"""Bots that sit in: whoever let their turns go by comes back, and anybody takes a leaver's seat."""

import pytest

from tests.discord import packs
from tests.discord.harness import Person, Server

COME_BACK = "Take my seat back"


@pytest.fixture
async def people(server: Server, monkeypatch: pytest.MonkeyPatch) -> tuple[Person, ...]:
    """Four people in the first deal, whose cards are known; the first of them speaks."""
    packs.stack(monkeypatch, packs.nothing_to_bid_on())
    people = server.four()
    await server.begin(people)
    return people


async def fall_asleep(server: Server, people: tuple[Person, ...]) -> Person:
    """The first to speak lets two turns go by; the others pass at once."""
    await server.wait(120)
    for person in people[1:]:
        await person.clicks("Pass")
        await server.rest()
    await server.wait(120)
    return people[0]


async def test_after_two_a_bot_takes_the_seat_and_the_person_takes_it_back_from_the_table(
    server: Server, people: tuple[Person, ...]
) -> None:
    alice = await fall_asleep(server, people)
    assert "No answer from Alice twice in a row: " in server.post.text
    assert alice.hand is not None
    assert alice.hand.labels == [COME_BACK]

    answer = await alice.clicks(COME_BACK, server.post)
    assert answer.said is None
    assert "Alice takes their seat back" in server.post.text
    assert COME_BACK not in server.post.labels
    assert server.table.seat_of(alice.id) == 0


async def test_the_seat_is_taken_back_from_the_hand_with_the_same_cards(
    server: Server, people: tuple[Person, ...]
) -> None:
    assert people[0].hand is not None
    before = people[0].hand.alt
    alice = await fall_asleep(server, people)
    assert alice.hand is not None
    assert alice.hand.alts == []
    await alice.clicks(COME_BACK, alice.hand)
    assert alice.hand.alts
    assert before.split(":")[0] in alice.hand.alt
    assert server.table.seat_of(alice.id) == 0


async def test_hand_by_command_offers_the_seat(server: Server, people: tuple[Person, ...]) -> None:
    alice = await fall_asleep(server, people)
    await alice.types("hand")
    assert alice.hand is not None
    assert alice.hand.labels == [COME_BACK]


async def test_nobody_else_takes_a_sleepers_seat(server: Server, people: tuple[Person, ...]) -> None:
    await fall_asleep(server, people)
    eve = server.person("Eve")
    assert (await eve.clicks(COME_BACK)).said == "No bot keeps a seat for you at this table."
    assert (await people[1].clicks(COME_BACK, server.post)).said == "You sit on that seat already."
    forged = await server.forge(eve, server.post, f"b:takeseat:{server.table.id}:0")
    assert forged.said == "That seat has just been taken."


# ---- a leaver's seat ------------------------------------------------------------------------


async def test_anybody_takes_the_seat_of_somebody_who_left(
    server: Server, people: tuple[Person, ...]
) -> None:
    await people[2].types("leave")
    bot = server.table.seats[2]
    assert bot is not None
    eve = server.person("Eve")
    answer = await eve.clicks(f"Take this seat: {bot.name}")
    assert answer.said is None
    assert answer.post.alts
    assert f"Eve takes the seat of {bot.name} 🤖, with its cards." in server.post.text
    assert server.table.seat_of(eve.id) == 2


async def test_whoever_has_played_elsewhere_in_the_match_does_not(
    server: Server, people: tuple[Person, ...]
) -> None:
    await people[2].types("leave")
    await people[3].types("leave")
    bot = server.table.seats[2]
    assert bot is not None
    answer = await people[3].clicks(f"Take this seat: {bot.name}", server.post)
    assert answer.said == "You have held another seat in this match: you know other cards."


async def test_a_table_that_everybody_let_down_waits_and_closes(
    slow_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = slow_server
    packs.stack(monkeypatch, packs.nothing_to_bid_on())
    alice = server.person("Alice")
    await server.begin_with_bots(alice)
    for _ in range(30):
        await server.wait(20)
    assert "Nobody is here any more: the match waits." in server.post.text
    assert server.post.labels.count(COME_BACK) == 1
    await server.wait(86_400)
    await server.rest()
    assert "The table is closed." in server.post.text
