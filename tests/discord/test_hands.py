"""The private hand: drawn again after each click and when the turn comes, as long as Discord lets us."""

import time
from itertools import count

import pytest

import cogs.parts.drawing
from belote_bot.game.cards import cards_in
from belote_bot.locales import Language
from belote_bot.locales.cards import card_name
from images import Effort, HandScene, Picture, draw_hand
from tests.discord import packs
from tests.discord.harness import Person, Server


@pytest.fixture
async def people(server: Server, monkeypatch: pytest.MonkeyPatch) -> tuple[Person, ...]:
    """Four people with their hands open; Alice speaks first."""
    packs.stack(monkeypatch, packs.shuffled(7))
    four = server.four()
    await server.begin(four)
    return four


async def test_a_click_shows_the_new_hand_in_the_same_message(
    server: Server, people: tuple[Person, ...]
) -> None:
    hand = people[0].hand
    assert hand is not None
    answer = await people[0].clicks("Pass")
    assert answer.post.id == hand.id
    assert hand.text == "It is not your turn yet."
    assert hand.buttons == ()


async def test_the_hand_refreshes_by_itself_when_the_turn_comes(
    server: Server, people: tuple[Person, ...]
) -> None:
    assert people[1].hand is not None
    assert people[1].hand.buttons == ()
    await people[0].clicks("Pass")
    assert people[1].hand.text.startswith("**Your turn to speak.**")
    assert len(people[1].hand.buttons) == 2


async def test_the_hand_says_in_words_which_cards_may_be_played(
    server: Server, people: tuple[Person, ...]
) -> None:
    await people[0].acts(people[0].actions[0])
    hand = people[0].hand
    assert hand is not None
    assert hand.alt.count(",") >= 7
    assert "You may play: " in hand.alt
    assert len(hand.buttons) == 8


async def test_the_newest_state_wins_over_a_slow_drawing(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A drawing of the hand between two turns that ends late does not replace the one with the buttons."""
    waiting = count(1)

    def slow_now_and_then(scene: HandScene, effort: Effort) -> Picture:
        if not scene.view.legal and next(waiting) % 2 == 0:
            time.sleep(0.4)
        return draw_hand(scene, effort)

    alice, *_ = server.four()
    await server.begin_with_bots(alice)
    monkeypatch.setattr(cogs.parts.drawing, "draw_hand", slow_now_and_then)
    for _ in range(5):
        assert alice.actions
        await alice.acts(alice.actions[0])


# 401/50027: the token is invalid; 404/10015: the webhook is gone; 404/10008: the message is gone.
@pytest.mark.parametrize(("status", "code"), [(401, 50027), (404, 10015), (404, 10008), (500, 0)])
async def test_a_hand_that_cannot_be_refreshed_breaks_nothing(
    server: Server, people: tuple[Person, ...], status: int, code: int
) -> None:
    assert people[1].hand is not None
    server.env.inject_error("PATCH", "/webhooks/*/*/messages/@original", status=status, code=code, times=None)
    await people[0].clicks("Pass")
    assert people[1].mention in server.post.text
    assert people[1].hand.buttons == ()
    server.env.backend.faults.clear()
    await people[1].opens_hand()
    await people[1].clicks("Pass")
    assert people[2].mention in server.post.text


async def test_a_click_that_was_not_shown_says_so_and_counts(
    server: Server, people: tuple[Person, ...]
) -> None:
    server.env.inject_error("PATCH", "/webhooks/*/*/messages/@original", status=500, times=None)
    answer = await people[0].clicks("Pass")
    assert answer.said == "Discord did not show the answer. Try again: what was done is not done twice."
    assert people[1].mention in server.post.text


async def test_an_old_hand_is_left_alone_when_its_token_has_died(
    slow_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = slow_server
    packs.stack(monkeypatch, packs.shuffled(7))
    await server.thinks_for(0)
    people = server.four()
    await server.begin(people)
    assert people[1].hand is not None
    await server.wait(16 * 60)
    await people[0].opens_hand()
    await people[0].clicks("Pass")
    await server.rest()
    assert people[1].hand.buttons == ()
    assert people[1].mention in server.post.text
    await people[1].opens_hand()
    assert people[1].actions


async def test_an_old_hand_still_takes_clicks_after_its_token_has_died(
    slow_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = slow_server
    packs.stack(monkeypatch, packs.shuffled(7))
    await server.thinks_for(0)
    people = server.four()
    await server.begin(people)
    await server.wait(16 * 60)
    answer = await people[0].clicks("Pass")
    assert answer.said is None
    await server.rest()
    assert people[1].mention in server.post.text


async def test_the_buttons_of_a_hand_go_away_when_the_table_is_stopped(
    server: Server, people: tuple[Person, ...]
) -> None:
    await people[0].types("stop")
    assert all(person.hand is not None and person.hand.buttons == () for person in people)
    assert people[0].hand is not None
    assert people[0].hand.text == "The table is closed."


async def test_nothing_is_sent_to_anybody_directly(server: Server, people: tuple[Person, ...]) -> None:
    """Closed direct messages keep nobody from playing."""
    await people[0].acts(people[0].actions[0])
    await people[0].acts(people[0].actions[0])
    assert not [request for request in server.env.http_requests if request.path == "/users/@me/channels"]


async def test_a_hand_that_was_late_is_never_the_hand_of_ones_former_seat(slow_server: Server) -> None:
    server = slow_server
    alice, bruno, *_ = server.four()
    await alice.types("new")
    server.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=503)
    late = (await alice.types("hand")).post
    # While the answer is tried again, Alice gives her seat up and Bruno takes it.
    await alice.clicks("Sit North")
    await server.rest()
    await bruno.clicks("Sit South")
    await server.rest()
    await alice.clicks("Fill with bots")
    await server.rest()
    await alice.clicks("Start")
    await server.rest()
    match = server.table.match
    assert match is not None
    assert match.game.deal is not None
    seen = [state.everything_readable for state in server.states if state.id == late.id]
    assert any("Your hand: " in words for words in seen)
    for card in cards_in(match.game.deal.hands[0]):
        assert not [words for words in seen if card_name(Language.EN, card) in words]


async def test_who_leaves_keeps_no_button_and_no_card(server: Server) -> None:
    people = server.four()
    await server.begin(people)
    leaver = server.on_turn(people)
    hand = leaver.hand
    assert hand is not None
    assert hand.buttons
    await leaver.types("leave")
    assert hand.text == "You do not sit at this table."
    assert hand.buttons == ()
    assert hand.files == []


async def test_on_ones_turn_the_hand_tells_the_trick(server: Server) -> None:
    people = server.four()
    await server.begin(people)
    while server.post.text.count(" of ") < 2 or "The trick: " not in server.post.text:
        person = server.on_turn(people)
        await person.acts(person.actions[0])
    hand = server.on_turn(people).hand
    assert hand is not None
    played = server.post.text.rpartition("The trick: ")[2].splitlines()[0]
    assert hand.text.endswith(f"The trick: {played}")
