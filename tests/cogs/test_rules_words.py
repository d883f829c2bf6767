"""House rules in words."""

from dataclasses import fields
from enum import StrEnum

import pytest

from belote_bot.game.house_rules import PRESETS, HouseRules, changed, choices
from belote_bot.locales import Language
from cogs.rules.words import (
    CHAPTERS,
    Chapter,
    Switch,
    differences,
    find_preset,
    preset_about,
    preset_name,
    preset_of,
    rules_card,
    rules_summary,
    switch_line,
)

ALL_CHOICES = [
    (switch, value) for switch in Switch if switch is not Switch.LENGTH for value in choices(switch)
]


def test_every_field_of_the_house_rules_is_a_switch_of_one_chapter() -> None:
    switches = [switch for chapter in CHAPTERS.values() for switch in chapter]
    assert sorted(switches) == sorted(Switch)
    assert {*Switch} - {Switch.LENGTH} == {field.name for field in fields(HouseRules)} - {"target", "deals"}


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("preset", PRESETS)
def test_the_card_lists_every_switch(language: Language, preset: str) -> None:
    card = rules_card(language, PRESETS[preset])
    assert all(switch_line(language, PRESETS[preset], switch) in card for switch in Switch)


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize(("switch", "value"), ALL_CHOICES)
def test_no_two_choices_of_a_switch_are_called_alike(
    language: Language, switch: Switch, value: bool | int | StrEnum
) -> None:
    rules = changed(HouseRules(), switch, value)
    others = [changed(rules, switch, other) for other in choices(switch) if other != value]
    assert others
    assert all(
        switch_line(language, rules, switch) != switch_line(language, other, switch) for other in others
    )


def test_the_card_stresses_only_what_differs_from_the_preset() -> None:
    card = rules_card(Language.EN, changed(PRESETS["cafe"], "litige", "failed"))
    assert card.startswith("### Rules: Café\n")
    assert [line for line in card.splitlines() if line.startswith("**")] == [
        "**Litige (81–81): the takers fail**"
    ]


@pytest.mark.parametrize("preset", PRESETS)
def test_the_card_of_a_preset_stresses_nothing(preset: str) -> None:
    assert "**" not in rules_card(Language.FR, PRESETS[preset])


def test_what_changes_nothing_is_in_small_print() -> None:
    card = rules_card(Language.EN, HouseRules())
    small = [line for line in card.splitlines() if "no effect" in line]
    assert small == [
        "-# A tie after the last deal: the match is drawn (no effect)",
        "-# Equal melds: to the first to play (no effect)",
        "-# Announcing melds: the table does it (no effect)",
    ]


def test_the_card_keeps_to_the_chapters_that_are_asked_for() -> None:
    card = rules_card(Language.EN, HouseRules(), (Chapter.MATCH, Chapter.SCORING))
    assert "Litige" in card
    assert "Shuffling" not in card


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_is_called_by_its_own_name(preset: str) -> None:
    assert preset_of(PRESETS[preset]) == preset
    assert differences(PRESETS[preset]) == ()


def test_another_length_does_not_make_another_preset() -> None:
    rules = changed(changed(HouseRules(), "litige", "made"), "deals", 12)
    assert preset_of(rules) == "ffb"
    assert differences(rules) == (Switch.LENGTH, Switch.LITIGE)


def test_the_summary_names_the_preset_and_what_differs() -> None:
    rules = changed(changed(PRESETS["cafe"], "litige", "failed"), "target", 700)
    assert rules_summary(Language.EN, PRESETS["cafe"]) == "Rules: **Café**."
    assert rules_summary(Language.EN, rules) == "Rules: **Café**, except *Litige (81–81): the takers fail*."
    assert rules_summary(Language.FR, rules) == (
        "Règles\u00a0: **Café**, sauf *Litige (81–81)\u00a0: la prise échoue*."
    )


@pytest.mark.parametrize("language", Language)
def test_presets_have_names_of_their_own_that_fit_into_a_menu(language: Language) -> None:
    assert len({preset_name(language, preset) for preset in PRESETS}) == len(PRESETS)
    assert all(len(preset_about(language, preset)) <= 100 for preset in PRESETS)


@pytest.mark.parametrize(
    ("written", "preset"),
    [
        ("cafe", "cafe"),
        ("Café", "cafe"),
        (" fédération ", "ffb"),
        ("bridgee", "bridgee"),
        ("FEDERATION", "ffb"),
        ("Federation", "ffb"),
        ("coinche", None),
        ("", None),
    ],
)
def test_a_preset_is_found_by_its_key_or_name(written: str, preset: str | None) -> None:
    assert find_preset(written) == preset
