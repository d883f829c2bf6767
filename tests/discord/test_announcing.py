"""Belote and rebelote said by hand: each card of the pair with and without the word (RULES §6)."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from simcord.components import walk_components

from belote_bot.game.actions import parse_action
from belote_bot.game.house_rules import Announce, HouseRules
from belote_bot.tables.pace import Pace
from tests.discord import packs
from tests.discord.harness import Clock, Person, Server, open_server
from tests.discord.opening import begin_under
from tests.game.support import pack_for

HANDS = [
    "KH QH 8H 7H AS KS QS 7S",
    "JH 9H TS 9S 8S AC KC 7C",
    "AH TH JS AD KD QD 8D 7D",
    "TD JD 9D TC QC JC 9C 8C",
]
"""Alice, who speaks and leads first, holds king and queen of hearts."""

MANUAL = HouseRules(target=None, deals=1, belote_announce=Announce.MANUAL)
KING_FIRST = replace(MANUAL, belote_king_first=True)

QUEEN_AND_TRICK = "H QH 9H TH 9D"
KING_AND_TRICK = "H KH 9H TH 9D"
BACK_TO_ALICE = "7C AH 8C"


async def begin(
    server: Server, monkeypatch: pytest.MonkeyPatch, rules: HouseRules = MANUAL, locale: str = "en-US"
) -> tuple[Person, ...]:
    packs.stack(monkeypatch, [pack_for(HANDS, 3, 0, "7H")])
    people = server.four(locale)
    await begin_under(server, people, rules)
    return people


async def do(server: Server, people: Sequence[Person], actions: str) -> None:
    """Whoever's turn it is clicks the button for each of these actions."""
    for text in actions.split():
        await server.on_turn(people).acts(parse_action(text))


def offered(person: Person, *cards: str) -> list[str]:
    """What the buttons for these cards say."""
    assert person.hand is not None
    return [label for label in person.hand.labels if label.split(" · ")[0] in cards]


def ever_said(server: Server, word: str) -> list[str]:
    """Every public message but the lobby's that ever had this word in it, or a picture described with it."""
    lobby = server.posts[0].id
    told = [state for state in server.states if state.owner_id is None and state.id != lobby]
    return [state.text for state in told if word in state.everything_readable.lower()]


async def finish(server: Server, people: Sequence[Person]) -> None:
    while server.post.labels:
        person = server.on_turn(people)
        await person.acts(person.actions[-1])


async def test_king_and_queen_of_the_pair_have_a_button_with_the_word_and_one_without(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, *_ = people = await begin(server, monkeypatch)
    await do(server, people, "H")
    assert offered(alice, "K of hearts", "Q of hearts") == [
        "K of hearts · belote",
        "K of hearts",
        "Q of hearts · belote",
        "Q of hearts",
    ]
    assert offered(alice, "8 of hearts", "A of spades") == ["8 of hearts", "A of spades"]


async def test_every_button_of_a_card_wears_its_picture_or_square(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, *_ = people = await begin(server, monkeypatch)
    await do(server, people, "H")
    assert alice.hand is not None
    parts = [part for part in walk_components(alice.hand.payload["components"]) if part["type"] == 2]
    assert [part["emoji"]["name"] for part in parts if ":KH" in part["custom_id"]] == ["🟥", "🟥"]


async def test_the_buttons_are_french_for_who_reads_french(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, *_ = people = await begin(server, monkeypatch, locale="fr")
    await do(server, people, "H")
    assert offered(alice, "R cœur") == ["R cœur · belote", "R cœur"]


async def test_both_words_are_heard_at_the_table_and_bring_the_points(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, *_ = people = await begin(server, monkeypatch)
    await do(server, people, "H KH+belote")
    assert "Alice: “Belote!”" in server.post.text
    await do(server, people, f"9H TH 9D {BACK_TO_ALICE}")
    assert offered(alice, "Q of hearts") == ["Q of hearts · rebelote", "Q of hearts"]
    await alice.acts(parse_action("QH+rebelote"))
    assert ever_said(server, "alice: “rebelote!”")
    await finish(server, people)
    assert await server.database.rows("SELECT belote_a, belote_b FROM results") == [(20, 0)]


async def test_who_forgets_the_first_word_is_not_offered_the_second(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, *_ = people = await begin(server, monkeypatch)
    await do(server, people, f"{KING_AND_TRICK} {BACK_TO_ALICE}")
    assert offered(alice, "Q of hearts") == ["Q of hearts"]
    await finish(server, people)
    assert await server.database.rows("SELECT belote_a, belote_b FROM results") == [(0, 0)]


async def test_the_second_word_may_be_forgotten(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    _, *_ = people = await begin(server, monkeypatch)
    await do(server, people, f"H KH+belote 9H TH 9D {BACK_TO_ALICE} QH")
    assert "Rebelote" not in server.post.text
    await finish(server, people)
    assert await server.database.rows("SELECT belote_a, belote_b FROM results") == [(0, 0)]


async def test_nothing_betrays_the_pair_before_the_word(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await begin(server, monkeypatch)
    await do(server, people, f"{KING_AND_TRICK} {BACK_TO_ALICE} QH 8D")
    assert ever_said(server, "belote") == []
    # What a newcomer reads names the command, /belote; the word itself stands on buttons or is quoted.
    others = [state for state in server.states if state.owner_id in {person.id for person in people[1:]}]
    told = "\n".join(state.everything_readable.lower() for state in others)
    assert not [sign for sign in ("· belote", "“belote", "+belote", "rebelote") if sign in told]


@pytest.mark.parametrize(
    ("before", "king", "queen"),
    [
        ("H", ["K of hearts · belote", "K of hearts"], ["Q of hearts"]),
        (f"H KH+belote 9H TH 9D {BACK_TO_ALICE}", [], ["Q of hearts · rebelote", "Q of hearts"]),
        (f"{QUEEN_AND_TRICK} {BACK_TO_ALICE}", ["K of hearts"], []),
    ],
    ids=["both held", "king played", "queen played"],
)
async def test_king_first_the_word_is_offered_only_where_it_counts(
    server: Server, monkeypatch: pytest.MonkeyPatch, before: str, king: list[str], queen: list[str]
) -> None:
    alice, *_ = people = await begin(server, monkeypatch, KING_FIRST)
    await do(server, people, before)
    assert (offered(alice, "K of hearts"), offered(alice, "Q of hearts")) == (king, queen)


async def test_a_double_click_with_and_without_the_word_plays_the_first(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, *_ = people = await begin(server, monkeypatch)
    await do(server, people, "H")
    hand = alice.hand
    assert hand is not None
    said, silent = (button.id for button in hand.buttons if ":KH" in button.id)
    await server.together((alice, hand, said), (alice, hand, silent))
    assert await server.database.rows("SELECT action FROM actions WHERE number > 0") == [("KH+belote",)]


async def test_the_words_survive_a_restart_between_them(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_server(path, Pace(sleep=Clock())) as server:
        alice, *_ = people = await begin(server, monkeypatch)
        for text in f"H KH+belote 9H TH 9D {BACK_TO_ALICE}".split():
            person = people[server.table.turn or 0]
            await person.opens_hand()
            await person.acts(parse_action(text))
            await server.restart()
            await server.wait(3)
        await alice.opens_hand()
        await alice.acts(parse_action("QH+rebelote"))
        await server.rest()
        assert "Alice: “Rebelote!”" in server.post.text


async def test_bots_say_both_words(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    hands = [HANDS[1], HANDS[0], *HANDS[2:]]
    packs.stack(monkeypatch, [pack_for(hands, 3, 0, "9H")])
    alice = server.person("Alice")
    await begin_under(server, (alice,), MANUAL)
    await alice.acts(parse_action("H"))
    while server.post.labels:
        await alice.acts(alice.actions[0])
    assert ever_said(server, "“belote!”")
    assert ever_said(server, "“rebelote!”")
    assert await server.database.rows("SELECT belote_a, belote_b FROM results") == [(0, 20)]
