"""Equal scenes are drawn once; the pictures drawn are kept for a while and no longer."""

from concurrent.futures import ThreadPoolExecutor
from threading import Event

import pytest

from belote_bot.game.views import match_view, seat_view
from belote_bot.locales import Language
from images import (
    CardStyle,
    HandLayout,
    HandScene,
    Picture,
    ScoreScene,
    TableScene,
    draw_hand,
    draw_score,
    draw_table,
)
from images.drawn import MOST, Drawn
from tests.images.support import PLACES, after_void_deal, played


def picture(name: str) -> Picture:
    return Picture(name.encode(), name, "webp", (1, 1))


def test_a_table_equal_to_one_drawn_before_is_not_drawn_again() -> None:
    one, two = (TableScene(Language.FR, PLACES, match_view(played(5, 12))) for _ in range(2))
    assert one.match is not two.match
    assert draw_table(one) is draw_table(two)


def test_a_hand_equal_to_one_drawn_before_is_not_drawn_again() -> None:
    one, two = (HandScene(Language.FR, seat_view(played(5, 12), 3)) for _ in range(2))
    assert draw_hand(one) is draw_hand(two)


def test_a_sheet_equal_to_one_drawn_before_is_not_drawn_again() -> None:
    views = [match_view(after_void_deal()) for _ in range(2)]
    one, two = (ScoreScene(Language.FR, PLACES, view.rules, view.results) for view in views)
    assert draw_score(one) is draw_score(two)


def test_language_style_and_layout_each_make_another_picture() -> None:
    view = seat_view(played(5, 12), 3)
    hands = [
        HandScene(language, view, style, layout)
        for language in Language
        for style in CardStyle
        for layout in HandLayout
    ]
    assert len({draw_hand(hand).data for hand in hands}) == len(hands)


def test_the_oldest_is_forgotten_first_and_what_is_asked_for_stays() -> None:
    drawn = Drawn()
    for number in range(MOST):
        drawn.get(number, lambda: picture("first"))
    drawn.get(0, lambda: picture("second"))
    drawn.get(MOST, lambda: picture("second"))
    assert drawn.get(0, lambda: picture("third")).alt == "first"
    assert drawn.get(1, lambda: picture("third")).alt == "third"


def test_who_asks_while_it_is_being_drawn_waits_for_that_one() -> None:
    drawn, begun, may_end = Drawn(), Event(), Event()

    def slowly() -> Picture:
        begun.set()
        assert may_end.wait(10)
        return picture("slow")

    with ThreadPoolExecutor(2) as threads:
        one = threads.submit(drawn.get, "scene", slowly)
        assert begun.wait(10)
        two = threads.submit(drawn.get, "scene", lambda: picture("other"))
        may_end.set()
        assert one.result(10) is two.result(10)


def test_what_failed_is_tried_again() -> None:
    drawn = Drawn()

    def fail() -> Picture:
        raise MemoryError

    with pytest.raises(MemoryError):
        drawn.get("scene", fail)
    assert drawn.get("scene", lambda: picture("drawn")).alt == "drawn"
