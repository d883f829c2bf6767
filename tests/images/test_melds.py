"""The strip of melds shown at the second trick: every card to be seen, and told in words."""

from itertools import product

import pytest

from belote_bot.game.cards import CARDS
from belote_bot.locales import Language
from images import CardStyle, draw_melds
from images.layout import FRAME
from images.meld_moments import melds
from images.melds import compose_melds
from images.moments import ODD_NAMES, PLACES
from images.scene import MeldsScene
from images.words import card_name

LEAST_TO_SEE = 34
"""Pixels of a card's left edge on which its rank and suit can be read, also on a phone."""


@pytest.mark.parametrize("places", [PLACES, *ODD_NAMES.values()])
def test_everything_is_inside_the_picture_and_every_rank_can_be_seen(places: tuple[object, ...]) -> None:
    for language, scene in product(Language, melds(Language.FR, CardStyle.CLASSIC).values()):
        drawn = MeldsScene(language, places, scene.direction, scene.shown)  # pyright: ignore[reportArgumentType]
        canvas = compose_melds(drawn)
        whole = (0, 0, *canvas.frame.size)
        boxes = [*canvas.laid, *(box for _, box in canvas.texts)]
        assert all(box.left >= 0 and box.right <= whole[2] and box.bottom <= whole[3] for box in boxes)
        for one, other in zip(canvas.laid, canvas.laid[1:], strict=False):
            assert one.top != other.top or other.left - one.left >= LEAST_TO_SEE
        assert canvas.frame.width == FRAME.width


def test_the_words_name_who_shows_what_and_its_points() -> None:
    scene = melds(Language.FR, CardStyle.CLASSIC)["partners"]
    alt = draw_melds(scene).alt
    assert alt.startswith("Alice montre : carré (le valet de pique, ")
    assert "Chloé montre : cent (" in alt
    assert "200 points et cinquante (" in alt
    shown = {card for _, of_seat in scene.shown for meld in of_seat for card in meld.cards}
    assert {card for card in CARDS if card_name(Language.FR, card) in alt} == shown


@pytest.mark.parametrize("language", Language)
def test_the_words_are_short_enough_for_discord(language: Language) -> None:
    for places in ODD_NAMES.values():
        for scene in melds(language, CardStyle.CLASSIC, places).values():
            assert len(draw_melds(scene).alt) <= 1024
