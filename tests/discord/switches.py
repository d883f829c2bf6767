"""Tables whose house rules are chosen by the panel in the lobby, and deals that are known beforehand."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import chain
from typing import Any

import pytest

from belote_bot.game.actions import Play, parse_action
from belote_bot.game.deal import Deal
from belote_bot.game.dealing import Pack
from belote_bot.game.house_rules import HouseRules, rules_from, rules_to
from belote_bot.game.record import BrokenRecord, MatchRecord, record_deal
from belote_bot.game.replaying import replay
from belote_bot.game.seats import Seat
from belote_bot.locales import Language
from belote_bot.tables.table import Table
from cogs.rules.words import Switch, chapter_name, chapter_of
from tests.discord import packs
from tests.discord.harness import Person, Server
from tests.discord.panels import choose, menus
from tests.discord.posts import Post
from tests.game.support import FIGURES, PLAYERS

People = tuple[Person, Person, Person, Person]

Choices = Mapping[str, str]
"""For each switch the line of its menu, by its value; for `target` and `deals` a number for the form."""

FORMS = ("target", "deals")

SHEET_SECONDS = 3.0
"""When the last trick has been taken off the table, on a clock that waits for us."""


async def choose_rules(host: Person, choices: Choices) -> None:
    """Choose these in the private panel of a table in the lobby."""
    panel = (await host.clicks("Rules", host.server.post)).post
    for name, value in choices.items():
        if name == "preset":
            await choose(host, panel, name, _line(panel, name, value))
            continue
        switch = Switch.LENGTH if name in FORMS else Switch(name)
        await host.clicks(chapter_name(Language.EN, chapter_of(switch)), panel)
        line = _line(panel, switch, f"{name}-" if name in FORMS else value)
        answer = await choose(host, panel, switch, line)
        if name in FORMS:
            await host.member.submit_modal(answer.result, {"number": value})


def _line(panel: Post, key: str, value: str) -> str:
    """What a menu calls one of its values."""
    return next(option["label"] for option in menus(panel)[key]["options"] if option["value"] == value)


async def begin(
    server: Server, monkeypatch: pytest.MonkeyPatch, choices: Choices, coming: Sequence[Pack]
) -> People:
    """Four people sit down, the first chooses the rules, and the first of these packs is dealt by the last.

    Other packs come after these; nobody has opened their hand.
    """
    packs.stack(monkeypatch, chain(coming, packs.shuffled(1)))
    people = server.four()
    await people[0].types("new")
    await server.calm()
    await choose_rules(people[0], choices)
    await server.calm()
    for person in people[1:]:
        await person.clicks(next(label for label in server.post.labels if label.startswith("Sit ")))
        await server.calm()
    await people[0].clicks("Start", server.post)
    await server.calm()
    return people


async def forward(server: Server, people: People, actions: str) -> None:
    """Whoever's turn it is does this, at the table itself: the way to where it matters is short."""
    play = server.bot.house.tables.play
    table = server.table
    for text in actions.split():
        seat = await _turn(server, table)
        with server.env._bot_scope():
            await play.act(table.id, people[seat].id, table.version, parse_action(text))
    await server.env.settle()


async def _turn(server: Server, table: Table) -> Seat:
    """Whose turn it is, once the table has been cleared."""
    while table.turn is None:
        if server.pace.sleep is server.clock:
            await server.wait(1)
        else:
            await asyncio.sleep(0)
    return table.turn


async def at_turn(server: Server, people: People) -> Person:
    """Whose turn it is, with their hand open."""
    person = people[await _turn(server, server.table)]
    await server.env.settle()
    await person.opens_hand()
    return person


async def play_to_the_sheet(server: Server, people: People, actions: str) -> str:
    """The same to the end of a deal, the last card by a click; gives what the score sheet says."""
    *before, last = actions.split()
    await forward(server, people, " ".join(before))
    person = await at_turn(server, people)
    sheet = server.post
    await person.acts(parse_action(last))
    await server.wait(SHEET_SECONDS)
    return sheet.text


def plainest(server: Server) -> str:
    """The rest of the deal in progress, each time the first legal card without a word."""
    deal = running(server).fork()
    played: list[str] = []
    while deal.turn is not None:
        legal = deal.legal_actions()
        action = next(action for action in legal if isinstance(action, Play) and not action.words)
        deal.apply(action)
        played.append(str(action))
    return " ".join(played)


def running(server: Server) -> Deal:
    """The deal in progress."""
    match = server.table.match
    assert match is not None
    return match.game.deals[-1]


def figure_pack(name: str) -> Pack:
    """The pack of one of the worked figures."""
    return packs.cards(" ".join(FIGURES[name]["deck"]))


def figure_actions(name: str) -> str:
    """What is done in it: the seat after the dealer takes at hearts."""
    return " ".join(["H", *FIGURES[name]["plays"]])


# ---- the same record under other rules -----------------------------------------------------------


async def record_of(server: Server, host: Person) -> MatchRecord:
    """The match of the table, or the last one of the host."""
    for table in server.bot.house.tables.registry:
        assert table.match is not None
        game = table.match.game
        return MatchRecord(game.rules, PLAYERS, tuple(record_deal(deal, None) for deal in game.deals))
    found = await server.bot.house.history.last_record(server.guild.id, host.id)
    assert found is not None
    _, record = found
    return replace(record, deals=tuple(replace(deal, result=None) for deal in record.deals))


def otherwise(rules: HouseRules, name: str, value: object) -> HouseRules:
    """The rules with another choice of one switch, as records write it."""
    return rules_from({**rules_to(rules), name: value})


def judged(record: MatchRecord, rules: HouseRules) -> list[dict[str, Any]]:
    """What each deal of a record comes to under these rules; BrokenRecord if it breaks them."""
    return [deal.report for deal in replay(replace(record, rules=rules))]


def breaks(record: MatchRecord, rules: HouseRules) -> str:
    """Where and why a record breaks these rules."""
    with pytest.raises(BrokenRecord) as broken:
        judged(record, rules)
    return str(broken.value)
