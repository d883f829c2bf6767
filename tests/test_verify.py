"""`belote-bot verify` on good records and on records with one thing broken (RECORD §1)."""

import hashlib
import json
import os
import shlex
import subprocess
import sys
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from belote_bot.verify import main
from tests.game.support import read_lines

Record = dict[str, Any]

_CASES = {case["name"]: case for case in read_lines("matches.jsonl")}
# Eight deals under the federation's rules, nobody at 1000 yet.
FFB = _CASES["m11-0"]
# The fifth deal is void.
WITH_A_VOID_DEAL = _CASES["m11-1"]
# One deal, a litige, a draw: the match is over.
DRAWN = _CASES["rare12-4"]
# The belote is said by the players.
WORDS = _CASES["m11-4"]
# The melds are announced by the players.
MELDS = _CASES["m11-15"]


class Verifier:
    """Writes a record down and verifies it."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.file = folder / "match.json"
        self._capsys = capsys

    def __call__(self, record: object, *, json_lines: bool = True) -> tuple[int, str, str]:
        """Exit status, standard output, standard error; a record that is no text is written as JSON."""
        if isinstance(record, bytes):
            self.file.write_bytes(record)
        else:
            text = record if isinstance(record, str) else json.dumps(record)
            self.file.write_text(text, encoding="utf-8")
        status = main([self.file], json_lines=json_lines)
        out, err = self._capsys.readouterr()
        return status, out, err


@pytest.fixture
def verify(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Verifier:
    return Verifier(tmp_path, capsys)


def broken(case: dict[str, Any], *changes: Callable[[Record], object]) -> Record:
    """A copy of a good record with these changes made."""
    record = deepcopy(case["record"])
    for change in changes:
        change(record)
    return record


def deal(number: int, **fields: object) -> Callable[[Record], object]:
    """Set fields of a deal."""
    return lambda record: record["deals"][number].update(fields)


def ply(number: int, index: int, card: str) -> Callable[[Record], object]:
    """Play another card."""
    return lambda record: record["deals"][number]["plays"].__setitem__(index, card)


def rules(**fields: object) -> Callable[[Record], object]:
    """Choose house rules."""
    return lambda record: record["rules"].update(fields)


def without(*path: str | int) -> Callable[[Record], object]:
    """Take something out."""

    def change(record: Any) -> None:
        for step in path[:-1]:
            record = record[step]
        del record[path[-1]]

    return change


def sealed(record: Record, salt: str = "9f86d081884c7d65") -> Record:
    """The record with every deck committed to, reckoned as RECORD §1 says."""
    for written in record["deals"]:
        seal = hashlib.sha256(f"{salt}:{' '.join(written['deck'])}".encode()).hexdigest()
        written.update(salt=salt, commitment=seal)
    return record


# ---- good records -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("case", "sentence"),
    [
        (FFB, "8 deals verified; the match goes on at 555 : 781"),
        (DRAWN, "1 deal verified; a draw at 81 : 81"),
        (_CASES["m11-2"], "5 deals verified; team "),
    ],
    ids=["running", "drawn", "won"],
)
def test_a_good_record_is_summed_up_in_a_line(verify: Verifier, case: dict[str, Any], sentence: str) -> None:
    status, out, err = verify(case["record"], json_lines=False)

    assert (status, err) == (0, "")
    assert out.startswith(f"{verify.file}: {sentence}")


def test_a_record_without_deals_is_good(verify: Verifier) -> None:
    status, out, err = verify(broken(FFB, lambda record: record["deals"].clear()), json_lines=False)

    assert (status, out, err) == (0, f"{verify.file}: 0 deals verified; nothing was dealt\n", "")


@pytest.mark.parametrize("plays", range(0, 33, 3))
def test_the_last_deal_may_stop_anywhere_in_the_play(verify: Verifier, plays: int) -> None:
    record = broken(
        FFB, lambda record: record["deals"][-1].update(plays=record["deals"][-1]["plays"][:plays])
    )

    status, out, _ = verify(record)

    last = json.loads(out.splitlines()[-1])
    assert (status, last["status"], last["marks"], last["outcome"]) == (0, "running", [0, 0], None)
    assert (len(last["legal"]), [len(held) for held in last["hands"]]) == (plays, [8, 8, 8, 8])


@pytest.mark.parametrize("bids", range(8))
def test_the_last_deal_may_stop_anywhere_in_the_auction(verify: Verifier, bids: int) -> None:
    status, out, _ = verify(broken(FFB, deal(7, bids=["pass"] * bids, plays=[])))

    last = json.loads(out.splitlines()[-1])
    assert (status, last["status"], last["trump"], last["taker"], last["round"]) == (
        0,
        "running",
        None,
        None,
        None,
    )
    assert [len(held) for held in last["hands"]] == [5, 5, 5, 5]


def test_a_void_deal_needs_no_list_of_plays(verify: Verifier) -> None:
    status, _, err = verify(broken(WITH_A_VOID_DEAL, without("deals", 4, "plays")))

    assert (status, err) == (0, "")


def test_commitments_that_agree_are_accepted(verify: Verifier) -> None:
    status, _, err = verify(sealed(broken(FFB)))

    assert (status, err) == (0, "")


def test_results_that_agree_are_accepted(verify: Verifier) -> None:
    record = broken(FFB)
    for written, expected in zip(record["deals"], FFB["expected"], strict=True):
        written["result"] = expected

    status, _, err = verify(record)

    assert (status, err) == (0, "")


def test_what_is_ignored_is_told(verify: Verifier) -> None:
    record = broken(
        FFB,
        lambda record: record.update(site="café"),
        deal(2, weather="fine\nmatch.json: all is well", salt="abc", result={"mood": 3}),
    )
    record["deals"][3]["said"] = []

    status, _, err = verify(record)

    assert status == 0
    assert err.splitlines() == [
        f"{verify.file}: note: the field 'site' is not known and ignored",
        f"{verify.file}: note: deal 2: the field 'weather' is not known and ignored",
        f"{verify.file}: note: deal 2: a salt without its commitment is not checked",
        f"{verify.file}: note: deal 2: 'mood' in the result is not known and not checked",
    ]


def test_a_byte_order_mark_is_no_obstacle(verify: Verifier) -> None:
    status, _, _ = verify(b"\xef\xbb\xbf" + json.dumps(FFB["record"]).encode())

    assert status == 0


# ---- records that break a rule: exit status 1 --------------------------------------------------

BROKEN: dict[str, tuple[Record, tuple[str, ...]]] = {
    "a card not held": (broken(FFB, ply(0, 3, "8C")), ("deal 0, ply 3", "8C", "hand of seat 3")),
    "a card played twice": (broken(FFB, ply(2, 30, "QC")), ("deal 2, ply 30", "QC", "hand")),
    "a card not in the suit led": (broken(FFB, ply(3, 1, "8D")), ("deal 3, ply 1", "8D")),
    "a lower trump than must be": (
        broken(FFB, ply(0, 1, "7C")),
        ("deal 0, ply 1: 7C is not legal", "JC, AC"),
    ),
    "no card at all": (broken(FFB, ply(1, 0, "1S")), ("deal 1, ply 0", "'1S' is not a card")),
    "a card in lower case": (broken(FFB, ply(1, 0, "js")), ("deal 1, ply 0", "'js' is not a card")),
    "an empty card": (broken(FFB, ply(1, 0, "")), ("deal 1, ply 0", "'' is not a card")),
    "a 33rd card": (
        broken(FFB, lambda record: record["deals"][7]["plays"].append("7S")),
        ("deal 7, ply 32", "7S", "between two deals"),
    ),
    "plays in a void deal": (
        broken(WITH_A_VOID_DEAL, deal(4, plays=["TS"])),
        ("deal 4, ply 0", "TS", "between two deals"),
    ),
    "plays before anybody took": (
        broken(FFB, deal(7, bids=["pass"])),
        ("deal 7, ply 0", "nobody has taken"),
    ),
    "a bid after the take": (
        broken(FFB, deal(0, bids=["take", "pass"])),
        ("deal 0, bid 1", "auction is over"),
    ),
    "a second take": (broken(FFB, deal(0, bids=["take", "take"])), ("deal 0, bid 1", "auction is over")),
    "a ninth bid": (
        broken(WITH_A_VOID_DEAL, deal(4, bids=["pass"] * 9)),
        ("deal 4, bid 8", "pass"),
    ),
    "take in round 2": (broken(FFB, deal(3, bids=["pass"] * 4 + ["take"])), ("deal 3, bid 4", "round 2")),
    "a suit in round 1": (broken(FFB, deal(0, bids=["C"])), ("deal 0, bid 0", "round 1", "'C'")),
    "the upcard's suit in round 2": (
        broken(FFB, deal(0, bids=["pass"] * 4 + ["C"])),
        ("deal 0, bid 4", "C is not allowed", "8C"),
    ),
    "a bid that does not exist": (broken(FFB, deal(0, bids=["coinche"])), ("deal 0, bid 0", "'coinche'")),
    "an empty bid": (broken(FFB, deal(0, bids=[""])), ("deal 0, bid 0", "''")),
    "no trumps": (broken(FFB, deal(0, bids=["pass"] * 4 + ["N"])), ("deal 0, bid 4", "'N' is not a suit")),
    "a dealer out of turn": (
        broken(FFB, deal(1, dealer=1)),
        ("deal 1", "seat 1 deals out of turn", "seat 0"),
    ),
    "a dealer out of turn after a void deal": (
        broken(WITH_A_VOID_DEAL, deal(5, dealer=0)),
        ("deal 5", "seat 0 deals out of turn", "seat 1"),
    ),
    "a fifth seat": (broken(FFB, deal(0, dealer=4)), ("deal 0", "4 is not a seat")),
    "a negative seat": (broken(FFB, deal(0, dealer=-1)), ("deal 0", "-1 is not a seat")),
    "a seat beyond all bounds": (broken(FFB, deal(3, dealer=10**300)), ("deal 3", "out of turn")),
    "a deck of 31 cards": (broken(FFB, without("deals", 1, "deck", 31)), ("deal 1", "not the 32 cards")),
    "a deck of 33 cards": (
        broken(FFB, lambda record: record["deals"][1]["deck"].append("7S")),
        ("deal 1", "not the 32 cards"),
    ),
    "a card twice in the deck": (
        broken(FFB, lambda record: record["deals"][1]["deck"].__setitem__(0, "7C")),
        ("deal 1", "not the 32 cards"),
    ),
    "a joker in the deck": (
        broken(FFB, lambda record: record["deals"][1]["deck"].__setitem__(0, "joker")),
        ("deal 1", "'joker' is not a card"),
    ),
    "an empty deck": (broken(FFB, deal(0, deck=[])), ("deal 0", "not the 32 cards")),
    "a deal not finished before the next": (
        broken(FFB, lambda record: record["deals"][2]["plays"].pop()),
        ("deal 3", "deal 2 was not finished"),
    ),
    "an auction not finished before the next deal": (
        broken(WITH_A_VOID_DEAL, lambda record: record["deals"][4]["bids"].pop()),
        ("deal 5", "deal 4 was not finished"),
    ),
    "a deal after the end": (
        broken(DRAWN, lambda record: record["deals"].append(dict(FFB["record"]["deals"][1]))),
        ("deal 1", "match was over after deal 0"),
    ),
    "a void deal after the end": (
        broken(DRAWN, lambda record: record["deals"].append(dict(WITH_A_VOID_DEAL["record"]["deals"][4]))),
        ("deal 1", "match was over after deal 0"),
    ),
    "plays after the end": (
        broken(DRAWN, lambda record: record["deals"][0]["plays"].append("7S")),
        ("deal 0, ply 32", "7S", "end of the match"),
    ),
    "a target reached before the last deal": (
        broken(FFB, rules(target=400)),
        ("deal 5", "match was over after deal 4"),
    ),
    "a word without the pair": (
        broken(WORDS, deal(0, said=[{"ply": 0, "word": "belote"}])),
        ("deal 0, ply 0", "belote", "without the pair"),
    ),
    "the second word on the first card": (
        broken(WORDS, deal(2, said=[{"ply": 18, "word": "rebelote"}])),
        ("deal 2, ply 18", "rebelote"),
    ),
    "the first word on the second card": (
        broken(WORDS, deal(2, said=[{"ply": 20, "word": "belote"}])),
        ("deal 2, ply 20", "belote"),
    ),
    "both words at once": (
        broken(WORDS, deal(2, said=[{"ply": 18, "word": "belote"}, {"ply": 18, "word": "rebelote"}])),
        ("deal 2, ply 18", "belote, rebelote"),
    ),
    "a word twice": (
        broken(WORDS, deal(2, said=[{"ply": 18, "word": "belote"}, {"ply": 18, "word": "belote"}])),
        ("deal 2, ply 18", "'belote' is said twice"),
    ),
    "a word that does not exist": (
        broken(WORDS, deal(2, said=[{"ply": 18, "word": "capot"}])),
        ("deal 2, ply 18", "'capot' is not a word"),
    ),
    "a word before the first card": (
        broken(WORDS, deal(2, said=[{"ply": -1, "word": "belote"}])),
        ("deal 2, ply -1", "no card is played"),
    ),
    "a word after the last card": (
        broken(WORDS, deal(2, said=[{"ply": 32, "word": "belote"}])),
        ("deal 2, ply 32", "no card is played"),
    ),
    "a word under automatic announcing": (
        broken(WORDS, rules(belote_announce="automatic")),
        ("deal 0, ply 31", "rebelote", "automatic"),
    ),
    "melds without any": (
        broken(MELDS, deal(0, said=[{"ply": 0, "word": "melds"}])),
        ("deal 0, ply 0", "melds", "without melds to announce"),
    ),
    "melds in the second trick": (
        broken(MELDS, deal(1, said=[{"ply": 4, "word": "melds"}])),
        ("deal 1, ply 4", "melds"),
    ),
    "melds where none are played": (broken(MELDS, rules(melds=False)), ("deal 1, ply 0", "melds")),
    "another deck than was committed to": (
        broken(FFB, lambda record: sealed(record)["deals"][3]["deck"].reverse()),
        ("deal 3", "commitment differs"),
    ),
    "another commitment": (
        broken(FFB, sealed, deal(3, commitment="0" * 64)),
        ("deal 3", "commitment differs", sealed(broken(FFB))["deals"][3]["commitment"]),
    ),
    "another salt": (broken(FFB, sealed, deal(3, salt="9f86")), ("deal 3", "commitment differs")),
    "a commitment without its salt": (
        broken(FFB, sealed, without("deals", 3, "salt")),
        ("deal 3", "without its salt"),
    ),
    "a salt that is not ASCII": (broken(FFB, sealed, deal(3, salt="sél")), ("deal 3", "salt is not ASCII")),
    "a salt of half a character": (
        broken(FFB, sealed, deal(3, salt="\ud83d")),
        ("deal 3", "salt is not ASCII"),
    ),
    "an unknown house rule": (broken(FFB, rules(coinche=True)), ("rules", "unknown", "coinche")),
    "an unknown preset": (broken(FFB, rules(preset="ffc")), ("rules", "preset", "ffc", "ffb")),
    "a target out of range": (broken(FFB, rules(target=99)), ("rules", "target", "100", "10000")),
    "a target beyond all bounds": (broken(FFB, rules(target=10**4000)), ("rules", "target", "10000")),
    "a target that is a boolean": (broken(FFB, rules(target=True)), ("rules", "target", "True")),
    "deals out of range": (broken(FFB, rules(deals=0)), ("rules", "deals", "1 to 60")),
    "a switch that is a number": (broken(FFB, rules(melds=1)), ("rules", "melds", "true or false")),
    "a switch that is nested deeply": (broken(FFB, rules(melds=[[[[[]]]]])), ("rules", "melds")),
    "another rounding": (broken(FFB, rules(rounding="ten")), ("rules", "rounding", "ten_5_up")),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_record_that_breaks_a_rule_is_refused(verify: Verifier, name: str) -> None:
    record, told = BROKEN[name]

    status, _, err = verify(record)

    assert status == 1
    assert len(err.splitlines()) == 1
    assert err.startswith(f"{verify.file}: {told[0]}")
    assert [word for word in told if word not in err] == []


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("deal", 1), ("status", "running"), ("trump", "H"), ("taker", 1), ("round", 2), ("dealer", 0),
        ("hands", [[], [], [], []]), ("legal", []), ("trick_winners", [2, 1, 2, 3, 0, 1, 1, 0]),
        ("tricks", [53, 109]), ("belote", [20, 0]), ("melds", [20, 0]), ("outcome", "made"), ("capot", 1),
        ("marks", [0, 162]), ("marks", [0]), ("pot", 1), ("totals", [0, 181]), ("winner", 1),
        ("winner", "draw"), ("pot", False), ("pot", None), ("pot", 0.0), ("marks", [False, 182]),
        ("taker", "0"), ("marks", "0, 182"),
    ],
)  # fmt: skip
def test_a_result_that_differs_is_refused(verify: Verifier, field: str, value: object) -> None:
    status, _, err = verify(broken(FFB, deal(0, result={field: value})))

    assert status == 1
    assert err.startswith(f"{verify.file}: deal 0: the result differs: {field} is ")


def test_the_deals_before_the_broken_one_are_reported(verify: Verifier) -> None:
    status, out, _ = verify(broken(FFB, ply(2, 30, "QC")))

    assert (status, [json.loads(line)["deal"] for line in out.splitlines()]) == (1, [0, 1])


def test_every_deal_of_a_broken_record_that_is_summed_up_stays_unsaid(verify: Verifier) -> None:
    status, out, _ = verify(broken(FFB, ply(2, 30, "QC")), json_lines=False)

    assert (status, out) == (1, "")


# ---- what is not a record: exit status 2 --------------------------------------------------------

_TEXT = json.dumps(FFB["record"])

MALFORMED: dict[str, tuple[object, str]] = {
    "an empty file": ("", "is not JSON"),
    "white space": (" \n", "is not JSON"),
    "half a record": (_TEXT[:1000], "is not JSON"),
    "two records in a row": (_TEXT + _TEXT, "is not JSON"),
    "single quotes": (_TEXT.replace('"', "'"), "is not JSON"),
    "a trailing comma": (_TEXT[:-1] + ",}", "is not JSON"),
    "a comment": ("// a match\n" + _TEXT, "is not JSON"),
    "NaN": (_TEXT.replace('"dealer": 3', '"dealer": NaN'), "NaN"),
    "infinity": (_TEXT.replace('"dealer": 3', '"dealer": -Infinity'), "-Infinity"),
    "NaN in a field that is not known": ('{"x": NaN, ' + _TEXT[1:], "NaN"),
    "a picture": (b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", "is not UTF-8"),
    "UTF-16": (_TEXT.encode("utf-16"), "is not UTF-8"),
    "zero bytes": (b"\x00" * 100, "is not JSON"),
    "a list": ([FFB["record"]], "is a JSON object"),
    "a number": (42, "is a JSON object"),
    "null": (None, "is a JSON object"),
    "a text": ('"belote-match"', "is a JSON object"),
    "an empty object": ({}, '"format"'),
    "deep nesting": ("[" * 200_000, "nested too deeply"),
    "deep nesting that is closed": ("[" * 200_000 + "]" * 200_000, "nested too deeply"),
    "deep nesting of objects": ('{"rules":' * 100_000 + "1" + "}" * 100_000, "nested too deeply"),
    "a number of thousands of digits": (_TEXT.replace('"dealer": 3', f'"dealer": {"3" * 5000}'), "too long"),
    "a key twice": ('{"version": 1, ' + _TEXT[1:], "'version' twice"),
    "a key twice in a deal": (
        _TEXT.replace('"dealer": 3', '"dealer": 3, "dealer": 3'),
        "'dealer' twice",
    ),
    "another format": (
        broken(FFB, lambda record: record.update(format="pgn")),
        "\"format\" is 'belote-match'",
    ),
    "a newer version": (broken(FFB, lambda record: record.update(version=2)), "version 2 is unknown"),
    "version 0": (broken(FFB, lambda record: record.update(version=0)), "version 0 is unknown"),
    "version 1.0": (broken(FFB, lambda record: record.update(version=1.0)), "version 1.0 is unknown"),
    "version true": (broken(FFB, lambda record: record.update(version=True)), "version True is unknown"),
    "version in a text": (broken(FFB, lambda record: record.update(version="1")), "version '1' is unknown"),
    "three players": (broken(FFB, without("players", 3)), '"players"'),
    "five players": (broken(FFB, lambda record: record["players"].append("eve")), '"players"'),
}


@pytest.mark.parametrize("name", MALFORMED)
def test_what_is_not_a_record_is_refused(verify: Verifier, name: str) -> None:
    content, told = MALFORMED[name]

    status, out, err = verify("null" if content is None else content)

    assert (status, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert err.startswith(f"{verify.file}: ")
    assert told in err


@pytest.mark.parametrize("depth", range(100, 1100, 25))
def test_a_value_nested_deeply_is_refused_at_every_depth(verify: Verifier, depth: int) -> None:
    text = _TEXT.replace('"version": 1', '"version": ' + "[" * depth + "]" * depth)

    status, out, err = verify(text)

    assert (status, out) == (2, "")
    assert err.startswith(f"{verify.file}: ")


_FIELDS: list[tuple[str | int, ...]] = [
    ("format",), ("version",), ("rules",), ("players",), ("players", 0), ("deals",), ("deals", 1),
    ("deals", 1, "dealer"), ("deals", 1, "deck"), ("deals", 1, "deck", 0), ("deals", 1, "bids"),
    ("deals", 1, "bids", 0), ("deals", 1, "plays"), ("deals", 1, "plays", 0), ("deals", 1, "said"),
    ("deals", 1, "said", 0), ("deals", 1, "said", 0, "ply"), ("deals", 1, "said", 0, "word"),
    ("deals", 1, "salt"), ("deals", 1, "commitment"), ("deals", 1, "result"),
]  # fmt: skip
_TYPES: list[object] = [None, True, 1.5, -7, "?", [None], [[]], {"a": None}, {}]


def _whole() -> Record:
    record = sealed(broken(WORDS))
    record["deals"][1]["result"] = WORDS["expected"][1]
    return record


# Any name is a name; null is an optional field left out; a result may be empty or say more.
_FINE: list[tuple[tuple[str | int, ...], object]] = [
    (("players", 0), "?"),
    (("rules",), {}),
    (("deals", 1, "salt"), "?"),
    (("deals", 1, "commitment"), None),
    (("deals", 1, "result"), None),
    (("deals", 1, "result"), {}),
    (("deals", 1, "result"), {"a": None}),
]
_WRONG = [(path, value) for path in _FIELDS for value in _TYPES if (path, value) not in _FINE]


@pytest.mark.parametrize(("path", "value"), _WRONG, ids=str)
def test_a_value_of_a_wrong_type_is_refused(
    verify: Verifier, path: tuple[str | int, ...], value: object
) -> None:
    record: Any = _whole()
    holder: Any = record
    for step in path[:-1]:
        holder = holder[step]
    holder[path[-1]] = value

    status, _, err = verify(record)

    assert status in (1, 2)
    assert len(err.splitlines()) == 1
    assert err.startswith(f"{verify.file}: ")


def test_null_stands_for_a_seal_or_result_that_is_not_there(verify: Verifier) -> None:
    status, _, err = verify(broken(FFB, deal(1, salt=None, commitment=None, result=None)))

    assert (status, err) == (0, "")


@pytest.mark.parametrize(
    "path",
    [("format",), ("version",), ("rules",), ("players",), ("deals",),
     ("deals", 1, "dealer"), ("deals", 1, "deck"), ("deals", 1, "bids"), ("deals", 1, "plays"),
     ("deals", 1, "said", 0, "ply"), ("deals", 1, "said", 0, "word")],
    ids=lambda path: ".".join(map(str, path)),
)  # fmt: skip
def test_a_field_that_is_missing_is_refused(verify: Verifier, path: tuple[str | int, ...]) -> None:
    status, _, err = verify(broken({"record": _whole()}, without(*path)))

    assert status == 2
    assert str(path[-1]) in err


# ---- files and streams ---------------------------------------------------------------------------


def test_a_missing_file_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = tmp_path / "nowhere.json"

    assert main([missing], json_lines=True) == 2
    assert capsys.readouterr().err == f"{missing}: cannot be read: No such file or directory\n"


def test_a_folder_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([tmp_path], json_lines=True) == 2
    assert capsys.readouterr().err.startswith(f"{tmp_path}: cannot be read: ")


def test_the_worst_of_several_files_counts_and_all_are_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad, none = tmp_path / "good.json", tmp_path / "bad.json", tmp_path / "none.json"
    good.write_text(_TEXT, encoding="utf-8")
    bad.write_text(json.dumps(broken(FFB, ply(0, 3, "8C"))), encoding="utf-8")
    none.write_text("[]", encoding="utf-8")

    assert main([good], json_lines=False) == 0
    assert main([bad, good], json_lines=False) == 1
    capsys.readouterr()
    assert main([none, bad, good], json_lines=False) == 2

    out, err = capsys.readouterr()
    assert [line.split(": ")[0] for line in err.splitlines()] == [str(none), str(bad)]
    assert out.startswith(f"{good}: 8 deals verified")


def _command(arguments: list[str]) -> list[str]:
    """The verifier as a process of its own."""
    program = (
        "import sys; from pathlib import Path; sys.path.insert(0, sys.argv[1]);"
        "from belote_bot.verify import main;"
        "sys.exit(main([Path(file) for file in sys.argv[3:]], json_lines=sys.argv[2] == '--json'))"
    )
    return [sys.executable, "-c", program, str(Path(__file__).parent.parent), *arguments]


def _run(arguments: list[str], **environment: str) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        _command(arguments), stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=os.environ | environment
    )


@pytest.mark.parametrize(("record", "status"), [(FFB["record"], 0), (BROKEN["a 33rd card"][0], 1)])
def test_a_reader_who_leaves_early_changes_nothing(tmp_path: Path, record: Record, status: int) -> None:
    file = tmp_path / "match.json"
    file.write_text(json.dumps(record), encoding="utf-8")

    with _run(["--json", *[str(file)] * 12]) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        errors = process.stderr.read().decode()

    assert process.returncode == status
    assert "Traceback" not in errors
    assert "Broken pipe" not in errors


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk to write to")
def test_a_full_disk_is_told(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(_TEXT, encoding="utf-8")

    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            _command(["--json", str(file)]), stdout=full, stderr=subprocess.PIPE, check=False
        )

    assert done.returncode == 3
    assert done.stderr == b"the output cannot be written: No space left on device\n"


@pytest.mark.skipif(os.name != "posix", reason="the shell closes the stream")
@pytest.mark.parametrize("closing", [">&-", "2>&-", ">&- 2>&-"])
def test_a_closed_stream_is_no_obstacle(tmp_path: Path, closing: str) -> None:
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(_TEXT, encoding="utf-8")
    bad.write_text("[]", encoding="utf-8")

    for file, status in ((good, 0), (bad, 2)):
        command = f"{shlex.join(_command(['--json', str(file)]))} {closing}"
        done = subprocess.run(command, shell=True, capture_output=True, check=False)  # noqa: S602
        assert done.returncode == status
        assert b"Traceback" not in done.stderr


def test_a_terminal_without_accents_gets_them_escaped(tmp_path: Path) -> None:
    file = tmp_path / "partie-à-six.json"
    file.write_text(_TEXT, encoding="utf-8")

    with _run(["", str(file)], PYTHONIOENCODING="ascii") as process:
        out, err = process.communicate()

    assert (process.returncode, err) == (0, b"")
    assert b"partie-\\xe0-six.json: 8 deals verified" in out


@pytest.mark.skipif(os.name != "posix", reason="only there can the name of a file be no text")
def test_a_file_whose_name_is_no_text_is_verified(tmp_path: Path) -> None:
    file = Path(os.fsdecode(os.fsencode(tmp_path) + b"/\xff.json"))
    try:
        file.write_text(_TEXT, encoding="utf-8")
    except OSError:
        pytest.skip("this file system takes no such name")

    with _run(["", str(file)]) as process:
        _, err = process.communicate()

    assert (process.returncode, err) == (0, b"")
