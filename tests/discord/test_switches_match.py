"""Each switch about the match and its dealing (RULES §2, §3, §8), and every preset (§10)."""

from dataclasses import dataclass
from pathlib import Path

import pytest

from belote_bot.game.cards import cards_in
from belote_bot.game.dealing import CutHeight, Pack, collect_tricks, deal_first_round
from belote_bot.game.house_rules import PRESETS, HouseRules, Litige, Packets
from belote_bot.game.record import BrokenRecord, MatchRecord
from cogs.rules.words import Switch
from tests.discord.harness import Server, open_server
from tests.discord.knowledge import cards_named
from tests.discord.switches import (
    Choices,
    at_turn,
    begin,
    figure_actions,
    figure_pack,
    forward,
    judged,
    otherwise,
    play_to_the_sheet,
    record_of,
    running,
)
from tests.discord.test_switches_play import LEGAL, SAID
from tests.discord.test_switches_scoring import CASES as SCORING
from tests.game.support import pack_for

GOES_ON = "to speak.**"

# ---- the end -------------------------------------------------------------------------------------

MATCH = ["My hand", "Table", "Rules"]


@dataclass(frozen=True)
class End:
    """What is chosen, one deal, what its sheet ends with (None: the match goes on), and the other choice."""

    choices: Choices
    figure: str
    told: str | None
    other: tuple[str, object]
    winners: tuple[object, object]
    """Who has won here, and under the other choice."""


ENDS = {
    "the target is reached": End(
        {"target": "252"}, "252-0", "Alice and Chloé win the match!", ("target", 253), (0, None)
    ),
    "the target is not reached": End({"target": "253"}, "252-0", None, ("target", 252), (None, 0)),
    "the target stands in the menu": End({"length": "target-501"}, "252-0", None, ("target", 252), (None, 0)),
    "the deals are played": End(
        {"deals": "1"}, "60-102", "Bruno and Denis win the match!", ("deals", 2), (1, None)
    ),
    "the deals are not played": End({"length": "deals-4"}, "60-102", None, ("deals", 1), (None, 1)),
    "equal totals are a draw": End(
        {"litige": "made", "deals": "1", "draw_breaker": "none"},
        "81-81",
        "The match is a draw.",
        ("draw_breaker", "extra_deal"),
        ("draw", None),
    ),
    "equal totals are broken": End(
        {"litige": "made", "deals": "1", "draw_breaker": "extra_deal"},
        "81-81",
        None,
        ("draw_breaker", "none"),
        (None, "draw"),
    ),
}


@pytest.mark.parametrize("name", ENDS)
async def test_the_match_ends_as_it_was_chosen_in_the_lobby(
    server: Server, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    case = ENDS[name]
    people = await begin(server, monkeypatch, case.choices, [figure_pack(case.figure)])
    sheet = await play_to_the_sheet(server, people, figure_actions(case.figure))
    if case.told is None:
        assert "win the match" not in sheet
        assert GOES_ON in server.post.text
        assert "My hand" in server.post.labels
    else:
        assert case.told in sheet
        assert server.post.labels == []

    record = await record_of(server, people[0])
    rules, other = record.rules, otherwise(record.rules, *case.other)
    only = MatchRecord(rules, record.players, record.deals[:1])
    assert (judged(only, rules)[0]["winner"], judged(only, other)[0]["winner"]) == case.winners


# ---- the seats and the pack ----------------------------------------------------------------------


async def test_play_turns_the_way_that_was_chosen_in_the_lobby(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = {
        "anticlockwise": "South: Alice, East: Bruno, North: Chloé, West: Denis",
        "clockwise": "South: Alice, West: Bruno, North: Chloé, East: Denis",
    }
    pictures: list[list[bytes]] = []
    records: list[MatchRecord] = []
    for choice, seated in seats.items():
        async with open_server(tmp_path / f"{choice}.db") as server:
            people = await begin(server, monkeypatch, {"direction": choice}, [figure_pack("90-72")])
            assert seated in server.posts[0].alt
            await forward(server, people, "H JH")
            assert people[1].mention in server.post.text
            pictures.append(server.post.pictures)
            records.append(await record_of(server, people[0]))
    assert pictures[0] != pictures[1]
    one, other = records
    assert judged(one, other.rules) == judged(one, one.rules), "who sits where changes nothing else"


def is_cut_of(pack: Pack, whole: Pack, lifted: range) -> bool:
    return any(pack == whole[at:] + whole[:at] for at in lifted)


async def test_the_pack_is_only_cut_where_that_was_chosen_in_the_lobby(
    slow_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = slow_server
    people = await begin(server, monkeypatch, {"shuffle": "cut_only"}, [figure_pack("90-72")])
    await play_to_the_sheet(server, people, figure_actions("90-72"))
    tricks = [(trick.winner, trick.cards) for trick in running(server).tricks]
    assert f"{people[3].mention} to cut." in server.post.text
    assert server.post.labels == ["Cut high", "Cut in the middle", "Cut low", *MATCH]
    await people[3].clicks("Cut low", server.post)
    await server.wait(20)
    assert is_cut_of(running(server).pack, collect_tricks(tricks), CutHeight.LOW.packets)


async def test_the_pack_is_shuffled_where_that_was_chosen_in_the_lobby(
    slow_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = slow_server
    coming = [figure_pack("90-72"), figure_pack("85-77")]
    people = await begin(server, monkeypatch, {"shuffle": "every_deal"}, coming)
    await play_to_the_sheet(server, people, figure_actions("90-72"))
    assert server.post.labels == MATCH
    await server.wait(20)
    assert running(server).pack == coming[1]


@pytest.mark.parametrize(
    ("choice", "packets", "other"),
    [
        ("2-3", Packets.TWO_THREE, Packets.THREE_TWO),
        ("3-2", Packets.THREE_TWO, Packets.TWO_THREE),
    ],
)
async def test_packets_are_dealt_as_it_was_chosen_in_the_lobby(
    server: Server, monkeypatch: pytest.MonkeyPatch, choice: str, packets: Packets, other: Packets
) -> None:
    pack = figure_pack("90-72")
    people = await begin(server, monkeypatch, {"packets": choice}, [pack])
    hand = await people[0].opens_hand()
    dealt = deal_first_round(pack, 3, packets)
    assert cards_named(hand.alt) == {*cards_in(dealt.hands[0]), dealt.upcard}

    record = await record_of(server, people[0])
    here = judged(record, record.rules)[0]["hands"]
    there = judged(record, otherwise(record.rules, "packets", other))[0]["hands"]
    assert [set(here[seat]) == set(there[seat]) for seat in range(4)] == [False] * 4


# ---- presets -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Preset:
    """Deals that show what a preset is, what the last sheet says, and rules under which it would not."""

    figures: tuple[str, ...]
    told: str
    against: HouseRules
    field: str = "marks"
    """What of the last deal differs there."""


PRESET_CASES = {
    "ffb": Preset(("81-81",), "In the pot: 81 points.", HouseRules(litige=Litige.MADE)),
    "jeu_belote": Preset(
        ("75-87 with A's belote",), "Belote does not count for the contract: 75 against 87.", PRESETS["ffb"]
    ),
    "capot": Preset(("252-0", "0-252"), "Alice and Chloé win the match!", PRESETS["ffb"], "winner"),
    "cafe": Preset(("97-65",), "97 → 100, 85 → 80", PRESETS["ffb"]),
    "tournoi": Preset(
        ("75-87 with A's belote",), "Belote forgotten by Chloé: 20 points lost.", PRESETS["ffb"]
    ),
}


@pytest.mark.parametrize("preset", PRESET_CASES)
async def test_the_sheet_counts_by_the_preset_that_was_chosen_in_the_lobby(
    server: Server, monkeypatch: pytest.MonkeyPatch, preset: str
) -> None:
    case = PRESET_CASES[preset]
    coming = [figure_pack(figure) for figure in case.figures]
    people = await begin(server, monkeypatch, {"preset": preset}, coming)
    sheet = ""
    for figure in case.figures:
        sheet = await play_to_the_sheet(server, people, figure_actions(figure))
    assert case.told in sheet

    record = await record_of(server, people[0])
    assert record.rules == PRESETS[preset]
    last = len(case.figures) - 1
    here, there = judged(record, record.rules)[last], judged(record, case.against)[last]
    assert here[case.field] != there[case.field]


@pytest.mark.parametrize(
    ("preset", "name"), [("bridgee", "partner need not be overtrumped"), ("stricte", "partner is ruffed")]
)
async def test_the_hand_offers_cards_by_the_preset_that_was_chosen_in_the_lobby(
    server: Server, monkeypatch: pytest.MonkeyPatch, preset: str, name: str
) -> None:
    case = LEGAL[name]
    people = await begin(server, monkeypatch, {"preset": preset}, [pack_for(list(case.hands))])
    await forward(server, people, case.before)
    player = await at_turn(server, people)
    assert player.hand is not None
    assert player.hand.labels == case.labels

    record = await record_of(server, people[0])
    assert record.rules == PRESETS[preset]
    await player.acts(player.actions[-1])
    record = await record_of(server, people[0])
    ffb = legal_by(record, PRESETS["ffb"])
    assert legal_by(record, record.rules) != ffb


def legal_by(record: MatchRecord, rules: HouseRules) -> object:
    """The legal cards at each ply of a record's only deal, or where it breaks the rules."""
    try:
        return judged(record, rules)[0]["legal"]
    except BrokenRecord as broken:
        return str(broken)


# ---- every one -----------------------------------------------------------------------------------


def test_every_switch_and_every_preset_is_taken_through_discord() -> None:
    cases = (*SCORING.values(), *LEGAL.values(), *SAID.values(), *ENDS.values())
    taken = {name for case in cases for name in case.choices} | {"direction", "shuffle", "packets"}
    assert taken - {"target", "deals"} == set(Switch)
    assert taken >= {"target", "deals"}
    assert {*PRESET_CASES, "bridgee", "stricte"} == {*PRESETS}
