"""The podium and the card of a player: everybody on their step, every figure as its language writes it."""

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from belote_bot.locales import Language
from images import CardStyle, Picture, PodiumScene, Share, Standing, draw_podium, draw_profile
from images.alt import LONGEST
from images.canvas import Canvas
from images.podium import WIDTH, compose_podium
from images.profile import compose_profile
from images.standing import Company, Ending
from images.standing_moments import podiums, profiles
from images.text import ELLIPSIS

FR, EN = Language
LARGEST = 60 * 1024
READABLE = 18
"""The smallest letters, in pixels of a picture that a phone shows half as wide."""

languages = pytest.mark.parametrize("language", Language)


def pictures(language: Language) -> dict[str, Picture]:
    drawn = {f"podium-{name}": draw_podium(scene) for name, scene in podiums(language).items()}
    return drawn | {f"profile-{name}": draw_profile(scene) for name, scene in profiles(language).items()}


def composed(language: Language) -> dict[str, Canvas]:
    drawn = {f"podium-{name}": compose_podium(scene) for name, scene in podiums(language).items()}
    return drawn | {f"profile-{name}": compose_profile(scene) for name, scene in profiles(language).items()}


def words(canvas: Canvas) -> list[str]:
    return [text for text, _ in canvas.texts]


def podium(*standings: Standing) -> list[str]:
    return words(compose_podium(PodiumScene(EN, "Leaderboard", "wins", standings)))


def person(rank: int, name: str, value: str = "7") -> Standing:
    return Standing(rank, (name,), value)


# ---- both ------------------------------------------------------------------------------------


@languages
def test_every_picture_is_as_wide_as_two_phones_and_light(language: Language) -> None:
    for name, picture in pictures(language).items():
        assert Image.open(BytesIO(picture.data)).size == picture.size, name
        assert picture.size[0] == WIDTH == 600, name
        assert len(picture.data) <= LARGEST, name
        assert 0 < len(picture.alt) <= LONGEST, name


@languages
def test_words_stay_in_the_picture_and_off_each_other(language: Language) -> None:
    for name, canvas in composed(language).items():
        boxes = [box for _, box in canvas.texts]
        width, height = canvas.frame.size
        assert all(box.left >= 0 and box.right <= width for box in boxes), name
        assert all(box.top >= 0 and box.bottom <= height + 4 for box in boxes), name
        # Lines of words may touch with the room above and below their letters.
        inner = [replace(box, top=box.top + box.height // 4, height=box.height // 2) for box in boxes]
        clashes = [
            (words(canvas)[one], words(canvas)[other])
            for one in range(len(inner))
            for other in range(one)
            if inner[one].overlaps(inner[other])
        ]
        assert not clashes, (name, clashes)


@languages
def test_letters_are_large_enough_for_a_phone(language: Language) -> None:
    for name, canvas in composed(language).items():
        assert min(box.height for _, box in canvas.texts) >= round(READABLE * 1.46), name


@languages
def test_only_names_are_cut_short(language: Language) -> None:
    for name, canvas in composed(language).items():
        cut = {text for text in words(canvas) if text.endswith(ELLIPSIS)}
        assert all(text.startswith(("Wilhelmine", "Maximilienne")) for text in cut), (name, cut)


# ---- the podium ------------------------------------------------------------------------------


def test_the_first_stands_in_the_middle_and_highest() -> None:
    canvas = compose_podium(podiums(EN)["three"])
    place = dict(canvas.texts)
    assert place["Bélisaire"].right < place["Alice"].left < place["Alice"].right < place["Chloé"].left
    assert place["Alice"].top < place["Bélisaire"].top < place["Chloé"].top


def test_those_with_the_same_value_share_a_step() -> None:
    canvas = compose_podium(podiums(EN)["two-first"])
    place = dict(canvas.texts)
    assert words(canvas).count("1") == 1
    assert "2" not in words(canvas)
    assert place["Alice"].top == place["Bélisaire"].top < place["Chloé"].top
    assert place["Bélisaire"].right < place["1"].centre[0] < place["Alice"].left


@pytest.mark.parametrize("count", [1, 2])
def test_steps_that_nobody_reached_have_no_number(count: int) -> None:
    standings = [person(rank, name) for rank, name in enumerate(("Alice", "Bruno")[:count], 1)]
    shown = podium(*standings)
    assert [number for number in ("1", "2", "3") if number in shown] == ["1", "2"][:count]


def test_those_for_whom_there_is_no_room_are_counted() -> None:
    names = ("Alice", "Bruno", "Chloé", "Denis", "Ève", "Félix", "Gaëlle")
    shown = podium(*(person(1, name) for name in names))
    assert "and 4 others" in shown
    assert [name for name in names if name in shown] == ["Alice", "Bruno", "Chloé"]
    assert podium(*(person(1, name) for name in names[:4])).count("7") == 4


def test_a_pair_has_two_names_on_one_step() -> None:
    canvas = compose_podium(podiums(EN)["pairs"])
    place = dict(canvas.texts)
    assert abs(place["Alice"].centre[0] - place["Bélisaire"].centre[0]) <= 1
    assert place["Alice"].bottom <= place["Bélisaire"].top + 12
    assert "1. Alice and Bélisaire: 1,519." in draw_podium(podiums(EN)["pairs"]).alt


def test_a_podium_is_told_from_the_first_down() -> None:
    alt = draw_podium(podiums(FR)["three-with-more"]).alt
    assert alt == (
        "Classement · ce mois-ci. Cote · entre personnes. 1. Alice\u00a0: 1\u202f482, ±\u00a061. "
        "2. Bélisaire\u00a0: 1\u202f431, ±\u00a061. 3. Chloé\u00a0: 1\u202f395, ±\u00a061."
    )


def test_a_name_that_shows_nothing_is_told_to_be_none() -> None:
    assert "no name" in podium(person(1, "\u2066"))


# ---- the card --------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "share"), [(FR, "87,5\u00a0%"), (EN, "87.5%")])
def test_seven_of_eight_is_written_as_the_language_does(language: Language, share: str) -> None:
    scene = profiles(language)["few"]
    assert share.replace("\u00a0", " ") in words(compose_profile(scene))
    assert share in draw_profile(scene).alt


@languages
def test_none_of_none_is_a_dash(language: Language) -> None:
    scene = profiles(language)["none"]
    shown = words(compose_profile(scene))
    assert "0%" not in shown
    assert "0 %" not in shown
    # Wins, points per deal, and four times nobody.
    assert shown.count("–") == 6
    assert shown.count("0") == 4


def test_none_of_one_is_none() -> None:
    assert "0%" in words(compose_profile(profiles(EN)["one"]))


def test_a_thousand_is_written_as_the_language_does() -> None:
    assert "1 482" in words(compose_profile(profiles(FR)["played"]))
    assert "1,482" in words(compose_profile(profiles(EN)["played"]))


def test_a_rating_comes_with_its_uncertainty_and_what_is_provisional_is_called_so() -> None:
    few, played = (words(compose_profile(profiles(EN)[name])) for name in ("few", "played"))
    assert {"1,190", "± 214", "provisional"} <= set(few)
    assert {"1,482", "± 61"} <= set(played)
    assert "provisional" not in played
    assert "Rating 1,190, give or take 214, provisional." in draw_profile(profiles(EN)["few"]).alt


def test_nobody_has_a_rating_before_a_match() -> None:
    assert "No rating yet" in words(compose_profile(profiles(EN)["none"]))
    assert "No rating yet." in draw_profile(profiles(EN)["none"]).alt


def test_the_form_is_told_match_by_match() -> None:
    scene = replace(profiles(FR)["none"], form=(Ending.WON, Ending.LOST, Ending.DRAWN))
    canvas = compose_profile(scene)
    letters = {text: box.left for text, box in canvas.texts if text in "VDN"}
    assert letters["V"] < letters["D"] < letters["N"]
    assert "gagnée, perdue, nulle" in draw_profile(scene).alt


def test_contracts_are_told_in_all_and_by_trumps() -> None:
    shown = words(compose_profile(profiles(EN)["played"]))
    assert "39 taken, 26 made, 12 failed · 66.7%" in shown
    assert [text for text in shown if text[0] in "♠♥♦♣"] == ["♠ 9/11", "♥ 7/12", "♦ 6/6", "♣ 4/10"]
    assert "Made by trumps: spades, 9 of 11" in draw_profile(profiles(EN)["played"]).alt


def test_a_name_read_leftwards_leaves_its_figures_where_they_are() -> None:
    scene = replace(profiles(EN)["none"], best_partner=Company("שרה Sarah", Share(3, 4)))
    canvas = compose_profile(scene)
    place = dict(canvas.texts)
    assert place["שרה Sarah"].right <= place["3 of 4"].left


def test_a_rising_and_a_falling_curve_differ() -> None:
    scene = profiles(EN)["played"]
    falling = replace(scene, curve=tuple(reversed(scene.curve)))
    assert compose_profile(scene).frame.tobytes() != compose_profile(falling).frame.tobytes()


def test_a_curve_needs_two_matches() -> None:
    assert "The curve begins with the second match." in words(compose_profile(profiles(EN)["one"]))


def test_suits_have_the_inks_that_somebody_chose() -> None:
    one, other = (compose_profile(profiles(EN, style)["played"]).frame.tobytes() for style in CardStyle)
    assert one != other
