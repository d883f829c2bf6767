"""Choosing house rules in the lobby: each switch, any length, nothing that no menu offers."""

import pytest

from belote_bot.game.house_rules import PRESETS, HouseRules, changed
from belote_bot.locales import Language
from cogs.rules.words import CHAPTERS, Switch, rules_summary
from tests.discord.choosing import lobby, open_chapter, pick, write
from tests.discord.harness import Server
from tests.discord.panels import choose, chosen, forge_choice, menus

CHOICES = [
    ("litige", "the takers fail", "failed"),
    ("rounding", "to tens, 5 goes up", "ten_5_up"),
    ("capot_value", "250 points", 250),
    ("direction", "to the left", "clockwise"),
    ("shuffle", "for the first deal, then only cutting", "cut_only"),
    ("packets", "by 2, then by 3", "2-3"),
    ("overtrump_partner_when_trump_led", "optional", False),
    ("must_ruff_partner", "compulsory", True),
    ("must_undertrump", "optional", False),
    ("belote_announce", "everybody says it", "manual"),
    ("belote_king_first", "the king first", True),
    ("belote_counts_for_contract", "it does not count", False),
    ("melds", "they are marked", True),
]
IDLE_CHOICES = [
    ("length", "12 deals", "draw_breaker", "one more deal", "extra_deal"),
    ("melds", "they are marked", "melds_tie", "to nobody", "none"),
    ("melds", "they are marked", "melds_announce", "everybody chooses", "manual"),
]


@pytest.mark.parametrize(("switch", "choice", "value"), CHOICES, ids=[switch for switch, *_ in CHOICES])
async def test_a_switch_is_changed_and_stored(
    server: Server, switch: str, choice: str, value: object
) -> None:
    alice, *_ = server.four()
    shown = await lobby(server, alice)
    assert switch not in menus(shown)
    await pick(alice, shown, switch, choice)
    assert chosen(shown, switch) == [choice[0].upper() + choice[1:]]
    rules = changed(HouseRules(), switch, value)
    assert rules_summary(Language.EN, rules) in server.post.text
    await server.restart()
    assert server.table.rules == rules


@pytest.mark.parametrize(("needed", "before", "switch", "choice", "value"), IDLE_CHOICES)
async def test_a_switch_appears_when_it_takes_effect(
    server: Server, needed: str, before: str, switch: str, choice: str, value: object
) -> None:
    alice, *_ = server.four()
    shown = await lobby(server, alice)
    await open_chapter(alice, shown, Switch(switch))
    assert switch not in menus(shown)
    await choose(alice, shown, needed, before)
    await choose(alice, shown, switch, choice)
    assert chosen(shown, switch) == [choice[0].upper() + choice[1:]]
    await server.restart()
    assert getattr(server.table.rules, switch) == value


def test_every_switch_is_chosen_in_these_tests() -> None:
    tested = {switch for switch, *_ in CHOICES} | {row[2] for row in IDLE_CHOICES} | {"length"}
    assert tested == {switch for switches in CHAPTERS.values() for switch in switches}


async def test_a_preset_keeps_nothing_of_what_was_chosen(server: Server) -> None:
    alice, *_ = server.four()
    shown = await lobby(server, alice)
    await pick(alice, shown, "litige", "the takers fail")
    await alice.clicks("All", shown)
    await choose(alice, shown, "preset", "Tournament")
    assert server.table.rules == PRESETS["tournoi"]
    assert "A match of 12 deals." in server.post.text


async def test_a_target_and_a_number_of_deals_take_each_other_back(server: Server) -> None:
    alice, *_ = server.four()
    shown = await lobby(server, alice)
    await pick(alice, shown, "length", "12 deals")
    assert (server.table.rules.target, server.table.rules.deals) == (None, 12)
    await pick(alice, shown, "length", "2,000 points")
    assert (server.table.rules.target, server.table.rules.deals) == (2000, None)


@pytest.mark.parametrize(
    ("choice", "number", "told", "shown_as"),
    [
        ("Another number of points…", "750", "A match to 750 points.", "750 points"),
        ("Another number of points…", "10 000", "A match to 10,000 points.", "10,000 points"),
        ("Another number of deals…", "1", "A match of one deal.", "1 deal"),
    ],
)
async def test_any_length_is_written_into_a_form(
    server: Server, choice: str, number: str, told: str, shown_as: str
) -> None:
    alice, *_ = server.four()
    shown = await lobby(server, alice)
    await write(alice, shown, choice, number)
    assert told in server.post.text
    assert chosen(shown, "length") == [shown_as]


@pytest.mark.parametrize(
    ("choice", "number", "told"),
    [
        ("Another number of points…", "99", "a whole number of points from 100 to 10,000"),
        ("Another number of points…", "many", "a whole number of points from 100 to 10,000"),
        ("Another number of deals…", "61", "a whole number of deals from 1 to 60"),
    ],
)
async def test_a_number_out_of_range_is_refused_with_a_sentence(
    server: Server, choice: str, number: str, told: str
) -> None:
    alice, *_ = server.four()
    shown = await lobby(server, alice)
    await write(alice, shown, choice, number)
    assert told in shown.text
    assert server.table.rules == HouseRules()
    await alice.clicks("Match", shown)
    assert told not in shown.text


@pytest.mark.parametrize(
    ("custom_id", "values"),
    [
        ("set:litige", ("yes",)),
        ("set:litige", ("hold", "made")),
        ("set:length", ("target-99",)),
        ("set:length", ("target-0x10",)),
        ("set:target", ("1000",)),
        ("preset", ("coinche",)),
        ("everything", ("yes",)),
    ],
)
async def test_what_no_menu_offers_changes_nothing(
    server: Server, custom_id: str, values: tuple[str, ...]
) -> None:
    alice, *_ = server.four()
    shown = await lobby(server, alice)
    answer = await forge_choice(alice, shown, f"m:rules:{server.table.id}:{custom_id}", values)
    assert answer.acknowledged
    assert server.table.rules == HouseRules()


async def test_a_panel_is_shown_in_no_message_that_others_see(server: Server) -> None:
    alice, *_ = server.four()
    await alice.types("new")
    answer = await forge_choice(alice, server.post, f"m:rules:{server.table.id}:set:litige", ("made",))
    assert answer.post.stored.is_ephemeral
    assert "Alice’s table" in server.post.text
    assert "Start" in [button.label for button in server.post.buttons]
