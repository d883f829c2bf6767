"""Any name can be drawn, and none shows an empty box."""

from itertools import pairwise

import pytest

from belote_bot.locales import Language, message_ids
from images import BotLevel, Place, TableScene, draw_table
from images.fonts import missing, runs
from images.text import ELLIPSIS, Style, fit, fit_size, width_of

NAMES = [
    "Amélie",
    "محمد",
    "אברהם",
    "Дмитрий",
    "Ωμέγα",
    "สมชาย",
    "प्रिया",
    "中村さくら",
    "김민수",
    "🎉🃏🎉",
    "👨‍👩‍👧‍👦 family",
    "🇫🇷 Zoé",
    "𝕱𝖗𝖆𝖐𝖙𝖚𝖗",
    "Z̷̢̛̖͎͇a̸̧̛̮l̶̢̛g̴̨̛o̷̢",
    "W" * 32,
    "\u202eevil\u202c",
    "\u200b\u200b",
    "\ue000\ufffe",
    "a\nb\tc",
    "♥♠ roi ♣♦",
    "",
]


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_drawn_without_empty_boxes(name: str) -> None:
    assert missing(name) == ""
    place = Place(name, BotLevel.STEADY)
    assert draw_table(TableScene(Language.FR, (place, None, place, None))).data


@pytest.mark.parametrize("name", [name for name in NAMES if any(c.isalnum() for c in name)])
def test_a_name_with_letters_leaves_something_to_read(name: str) -> None:
    assert width_of(name, Style(24, (255, 255, 255))) > 10


def test_chinese_is_spelled_in_latin_letters() -> None:
    assert "".join(run.text for run in runs("中村")).isascii()


def test_towers_of_marks_are_cut_down() -> None:
    assert len("".join(run.text for run in runs("e" + "\u0323\u0324\u0325\u0326\u0327"))) <= 3


def test_no_sentence_of_the_pictures_lacks_a_letter() -> None:
    for language in Language:
        assert missing("".join(sorted(message_ids(language)))) == ""
    assert missing("«  œ’ – … ! ♥ 1 000 → ·") == ""


@pytest.mark.parametrize("width", [60, 100, 200])
def test_a_long_name_is_cut_to_its_width(width: int) -> None:
    style = Style(24, (0, 0, 0))
    shown = fit("Jean-Christophe de Villeneuve", style, width)
    assert shown.endswith(ELLIPSIS)
    assert width_of(shown, style) <= width


def test_a_name_shrinks_before_it_is_cut() -> None:
    style = Style(26, (0, 0, 0))
    assert fit_size("Al", style, 150, 20) == style
    assert fit_size("Marie-Antoinette", style, 170, 20).size == 20


@pytest.mark.parametrize("sentence", ["אברהם took", "Trumps are hearts, אברהם took", "محمد et فاطمة"])
def test_spaces_stand_between_names_and_words_whichever_way_both_read(sentence: str) -> None:
    texts = [run.text for run in runs(sentence)]
    assert texts.count(" ") == sum(
        1 for one, two in pairwise(sentence.split()) if one.isascii() != two.isascii()
    )
    assert all(text == " " or text == text.strip() for text in texts)
