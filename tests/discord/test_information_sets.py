"""The same table with other hidden cards: every byte that leaves the program is the same.

Two matches have the same public history and the same hand on one seat, and all cards that neither shows are
exchanged. Whoever sits there, a spectator and a member of the staff do everything that may be done while the
deal runs; what they, the channel, the log and whoever reads metrics get must not differ. The layers:

| layer          | what is compared                                                                      |
|----------------|---------------------------------------------------------------------------------------|
| messages       | texts, alt texts, labels, ids, order of buttons, emojis, menus of every state         |
| pictures       | every byte of every attached picture, and of every attached file: exports, my data    |
| file names     | but for their running number                                                          |
| requests       | method, path and body of every request, nonces set apart, which are random            |
| notifications  | whom each message notifies                                                            |
| answers        | refusals, *Why?*, hints, reviews, history, replay, export, settings, errors        |
| autocompletion | every line that is offered                                                            |
| log            | every line at debug, as text and as JSON                                              |
| metrics        | every figure but times                                                                |
| pauses         | how long bots and tables wait: tests/tables/test_driver.py                            |
| engine         | answers from positions that hold one hand only: tests/engine                          |
| pictures alone | each scene by itself: tests/images/test_secrets.py                                    |

Backups and the database are the operator's, who could look anyway.
"""

import json
import logging
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord.backend import serializers

from belote_bot.config import LogFormat, LogLevel
from belote_bot.game.actions import Action, Play
from belote_bot.game.cards import CARDS
from belote_bot.game.record import commitment
from belote_bot.logs import _JsonLines, _TextLines, set_up_logging
from belote_bot.tables.shuffling import seal
from belote_bot.watch.figures import FIGURES
from belote_bot.watch.instruments import Counter
from tests.discord import packs
from tests.discord.harness import Answer, Person, Server, open_server
from tests.discord.test_hidden import hands_after, play_at_random, redealt

EVERY = 7
"""How many actions lie between two times at which everything is asked."""

RANDOM = (
    (
        re.compile(r"\b14560744439808(?!000[01]\d)\d{5}\b"),
        "number",
    ),  # people's come before
    (re.compile(r"\b[0-9a-f]{64}\b"), "fingerprint"),
    (re.compile(r"\b[0-9a-f]{24}\b"), "nonce"),
    (re.compile(r"\b([a-z]+)-\d+\.webp"), r"\1-#.webp"),
    (re.compile(r'"id": ?\d{4,10}\b'), '"id": #'),  # a menu's
    (re.compile(r"\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d[.,\d+:]*"), "time"),
    (re.compile(r"\b1[78]\d{8}\b"), "second"),
    (re.compile(r"\b\d+(\.\d+)? ?(ms|s)\b"), "long"),
    (re.compile(r"0x[0-9a-f]+"), "address"),
)
"""What differs from one run to the next whatever the cards are, and what stands for it."""


def same(text: str) -> str:
    """A text without what is random or a time."""
    for pattern, instead in RANDOM:
        text = pattern.sub(instead, text)
    return text


class Lines(logging.Handler):
    """The log as both formats write it."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines += [same(formatter.format(record)) for formatter in (_TextLines(), _JsonLines())]


@dataclass
class Leaving:
    """All that left the program for the one seat, for others who watch, for the channel and the operator."""

    messages: list[str] = field(default_factory=list)
    files: list[tuple[str, bytes]] = field(default_factory=list)
    requests: list[str] = field(default_factory=list)
    notified: list[tuple[int, ...]] = field(default_factory=list)
    answers: list[str] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    log: list[str] = field(default_factory=list)
    figures: dict[str, int] = field(default_factory=dict)
    seen: dict[int, str] = field(default_factory=dict)
    """What each message said when it was looked at last."""

    def look(self, server: Server, readers: set[int]) -> None:
        """Take down what changed, once all is quiet, on messages that these people or everybody can read."""
        backend = server.env.backend
        for message in sorted(backend.messages.get(server.channel.id, {}).values(), key=lambda one: one.id):
            asked: Any = message.interaction_metadata
            owner = int(asked["user"]["id"]) if message.is_ephemeral else None
            if owner is not None and owner not in readers:
                continue
            payload: dict[str, Any] = dict(serializers.message_payload(backend, message))
            text = same(json.dumps(payload, ensure_ascii=False))
            if self.seen.get(message.id) == text:
                continue
            self.seen[message.id] = text
            self.messages.append(f"{owner}: {text}")
            self.notified.append(tuple(message.ping_user_ids))
            for attachment in payload["attachments"]:
                self.files.append((same(attachment["filename"]), _bytes(server, attachment["url"])))


async def ask_everything(server: Server, alice: Person, eve: Person, staff: Person) -> list[Answer]:
    """What may be asked while a deal runs, by a player, by somebody who watches and by the staff."""
    table = server.table
    assert table.match is not None
    number, version = table.id, table.version
    asked = [
        await person.types(command)
        for person in (alice, eve, staff)
        for command in ("hand", "table", "history", "rules", "export", "profile", "leaderboard", "my-data")
    ]
    asked += [await staff.types("settings"), await eve.types("export", match="1")]
    match = table.match.id
    ids = (
        f"b:hand:{number}", f"b:why:{number}", f"b:hint:{number}", f"b:review:{match}:0", f"b:match:{match}",
        f"b:replay:{match}:0:0", f"b:export:{match}", f"b:rules:{number}", f"b:table:{number}",
        f"b:act:{number}:{version + 1}:7S", f"b:act:{number}:{version}:ZZ", f"b:rematch:{match}",
    )  # fmt: skip
    for person in (alice, eve, staff):
        asked += [await server.forge(person, server.post, custom_id) for custom_id in ids]
    # Who tries cards that are not their own learns nothing about who has them.
    view = table.seat_view(0)
    assert view is not None
    own = set(view.hand)
    tried = [card for card in CARDS if card not in own][::3]
    for person in (alice, eve):
        asked += [
            await server.forge(person, server.post, f"b:act:{number}:{version}:{Play(card)}")
            for card in tried
        ]
    return asked


async def lines_of(person: Person, channel: Any) -> list[str]:
    """What is offered to somebody who types."""
    member = person.member
    typed = [
        ("belote export", "match", ""), ("belote export", "match", "ali"), ("belote glossary", "word", "be"),
        ("belote new", "rules", ""),
    ]  # fmt: skip
    return [json.dumps(await member.autocomplete(channel, *what)) for what in typed]


async def leaving(path: Path, actions: Sequence[Action]) -> Leaving:
    """Play these actions, ask everything now and then, and keep what left."""
    left, log, before = Leaving(), Lines(), _figures()
    set_up_logging(LogLevel.DEBUG, LogFormat.JSON)
    root = logging.getLogger()
    async with open_server(path) as server:
        four = server.four()
        alice, eve = four[0], server.person("Eve")
        role = server.guild.create_role("staff", permissions=discord.Permissions.all())
        staff = server.person("Zoé", "fr", [role])
        await alice.types("new", kind="friendly")
        for person, side in zip(four[1:], ("East", "North", "West"), strict=True):
            await person.clicks(f"Sit {side}")
        await server.calm()
        await alice.clicks("Start")
        for person in four:
            await person.opens_hand()
        root.handlers[:] = [log]
        answers: list[Answer] = []
        try:
            for ply, action in enumerate(actions):
                if ply % EVERY == EVERY - 1:
                    answers += await ask_everything(server, alice, eve, staff)
                    await alice.opens_hand()
                    for person in (alice, eve):
                        left.lines += await lines_of(person, server.channel)
                await server.on_turn(four).acts(action)
                left.look(server, {alice.id, eve.id, staff.id})
        finally:
            root.handlers.clear()
        left.log = sorted(log.lines)
        left.answers = [same(f"{answer.said} {answer.result.response}") for answer in answers]
        left.requests = sorted({same(line) for line in _requests(server, {four[n].id for n in (1, 2, 3)})})
        left.figures = {name: number - before[name] for name, number in _figures().items()}
    return left


def _bytes(server: Server, url: str) -> bytes:
    data = server.env.backend.cdn.get(url) or b""
    return data if url.endswith(".webp") else same(data.decode()).encode()


def _requests(server: Server, others: set[int]) -> Iterator[str]:
    """Every request but those by which the other players get their own hands."""
    theirs = {record.token for record in server.env.backend.interactions.values() if record.user_id in others}
    for entry in server.env.backend.http_requests:
        if not any(token in entry.path for token in theirs):
            yield f"{entry.method} {entry.path} {json.dumps(entry.json, ensure_ascii=False, default=str)}"


def _figures() -> dict[str, int]:
    """How often each thing happened so far; how long it took is not looked at."""
    counted = [figure for figure in FIGURES if isinstance(figure, Counter)]
    return {f"{f.name} {value}": number for f in counted for value, number in f.by_value.items()}


@pytest.mark.timeout(600)
@pytest.mark.parametrize(("seed", "plies"), [(2, 24)])
async def test_nothing_that_leaves_depends_on_hidden_cards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, log_set_up_anew: None, seed: int, plies: int
) -> None:
    pack = next(packs.shuffled(seed))
    actions = play_at_random(pack, plies, seed)
    other = redealt(pack, actions, seed)
    hands, others = hands_after(pack, actions), hands_after(other, actions)
    assert hands[0] == others[0]
    assert all(one != another for one, another in zip(hands[1:], others[1:], strict=True))
    left: list[Leaving] = []
    for number, dealt in enumerate((pack, other)):
        packs.stack(monkeypatch, [dealt])
        left.append(await leaving(tmp_path / f"{number}.db", actions))
    first, second = left
    for layer in (kept.name for kept in fields(Leaving) if kept.name != "seen"):
        one, another = getattr(first, layer), getattr(second, layer)
        assert one, layer
        for part, counterpart in zip(one, another, strict=True):
            assert part == counterpart, layer
        assert one == another, layer


def test_a_fingerprint_cannot_be_guessed_from_the_pack() -> None:
    """Whoever guesses a pack, or knows most of one, would still have to guess 128 bits of salt."""
    pack = next(packs.shuffled(1))
    sealed = [seal(pack) for _ in range(50)]
    assert len({one.salt for one in sealed}) == len({one.commitment for one in sealed}) == 50
    assert all(len(bytes.fromhex(one.salt)) >= 16 for one in sealed)
    assert commitment(sealed[0].salt, pack) == sealed[0].commitment
