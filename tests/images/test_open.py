"""The picture of a deal with open hands."""

from dataclasses import replace
from itertools import combinations

import pytest

from belote_bot.game.house_rules import Direction
from belote_bot.locales import Language
from images import CardStyle, OpenScene, draw_open
from images.canvas import Canvas
from images.layout import Box, Side
from images.moments import ODD_NAMES, PLACES
from images.open_moments import open_hands
from images.open_table import (
    CONTRACT,
    DEAL,
    PLAQUES,
    SCORES,
    SIZE,
    SPEECHES,
    TRICK_CARDS,
    card_boxes,
    compose_open,
)
from images.scene import Places
from images.text import ELLIPSIS
from images.words import rank_index, suit_name

FRAME = Box(0, 0, *SIZE)
SLACK = 8
"""A line's height leaves so much room above capitals and below the baseline."""


def check(canvas: Canvas) -> None:
    boxes = [Box(box.left, box.top + SLACK, box.width, box.height - 2 * SLACK) for _, box in canvas.texts]
    assert all(box.within(FRAME) for box in [*boxes, *canvas.laid])
    for one, two in combinations(boxes, 2):
        assert not one.overlaps(two)
    for one, two in combinations(canvas.laid, 2):
        assert not one.overlaps(two)


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("places", [PLACES, ODD_NAMES["long-names"]])
def test_cards_and_words_stand_clear(language: Language, places: Places) -> None:
    for scene in open_hands(language, CardStyle.CLASSIC, places).values():
        check(compose_open(scene))


@pytest.mark.parametrize("language", Language)
def test_no_word_is_cut(language: Language) -> None:
    for scene in open_hands(language, CardStyle.CLASSIC).values():
        assert not [words for words, _ in compose_open(scene).texts if ELLIPSIS in words]


def test_the_places_stand_clear_of_each_other() -> None:
    hands = [box for side in Side for box in card_boxes(side, 8)]
    around = [SCORES, DEAL, CONTRACT, *PLAQUES.values(), *hands]
    playing = [*around, *TRICK_CARDS.values(), *(spot.box for spot in SPEECHES.values())]
    assert all(box.within(FRAME) for box in playing)
    for one, two in combinations(playing, 2):
        assert not one.overlaps(two), (one, two)


def test_every_card_still_held_lies_open() -> None:
    for name, cards in {"auction": 33, "first-trick": 32, "trick": 20, "last-trick": 4, "void": 21}.items():
        canvas = compose_open(open_hands(Language.FR, CardStyle.CLASSIC)[name])
        assert len(canvas.laid) == cards, name


def test_open_hands_follow_the_direction_of_play() -> None:
    scene = open_hands(Language.EN, CardStyle.CLASSIC)["trick"]
    deal = scene.view.match.deal
    assert deal is not None
    rules = replace(deal.rules, direction=Direction.CLOCKWISE)
    match = replace(scene.view.match, rules=rules, deal=replace(deal, rules=rules))
    turned = replace(scene, view=replace(scene.view, match=match))
    assert _where(turned, "Bélisaire").left < 100 < _where(scene, "Bélisaire").left


def _where(scene: OpenScene, name: str) -> Box:
    return next(box for words, box in compose_open(scene).texts if words == name)


@pytest.mark.parametrize("language", Language)
def test_the_description_tells_the_auction_and_all_four_hands(language: Language) -> None:
    scene = open_hands(language, CardStyle.CLASSIC, ODD_NAMES["long-names"])["auction"]
    alt = draw_open(scene).alt
    assert len(alt) <= 1024
    for hand in scene.view.hands:
        for card in hand:
            assert suit_name(language, card.suit) in alt
            assert f" {rank_index(language, card.rank)}" in alt
    sentences = open_hands(language, CardStyle.CLASSIC)["auction"]
    assert [name for name in ("Alice", "Bélisaire", "Chloé", "Didier") if name in draw_open(sentences).alt]
    assert draw_open(sentences).alt.count({"fr": " tient ", "en": " holds "}[language]) == 4


def test_the_description_of_a_trick_tells_who_won_it_and_what_was_left() -> None:
    alt = draw_open(open_hands(Language.FR, CardStyle.CLASSIC)["trick"]).alt
    assert "Pli 4\u00a0: " in alt
    assert "remporte le pli." in alt
    assert alt.count(" tient ") == 4
