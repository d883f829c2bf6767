"""What a table says of a match that not everybody played to its end."""

from dataclasses import replace

import pytest

from belote_bot.game.house_rules import HouseRules
from belote_bot.game.match import Match
from belote_bot.standings.service import Desertion, Ending
from belote_bot.storage.farewells import Farewell
from belote_bot.tables.service import Kind
from belote_bot.tables.table import RunningMatch, Snapshot, Table, TableStatus
from cogs.table.farewells import farewell_line

LOST, VOID = Desertion.LOST, Desertion.VOID
OTHERS = "for the others it counts as a match with bots."


def snapshot(farewell: Farewell | None) -> Snapshot:
    rules = HouseRules()
    match = RunningMatch(1, Match(rules, 0), (), None, farewell=farewell)
    return Table(1, 2, 3, 1, "en", rules, TableStatus.STOPPED, match=match).snapshot()


@pytest.mark.parametrize(
    ("farewell", "line"),
    [
        (None, ""),
        (Farewell(Ending.FINISHED, (), LOST), ""),
        (
            Farewell(Ending.FINISHED, ("Ann_e",), LOST),
            "Lost by leaving: Ann\\_e. For the others it counts as a match with bots.",
        ),
        (
            Farewell(Ending.FINISHED, ("A", "B", "E"), VOID),
            f"For A, B and E, who left, the match does not count; {OTHERS}",
        ),
        (
            Farewell(Ending.ABANDONED, ("Anne", "", "Bob"), LOST),  # who left had their data erased meanwhile
            "Abandoned: the match counts as lost for Anne, former player and Bob.",
        ),
        (Farewell(Ending.STOPPED, ("Anne",), LOST), "Stopped before its end: the match counts for nobody."),
        (Farewell(Ending.ABANDONED, ("Anne",), VOID), "Abandoned: the match counts for nobody."),
        (
            Farewell(Ending.ABANDONED, ("Anne", "Bob"), LOST),
            "Abandoned: the match counts as lost for Anne and Bob.",
        ),
    ],
)
def test_what_is_said(farewell: Farewell | None, line: str) -> None:
    assert farewell_line(snapshot(farewell)) == line


def test_nothing_is_said_of_a_friendly_match() -> None:
    friendly = replace(snapshot(Farewell(Ending.STOPPED, (), LOST)), kind=Kind.FRIENDLY)
    assert farewell_line(friendly) == ""
