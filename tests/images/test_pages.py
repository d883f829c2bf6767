"""The pictures of the rules: every chapter has its own, and what they show is what the engine says."""

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from belote_bot.game.cards import CARDS, mask_of
from belote_bot.game.house_rules import PRESETS, Direction, HouseRules, Litige, Packets
from belote_bot.game.play import obligation
from belote_bot.game.scoring import Outcome
from belote_bot.locales import Language
from images import CardStyle, Chapter, PageScene, chapter_scene, draw_page
from images.alt import LONGEST
from images.examples import FOLLOWING, HAND_COLUMN, PARTNER, RUFFING, TRUMP, Example, example_band
from images.page import WIDTH, CardBand, Face, FigureBand, compose_page
from images.sprites import Look
from images.text import ELLIPSIS
from images.worked import TAKERS, WORKED, WorkedDeal, worked_deal

BASE = PRESETS["ffb"]
ODD = HouseRules(
    direction=Direction.CLOCKWISE,
    packets=Packets.TWO_THREE,
    overtrump_partner_when_trump_led=False,
    must_ruff_partner=True,
    must_undertrump=False,
    belote_king_first=True,
    belote_counts_for_contract=False,
    capot_value=250,
    litige=Litige.MADE,
)
WORDS_ONLY = {Chapter.HOUSE}
EXAMPLES = (*FOLLOWING, *RUFFING, *PARTNER)

languages = pytest.mark.parametrize("language", Language)
kinds_of_rules = pytest.mark.parametrize("rules", [*PRESETS.values(), ODD])


def scenes(language: Language, rules: HouseRules) -> list[PageScene]:
    found = {chapter: chapter_scene(chapter, language, rules) for chapter in Chapter}
    assert {chapter for chapter, scene in found.items() if scene is None} == WORDS_ONLY
    return [scene for scene in found.values() if scene is not None]


@languages
@pytest.mark.parametrize("rules", [BASE, ODD])
def test_every_chapter_makes_a_picture(language: Language, rules: HouseRules) -> None:
    for scene in scenes(language, rules):
        picture = draw_page(scene)
        assert Image.open(BytesIO(picture.data)).size == picture.size
        assert picture.size[0] == WIDTH
        assert picture.size[1] <= WIDTH
        assert len(picture.data) <= 60 * 1024


@languages
@kinds_of_rules
def test_every_picture_is_told_in_words(language: Language, rules: HouseRules) -> None:
    for scene in scenes(language, rules):
        assert 0 < len(draw_page(scene).alt) <= LONGEST


@languages
@kinds_of_rules
def test_no_word_is_cut_short(language: Language, rules: HouseRules) -> None:
    for scene in scenes(language, rules):
        assert not [words for words, _ in compose_page(scene).texts if words.endswith(ELLIPSIS)]


def test_a_style_changes_the_picture() -> None:
    pictures = [
        draw_page(scene)
        for style in CardStyle
        if (scene := chapter_scene(Chapter.RUFFING, Language.EN, BASE, style)) is not None
    ]
    assert pictures[0].data != pictures[1].data
    assert pictures[0].alt == pictures[1].alt


@kinds_of_rules
@pytest.mark.parametrize("example", EXAMPLES)
def test_the_cards_that_are_bright_are_the_legal_ones(example: Example, rules: HouseRules) -> None:
    band = example_band(example, Language.EN, rules)
    hand = [cell for cell in band.cells[HAND_COLUMN:] if isinstance(cell, Face)]
    bright = {cell.card for cell in hand if cell.look is Look.LIT}
    assert mask_of(bright) == obligation(mask_of(example.hand), example.trick, TRUMP, rules).legal
    assert {cell.look for cell in hand} <= {Look.LIT, Look.DIMMED}


@pytest.mark.parametrize(
    ("chapter", "rules"),
    [
        (Chapter.DEALING, HouseRules(packets=Packets.TWO_THREE)),
        (Chapter.FOLLOWING, HouseRules(overtrump_partner_when_trump_led=False)),
        (Chapter.FOLLOWING, HouseRules(direction=Direction.CLOCKWISE)),
        (Chapter.RUFFING, HouseRules(must_undertrump=False)),
        (Chapter.PARTNER, HouseRules(must_ruff_partner=True)),
        (Chapter.BELOTE, HouseRules(belote_king_first=True)),
        (Chapter.SCORING, HouseRules(litige=Litige.FAILED)),
        (Chapter.SCORING, HouseRules(capot_value=250)),
        (Chapter.SCORING, HouseRules(belote_counts_for_contract=False)),
    ],
)
def test_a_rule_of_the_table_is_drawn_as_the_table_chose(chapter: Chapter, rules: HouseRules) -> None:
    assert chapter_scene(chapter, Language.FR, rules) != chapter_scene(chapter, Language.FR, BASE)


def test_the_caption_names_what_the_engine_asks() -> None:
    captions = [example_band(example, Language.EN, BASE).caption for example in EXAMPLES]
    assert captions == [
        "With clubs led: follow suit",
        "Trumps led: go higher",
        "North holds it: go higher all the same",
        "No spades: ruff",
        "An opponent ruffed: overruff",
        "Too high for you: underruff",
        "North holds the trick: any card",
        "North holds the trick: any card",
    ]


def test_the_order_of_the_cards_is_that_of_the_rules() -> None:
    scene = chapter_scene(Chapter.CARDS, Language.FR, BASE)
    assert scene is not None
    trumps, plain = scene.bands
    assert isinstance(trumps, CardBand)
    assert isinstance(plain, CardBand)
    assert [label.words for label in trumps.labels] == ["20", "14", "11", "10", "4", "3", "0", "0"]
    assert [label.words for label in plain.labels] == ["11", "10", "4", "3", "2", "0", "0", "0"]
    assert [str(cell.card)[0] for cell in trumps.cells if isinstance(cell, Face)] == list("J9ATKQ87")
    assert [str(cell.card)[0] for cell in plain.cells if isinstance(cell, Face)] == list("ATKQJ987")


# ---- the played deals ------------------------------------------------------------------------


def hands(deal: WorkedDeal) -> list[int]:
    """What each seat held at first."""
    return [mask_of(trick.card_of(seat) for trick in deal.tricks) for seat in range(4)]


@pytest.mark.parametrize("name", WORKED)
def test_a_worked_deal_is_a_whole_one_played_by_the_rules(name: str) -> None:
    deal = worked_deal(name)
    assert sorted(card for trick in deal.tricks for card in trick.cards) == list(CARDS)
    held = hands(deal)
    for trick in deal.tricks:
        for place, card in enumerate(trick.cards):
            seat = (trick.leader + place) % 4
            assert obligation(held[seat], trick.cards[:place], TRUMP, BASE).legal >> card & 1
            held[seat] &= ~(1 << card)


def test_the_worked_deals_show_every_outcome() -> None:
    scores = {name: worked_deal(name).score(BASE) for name in WORKED}
    assert {name: score.outcome for name, score in scores.items()} == {
        "made": Outcome.MADE,
        "failed": Outcome.FAILED,
        "litige": Outcome.LITIGE,
        "saved": Outcome.MADE,
        "kept": Outcome.FAILED,
        "capot": Outcome.MADE,
    }
    assert scores["capot"].capot == TAKERS
    saved, kept = scores["saved"], scores["kept"]
    assert saved.tricks[TAKERS] < saved.tricks[1 - TAKERS]
    assert kept.marks[TAKERS] == kept.points.belote[TAKERS] == 20


def test_a_belote_that_does_not_count_saves_nobody() -> None:
    apart = replace(BASE, belote_counts_for_contract=False)
    assert worked_deal("saved").score(apart).outcome is Outcome.FAILED


@kinds_of_rules
def test_the_figures_on_the_page_are_the_engines(rules: HouseRules) -> None:
    scene = chapter_scene(Chapter.SCORING, Language.EN, rules)
    assert scene is not None
    for band, name in zip(scene.bands, WORKED, strict=True):
        assert isinstance(band, FigureBand)
        score = worked_deal(name).score(rules)
        for words, team in ((band.left, TAKERS), (band.right, 1 - TAKERS)):
            assert words.split()[1] == str(score.tricks[team])
            assert words.split()[-1] == str(score.marks[team])
