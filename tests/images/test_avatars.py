"""The avatars: initials of any name, in a colour that stays, and a robot for each bot."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageDraw

from belote_bot.players.player import Level
from images import BotLevel, Place
from images.avatars import COLOURS, SIZE, avatar, colour_of, drawn_avatar
from images.fonts import missing
from images.initials import initials
from images.palette import PLAQUE, TEAM_COLOURS, WHITE
from tests.images.test_cards import contrast
from tests.images.test_names import NAMES


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Alice", "A"),
        ("amélie", "A"),
        ("Élodie", "É"),
        ("Jean-Pierre Dupont", "JD"),
        ("Marie Anne Sophie", "MS"),
        ("x_gamer_42", "X4"),
        ("\N{FIRE}Kevin\N{FIRE}", "K"),
        ("♥♠ roi ♣♦", "R"),
        ("Дмитрий", "Д"),
        ("straße ßtraße", "Sß"),
        ("中村", "Z"),
        ("סרה Sarah", "ס"),
        ("محمد بن سلمان", "م"),
        ("♥♠", "♥"),
        ("\u202e\u200b", ""),
        ("", ""),
    ],
)
def test_initials_are_the_first_letters_of_the_first_and_the_last_word(name: str, expected: str) -> None:
    assert initials(name) == expected


@pytest.mark.parametrize("name", NAMES)
def test_initials_are_never_empty_boxes(name: str) -> None:
    assert missing(initials(name)) == ""


def drawn(place: Place, *, crowned: bool = False) -> Image.Image:
    frame = Image.new("RGB", (SIZE, SIZE), PLAQUE)
    avatar(place, 0, crowned=crowned).stamp(frame, 0, 0)
    return frame


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("bot", [None, *BotLevel])
def test_there_is_white_to_be_seen_on_every_avatar(name: str, bot: BotLevel | None) -> None:
    pixels = drawn(Place(name, bot)).getcolors(SIZE * SIZE)
    assert pixels is not None
    assert sum(count for count, colour in pixels if isinstance(colour, tuple) and min(colour) > 220) > 12


@pytest.mark.parametrize("colour", COLOURS)
def test_letters_stand_out_from_every_colour(colour: tuple[int, int, int]) -> None:
    assert contrast(colour, WHITE) >= 4.5


def test_a_name_keeps_its_colour() -> None:
    assert [colour_of(name) for name in ("Alice", "Marcel")] == [COLOURS[7], COLOURS[11]]
    assert len({colour_of(f"Person {number}") for number in range(200)}) == len(COLOURS)


def test_a_person_and_bots_of_each_level_look_different_and_so_does_a_crown() -> None:
    places = [Place("Marcel", bot) for bot in (None, *BotLevel)]
    pictures = [drawn(place, crowned=crowned) for place in places for crowned in (False, True)]
    for one, two in combinations(pictures, 2):
        assert ImageChops.difference(one, two).getbbox() is not None


def test_letters_stay_inside_the_rim() -> None:
    """The rim is the same with any letters as without."""
    rim = Image.new("L", (SIZE, SIZE))
    draw = ImageDraw.Draw(rim)
    draw.ellipse((3, 4, SIZE - 4, SIZE - 3), fill=255)
    draw.ellipse((6, 7, SIZE - 7, SIZE - 6), fill=0)
    for name in ("WW MM", "Éé Ǿǿ", "Щ Щ", "สมชาย प्रिया", "ﷺ"):
        difference = ImageChops.difference(drawn(Place(name)), avatar_of_nobody(name)).convert("L")
        assert difference.getbbox() is not None
        difference.paste(0, (0, 0), ImageChops.invert(rim))
        assert difference.getbbox() is None


def avatar_of_nobody(name: str) -> Image.Image:
    """In the colour of this name, without its letters."""
    frame = Image.new("RGB", (SIZE, SIZE), PLAQUE)
    drawn_avatar("", colour_of(name), TEAM_COLOURS[0], None, crowned=False).stamp(frame, 0, 0)
    return frame


def test_pictures_know_every_level_at_which_bots_play() -> None:
    assert {level.value for level in Level} <= {level.value for level in BotLevel}
