"""*Seats…* in the lobby: exchanged, drawn, handed on and taken away, in private panels and told to all."""

import pytest

from belote_bot.locales import Language, say
from tests.discord.harness import Answer, Person, Server
from tests.discord.panels import choose, forge_choice, menus, offered
from tests.discord.posts import Post

NOT_HOST = "Only the table’s host can do that."


async def panel_of(person: Person, label: str = "Seats…") -> Post:
    return (await person.clicks(label)).post


@pytest.fixture
async def people(server: Server) -> tuple[Person, ...]:
    people = server.four()
    await server.seat_four(people)
    await server.calm()
    return people


async def test_there_is_nothing_to_arrange_alone(server: Server) -> None:
    alice, bruno, *_ = server.four()
    await alice.types("new")
    assert "Seats…" not in server.post.labels
    await bruno.clicks("Sit North")
    assert "Seats…" in server.post.labels


async def test_the_panel_is_private_and_for_those_who_sit(server: Server, people: tuple[Person, ...]) -> None:
    panel = await panel_of(people[0])
    assert panel.stored.is_ephemeral
    assert "**Team A**: Alice and Chloé" in panel.text
    assert list(menus(panel)) == ["swap", "host", "remove"]
    assert list(menus(await panel_of(people[1]))) == ["exchange"]
    assert (await server.person("Eve").clicks("Seats…")).said == "You do not sit at this table."


async def test_a_seat_that_nobody_holds_is_named_so(server: Server) -> None:
    alice, bruno, *_ = server.four("fr")
    await alice.types("new")
    await bruno.clicks("S’asseoir\xa0: Est")
    panel = (await alice.clicks("Places…")).post
    assert panel is not None
    assert "**Équipe A**\xa0: Alice et une place libre" in panel.text
    assert "**Équipe B**\xa0: Bruno et une place libre" in panel.text


async def test_two_people_exchange_seats(server: Server, people: tuple[Person, ...]) -> None:
    _, bruno, chloe, denis = people
    panel = await panel_of(bruno)
    assert offered(panel, "exchange") == ["South: Alice", "North: Chloé", "West: Denis"]
    await choose(bruno, panel, "exchange", "North: Chloé")
    assert "Asked: Chloé can agree with one click, below the table’s message." in panel.text
    assert "🔄 Bruno asks Chloé to exchange seats." in server.post.text
    assert server.post.pinged == set()
    assert (await denis.clicks("Exchange")).said == "That was asked of somebody else."

    assert (await chloe.clicks("Exchange")).said is None
    assert "East: Chloé" in server.post.text
    assert "North: Bruno" in server.post.text
    assert "🔄 Bruno and Chloé have exchanged seats." in server.post.text
    assert "Exchange" not in server.post.labels


async def test_whoever_is_asked_stays_where_they_are(server: Server, people: tuple[Person, ...]) -> None:
    _, bruno, chloe, _ = people
    await choose(bruno, await panel_of(bruno), "exchange", "North: Chloé")
    exchange = server.post.button("Exchange").id
    await chloe.clicks("No, let’s stay")
    assert "asks Chloé" not in server.post.text
    forged = await server.forge(chloe, server.post, exchange)
    assert forged.said == "Nobody asks to exchange seats any more."
    assert "North: Chloé" in server.post.text


async def test_an_old_button_does_not_agree_to_what_somebody_else_asks(
    server: Server, people: tuple[Person, ...]
) -> None:
    _, bruno, chloe, denis = people
    await choose(bruno, await panel_of(bruno), "exchange", "North: Chloé")
    stale = [
        button.id for button in server.post.buttons if button.id.split(":")[1] in ("exchange", "keepseats")
    ]
    await choose(denis, await panel_of(denis), "exchange", "North: Chloé")
    for custom_id in stale:
        answer = await server.forge(chloe, server.post, custom_id)
        assert answer.said == say(Language.EN, "refusal-no-exchange-asked")
    assert len(stale) == 2
    assert "North: Chloé" in server.post.text
    await chloe.clicks("Exchange")
    assert "North: Denis" in server.post.text


async def test_a_bots_seat_is_taken_at_once(server: Server) -> None:
    alice, bruno, *_ = server.four()
    await alice.types("new")
    await bruno.clicks("Sit East")
    await alice.clicks("Fill with bots")
    panel = await panel_of(bruno)
    bot = server.table.seats[2]
    assert bot is not None
    await choose(bruno, panel, "exchange", f"North: {bot.name} 🤖")
    assert "North: Bruno" in server.post.text
    assert f"East: {bot.name} 🤖" in server.post.text


async def test_the_host_exchanges_two_seats(server: Server, people: tuple[Person, ...]) -> None:
    alice = people[0]
    panel = await panel_of(alice)
    await choose(alice, panel, "swap", "East: Bruno", "North: Chloé")
    assert "East: Chloé" in server.post.text
    assert "**Team A**: Alice and Bruno" in panel.text


async def test_the_pairs_are_drawn_and_everybody_reads_them(
    server: Server, people: tuple[Person, ...]
) -> None:
    alice = people[0]
    panel = await panel_of(alice)
    await alice.clicks("Draw the pairs", panel)
    names = [person.name for person in server.table.people()]
    assert sorted(names) == sorted(person.name for person in people)
    drawn = f"**{names[0]} and {names[2]}** against **{names[1]} and {names[3]}**."
    assert f"🎲 The pairs are drawn: {drawn}" in server.post.text
    assert f"South: {names[0]} · North: {names[2]}" in server.post.text
    await alice.clicks("Draw the pairs", panel)
    assert "🎲 The pairs are drawn (2 draws so far): " in server.post.text
    lobby = server.post
    await alice.clicks("Start")
    assert "🎲 The pairs are drawn (2 draws so far): " in lobby.text


async def test_pairs_are_drawn_of_four(server: Server) -> None:
    alice, bruno, *_ = server.four()
    await alice.types("new")
    await bruno.clicks("Sit North")
    panel = await panel_of(alice)
    assert "Draw the pairs" not in panel.labels
    forged = await server.forge(alice, panel, f"b:seats:{server.table.id}:draw")
    assert forged.said == "Pairs are drawn when all four seats are taken."


async def test_somebody_else_becomes_host(server: Server, people: tuple[Person, ...]) -> None:
    alice, bruno, *_ = people
    panel = await panel_of(alice)
    await choose(alice, panel, "host", "Bruno")
    assert "### Bruno’s table" in server.post.text
    assert "👑 Bruno hosts the table now." in server.post.text
    assert list(menus(panel)) == ["exchange"]
    assert (await alice.clicks("Start")).said == NOT_HOST
    assert (await bruno.clicks("Start")).said is None


async def test_somebody_is_taken_off_the_table_and_let_back(
    server: Server, people: tuple[Person, ...]
) -> None:
    alice, _, _, denis = people
    panel = await panel_of(alice)
    await choose(alice, panel, "remove", "Denis")
    assert "🚪 The host has taken Denis off the table." in server.post.text
    assert "West: free" in server.post.text
    refusal = "The host has taken you off this table, and has to let you back first."
    assert (await denis.clicks("Sit West")).said == refusal
    await server.restart()
    assert (await denis.clicks("Sit West")).said == refusal

    await choose(alice, await panel_of(alice), "back", "Denis")
    assert "🚪 The host lets Denis back." in server.post.text
    assert (await denis.clicks("Sit West")).said is None
    assert "West: Denis" in server.post.text


async def test_in_french(server: Server) -> None:
    alice, bruno, chloe, denis = server.four("fr")
    await alice.types("new")
    for person, side in zip((bruno, chloe, denis), ("Est", "Nord", "Ouest"), strict=True):
        await person.clicks(f"S’asseoir\xa0: {side}")
    panel = await panel_of(alice, "Places…")
    assert "**Équipe A**\xa0: Alice et Chloé" in panel.text
    await choose(alice, panel, "remove", "Denis")
    assert "🚪 L’hôte a retiré Denis de la table." in server.post.text


# ---- what nobody is offered -----------------------------------------------------------------


async def chosen(server: Server, person: Person, panel: Post, what: str, *values: str) -> Answer:
    return await forge_choice(person, panel, f"m:seats:{server.table.id}:{what}", values)


async def test_only_the_host_arranges(server: Server, people: tuple[Person, ...]) -> None:
    alice, bruno, *_ = people
    panel = await panel_of(alice)
    for what, values in (("swap", ("0", "1")), ("host", (str(bruno.id),)), ("remove", (str(alice.id),))):
        assert (await chosen(server, bruno, panel, what, *values)).said == NOT_HOST
    forged = await server.forge(bruno, panel, f"b:seats:{server.table.id}:draw")
    assert forged.said == NOT_HOST
    assert [person.name for person in server.table.people()] == ["Alice", "Bruno", "Chloé", "Denis"]


@pytest.mark.parametrize(
    ("what", "values"),
    [
        ("swap", ("0",)),
        ("swap", ("0", "7")),
        ("swap", ()),
        ("host", ("12345",)),
        ("remove", ("x",)),
        ("back", ("12345",)),
        ("exchange", ("0",)),
        ("exchange", ("9",)),
        ("fly", ("1",)),
    ],
)
async def test_what_no_menu_offers_is_refused(
    server: Server, people: tuple[Person, ...], what: str, values: tuple[str, ...]
) -> None:
    answer = await chosen(server, people[0], await panel_of(people[0]), what, *values)
    assert answer.said == "That button is out of date: things have changed since."


async def test_once_the_match_has_begun_nothing_is_arranged(
    server: Server, people: tuple[Person, ...]
) -> None:
    alice, bruno, *_ = people
    panel = await panel_of(alice)
    await alice.clicks("Start")
    begun = "The match has begun: the table does not change any more."
    assert (await choose(alice, panel, "swap", "East: Bruno", "North: Chloé")).said == begun
    assert (await server.forge(bruno, panel, f"b:seats:{server.table.id}")).said == begun
