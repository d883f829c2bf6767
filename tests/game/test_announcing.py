"""What a player may sensibly announce (RULES §6, §9): South holds the pair in hearts and a tierce."""

from dataclasses import replace

import pytest

from belote_bot.game.actions import parse_action
from belote_bot.game.announcing import melds_to_announce, sensible_plays
from belote_bot.game.house_rules import Announce, HouseRules
from belote_bot.game.match import Match
from belote_bot.game.views import seat_view
from tests.game.support import opened

HANDS = [
    "KH QH 8H 7H AS KS QS 7S",
    "JH 9H TS 9S 8S AC KC 7C",
    "AH TH JS AD KD QD 8D 7D",
    "TD JD 9D TC QC JC 9C 8C",
]
MANUAL = HouseRules(belote_announce=Announce.MANUAL)
KING_FIRST = replace(MANUAL, belote_king_first=True)
MELDS = HouseRules(melds=True, melds_announce=Announce.MANUAL)
ALL = replace(MANUAL, melds=True, melds_announce=Announce.MANUAL)


def after(rules: HouseRules, actions: str = "") -> Match:
    match = opened(HANDS, "H", rules)
    for text in actions.split():
        match.apply(parse_action(text))
    return match


def offered(match: Match, *cards: str) -> set[str]:
    """What the seat to act may sensibly do with these cards."""
    assert match.turn is not None
    plays = sensible_plays(seat_view(match, match.turn))
    return {str(play) for play in plays if str(play.card) in cards}


def test_under_automatic_announcing_a_card_is_a_card() -> None:
    assert offered(after(HouseRules()), "KH", "QH", "AS") == {"KH", "QH", "AS"}


def test_either_card_of_the_pair_may_say_belote() -> None:
    assert offered(after(MANUAL), "KH", "QH", "AS") == {"KH", "KH+belote", "QH", "QH+belote", "AS"}


def test_king_first_the_queen_says_nothing_while_the_king_is_held() -> None:
    assert offered(after(KING_FIRST), "KH", "QH") == {"KH", "KH+belote", "QH"}


@pytest.mark.parametrize("rules", [MANUAL, KING_FIRST])
@pytest.mark.parametrize(
    ("first", "second"), [("KH+belote", {"QH", "QH+rebelote"}), ("KH", {"QH"})], ids=["said", "forgotten"]
)
def test_rebelote_is_said_only_after_belote(rules: HouseRules, first: str, second: set[str]) -> None:
    assert offered(after(rules, f"{first} 9H TH 9D 7C AH 8C"), "QH") == second


def test_king_first_rebelote_with_the_king_brings_nothing() -> None:
    assert offered(after(KING_FIRST, "QH+belote 9H TH 9D 7C AH 8C"), "KH") == {"KH"}


def test_with_the_first_card_the_melds_may_be_announced() -> None:
    assert offered(after(MELDS), "AS", "KH") == {"AS", "AS+melds", "KH", "KH+melds"}


def test_a_card_of_the_pair_that_is_the_first_has_four_ways() -> None:
    assert offered(after(ALL), "KH") == {"KH", "KH+belote", "KH+melds", "KH+belote+melds"}
    assert len(sensible_plays(seat_view(after(ALL), 0))) == 20


def held(match: Match, seat: int) -> list[str]:
    return [" ".join(map(str, meld.cards)) for meld in melds_to_announce(seat_view(match, seat))]


def test_each_seat_knows_its_melds_until_its_first_card() -> None:
    match = after(MELDS)
    assert [held(match, seat) for seat in range(4)] == [
        ["QS KS AS"],
        ["8S 9S TS"],
        ["QD KD AD"],
        ["8C 9C TC JC QC", "9D TD JD"],
    ]
    match.apply(parse_action("7H"))
    assert held(match, 0) == []
    assert held(match, 1) == ["8S 9S TS"]


def test_there_is_nothing_to_announce_where_melds_are_not_played_or_nobody_took() -> None:
    assert held(after(HouseRules()), 0) == []
    match = Match(MELDS, 3)
    match.start_deal(opened(HANDS, "H").deals[0].pack)
    assert held(match, 0) == []
