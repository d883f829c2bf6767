"""Words stand inside the frame and never upon each other."""

from dataclasses import replace
from itertools import combinations, pairwise, product

import pytest

from belote_bot.game.auction import Contract
from belote_bot.game.cards import CARDS, Suit
from belote_bot.game.events import DealResult
from belote_bot.game.house_rules import Direction, HouseRules
from belote_bot.game.match import Match
from belote_bot.game.scoring import DealPoints, Pair, score_deal
from belote_bot.game.seats import Team
from belote_bot.game.views import match_view, seat_view
from belote_bot.locales import Language
from images import BotLevel, HandLayout, HandScene, Place, Places, ScoreScene, TableScene, TrickShown
from images.canvas import Canvas
from images.hand import compose_hand
from images.layout import (
    BIDS,
    CONTRACT,
    DEAL,
    FRAME,
    PLAQUES,
    PREVIOUS,
    SCORES,
    TRICK_CARDS,
    UPCARD,
    WORDS,
    Box,
    Side,
    side_of,
)
from images.rack import HEADER, rack_for
from images.score import compose_score
from images.sheet import mark_rows
from images.sheet_moments import sheets
from images.sizes import CardSize
from images.sprites import Look
from images.table import compose_table
from images.text import ELLIPSIS
from tests.images.support import PLACES, WITH_MELDS, after_void_deal, states, to_the_end

LONG = "Wilhelmine-Wolfgang Wawrzyniak WW"
LONG_BOT = Place(LONG, BotLevel.BEGINNER)
LONG_PLACES: Places = (LONG_BOT, Place(LONG), LONG_BOT, Place(LONG))

# The line's height leaves room above capitals and below the baseline that no letter of ours fills.
_SLACK = 8


def check(canvas: Canvas) -> None:
    frame = Box(0, 0, *canvas.frame.size)
    boxes = [
        (words, Box(box.left, box.top + _SLACK, box.width, box.height - 2 * _SLACK))
        for words, box in canvas.texts
    ]
    for words, box in boxes:
        assert box.within(frame), words
    for (one, box), (two, other) in combinations(boxes, 2):
        assert not box.overlaps(other), (one, two)


# A winning card is ringed in gold, a plaque on turn shines: so much farther out than their boxes.
_RING = 5


def check_cards(canvas: Canvas) -> None:
    """Cards, the slot for the next one and the trumps' medallion touch nothing, and no words lie on them."""
    for one, two in combinations(canvas.laid, 2):
        assert not one.overlaps(two), (one, two)
    for box in canvas.laid:
        ringed = Box(box.left - _RING, box.top - _RING, box.width + 2 * _RING, box.height + 2 * _RING)
        in_a_corner = box.within(PREVIOUS)
        for other in [*PLAQUES.values(), SCORES, CONTRACT, DEAL, *([] if in_a_corner else [PREVIOUS])]:
            assert not (box if in_a_corner else ringed).overlaps(other), (box, other)
        for words, written in canvas.texts:
            middle = Box(written.left, written.top + _SLACK, written.width, written.height - 2 * _SLACK)
            assert not box.overlaps(middle), words


@pytest.mark.parametrize("direction", Direction)
@pytest.mark.parametrize("places", [PLACES, LONG_PLACES])
def test_cards_slot_and_medallion_stand_clear_whoever_deals(direction: Direction, places: Places) -> None:
    rules = HouseRules(melds=True, direction=direction)
    for seed in range(4):
        for match in states(seed, rules):
            for shown in TrickShown:
                check_cards(compose_table(TableScene(Language.FR, places, match_view(match), shown)))


def test_cards_before_the_match_stand_clear() -> None:
    for draws in (None, CARDS[6:10]):
        check_cards(compose_table(TableScene(Language.EN, LONG_PLACES, draws=draws)))


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("places", [PLACES, LONG_PLACES])
def test_words_on_the_table_stand_clear(language: Language, places: Places) -> None:
    for match in states(7):
        for shown in TrickShown:
            check(compose_table(TableScene(language, places, match_view(match), shown)))


@pytest.mark.parametrize("language", Language)
def test_no_word_on_the_table_is_cut(language: Language) -> None:
    for seed in (7, 12):
        for match in states(seed):
            for shown in TrickShown:
                canvas = compose_table(TableScene(language, PLACES, match_view(match), shown))
                assert not [words for words, _ in canvas.texts if ELLIPSIS in words]


def test_whose_name_cannot_be_drawn_is_called_by_the_side_of_the_table() -> None:
    places = (*PLACES[:3], Place("\u200b\u200b"))
    scene = TableScene(Language.EN, places, match_view(Match(WITH_MELDS, 0)))
    written = [words for words, _ in compose_table(scene).texts]
    assert "West" in written
    assert "Bélisaire and West" in written


@pytest.mark.parametrize("language", Language)
def test_no_word_on_the_hand_is_cut(language: Language) -> None:
    for match in states(8):
        for seat, layout in product(range(4), HandLayout):
            canvas = compose_hand(HandScene(language, seat_view(match, seat), layout=layout))
            assert not [words for words, _ in canvas.texts if ELLIPSIS in words]


@pytest.mark.parametrize("language", Language)
def test_words_before_the_match_stand_clear(language: Language) -> None:
    for places in (LONG_PLACES, (None, None, None, None)):
        check(compose_table(TableScene(language, places, draws=CARDS[6:10])))


@pytest.mark.parametrize("language", Language)
def test_words_after_a_void_deal_and_after_the_match_stand_clear(language: Language) -> None:
    for match in (after_void_deal(), to_the_end(2)):
        check(compose_table(TableScene(language, LONG_PLACES, match_view(match))))


@pytest.mark.parametrize("layout", HandLayout)
@pytest.mark.parametrize("language", Language)
def test_words_on_the_hand_stand_clear(language: Language, layout: HandLayout) -> None:
    for match in states(8):
        for seat in range(4):
            check(compose_hand(HandScene(language, seat_view(match, seat), layout=layout)))


@pytest.mark.parametrize("layout", HandLayout)
@pytest.mark.parametrize(("bidding", "most"), [(True, 5), (False, 8)])
def test_cards_of_a_hand_lie_inside_with_their_indices_uncovered(
    layout: HandLayout, bidding: bool, most: int
) -> None:
    index, header = 0.26 * CardSize.HAND.width, HEADER - 20
    for count in range(1, most + 1):
        rack = rack_for(layout, count, bidding=bidding)
        frame = Box(0, header, rack.width, rack.height - header)
        looks = [Look.PLAIN] if bidding else list(rack.lowered)
        boxes = [cell.lowered(rack.lowered[look]) for cell in rack.cells for look in looks]
        for box in [*boxes, *([rack.upcard, rack.turned] if bidding else [])]:
            assert box.within(frame)
        for cell in rack.cells:
            assert not (bidding and cell.overlaps(rack.turned))
        for one, two in pairwise(rack.cells):
            assert two.top > one.bottom or two.left - one.left >= index


def test_a_fan_is_one_row_and_a_phone_s_hand_two() -> None:
    assert len({cell.top for cell in rack_for(HandLayout.FAN, 8, bidding=False).cells}) == 1
    assert len({cell.top for cell in rack_for(HandLayout.ROWS, 8, bidding=False).cells}) == 2


@pytest.mark.parametrize("language", Language)
def test_words_on_the_score_sheet_stand_clear(language: Language) -> None:
    match = to_the_end(3, WITH_MELDS)
    view = match_view(match)
    for result in match.results:
        check(compose_score(ScoreScene(language, LONG_PLACES, view.rules, view.results[: result.number + 1])))
    void = match_view(after_void_deal())
    check(compose_score(ScoreScene(language, LONG_PLACES, void.rules, void.results[:1])))


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("winner", [None, 1])
@pytest.mark.parametrize(
    ("cards", "last", "melds"),
    [((41, 111), 0, (0, 24)), ((71, 81), 0, (0, 20)), ((111, 41), 1, (24, 0))],
    ids=["failed", "litige", "made"],
)
def test_the_longest_score_sheets_have_room(
    language: Language, winner: Team | None, cards: Pair, last: Team, melds: Pair
) -> None:
    """Belote, melds, a pot paid out to both and rounding, all in one deal."""
    rules = replace(WITH_MELDS, target=None, deals=1)
    score = score_deal(DealPoints(0, cards, (4, 4), last, (20, 0), melds), rules)
    marks = (score.marks[0] + 160, score.marks[1] + 90)
    result = DealResult(0, Contract(0, Suit.DIAMONDS, 2), score, (160, 90), marks, 0, (9960, 10_040), winner)
    assert len(mark_rows((result,))) >= 5
    check(compose_score(ScoreScene(language, LONG_PLACES, rules, (result,))))


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("places", [PLACES, LONG_PLACES])
def test_words_on_every_kind_of_score_sheet_stand_clear(language: Language, places: Places) -> None:
    for scene in sheets(language, places).values():
        check(compose_score(scene))
        check(compose_score(replace(scene, next_dealer=2)))


def test_the_places_of_the_table_stand_clear_of_each_other() -> None:
    corners = [SCORES, PREVIOUS, CONTRACT, DEAL]
    playing = [*PLAQUES.values(), *TRICK_CARDS.values(), *(spot.box for spot in WORDS.values()), *corners]
    bidding = [*PLAQUES.values(), UPCARD, *(spot.box for spot in BIDS.values()), *corners]
    for boxes in (playing, bidding):
        for box in boxes:
            assert box.within(FRAME)
        for one, two in combinations(boxes, 2):
            assert not one.overlaps(two), (one, two)


@pytest.mark.parametrize(
    ("direction", "sides"),
    [
        (Direction.ANTICLOCKWISE, [Side.SOUTH, Side.EAST, Side.NORTH, Side.WEST]),
        (Direction.CLOCKWISE, [Side.SOUTH, Side.WEST, Side.NORTH, Side.EAST]),
    ],
)
def test_seats_go_round_the_table_as_play_turns(direction: Direction, sides: list[Side]) -> None:
    assert [side_of(seat, direction) for seat in range(4)] == sides
    assert HouseRules().direction is Direction.ANTICLOCKWISE
