"""What a person chooses for their own eyes, in the command and in its panel."""

import pytest

from belote_bot.game.actions import Play
from belote_bot.locales import Language
from belote_bot.locales.cards import card_name
from images import HandOrder, sorted_hand
from tests.discord import packs
from tests.discord.harness import Person, Server
from tests.discord.panels import choose, chosen, forge_choice, menus, offered


@pytest.fixture
async def people(server: Server, monkeypatch: pytest.MonkeyPatch) -> tuple[Person, ...]:
    """Four people with their hands open; Alice speaks first."""
    packs.stack(monkeypatch, packs.shuffled(7))
    four = server.four()
    await server.begin(four)
    return four


async def test_the_panel_shows_what_holds(server: Server) -> None:
    alice, *_ = server.four()
    panel = (await alice.types("preferences")).post
    assert {key: chosen(panel, key) for key in menus(panel)} == {
        "language": ["As your Discord"],
        "cards": ["Two colours"],
        "hand": ["Two rows (phone)"],
        "order": ["Trumps on the left"],
        "mentions": ["Notify me"],
    }
    assert panel.stored.is_ephemeral


async def test_a_choice_in_the_panel_is_shown_there_and_leaves_the_others(server: Server) -> None:
    alice, *_ = server.four()
    await alice.types("preferences", cards="four_colour")
    panel = (await alice.types("preferences")).post
    await choose(alice, panel, "order", "every suit in its place")
    assert chosen(panel, "order") == ["Every suit in its place"]
    assert chosen(panel, "cards") == ["Four colours"]


async def test_the_panel_works_after_a_restart(server: Server) -> None:
    alice, *_ = server.four()
    panel = (await alice.types("preferences")).post
    await server.restart()
    await choose(alice, panel, "hand", "one fan (wide screen)")
    assert chosen(panel, "hand") == ["One fan (wide screen)"]


async def test_a_language_holds_for_everything_private(server: Server, people: tuple[Person, ...]) -> None:
    alice, bruno, *_ = people
    answer = await alice.types("preferences", language="fr")
    assert answer.said is not None
    assert answer.said.startswith("Vos préférences")
    assert alice.hand is not None
    assert alice.hand.text.startswith("**À vous de parler")
    assert (await alice.types("new")).said == (
        "Vous avez déjà une place à une table de ce serveur ; `/belote quitter` la libère."
    )
    assert (await bruno.types("new")).said == (
        "You hold a seat at a table of this server already; `/belote leave` frees it."
    )


async def test_the_panel_turns_to_the_language_chosen_in_it(server: Server) -> None:
    alice, *_ = server.four()
    panel = (await alice.types("preferences")).post
    await choose(alice, panel, "language", "français")
    assert panel.text.startswith("### Vos préférences")
    await choose(alice, panel, "language", "comme votre Discord")
    assert panel.text.startswith("### Your preferences")


async def test_refusals_and_pushed_hands_speak_the_chosen_language(
    server: Server, people: tuple[Person, ...]
) -> None:
    alice, bruno, *_ = people
    await bruno.types("preferences", language="fr")
    assert bruno.hand is not None
    assert bruno.hand.text == "Ce n’est pas encore à vous."
    await alice.clicks("Pass")
    assert bruno.hand.text.startswith("**À vous de parler")
    refused = await server.forge(alice, bruno.hand, bruno.hand.buttons[0].id)
    assert refused.said == "It is not your turn."


async def test_a_language_outlasts_a_restart_and_holds_in_every_server(server: Server) -> None:
    alice, *_ = server.four()
    await alice.types("preferences", language="fr")
    await server.restart()
    assert (await alice.types("hand")).said == "Vous n’êtes pas à cette table."
    elsewhere = server.env.create_guild()
    member = elsewhere.add_member(alice.member.user)
    channel = elsewhere.create_text_channel("ailleurs")
    result = await member.slash(channel, "belote hand")
    assert result.response is not None
    assert result.response.content == "Vous n’êtes pas à cette table."


async def test_a_person_opens_tables_in_the_language_they_chose(server: Server) -> None:
    hans = server.person("Hans", locale="de")
    await hans.types("preferences", language="fr")
    await hans.types("new")
    assert server.post.text.startswith("### La table de Hans")


@pytest.mark.parametrize("order", HandOrder)
async def test_a_hand_is_sorted_as_its_holder_chooses(
    server: Server, people: tuple[Person, ...], order: HandOrder
) -> None:
    alice, *_ = people
    await alice.types("preferences", order=order.value)
    await alice.acts(alice.actions[0])
    view = server.table.seat_view(0)
    assert view is not None
    names = [card_name(Language.EN, card) for card in sorted_hand(view, order)]
    assert alice.hand is not None
    places = [alice.hand.alt.index(name) for name in names]
    assert places == sorted(places)


@pytest.mark.parametrize("order", HandOrder)
async def test_the_buttons_stand_in_the_order_of_the_picture(
    server: Server, people: tuple[Person, ...], order: HandOrder
) -> None:
    await people[0].acts(people[0].actions[0])
    player = server.on_turn(people)
    await player.types("preferences", order=order.value)
    view = server.table.seat_view(people.index(player))
    assert view is not None
    cards = [action.card for action in player.actions if isinstance(action, Play)]
    assert list(dict.fromkeys(cards)) == list(sorted_hand(view, order))


async def test_whoever_wants_no_mention_is_named_and_notified_by_nobody(
    server: Server, people: tuple[Person, ...]
) -> None:
    alice, bruno, *_ = people
    assert alice.mention in server.post.text
    await alice.types("preferences", mentions="off")
    assert alice.mention not in server.post.text
    assert "Alice to speak" in server.post.text
    await bruno.types("preferences", mentions="off")
    server.states.clear()
    await alice.clicks("Pass")
    assert "Bruno to speak" in server.post.text
    assert all(state.may_notify == frozenset() for state in server.states if state.owner_id is None)
    await alice.types("preferences", mentions="on")
    await bruno.clicks("Pass")


async def test_no_mention_outlasts_a_restart(server: Server, people: tuple[Person, ...]) -> None:
    alice, *_ = people
    await alice.types("preferences", mentions="off")
    await server.restart()
    await alice.types("table")
    assert alice.mention not in server.post.text


@pytest.mark.parametrize(
    ("rest", "values"), [("order", ["upwards"]), ("cards", []), ("shoes", ["red"]), ("cards", ["fan"])]
)
async def test_a_forged_choice_changes_nothing(server: Server, rest: str, values: list[str]) -> None:
    alice, *_ = server.four()
    panel = (await alice.types("preferences")).post
    answer = await forge_choice(alice, panel, f"m:prefer:0:{rest}", values)
    assert answer.said is not None
    assert answer.said.startswith("That button is out of date")
    panel = (await alice.types("preferences")).post
    assert chosen(panel, "order") == ["Trumps on the left"]


async def test_somebody_elses_panel_chooses_for_whoever_clicks(server: Server) -> None:
    alice, bruno, *_ = server.four()
    panel = (await alice.types("preferences")).post
    answer = await forge_choice(bruno, panel, "m:prefer:0:hand", ["fan"])
    assert answer.post.id != panel.id
    assert chosen(answer.post, "hand") == ["One fan (wide screen)"]
    assert chosen((await alice.types("preferences")).post, "hand") == ["Two rows (phone)"]


async def test_the_panel_is_french_for_french_people(server: Server) -> None:
    fleur = server.person("Fleur", locale="fr")
    panel = (await fleur.types("preferences")).post
    assert panel.text.startswith("### Vos préférences")
    assert offered(panel, "mentions") == ["Avec notification", "Votre nom seulement"]
