"""Every state of a deal makes a picture within its bounds, the same one each time."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from belote_bot.game.cards import CARDS
from belote_bot.game.house_rules import Direction, HouseRules
from belote_bot.game.match import Match
from belote_bot.game.scoring import Outcome
from belote_bot.game.views import match_view, seat_view
from belote_bot.locales import Language
from images import (
    CardStyle,
    HandLayout,
    HandScene,
    Picture,
    ScoreScene,
    TableScene,
    TrickShown,
    draw_hand,
    draw_score,
    draw_table,
)
from images.alt import LONGEST
from images.draw import forget_drawn
from images.score import compose_score
from images.table import compose_table
from images.text import line_height
from tests.images.support import PLACES, WITH_MELDS, after_void_deal, played, states, to_the_end

LARGEST = 60 * 1024
LARGEST_ROWS = 70 * 1024

languages = pytest.mark.parametrize("language", Language)


def check(picture: Picture, largest: int = LARGEST) -> None:
    opened = Image.open(BytesIO(picture.data))
    assert opened.format == "WEBP"
    assert picture.extension == "webp"
    assert opened.size == picture.size
    assert len(picture.data) <= largest
    assert 0 < len(picture.alt) <= LONGEST


@languages
def test_every_state_of_a_deal_makes_a_table(language: Language) -> None:
    for match in states(3):
        for shown in TrickShown:
            picture = draw_table(TableScene(language, PLACES, match_view(match), shown))
            check(picture)
            assert picture.size == (800, 500)


@languages
@pytest.mark.parametrize("layout", HandLayout)
def test_every_state_of_a_deal_makes_four_hands(language: Language, layout: HandLayout) -> None:
    for match in states(4):
        for seat in range(4):
            hand = HandScene(language, seat_view(match, seat), layout=layout)
            check(draw_hand(hand), LARGEST_ROWS if layout is HandLayout.ROWS else LARGEST)


def test_a_style_changes_the_picture_and_not_the_words() -> None:
    match = played(4, 20)
    assert match.turn is not None
    view = seat_view(match, match.turn)
    hands = [draw_hand(HandScene(Language.EN, view, style)) for style in CardStyle]
    tables = [
        draw_table(TableScene(Language.EN, PLACES, match_view(match), style=style)) for style in CardStyle
    ]
    for one, other in (hands, tables):
        assert one.data != other.data
        assert one.alt == other.alt


@languages
def test_every_deal_of_a_match_makes_a_score_sheet(language: Language) -> None:
    match = to_the_end(1)
    for result in match.results:
        check(
            draw_score(ScoreScene(language, PLACES, match.rules, tuple(match.results[: result.number + 1])))
        )


@languages
def test_a_void_deal_makes_a_table_and_a_score_sheet(language: Language) -> None:
    view = match_view(after_void_deal())
    check(draw_table(TableScene(language, PLACES, view)))
    check(draw_score(ScoreScene(language, PLACES, view.rules, view.results)))


@languages
@pytest.mark.parametrize("draws", [None, CARDS[5:9], (CARDS[0], CARDS[8], CARDS[20], CARDS[30])])
def test_the_table_before_the_match_makes_a_picture(
    language: Language, draws: tuple[int, ...] | None
) -> None:
    drawn = None if draws is None else tuple(CARDS[card] for card in draws)
    check(draw_table(TableScene(language, (PLACES[0], None, PLACES[2], None), draws=drawn)))
    check(draw_table(TableScene(language, PLACES, match_view(Match(WITH_MELDS, 0)), draws=drawn)))


def test_the_end_of_a_match_is_on_the_table() -> None:
    view = match_view(to_the_end(2))
    check(draw_table(TableScene(Language.FR, PLACES, view)))


def test_the_end_of_a_match_names_the_winners() -> None:
    match = to_the_end(2)
    view = match_view(match)
    one, two = ("Alice", "Chloé") if match.winner == 0 else ("Bélisaire", "Didier")
    winners = f"{one} and {two}"
    sheet = ScoreScene(Language.EN, PLACES, view.rules, view.results)
    assert f"{winners} win the match!" in draw_score(sheet).alt
    written = [words for words, _ in compose_score(sheet).texts]
    assert {winners, "win the match!"} <= set(written)
    table = TableScene(Language.EN, PLACES, view)
    assert f"{winners} win the match!" in draw_table(table).alt
    written = [words for words, _ in compose_table(table).texts]
    assert "Victory!" in written
    assert {one, two} <= set(written)


def test_the_winners_stand_large_on_the_last_sheet() -> None:
    """At a phone's 296 pixels of 800 the letters are still ten high."""
    match = to_the_end(2)
    sheet = compose_score(ScoreScene(Language.FR, PLACES, match.rules, tuple(match.results)))
    heights = [box.height for words, box in sheet.texts if " et " in words]
    assert max(heights) >= line_height(27)


def test_a_litige_tells_what_waits_in_the_pot() -> None:
    match = to_the_end(3)
    last = match.results[-1]
    assert last.score is not None
    score = replace(last.score, outcome=Outcome.LITIGE, capot=None, contract=(91, 91), held=90)
    result = replace(last, score=score, paid=(0, 0), pot=90, winner=None)
    sheet = compose_score(ScoreScene(Language.EN, PLACES, match.rules, (*match.results[:-1], result)))
    written = [words for words, _ in sheet.texts]
    assert "Litige, 91 all" in written
    assert {"Pot 90", "for the next deal", "Into the pot"} <= set(written)


def test_a_void_deal_has_no_figures_but_the_totals() -> None:
    view = match_view(after_void_deal())
    sheet = compose_score(ScoreScene(Language.EN, PLACES, view.rules, view.results))
    written = [words for words, _ in sheet.texts]
    assert "Nobody took, nothing to mark." in written
    assert "Marks" not in written
    assert written.count("0") == 2


def test_a_hand_without_cards_makes_a_small_picture() -> None:
    *_, match = states(4)
    picture = draw_hand(HandScene(Language.EN, seat_view(match, 0)))
    assert picture.size[1] < picture.size[0] / 4


def test_clockwise_tables_put_seat_one_in_the_west() -> None:
    match = Match(HouseRules(direction=Direction.CLOCKWISE), 0)
    alt = draw_table(TableScene(Language.EN, PLACES, match_view(match))).alt
    assert "West: Bélisaire" in alt


def test_the_same_scene_makes_the_same_bytes() -> None:
    scene = TableScene(Language.FR, PLACES, match_view(played(5, 25)))
    first = draw_table(scene)
    forget_drawn()
    again = draw_table(scene)
    assert again == first
    assert again is not first


def test_several_threads_may_draw_at_once() -> None:
    scenes = [TableScene(Language.EN, PLACES, match_view(played(6, actions))) for actions in (1, 9, 17, 25)]
    one_by_one = [draw_table(scene) for scene in scenes]
    forget_drawn()
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(draw_table, scenes * 3)) == one_by_one * 3
