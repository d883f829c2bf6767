"""The panel of house rules: what it asks, and what it shows."""

from itertools import product

import pytest

from belote_bot.game.house_rules import PRESETS, HouseRules, Litige, RulesError, changed
from belote_bot.locales import Language
from cogs.parts.faces import ButtonFace, MenuFace, Rows
from cogs.parts.ids import Verb, read_id
from cogs.rules.asking import Change, ChoosePreset, ChooseRule, Turn, Write, WriteNumber, read_panel
from cogs.rules.panel import PanelIds, number_form, panel_rows, panel_text
from cogs.rules.words import Chapter, Switch

IDS = PanelIds(Verb.TABLE, 10**18 - 1)
PAGES = (None, *Chapter)


def menus(rules: HouseRules, page: Chapter | None) -> list[MenuFace]:
    return [row for row in panel_rows(Language.EN, rules, IDS, page) if isinstance(row, MenuFace)]


def buttons(rows: Rows) -> list[ButtonFace]:
    return [face for row in rows if isinstance(row, tuple) for face in row]


@pytest.mark.parametrize(("language", "preset", "page"), [*product(Language, PRESETS, PAGES)])
def test_the_panel_keeps_within_what_discord_allows(
    language: Language, preset: str, page: Chapter | None
) -> None:
    rows = panel_rows(language, PRESETS[preset], IDS, page)
    components = 2
    for row in rows:
        if isinstance(row, MenuFace):
            components += 3
            assert 1 <= len(row.choices) <= 25
            assert sum(choice.chosen for choice in row.choices) == 1
            assert all(len(choice.label) <= 100 for choice in row.choices)
            assert all(len(choice.about or "") <= 100 for choice in row.choices)
            assert len(row.id.of_menu) <= 100
        else:
            assert isinstance(row, tuple)
            components += 1 + len(row)
            assert len(row) <= 5
            assert all(len(face.label) <= 80 for face in row)
    assert components <= 40
    assert len(panel_text(language, PRESETS[preset], IDS, page)) < 4000


@pytest.mark.parametrize(("preset", "page"), [*product(PRESETS, PAGES)])
def test_whatever_the_panel_shows_it_understands(preset: str, page: Chapter | None) -> None:
    for row in panel_rows(Language.EN, PRESETS[preset], IDS, page):
        if isinstance(row, MenuFace):
            rest = read_id(row.id.of_menu).rest
            asked = [read_panel(rest, (choice.value,), {}) for choice in row.choices]
            assert len({*asked}) == len(row.choices)
        else:
            assert isinstance(row, tuple)
            turns = [read_panel(read_id(str(face.id)).rest, (), {}) for face in row]
            assert all(isinstance(turn, Turn) for turn in turns)


def test_every_switch_has_a_menu_where_it_takes_effect() -> None:
    rules = HouseRules(target=None, deals=12, melds=True)
    shown = [menu.id.rest[1] for page in Chapter for menu in menus(rules, page)]
    assert sorted(shown) == sorted(Switch)


def test_a_switch_that_changes_nothing_has_no_menu() -> None:
    assert [menu.id.rest[1] for menu in menus(HouseRules(), Chapter.MELDS)] == ["melds"]
    assert [menu.id.rest[1] for menu in menus(HouseRules(), Chapter.MATCH)] == ["length"]


def test_an_owner_leaves_chapters_out() -> None:
    ids = PanelIds(Verb.TABLE, 1, (Chapter.MATCH, Chapter.SCORING))
    rows = panel_rows(Language.EN, HouseRules(), ids, None)
    assert [face.label for face in buttons(rows)] == ["All", "Match", "Scoring"]
    assert "Shuffling" not in panel_text(Language.EN, HouseRules(), ids, None)


def test_the_page_that_is_open_is_marked() -> None:
    faces = buttons(panel_rows(Language.EN, HouseRules(), IDS, Chapter.PLAY))
    assert [face.label for face in faces if face.look is not faces[0].look] == ["Play"]


@pytest.mark.parametrize(
    ("rest", "values", "change"),
    [
        (("preset",), ("cafe",), ChoosePreset("cafe")),
        (("set", "litige"), ("failed",), ChooseRule("litige", Litige.FAILED)),
        (("set", "must_ruff_partner"), ("yes",), ChooseRule("must_ruff_partner", value=True)),
        (("set", "capot_value"), ("250",), ChooseRule("capot_value", 250)),
        (("set", "length"), ("deals-8",), ChooseRule("deals", 8)),
    ],
)
def test_a_choice_is_read(rest: tuple[str, ...], values: tuple[str, ...], change: Change) -> None:
    assert read_panel(rest, values, {}) == change


def test_another_length_is_written_into_a_form() -> None:
    assert read_panel(("set", "length"), ("target-",), {}) == Write("target")
    form = number_form(Language.EN, HouseRules(), IDS, "target")
    assert len(form.title) <= 45
    (field,) = form.fields
    assert (field.label, field.value) == ("Number of points (100 to 10,000)", "1000")
    sent = read_panel(read_id(form.id.of_form).rest, (), {field.key: "700"})
    assert sent == WriteNumber("target", "700")


@pytest.mark.parametrize(
    ("rest", "values"),
    [
        (("set", "litige"), ("yes",)),
        (("set", "litige"), ("hold", "made")),
        (("set", "litige"), ()),
        (("set", "target"), ("1000",)),
        (("set", "length"), ("litige-3",)),
        (("set", "length"), ("target-abc",)),
        (("set", "nothing"), ("yes",)),
        (("set",), ("yes",)),
        (("preset",), ("coinche",)),
        (("page", "nowhere"), ()),
        (("write", "litige"), ()),
        (("write", "target"), ()),
        ((), ()),
    ],
)
def test_what_no_panel_asks_is_refused(rest: tuple[str, ...], values: tuple[str, ...]) -> None:
    with pytest.raises(ValueError):  # noqa: PT011  # whatever it says, nobody reads it
        read_panel(rest, values, {})


def test_a_preset_keeps_nothing_of_the_rules_before() -> None:
    before = changed(changed(PRESETS["tournoi"], "litige", "made"), "direction", "clockwise")
    assert ChoosePreset("cafe").applied(before) == PRESETS["cafe"]


@pytest.mark.parametrize("written", ["700", " 700", "0700"])
def test_a_number_is_taken_as_people_write_it(written: str) -> None:
    assert WriteNumber("target", written.strip()).applied(HouseRules()) == HouseRules(target=700)


@pytest.mark.parametrize("written", ["1 500", "1,500", "1.500", "1’500", "1\u202f500", "1\u00a0500"])
def test_thousands_may_be_set_apart(written: str) -> None:
    assert WriteNumber("target", written).applied(HouseRules()) == HouseRules(target=1500)


@pytest.mark.parametrize(
    "written", ["", "99", "10001", "1e3", "-500", "a lot", "12.5", "5001001", "700 points"]
)
def test_no_other_number_of_points_is_taken(written: str) -> None:
    with pytest.raises(RulesError):
        WriteNumber("target", written).applied(HouseRules())


@pytest.mark.parametrize("written", ["0", "61", "1 000"])
def test_no_other_number_of_deals_is_taken(written: str) -> None:
    with pytest.raises(RulesError):
        WriteNumber("deals", written).applied(HouseRules())


def test_a_target_and_a_number_of_deals_take_each_other_back() -> None:
    to_deals = WriteNumber("deals", "9").applied(HouseRules(target=700))
    assert (to_deals.target, to_deals.deals) == (None, 9)
    to_points = ChooseRule("target", 501).applied(to_deals)
    assert (to_points.target, to_points.deals) == (501, None)
