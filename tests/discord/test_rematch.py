"""*Rematch* under the last sheet: one new table for those who played, each seat by its own click."""

from dataclasses import replace
from itertools import chain

import pytest

from belote_bot.game.house_rules import HouseRules
from belote_bot.players.steady import Steady
from belote_bot.storage.tables import TableStatus
from belote_bot.tables import occupants
from belote_bot.tables.lobby import Opening
from belote_bot.tables.table import Shown
from tests.discord import packs
from tests.discord.harness import Person, Server
from tests.discord.posts import Post
from tests.tables.blunders import HANDS, deal_of

ONE_DEAL = replace(HouseRules(), target=None, deals=1)


async def finish(server: Server, people: tuple[Person, ...], language: str = "en") -> Post:
    """Four people have played a match of one deal; gives the last sheet."""
    tables = server.bot.house.tables
    host, *others = (occupants.Person(person.id, person.name) for person in people)
    with server.env._bot_scope():
        opening = Opening(server.guild.id, server.channel.id, host, language, ONE_DEAL)
        table = await tables.lobby.open(opening)
        for seat, person in enumerate(others, 1):
            await tables.lobby.sit(table.id, person, seat)
        await tables.lobby.start(table.id, host.user_id)
        while table.status is TableStatus.PLAYING or table.shown is Shown.COMPLETE_TRICK:
            if table.shown is Shown.COMPLETE_TRICK:
                await tables.play.collect_trick(table.id, table.version)
                continue
            assert table.turn is not None
            view = table.seat_view(table.turn)
            assert view is not None
            action = Steady().decide(view)
            await tables.play.act(table.id, people[table.turn].id, table.version, action)
    await server.env.settle()
    return server.post


def rematch_id(sheet: Post) -> str:
    return sheet.button("Rematch").id


@pytest.fixture
def people(server: Server, monkeypatch: pytest.MonkeyPatch) -> tuple[Person, ...]:
    packs.stack(monkeypatch, chain([deal_of(HANDS)], packs.shuffled(4)))
    return server.four()


async def test_the_others_take_their_seats_again_and_the_deal_passes_on(
    server: Server, people: tuple[Person, ...]
) -> None:
    alice, bruno, chloe, denis = people
    sheet = await finish(server, people)
    assert [button.label for button in sheet.all_buttons] == [
        "Rematch",
        "Rematch, drawn pairs",
        "Review my deal",
    ]

    answer = await bruno.clicks("Rematch", sheet)
    await server.calm()

    assert answer.said == "The table of the rematch is open."
    assert "### Bruno's table" in server.post.text.replace("’", "'")
    assert "South: free, for Alice · North: free, for Chloé" in server.post.text
    assert "🔁 **Rematch**: one click gives you your seat again" in server.post.text
    assert server.post.pinged == set()
    await alice.clicks("Sit South")
    await chloe.clicks("Sit North")
    await denis.clicks("Sit West")
    dealer = people[server.table.rematch.dealer].name if server.table.rematch else ""
    assert f"🔁 **Rematch**, same seats: the deal passes to **{dealer}**." in server.post.text
    lobby = server.post
    await bruno.clicks("Start")
    assert f"Rematch: the deal passes to **{dealer}**." in lobby.text
    assert len(server.post.labels) == 3


async def test_with_drawn_pairs_all_sit_anywhere_and_whoever_would_deal_deals(
    server: Server, people: tuple[Person, ...]
) -> None:
    alice, bruno, chloe, denis = people
    sheet = await finish(server, people)
    await bruno.clicks("Rematch, drawn pairs", sheet)
    await server.calm()
    assert "🔁 **Rematch**, drawn pairs: sit anywhere" in server.post.text
    await server.restart()
    await alice.clicks("Sit West")
    await chloe.clicks("Sit North")
    await denis.clicks("Sit South")

    names = [person.name for person in server.table.people()]
    told = f"🎲 The pairs are drawn: **{names[0]} and {names[2]}** against **{names[1]} and {names[3]}**."
    assert told in server.post.text
    assert server.table.rematch is not None
    dealer = people[server.table.rematch.dealer].name
    still = "" if names == [person.name for person in people] else "still "
    assert f"the deal {still}passes to **{dealer}**." in server.post.text
    lobby = server.post
    await bruno.clicks("Start")
    assert told in lobby.text
    assert f"Rematch: the deal passes to **{dealer}**." in lobby.text


async def test_in_french_after_a_restart(server: Server, people: tuple[Person, ...]) -> None:
    alice, _, chloe, _ = people
    server.locales[chloe.id] = "fr"
    sheet = await finish(server, people, "fr")
    await server.restart()

    answer = await chloe.clicks("Revanche", sheet)
    await server.restart()
    await alice.clicks("S’asseoir\xa0: Sud")

    assert answer.said == "La table de la revanche est ouverte."
    assert "Est : libre, pour Bruno" in server.post.text.replace("\xa0", " ")
    assert "Sud : Alice" in server.post.text.replace("\xa0", " ")


async def test_two_clicks_at_once_open_one_table_and_lead_to_it(
    server: Server, people: tuple[Person, ...]
) -> None:
    sheet = await finish(server, people)
    clicked = rematch_id(sheet)
    answers = await server.together((people[0], sheet, clicked), (people[3], sheet, clicked))

    said = sorted(str(answer.said) for answer in answers)
    assert said[0].startswith("The rematch is open already: https://discord.com/channels/")
    assert said[1].startswith("The table of the rematch is open.")
    assert len(server.table.people()) == 1


async def test_a_stranger_reads_that_it_is_not_for_them(server: Server, people: tuple[Person, ...]) -> None:
    sheet = await finish(server, people)
    answer = await server.person("Eve").clicks("Rematch", sheet)

    assert answer.said == "A rematch is for those who played that match."
    assert server.post.id == sheet.id


async def test_whoever_sits_elsewhere_reads_so(server: Server, people: tuple[Person, ...]) -> None:
    sheet = await finish(server, people)
    await people[0].types("new")
    answer = await people[0].clicks("Rematch", sheet)

    assert answer.said is not None
    assert answer.said.startswith("You hold a seat at a table of this server already")


async def test_a_channel_that_takes_no_tables_any_more_has_no_rematch(
    server: Server, people: tuple[Person, ...]
) -> None:
    sheet = await finish(server, people)
    other = server.guild.create_text_channel("jeux")
    await server.bot.house.tables.choose(
        server.guild.id, lambda chosen: replace(chosen, channels=(other.id,))
    )
    answer = await people[0].clicks("Rematch", sheet)

    assert answer.said is not None
    assert f"<#{other.id}>" in answer.said
    assert server.post.id == sheet.id


@pytest.mark.parametrize("number", [0, 77, 10**17])
async def test_a_forged_match_is_out_of_date(server: Server, people: tuple[Person, ...], number: int) -> None:
    await people[0].types("new")
    answer = await server.forge(people[0], server.post, f"b:rematch:{number}")

    assert answer.said == "That button is out of date: things have changed since."
