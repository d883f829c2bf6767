"""The plaques: whatever is to be marked of a player has room."""

from itertools import product

import pytest
from PIL import Image

from belote_bot.game.cards import Suit
from belote_bot.locales import Language, say
from images import BotLevel, Place
from images.avatars import SIZE
from images.canvas import Canvas
from images.layout import PLAQUES, Box, Side
from images.plaque import Light, PlaqueText, draw_plaque
from images.text import ELLIPSIS
from images.words import level_name

BOX = PLAQUES[Side.WEST]


def drawn(text: PlaqueText) -> Canvas:
    canvas = Canvas(Image.new("RGB", (800, 500)))
    draw_plaque(canvas, BOX, text)
    return canvas


@pytest.mark.parametrize("language", Language)
def test_marks_and_a_word_beside_them_all_have_room(language: Language) -> None:
    dealer = say(language, "image-dealer-letter")
    note = say(language, "image-trick-points", points=49)
    for taken, tricks, light in product((None, *Suit), (0, 1, 8), Light):
        text = PlaqueText(0, Place("Al"), light, note, "", dealer, taken, tricks, belote=True)
        canvas = drawn(text)
        name, *marks = canvas.texts
        assert [words for words, _ in marks] == [*([str(tricks)] if tricks else []), note]
        for _, box in canvas.texts:
            assert box.within(BOX)
            assert box.left >= BOX.left + SIZE
        assert all(box.top >= name[1].bottom - 12 for _, box in marks)
        if tricks:
            assert marks[0][1].right <= marks[1][1].left


@pytest.mark.parametrize("language", Language)
def test_a_deals_word_has_room_beside_the_dealer_s_button(language: Language) -> None:
    note, dealer = (say(language, key) for key in ("image-deals", "image-dealer-letter"))
    canvas = drawn(PlaqueText(0, Place("Al"), Light.HONOUR, note, dealer=dealer))
    assert [words for words, _ in canvas.texts] == ["Al", note]


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("level", BotLevel)
def test_the_level_of_a_bot_is_told_in_a_whole_word(level: BotLevel, language: Language) -> None:
    word = level_name(language, level)
    canvas = drawn(PlaqueText(1, Place("Marcel", level), Light.QUIET, level=word))
    assert [words for words, _ in canvas.texts] == ["Marcel", word]
    assert all(box.within(BOX) for _, box in canvas.texts)


def test_a_long_name_is_cut_at_the_plaque_s_edge() -> None:
    canvas = drawn(PlaqueText(1, Place("Wilhelmine-Wolfgang Wawrzyniak"), Light.QUIET))
    ((words, box),) = canvas.texts
    assert words.endswith(ELLIPSIS)
    assert box.within(Box(BOX.left + SIZE, BOX.top, BOX.width - SIZE, BOX.height))
