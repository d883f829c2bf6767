"""The language of the people in the simulated Discord, which would have all of them read English."""

from collections.abc import Generator, Iterable, Mapping
from contextlib import contextmanager
from typing import Any, TypeAlias, cast

import discord
import simcord
from simcord import interactions

Node: TypeAlias = dict[str, Any]
"""A command, subcommand or option, as Discord describes it in JSON."""


class Speech:
    """Has the bot told in which language each person reads, and people type commands in their own."""

    def __init__(self, locale: discord.Locale) -> None:
        self._locale = locale.value
        self._base_names: dict[tuple[str, ...], str] = {}

    def translate_commands(self, env: simcord.Env) -> None:
        """Show the commands that the bot has registered by their names in the language of the people."""
        for scope, commands in list(env.backend.commands.items()):
            env.backend.commands[scope] = {
                (translated["name"], kind): translated
                for (_name, kind), command in commands.items()
                for translated in [self._translated(command, ())]
            }

    @contextmanager
    def spoken(self) -> Generator[None]:
        """While this lasts, every click and command tells the bot who reads what."""
        untold = interactions.base_payload

        def told(*args: Any, **kwargs: Any) -> tuple[Any, dict[str, Any]]:
            data = kwargs.get("data")
            if isinstance(data, dict) and "name" in data:
                kwargs["data"] = self._in_base_names(cast("Node", data), ())
            record, payload = untold(*args, **kwargs)
            payload["locale"] = self._locale
            if "guild_locale" in payload:
                payload["guild_locale"] = self._locale
            return record, payload

        interactions.base_payload = told
        try:
            yield
        finally:
            interactions.base_payload = untold

    def _translated(self, node: Node, above: tuple[str, ...]) -> Node:
        path = (*above, self._word(node, "name"))
        self._base_names[path] = str(node["name"])
        return {
            **node,
            "name": path[-1],
            "description": self._word(node, "description"),
            "options": [self._translated(option, path) for option in _options(node)],
        }

    def _word(self, node: Node, field: str) -> str:
        translations: Mapping[str, str] = node.get(f"{field}_localizations") or {}
        return translations.get(self._locale, str(node.get(field, "")))

    def _in_base_names(self, node: Node, above: tuple[str, ...]) -> Node:
        """What somebody typed, with the names that the bot registered its commands by."""
        path = (*above, str(node["name"]))
        named = {**node, "name": self._base_names.get(path, path[-1])}
        if "options" in node:
            named["options"] = [self._in_base_names(option, path) for option in _options(node)]
        return named


def _options(node: Node) -> Iterable[Node]:
    return cast("list[Node]", node.get("options") or [])
