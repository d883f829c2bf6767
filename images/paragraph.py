"""Sentences on several lines."""

from collections.abc import Iterable
from functools import lru_cache

from images.text import Style, width_of


@lru_cache(maxsize=256)
def wrapped(words: str, style: Style, width: int) -> tuple[str, ...]:
    """The words on as few lines of so many pixels as they need; none when there are no words.

    Lines break at plain spaces only, not at no-break ones; a word too long for a line has it for itself.
    """
    lines: list[str] = []
    for word in filter(None, words.split(" ")):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer, style) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)


def packed(sentences: Iterable[str], style: Style, width: int) -> tuple[str, ...]:
    """The sentences on lines of so many pixels: one that does not go on the line whole begins a new one."""
    lines: list[str] = []
    for sentence in sentences:
        longer = f"{lines[-1]} {sentence}" if lines else sentence
        if lines and width_of(longer, style) <= width:
            lines[-1] = longer
        else:
            lines += wrapped(sentence, style, width)
    return tuple(lines)
