"""Why a meld wins, in words: one sentence for each reason (RULES §9)."""

import pytest

from belote_bot.game.actions import Play
from belote_bot.game.house_rules import HouseRules
from belote_bot.storage.tables import TableStatus
from belote_bot.tables.occupants import Person
from belote_bot.tables.table import RunningMatch, Shown, Table
from cogs.table.melds import meld_lines
from tests.game.support import opened

PEOPLE = (Person(1, "Alice"), Person(2, "Bruno"), Person(3, "Chloé"), Person(4, "Denis"))
RULES = HouseRules(melds=True)


def told(alice: str, bruno: str) -> list[str]:
    """What the table says when the first trick is complete: trumps are clubs."""
    hands = [alice.split(), bruno.split(), [], []]
    used = {*hands[0], *hands[1]}
    left = [rank + suit for rank in "79JKA8TQ" for suit in "SHDC" if rank + suit not in used]
    hands[2], hands[3] = left[0::2], left[1::2]
    match = opened([" ".join(hand) for hand in hands], "C", RULES)
    deal = match.deals[0]
    while len(deal.tricks) == 0:
        play = deal.legal_actions()[0]
        assert isinstance(play, Play)
        match.apply(play)
    table = Table(1, 2, 3, 1, "en", RULES, TableStatus.PLAYING, PEOPLE, RunningMatch(1, match, (), None))
    table.shown = Shown.COMPLETE_TRICK
    snapshot = table.snapshot()
    assert snapshot.match is not None
    assert snapshot.match.deal is not None
    return list(meld_lines(snapshot, snapshot.match.deal))


@pytest.mark.parametrize(
    ("alice", "bruno", "sentence"),
    [
        (
            "AS AH AD AC 7S 8D 9H TC",
            "QS QH QD 8S 9S TS JS 8C",
            "Four of a kind beats a sequence: Alice wins, the melds of Alice and Chloé count.",
        ),
        (
            "7S 8S 9S QH KH TD 9C AC",
            "JD QD KD 7H 8H TC 8C AS",
            "The highest meld: Bruno wins, the melds of Bruno and Denis count.",
        ),
        (
            "7S 8S 9S QH KH TD AC JC",
            "7C 8C 9C 7H 8H TS KD AS",
            "Equal height, and trumps: Bruno wins, the melds of Bruno and Denis count.",
        ),
    ],
)
def test_the_reason_is_told_in_one_sentence(alice: str, bruno: str, sentence: str) -> None:
    lines = told(alice, bruno)
    assert lines[-1] == sentence
