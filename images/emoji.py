"""A card as an emoji: index and suit on a little tile, large enough to be read at 20 pixels."""

from typing import Final

from PIL import Image, ImageDraw

from belote_bot.game.cards import Card, Suit
from belote_bot.locales import Language
from images.faces import rank_mask
from images.palette import IVORY, Colour, suit_colour
from images.scene import CardStyle
from images.suits import suit_mask
from images.words import rank_index

EMOJI_SIZE: Final = 128
"""Width and height in pixels."""

_SMOOTH: Final = 4
_CORNER: Final = 22
_RIM: Final[Colour] = (128, 118, 102)
_RIM_WIDTH: Final = 3
_INDEX_HEIGHT: Final = 84
_INDEX_WIDTH: Final = 56
_TALLEST: Final = 98
"""A Q with its tail."""
_SUIT: Final = 50
_DIAMOND: Final = 60
"""A diamond does not fill the width of its square."""
_EDGE: Final = 8
"""Between the rim's outside and the ink."""


def compose_emoji(card: Card, language: Language, style: CardStyle) -> Image.Image:
    """Draw the emoji, its corners transparent: the index on the left, the suit on the right."""
    size = EMOJI_SIZE * _SMOOTH
    tile = Image.new("RGBA", (size, size))
    ImageDraw.Draw(tile).rounded_rectangle(
        (0, 0, size - 1, size - 1), _CORNER * _SMOOTH, IVORY, _RIM, _RIM_WIDTH * _SMOOTH
    )
    ink = suit_colour(card.suit, style)
    index = _index(rank_index(language, card.rank))
    left = _EDGE * _SMOOTH + (_INDEX_WIDTH * _SMOOTH - index.width) // 2
    # All figures and letters stand on one line; the tail of a Q reaches below it.
    tile.paste(ink, (left, (EMOJI_SIZE - _INDEX_HEIGHT) // 2 * _SMOOTH), index)
    suit = suit_mask(card.suit, (_DIAMOND if card.suit is Suit.DIAMONDS else _SUIT) * _SMOOTH)
    middle = size - (_EDGE + _SUIT // 2) * _SMOOTH
    tile.paste(ink, (middle - suit.width // 2, (size - suit.height) // 2), suit)
    return tile.resize((EMOJI_SIZE, EMOJI_SIZE), Image.Resampling.LANCZOS)


def _index(words: str) -> Image.Image:
    mask = rank_mask(words, _INDEX_HEIGHT * _SMOOTH)
    largest = (min(mask.width, _INDEX_WIDTH * _SMOOTH), min(mask.height, _TALLEST * _SMOOTH))
    return mask.resize(largest, Image.Resampling.LANCZOS)
