"""Thousands of records with one thing changed: refused with a place and a reason, or rightly accepted."""

import json
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from belote_bot.game.cards import CARDS, Card
from belote_bot.game.record import commitment
from belote_bot.verify import main
from tests.game.referee import objection_to
from tests.game.support import read_lines

Record = dict[str, Any]
Lines = list[Any]

GOOD = read_lines("matches.jsonl") + read_lines("disputes.jsonl")
NOTATIONS = [*map(str, CARDS)]
BIDS = ["pass", "take", "S", "H", "D", "C"]
RULES = [
    {"packets": "2-3"}, {"must_undertrump": False}, {"must_ruff_partner": True}, {"melds": True},
    {"overtrump_partner_when_trump_led": False}, {"belote_announce": "manual"},
    {"belote_announce": "automatic"}, {"melds_announce": "manual"},
    {"target": 150}, {"deals": 1}, {"target": 50}, {"hazard": 1}, {"melds": 0},
]  # fmt: skip


def change_item(random: Random, items: Lines, choice: list[Any]) -> None:
    if items:
        items[random.randrange(len(items))] = random.choice(choice)


def delete_item(random: Random, items: Lines, _: list[Any]) -> None:
    if items:
        del items[random.randrange(len(items))]


def double_item(random: Random, items: Lines, _: list[Any]) -> None:
    if items:
        index = random.randrange(len(items))
        items.insert(random.randrange(len(items) + 1), deepcopy(items[index]))


def insert_item(random: Random, items: Lines, choice: list[Any]) -> None:
    items.insert(random.randrange(len(items) + 1), random.choice(choice))


def swap_items(random: Random, items: Lines, _: list[Any]) -> None:
    if len(items) > 1:
        one, other = random.sample(range(len(items)), 2)
        items[one], items[other] = items[other], items[one]


def cut_short(random: Random, items: Lines, _: list[Any]) -> None:
    del items[random.randrange(len(items) + 1) :]


CHANGES = [change_item, delete_item, double_item, insert_item, swap_items, cut_short]


def mutate(random: Random, record: Record) -> None:
    """Change one thing."""
    deal = random.choice(record["deals"])
    where = random.choice(["deck", "plays", "plays", "plays", "bids", "said", "dealer", "deals", "rules"])
    if where == "dealer":
        deal["dealer"] = random.randrange(-1, 5)
    elif where == "rules":
        record["rules"].update(random.choice(RULES))
    elif where == "deals":
        random.choice([delete_item, double_item, swap_items])(random, record["deals"], [])
    elif where == "said":
        word = {
            "ply": random.randrange(-1, 33),
            "word": random.choice(["belote", "rebelote", "melds", "capot"]),
        }
        random.choice(CHANGES)(random, deal.setdefault("said", []), [word])
    else:
        random.choice(CHANGES)(random, deal[where], BIDS if where == "bids" else NOTATIONS)


def drawn(random: Random) -> Record:
    """A few deals in a row of a good record, some with a commitment, some with results."""
    case = random.choice(GOOD)
    record: Record = deepcopy(case["record"])
    start = random.randrange(len(record["deals"]))
    end = start + random.randrange(1, 4)
    if random.random() < 0.3:
        for deal, expected in zip(record["deals"], case["expected"], strict=True):
            deal["result"] = {name: expected[name] for name in ("trump", "taker", "tricks", "outcome")}
    record["deals"] = record["deals"][start:end]
    if random.random() < 0.3:
        for deal in record["deals"]:
            seal = commitment("salt", [Card.parse(card) for card in deal["deck"]])
            deal.update(salt="salt", commitment=seal)
    return record


# What the referee does not judge.
BEYOND = ("the result differs", "the match was over", "after the end of the match")


@pytest.mark.parametrize("part", range(4))
def test_one_change_is_refused_exactly_when_it_breaks_a_rule(
    part: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    random = Random(f"one change {part}")
    file = tmp_path / "match.json"
    outcomes = {"refused": 0, "accepted": 0, "beyond": 0}
    for number in range(500):
        record = drawn(random)
        mutate(random, record)
        file.write_text(json.dumps(record), encoding="utf-8")

        status = main([file], json_lines=True)

        out, err = capsys.readouterr()
        assert status in (0, 1), (number, err)
        if status == 1:
            assert err.startswith((f"{file}: deal ", f"{file}: rules: ")), err
            assert len(err.splitlines()) == 1
        if any(reason in err for reason in BEYOND):
            outcomes["beyond"] += 1
            continue
        objection = objection_to(record)
        assert status == (0 if objection is None else 1), f"number {number}: {objection} / {err}"
        if objection is None:
            assert len(out.splitlines()) == len(record["deals"])
        outcomes["refused" if objection else "accepted"] += 1
    # Both ends of the scale are really tried.
    assert outcomes["refused"] > 200
    assert outcomes["accepted"] > 50


def junk(random: Random) -> Any:
    """A value that seldom belongs where it is put."""
    integers = [-1, 0, 1, 2, 3, 4, 31, 32, 2**31, 2**64, -(10**30)]
    texts = ["", "pass", "7S", "belote", "\x00", "\ud800", "é", "\n", "x" * 1000, "🂡"]
    return random.choice(
        [
            random.choice([None, True, False]),
            random.choice(integers),
            random.choice([0.0, 1.0, -0.5, 1e308]),
            random.choice(texts),
            random.choice([[], {}, [[]], {"a": []}]),
            [random.choice(NOTATIONS)] * random.randrange(40),
            {"ply": random.randrange(40), "word": "melds"},
        ]
    )


def holders_in(value: Any) -> list[Any]:
    """Every list and object of a document."""
    if isinstance(value, dict):
        return [value, *(found for item in value.values() for found in holders_in(item))]
    if isinstance(value, list):
        return [value, *(found for item in value for found in holders_in(item))]
    return []


def test_any_value_anywhere_is_met_with_a_status_and_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    random = Random("junk")
    file = tmp_path / "match.json"
    for _ in range(1000):
        record = drawn(random)
        holder = random.choice([holder for holder in holders_in(record) if holder])
        place = random.choice(list(holder)) if isinstance(holder, dict) else random.randrange(len(holder))
        holder[place] = junk(random)
        file.write_text(json.dumps(record), encoding="utf-8")

        status = main([file], json_lines=True)

        out, err = capsys.readouterr()
        assert status in (0, 1, 2)
        assert all(line.startswith(f"{file}: ") for line in err.splitlines()), err
        assert (status == 0) == (not any(": note: " not in line for line in err.splitlines()))
        assert status != 0 or len(out.splitlines()) == len(record["deals"])


def test_any_byte_anywhere_is_met_with_a_status_and_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    random = Random("bytes")
    file = tmp_path / "match.json"
    for _ in range(500):
        content = bytearray(json.dumps(drawn(random)).encode())
        content[random.randrange(len(content))] = random.randrange(256)
        file.write_bytes(content)

        status = main([file], json_lines=True)

        _, err = capsys.readouterr()
        assert status in (0, 1, 2)
        assert all(line.startswith(f"{file}: ") for line in err.splitlines()), err
