"""Which font draws which character, so that no name ever shows an empty box.

Noto Sans and its sisters for the scripts it lacks come with the package `manimgx-fonts`. What none of
them has, Chinese for one, is spelled in Latin letters; what cannot be spelled is left out.
"""

import unicodedata
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources
from io import BytesIO
from itertools import groupby
from typing import Final

from anyascii import anyascii
from PIL import Image, ImageDraw, ImageFont, features

_BASE: Final = "NotoSans"
# Scripts that a plain left-to-right setting of letters writes well enough.
_SIMPLE: Final = ("NotoSansArmenian", "NotoSansGeorgian", "NotoSansEthiopic")
# Scripts that need shaping, which only the Raqm layout engine does.
_SHAPED: Final = (
    "NotoSansArabic",
    "NotoSansHebrew",
    "NotoSansDevanagari",
    "NotoSansThai",
    "NotoSansBengali",
    "NotoSansTamil",
    "NotoSansTelugu",
    "NotoSansGujarati",
    "NotoSansGurmukhi",
    "NotoSansKannada",
    "NotoSansKhmer",
    "NotoSansLao",
    "NotoSansMalayalam",
    "NotoSansMyanmar",
    "NotoSansOriya",
    "NotoSansSinhala",
)
_SIGNS: Final = ("NotoSansSymbols", "NotoEmoji")
_MOST_MARKS: Final = 2
_JOINERS: Final = "\u200c\u200d"


@cache
def _families() -> tuple[str, ...]:
    shaped = _SHAPED if features.check("raqm") else ()
    return (_BASE, *_SIMPLE, *shaped, *_SIGNS)


@lru_cache(maxsize=256)
def font(family: str, size: int, weight: int) -> ImageFont.FreeTypeFont:
    """A font of this size in pixels and weight, 400 (regular) to 700 (bold)."""
    loaded = ImageFont.truetype(BytesIO(_file(family)), size)
    loaded.set_variation_by_axes([weight])
    return loaded


@cache
def _file(family: str) -> bytes:
    return (resources.files("manimgx_fonts") / f"{family}[wght].ttf").read_bytes()


@lru_cache(maxsize=4096)
def _draws(family: str, character: str) -> bool:
    """Whether the family has a glyph for this character: if not it draws the same box as for U+FFFF."""
    probe = font(family, 24, 400)
    return _drawn(probe, character) != _drawn(probe, "\uffff")


def _drawn(face: ImageFont.FreeTypeFont, character: str) -> bytes:
    picture = Image.new("L", (64, 48))
    ImageDraw.Draw(picture).text((16, 36), character, fill=255, font=face, anchor="ls")
    return picture.tobytes()


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of text in one family."""

    family: str
    text: str


@lru_cache(maxsize=1024)
def runs(text: str) -> tuple[Run, ...]:
    """The text cut into stretches from left to right, each in a family that has all its characters."""
    pairs: list[tuple[str, str]] = []
    for character in readable(text):
        family = _family_for(character, pairs[-1][0] if pairs else _BASE)
        if family is not None:
            pairs.append((family, character))
    stretches = [
        run
        for family, group in groupby(pairs, key=lambda pair: pair[0])
        for run in _spaces_apart(family, "".join(character for _, character in group))
    ]
    if reads_leftwards(text):
        stretches.reverse()
    return tuple(stretches)


def _spaces_apart(family: str, text: str) -> list[Run]:
    """A stretch with the spaces at its ends on their own: within a leftward one they would change sides."""
    inner = text.strip()
    if not inner:
        return [Run(_BASE, text)]
    before, after = text[: text.index(inner)], text[text.index(inner) + len(inner) :]
    return [Run(_BASE, before)] * bool(before) + [Run(family, inner)] + [Run(_BASE, after)] * bool(after)


def _family_for(character: str, current: str) -> str | None:
    if _is_mark(character):
        return current if _draws(current, character) else None
    if character in " .-'’…" and _draws(current, character):
        return _BASE if current in _SIGNS else current
    return next((family for family in _families() if _draws(family, character)), None)


@lru_cache(maxsize=1024)
def readable(text: str) -> str:
    """The text with what no font has spelled in Latin letters, without controls or towers of marks."""
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", text):
        category = unicodedata.category(character)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if category[0] == "Z" or character in "\t\n\r":
            kept.append(" ")
        elif marks > _MOST_MARKS or (category[0] == "C" and character not in _JOINERS):
            continue
        elif _is_mark(character):
            kept.append(character)
        else:
            kept.append(_spelled(unicodedata.normalize("NFKC", character)))
    return " ".join("".join(kept).split())


def _spelled(text: str) -> str:
    return "".join(c if any(_draws(family, c) for family in _families()) else anyascii(c) for c in text)


def _is_mark(character: str) -> bool:
    return unicodedata.category(character) in ("Mn", "Me", "Mc", "Cf")


def reads_leftwards(text: str) -> bool:
    """Whether the first letter that has a direction is read from right to left."""
    strong = (unicodedata.bidirectional(character) for character in text)
    return next((kind for kind in strong if kind in ("L", "R", "AL")), "L") != "L"


def missing(text: str) -> str:
    """The characters that `runs` would draw as empty boxes: always none, tests hold it to that."""
    return "".join(c for run in runs(text) for c in run.text if not _is_mark(c) and not _draws(run.family, c))
