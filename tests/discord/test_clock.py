"""The turn clock as people at a table live it: told how long, reminded once, moved for, and coming back."""

import re
from collections.abc import Iterator

import pytest

from belote_bot.game.cards import CARDS
from belote_bot.game.dealing import Pack
from tests.discord import packs
from tests.discord.harness import Person, Post, Server

WEAK = packs.cards("7S 8S 7H 8D 7D")
UPCARD = packs.cards("QC")


def nothing_to_bid_on() -> Iterator[Pack]:
    """Packs of which the first gives whoever speaks first a hand to pass with, twice."""
    rest = [card for card in CARDS if card not in (*WEAK, *UPCARD)]
    yield (*WEAK[:3], *rest[:9], *WEAK[3:], *rest[9:15], *UPCARD, *rest[15:])
    yield from packs.shuffled(7)


COME_BACK = "Take my seat back"


@pytest.fixture
async def people(server: Server, monkeypatch: pytest.MonkeyPatch) -> tuple[Person, ...]:
    """Four people in the first deal, whose cards are known; the first of them speaks."""
    packs.stack(monkeypatch, nothing_to_bid_on())
    people = server.four()
    await server.begin(people)
    return people


def deadline(text: str) -> int:
    """The moment that a message counts down to."""
    (seconds,) = re.findall(r"<t:(\d+):R>", text)
    return int(seconds)


def reminders(server: Server) -> list[Post]:
    """The messages in the channel that remind somebody, oldest first."""
    stored = server.env.backend.messages[server.channel.id].values()
    return [
        Post(server.env, server.channel.id, message.id)
        for message in sorted(stored, key=lambda message: message.id)
        if "it is your turn!" in message.content
    ]


async def pass_round(server: Server, people: tuple[Person, ...], seats: range) -> None:
    for seat in seats:
        await people[seat].clicks("Pass")
        await server.rest()


async def fall_asleep(server: Server, people: tuple[Person, ...]) -> Person:
    """The first to speak lets two turns go by; the others pass at once."""
    await server.wait(120)
    await pass_round(server, people, range(1, 4))
    await server.wait(120)
    return people[0]


# ---- how long -------------------------------------------------------------------------------


async def test_the_table_and_the_hand_tell_how_long_there_is(
    server: Server, people: tuple[Person, ...]
) -> None:
    hand = people[0].hand
    assert hand is not None
    left = deadline(server.post.text) - server.clock.now()
    assert 115 < left <= 121
    assert deadline(hand.text) == deadline(server.post.text)
    assert "a bot plays in your place" in hand.text

    await server.wait(50)
    await people[0].clicks("Pass")
    assert people[1].mention in server.post.text
    assert 119 <= deadline(server.post.text) - server.clock.now() <= 121
    assert "<t:" not in hand.text


async def test_no_time_is_told_on_a_bots_turn(slow_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    server = slow_server
    packs.stack(monkeypatch, nothing_to_bid_on())
    alice = server.person("Alice")
    await server.begin_with_bots(alice)
    await alice.clicks("Pass")
    await server.rest()
    assert "<t:" not in server.post.text


async def test_a_server_without_a_clock_hurries_nobody(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    packs.stack(monkeypatch, nothing_to_bid_on())
    await server.thinks_for(0)
    people = server.four()
    await server.begin(people)
    assert "<t:" not in server.post.text
    await server.wait(1_000_000)
    assert people[0].mention in server.post.text


async def test_a_clock_may_run_for_days(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    packs.stack(monkeypatch, nothing_to_bid_on())
    await server.thinks_for(7 * 86_400)
    people = server.four()
    await server.begin(people)
    await server.wait(7 * 86_400 - 60)
    assert people[0].mention in server.post.text
    await server.wait(60)
    assert people[1].mention in server.post.text


# ---- half time ------------------------------------------------------------------------------


async def test_one_message_reminds_at_half_time_and_goes_away_with_the_move(
    server: Server, people: tuple[Person, ...]
) -> None:
    await server.wait(50)
    assert reminders(server) == []
    await server.wait(15)
    (reminder,) = reminders(server)
    assert reminder.pinged == {people[0].id}
    assert people[0].hand is not None
    assert "Half of your time is over" in people[0].hand.text
    await server.wait(40)
    assert [post.id for post in reminders(server)] == [reminder.id]

    await people[0].clicks("Pass")
    assert reminders(server) == []
    assert await server.database.rows("SELECT * FROM reminders") == []


async def test_whoever_does_not_want_to_be_mentioned_is_reminded_in_private_only(
    server: Server, people: tuple[Person, ...]
) -> None:
    await people[0].types("preferences", mentions="off")
    await server.wait(65)
    assert reminders(server) == []
    assert people[0].hand is not None
    assert "Half of your time is over" in people[0].hand.text


async def test_a_move_before_half_time_is_not_reminded_of(server: Server, people: tuple[Person, ...]) -> None:
    await server.wait(50)
    await people[0].clicks("Pass")
    await server.wait(50)
    assert reminders(server) == []


async def test_a_reminder_that_discord_refuses_disturbs_nothing(
    server: Server, people: tuple[Person, ...]
) -> None:
    server.env.inject_error("POST", "/channels/*/messages", status=403, code=50013)
    await server.wait(65)
    assert reminders(server) == []
    await people[0].clicks("Pass")
    assert people[1].mention in server.post.text


# ---- the end --------------------------------------------------------------------------------


async def test_at_the_end_a_bot_moves_and_the_table_says_so(
    server: Server, people: tuple[Person, ...]
) -> None:
    await server.wait(122)
    assert "Alice did not answer in time: a bot did in their place." in server.post.text
    assert people[1].mention in server.post.text
    assert reminders(server) == []
    assert people[0].hand is not None
    assert people[0].hand.labels == []


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
    assert forged.said == "This seat has just been taken."


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


# ---- restarts and races ---------------------------------------------------------------------


async def test_a_restart_gives_no_reminder_twice_and_takes_the_old_one_away(
    server: Server, people: tuple[Person, ...]
) -> None:
    await server.wait(65)
    assert len(reminders(server)) == 1
    await server.restart()
    assert reminders(server) == []
    assert await server.database.rows("SELECT * FROM reminders") == []
    await server.wait(50)
    assert reminders(server) == []
    assert people[0].mention in server.post.text
    await server.wait(15)
    assert people[1].mention in server.post.text


async def test_a_restart_shows_the_time_that_is_left(server: Server, people: tuple[Person, ...]) -> None:
    await server.restart()
    await server.rest()
    assert 110 < deadline(server.post.text) - server.clock.now() <= 121


async def test_a_click_that_comes_with_the_end_of_time_is_either_taken_or_too_late(
    server: Server, people: tuple[Person, ...]
) -> None:
    hand = people[0].hand
    assert hand is not None
    button = hand.button("Pass")
    await server.wait(deadline(server.post.text) - server.clock.now() - 0.001)
    (answer,) = await server.together((people[0], hand, button.id))
    await server.wait(1)
    assert answer.said is None
    assert "did not answer in time" not in server.post.text
    assert await server.database.rows("SELECT user_id FROM actions") == [(people[0].id,)]


async def test_a_click_after_the_end_of_time_is_told_so(server: Server, people: tuple[Person, ...]) -> None:
    hand = people[0].hand
    assert hand is not None
    button = hand.button("Pass")
    await server.wait(121)
    answer = await server.forge(people[0], hand, button.id)
    assert answer.said is not None
    assert await server.database.rows("SELECT user_id FROM actions") == [(None,)]


async def test_no_clock_runs_after_the_table_is_closed(server: Server, people: tuple[Person, ...]) -> None:
    await people[0].types("stop")
    await server.wait(1_000)
    assert "<t:" not in server.post.text
    assert await server.database.rows("SELECT * FROM actions") == []
    assert reminders(server) == []


async def test_a_table_that_everybody_let_down_waits_and_closes(
    slow_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = slow_server
    packs.stack(monkeypatch, nothing_to_bid_on())
    alice = server.person("Alice")
    await server.begin_with_bots(alice)
    for _ in range(30):
        await server.wait(20)
    assert "Nobody is here any more: the match waits." in server.post.text
    assert server.post.labels.count(COME_BACK) == 1
    await server.wait(86_400)
    await server.rest()
    assert "The table is closed." in server.post.text
