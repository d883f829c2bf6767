"""Figures of standings as a language writes them; pictures and messages share them."""

from typing import Final

from belote_bot.locales import Language, say

__all__ = ["NOTHING", "average", "figure", "out_of", "percentage"]

NOTHING: Final = "–"
"""What stands where there is no figure: a share of nothing, a mean of nothing."""


def figure(language: Language, number: int) -> str:
    """A whole number."""
    return say(language, "standing-figure", number=number)


def percentage(language: Language, part: int, whole: int) -> str:
    """So many of a number in percent, to one decimal; a dash of none."""
    return NOTHING if not whole else say(language, "standing-percent", share=round(100 * part / whole, 1))


def average(language: Language, total: int, count: int) -> str:
    """A mean to one decimal; a dash of none."""
    return NOTHING if not count else say(language, "standing-figure", number=round(total / count, 1))


def out_of(language: Language, part: int, whole: int) -> str:
    """So many of a number, in words."""
    return say(language, "standing-out-of", part=part, whole=whole)
