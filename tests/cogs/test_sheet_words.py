"""What is said of a finished deal, where a whole match would be long to play."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from belote_bot.game.events import DealResult
from belote_bot.game.house_rules import HouseRules
from belote_bot.game.match import Match
from belote_bot.game.record import load
from belote_bot.game.replaying import replay
from belote_bot.game.scoring import BeloteLoss, DealPoints, LostBelote, score_deal
from belote_bot.game.seats import Team
from belote_bot.game.tally import tally
from belote_bot.tables.occupants import Person
from belote_bot.tables.table import RunningMatch, Snapshot, Table, TableStatus
from cogs.table.sheet_words import sheet_lines

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


def lines(match: Match, *results: DealResult) -> list[str]:
    """What is written below the sheet of the last deal, or below these results instead."""
    return list(sheet_lines(table_of(match), match.rules, results or match.results))


@pytest.fixture
def equal() -> Match:
    """81–81, Alice and Chloé took, to 1000 points."""
    return dispute("F1 81-81 no belote {}")


def test_a_litige_waits_for_the_next_deal(equal: Match) -> None:
    said = lines(equal)
    assert said[0] == (
        "Litige, 81 to 81: Alice and Chloé had taken."
        " Equal: the defence marks its points, the takers’ 81 go into the pot."
    )
    assert said[-1] == "In the pot: 81 points."


def test_a_litige_that_ends_a_match_to_a_target_loses_the_pot(equal: Match) -> None:
    said = lines(equal, replace(equal.results[-1], winner=1, pot=0))
    assert said[0].endswith("Equal, and the match is over: the 81 points in the pot are lost.")
    assert not any(line.startswith("In the pot") for line in said)


def test_a_litige_that_ends_a_number_of_deals_gives_the_pot_back() -> None:
    said = lines(dispute('F1 81-81 no belote {"deals": 1}'))
    assert said[0].endswith("the pot of 81 goes back to those who put it in.")
    assert said[-1] == "## The match is a draw."


def test_a_lost_belote_is_told_with_the_name_as_it_is_written(equal: Match) -> None:
    result = equal.results[-1]
    assert result.score is not None
    points = replace(result.score.points, lost_belote=LostBelote(1, BeloteLoss.FORGOTTEN))
    people = replace(table_of(equal), seats=(PEOPLE[0], Person(2, "*Bruno*"), *PEOPLE[2:]))
    result = replace(result, score=replace(result.score, points=points))
    said = next(sheet_lines(people, equal.rules, [result]))
    assert said.endswith(r"Belote forgotten by \*Bruno\*: 20 points lost.")


@pytest.mark.parametrize(
    ("takers", "beginning"),
    [
        (0, "**Capot!** Alice and Chloé made their contract, 252 to 0. Every trick to the takers"),
        (1, "**Capot by the defence!** Bruno and Denis failed their contract, 0 to 252. Every trick to"),
    ],
)
def test_a_capot_is_told_first(equal: Match, takers: Team, beginning: str) -> None:
    score = score_deal(DealPoints(takers, (152, 0), (8, 0), 0), equal.rules)
    results = tally(equal.rules, [(None, score)]).results
    assert lines(equal, *results)[0].startswith(beginning)


def test_the_end_of_a_match_names_winners_and_best_moments() -> None:
    rules = HouseRules(target=None, deals=3)
    scores = [score_deal(DealPoints(0, (152, 0), (8, 0), 0, (20, 0)), rules)]
    scores += [score_deal(DealPoints(0, (cards, 152 - cards), (4, 4), 0), rules) for cards in (90, 100)]
    match = dispute("F1 81-81 no belote {}")
    results = tally(rules, [(None, score) for score in scores]).results
    said = list(sheet_lines(table_of(match), rules, results))
    assert said[-4:] == [
        "## 🏆 Alice and Chloé win the match!",
        "- Capot in deal 1: 272 points for Alice and Chloé.",
        "- 3 deals in a row for Alice and Chloé.",
        "- Contracts made by Alice and Chloé: 3 of 3.",
    ]
    assert not any(line.startswith("- ") for line in sheet_lines(table_of(match), rules, results[:2]))
