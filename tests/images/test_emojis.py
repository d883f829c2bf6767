"""The emojis: small files that are still told apart at the size of a line of text."""

from io import BytesIO
from itertools import combinations, product

import pytest
from PIL import Image, ImageChops, ImageStat

from belote_bot.game.cards import CARDS, Card, Rank, Suit
from belote_bot.locales import Language
from images import CardStyle, draw_emoji

LARGEST_EMOJI = 256 * 1024
ON_A_LINE = (20, 20)
DARK, LIGHT = (49, 51, 56), (255, 255, 255)


def drawn(card: Card, language: Language = Language.FR, style: CardStyle = CardStyle.CLASSIC) -> Image.Image:
    return Image.open(BytesIO(draw_emoji(card, language, style)))


def on_a_line(emoji: Image.Image, ground: tuple[int, int, int]) -> Image.Image:
    line = Image.new("RGB", emoji.size, ground)
    line.paste(emoji, (0, 0), emoji)
    return line.resize(ON_A_LINE, Image.Resampling.LANCZOS)


@pytest.mark.parametrize("card", CARDS)
def test_an_emoji_is_a_small_png_with_transparent_corners(card: Card) -> None:
    for language, style in product(Language, CardStyle):
        emoji = drawn(card, language, style)
        assert (emoji.format, emoji.mode, emoji.size) == ("PNG", "RGBA", (128, 128))
        assert emoji.getpixel((0, 0)) == (0, 0, 0, 0)
        assert len(draw_emoji(card, language, style)) < LARGEST_EMOJI


@pytest.mark.parametrize("ground", [DARK, LIGHT])
@pytest.mark.parametrize("style", CardStyle)
def test_no_two_emojis_look_alike_on_a_line_of_text(style: CardStyle, ground: tuple[int, int, int]) -> None:
    lines = {card: on_a_line(drawn(card, style=style), ground) for card in CARDS}
    for one, two in combinations(CARDS, 2):
        difference = ImageStat.Stat(ImageChops.difference(lines[one], lines[two])).mean
        assert sum(difference) / 3 > 2, (one, two)


def inked_columns(emoji: Image.Image) -> list[bool]:
    """Which columns have ink, the rim left out."""
    inside = emoji.convert("L").crop((5, 24, 123, 104)).point([255 * (value < 180) for value in range(256)])
    return [inside.crop((x, 0, x + 1, inside.height)).getbbox() is not None for x in range(inside.width)]


@pytest.mark.parametrize("suit", Suit)
@pytest.mark.parametrize("rank", Rank)
def test_the_index_stands_clear_of_the_suit_and_of_the_rim(rank: Rank, suit: Suit) -> None:
    for language in Language:
        columns = inked_columns(drawn(Card.of(suit, rank), language))
        assert not columns[0]
        assert not columns[-1]
        # Four pixels are not quite one at 20.
        assert not any(columns[60:64])


def test_letters_are_those_of_the_language() -> None:
    king = Card.of(Suit.CLUBS, Rank.KING)
    assert drawn(king).tobytes() != drawn(king, Language.EN).tobytes()
    seven = Card.of(Suit.CLUBS, Rank.SEVEN)
    assert drawn(seven).tobytes() == drawn(seven, Language.EN).tobytes()
