"""Every picture in every style and language, as files to look at, and all of them on one sheet."""

from collections.abc import Iterator
from io import BytesIO
from itertools import product
from pathlib import Path
from typing import Final

from PIL import Image

from belote_bot.game.cards import CARDS
from belote_bot.game.house_rules import DEFAULT_PRESET, PRESETS
from belote_bot.locales import Language
from images.chapters import Chapter, chapter_scene
from images.draw import (
    draw_emoji,
    draw_hand,
    draw_melds,
    draw_open,
    draw_page,
    draw_podium,
    draw_profile,
    draw_score,
    draw_table,
)
from images.meld_moments import melds
from images.moments import ODD_NAMES, hands, tables
from images.open_moments import open_hands
from images.palette import Colour
from images.scene import CardStyle, HandLayout
from images.sheet_moments import sheets
from images.standing_moments import podiums, profiles
from images.text import Style, fit, fit_size, write

CONTACT_SHEET: Final = "contact.webp"

_COLUMNS: Final = 8
_CELL: Final = (296, 224)
"""A picture on the contact sheet is as wide as on a phone."""
_CAPTION: Final = 34
_DARK: Final[Colour] = (49, 51, 56)
_LIGHT: Final[Colour] = (255, 255, 255)
_WORDS: Final = Style(17, (219, 222, 225), 500)
_TEXT_SIZES: Final = (22, 44)
"""Of emojis within words, and alone, in pixels."""
_ODD_TABLES: Final = ("lobby", "auction-first-round", "melds-announced", "trick-complete", "match-won")
_ODD_SHEETS: Final = ("made-with-pot", "final")


def gallery(folder: Path) -> list[Path]:
    """Write every kind of picture into a folder, made if need be, and the contact sheet last.

    The files that were written, in order; OSError when that is not possible.
    """
    folder.mkdir(parents=True, exist_ok=True)
    paths: list[Path] = []
    for name, data in _pictures():
        paths.append(folder / f"{name}.webp")
        paths[-1].write_bytes(data)
    contact = folder / CONTACT_SHEET
    _contact_sheet(paths).save(contact, "WEBP", quality=82, method=2)
    return [*paths, contact]


def _pictures() -> Iterator[tuple[str, bytes]]:
    """Names without an ending, and what is in the files."""
    for language, style in product(Language, CardStyle):
        end = f"{language}-{style}"
        for name, table in tables(language, style).items():
            yield f"table-{name}-{end}", draw_table(table).data
        for layout in HandLayout:
            for name, hand in hands(language, style, layout).items():
                yield f"hand-{name}-{layout}-{end}", draw_hand(hand).data
        for name, shown in melds(language, style).items():
            yield f"melds-{name}-{end}", draw_melds(shown).data
        yield f"emojis-{end}", _emojis(language, style)
        yield from _open(language, style)
    for language, chapter in product(Language, Chapter):
        page = chapter_scene(chapter, language, PRESETS[DEFAULT_PRESET])
        if page is not None:
            yield f"chapter-page-{chapter}-{language}", draw_page(page).data
    for language in Language:
        for name, sheet in sheets(language).items():
            yield f"sheet-{name}-{language}", draw_score(sheet).data
    yield from _standings()
    yield from _with_odd_names()


def _standings() -> Iterator[tuple[str, bytes]]:
    for language in Language:
        for name, podium in podiums(language).items():
            yield f"podium-{name}-{language}", draw_podium(podium).data
    for language, style in product(Language, CardStyle):
        for name, profile in profiles(language, style).items():
            yield f"profile-{name}-{language}-{style}", draw_profile(profile).data


def _open(language: Language, style: CardStyle) -> Iterator[tuple[str, bytes]]:
    for name, opened in open_hands(language, style).items():
        yield f"open-{name}-{language}-{style}", draw_open(opened).data


def _with_odd_names() -> Iterator[tuple[str, bytes]]:
    for (kind, places), language in product(ODD_NAMES.items(), Language):
        odd_tables = tables(language, CardStyle.CLASSIC, places)
        for name in _ODD_TABLES:
            yield f"table-{name}-{kind}-{language}", draw_table(odd_tables[name]).data
        odd_sheets = sheets(language, places)
        for name in _ODD_SHEETS:
            yield f"sheet-{name}-{kind}-{language}", draw_score(odd_sheets[name]).data


def _emojis(language: Language, style: CardStyle) -> bytes:
    """All emojis in full, and on dark and light ground as small as in words."""
    step, per_row = 136, 8
    rows = -(-len(CARDS) // per_row)
    strip = sum(size + 12 for size in _TEXT_SIZES)
    frame = Image.new("RGB", (per_row * step, rows * step + 4 * strip), _DARK)
    frame.paste(_LIGHT, (0, rows * step + 2 * strip, frame.width, frame.height))
    drawn = [Image.open(BytesIO(draw_emoji(card, language, style))) for card in CARDS]
    for index, emoji in enumerate(drawn):
        row, column = divmod(index, per_row)
        frame.paste(emoji, (column * step + 4, row * step + 4), emoji)
        for half in (0, 1):
            top = rows * step + half * 2 * strip + 6
            for size in _TEXT_SIZES:
                small = emoji.resize((size, size), Image.Resampling.LANCZOS)
                line, place = divmod(index, len(CARDS) // 2)
                frame.paste(small, (8 + place * (size + 8), top + line * (size + 12)), small)
                top += 2 * (size + 12)
    buffer = BytesIO()
    frame.save(buffer, "WEBP", lossless=True)
    return buffer.getvalue()


def _contact_sheet(paths: list[Path]) -> Image.Image:
    """All pictures small, each with its name."""
    width, height = _CELL
    rows = -(-len(paths) // _COLUMNS)
    sheet = Image.new("RGB", (_COLUMNS * (width + 8) + 8, rows * (height + _CAPTION) + 8), _DARK)
    for index, path in enumerate(paths):
        row, column = divmod(index, _COLUMNS)
        left, top = 8 + column * (width + 8), 8 + row * (height + _CAPTION)
        with Image.open(path) as picture:
            small = picture.convert("RGB")
        small.thumbnail(_CELL, Image.Resampling.LANCZOS)
        sheet.paste(small, (left, top))
        style = fit_size(path.stem, _WORDS, width, 15, 13)
        write(sheet, left, top + small.height + 2, fit(path.stem, style, width), style)
    return sheet
