"""Belote and rebelote (RULES §6). South holds king and queen of trumps and plays both in two tricks."""

import pytest

from belote_bot.game.actions import Action, Play, Take, Word, parse_action
from belote_bot.game.cards import Card, Suit
from belote_bot.game.deal import IllegalWord
from belote_bot.game.events import BeloteSaid, CardPlayed, Event
from belote_bot.game.house_rules import Announce, HouseRules
from belote_bot.game.match import Match
from belote_bot.game.scoring import BeloteLoss, LostBelote
from tests.game.support import opened, pack_for

HANDS = [
    "KH QH 8H 7H AS KS QS 7S",
    "JH 9H TS 9S 8S AC KC 7C",
    "AH TH JS AD KD QD 8D 7D",
    "TD JD 9D TC QC JC 9C 8C",
]
# The two cards of the pair are the first and the last card played.
KING_FIRST = "{}KH 9H TH 9D 7C AH 8C {}QH"
QUEEN_FIRST = "{}QH 9H TH 9D 7C AH 8C {}KH"
WITH_BOTH = [Word.BELOTE, Word.REBELOTE]

AUTOMATIC = HouseRules()
MANUAL = HouseRules(belote_announce=Announce.MANUAL)
AUTOMATIC_KING_FIRST = HouseRules(belote_king_first=True)
MANUAL_KING_FIRST = HouseRules(belote_announce=Announce.MANUAL, belote_king_first=True)


def played(rules: HouseRules, order: str, first: str = "", second: str = "") -> tuple[Match, list[Event]]:
    """The match after two tricks, these words said with the pair, and all that happened."""
    match = opened(HANDS, "H", rules)
    texts = order.format("", "").split()
    texts[0] += first and f"+{first}"
    texts[7] += second and f"+{second}"
    events: list[Event] = []
    for text in texts:
        events += match.apply(parse_action(text))
    return match, events


def said(events: list[Event]) -> list[Word]:
    return [event.word for event in events if isinstance(event, BeloteSaid)]


@pytest.mark.parametrize("order", [KING_FIRST, QUEEN_FIRST], ids=["king first", "queen first"])
def test_the_table_says_both_words_in_either_order(order: str) -> None:
    match, events = played(AUTOMATIC, order)

    assert said(events) == WITH_BOTH
    assert match.deals[0].belote_points() == (20, 0)


def test_the_word_is_said_as_the_card_falls() -> None:
    match = opened(HANDS, "H")

    assert match.apply(Play(Card.parse("KH"))) == [
        CardPlayed(0, Card.parse("KH")),
        BeloteSaid(0, Word.BELOTE),
    ]


def test_the_points_exist_from_the_second_word_on() -> None:
    match = opened(HANDS, "H")
    points = [match.deals[0].belote_points()]
    for text in KING_FIRST.format("", "").split():
        match.apply(parse_action(text))
        points.append(match.deals[0].belote_points())

    assert points == [*[(0, 0)] * 8, (20, 0)]


def test_the_pair_may_be_completed_by_the_upcard() -> None:
    match = opened(HANDS, "H")

    assert str(match.deals[0].upcard) == "KH"
    assert match.deals[0].belote_holder() == 0


def test_the_upcard_is_nobody_s_before_somebody_takes() -> None:
    match = Match(AUTOMATIC, 3)
    match.start_deal(pack_for(HANDS, upcard="KH"))

    assert match.deals[0].belote_holder() is None


def test_king_and_queen_of_another_suit_are_no_belote() -> None:
    match = opened(HANDS, "H")

    assert match.apply(Play(Card.parse("KS"))) == [CardPlayed(0, Card.parse("KS"))]


def test_a_pair_in_two_hands_is_no_belote() -> None:
    apart = [HANDS[0].replace("QH", "JH"), HANDS[1].replace("JH", "QH"), *HANDS[2:]]
    match = opened(apart, "H")
    events = match.apply(parse_action("KH"))

    assert match.deals[0].belote_holder() is None
    assert said(events) == []


def test_the_pair_of_the_defence_counts_for_the_defence() -> None:
    match = opened([HANDS[1], HANDS[0], *HANDS[2:]], "H")
    for text in ["9H", "KH", "TH", "9D", "JH", "QH"]:
        match.apply(parse_action(text))

    assert match.deals[0].belote_points() == (0, 20)


def test_a_pair_whose_king_is_the_upcard_is_apart_when_another_seat_takes() -> None:
    match = Match(AUTOMATIC, 3)
    match.start_deal(pack_for(HANDS, upcard="KH"))
    match.apply(parse_action("pass"))

    match.apply(Take(Suit.HEARTS))

    assert match.deals[0].belote_holder() is None


def test_king_first_the_table_says_both_words_if_the_king_falls_first() -> None:
    match, events = played(AUTOMATIC_KING_FIRST, KING_FIRST)

    assert (said(events), match.deals[0].belote_points()) == (WITH_BOTH, (20, 0))


def test_king_first_the_table_is_silent_if_the_queen_falls_first() -> None:
    match, events = played(AUTOMATIC_KING_FIRST, QUEEN_FIRST)

    assert (said(events), match.deals[0].belote_points()) == ([], (0, 0))


@pytest.mark.parametrize("order", [KING_FIRST, QUEEN_FIRST], ids=["king first", "queen first"])
def test_a_player_who_says_both_words_has_the_points(order: str) -> None:
    match, events = played(MANUAL, order, "belote", "rebelote")

    assert (said(events), match.deals[0].belote_points()) == (WITH_BOTH, (20, 0))


@pytest.mark.parametrize(
    ("first", "second", "words"),
    [("", "", []), ("belote", "", [Word.BELOTE]), ("", "rebelote", [Word.REBELOTE])],
    ids=["both forgotten", "rebelote forgotten", "belote forgotten"],
)
def test_one_forgotten_word_loses_the_points(first: str, second: str, words: list[Word]) -> None:
    match, events = played(MANUAL, KING_FIRST, first, second)

    assert (said(events), match.deals[0].belote_points()) == (words, (0, 0))


def test_king_first_both_words_with_the_queen_first_are_said_in_vain() -> None:
    match, events = played(MANUAL_KING_FIRST, QUEEN_FIRST, "belote", "rebelote")

    assert (said(events), match.deals[0].belote_points()) == (WITH_BOTH, (0, 0))


def test_king_first_both_words_with_the_king_first_count() -> None:
    match, _ = played(MANUAL_KING_FIRST, KING_FIRST, "belote", "rebelote")

    assert match.deals[0].belote_points() == (20, 0)


def with_card(match: Match, card: str) -> set[str]:
    """The ways in which this card may be played now."""
    actions: tuple[Action, ...] = match.deals[0].legal_actions()
    return {str(action) for action in actions if isinstance(action, Play) and str(action.card) == card}


def test_the_player_may_say_the_word_or_not() -> None:
    match = opened(HANDS, "H", MANUAL)

    assert with_card(match, "KH") == {"KH", "KH+belote"}
    assert with_card(match, "QH") == {"QH", "QH+belote"}
    assert with_card(match, "KS") == {"KS"}


@pytest.mark.parametrize("first", ["KH", "KH+belote"])
def test_the_second_card_goes_with_the_second_word_whatever_was_said(first: str) -> None:
    match = opened(HANDS, "H", MANUAL)
    for text in [first, "9H", "TH", "9D", "7C", "AH", "8C"]:
        match.apply(parse_action(text))

    assert with_card(match, "QH") == {"QH", "QH+rebelote"}


def test_under_automatic_announcing_the_player_says_nothing() -> None:
    match = opened(HANDS, "H")

    assert with_card(match, "KH") == {"KH"}
    with pytest.raises(IllegalWord, match="automatic"):
        match.apply(parse_action("KH+belote"))


@pytest.mark.parametrize("text", ["KH+rebelote", "KH+belote+rebelote", "8H+belote", "KS+belote", "KH+melds"])
def test_a_word_that_does_not_go_with_the_card_is_refused(text: str) -> None:
    match = opened(HANDS, "H", MANUAL)

    with pytest.raises(IllegalWord):
        match.apply(parse_action(text))

    assert match.deals[0].plays == []
    assert match.deals[0].belote_words == []


# ---- what is known of it once the deal is over ------------------------------------------------


def lost(rules: HouseRules, order: str, first: str = "", second: str = "") -> LostBelote | None:
    """What the score of the whole deal says of a belote that does not count."""
    match, _ = played(rules, order, first, second)
    while match.turn is not None:
        match.apply(match.deals[0].legal_actions()[0])
    score = match.results[-1].score
    assert score is not None
    return score.points.lost_belote


@pytest.mark.parametrize(("first", "second"), [("", ""), ("belote", ""), ("", "rebelote")])
def test_the_score_tells_who_forgot_a_word(first: str, second: str) -> None:
    assert lost(MANUAL, KING_FIRST, first, second) == LostBelote(0, BeloteLoss.FORGOTTEN)


@pytest.mark.parametrize("rules", [AUTOMATIC_KING_FIRST, MANUAL_KING_FIRST])
def test_the_score_tells_who_played_the_queen_first(rules: HouseRules) -> None:
    assert lost(rules, QUEEN_FIRST) == LostBelote(0, BeloteLoss.QUEEN_FIRST)
    assert lost(MANUAL_KING_FIRST, KING_FIRST) == LostBelote(0, BeloteLoss.FORGOTTEN)


def test_a_belote_that_counts_is_not_lost() -> None:
    assert lost(AUTOMATIC, QUEEN_FIRST) is None
    assert lost(MANUAL, KING_FIRST, "belote", "rebelote") is None


def test_nobody_loses_a_belote_that_nobody_held() -> None:
    hands = [HANDS[0].replace("QH", "TH"), HANDS[1], HANDS[2].replace("TH", "QH"), HANDS[3]]
    match = opened(hands, "H", MANUAL)
    while match.turn is not None:
        match.apply(match.deals[0].legal_actions()[0])
    score = match.results[-1].score
    assert score is not None
    assert score.points.lost_belote is None
