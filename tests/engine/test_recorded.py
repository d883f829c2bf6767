"""Recorded matches asked again, ply by ply, with the fields of RECORD §2 alone."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from belote_bot.game.record import load
from belote_bot.game.replaying import replay
from tests.engine.support import answers
from tests.game.support import read_lines

RECORDS = {case["name"]: case["record"] for case in read_lines("matches.jsonl")}


def positions(
    record: dict[str, Any], reports: list[dict[str, Any]], number: int
) -> Iterator[tuple[dict[str, Any], set[str]]]:
    """The request at each decision of a deal of a record, and all that may be answered."""
    deal, seen = record["deals"][number], reports[number]
    before = reports[number - 1] if number else {"totals": [0, 0], "pot": 0}
    dealer, upcard = deal["dealer"], deal["deck"][20]
    sizes = (2, 3) if record["rules"].get("packets") == "2-3" else (3, 2)
    fives: list[list[str]] = [[], [], [], []]
    top = 0
    for size in sizes:
        for step in range(4):
            fives[(dealer + 1 + step) % 4] += deal["deck"][top : top + size]
            top += size
    common = {
        "rules": record["rules"], "dealer": dealer, "upcard": upcard, "scores": before["totals"],
        "pot": before["pot"],
    }  # fmt: skip
    for index in range(len(deal["bids"])):
        seat = (dealer + 1 + index) % 4
        bids = deal["bids"][:index]
        allowed = {"pass", "take"} if index < 4 else {"pass", *"SHDC"} - {upcard[1]}
        yield {**common, "seat": seat, "hand": fives[seat], "bids": bids, "plays": []}, allowed
    hands = [list(hand) for hand in seen["hands"]]
    for ply, card in enumerate(deal["plays"]):
        leader = (dealer + 1) % 4 if ply < 4 else seen["trick_winners"][ply // 4 - 1]
        seat = (leader + ply % 4) % 4
        plays = deal["plays"][:ply]
        request = {**common, "seat": seat, "hand": [*hands[seat]], "bids": deal["bids"], "plays": plays}
        yield request, set(seen["legal"][ply])
        hands[seat].remove(card)


@pytest.mark.parametrize("name", RECORDS)
def test_every_decision_of_a_recorded_deal_is_answered_with_a_legal_action(name: str) -> None:
    record = RECORDS[name]
    reports: list[dict[str, Any]] = [dict(replayed.report) for replayed in islice(replay(load(record)), 2)]
    asked = [*positions(record, reports, len(reports) - 1)]
    replies = answers(*(request for request, _ in asked))
    assert [reply for reply in replies if "error" in reply] == []
    assert all(reply["action"] in allowed for reply, (_, allowed) in zip(replies, asked, strict=True))
