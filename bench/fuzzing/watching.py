"""What must hold of everything that leaves the bot: messages, answers, requests and lines of the log."""

import logging
import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from fluent.syntax import ast
from simcord.backend.errors import BackendError
from simcord.components import walk_components
from simcord.http import client as transport

from belote_bot.game.cards import Card
from belote_bot.locales import Language, catalogue, message_ids
from belote_bot.tables.table import Table
from bench.fuzzing.mischief import Sent
from bench.fuzzing.world import World
from tests.discord.knowledge import cards_named, known_at

KEYS: Final = frozenset(key for language in Language for key in message_ids(language) if "-" in key)
BAD: Final = re.compile(r"Traceback|Exception|Error\b|<[\w.]+ object at|belote_bot\.|cogs\.")
ABOUT_A_DEAL: Final = re.compile(r"b:(?:act|hand|why|hint|table|takeback|cut):(\d+)")
FEWEST_WORDS, FAMILIAR = 4, 0.6
"""From how many words on a sentence shows its language, and how many of them the language must know."""

THINKING: Final = 1 << 7
"""The flag of a message that says nothing yet."""

NEW_THREAD: Final = 18
"""The kind of message by which Discord itself tells of a new thread."""

BAD_REQUEST: Final = 400
MOST_CHOICES, LONGEST_CHOICE = 25, 100
PATIENCE: Final = 30.0
"""Seconds that an answer may take after its acknowledgement."""

PONG, LOADING = "autocomplete", "deferred"


class Broken(Exception):
    """Something that must hold does not."""


def _words(text: str) -> list[str]:
    return re.findall(r"[^\W\d_]+", text.casefold())


def _vocabulary(language: Language) -> frozenset[str]:
    """Every word of the sentences of a language."""
    texts: list[str] = []

    def visit(node: object) -> None:
        if isinstance(node, ast.TextElement):
            texts.append(node.value)
        elif isinstance(node, ast.BaseNode):
            for value in vars(node).values():
                for part in value if isinstance(value, list) else (value,):
                    visit(part)

    for message in catalogue(language).messages.values():
        visit(message)
    return frozenset(word for text in texts for word in _words(text))


VOCABULARY: Final = {language: _vocabulary(language) for language in Language}


class Watcher(logging.Handler):
    """Looks at everything; what is wrong is kept until somebody asks."""

    def __init__(self, world: World) -> None:
        super().__init__(logging.ERROR)
        self._world = world
        self._faults: list[str] = []
        self._refused: list[tuple[str, str]] = []
        """The requests that Discord found wrong, by their paths."""
        self._forged: set[str] = set()
        """The tokens of forged clicks: they may ask for what their message cannot become, now or later."""
        self._thinking: dict[int, tuple[Any, float]] = {}
        """What was acknowledged and not yet answered, and until when it may be."""
        self._deals: dict[int, int] = {}
        """The deal that each message was first about."""
        self.messages = 0
        self.cards = 0
        self._wrap_backend()

    # ---- listening --------------------------------------------------------------------------

    def emit(self, record: logging.LogRecord) -> None:
        """An error in the log is a fault, whoever logged it."""
        self._faults.append(f"the log says: {self.format(record)}")

    def _wrap_backend(self) -> None:
        backend, dispatch = self._world.backend, transport.router.dispatch
        commit, edit = backend.commit_message, backend.edit_message

        def committed(message: Any, **options: Any) -> Any:
            return self._look_at(commit(message, **options), is_new=True)

        def edited(channel_id: int, message_id: int, fields: dict[str, Any]) -> Any:
            return self._look_at(edit(channel_id, message_id, fields), is_new=False)

        def dispatched(backend: Any, method: str, path: str, **options: Any) -> Any:
            try:
                return dispatch(backend, method, path, **options)
            except BackendError as error:
                if error.status == BAD_REQUEST:
                    self._refused.append((path, f"Discord refuses {method} {path}: {error}"))
                raise

        backend.commit_message, backend.edit_message = committed, edited
        transport.router.dispatch = dispatched
        self.unwrap = lambda: setattr(transport.router, "dispatch", dispatch)

    # ---- messages ---------------------------------------------------------------------------

    def _look_at(self, message: Any, *, is_new: bool) -> Any:
        if (
            message.author_id != self._world.backend.bot_user.id
            or message.flags & THINKING
            or message.type == NEW_THREAD
        ):
            return message
        self.messages += 1
        self._world.note(message)
        payload = self._world.museum[-1].payload
        readable = "\n".join(_readable(payload))
        for item in walk_components(payload["components"]):
            if "custom_id" in item:
                self._world.seen_ids.append(item["custom_id"])
        for fault in (
            *_bad_words(readable),
            *self._pings(message, is_new=is_new),
            *self._hidden(message, readable),
        ):
            self._faults.append(f"{fault}, in message {message.id}: {readable[:600]!r}")
        return message

    def _pings(self, message: Any, *, is_new: bool) -> Iterator[str]:
        """Nobody but who is on turn."""
        allowed = message.allowed_mentions
        if allowed.everyone or allowed.roles is None or allowed.roles or allowed.users is None:
            yield f"a message may notify {allowed!r}"
        elif message.mention_everyone or message.ping_role_ids:
            yield "a message notifies everybody or a role"
        elif is_new and message.ping_user_ids:
            on_turn = {
                user
                for table in self._tables()
                if table.channel_id == message.channel_id
                for user in _asked(table)
            }
            if len(message.ping_user_ids) > 1 or not set(message.ping_user_ids) <= on_turn:
                yield f"a message notifies {message.ping_user_ids} while {on_turn} are on turn"

    def _hidden(self, message: Any, readable: str) -> Iterator[str]:
        """No card that its readers may not know, in what shows a table or a hand."""
        found = ABOUT_A_DEAL.search(readable)
        table = None if found is None else next((t for t in self._tables() if t.id == int(found[1])), None)
        if table is None:
            return
        known = known_at(table)
        about = self._deals.setdefault(message.id, len(known.public) - 1)
        named = cards_named(readable)
        self.cards += len(named)
        allowed: frozenset[Card]
        if message.is_ephemeral:
            allowed = known.to_player(int(message.interaction_metadata["user"]["id"]))
        else:
            allowed = known.to_all(about)
        if not named <= allowed:
            yield f"hidden cards are told: {sorted(map(str, named - allowed))}"

    def _tables(self) -> list[Table]:
        return list(self._world.bot.house.tables.registry)

    # ---- answers ----------------------------------------------------------------------------

    def check_answer(self, sent: Sent) -> None:
        """An interaction is answered exactly once, at once, with words or with what was asked."""
        record, backend = sent.record, self._world.backend
        times = self._world.answers[record.id]
        if not record.responded or times != 1:
            self._faults.append(f"answered {times} times")
        elif sent.is_typing:
            self._check_lines(record)
        elif self._is_loading(record):
            self._thinking[record.id] = (record, self._world.env.now().timestamp() + PATIENCE)
        if sent.is_forged:
            self._forged.add(record.token)
        if record.modal is not None:
            self._world.forms.append((sent.person, record.modal, record.guild_id, record.channel_id))
        for number in (record.message_id, *record.followup_ids):
            message = backend.messages.get(record.channel_id, {}).get(number)
            is_new = number != record.source_message_id
            if message is not None and is_new and message.is_ephemeral and message.content:
                self._check_language(sent, message.content)

    def _is_loading(self, record: Any) -> bool:
        """Whether Discord shows that the bot is thinking."""
        there = self._world.backend.messages.get(record.channel_id, {})
        return str(record.response_kind) == LOADING and record.message_id in there

    def _check_thinking(self) -> None:
        """What was acknowledged is answered before long: erasing waits for whoever reads the file."""
        for number, (record, deadline) in list(self._thinking.items()):
            if not self._is_loading(record):
                del self._thinking[number]
            elif self._world.env.now().timestamp() > deadline:
                del self._thinking[number]
                self._faults.append("Discord still shows that the bot is thinking")

    def _check_lines(self, record: Any) -> None:
        if str(record.response_kind) != PONG:
            self._faults.append("lines were asked for, and not given")
        choices = record.autocomplete_choices or []
        lengths = [len(str(choice[part])) for choice in choices for part in ("name", "value")]
        if len(choices) > MOST_CHOICES or not all(1 <= length <= LONGEST_CHOICE for length in lengths):
            self._faults.append(f"lines that Discord refuses: {choices!r}")
        self._faults += [fault for choice in choices for fault in _bad_words(str(choice["name"]))]

    def _check_language(self, sent: Sent, sentence: str) -> None:
        words = [word for word in _words(sentence) if len(word) > 1]
        languages = {sent.language, self._world.language_of(sent.person)}
        familiar = max(sum(word in VOCABULARY[language] for word in words) for language in languages)
        if len(words) >= FEWEST_WORDS and familiar < FAMILIAR * len(words):
            self._faults.append(f"not a sentence in {languages}: {sentence!r}")

    def raise_faults(self) -> None:
        """Raise what was wrong since the last time."""
        self._check_thinking()
        self._faults += [
            told for path, told in self._refused if not self._forged.intersection(path.split("/"))
        ]
        self._refused.clear()
        if self._faults:
            faults, self._faults = self._faults, []
            raise Broken("\n".join(faults[:5]))


def _asked(table: Table) -> Iterator[int]:
    """Whom a table waits for."""
    for seat in (table.turn, table.cutter):
        occupant = None if seat is None else table.seats[seat]
        if occupant is not None and (user := getattr(occupant, "user_id", None)) is not None:
            yield user


def _bad_words(text: str) -> list[str]:
    found = [match[0] for match in BAD.finditer(text)]
    return [
        f"{word!r} is told"
        for word in found + sorted(KEYS.intersection(re.findall(r"[a-z]+(?:-[a-z]+)+", text)))
    ]


def _readable(payload: Mapping[str, Any]) -> Iterator[str]:
    yield payload["content"]
    for item in walk_components(payload["components"]):
        yield from (
            item[key]
            for key in ("content", "label", "custom_id", "placeholder")
            if isinstance(item.get(key), str)
        )
        for option in item.get("options", ()):
            yield from (option["label"], option["value"], option.get("description") or "")
        for picture in item.get("items", ()):
            yield picture.get("description") or ""
    for attachment in payload["attachments"]:
        yield attachment["filename"]
        yield attachment.get("description") or ""
