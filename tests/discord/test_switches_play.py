"""Each switch about cards and words (RULES §5, §6, §9): the buttons of a hand, then the sheet."""

from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from tests.discord.harness import Server
from tests.discord.switches import (
    Choices,
    at_turn,
    begin,
    breaks,
    forward,
    judged,
    otherwise,
    plainest,
    play_to_the_sheet,
    record_of,
)
from tests.game.support import pack_for

TRUMPS_LED = [
    "TH KH AS KS QS AD KD QD",
    "7H JS TS 9S JD TD 9D 8S",
    "8H AH JH AC KC QC JC TC",
    "9H QH 9C 8C 7C 7S 8D 7D",
]
CLUBS_LED = [
    "JH 9H AC KC AS KS QS AD",
    "7C 8C TS 9S KD QD JD TD",
    "8H AH JS 8S 7S 9D 8D 7D",
    "TH KH QH 7H QC JC TC 9C",
]
CLUBS_RUFFED = [
    "JH AH KC QC JC TC AS AD",
    "9H TH KS QS JS KD QD JD",
    "8H 7H TS 9S 8S TD 9D 8D",
    "AC 9C 8C 7C KH QH 7S 7D",
]
"""In all of them Alice, who leads, takes at hearts, and Chloé, her partner, plays third."""

FORCED = "Why not?"


@dataclass(frozen=True)
class Legal:
    """What is chosen, the cards dealt, what is done before, and what buttons the next hand then has."""

    choices: Choices
    hands: Sequence[str]
    before: str
    labels: list[str]
    other: tuple[str, object]
    """The other choice of the switch."""
    freer: bool
    """Whether more cards are legal than under the other choice: the last of them is not, then."""


LEGAL = {
    "partner need not be overtrumped": Legal(
        {"overtrump_partner_when_trump_led": "no"},
        TRUMPS_LED,
        "H TH 7H",
        ["J of hearts", "A of hearts", "8 of hearts", FORCED],
        ("overtrump_partner_when_trump_led", True),
        True,
    ),
    "partner is overtrumped": Legal(
        {"overtrump_partner_when_trump_led": "yes"},
        TRUMPS_LED,
        "H TH 7H",
        ["J of hearts", "A of hearts", FORCED],
        ("overtrump_partner_when_trump_led", False),
        False,
    ),
    "partner is ruffed": Legal(
        {"must_ruff_partner": "yes"},
        CLUBS_LED,
        "H AC 7C",
        ["A of hearts", "8 of hearts", FORCED],
        ("must_ruff_partner", False),
        False,
    ),
    "partner need not be ruffed": Legal(
        {"must_ruff_partner": "no"},
        CLUBS_LED,
        "H AC 7C",
        [
            "A of hearts", "8 of hearts", "J of spades", "8 of spades", "7 of spades",
            "9 of diamonds", "8 of diamonds", "7 of diamonds",
        ],
        ("must_ruff_partner", True),
        True,
    ),
    "a low trump all the same": Legal(
        {"must_undertrump": "yes"},
        CLUBS_RUFFED,
        "H KC 9H",
        ["8 of hearts", "7 of hearts", FORCED],
        ("must_undertrump", False),
        False,
    ),
    "no low trump": Legal(
        {"must_undertrump": "no"},
        CLUBS_RUFFED,
        "H KC 9H",
        [
            "8 of hearts", "7 of hearts", "10 of spades", "9 of spades", "8 of spades",
            "10 of diamonds", "9 of diamonds", "8 of diamonds",
        ],
        ("must_undertrump", True),
        True,
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", LEGAL)
async def test_the_hand_offers_the_cards_that_the_choice_in_the_lobby_allows(
    server: Server, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    case = LEGAL[name]
    people = await begin(server, monkeypatch, case.choices, [pack_for(list(case.hands))])
    await forward(server, people, case.before)
    chloe = await at_turn(server, people)
    assert chloe is people[2]
    assert chloe.hand is not None
    assert chloe.hand.labels == case.labels
    await chloe.acts(chloe.actions[-1])

    record = await record_of(server, people[0])
    (deal,) = judged(record, record.rules)
    other = otherwise(record.rules, *case.other)
    if case.freer:
        assert "is not legal" in breaks(record, other)
    else:
        assert judged(record, other)[0]["legal"] != deal["legal"]


# ---- words ---------------------------------------------------------------------------------------

WORDS = [
    "KH QH 8H 7H AS KS QS 7S",
    "JH 9H TS 9S 8S AC KC 7C",
    "AH TH JS AD KD QD 8D 7D",
    "TD JD 9D TC QC JC 9C 8C",
]
"""Alice holds king and queen of trumps and a tierce; Denis holds a cent and a tierce, Bruno a tierce."""

TIED = [
    "QS KS AS 7H 8H 9D 7C 8C",
    "QD KD AD 9H TH 9S 7S TC",
    "JH QH 8S 9C JC QC TD 7D",
    "KH AH TS JS AC KC JD 8D",
]
"""Alice's tierce and Bruno's are equal."""


@dataclass(frozen=True)
class Said:
    """What is chosen, the cards dealt, Alice's buttons for her first card, and what comes of it.

    Everybody plays the first legal card, and says a word only where the table does it.
    """

    choices: Choices
    hands: Sequence[str]
    buttons: list[str]
    """Those for the king of hearts, or for the ace of spades."""
    sheet: tuple[str, ...]
    field: str
    """What of the deal the other choice changes."""
    counted: tuple[list[int], list[int]]
    """What it is here, and there."""
    other: tuple[str, object]


SAID = {
    "belote is said by the table": Said(
        {"belote_announce": "automatic"},
        WORDS,
        ["K of hearts"],
        ("Alice and Chloé made their contract, 124 to 58.",),
        "belote",
        ([20, 0], [0, 0]),
        ("belote_announce", "manual"),
    ),
    "belote is forgotten": Said(
        {"belote_announce": "manual"},
        WORDS,
        ["K of hearts · belote", "K of hearts"],
        ("104 to 58.", "Belote forgotten by Alice: 20 points lost."),
        "belote",
        ([0, 0], [20, 0]),
        ("belote_announce", "automatic"),
    ),
    "no melds": Said(
        {"melds": "no"},
        WORDS,
        ["K of hearts"],
        ("Alice and Chloé mark 124 (total 124); Bruno and Denis mark 58 (total 58).",),
        "melds",
        ([0, 0], [0, 140]),
        ("melds", True),
    ),
    "melds are marked": Said(
        {"melds": "yes"},
        WORDS,
        ["K of hearts"],
        (
            "Melds: Denis (hundred 8–Q clubs, tierce 9–J diamonds), Bruno (tierce 8–10 spades).",
            "Alice and Chloé mark 20 (total 20); Bruno and Denis mark 302 (total 302).",
        ),
        "melds",
        ([0, 140], [0, 0]),
        ("melds", False),
    ),
    "melds are said by the table": Said(
        {"melds": "yes", "melds_announce": "automatic"},
        WORDS,
        ["K of hearts"],
        ("Bruno and Denis mark 302",),
        "melds",
        ([0, 140], [0, 0]),
        ("melds_announce", "manual"),
    ),
    "melds are kept quiet": Said(
        {"melds": "yes", "melds_announce": "manual"},
        WORDS,
        ["K of hearts · tierce", "K of hearts"],
        ("Bruno and Denis mark 58",),
        "melds",
        ([0, 0], [0, 140]),
        ("melds_announce", "automatic"),
    ),
    "equal melds, to the first": Said(
        {"melds": "yes", "melds_tie": "first"},
        TIED,
        ["A of spades"],
        ("Melds: Alice (tierce Q–A spades).", "Bruno and Denis mark 182"),
        "melds",
        ([20, 0], [0, 0]),
        ("melds_tie", "none"),
    ),
    "equal melds, to nobody": Said(
        {"melds": "yes", "melds_tie": "none"},
        TIED,
        ["A of spades"],
        ("Bruno and Denis mark 162",),
        "melds",
        ([0, 0], [20, 0]),
        ("melds_tie", "first"),
    ),
}


@pytest.mark.parametrize("name", SAID)
async def test_words_count_as_it_was_chosen_in_the_lobby(
    server: Server, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    case = SAID[name]
    people = await begin(server, monkeypatch, case.choices, [pack_for(list(case.hands), upcard="7H")])
    await forward(server, people, "H")
    alice = await at_turn(server, people)
    assert alice.hand is not None
    card = case.buttons[-1]
    assert [label for label in alice.hand.labels if label.split(" · ")[0] == card] == case.buttons
    sheet = await play_to_the_sheet(server, people, plainest(server))
    assert [words for words in case.sheet if words not in sheet] == []

    record = await record_of(server, people[0])
    here, there = case.counted
    assert judged(record, record.rules)[0][case.field] == here
    assert judged(record, otherwise(record.rules, *case.other))[0][case.field] == there
