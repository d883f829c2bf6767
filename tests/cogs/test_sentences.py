"""What is said of a finished deal, where a whole match would be long to play."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from belote_bot.game.events import DealResult
from belote_bot.game.match import Match
from belote_bot.game.record import load
from belote_bot.game.replaying import replay
from belote_bot.tables.occupants import Person
from belote_bot.tables.table import RunningMatch, Snapshot, Table, TableStatus
from cogs.sentences import sheet_lines

DISPUTES = Path(__file__).parents[1] / "data" / "disputes.jsonl"
PEOPLE = (Person(1, "Alice"), Person(2, "Bruno"), Person(3, "Chloé"), Person(4, "Denis"))


def dispute(name: str) -> Match:
    """The match of one of the handed disputes."""
    for line in DISPUTES.read_text("utf-8").splitlines():
        case = json.loads(line)
        if case["name"] == name:
            return list(replay(load(case["record"])))[-1].match
    raise LookupError(name)


def table_of(match: Match) -> Snapshot:
    status = TableStatus.PLAYING if match.winner is None else TableStatus.FINISHED
    return Table(1, 2, 3, 1, "en", match.rules, status, PEOPLE, RunningMatch(1, match, (), None)).snapshot()


def first_line(match: Match, result: DealResult) -> str:
    return next(sheet_lines(table_of(match), result))


@pytest.fixture
def equal() -> Match:
    """81–81, Alice and Chloé took, to 1000 points."""
    return dispute("F1 81-81 no belote {}")


def test_a_litige_waits_for_the_next_deal(equal: Match) -> None:
    lines = list(sheet_lines(table_of(equal), equal.results[-1]))
    assert lines[0] == "Litige: the points of Alice and Chloé wait for the next deal."
    assert lines[-1] == "In the pot: 81 points."


def test_a_litige_that_ends_a_match_to_a_target_loses_the_pot(equal: Match) -> None:
    last = replace(equal.results[-1], winner=1, pot=0)
    lines = list(sheet_lines(table_of(equal), last))
    assert lines[0] == "Litige, and the match is over: the waiting points of Alice and Chloé are lost."
    assert not any("pot" in line for line in lines)


def test_a_litige_that_ends_a_number_of_deals_gives_the_pot_back() -> None:
    match = dispute('F1 81-81 no belote {"deals": 1}')
    assert first_line(match, match.results[-1]).endswith("those of this deal to Alice and Chloé.")
    assert list(sheet_lines(table_of(match), match.results[-1]))[-1] == "## The match is a draw."
