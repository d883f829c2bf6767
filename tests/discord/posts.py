"""Messages as Discord holds them: now, and in every state that they ever had."""

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

import simcord
from simcord.backend import serializers
from simcord.components import walk_components

from belote_bot.game.actions import Action, parse_action
from tests.discord.knowledge import Known


@dataclass(frozen=True)
class Button:
    """A button as a reader sees it."""

    label: str
    id: str
    enabled: bool

    @property
    def acts(self) -> bool:
        """Whether it is a button of a hand that bids or plays."""
        return self.id.startswith("b:act:")

    @property
    def action(self) -> Action:
        """What a button of a hand does."""
        return parse_action(self.id.split(":")[4])


@dataclass(frozen=True)
class State:
    """One state that a message had, at the time when it had it."""

    channel_id: int
    id: int
    payload: dict[str, Any]
    is_new: bool
    owner_id: int | None
    """Whoever alone can see it; None if everybody does."""
    pinged: tuple[int, ...]
    may_notify: frozenset[int] | None
    """Whom the message may notify at all, whatever it says; None is anybody, or everybody, or a role."""
    known: Known
    """What could be known at the table by then."""

    @property
    def text(self) -> str:
        return _text(self.payload)

    @property
    def explains(self) -> bool:
        """Whether it is what a newcomer is told beside their first hand: words alone, no picture."""
        items = walk_components(self.payload["components"])
        return self.owner_id is not None and any(
            str(item.get("custom_id", "")).startswith("b:page:") for item in items
        )

    @property
    def everything_readable(self) -> str:
        """Every word of the message: texts, labels, ids of buttons, names and descriptions of files."""
        return "\n".join(_readable(self.payload))


class Post:
    """A message as Discord holds it now."""

    def __init__(self, env: simcord.Env, channel_id: int, message_id: int) -> None:
        self._env = env
        self.channel_id = channel_id
        self.id = message_id

    @property
    def stored(self) -> Any:
        return self._env.backend.get_message(self.channel_id, self.id)

    @property
    def payload(self) -> dict[str, Any]:
        return deepcopy(dict(serializers.message_payload(self._env.backend, self.stored)))

    @property
    def exists(self) -> bool:
        return self.id in self._env.backend.messages.get(self.channel_id, {})

    @property
    def text(self) -> str:
        return _text(self.payload)

    @property
    def buttons(self) -> tuple[Button, ...]:
        """What something at the table hangs on: not what stays under a sheet for good."""
        for_good = ("b:review:", "b:rematch:")
        return tuple(button for button in self.all_buttons if not button.id.startswith(for_good))

    @property
    def all_buttons(self) -> tuple[Button, ...]:
        return tuple(
            Button(item["label"], item["custom_id"], not item.get("disabled", False))
            for item in walk_components(self.payload["components"])
            if item["type"] == 2
        )

    @property
    def labels(self) -> list[str]:
        """What the buttons say, those that cannot be clicked left out."""
        return [button.label for button in self.buttons if button.enabled]

    def button(self, label: str) -> Button:
        (found,) = [button for button in self.all_buttons if button.label == label]
        return found

    @property
    def alt(self) -> str:
        """The description of the picture."""
        (item,) = [item for item in walk_components(self.payload["components"]) if item["type"] == 12]
        (picture,) = item["items"]
        return picture["description"]

    @property
    def alts(self) -> list[str]:
        """The descriptions of all pictures, from top to bottom."""
        items = [item for item in walk_components(self.payload["components"]) if item["type"] == 12]
        return [picture["description"] for item in items for picture in item["items"]]

    @property
    def files(self) -> list[str]:
        """The names of the attached files."""
        return [attachment["filename"] for attachment in self.payload["attachments"]]

    @property
    def pictures(self) -> list[bytes]:
        stored = [self._env.backend.cdn.get(a["url"]) for a in self.payload["attachments"]]
        return [data for data in stored if data is not None]

    @property
    def pinged(self) -> set[int]:
        return set(self.stored.ping_user_ids)


def may_notify(allowed: Any) -> frozenset[int] | None:
    return None if allowed.everyone or allowed.roles is None or allowed.roles else allowed.users


def _text(payload: dict[str, Any]) -> str:
    shown = [item["content"] for item in walk_components(payload["components"]) if item["type"] == 10]
    return "\n".join([payload["content"], *shown] if payload["content"] else shown)


def _readable(payload: dict[str, Any]) -> Iterator[str]:
    yield payload["content"]
    for item in walk_components(payload["components"]):
        for key in ("content", "label", "custom_id"):
            if isinstance(item.get(key), str):
                yield item[key]
        for picture in item.get("items", ()):
            yield picture.get("description") or ""
    for attachment in payload["attachments"]:
        yield attachment["filename"]
        yield attachment.get("description") or ""
