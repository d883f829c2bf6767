"""No message that a person can see ever tells them another's card."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from belote_bot.game.actions import Action, Pass
from belote_bot.game.dealing import Pack
from belote_bot.game.house_rules import PRESETS
from belote_bot.game.match import Match
from belote_bot.game.views import match_view, seat_view
from belote_bot.locales import Language, say
from tests.discord import packs
from tests.discord.harness import Person, Server, open_server
from tests.discord.knowledge import cards_named
from tests.discord.posts import Post

WHY = {say(language, "button-why") for language in Language}


def check_everything_shown(server: Server) -> int:
    """No state of any message ever named a card that its readers did not know; gives how many were named."""
    about: dict[int, int] = {}
    named = 0
    for state in server.states:
        about.setdefault(state.id, len(state.known.public) - 1)
        cards = cards_named(state.everything_readable)
        named += len(cards)
        if state.owner_id is None:
            allowed = state.known.to_all(about[state.id])
        else:
            allowed = state.known.to_player(state.owner_id)
        assert cards <= allowed, (state.everything_readable, cards - allowed)
    return named


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("the jack of hearts, the 7 clubs and b:act:1:2:TD", "JH 7C TD"),
        ("le valet de cœur, R pique, l’as de trèfle et D♦", "JH KS AC QD"),
        ("K J 7 of clubs, R 10 cœur", "KC JC 7C KH TH"),
        ("Trumps are hearts, Alice took. The trick: Bruno ten of spades.", "TS"),
        ("Fingerprint 8d5c9d3e7c table-7.webp: 7 spadesful", ""),
    ],
)
def test_a_card_is_recognised_however_it_is_named(text: str, named: str) -> None:
    assert cards_named(text) == frozenset(packs.cards(named) if named else ())


@pytest.mark.timeout(600)
async def test_no_message_of_a_match_names_a_hidden_card(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    packs.stack(monkeypatch, packs.shuffled(11))
    one, two = server.person("Alice"), server.person("Bruno", locale="fr")
    three, four = server.person("Chloé", locale="fr"), server.person("Denis")
    people = (one, two, three, four)
    watcher = server.person("Eve")
    random = Random(5)
    await server.begin(people, target=250)
    while server.post.labels:
        person = server.on_turn(people)
        assert person.hand is not None
        asks = [label for label in person.hand.labels if label in WHY]
        if asks and random.random() < 0.3:
            await person.clicks(asks[0])
        choices = [a for a in person.actions if not isinstance(a, Pass) or random.random() < 0.7]
        await person.acts(random.choice(choices or person.actions))
        if random.random() < 0.1 and server.post.labels:
            await random.choice(people).types(random.choice(("hand", "table")))
            for each in people:
                await each.opens_hand()
            await watcher.clicks("My hand", server.post)
    assert any(state.owner_id == watcher.id for state in server.states)
    assert len({state.id for state in server.states if state.owner_id is None}) >= 4
    assert check_everything_shown(server) > 500


async def test_no_message_of_a_match_with_bots_names_a_hidden_card(server: Server) -> None:
    alice = server.person("Alice", locale="fr")
    await alice.types("new", target=150, bots=True)
    await alice.clicks("Commencer")
    await alice.opens_hand()
    while server.post.labels:
        await alice.acts(alice.actions[0])
    assert check_everything_shown(server) > 50


async def test_a_hand_is_never_in_a_message_that_others_see(server: Server) -> None:
    people = server.four()
    await server.begin(people)
    for person in people:
        await person.types("hand")
    for state in server.states:
        assert ("Your hand" in state.everything_readable) <= (state.owner_id is not None)
    for person in people:
        for other in people:
            mine = [state.id for state in server.states if state.owner_id == person.id]
            seen = {message.id for message in server.channel.history(viewer=other.member)}
            assert (not seen & set(mine)) or other is person


# ---- the same table with other hidden cards ------------------------------------------------------


@dataclass(frozen=True)
class Seen:
    """A message as its readers get it: every word, every button, every pixel."""

    text: str
    buttons: tuple[object, ...]
    alts: tuple[str, ...]
    pictures: tuple[bytes, ...]


def seen(post: Post) -> Seen:
    text = re.sub(r"[0-9a-f]{64}", "fingerprint", post.text)
    return Seen(text, post.buttons, tuple(post.alts), tuple(post.pictures))


def play_at_random(pack: Pack, plies: int, seed: int) -> list[Action]:
    """The actions of a deal up to some ply."""
    random = Random(seed)
    match = Match(PRESETS["ffb"], 3)
    match.start_deal(pack)
    actions: list[Action] = []
    for _ in range(plies):
        assert match.deal is not None
        legal = match.deal.legal_actions()
        actions.append(random.choice([a for a in legal if not isinstance(a, Pass)] or legal))
        match.apply(actions[-1])
    return actions


def views(pack: Pack, actions: Sequence[Action]) -> list[object]:
    """What everybody sees, and what seat 0 sees, after each action; raises if one is illegal."""
    match = Match(PRESETS["ffb"], 3)
    match.start_deal(pack)
    shown: list[object] = [(match_view(match), seat_view(match, 0))]
    for action in actions:
        match.apply(action)
        shown.append((match_view(match), seat_view(match, 0)))
    return shown


def redealt(pack: Pack, actions: Sequence[Action], seed: int) -> Pack:
    """The pack with cards exchanged that neither the table nor seat 0 ever sees: nothing they see changes."""
    random = Random(seed)
    expected = views(pack, actions)
    cards = list(pack)
    for _ in range(400):
        one, other = random.sample(range(len(cards)), 2)
        changed = list(cards)
        changed[one], changed[other] = changed[other], changed[one]
        try:
            same = views(tuple(changed), actions) == expected
        except ValueError:
            continue
        if same:
            cards = changed
    return tuple(cards)


def hands_after(pack: Pack, actions: Sequence[Action]) -> list[int]:
    """The hands that the seats hold after these actions."""
    match = Match(PRESETS["ffb"], 3)
    match.start_deal(pack)
    for action in actions:
        match.apply(action)
    return list(match.deals[-1].hands)


async def show_all(path: Path, actions: Sequence[Action]) -> list[Seen]:
    """Play these actions and keep what everybody sees, and what seat 0 sees, after each.

    Now and then, and at the end, what somebody without a seat sees.
    """
    shown: list[Seen] = []
    async with open_server(path) as server:
        people, watcher = server.four(), server.person("Eve")
        await server.begin(people)
        for number, action in enumerate(actions, 1):
            person: Person = server.on_turn(people)
            await person.acts(action)
            assert people[0].hand is not None
            shown += [seen(server.post), seen(people[0].hand)]
            if number % 6 == 0 or number == len(actions):
                shown.append(seen((await watcher.clicks("My hand", server.post)).post))
    return shown


@pytest.mark.parametrize(("seed", "plies"), [(1, 15), (2, 24)])
async def test_messages_do_not_change_when_hidden_cards_are_redealt(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int, plies: int
) -> None:
    pack = next(packs.shuffled(seed))
    actions = play_at_random(pack, plies, seed)
    other = redealt(pack, actions, seed)
    hands, others = hands_after(pack, actions), hands_after(other, actions)
    assert hands[0] == others[0]
    assert all(one != another for one, another in zip(hands[1:], others[1:], strict=True))
    packs.stack(monkeypatch, [pack])
    shown = await show_all(tmp_path / "one.db", actions)
    packs.stack(monkeypatch, [other])
    assert await show_all(tmp_path / "two.db", actions) == shown
