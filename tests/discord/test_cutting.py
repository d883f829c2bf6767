"""Cutting through Discord: buttons under the score sheet and in the hand, for one person, in time."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from belote_bot.game.actions import Pass, Take
from belote_bot.game.dealing import CutHeight, Pack, collect_tricks, cut
from belote_bot.game.house_rules import HouseRules, Shuffle
from belote_bot.tables.pace import Pace
from belote_bot.verify import main as verify
from tests.discord import packs
from tests.discord.harness import Clock, Person, Server, open_server
from tests.discord.opening import begin_under

RULES = HouseRules(target=None, deals=3, shuffle=Shuffle.CUT_ONLY)
MATCH_BUTTONS = ["My hand", "Table", "Rules"]
BUTTONS = ["Cut high", "Cut in the middle", "Cut low"]


@pytest.fixture
async def people(slow_server: Server, monkeypatch: pytest.MonkeyPatch) -> tuple[Person, ...]:
    """Four people at a table whose first deal is played: Denis has dealt it, and cuts for Alice."""
    packs.stack(monkeypatch, [next(packs.shuffled(5))])
    four = slow_server.four()
    await begin_under(slow_server, four, RULES)
    await play_deal(slow_server, four)
    return four


async def play_deal(server: Server, people: tuple[Person, ...]) -> None:
    """Whoever speaks first takes; the deal is played to its end and its sheet is shown."""
    before = len(results(server))
    while len(results(server)) == before:
        turn = server.table.turn
        if turn is None:
            await server.wait(1)
            continue
        person = people[turn]
        if person.hand is None or not person.actions:
            await person.opens_hand()
        takes = [action for action in person.actions if isinstance(action, Take)]
        await person.acts((takes or person.actions)[0])
    await server.wait(3)
    await server.rest()


async def pass_deal(server: Server, people: tuple[Person, ...]) -> None:
    for _ in range(8):
        turn = server.table.turn
        assert turn is not None
        await people[turn].acts(Pass())
    await server.rest()


def results(server: Server) -> list[object]:
    assert server.table.match is not None
    return list(server.table.match.game.results)


def deck(server: Server, number: int) -> Pack:
    assert server.table.match is not None
    return server.table.match.game.deals[number].pack


def collected(server: Server) -> Pack:
    assert server.table.match is not None
    deal = server.table.match.game.deals[-1]
    return collect_tricks([(trick.winner, trick.cards) for trick in deal.tricks])


async def test_the_one_who_cuts_is_asked_under_the_sheet_and_in_the_hand(
    slow_server: Server, people: tuple[Person, ...]
) -> None:
    denis = people[3]
    assert slow_server.post.labels == [*BUTTONS, *MATCH_BUTTONS]
    assert f"{denis.mention} to cut." in slow_server.post.text
    assert denis.hand is not None
    assert denis.hand.labels == BUTTONS
    assert "Yours to cut" in denis.hand.text
    assert all(person.hand is not None and not person.hand.labels for person in people[:3])


@pytest.mark.parametrize("in_hand", [False, True], ids=["under the sheet", "in the hand"])
async def test_a_cut_is_told_holds_and_gives_the_next_pack(
    slow_server: Server, people: tuple[Person, ...], in_hand: bool
) -> None:
    server, denis, before = slow_server, people[3], collected(slow_server)
    await denis.clicks("Cut low", denis.hand if in_hand else server.post)
    await server.rest()
    assert "Denis cuts low." in server.post.text
    assert server.post.labels == MATCH_BUTTONS
    assert denis.hand is not None
    assert "You have cut low." in denis.hand.text
    assert denis.hand.labels == []
    await server.wait(12)
    await server.rest()
    assert deck(server, 1) in [cut(before, at) for at in CutHeight.LOW.packets]
    assert "Denis has cut low." in server.post.text


async def test_others_late_and_second_clicks_are_refused_with_a_sentence(
    slow_server: Server, people: tuple[Person, ...]
) -> None:
    server, denis = slow_server, people[3]
    sheet = server.post
    high, low = sheet.button("Cut high").id, sheet.button("Cut low").id
    nosy = server.person("Eve")
    assert (await people[0].clicks_id(high, sheet)).said == (
        "It is not yours to cut: the player before the dealer does."
    )
    assert (await nosy.clicks_id(high, sheet)).said == "You do not sit at this table."
    answers = await server.together((denis, sheet, high), (denis, sheet, low))
    assert [answer.said for answer in answers] == [None, "You have cut already."]
    assert await server.database.rows("SELECT height FROM cuts") == [("high",)]
    await server.wait(12)
    assert (await server.forge(denis, sheet, high)).said == "Too late to cut: the cards are dealt."


async def test_a_choice_survives_a_restart(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packs.stack(monkeypatch, [next(packs.shuffled(5))])
    async with open_server(path, Pace(sleep=Clock())) as server:
        people = server.four()
        await begin_under(server, people, RULES)
        await play_deal(server, people)
        before = collected(server)
        await people[3].clicks("Cut high", server.post)
        await server.restart()
        await server.rest()
        assert "Denis cuts high." in server.post.text
        await server.wait(12)
        await server.rest()
        assert deck(server, 1) in [cut(before, at) for at in CutHeight.HIGH.packets]
        await server.restart()
        await server.rest()
        assert "Denis has cut high." in server.post.text


async def test_old_cut_buttons_work_after_a_restart(slow_server: Server, people: tuple[Person, ...]) -> None:
    sheet = slow_server.post
    await slow_server.restart()
    await people[3].clicks("Cut in the middle", sheet)
    await slow_server.rest()
    assert "Denis cuts in the middle." in slow_server.post.text


async def test_without_a_choice_the_table_says_that_it_was_cut_anyway(
    slow_server: Server, people: tuple[Person, ...]
) -> None:
    server, before = slow_server, collected(slow_server)
    await server.wait(12)
    await server.rest()
    assert "Denis did not choose: the pack was cut " in server.post.text
    assert deck(server, 1) in [cut(before, at) for at in range(3, 30)]
    assert server.posts[-2].labels == []


async def test_after_a_void_deal_there_is_time_to_cut(
    slow_server: Server, people: tuple[Person, ...]
) -> None:
    server = slow_server
    await server.wait(12)
    for person in people:
        await person.opens_hand()
    await pass_deal(server, people)
    assert server.post.labels == [*BUTTONS, *MATCH_BUTTONS]
    await server.wait(5)
    await people[0].clicks("Cut high", server.post)
    await server.wait(12)
    await server.rest()
    assert "Alice has cut high." in server.post.text


async def test_bots_cut_without_being_asked(slow_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    server = slow_server
    packs.stack(monkeypatch, [next(packs.shuffled(5))])
    alice = server.person("Alice")
    await begin_under(server, (alice,), replace(RULES, deals=2))
    await play_with_bots(server, alice)
    assert server.post.labels == MATCH_BUTTONS
    await server.wait(12)
    await server.rest()
    assert [state for state in server.states if state.owner_id is None and " has cut " in state.text]
    assert await server.database.rows("SELECT seat, user_id FROM cuts") == [(3, None)]


async def play_with_bots(server: Server, alice: Person) -> None:
    while not results(server):
        if server.table.turn == 0:
            await alice.opens_hand()
            takes = [action for action in alice.actions if isinstance(action, Take)]
            await alice.acts((takes or alice.actions)[0])
        else:
            await server.wait(1)
    await server.wait(3)
    await server.rest()


async def test_verify_accepts_the_exported_match(
    slow_server: Server, people: tuple[Person, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server, denis = slow_server, people[3]
    await denis.clicks("Cut low", server.post)
    await server.wait(12)
    await server.rest()
    fingerprint = server.post.text.rpartition(" ")[2]
    await play_deal(server, people)
    exported = (await people[0].types("export")).post
    record = tmp_path / "belote.json"
    (data,) = exported.pictures
    record.write_bytes(data)
    assert verify([record], json_lines=False) == 0
    assert "2 deals verified" in capsys.readouterr().out
    assert json.loads(data)["deals"][1]["commitment"] == fingerprint
