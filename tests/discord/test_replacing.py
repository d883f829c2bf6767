"""`/belote replace`: a seat handed over in a match, to the one who is named and agrees."""

import pytest

from belote_bot.locales import Language, say
from tests.discord import packs
from tests.discord.harness import Person, Server

ACCEPT = "Take Bruno’s seat"


@pytest.fixture
async def people(server: Server, monkeypatch: pytest.MonkeyPatch) -> tuple[Person, ...]:
    """Four people in the first deal, whose cards are known; the first of them speaks."""
    packs.stack(monkeypatch, packs.nothing_to_bid_on())
    people = server.four()
    await server.begin(people)
    return people


async def offers(giver: Person, taker: Person) -> str:
    said = (await giver.types("replace", member=taker.member)).said
    assert said is not None
    return said


async def test_the_named_person_reads_it_and_takes_the_seat_with_its_cards(
    server: Server, people: tuple[Person, ...]
) -> None:
    bruno, eve = people[1], server.person("Eve")
    assert bruno.hand is not None
    cards = bruno.hand.alt
    before = server.post
    said = await offers(bruno, eve)

    assert said.startswith(
        "Offered: Eve can agree with one click, below the table’s message, before the next deal."
    )
    assert not before.exists
    assert f"🪑 Bruno offers their seat to {eve.mention}, cards included." in server.post.text
    assert eve.id not in server.post.pinged
    answer = await eve.clicks(ACCEPT)
    assert answer.said is None
    assert answer.post.alt.split(":")[0] == cards.split(":")[0]
    assert server.table.seat_of(eve.id) == 1
    assert "Eve takes Bruno’s seat, with its cards." in server.post.text
    assert ACCEPT not in server.post.labels
    assert bruno.hand.text == "You do not sit at this table."
    assert bruno.hand.alts == []


async def test_nobody_else_takes_it(server: Server, people: tuple[Person, ...]) -> None:
    eve, fay = server.person("Eve"), server.person("Fay")
    await offers(people[1], eve)
    assert (await fay.clicks(ACCEPT)).said == "That seat is offered to somebody else."
    assert (await people[2].clicks(ACCEPT, server.post)).said == "You sit on that seat already."
    assert (await fay.clicks("No, thanks")).said == "That seat is offered to somebody else."
    assert server.table.seat_of(people[1].id) == 1


async def test_whoever_is_asked_says_no(server: Server, people: tuple[Person, ...]) -> None:
    eve = server.person("Eve")
    await offers(people[1], eve)
    accept = server.post.button(ACCEPT).id
    await eve.clicks("No, thanks")
    assert "offers their seat" not in server.post.text
    assert (await server.forge(eve, server.post, accept)).said == "That seat can no longer be taken."


async def test_an_old_button_takes_no_other_seat(server: Server, people: tuple[Person, ...]) -> None:
    eve = server.person("Eve")
    await offers(people[1], eve)
    accept, refuse = (server.post.button(label).id for label in (ACCEPT, "No, thanks"))
    await eve.clicks("No, thanks")
    await offers(people[3], eve)
    for stale in (accept, refuse):
        answer = await server.forge(eve, server.post, stale)
        assert answer.said == say(Language.EN, "refusal-no-offer")
    await eve.clicks("Take Denis’s seat")
    assert server.table.seat_of(eve.id) == 3


async def test_the_next_deal_ends_it(server: Server, people: tuple[Person, ...]) -> None:
    eve = server.person("Eve")
    await offers(people[1], eve)
    accept = server.post.button(ACCEPT).id
    for _ in range(2):
        for person in people:
            await person.clicks("Pass")
    assert "offers their seat" not in server.post.text
    assert (await server.forge(eve, server.post, accept)).said == "That seat can no longer be taken."


async def test_it_outlasts_a_restart(server: Server, people: tuple[Person, ...]) -> None:
    eve = server.person("Eve")
    await offers(people[1], eve)
    await server.restart()
    assert ACCEPT in server.post.labels
    await eve.clicks(ACCEPT)
    assert server.table.seat_of(eve.id) == 1


async def test_whoever_wants_no_mentions_is_named_only(server: Server, people: tuple[Person, ...]) -> None:
    eve = server.person("Eve")
    await eve.types("preferences", mentions="off")
    await offers(people[1], eve)
    assert "🪑 Bruno offers their seat to Eve, cards" in server.post.text
    assert eve.id not in server.post.pinged


async def test_a_watcher_who_is_asked_takes_it_from_what_they_watch(
    server: Server, people: tuple[Person, ...]
) -> None:
    eve = server.person("Eve")
    await offers(people[1], eve)
    watched = (await eve.clicks("My hand", server.post)).post
    assert watched.labels == [ACCEPT, "No, thanks", "Refresh"]
    assert "🪑 Bruno offers their seat to Eve" in watched.text
    await eve.clicks(ACCEPT, watched)
    assert watched.alt.startswith("Your hand")


async def test_other_watchers_read_it_without_the_buttons(server: Server, people: tuple[Person, ...]) -> None:
    eve, fay = server.person("Eve"), server.person("Fay")
    await offers(people[1], eve)
    watched = (await fay.clicks("My hand", server.post)).post
    assert "🪑 Bruno offers their seat to Eve" in watched.text
    assert watched.labels == ["Refresh"]


async def test_whoever_cannot_take_it_is_not_asked(server: Server, people: tuple[Person, ...]) -> None:
    alice, bruno, chloe, denis = people
    assert await offers(bruno, chloe) == "They hold a seat at a table of this server already."
    await denis.types("leave")
    assert await offers(bruno, denis) == ("They have held another seat in this match: they know other cards.")
    robot = server.guild.add_member(server.env.create_user("robot", bot=True))
    said = (await bruno.types("replace", member=robot)).said
    assert said is not None
    assert said.startswith("A Discord bot does not play belote")
    eve = server.person("Eve")
    assert (await eve.types("replace", member=eve.member)).said == "You do not sit at this table."
    await offers(bruno, eve)
    assert (await offers(alice, server.person("Fay"))).startswith("Somebody else offers their seat")


async def test_there_is_nothing_to_hand_over_in_the_lobby(server: Server) -> None:
    alice, bruno, *_ = server.four()
    await alice.types("new")
    assert await offers(alice, bruno) == "The match has not begun yet."


# ---- one vote a deal ------------------------------------------------------------------------


async def test_whoever_wants_to_play_on_is_asked_once_a_deal(
    server: Server, people: tuple[Person, ...]
) -> None:
    alice, bruno, chloe, _ = people
    await bruno.types("stop")
    await chloe.clicks("Play on", server.post)
    refusal = "Somebody wants to play on: stopping can be asked for again in the next deal."
    assert (await bruno.types("stop")).said == refusal
    await server.restart()
    assert (await chloe.types("stop")).said == refusal
    for person in people:
        await person.opens_hand()
    for _ in range(2):
        for person in people:
            await person.clicks("Pass")
    assert (await bruno.types("stop")).said == "Asked: the match stops when the others agree."
    await chloe.clicks("Play on", server.post)
    assert (await alice.types("stop")).said == "The table is closed."
