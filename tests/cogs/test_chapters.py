"""The chapters in words: within Discord's bounds, by the table's own rules, with the engine's figures."""

from dataclasses import replace
from itertools import product

import pytest

from belote_bot.game.house_rules import (
    PRESETS,
    Announce,
    Direction,
    DrawBreaker,
    HouseRules,
    Litige,
    MeldsTie,
    Packets,
    Rounding,
    Shuffle,
)
from belote_bot.locales import Language
from cogs.parts.faces import MenuFace
from cogs.rules.chapters import BASE, chapter_name, chapter_text, differs
from cogs.rules.pages import CHAPTERS, Book, page_post, read_place
from images import Chapter

ODD = HouseRules(
    target=None,
    deals=12,
    draw_breaker=DrawBreaker.EXTRA_DEAL,
    direction=Direction.CLOCKWISE,
    shuffle=Shuffle.CUT_ONLY,
    packets=Packets.TWO_THREE,
    overtrump_partner_when_trump_led=False,
    must_ruff_partner=True,
    must_undertrump=False,
    belote_announce=Announce.MANUAL,
    belote_king_first=True,
    belote_counts_for_contract=False,
    capot_value=250,
    rounding=Rounding.TEN_5_TO_TAKERS,
    melds=True,
    melds_tie=MeldsTie.NONE,
    melds_announce=Announce.MANUAL,
)
MARK = "🏠"
LARGEST_ID = 10**18 - 1

rules_of_all_kinds = pytest.mark.parametrize("rules", [*PRESETS.values(), ODD])


def lines(chapter: Chapter, rules: HouseRules) -> list[str]:
    return chapter_text(chapter, Language.EN, rules).splitlines()


def marked(chapter: Chapter, rules: HouseRules) -> list[str]:
    return [line for line in lines(chapter, rules) if MARK in line]


@rules_of_all_kinds
def test_every_page_keeps_within_what_discord_allows(rules: HouseRules) -> None:
    for language, kept, chapter in product(Language, (None, *Language), Chapter):
        post = page_post(Book(language, rules, LARGEST_ID, kept), chapter)
        assert len(post.text) + len(post.footer or "") <= 4000
        ids: list[str] = []
        for row in post.rows:
            if isinstance(row, MenuFace):
                assert len(row.choices) <= 25
                assert sum(choice.chosen for choice in row.choices) == 1
                assert all(len(choice.label) <= 100 for choice in row.choices)
                ids.append(row.id.of_menu)
            else:
                assert isinstance(row, tuple)
                assert all(len(face.label) <= 80 for face in row)
                ids += [str(face.id) for face in row]
        assert len(ids) == len(set(ids))
        assert all(len(custom_id) <= 100 for custom_id in ids)


def test_the_first_page_has_none_before_and_the_last_none_after() -> None:
    def turns(chapter: Chapter) -> list[bool]:
        row = page_post(Book(Language.EN), chapter).rows[0]
        assert isinstance(row, tuple)
        return [face.enabled for face in row]

    assert [turns(chapter) for chapter in CHAPTERS] == [
        [False, True],
        *[[True, True]] * (len(CHAPTERS) - 2),
        [True, False],
    ]


def test_the_buttons_lead_to_the_pages_before_and_after() -> None:
    row = page_post(Book(Language.EN, table=7, kept=Language.FR), Chapter.CARDS).rows[0]
    assert isinstance(row, tuple)
    assert [str(face.id) for face in row] == [
        "b:page:7:start:fr",
        "b:page:7:dealing:fr",
    ]


@pytest.mark.parametrize(
    ("rest", "values", "asked", "kept"),
    [
        (("cards",), (), ("cards",), None),
        (("cards", "fr"), (), ("cards",), Language.FR),
        (("en",), ("cards",), ("cards",), Language.EN),
        ((), ("cards",), ("cards",), None),
        ((), (), (), None),
    ],
)
def test_a_click_says_what_it_asks_and_which_language_is_kept(
    rest: tuple[str, ...], values: tuple[str, ...], asked: tuple[str, ...], kept: Language | None
) -> None:
    assert read_place(rest, values) == (asked, kept)


def test_no_chapter_is_called_as_a_language_is_written() -> None:
    assert not {chapter.value for chapter in Chapter} & {language.value for language in Language}


@pytest.mark.parametrize("language", Language)
def test_no_two_chapters_have_the_same_name(language: Language) -> None:
    assert len({chapter_name(language, chapter) for chapter in Chapter}) == len(Chapter)


def test_nothing_is_marked_in_the_basic_rules() -> None:
    assert not differs(BASE)
    assert not [line for chapter in Chapter for line in marked(chapter, BASE)]


@pytest.mark.parametrize(
    ("chapter", "rules", "told"),
    [
        (Chapter.START, HouseRules(must_ruff_partner=True), "even if your partner holds the trick"),
        (Chapter.DEALING, HouseRules(direction=Direction.CLOCKWISE), "goes round clockwise"),
        (Chapter.DEALING, HouseRules(shuffle=Shuffle.CUT_ONLY), "shuffled for the first deal only"),
        (Chapter.DEALING, HouseRules(packets=Packets.TWO_THREE), "2 and then 3"),
        (Chapter.FOLLOWING, HouseRules(overtrump_partner_when_trump_led=False), "need not go higher"),
        (Chapter.RUFFING, HouseRules(must_undertrump=False), "nobody has to underruff"),
        (Chapter.PARTNER, HouseRules(must_ruff_partner=True), "you ruff even when your partner"),
        (Chapter.BELOTE, HouseRules(belote_king_first=True), "the king must be played before"),
        (Chapter.BELOTE, HouseRules(belote_announce=Announce.MANUAL), "for you to say it"),
        (Chapter.MELDS, HouseRules(melds=True), "plays **with melds**"),
        (Chapter.SCORING, HouseRules(belote_counts_for_contract=False), "the belote not counted"),
        (Chapter.SCORING, HouseRules(litige=Litige.FAILED), "the takers have failed"),
        (Chapter.SCORING, HouseRules(litige=Litige.MADE), "the contract is made"),
        (Chapter.SCORING, HouseRules(capot_value=250), "a *capot*: 250 points"),
        (Chapter.SCORING, HouseRules(rounding=Rounding.TEN_5_UP), "5 goes up"),
        (Chapter.SCORING, HouseRules(rounding=Rounding.TEN_6_UP), "6 goes up"),
        (Chapter.SCORING, HouseRules(rounding=Rounding.TEN_5_TO_TAKERS), "the side that won the deal"),
        (Chapter.SCORING, HouseRules(target=501), "to reach 501 points"),
        (Chapter.SCORING, HouseRules(target=None, deals=12), "lasts 12 deals"),
    ],
)
def test_a_rule_of_the_table_is_told_and_marked(chapter: Chapter, rules: HouseRules, told: str) -> None:
    (line,) = marked(chapter, rules)
    assert told in line
    assert told not in chapter_text(chapter, Language.EN, BASE)


@pytest.mark.parametrize(
    ("rules", "told"),
    [
        (HouseRules(melds=True, melds_announce=Announce.MANUAL), "what is not announced does not count"),
        (HouseRules(melds=True, melds_tie=MeldsTie.NONE), "nobody marks"),
    ],
)
def test_how_melds_are_played_is_told_where_they_are(rules: HouseRules, told: str) -> None:
    assert any(told in line for line in marked(Chapter.MELDS, rules))
    assert not any(told in line for line in marked(Chapter.MELDS, replace(rules, melds=False)))


def test_worked_figures_follow_the_rules() -> None:
    def figures(rules: HouseRules) -> str:
        (line,) = [
            line for line in lines(Chapter.SCORING, rules) if line.startswith("- Equal") or "81" in line
        ]
        return line

    assert figures(BASE) == (
        "- Equal (litige): 81 each. The takers mark 0, the defence 81; 81 points wait in the pot."
    )
    assert figures(replace(BASE, litige=Litige.FAILED)) == (
        "- Failed (dedans): the takers have 81, the defence 81. They mark 0, the defence 162."
    )
    assert figures(replace(BASE, litige=Litige.MADE)) == (
        "- Made: the takers have 81, the defence 81. They mark 81 and 81."
    )


def test_a_belote_that_must_be_said_is_among_the_tips() -> None:
    said = "a forgotten word costs 20 points"
    assert said not in chapter_text(Chapter.TIPS, Language.EN, BASE)
    assert said in chapter_text(Chapter.TIPS, Language.EN, replace(BASE, belote_announce=Announce.MANUAL))


def test_nobody_is_told_to_load_where_the_partner_must_be_ruffed() -> None:
    strict = replace(BASE, must_ruff_partner=True)
    assert "**Load**" in chapter_text(Chapter.TIPS, Language.EN, BASE)
    assert "**Load**" not in chapter_text(Chapter.TIPS, Language.EN, strict)


def test_the_house_rules_are_the_tables_card() -> None:
    assert "capot" in chapter_text(Chapter.HOUSE, Language.EN, BASE).lower()
    assert "250" in chapter_text(Chapter.HOUSE, Language.EN, replace(BASE, capot_value=250))


@pytest.mark.parametrize(
    ("book", "whose"),
    [
        (Book(Language.EN), "The basic rules"),
        (Book(Language.EN, table=7), "The rules of this table"),
        (
            Book(Language.EN, ODD, 7),
            f"The rules of this table; {MARK} marks what differs from the basic rules",
        ),
    ],
)
def test_the_foot_tells_whose_rules_they_are(book: Book, whose: str) -> None:
    assert page_post(book, Chapter.CARDS).footer == f"Page 2 of {len(Chapter)} · {whose}"
