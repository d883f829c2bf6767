"""Melds: said with the first card, shown at the second trick, and never those that lost (RULES §9)."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from belote_bot.game.actions import parse_action
from belote_bot.game.house_rules import Announce, HouseRules, MeldsTie
from belote_bot.tables.pace import Pace
from belote_bot.tables.table import Shown
from tests.discord import packs
from tests.discord.harness import Clock, Person, Server, open_server
from tests.discord.knowledge import cards_named
from tests.discord.opening import begin_under
from tests.discord.test_hidden import Seen, check_everything_shown, seen
from tests.game.support import pack_for

HANDS = [
    "KH QH 8H 7H AS KS QS 7S",
    "JH 9H TS 9S 8S AC KC 7C",
    "AH TH JS AD KD QD 8D 7D",
    "TD JD 9D TC QC JC 9C 8C",
]
"""Tierces for Alice, Bruno and Chloé; a cent and a tierce for Denis, whose team wins. Alice leads first."""

TIED = [
    "QS KS AS 7H 8H 9D 7C 8C",
    "QD KD AD 9H TH 9S 7S TC",
    "JH QH 8S 9C JC QC TD 7D",
    "KH AH TS JS AC KC JD 8D",
]
"""Alice's tierce and Bruno's are equal; Alice plays first."""

RULES = HouseRules(target=None, deals=1, melds=True)
MANUAL = replace(RULES, melds_announce=Announce.MANUAL)
BOTH = replace(MANUAL, belote_announce=Announce.MANUAL)

FIRST = "8H JH TH 9D"
SECOND = "AC AH 8C 7S"


async def begin(
    server: Server,
    monkeypatch: pytest.MonkeyPatch,
    rules: HouseRules = RULES,
    hands: Sequence[str] = HANDS,
    locale: str = "en-US",
) -> tuple[Person, ...]:
    packs.stack(monkeypatch, [pack_for(list(hands), 3, 0, "7H")])
    people = server.four(locale)
    await begin_under(server, people, rules)
    return people


async def do(server: Server, people: Sequence[Person], actions: str) -> None:
    """Whoever's turn it is clicks the button for each of these actions."""
    for text in actions.split():
        await server.on_turn(people).acts(parse_action(text))


def labels(person: Person) -> list[str]:
    assert person.hand is not None
    return [button.label for button in person.hand.buttons if button.acts]


async def test_each_hand_tells_its_own_melds_until_the_first_card(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await begin(server, monkeypatch, MANUAL)
    assert all(person.hand is not None and "tierce" not in person.hand.text for person in people)
    await do(server, people, "H")
    texts = [person.hand.text for person in people if person.hand is not None]
    assert "or never: tierce Q–A spades (20 points)." in texts[0]
    assert "or never: hundred 8–Q clubs (100 points), tierce 9–J diamonds (20 points)." in texts[3]
    await do(server, people, "8H")
    assert people[0].hand is not None
    assert "tierce" not in people[0].hand.text


async def test_what_is_announced_by_itself_is_told_beforehand(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, *_ = people = await begin(server, monkeypatch, locale="fr")
    await do(server, people, "H")
    assert alice.hand is not None
    announced = "La table annonce pour vous avec votre première carte : tierce D–A pique (20 points)."
    assert announced in alice.hand.text
    assert len(labels(alice)) == 8


async def test_each_first_card_has_a_button_with_the_melds_and_one_without(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, *_ = people = await begin(server, monkeypatch, MANUAL)
    await do(server, people, "H")
    told = labels(alice)
    assert told[:8] == [f"{label} · tierce" for label in told[8:]]
    await do(server, people, "8H+melds JH TH")
    denis = people[3]
    assert "9 of diamonds · melds" in labels(denis)


async def test_with_the_pair_there_are_no_more_buttons_than_needed(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, *_ = people = await begin(server, monkeypatch, BOTH)
    await do(server, people, "H")
    assert len(labels(alice)) == 20
    assert labels(alice)[:2] == ["K of hearts · belote · tierce", "K of hearts · tierce"]
    await alice.acts(parse_action("KH+belote+melds"))
    assert "Alice: “Belote!”" in server.post.text
    assert "Alice announces: tierce." in server.post.text


async def test_the_table_hears_the_kind_and_not_the_cards(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await begin(server, monkeypatch)
    await do(server, people, "H 8H JH")
    assert "Alice announces: tierce." in server.post.text
    assert "Bruno announces: tierce." in server.post.text
    assert cards_named(server.post.text) == set(packs.cards("8H JH"))


async def test_the_winner_is_told_with_the_reason_and_shows_at_the_second_trick(
    slow_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = slow_server
    people = await begin(server, monkeypatch)
    for text in f"H {FIRST}".split():
        await do(server, people, text)
        await server.rest()
    why = "The longest sequence: Denis wins, the melds of Bruno and Denis count."
    assert why in server.post.text
    assert len(server.post.alts) == 1
    await server.wait(3)
    assert why in server.post.text
    for text in ("AC", "AH"):
        await do(server, people, text)
        await server.rest()
    assert "Bruno shows: tierce 8–10 spades (20 points)." in server.post.text
    assert server.post.alts[1] == (
        "Bruno shows: tierce (eight of spades, nine of spades and ten of spades), 20 points."
    )
    await do(server, people, "8C")
    await server.rest()
    assert "Denis shows: hundred 8–Q clubs, tierce 9–J diamonds (120 points)." in server.post.text
    assert "Denis shows: hundred (" in server.post.alts[1]
    assert len(server.post.pictures) == 2
    await do(server, people, "7S")
    await server.wait(5)
    assert len(server.post.alts) == 1
    assert "shows" not in server.post.text


async def test_melds_that_lost_are_never_told(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    people = await begin(server, monkeypatch)
    await do(server, people, "H")
    while server.post.labels:
        person = server.on_turn(people)
        await person.acts(person.actions[0])
    assert check_everything_shown(server) > 100
    public = [state for state in server.states if state.owner_id is None]
    for name in ("Alice", "Chloé"):
        assert not [state.text for state in public if f"{name} shows" in state.everything_readable]
    for person, others in ((people[0], "Q–A spades"), (people[2], "Q–A diamonds")):
        told = [state for state in server.states if others in state.everything_readable]
        assert {state.owner_id for state in told} == {person.id}


async def test_what_is_not_announced_does_not_count(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    people = await begin(server, monkeypatch, MANUAL)
    await do(server, people, "H 8H JH TH+melds 9D")
    assert "Nobody on the other side announced: the melds of Alice and Chloé count." in server.post.text
    await do(server, people, SECOND)
    while server.post.labels:
        person = server.on_turn(people)
        await person.acts(person.actions[0])
    assert await server.database.rows("SELECT melds_a, melds_b FROM results") == [(20, 0)]


@pytest.mark.parametrize(
    ("tie", "told", "marked"),
    [
        (MeldsTie.FIRST, "Equal in everything, Alice played first", [(20, 0)]),
        (MeldsTie.NONE, "The best melds are equal: none counts.", [(0, 0)]),
    ],
)
async def test_equal_melds(
    server: Server, monkeypatch: pytest.MonkeyPatch, tie: MeldsTie, told: str, marked: list[tuple[int, int]]
) -> None:
    people = await begin(server, monkeypatch, replace(RULES, melds_tie=tie), TIED)
    await do(server, people, "H 7H 9H JH KH")
    assert told in server.post.text
    while server.post.labels:
        person = server.on_turn(people)
        await person.acts(person.actions[0])
    assert await server.database.rows("SELECT melds_a, melds_b FROM results") == marked


async def test_a_double_click_announces_once(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    alice, *_ = people = await begin(server, monkeypatch, MANUAL)
    await do(server, people, "H")
    hand = alice.hand
    assert hand is not None
    said, silent = (button.id for button in hand.buttons if ":8H" in button.id)
    await server.together((alice, hand, said), (alice, hand, said), (alice, hand, silent))
    assert await server.database.rows("SELECT action FROM actions WHERE number > 0") == [("8H+melds",)]


async def test_restarts_between_announcing_and_showing_change_nothing(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_server(path, Pace(sleep=Clock())) as server:
        people = await begin(server, monkeypatch, MANUAL)
        for text in ("H", "8H+melds", "JH+melds", "TH", "9D+melds", "AC", "AH", "8C"):
            person = people[server.table.turn or 0]
            await person.opens_hand()
            await person.acts(parse_action(text))
            await server.restart()
            await server.wait(3)
        assert "Denis wins, the melds of Bruno and Denis count." in server.post.text
        assert "Denis shows: hundred (" in server.post.alts[1]


async def test_bots_announce_too(slow_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    server = slow_server
    packs.stack(monkeypatch, [pack_for(HANDS, 3, 0, "7H")])
    alice = server.person("Alice")
    await begin_under(server, (alice,), BOTH)
    await alice.acts(parse_action("H"))
    await alice.acts(parse_action("8H+melds"))
    while server.table.shown is not Shown.COMPLETE_TRICK:
        await server.wait(1)
    await server.rest()
    sql = "SELECT seat FROM actions WHERE action LIKE '%melds%' ORDER BY number"
    assert await server.database.rows(sql) == [(0,), (1,), (2,), (3,)]
    assert "announces: hundred, tierce." in server.post.text


# ---- what lost stays hidden ----------------------------------------------------------------------

BEATEN = [HANDS[0], HANDS[1], "AH TH TD AD KD QD 8D 7D", "JS JD 9D TC QC JC 9C 8C"]
OTHERS = ["KH QH 8H 7H AD KD QD 7S", HANDS[1], "AH TH TD AS KS QS 8D 7D", BEATEN[3]]
"""The same with the tierces of Alice and Chloé, who lose, exchanged."""


async def shown_to_all_and_to_the_winners(path: Path, hands: Sequence[str]) -> list[Seen]:
    """Two tricks, and what everybody and the two winners see after each card."""
    shown: list[Seen] = []
    async with open_server(path) as server:
        with pytest.MonkeyPatch.context() as monkeypatch:
            people = await begin(server, monkeypatch, MANUAL, hands)
            for text in f"H 8H+melds JH+melds TH+melds 9D+melds {SECOND}".split():
                await do(server, people, text)
                shown.append(seen(server.post))
                shown += [seen(person.hand) for person in (people[1], people[3]) if person.hand]
    return shown


async def test_messages_and_pictures_are_the_same_whatever_the_melds_that_lost(tmp_path: Path) -> None:
    shown = await shown_to_all_and_to_the_winners(tmp_path / "one.db", BEATEN)
    assert await shown_to_all_and_to_the_winners(tmp_path / "two.db", OTHERS) == shown
    assert any("Denis shows" in each.text for each in shown)
