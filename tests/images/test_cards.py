"""The cards themselves: told apart, sorted, lit and dimmed."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops

from belote_bot.game.cards import CARDS, Card, Rank, Suit
from belote_bot.locales import Language
from images import CardStyle
from images.palette import FELT, IVORY, PLAQUE, suit_colour, suit_colour_on_dark
from images.sizes import CardSize
from images.sprites import Look, card_sprite
from images.text import Style, write
from images.words import rank_index, suit_sign


def face(
    card: Card,
    look: Look = Look.PLAIN,
    language: Language = Language.FR,
    style: CardStyle = CardStyle.CLASSIC,
) -> Image.Image:
    return laid(card, CardSize.HAND, look, style, language)


MARGIN = 20
"""The cloth around a card."""


def laid(
    card: Card, size: CardSize, look: Look, style: CardStyle, language: Language = Language.FR
) -> Image.Image:
    """A card on the cloth."""
    frame = Image.new("RGB", (size.width + 2 * MARGIN, size.height + 2 * MARGIN), FELT)
    card_sprite(card, language, size, look, style).stamp(frame, MARGIN, MARGIN)
    return frame


def brightness(image: Image.Image) -> float:
    middle = image.convert("L").crop((50, 50, image.width - 50, image.height - 50))
    return sum(value * count for value, count in enumerate(middle.histogram())) / (
        middle.width * middle.height
    )


@pytest.mark.parametrize("style", CardStyle)
def test_no_two_cards_look_alike(style: CardStyle) -> None:
    for one, two in combinations(CARDS, 2):
        assert ImageChops.difference(face(one, style=style), face(two, style=style)).getbbox() is not None


def index_ink(card: Card, style: CardStyle, size: CardSize) -> Suit:
    """The suit whose ink in four colours, black for spades, is nearest to the darkest one of the corner."""
    *_, (red, green, blue) = inks(card, size, Look.PLAIN, style)
    if max(red, green, blue) < 80:
        return Suit.SPADES
    strongest = max((red, Suit.HEARTS), (green, Suit.CLUBS), (blue, Suit.DIAMONDS))
    return strongest[1]


@pytest.mark.parametrize("size", CardSize)
@pytest.mark.parametrize("card", CARDS)
def test_each_suit_has_its_colour(card: Card, size: CardSize) -> None:
    black = card.suit in (Suit.SPADES, Suit.CLUBS)
    assert index_ink(card, CardStyle.CLASSIC, size) is (Suit.SPADES if black else Suit.HEARTS)
    assert index_ink(card, CardStyle.FOUR_COLOUR, size) is card.suit


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


def inks(card: Card, size: CardSize, look: Look, style: CardStyle) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The commonest colour where the index stands, the ground's, and the commonest dark one."""
    left = top = MARGIN + 3
    share = (1.1, 1.1) if size in (CardSize.TINY, CardSize.SMALL) else (4, 5)
    right, bottom = left + int(size.width / share[0]), top + int(size.height / share[1])
    corner = laid(card, size, look, style).crop((left, top, right, bottom))
    colours = corner.getcolors(corner.width * corner.height)
    assert colours is not None
    commonest = [colour for _, colour in sorted(colours, reverse=True) if isinstance(colour, tuple)]
    ground = commonest[0]
    return ground, next(colour for colour in commonest if luminance(colour) < luminance(ground) / 2)


@pytest.mark.parametrize("style", CardStyle)
@pytest.mark.parametrize("size", CardSize)
@pytest.mark.parametrize("card", CARDS)
def test_indices_stand_out_from_their_ground(card: Card, size: CardSize, style: CardStyle) -> None:
    for look in (Look.PLAIN, Look.LIT, Look.WINNING):
        assert contrast(*inks(card, size, look, style)) >= 4.5


@pytest.mark.parametrize("style", CardStyle)
@pytest.mark.parametrize("card", CARDS)
def test_indices_of_dimmed_cards_stand_out_too(card: Card, style: CardStyle) -> None:
    assert contrast(*inks(card, CardSize.HAND, Look.DIMMED, style)) >= 3


@pytest.mark.parametrize("style", CardStyle)
@pytest.mark.parametrize("suit", Suit)
def test_signs_among_words_stand_out_on_paper_and_on_plaques(suit: Suit, style: CardStyle) -> None:
    assert contrast(suit_colour(suit, style), IVORY) >= 4.5
    assert contrast(suit_colour_on_dark(suit, style), PLAQUE) >= 4.5


@pytest.mark.parametrize("style", CardStyle)
@pytest.mark.parametrize("suit", Suit)
def test_signs_within_a_light_name_stand_out_from_the_plaque(suit: Suit, style: CardStyle) -> None:
    frame = Image.new("RGB", (60, 60), PLAQUE)
    write(frame, 0, 0, suit_sign(Language.FR, suit), Style(40, IVORY), style)
    colours = frame.getcolors(3600)
    assert colours is not None
    (_, ground), (_, ink) = sorted(colours, reverse=True)[:2]
    assert isinstance(ground, tuple)
    assert isinstance(ink, tuple)
    assert contrast(ink, ground) >= 4.5
