"""Pictures look as they did when somebody last found them good."""

from collections.abc import Iterator
from io import BytesIO

import pytest
from PIL import Image

from belote_bot.game.cards import Card
from belote_bot.locales import Language
from images import TableScene, draw_table
from images.draw import forget_drawn
from images.layout import TRICK_CARDS, Side
from images.moments import PLACES
from tests.images.golden import (
    FOLDER,
    GOLDEN,
    LARGEST,
    TOLERANCE,
    as_reference,
    distance,
    drawn,
    keep_failure,
    reference,
)


@pytest.mark.parametrize("name", GOLDEN)
def test_a_picture_looks_like_its_reference(name: str) -> None:
    got, expected = drawn(name), reference(name)
    away = distance(got, expected)
    if away > TOLERANCE:
        kept = keep_failure(name, got, expected)
        pytest.fail(
            f"{name} differs by {away}, more than {TOLERANCE}: look at {kept} (drawn, expected, difference); "
            "if the change is meant, run `python -m tests.images.golden`"
        )


def test_references_are_few_and_small() -> None:
    files = sorted(FOLDER.iterdir())
    assert [file.stem for file in files] == sorted(GOLDEN)
    assert len(files) <= 18
    assert all(file.stat().st_size <= LARGEST for file in files)


# ---- what the comparison sees ----------------------------------------------------------------


@pytest.fixture
def afresh() -> Iterator[None]:
    """Nothing that was drawn before or during the test is taken for what is drawn after it."""
    forget_drawn()
    yield
    forget_drawn()


@pytest.mark.usefixtures("afresh")
@pytest.mark.parametrize("side", Side)
def test_a_card_a_little_out_of_its_place_is_seen(side: Side, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TRICK_CARDS, side, TRICK_CARDS[side].lowered(4))
    assert distance(drawn("table-trick-complete"), reference("table-trick-complete")) > TOLERANCE


@pytest.mark.parametrize(
    ("one", "other"), [("8H", "9H"), ("KH", "QH"), ("8H", "8D"), ("KS", "KC"), ("8S", "8C")]
)
def test_another_card_is_seen(one: str, other: str) -> None:
    beside = tuple(map(Card.parse, ("7D", "TD", "AD")))
    pictures = [
        as_reference(draw_table(TableScene(Language.FR, PLACES, draws=(*beside, Card.parse(card)))).data)
        for card in (one, other)
    ]
    assert distance(*pictures) > TOLERANCE


@pytest.mark.parametrize("name", GOLDEN)
def test_another_encoding_is_not_seen(name: str) -> None:
    buffer = BytesIO()
    with Image.open(BytesIO(GOLDEN[name]().data)) as picture:
        picture.save(buffer, "WEBP", quality=75, method=4)
    assert distance(as_reference(buffer.getvalue()), reference(name)) <= TOLERANCE


def test_a_picture_of_another_size_is_seen() -> None:
    assert distance(reference("hand-rows"), reference("hand-fan")) > TOLERANCE


def test_a_failure_is_shown_beside_what_was_expected(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path_factory.mktemp("failures") / "new"
    monkeypatch.setattr("tests.images.golden.FAILURES", folder)
    got, expected = reference("table-draw"), reference("table-lobby")
    kept = keep_failure("table", got, expected)
    assert kept.parent == folder
    with Image.open(kept) as beside:
        assert beside.width >= 3 * got.width
