"""Counts of legal cards as regression data, like the perft of chess programs.

Each line of counts.jsonl is a deal. `choices` is the number of legal cards at each of the 32 plies when the
player of ply n plays the (7n + 3)-th of the legal cards, sorted as in records, counting on from the first.
`ends` is in how many ways the deal can be played to its end after `plays`. Both were counted by the
second reading of the rules (referee.py), not by the engine.
"""

from typing import Any

import pytest

from belote_bot.game.actions import Pass, Play, Take
from belote_bot.game.cards import Card, Suit, cards_in
from belote_bot.game.deal import Deal
from belote_bot.game.house_rules import PRESETS, HouseRules, rules_from
from tests.game.support import read_lines

COUNTS = read_lines("counts.jsonl")

# Presets that do not differ in the play of cards share a count.
RULES: dict[str, tuple[str, HouseRules]] = {
    **{name: ("ffb", PRESETS[name]) for name in ("ffb", "jeu_belote", "capot", "cafe", "tournoi")},
    "bridgee": ("bridgee", PRESETS["bridgee"]),
    "stricte": ("stricte", PRESETS["stricte"]),
    "free": ("no undertrumping", HouseRules(must_undertrump=False)),
    "stricte and free": (
        "stricte, no undertrumping",
        rules_from({"preset": "stricte", "must_undertrump": False}),
    ),
}


def started(case: dict[str, Any], rules: HouseRules) -> Deal:
    deal = Deal(tuple(map(Card.parse, case["deck"])), case["dealer"], rules)
    for bid in case["bids"]:
        if bid == "pass":
            deal.apply(Pass())
        else:
            deal.apply(Take(deal.upcard.suit if bid == "take" else Suit.from_letter(bid)))
    return deal


def legal(deal: Deal) -> tuple[Card, ...]:
    due = deal.obligation()
    return () if due is None else cards_in(due.legal)


def ends(deal: Deal) -> int:
    """In how many ways the deal can be played to its end."""
    if deal.turn is None:
        return 1
    count = 0
    for card in legal(deal):
        fork = deal.fork()
        fork.apply(Play(card))
        count += ends(fork)
    return count


@pytest.mark.parametrize("name", RULES)
@pytest.mark.parametrize("case", COUNTS, ids=range(len(COUNTS)))
def test_the_number_of_legal_cards_at_each_ply(case: dict[str, Any], name: str) -> None:
    key, rules = RULES[name]
    deal = started(case, rules)
    choices = ""
    for ply in range(32):
        cards = legal(deal)
        choices += str(len(cards))
        deal.apply(Play(cards[(7 * ply + 3) % len(cards)]))

    assert choices == case["choices"][key]


@pytest.mark.parametrize("name", ["ffb", "bridgee", "stricte", "free", "stricte and free"])
@pytest.mark.parametrize("case", COUNTS, ids=range(len(COUNTS)))
def test_the_number_of_ways_to_the_end(case: dict[str, Any], name: str) -> None:
    key, rules = RULES[name]
    deal = started(case, rules)
    for card in case["plays"]:
        deal.apply(Play(Card.parse(card)))

    assert ends(deal) == case["ends"][key]
