"""Reference pictures: what was looked at and found good. After a change that is meant, look at the pictures
and renew them: `python -m tests.images.golden` writes those that differ (all of them with `--all`).

They are half as large as the pictures and compared with some tolerance, block by block after a blur: other
versions of the font renderer and of the WebP encoder set edges a little differently, and that is no fault.
"""

import sys
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageChops, ImageFilter

from belote_bot.game.house_rules import PRESETS
from belote_bot.locales import Language
from images import (
    CardStyle,
    Chapter,
    HandLayout,
    Picture,
    chapter_scene,
    draw_hand,
    draw_melds,
    draw_page,
    draw_podium,
    draw_profile,
    draw_score,
    draw_table,
)
from images.meld_moments import melds
from images.moments import ODD_NAMES, hands, tables
from images.sheet_moments import sheets
from images.standing_moments import podiums, profiles

FOLDER = Path(__file__).parent / "golden"
FAILURES = Path(__file__).parents[2] / "build" / "golden"
"""Where pictures that differ are put: what was drawn, what was expected, and where they differ."""

LARGEST = 40 * 1024
TOLERANCE = 9
"""The most that the mean of a block may differ, of 255."""

_WIDTH = 400
_BLOCK = 8
_BLUR = 1.5

FR, EN = Language
CLASSIC, FOUR_COLOUR = CardStyle
ROWS, FAN = HandLayout


def page(chapter: Chapter, language: Language, style: CardStyle) -> Picture:
    """A page of the basic rules."""
    scene = chapter_scene(chapter, language, PRESETS["ffb"], style)
    assert scene is not None
    return draw_page(scene)


GOLDEN: dict[str, Callable[[], Picture]] = {
    "table-lobby": lambda: draw_table(tables(FR, CLASSIC)["lobby"]),
    "table-draw": lambda: draw_table(tables(EN, CLASSIC)["draw"]),
    "table-auction-second-round": lambda: draw_table(tables(FR, CLASSIC)["auction-second-round"]),
    "table-auction-taken": lambda: draw_table(tables(EN, FOUR_COLOUR)["auction-taken"]),
    "table-trick-complete": lambda: draw_table(tables(FR, CLASSIC)["trick-complete"]),
    "table-belote": lambda: draw_table(tables(EN, CLASSIC, ODD_NAMES["scripts"])["belote"]),
    "table-melds-shown": lambda: draw_table(tables(FR, FOUR_COLOUR)["melds-shown"]),
    "table-match-won": lambda: draw_table(tables(EN, CLASSIC, ODD_NAMES["long-names"])["match-won"]),
    "melds-partners": lambda: draw_melds(melds(FR, CLASSIC)["partners"]),
    "hand-rows": lambda: draw_hand(hands(FR, CLASSIC, ROWS)["obliged"]),
    "hand-fan": lambda: draw_hand(hands(EN, FOUR_COLOUR, FAN)["obliged"]),
    "sheet-made-with-pot": lambda: draw_score(sheets(FR)["made-with-pot"]),
    "page-ruffing": lambda: page(Chapter.RUFFING, EN, FOUR_COLOUR),
    "page-scoring": lambda: page(Chapter.SCORING, FR, CLASSIC),
    "podium-two-first": lambda: draw_podium(podiums(FR)["two-first"]),
    "podium-pairs": lambda: draw_podium(podiums(EN)["pairs-with-more"]),
    "profile-few": lambda: draw_profile(profiles(FR, FOUR_COLOUR)["few"]),
    "sheet-final": lambda: draw_score(sheets(EN, ODD_NAMES["leftward-names"])["final"]),
}


def drawn(name: str) -> Image.Image:
    """The picture as it is drawn now, as it would be if it were the reference."""
    return as_reference(GOLDEN[name]().data)


def as_reference(data: bytes) -> Image.Image:
    """An encoded picture, made smaller and encoded as references are."""
    return Image.open(BytesIO(_as_file(data))).convert("RGB")


def _as_file(data: bytes) -> bytes:
    picture = Image.open(BytesIO(data)).convert("RGB")
    size = (_WIDTH, round(picture.height * _WIDTH / picture.width))
    buffer = BytesIO()
    picture.resize(size, Image.Resampling.LANCZOS).save(buffer, "WEBP", quality=92, method=6)
    return buffer.getvalue()


def reference(name: str) -> Image.Image:
    """The picture as it was found good; FileNotFoundError when there is none."""
    return Image.open(FOLDER / f"{name}.webp").convert("RGB")


def distance(one: Image.Image, other: Image.Image) -> int:
    """How much the two differ in the block in which they differ most: 0 to 255."""
    if one.size != other.size:
        return 255
    blurred = (picture.filter(ImageFilter.GaussianBlur(_BLUR)) for picture in (one, other))
    blocks = ImageChops.difference(*blurred).reduce(_BLOCK)
    return max(int(value) for channel in blocks.split() for value in channel.tobytes())


def keep_failure(name: str, got: Image.Image, expected: Image.Image) -> Path:
    """Write drawn picture, reference and brightened difference side by side; the file's path."""
    difference = ImageChops.difference(got, expected.resize(got.size))
    difference = difference.point([min(255, value * 4) for value in range(256)] * 3)
    beside = Image.new("RGB", (3 * got.width + 16, max(got.height, expected.height)), (255, 0, 255))
    for index, picture in enumerate((got, expected, difference)):
        beside.paste(picture, (index * (got.width + 8), 0))
    FAILURES.mkdir(parents=True, exist_ok=True)
    path = FAILURES / f"{name}.png"
    beside.save(path)
    return path


def renew(name: str) -> None:
    """Make what is drawn now the reference."""
    (FOLDER / f"{name}.webp").write_bytes(_as_file(GOLDEN[name]().data))


def main() -> None:
    """Renew what differs, or everything."""
    FOLDER.mkdir(exist_ok=True)
    for name in GOLDEN:
        path = FOLDER / f"{name}.webp"
        if "--all" in sys.argv or not path.exists() or distance(drawn(name), reference(name)) > TOLERANCE:
            renew(name)
            sys.stdout.write(f"renewed {path} ({path.stat().st_size} bytes): look at it\n")


if __name__ == "__main__":
    main()
