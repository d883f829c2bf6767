"""Each switch about points (RULES §6–§7), from the panel in the lobby to the score sheet."""

from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from tests.discord.harness import Server
from tests.discord.switches import (
    Choices,
    begin,
    figure_actions,
    figure_pack,
    judged,
    otherwise,
    play_to_the_sheet,
    record_of,
)

Marks = tuple[int, int]


@dataclass(frozen=True)
class Case:
    """What is chosen, the figures that are played one after the other, and what comes of it."""

    choices: Choices
    figures: Sequence[str]
    marks: Marks
    """What Alice and Chloé mark in the last deal, and Bruno and Denis; Alice takes in the first."""
    told: str
    """What the last sheet says about the rule."""
    other: tuple[str, object]
    """Another table's choice."""
    other_marks: Marks
    """What would have been marked there."""


CASES = {
    "belote, the king first": Case(
        {"belote_king_first": "yes"},
        ["71-91 with A's belote"],
        (0, 162),
        "Queen played before the king by Chloé: the belote does not count.",
        ("belote_king_first", False),
        (20, 91),
    ),
    "belote, king or queen first": Case(
        {"belote_king_first": "no"},
        ["71-91 with A's belote"],
        (20, 91),
        "Litige, 91 to 91",
        ("belote_king_first", True),
        (0, 162),
    ),
    "belote, not for the contract": Case(
        {"belote_counts_for_contract": "no"},
        ["75-87 with A's belote"],
        (20, 162),
        "Belote does not count for the contract: 75 against 87.",
        ("belote_counts_for_contract", True),
        (95, 87),
    ),
    "belote, for the contract": Case(
        {"belote_counts_for_contract": "yes"},
        ["75-87 with A's belote"],
        (95, 87),
        "Alice and Chloé made their contract, 95 to 87.",
        ("belote_counts_for_contract", False),
        (20, 162),
    ),
    "capot of 250": Case(
        {"capot_value": "250"},
        ["252-0"],
        (250, 0),
        "the capot is worth 250 points.",
        ("capot_value", 252),
        (252, 0),
    ),
    "capot of 252": Case(
        {"capot_value": "252"},
        ["0-252 with A's belote"],
        (20, 252),
        "Capot by the defence!",
        ("capot_value", 250),
        (20, 250),
    ),
    "litige, the points wait": Case(
        {"litige": "hold"},
        ["81-81"],
        (0, 81),
        "In the pot: 81 points.",
        ("litige", "failed"),
        (0, 162),
    ),
    "litige, the points that waited are paid": Case(
        {"litige": "hold"},
        ["81-81", "90-72"],
        (72, 171),
        "The pot of 81 goes to the takers.",
        ("litige", "made"),
        (72, 90),
    ),
    "litige, the takers fail": Case(
        {"litige": "failed"},
        ["81-81"],
        (0, 162),
        "Equal: at this table the takers have failed.",
        ("litige", "made"),
        (81, 81),
    ),
    "litige, the takers make it": Case(
        {"litige": "made"},
        ["81-81"],
        (81, 81),
        "Equal: at this table that is enough for the takers.",
        ("litige", "hold"),
        (0, 81),
    ),
    "exact points": Case(
        {"rounding": "none"},
        ["85-77"],
        (85, 77),
        "made their contract, 85 to 77.",
        ("rounding", "ten_5_up"),
        (90, 80),
    ),
    "a 5 goes up": Case(
        {"rounding": "ten_5_up"},
        ["97-65"],
        (100, 70),
        "65 → 70",
        ("rounding", "ten_5_to_takers"),
        (100, 60),
    ),
    "a 5 goes down": Case(
        {"rounding": "ten_6_up"},
        ["85-77"],
        (80, 80),
        "85 → 80",
        ("rounding", "ten_5_to_takers"),
        (90, 80),
    ),
    "a 5 goes by the contract": Case(
        {"rounding": "ten_5_to_takers"},
        ["97-65"],
        (100, 60),
        "65 → 60",
        ("rounding", "ten_5_up"),
        (100, 70),
    ),
}


@pytest.mark.parametrize("name", CASES)
async def test_the_sheet_counts_as_it_was_chosen_in_the_lobby(
    server: Server, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    case = CASES[name]
    people = await begin(server, monkeypatch, case.choices, [figure_pack(figure) for figure in case.figures])
    sheet = ""
    for figure in case.figures:
        sheet = await play_to_the_sheet(server, people, figure_actions(figure))
    assert f"Alice and Chloé mark {case.marks[0]} (" in sheet
    assert f"Bruno and Denis mark {case.marks[1]} (" in sheet
    assert case.told in sheet

    record = await record_of(server, people[0])
    played = len(case.figures) - 1
    assert judged(record, record.rules)[played]["marks"] == [*case.marks]
    assert judged(record, otherwise(record.rules, *case.other))[played]["marks"] == [*case.other_marks]
