"""*Review my deal* under a score sheet: in private, for who played, at any time."""

from dataclasses import replace
from itertools import chain

import pytest

from belote_bot.game.cards import Card, cards_in
from belote_bot.game.house_rules import HouseRules
from belote_bot.players.steady import Steady
from belote_bot.tables import occupants
from belote_bot.tables.lobby import Opening
from belote_bot.tables.table import Shown
from tests.discord import packs
from tests.discord.harness import Person, Server
from tests.discord.knowledge import cards_named
from tests.discord.posts import Post
from tests.tables.blunders import BLUNDER, HANDS, deal_of, next_in

TWO_DEALS = replace(HouseRules(), target=None, deals=2)


async def start(server: Server, people: tuple[Person, ...], language: str) -> None:
    """Four people at a table, and the match begins; nobody opens their hand."""
    lobby = server.bot.house.tables.lobby
    host, *others = (occupants.Person(person.id, person.name) for person in people)
    with server.env._bot_scope():
        opening = Opening(server.guild.id, server.channel.id, host, language, TWO_DEALS)
        table = await lobby.open(opening)
        for seat, person in enumerate(others, 1):
            await lobby.sit(table.id, person, seat)
        await lobby.start(table.id, host.user_id)
    await server.env.settle()


async def play_a_deal(server: Server, people: tuple[Person, ...]) -> Post:
    """A deal is played, the first with the blunder; gives the sheet."""
    table, play = server.table, server.bot.house.tables.play
    assert table.match is not None
    number = len(table.match.game.results)
    with server.env._bot_scope():
        while len(table.match.game.results) == number:
            if table.shown is Shown.COMPLETE_TRICK:
                await play.collect_trick(table.id, table.version)
                continue
            assert table.turn is not None
            view = table.seat_view(table.turn)
            assert view is not None
            action = next_in(BLUNDER, view) if number == 0 else Steady().decide(view)
            await play.act(table.id, people[table.turn].id, table.version, action)
    await server.env.settle()
    (sheet,) = [post for post in server.posts if _review_id(post).endswith(f":{number}")]
    return sheet


def _review_id(post: Post) -> str:
    found = [button.id for button in post.all_buttons if button.id.startswith("b:review:")]
    return found[0] if found else ""


@pytest.fixture
def people(server: Server, monkeypatch: pytest.MonkeyPatch) -> tuple[Person, ...]:
    packs.stack(monkeypatch, chain([deal_of(HANDS)], packs.shuffled(4)))
    four = server.four()
    server.locales[four[2].id] = "fr"
    return four


async def test_the_blunder_is_told_first_and_nobody_else_reads_it(
    server: Server, people: tuple[Person, ...]
) -> None:
    await start(server, people, "en")
    sheet = await play_a_deal(server, people)
    shown = len(server.states)

    answer = await people[0].clicks("Review my deal", sheet)

    lines = answer.post.text.split("\n")
    assert lines[0] == "### Deal 1: your decisions"
    assert lines[3].startswith("**Trick 2 · about ")
    assert lines[4].startswith("You played the ace of clubs; the expert prefers the **")
    assert lines[-1].startswith("🔍 **All cards open**, both sides at their best: the takers would have won ")
    assert answer.post.stored.is_ephemeral
    assert {state.owner_id for state in server.states[shown:]} == {people[0].id}
    assert cards_named("\n".join(lines)) <= set(map(Card.parse, HANDS[0].split()))

    french = await people[2].clicks("Review my deal", sheet)
    assert french.post.text.startswith("### Donne 1\u00a0: vos décisions")
    assert (
        "🔍 **Cartes sur table**, au mieux des deux camps\u00a0: les preneurs auraient fait"
        in french.post.text
    )
    own = cards_in(_dealt(server)[2])
    assert cards_named(french.post.text) <= set(own)

    eve = await server.person("Eve").clicks("Review my deal", sheet)
    assert eve.said == "You decided nothing in that deal: there is nothing to review."


async def test_an_old_deal_is_reviewed_after_the_end_and_a_restart(
    server: Server, people: tuple[Person, ...]
) -> None:
    await start(server, people, "fr")
    sheet = await play_a_deal(server, people)
    before = (await people[0].clicks("Revoir ma donne", sheet)).post.text
    table = server.table
    while table.status.is_open:
        await play_a_deal(server, people)
    await server.restart()
    assert list(server.bot.house.tables.registry) == []

    assert (await people[0].clicks("Revoir ma donne", sheet)).post.text == before
    assert table.match is not None
    last = (await people[0].clicks("Revoir ma donne", server.post)).post.text
    assert last.startswith(f"### Deal {len(table.match.game.results)}: your decisions")


def _dealt(server: Server) -> tuple[int, ...]:
    assert server.table.match is not None
    return server.table.match.game.deals[0].dealt


@pytest.mark.parametrize("rest", ["", ":x", ":0:1", ":99"])
async def test_what_no_button_asks_is_refused(server: Server, people: tuple[Person, ...], rest: str) -> None:
    await start(server, people, "en")
    answer = await server.forge(people[0], server.post, f"b:review:1{rest}")
    expected = (
        "That match has no such deal."
        if rest == ":99"
        else "That button is out of date: things have changed since."
    )
    assert answer.said == expected
