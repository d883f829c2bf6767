"""Melds: what a hand announces, and whose count (RULES §9). Trump is hearts."""

import pytest

from belote_bot.game.actions import Play, parse_action
from belote_bot.game.cards import Suit
from belote_bot.game.deal import IllegalWord
from belote_bot.game.events import Event, MeldsAnnounced, MeldsShown
from belote_bot.game.house_rules import Announce, HouseRules, MeldsTie
from belote_bot.game.match import Match
from belote_bot.game.melds import MeldGround, MeldKind, compare_melds, melds_in
from belote_bot.game.views import match_view
from tests.game.support import hand, opened

TRUMP = Suit.HEARTS


def announced(text: str) -> list[tuple[str, str, int]]:
    """What a hand announces: kind, cards and points of each meld, best first."""
    return [
        (meld.kind.value, " ".join(map(str, meld.cards)), meld.points) for meld in melds_in(hand(text), TRUMP)
    ]


# ---- what a hand announces ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("held", "melds"),
    [
        ("7S 8S TS JS 9H JH KH AD", []),
        ("7S 8S 9S", [("tierce", "7S 8S 9S", 20)]),
        ("QS KS AS", [("tierce", "QS KS AS", 20)]),
        ("9H TH JH", [("tierce", "9H TH JH", 20)]),  # the order of sequences in trumps too
        ("JH 9H AH", []),  # however strong
        ("AS TS KS", []),
        ("8D 9D TD JD", [("cinquante", "8D 9D TD JD", 50)]),
        ("7C 8C 9C TC JC", [("cent", "7C 8C 9C TC JC", 100)]),
        ("9C TC JC QC KC AC", [("cent", "9C TC JC QC KC AC", 100)]),
        ("7C 8C 9C TC JC QC KC", [("cent", "7C 8C 9C TC JC QC KC", 100)]),
        ("7C 8C 9C TC JC QC KC AC", [("cent", "7C 8C 9C TC JC QC KC AC", 100)]),
        ("KS AS 7H 8H 9H", [("tierce", "7H 8H 9H", 20)]),  # no sequence runs on into the next suit
        ("KS AS 7S", []),  # nor round the corner
    ],
)
def test_a_sequence(held: str, melds: list[tuple[str, str, int]]) -> None:
    assert announced(held) == melds


@pytest.mark.parametrize(
    ("rank", "points"), [("J", 200), ("9", 150), ("A", 100), ("T", 100), ("K", 100), ("Q", 100)]
)
def test_four_of_a_rank(rank: str, points: int) -> None:
    four = " ".join(rank + suit for suit in "SHDC")

    assert announced(four) == [("carre", four, points)]


@pytest.mark.parametrize("rank", "78")
def test_fours_of_eights_and_sevens_do_not_exist(rank: str) -> None:
    assert announced(" ".join(rank + suit for suit in "SHDC")) == []


def test_three_of_a_rank_are_nothing() -> None:
    assert announced("JS JH JD 7C 8C") == []


@pytest.mark.parametrize(
    ("held", "melds"),
    [
        (  # two tierces of one suit
            "7S 8S 9S JS QS KS 7H AD",
            [("tierce", "JS QS KS", 20), ("tierce", "7S 8S 9S", 20)],
        ),
        (  # equal tops: the trumps first, then in the order of suits
            "7S 8S 9S 7H 8H 9H 7D 8D",
            [("tierce", "7H 8H 9H", 20), ("tierce", "7S 8S 9S", 20)],
        ),
        (
            "7S 8S 9S TS QD KD AD 7C",
            [("cinquante", "7S 8S 9S TS", 50), ("tierce", "QD KD AD", 20)],
        ),
        ("JS JH JD JC 9S 9H 9D 9C", [("carre", "JS JH JD JC", 200), ("carre", "9S 9H 9D 9C", 150)]),
        ("KS KH KD KC QS QH QD QC", [("carre", "KS KH KD KC", 100), ("carre", "QS QH QD QC", 100)]),
        ("AS AH AD AC 7D 8D 9D 7C", [("carre", "AS AH AD AC", 100), ("tierce", "7D 8D 9D", 20)]),
    ],
)
def test_several_melds_of_one_hand_best_first(held: str, melds: list[tuple[str, str, int]]) -> None:
    assert announced(held) == melds


@pytest.mark.parametrize(
    ("held", "melds"),
    [
        # The jack of spades serves in the four; nine and ten alone are no sequence.
        ("JS JH JD JC 9S TS 7H 8C", [("carre", "JS JH JD JC", 200)]),
        # Without its ace the sequence of five is one of four, and both together are worth most.
        ("TS JS QS KS AS AH AD AC", [("carre", "AS AH AD AC", 100), ("cinquante", "TS JS QS KS", 50)]),
        # Four tens or a cent, 100 either way: the four ranks higher.
        ("8S 9S TS JS QS TH TD TC", [("carre", "TS TH TD TC", 100)]),
        # Four queens are worth more than the cinquante with one of them.
        ("JS QS KS AS QH QD QC 7D", [("carre", "QS QH QD QC", 100)]),
        # The king and queen of trumps serve in a meld and are the belote as well.
        ("JH QH KH 7S 8S AD KD 9C", [("tierce", "JH QH KH", 20)]),
    ],
)
def test_a_card_serves_in_one_meld_and_the_choice_is_the_one_worth_most(
    held: str, melds: list[tuple[str, str, int]]
) -> None:
    assert announced(held) == melds


# ---- whose count --------------------------------------------------------------------------------


def verdict(
    *hands: str, leader: int = 0, tie: MeldsTie = MeldsTie.FIRST
) -> tuple[int | None, tuple[int, int]]:
    """The team whose melds count, and the points, of up to four hands from seat 0."""
    melds = {seat: melds_in(hand(text), TRUMP) for seat, text in enumerate(hands)}
    found = compare_melds(melds, TRUMP, leader, tie)
    return found.team, found.points


FOURS = ["J", "9", "A", "T", "K", "Q"]


def four(rank: str) -> str:
    return " ".join(rank + suit for suit in "SHDC")


@pytest.mark.parametrize("higher", range(5))
def test_fours_rank_jacks_nines_aces_tens_kings_queens(higher: int) -> None:
    for lower in range(higher + 1, 6):
        assert verdict(four(FOURS[higher]), four(FOURS[lower]))[0] == 0
        assert verdict(four(FOURS[lower]), four(FOURS[higher]))[0] == 1


def test_any_four_beats_any_sequence() -> None:
    assert verdict("7S 8S 9S TS JS", four("Q")) == (1, (0, 100))
    assert verdict("7H 8H 9H TH JH QH KH AH", four("Q"))[0] == 1


@pytest.mark.parametrize("length", range(3, 8))
def test_a_longer_sequence_beats_a_shorter_one(length: int) -> None:
    ranks = "789TJQKA"
    longer = " ".join(rank + "S" for rank in ranks[: length + 1])
    shorter = " ".join(rank + "H" for rank in ranks[8 - length :])

    assert verdict(shorter, longer)[0] == 1
    assert verdict(longer, shorter)[0] == 0


def test_among_equal_lengths_the_top_card_decides() -> None:
    assert verdict("7H 8H 9H", "8S 9S TS") == (1, (0, 20))
    assert verdict("9S TS JS", "JD QD KD") == (1, (0, 20))


def test_among_equal_tops_trumps_decide() -> None:
    assert verdict("7S 8S 9S", "7H 8H 9H", tie=MeldsTie.NONE) == (1, (0, 20))
    assert verdict("7H 8H 9H", "7S 8S 9S", tie=MeldsTie.NONE) == (0, (20, 0))


@pytest.mark.parametrize(("leader", "team"), [(0, 0), (1, 1), (2, 0), (3, 0)])
def test_the_first_to_play_wins_a_tie(leader: int, team: int) -> None:
    points = (20, 0) if team == 0 else (0, 20)

    assert verdict("7S 8S 9S", "7D 8D 9D", leader=leader) == (team, points)


@pytest.mark.parametrize("leader", range(4))
def test_nobody_wins_a_tie_where_none_is_to(leader: int) -> None:
    assert verdict("7S 8S 9S", "7D 8D 9D", leader=leader, tie=MeldsTie.NONE) == (None, (0, 0))


def test_a_tie_below_the_best_meld_is_none() -> None:
    hands = ["7S 8S 9S", "7D 8D 9D JH QH KH"]

    assert verdict(*hands, tie=MeldsTie.NONE) == (1, (0, 40))


@pytest.mark.parametrize("leader", range(4))
def test_equal_melds_of_partners_are_no_tie(leader: int) -> None:
    assert verdict("7S 8S 9S", "", "7D 8D 9D", "", leader=leader, tie=MeldsTie.NONE) == (0, (40, 0))


@pytest.mark.parametrize("leader", range(4))
def test_an_opponent_s_equal_meld_ties_with_partners_equal_melds(leader: int) -> None:
    hands = ["7S 8S 9S", "7C 8C 9C", "7D 8D 9D", ""]

    assert verdict(*hands, leader=leader, tie=MeldsTie.NONE) == (None, (0, 0))


def test_the_team_with_the_best_meld_marks_all_of_its_own() -> None:
    hands = ["7S 8S 9S TS QS KS AS", four("Q"), four("K"), "7D 8D 9D TD JD"]

    assert verdict(*hands) == (0, (170, 0))


def test_no_melds_no_verdict() -> None:
    assert verdict("", "", "", "") == (None, (0, 0))


@pytest.mark.parametrize(
    ("ours", "theirs", "ground"),
    [
        ("7S 8S 9S", "", MeldGround.ALONE),
        (four("Q"), "7S 8S 9S TS JS", MeldGround.FOUR),
        ("7S 8S 9S TS", "QH KH AH", MeldGround.LONGER),
        ("7S 8S 9S TS JS QS", "TD JD QD KD AD", MeldGround.LONGER),
        (four("9"), four("A"), MeldGround.HIGHER),
        ("8S 9S TS", "7H 8H 9H", MeldGround.HIGHER),
        ("7H 8H 9H", "7S 8S 9S", MeldGround.TRUMP),
        ("7D 8D 9D", "7S 8S 9S", MeldGround.FIRST),
    ],
)
def test_the_first_difference_between_the_best_melds_is_the_ground(
    ours: str, theirs: str, ground: MeldGround
) -> None:
    melds = [melds_in(hand(text), TRUMP) for text in (ours, theirs)]
    found = compare_melds({0: melds[0], 1: melds[1]}, TRUMP, 0, MeldsTie.FIRST)

    assert (found.team, found.ground) == (0, ground)


def test_equal_melds_of_which_none_counts_have_a_ground_and_nothing_announced_has_none() -> None:
    tied = {0: melds_in(hand("7S 8S 9S"), TRUMP), 1: melds_in(hand("7D 8D 9D"), TRUMP)}

    assert compare_melds(tied, TRUMP, 0, MeldsTie.NONE).ground is MeldGround.EQUAL
    assert compare_melds({}, TRUMP, 0, MeldsTie.NONE).ground is None


# ---- at the table -------------------------------------------------------------------------------

# Two tierces for South and North, a cinquante for East.
HANDS = [
    "7S 8S 9S KH 7H AD TD 9C",
    "TS JS QS KS 8H 9H KD 7C",
    "AS AH TH JH TC JC QC 9D",
    "QH QD JD 8D 7D KC AC 8C",
]
FIRST_TRICK = "9C 7C TC 8C"
SECOND_TRICK = "9D QD AD KD"  # led by North

AUTOMATIC = HouseRules(melds=True)
MANUAL = HouseRules(melds=True, melds_announce=Announce.MANUAL)


def acted(match: Match, text: str) -> list[Event]:
    """Carry out these actions and keep what was told of melds."""
    events = [event for action in text.split() for event in match.apply(parse_action(action))]
    return [event for event in events if isinstance(event, MeldsAnnounced | MeldsShown)]


def test_each_seat_announces_its_kinds_with_its_first_card() -> None:
    events = acted(opened(HANDS, "H", AUTOMATIC), FIRST_TRICK)

    assert events == [
        MeldsAnnounced(0, (MeldKind.TIERCE,)),
        MeldsAnnounced(1, (MeldKind.CINQUANTE,)),
        MeldsAnnounced(2, (MeldKind.TIERCE,)),
    ]


def test_only_the_counting_team_shows_its_melds_as_it_plays_to_the_second_trick() -> None:
    match = opened(HANDS, "H", AUTOMATIC)
    acted(match, FIRST_TRICK)

    events = acted(match, SECOND_TRICK)

    assert events == [MeldsShown(1, melds_in(hand("TS JS QS KS"), TRUMP))]
    assert match.deals[0].meld_verdict.points == (0, 50)


def test_both_partners_show_what_they_announced() -> None:
    # East's spades have no queen: South's and North's tierces are the only melds.
    hands = [HANDS[0], HANDS[1].replace("QS", "8C"), HANDS[2], HANDS[3].replace("8C", "QS")]
    match = opened(hands, "H", AUTOMATIC)
    acted(match, "9C 7C TC KC")

    events = acted(match, SECOND_TRICK)

    assert events == [
        MeldsShown(2, melds_in(hand("TC JC QC"), TRUMP)),
        MeldsShown(0, melds_in(hand("7S 8S 9S"), TRUMP)),
    ]
    assert match.deals[0].meld_verdict.points == (40, 0)


def test_the_score_tells_who_showed_the_melds_that_count() -> None:
    match = opened(HANDS, "H", AUTOMATIC)
    acted(match, f"{FIRST_TRICK} {SECOND_TRICK}")
    while match.turn is not None:
        match.apply(match.deals[0].legal_actions()[0])

    score = match.results[-1].score
    assert score is not None
    assert score.points.shown == ((1, melds_in(hand("TS JS QS KS"), TRUMP)),)


def test_melds_are_shown_once() -> None:
    match = opened(HANDS, "H", AUTOMATIC)
    acted(match, f"{FIRST_TRICK} {SECOND_TRICK}")

    assert acted(match, "KH 9H JH QH") == []


def test_nothing_is_shown_before_the_second_trick() -> None:
    match = opened(HANDS, "H", AUTOMATIC)
    acted(match, FIRST_TRICK)

    assert match.deals[0].shown == {}


def test_the_cards_of_a_meld_are_told_to_nobody_before_it_is_shown() -> None:
    match = opened(HANDS, "H", AUTOMATIC)
    acted(match, FIRST_TRICK)
    view = match_view(match).deal

    assert view is not None
    assert view.announced == ((0, (MeldKind.TIERCE,)), (1, (MeldKind.CINQUANTE,)), (2, (MeldKind.TIERCE,)))
    assert view.shown == ()


def test_where_melds_are_not_played_nobody_announces() -> None:
    match = opened(HANDS, "H")

    assert acted(match, f"{FIRST_TRICK} {SECOND_TRICK}") == []
    assert match.deals[0].meld_verdict.points == (0, 0)


def test_a_player_announces_or_not() -> None:
    match = opened(HANDS, "H", MANUAL)
    ways = [str(action) for action in match.deals[0].legal_actions() if isinstance(action, Play)]

    assert [way for way in ways if way.startswith("9C")] == ["9C", "9C+melds"]


def test_a_player_without_melds_has_nothing_to_announce() -> None:
    match = opened(HANDS, "H", MANUAL)
    acted(match, "9C 7C TC")

    assert [str(action) for action in match.deals[0].legal_actions()] == ["8C", "KC", "AC"]
    with pytest.raises(IllegalWord, match="without melds"):
        match.apply(parse_action("8C+melds"))


def test_what_is_not_announced_is_neither_counted_nor_compared() -> None:
    match = opened(HANDS, "H", MANUAL)

    events = acted(match, f"9C+melds 7C TC 8C {SECOND_TRICK}")

    assert events == [MeldsAnnounced(0, (MeldKind.TIERCE,)), MeldsShown(0, melds_in(hand("7S 8S 9S"), TRUMP))]
    assert match.deals[0].meld_verdict.points == (20, 0)


def test_all_that_is_announced_is_compared() -> None:
    match = opened(HANDS, "H", MANUAL)
    acted(match, "9C+melds 7C+melds TC+melds 8C")

    assert match.deals[0].meld_verdict.points == (0, 50)


def test_melds_cannot_be_announced_in_the_second_trick() -> None:
    match = opened(HANDS, "H", MANUAL)
    acted(match, f"{FIRST_TRICK} 9D QD")

    with pytest.raises(IllegalWord):
        match.apply(parse_action("AD+melds"))


def test_under_automatic_announcing_the_player_says_nothing() -> None:
    match = opened(HANDS, "H", AUTOMATIC)

    assert all(isinstance(action, Play) and not action.words for action in match.deals[0].legal_actions())
    with pytest.raises(IllegalWord):
        match.apply(parse_action("9C+melds"))


# South leads and has a tierce to the nine, as has East, who wins the first trick.
TIED = [
    "7S 8S 9S KH 7H AD TD 9C",
    "7D 8D 9D TS JS 8H 9H AC",
    "AS KS AH TH QD TC 8C JC",
    "QS JH QH JD KD 7C QC KC",
]


def test_a_tie_is_won_by_the_first_to_play_not_by_the_winner_of_the_trick() -> None:
    match = opened(TIED, "H", AUTOMATIC)

    events = acted(match, "9C AC 8C 7C 9D QD JD TD")

    assert events[2:] == [MeldsShown(0, melds_in(hand("7S 8S 9S"), TRUMP))]
    assert match.deals[0].meld_verdict.points == (20, 0)


def test_where_nobody_wins_a_tie_nothing_is_shown() -> None:
    match = opened(TIED, "H", HouseRules(melds=True, melds_tie=MeldsTie.NONE))

    events = acted(match, "9C AC 8C 7C 9D QD JD TD")

    assert [type(event) for event in events] == [MeldsAnnounced, MeldsAnnounced]
    assert match.deals[0].meld_verdict.points == (0, 0)


def test_melds_and_the_belote_may_be_announced_with_one_card() -> None:
    both = HouseRules(melds=True, melds_announce=Announce.MANUAL, belote_announce=Announce.MANUAL)
    hands = ["JH QH KH 7S 8S AD KD 9C", HANDS[1].replace("KD", "TD"), "", ""]
    hands[2], hands[3] = "AS AH TH 9S TC JC QC 9D", "7H QD JD 8D 7D KC AC 8C"
    match = opened(hands, "H", both)

    ways = [str(action) for action in match.deals[0].legal_actions() if str(action).startswith("KH")]

    assert sorted(ways) == ["KH", "KH+belote", "KH+belote+melds", "KH+melds"]
