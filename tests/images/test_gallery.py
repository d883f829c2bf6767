"""The gallery shows everything that there is to draw."""

from io import BytesIO
from itertools import product
from pathlib import Path

import pytest
from PIL import Image

from belote_bot.cli import main
from belote_bot.locales import Language
from images import CardStyle, HandLayout
from images.gallery import CONTACT_SHEET

TABLES = "lobby draw auction-second-round trick-complete belote melds-announced melds-shown match-won"
HANDS = "bids-first waits leads obliged one-choice empty"
PAGES = "start cards dealing following ruffing partner belote melds scoring tips"
PODIUMS = "three one two two-first all-first pairs odd-names"
PROFILES = "played few none one long-names"
SHEETS = "made failed litige capot void final final-draw"


def expected() -> set[str]:
    """Names that must be there; the gallery has more."""
    names = {f"sheet-{kind}-{language}" for kind, language in product(SHEETS.split(), Language)}
    names |= {f"chapter-page-{kind}-{language}" for kind, language in product(PAGES.split(), Language)}
    names |= {f"podium-{kind}-{language}" for kind, language in product(PODIUMS.split(), Language)}
    for language, style in product(Language, CardStyle):
        end = f"{language}-{style}"
        names |= {f"table-{kind}-{end}" for kind in TABLES.split()}
        names |= {f"hand-{kind}-{layout}-{end}" for kind, layout in product(HANDS.split(), HandLayout)}
        names |= {f"melds-{kind}-{end}" for kind in ("tierce", "partners", "longest")}
        names |= {f"profile-{kind}-{end}" for kind in PROFILES.split()}
        names |= {f"open-{kind}-{end}" for kind in ("auction", "trick", "void", "broken-off")}
        names.add(f"emojis-{end}")
    return names


def test_the_gallery_has_every_kind_in_every_style_and_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "new"
    assert main(["gallery", str(folder)]) == 0
    assert str(folder / CONTACT_SHEET) in capsys.readouterr().out
    files = {file.stem: Image.open(BytesIO(file.read_bytes())) for file in folder.iterdir()}
    assert expected() <= set(files)
    assert all(picture.format == "WEBP" for picture in files.values())
    assert files["contact"].width > 2000


def test_a_gallery_needs_a_folder_to_write_into(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    assert main(["gallery", str(tmp_path / "file")]) == 2
    assert str(tmp_path / "file") in capsys.readouterr().err
