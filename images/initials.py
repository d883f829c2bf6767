"""The letters that stand for a name."""

import re
import unicodedata
from functools import lru_cache
from typing import Final

from images.fonts import missing, readable, reads_leftwards

_BETWEEN_WORDS: Final = re.compile(r"[\s_./|~·•-]+")


@lru_cache(maxsize=256)
def initials(name: str) -> str:
    """One letter for a name of one word, two for a longer one; a sign when it has no letters, or nothing.

    In scripts that are read leftwards always one: two letters of theirs would join and change their shapes.
    """
    text = readable(name)
    words = [letter for word in _BETWEEN_WORDS.split(text) if (letter := _first_letter(word))]
    if not words:
        return next((sign for sign in text if _is_drawn_alone(sign)), "")
    if len(words) == 1 or reads_leftwards(text):
        return words[0]
    return words[0] + words[-1]


def _first_letter(word: str) -> str:
    """The first letter or figure, a capital where the script has capitals that can be drawn; or nothing."""
    letter = next((character for character in word if character.isalnum()), "")
    capital = letter.upper()
    return capital if len(capital) == 1 and readable(capital) == capital and not missing(capital) else letter


def _is_drawn_alone(sign: str) -> bool:
    return unicodedata.category(sign)[0] not in "MCZ"
