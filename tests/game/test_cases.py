"""The cases handed down: positions, matches and deals that people argue about all agree."""

import json
from pathlib import Path
from typing import Any

import pytest

from belote_bot.game.cards import Card, Suit, cards_in, mask_of
from belote_bot.game.house_rules import rules_from
from belote_bot.game.play import obligation
from belote_bot.game.record import load
from belote_bot.game.replaying import replay
from belote_bot.verify import main
from tests.game.support import read_lines

LEGAL = read_lines("legal.jsonl")
RECORDS = read_lines("matches.jsonl") + read_lines("disputes.jsonl")


@pytest.mark.parametrize("case", LEGAL, ids=range(len(LEGAL)))
def test_legal_cards_of_a_position(case: dict[str, Any]) -> None:
    due = obligation(
        mask_of(map(Card.parse, case["hand"])),
        [Card.parse(card) for _, card in case["trick"]],
        Suit.from_letter(case["trump"]),
        rules_from(case["rules"]),
    )

    assert [str(card) for card in cards_in(due.legal)] == case["legal"]


@pytest.mark.parametrize("case", RECORDS, ids=[case["name"] for case in RECORDS])
def test_replay_gives_the_expected_reports(case: dict[str, Any]) -> None:
    reports = [deal.report for deal in replay(load(case["record"]))]

    assert _named_in(case["expected"], reports) == case["expected"]


@pytest.mark.parametrize("case", RECORDS, ids=[case["name"] for case in RECORDS])
def test_verify_prints_the_expected_json_lines(
    case: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.json"
    file.write_text(json.dumps(case["record"]), encoding="utf-8")

    status = main([file], json_lines=True)

    out, err = capsys.readouterr()
    printed = [json.loads(line) for line in out.splitlines()]
    assert (status, err) == (0, "")
    assert _named_in(case["expected"], printed) == case["expected"]


def _named_in(expected: list[dict[str, Any]], reports: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The reports, cut down to the fields that are expected of each."""
    return [{name: report[name] for name in fields} for fields, report in zip(expected, reports, strict=True)]
