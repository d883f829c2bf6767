"""Stale, double, foreign and impossible clicks: a private sentence each, and nothing changes."""

from dataclasses import dataclass

import pytest

from belote_bot.game.actions import Play
from belote_bot.game.cards import CARDS, cards_in
from belote_bot.game.deal import Deal
from tests.discord import packs
from tests.discord.harness import Person, Server

STALE = "That button is out of date: things have changed since."


@pytest.fixture
async def people(server: Server, monkeypatch: pytest.MonkeyPatch) -> tuple[Person, ...]:
    """Four people with their hands open; Alice speaks first."""
    packs.stack(monkeypatch, packs.shuffled(7))
    four = server.four()
    await server.begin(four)
    return four


@dataclass(frozen=True)
class Everything:
    """All that a click could change: the game, the file, and what everybody sees in public."""

    version: int
    rows: list[int]
    messages: list[tuple[int, str, tuple[object, ...]]]


async def everything(server: Server) -> Everything:
    tables = ("tables", "seats", "matches", "deals", "actions", "results")
    return Everything(
        server.table.version,
        [await server.database.number(f"SELECT count(*) FROM {name}") for name in tables],  # noqa: S608  # names from above
        [(post.id, post.text, post.buttons) for post in server.posts],
    )


def deal_of(server: Server) -> Deal:
    match = server.table.match
    assert match is not None
    return match.game.deals[-1]


async def test_a_double_click_plays_once(server: Server, people: tuple[Person, ...]) -> None:
    await people[0].acts(people[0].actions[0])
    hand = people[0].hand
    assert hand is not None
    card = hand.buttons[0].id
    first, second = await server.together((people[0], hand, card), (people[0], hand, card))
    assert (first.said, second.said) == (None, STALE)
    assert len(deal_of(server).plays) == 1


async def test_two_cards_clicked_at_once_play_one(server: Server, people: tuple[Person, ...]) -> None:
    await people[0].acts(people[0].actions[0])
    hand = people[0].hand
    assert hand is not None
    one, other, *_ = [button.id for button in hand.buttons]
    first, second = await server.together((people[0], hand, one), (people[0], hand, other))
    assert (first.said, second.said) == (None, STALE)
    assert len(deal_of(server).plays) == 1


async def test_a_stale_button_is_refused_and_goes_away(server: Server, people: tuple[Person, ...]) -> None:
    hand = people[0].hand
    assert hand is not None
    old = hand.button("Pass").id
    for person in people:
        await person.clicks("Pass")
    before = await everything(server)
    assert (await server.forge(people[0], hand, old)).said == STALE
    assert await everything(server) == before
    assert old not in [button.id for button in hand.buttons]
    assert people[0].actions


async def test_opening_the_hand_again_takes_the_earlier_one_away(
    server: Server, people: tuple[Person, ...]
) -> None:
    left_open = people[0].hand
    assert left_open is not None
    await people[0].opens_hand()
    assert people[0].hand is not None
    assert people[0].hand.id != left_open.id
    assert not left_open.exists


async def test_an_earlier_hand_that_stays_shows_the_game_as_it_is_when_clicked(
    server: Server, people: tuple[Person, ...]
) -> None:
    left_open = people[0].hand
    assert left_open is not None
    server.env.inject_error("DELETE", "/webhooks/*/messages/@original", status=404, code=10008)
    await people[0].opens_hand()
    await people[0].clicks("Pass")
    answer = await people[0].clicks("Pass", left_open)
    assert answer.said == STALE
    assert left_open.buttons == ()


async def test_a_strangers_click_on_my_hand_changes_nothing(
    server: Server, people: tuple[Person, ...]
) -> None:
    before = await everything(server)
    stranger = server.person("Zoé")
    await stranger.clicks("My hand", server.post)
    assert await everything(server) == before


async def test_a_strangers_forged_card_is_refused(server: Server, people: tuple[Person, ...]) -> None:
    before = await everything(server)
    stranger = server.person("Zoé")
    hand = people[0].hand
    assert hand is not None
    answer = await server.forge(stranger, server.post, hand.buttons[0].id)
    assert answer.said == "You do not sit at this table."
    assert await everything(server) == before


async def test_anothers_buttons_do_nothing_for_me_and_show_me_nothing(
    server: Server, people: tuple[Person, ...]
) -> None:
    before = await everything(server)
    hand = people[0].hand
    assert hand is not None
    alt = hand.alt
    answer = await server.forge(people[1], hand, hand.buttons[0].id)
    assert answer.said == "It is not your turn."
    assert hand.alt == alt
    assert await everything(server) == before


async def test_a_card_clicked_on_a_public_message_shows_the_hand_to_its_owner_alone(
    server: Server, people: tuple[Person, ...]
) -> None:
    hand = people[0].hand
    assert hand is not None
    answer = await server.forge(people[0], server.post, hand.buttons[0].id)
    assert answer.result.ephemeral
    assert answer.post.id != server.post.id
    assert answer.post.alt.startswith("Your hand: ")
    assert all(
        "Your hand" not in state.everything_readable for state in server.states if state.owner_id is None
    )


async def test_a_click_out_of_turn_is_refused(server: Server, people: tuple[Person, ...]) -> None:
    before = await everything(server)
    assert people[1].hand is not None
    answer = await server.forge(people[1], people[1].hand, f"b:act:1:{server.table.version}:pass")
    assert answer.said == "It is not your turn."
    assert await everything(server) == before


async def test_an_illegal_card_and_a_card_not_held_are_refused(
    server: Server, people: tuple[Person, ...]
) -> None:
    await people[0].acts(people[0].actions[0])
    await people[0].acts(people[0].actions[0])
    deal = deal_of(server)
    assert people[1].hand is not None
    held = cards_in(deal.hands[1])
    legal = [action.card for action in deal.legal_actions() if isinstance(action, Play)]
    wrong = [card for card in CARDS if card not in legal]
    assert set(wrong) & set(held), "the pack gives Bruno a card that he may not play"
    before = await everything(server)
    for card in wrong:
        answer = await server.forge(people[1], people[1].hand, f"b:act:1:{server.table.version}:{card}")
        assert answer.said is not None
        assert answer.said.startswith("Not the " if card in held else "You do not hold the ")
    assert await everything(server) == before


@pytest.mark.parametrize("bid", ["pass", "H", "S"])
async def test_a_bid_during_the_play_is_refused(server: Server, people: tuple[Person, ...], bid: str) -> None:
    await people[0].acts(people[0].actions[0])
    before = await everything(server)
    assert people[0].hand is not None
    answer = await server.forge(people[0], people[0].hand, f"b:act:1:{server.table.version}:{bid}")
    assert answer.said == "The rules do not allow that card now."
    assert await everything(server) == before


FORGED = (
    "b:",
    "b:hand",
    "b:hand:",
    "b:hand:0",
    "b:hand:2",
    "b:hand:-1",
    "b:hand:999999999999999999",
    "b:hand:99999999999999999999999999999999999999999999",
    "b:hand:１",
    "b:hand:1:2:3:4:5",
    "b:nothing:1",
    "b:seat:1",
    "b:seat:1:4",
    "b:seat:1:-1",
    "b:seat:1:x",
    "b:start:1",
    "b:fill:1",
    "b:bot:1",
    "b:leave:1:",
    "b:agree:1",
    "b:playon:1",
    "b:act:1",
    "b:act:1:1",
    "b:act:1:x:pass",
    "b:act:1:1:",
    "b:act:1:1:ZZ",
    "b:act:1:1:7S+treason",
    "b:act:1:9999999999999999999999999999999999:pass",
    "b:act:2:1:pass",
    "b:act:1:1:pass:pass",
    "b:act:1:1:\x00\xff",
    "b:\x00\x01\x7f\u202e💥",
    "b:" + "x" * 98,
    "b:two\nlines",
    "f:seat:1",
    "hand:1",
    "x" * 100,
)


@pytest.mark.parametrize("custom_id", FORGED)
async def test_a_forged_button_is_answered_and_changes_nothing(server: Server, custom_id: str) -> None:
    alice, *_ = server.four()
    await server.begin_with_bots(alice)
    before = await everything(server)
    for on in (server.post, alice.hand):
        assert on is not None
        answer = await server.forge(alice, on, custom_id)
        assert answer.acknowledged
        assert answer.said is not None
    assert await everything(server) == before


async def test_a_table_of_another_server_is_out_of_reach(server: Server, people: tuple[Person, ...]) -> None:
    before = await everything(server)
    elsewhere = server.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("belote")
    spy = Person(server, elsewhere.add_member(people[0].member.user), "Alice")
    await spy.member.slash(channel, "belote new")
    (post,) = server.posts_in(channel)
    for custom_id in ("b:hand:1", "b:table:1", f"b:act:1:{server.table_of(1).version}:pass", "b:agree:1"):
        answer = await server.forge(spy, post, custom_id)
        assert answer.said == "There is no open table here; `/belote new` opens one."
    assert before.version == server.table_of(1).version
    assert before.messages == [(post.id, post.text, post.buttons) for post in server.posts]


async def test_the_buttons_of_a_finished_table_are_answered(
    server: Server, people: tuple[Person, ...]
) -> None:
    hand = people[0].hand
    assert hand is not None
    buttons = [hand.buttons[0].id, *(button.id for button in server.post.buttons if button.label != "Rules")]
    await people[0].types("stop")
    for custom_id in buttons:
        answer = await server.forge(people[0], server.post, custom_id)
        assert answer.said == "There is no open table here; `/belote new` opens one."


async def test_a_click_that_could_not_be_stored_is_told_and_changes_nothing(
    server: Server, people: tuple[Person, ...], caplog: pytest.LogCaptureFixture
) -> None:
    before = await everything(server)
    await server.database.run(
        "CREATE TRIGGER broken BEFORE INSERT ON actions BEGIN SELECT RAISE(ABORT, 'the disk is full'); END"
    )
    answer = await people[0].clicks("Pass")
    assert answer.said == "The database did not answer: nothing has changed. Try again in a moment."
    assert await everything(server) == before
    assert "the disk is full" in caplog.text
    caplog.clear()
    await server.database.run("DROP TRIGGER broken")
    await people[0].clicks("Pass")
    assert "Alice passes." in server.post.text


async def test_clicks_at_many_tables_at_once_are_all_stored(server: Server) -> None:
    hosts = [server.person(f"Host {number}") for number in range(6)]
    for host in hosts:
        channel = server.guild.create_text_channel(host.name.replace(" ", "-").lower())
        await host.types("new", channel)
    lobbies = [server.posts_in(channel)[-1] for channel in list(server.guild.channels.values())[1:]]
    assert len(lobbies) == len(hosts)
    answers = await server.together(
        *(
            (host, post, f"b:fill:{number}")
            for number, (host, post) in enumerate(zip(hosts, lobbies, strict=True), 1)
        ),
        *(
            (host, post, f"b:start:{number}")
            for number, (host, post) in enumerate(zip(hosts, lobbies, strict=True), 1)
        ),
    )
    assert [answer.said for answer in answers] == [None] * 12
    assert await server.database.number("SELECT count(*) FROM matches") == 6
