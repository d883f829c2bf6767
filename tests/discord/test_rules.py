"""House rules of a table: who may change them and until when, what everybody is told and reads."""

import pytest

from belote_bot.game.house_rules import PRESETS, HouseRules, changed
from cogs.rules.words import Switch
from tests.discord.choosing import is_panel, lobby, open_chapter, panel, pick
from tests.discord.harness import Server
from tests.discord.panels import choose, chosen, forge_choice, menus, offered

# ---- who sees what ---------------------------------------------------------------------------


async def test_the_host_gets_a_panel_that_nobody_else_sees(server: Server) -> None:
    alice, *_ = server.four()
    shown = await lobby(server, alice)
    assert shown.stored.is_ephemeral
    assert shown.text.startswith("### Rules: Federation")
    assert chosen(shown, "preset") == ["Federation"]
    assert shown.labels == ["All", "Match", "Dealing", "Play", "Belote", "Scoring", "Melds"]


async def test_a_guest_and_a_stranger_read_the_card(server: Server) -> None:
    alice, bruno, chloe, _ = server.four()
    await alice.types("new")
    await bruno.clicks("Sit East")
    for reader in (bruno, chloe):
        card = await panel(server, reader)
        assert card.stored.is_ephemeral
        assert not is_panel(card)
        assert "Litige (81–81): the points wait" in card.text
        assert "Only the host, Alice, can change the rules before the match." in card.text


async def test_everybody_reads_the_card_during_the_match(server: Server) -> None:
    alice, bruno, *_ = server.four()
    await alice.types("new", bots=True, rules="cafe")
    await alice.clicks("Start")
    for reader in (alice, bruno):
        card = await panel(server, reader)
        assert not is_panel(card)
        assert card.text.startswith("### Rules: Café")
        assert "The first card is dealt" in card.text


async def test_each_reads_the_card_in_their_own_language(server: Server) -> None:
    alice = server.person("Alice")
    french = server.person("Bruno", "fr")
    await alice.types("new")
    card = await panel(server, french)
    assert "Litige (81–81)\u00a0: les points attendent" in card.text
    assert "Seul l’hôte, Alice, peut changer les règles avant la partie." in card.text


async def test_a_french_host_chooses_in_french(server: Server) -> None:
    alice, bruno = server.person("Alice", "fr"), server.person("Bruno")
    shown = await lobby(server, alice)
    await bruno.clicks("S’asseoir : Est", server.post)
    assert offered(shown, "preset") == [
        "Fédération", "En ligne", "Courte", "Café", "Tournoi", "Bridgée", "Stricte"
    ]  # fmt: skip
    await alice.clicks("Marque", shown)
    await choose(alice, shown, "litige", "la prise échoue")
    assert server.table.rules == changed(HouseRules(), "litige", "failed")
    assert "**Fédération**, sauf *Litige (81–81)\u00a0: la prise échoue*." in server.post.text
    assert "✏️ Alice a changé les règles\u00a0: Litige (81–81)\u00a0: la prise échoue." in server.post.text


# ---- who may, and until when -----------------------------------------------------------------


async def test_a_guests_forged_choice_changes_nothing(server: Server) -> None:
    alice, bruno, *_ = server.four()
    await alice.types("new")
    await bruno.clicks("Sit East")
    answer = await forge_choice(bruno, server.post, f"m:rules:{server.table.id}:set:litige", ("made",))
    assert "Only the host, Alice, can change the rules" in answer.post.text
    assert server.table.rules == HouseRules()


async def test_the_panel_follows_who_is_host(server: Server) -> None:
    alice, bruno, *_ = server.four()
    alices = await lobby(server, alice)
    await bruno.clicks("Sit East")
    await alice.clicks("Leave", server.post)
    await choose(alice, alices, "preset", "Café")
    assert not is_panel(alices)
    assert "Only the host, Bruno, can change the rules" in alices.text
    brunos = await panel(server, bruno)
    await choose(bruno, brunos, "preset", "Strict")
    assert server.table.rules == PRESETS["stricte"]


async def test_an_old_panel_changes_nothing_once_the_match_has_begun(server: Server) -> None:
    alice, *_ = server.four()
    shown = await lobby(server, alice, bots=True)
    await open_chapter(alice, shown, Switch.LITIGE)
    await alice.clicks("Start", server.post)
    await choose(alice, shown, "litige", "the takers make it")
    assert server.table.rules == HouseRules()
    assert not is_panel(shown)
    assert shown.text.startswith("🔒 The first card is dealt: the rules do not change any more.")
    assert "Litige (81–81): the points wait" in shown.text


async def test_a_form_sent_after_the_start_changes_nothing(server: Server) -> None:
    alice, *_ = server.four()
    shown = await lobby(server, alice, bots=True)
    answer = await pick(alice, shown, "length", "Another number of points…")
    await alice.clicks("Start", server.post)
    await alice.member.submit_modal(answer.result, {"number": "500"})
    assert server.table.rules == HouseRules()
    assert shown.text.startswith("🔒 The first card is dealt")


async def test_a_panel_goes_on_after_a_restart(server: Server) -> None:
    alice, *_ = server.four()
    shown = await lobby(server, alice)
    await server.restart()
    await choose(alice, shown, "preset", "Café")
    assert server.table.rules == PRESETS["cafe"]


async def test_a_closed_table_has_no_rules_to_change(server: Server) -> None:
    alice, *_ = server.four()
    shown = await lobby(server, alice)
    await alice.types("stop")
    menu = menus(shown)["preset"]
    answer = await forge_choice(alice, shown, menu["custom_id"], ("cafe",))
    assert answer.said is not None
    assert "There is no open table here" in answer.said


# ---- what the table is told ------------------------------------------------------------------


async def test_the_lobby_names_the_preset_and_what_differs(server: Server) -> None:
    alice, *_ = server.four()
    shown = await lobby(server, alice, rules="cafe")
    assert "Rules: **Café**." in server.post.text
    await pick(alice, shown, "litige", "the takers fail")
    assert "Rules: **Café**, except *Litige (81–81): the takers fail*." in server.post.text


async def test_those_seated_are_told_what_changed(server: Server) -> None:
    alice, bruno, *_ = server.four()
    shown = await lobby(server, alice)
    await bruno.clicks("Sit East")
    assert "Alice changed" not in server.post.text
    await pick(alice, shown, "litige", "the takers fail")
    await pick(alice, shown, "capot_value", "250 points")
    assert (
        "✏️ Alice changed the rules: Litige (81–81): the takers fail · Capot: 250 points." in server.post.text
    )
    assert len(server.posts) == 1
    await choose(alice, shown, "capot_value", "252 points")
    await choose(alice, shown, "litige", "the points wait")
    assert "Alice changed" not in server.post.text


async def test_many_changes_are_told_in_one_line(server: Server) -> None:
    alice, bruno, *_ = server.four()
    shown = await lobby(server, alice, rules="tournoi")
    await bruno.clicks("Sit East")
    await choose(alice, shown, "preset", "Café")
    assert (
        "✏️ Alice changed the rules: Length: 1,000 points · Saying “belote” and “rebelote”: the table says it"
        " · Rounding: to tens, 5 by the contract · Tierces, fifties, hundreds and fours: they are marked."
    ) in server.post.text
    await pick(alice, shown, "packets", "by 2, then by 3")
    assert "rebelote”: the table says it · Rounding" in server.post.text
    assert " · one more change." in server.post.text


async def test_a_change_notifies_nobody(server: Server) -> None:
    alice, bruno, *_ = server.four()
    shown = await lobby(server, alice)
    await bruno.clicks("Sit East")
    await choose(alice, shown, "preset", "Café")
    assert server.post.pinged == set()


async def test_the_rules_of_the_match_stay_to_be_read_beside_the_draw(server: Server) -> None:
    alice, *_ = server.four()
    await lobby(server, alice, rules="cafe", bots=True)
    await alice.clicks("Start", server.post)
    draw, _deal = server.posts
    assert "A match to 1,000 points.\nRules: **Café**." in draw.text


async def test_the_seats_follow_the_direction_of_play(server: Server) -> None:
    alice, *_ = server.four()
    shown = await lobby(server, alice)
    await alice.clicks("Add a bot", server.post)
    assert server.post.labels[:2] == ["Sit North", "Sit West"]
    picture, words = server.post.pictures, server.post.alt
    await pick(alice, shown, "direction", "to the left")
    assert server.post.labels[:2] == ["Sit North", "Sit East"]
    assert server.post.pictures != picture
    assert server.post.alt != words


# ---- opening a table -------------------------------------------------------------------------


@pytest.mark.parametrize("written", ["cafe", "Café", "café"])
async def test_new_takes_a_preset(server: Server, written: str) -> None:
    alice, *_ = server.four()
    await alice.types("new", rules=written)
    assert server.table.rules == PRESETS["cafe"]


async def test_a_target_takes_the_place_of_the_presets_length(server: Server) -> None:
    alice, *_ = server.four()
    await alice.types("new", rules="tournoi", target=700)
    assert server.table.rules == changed(PRESETS["tournoi"], "target", 700)


async def test_unknown_rules_are_refused_with_the_names_of_the_known(server: Server) -> None:
    alice, *_ = server.four()
    answer = await alice.types("new", rules="coinche")
    assert answer.said == (
        "I do not know these rules. There are:"
        " Federation, Online, Short, Café, Tournament, Bridge style, Strict."
    )
    assert server.posts == []


async def test_presets_are_suggested_in_the_typists_language(server: Server) -> None:
    alice = server.person("Alice", "fr")
    suggested = await alice.member.autocomplete(server.channel, "belote new", "rules", "É")
    assert [(choice["name"], choice["value"]) for choice in suggested][:2] == [
        ("Fédération", "ffb"),
        ("En ligne", "jeu_belote"),
    ]
    (cafe,) = await alice.member.autocomplete(server.channel, "belote new", "rules", "cafe")
    assert cafe["name"] == "Café"
    assert len(await alice.member.autocomplete(server.channel, "belote new", "rules", "")) == len(PRESETS)
