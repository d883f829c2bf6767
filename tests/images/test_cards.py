"""The cards themselves: told apart, sorted, lit and dimmed."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops

from belote_bot.game.cards import CARDS, Card, Rank, Suit
from belote_bot.locales import Language
from images.sizes import CardSize
from images.sprites import Look, card_sprite
from images.words import rank_index


def face(card: Card, look: Look = Look.PLAIN, language: Language = Language.FR) -> Image.Image:
    return card_sprite(card, language, CardSize.HAND, look).image


def brightness(image: Image.Image) -> float:
    middle = image.convert("L").crop((30, 30, image.width - 30, image.height - 30))
    return sum(value * count for value, count in enumerate(middle.histogram())) / (
        middle.width * middle.height
    )


def test_no_two_cards_look_alike() -> None:
    for one, two in combinations(CARDS, 2):
        assert ImageChops.difference(face(one), face(two)).getbbox() is not None


@pytest.mark.parametrize("card", CARDS)
def test_a_dimmed_card_is_much_darker_than_a_lit_one(card: Card) -> None:
    assert brightness(face(card, Look.DIMMED)) < 0.7 * brightness(face(card, Look.LIT))


def test_court_cards_carry_the_letters_of_the_language() -> None:
    french = [
        rank_index(Language.FR, rank) for rank in (Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE)
    ]
    english = [
        rank_index(Language.EN, rank) for rank in (Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE)
    ]
    assert french == ["10", "V", "D", "R", "A"]
    assert english == ["10", "J", "Q", "K", "A"]
    queen = Card.of(Suit.HEARTS, Rank.QUEEN)
    assert face(queen).tobytes() != face(queen, language=Language.EN).tobytes()


def luminance(colour: tuple[int, ...]) -> float:
    parts = [value / 255 for value in colour[:3]]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: tuple[int, ...], two: tuple[int, ...]) -> float:
    light, dark = sorted((luminance(one), luminance(two)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def index_contrast(card: Card, size: CardSize, look: Look) -> float:
    """Between the commonest colour where the index stands, the ground's, and the commonest dark one."""
    sprite = card_sprite(card, Language.FR, size, look)
    left = top = sprite.margin + 3
    corner = sprite.image.crop((left, top, left + size.width // 4, top + size.height // 5))
    colours = corner.getcolors(corner.width * corner.height)
    assert colours is not None
    commonest = [colour for _, colour in sorted(colours, reverse=True) if isinstance(colour, tuple)]
    ground = commonest[0]
    ink = next(colour for colour in commonest if luminance(colour) < luminance(ground) / 2)
    return contrast(ground, ink)


@pytest.mark.parametrize("size", [CardSize.TABLE, CardSize.HAND])
@pytest.mark.parametrize("card", CARDS)
def test_indices_stand_out_from_their_ground(card: Card, size: CardSize) -> None:
    for look in (Look.PLAIN, Look.LIT, Look.WINNING):
        assert index_contrast(card, size, look) >= 4.5


@pytest.mark.parametrize("card", CARDS)
def test_indices_of_dimmed_cards_stand_out_too(card: Card) -> None:
    assert index_contrast(card, CardSize.HAND, Look.DIMMED) >= 3
