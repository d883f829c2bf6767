"""The switches and presets of RULES, read and written."""

import json
from dataclasses import fields, replace
from typing import Any

import pytest
from hypothesis import given

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
    RulesError,
    Shuffle,
    changed,
    choices,
    rules_from,
    rules_to,
)
from tests.game.support import house_rules

# RULES §10: what each preset differs by from the default.
DIFFERENCES: dict[str, dict[str, object]] = {
    "ffb": {},
    "jeu_belote": {"belote_counts_for_contract": False},
    "capot": {"target": 501},
    "cafe": {"melds": True, "rounding": "ten_5_to_takers"},
    "tournoi": {"deals": 12, "belote_announce": "manual", "litige": "hold"},
    "bridgee": {"overtrump_partner_when_trump_led": False},
    "stricte": {"must_ruff_partner": True},
}


def test_the_default_is_the_federation_s_way() -> None:
    assert HouseRules() == HouseRules(
        target=1000,
        deals=None,
        draw_breaker=DrawBreaker.NONE,
        direction=Direction.ANTICLOCKWISE,
        shuffle=Shuffle.EVERY_DEAL,
        packets=Packets.THREE_TWO,
        overtrump_partner_when_trump_led=True,
        must_ruff_partner=False,
        must_undertrump=True,
        belote_announce=Announce.AUTOMATIC,
        belote_king_first=False,
        belote_counts_for_contract=True,
        capot_value=252,
        litige=Litige.HOLD,
        rounding=Rounding.NONE,
        melds=False,
        melds_tie=MeldsTie.FIRST,
        melds_announce=Announce.AUTOMATIC,
    )


def test_there_are_seven_presets() -> None:
    assert set(PRESETS) == set(DIFFERENCES)


@pytest.mark.parametrize("preset", DIFFERENCES)
def test_a_preset_differs_from_the_default_by_what_the_table_says(preset: str) -> None:
    assert rules_from({"preset": preset}) == rules_from(DIFFERENCES[preset]) == PRESETS[preset]


@pytest.mark.parametrize("preset", DIFFERENCES)
def test_a_preset_is_written_by_its_name(preset: str) -> None:
    assert rules_to(PRESETS[preset]) == {"preset": preset}


def test_nothing_said_means_the_default() -> None:
    assert rules_from({}) == PRESETS["ffb"]


def test_a_field_beside_a_preset_replaces_the_preset_s() -> None:
    assert rules_from({"preset": "cafe", "rounding": "none"}) == HouseRules(melds=True)


def test_a_number_of_deals_takes_back_the_target() -> None:
    rules = rules_from({"preset": "capot", "deals": 8})

    assert (rules.target, rules.deals) == (None, 8)


def test_a_target_takes_back_the_number_of_deals() -> None:
    rules = rules_from({"preset": "tournoi", "target": 2000})

    assert (rules.target, rules.deals) == (2000, None)


def test_another_number_of_deals_than_a_preset_s_can_be_written() -> None:
    rules = HouseRules(target=None, deals=8, belote_announce=Announce.MANUAL)

    assert rules_to(rules) == {"preset": "tournoi", "deals": 8}


@given(house_rules())
def test_what_is_written_is_read_back(rules: HouseRules) -> None:
    assert rules_from(json.loads(json.dumps(rules_to(rules)))) == rules


@pytest.mark.parametrize("target", [100, 501, 1000, 10_000])
def test_a_target_in_range_is_accepted(target: int) -> None:
    assert rules_from({"target": target}).target == target


@pytest.mark.parametrize("deals", [1, 12, 60])
def test_a_number_of_deals_in_range_is_accepted(deals: int) -> None:
    assert rules_from({"deals": deals}).deals == deals


WRONG: list[tuple[dict[str, Any], tuple[str, ...]]] = [
    ({"target": 99}, ("target", "100", "10000", "99")),
    ({"target": 10_001}, ("target", "100", "10000", "10001")),
    ({"target": 0}, ("target", "100")),
    ({"target": -1000}, ("target", "-1000")),
    ({"target": 10**400}, ("target", "10000")),
    ({"target": 500.0}, ("target", "whole number", "500.0")),
    ({"target": "1000"}, ("target", "whole number", "'1000'")),
    ({"target": True}, ("target", "whole number", "True")),
    ({"target": float("nan")}, ("target", "whole number")),
    ({"target": None}, ("target", "deals")),
    ({"target": None, "deals": None}, ("target", "deals")),
    ({"target": 1000, "deals": 12}, ("target", "deals")),
    ({"deals": 0}, ("deals", "1 to 60", "0")),
    ({"deals": 61}, ("deals", "1 to 60", "61")),
    ({"deals": False}, ("deals", "whole number", "False")),
    ({"deals": [12]}, ("deals", "whole number")),
    ({"capot_value": 251}, ("capot_value", "250", "252", "251")),
    ({"capot_value": None}, ("capot_value", "None")),
    ({"capot_value": 252.0}, ("capot_value", "252.0")),
    ({"draw_breaker": "coin"}, ("draw_breaker", "none", "extra_deal", "coin")),
    ({"direction": "left"}, ("direction", "anticlockwise", "clockwise", "left")),
    ({"shuffle": "never"}, ("shuffle", "every_deal", "cut_only", "never")),
    ({"packets": "4-1"}, ("packets", "3-2", "2-3", "4-1")),
    ({"belote_announce": "loud"}, ("belote_announce", "automatic", "manual", "loud")),
    ({"litige": None}, ("litige", "hold", "failed", "made", "None")),
    ({"rounding": 10}, ("rounding", "ten_5_up", "ten_6_up", "ten_5_to_takers", "10")),
    ({"melds_tie": ["first"]}, ("melds_tie", "first", "none")),
    ({"melds_announce": {}}, ("melds_announce", "automatic", "manual")),
    ({"overtrump_partner_when_trump_led": 1}, ("overtrump_partner_when_trump_led", "true or false", "1")),
    ({"must_ruff_partner": "yes"}, ("must_ruff_partner", "true or false", "yes")),
    ({"must_undertrump": None}, ("must_undertrump", "true or false", "None")),
    ({"belote_king_first": 0}, ("belote_king_first", "true or false", "0")),
    ({"belote_counts_for_contract": []}, ("belote_counts_for_contract", "true or false")),
    ({"melds": "true"}, ("melds", "true or false", "'true'")),
    ({"preset": "coinche"}, ("preset", "ffb", "stricte", "coinche")),
    ({"preset": None}, ("preset", "ffb", "None")),
    ({"preset": ["ffb"]}, ("preset", "ffb")),
    ({"hazard": True}, ("unknown", "hazard")),
    ({"Target": 1000}, ("unknown", "Target")),
]


@pytest.mark.parametrize(("chosen", "told"), WRONG, ids=[str(chosen)[:60] for chosen, _ in WRONG])
def test_a_wrong_choice_is_refused_by_name_and_range(chosen: dict[str, Any], told: tuple[str, ...]) -> None:
    with pytest.raises(RulesError) as refusal:
        rules_from(chosen)

    assert [word for word in told if word not in str(refusal.value)] == []


def test_rules_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        HouseRules().target = 501  # type: ignore[misc]


CHOSEN_FROM_A_LIST = sorted({field.name for field in fields(HouseRules)} - {"target", "deals"})


@pytest.mark.parametrize("name", CHOSEN_FROM_A_LIST)
@given(rules=house_rules())
def test_a_change_changes_one_rule_and_no_other(name: str, rules: HouseRules) -> None:
    for value in choices(name):
        assert changed(rules, name, value) == replace(rules, **{name: value})


@given(rules=house_rules())
def test_a_target_takes_back_a_number_of_deals_and_the_reverse(rules: HouseRules) -> None:
    assert changed(rules, "target", 700) == replace(rules, target=700, deals=None)
    assert changed(rules, "deals", 7) == replace(rules, target=None, deals=7)


@pytest.mark.parametrize("name", CHOSEN_FROM_A_LIST)
def test_the_choices_begin_with_the_default(name: str) -> None:
    first, *others = choices(name)
    assert first == getattr(HouseRules(), name)
    assert others


@pytest.mark.parametrize(
    ("name", "value"),
    [("target", 99), ("target", None), ("deals", 61), ("litige", "coin"), ("preset", "cafe"), ("melds", 1)],
)
def test_no_other_change_is_taken(name: str, value: object) -> None:
    with pytest.raises(RulesError):
        changed(HouseRules(), name, value)


@pytest.mark.parametrize("name", ["target", "deals", "preset", "hazard"])
def test_only_switches_with_a_list_have_choices(name: str) -> None:
    with pytest.raises(RulesError, match=name):
        choices(name)
