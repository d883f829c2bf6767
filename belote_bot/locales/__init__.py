"""Every sentence that a person reads, in French and in English.

The sentences stand in `fr/*.ftl` and `en/*.ftl`, in Fluent's syntax, one file for each subject; every file in
a language's folder is read. Code names a sentence by its id and gives it its variables:
`say(Language.FR, "hand-title", name="Alice")`. What is wrong is an error, never an id shown to a player.
"""

from collections.abc import Iterator, Mapping
from enum import StrEnum
from functools import cache, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

__all__ = ["Catalogue", "Language", "LocaleError", "catalogue", "message_ids", "say"]


class LocaleError(Exception):
    """A sentence is missing, stands twice, does not parse, or cannot be said with the variables given."""


class Language(StrEnum):
    """A language that the bot speaks; the value is the name of its folder."""

    FR = "fr"
    EN = "en"

    @classmethod
    def from_discord(cls, locale: str | None) -> "Language":
        """The language for one of Discord's locale codes, such as `fr` or `en-GB`.

        Who reads another language, or says nothing (None), gets English; a caller that has a better
        default, such as the server's language, uses it instead of asking.
        """
        return cls.FR if locale is not None and locale.split("-")[0] == "fr" else cls.EN


def say(language: Language, message_id: str, /, **variables: str | float) -> str:
    """The sentence with this id; its numbers are written the way the language writes them.

    Raises LocaleError if there is no such sentence or if a variable of it is missing.
    """
    return _said(language, message_id, **variables)


# Formatting takes longer than drawing the words; a table says the same sentences all evening.
@lru_cache(maxsize=4096, typed=True)
def _said(language: Language, message_id: str, /, **variables: str | float) -> str:
    return catalogue(language).say(message_id, variables)


def message_ids(language: Language) -> frozenset[str]:
    """The ids of all sentences of a language."""
    return frozenset(catalogue(language).messages)


@cache
def catalogue(language: Language) -> "Catalogue":
    """The sentences of a language, read once."""
    return Catalogue(language, resources.files(__name__) / language)


class Catalogue:
    """The sentences of one folder.

    Raises LocaleError if a file of it does not parse, or if two sentences have the same id.
    """

    messages: Mapping[str, ast.Message]
    """The sentences as they were parsed, by id."""

    def __init__(self, language: Language, folder: Traversable) -> None:
        entries: dict[str, ast.Message | ast.Term] = {}
        for name, entry in _read(folder):
            if name in entries:
                raise LocaleError(f"{language}: {name!r} stands twice")
            entries[name] = entry
        self.messages = {name: entry for name, entry in entries.items() if isinstance(entry, ast.Message)}
        self._language = language
        # Isolating marks serve texts that mix writing directions, and some systems show them as boxes.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(ast.Resource(list(entries.values())))

    def say(self, message_id: str, variables: Mapping[str, str | float]) -> str:
        """The sentence with this id; raises LocaleError as the module's `say` does."""
        pattern = self._bundle.get_message(message_id).value if message_id in self.messages else None
        if pattern is None:
            raise LocaleError(f"{self._language}: there is no sentence {message_id!r}")
        sentence, errors = self._bundle.format_pattern(pattern, dict(variables))
        if errors:
            raise LocaleError(f"{self._language}: {message_id!r}: {errors[0]}") from errors[0]
        return str(sentence)


def _read(folder: Traversable) -> Iterator[tuple[str, ast.Message | ast.Term]]:
    for file in folder.iterdir():
        for entry in FluentResource(file.read_text(encoding="utf-8")).body:
            match entry:
                case ast.Message():
                    yield entry.id.name, entry
                case ast.Term():
                    yield f"-{entry.id.name}", entry
                case ast.Junk():
                    # A bundle would drop what the parser does not understand without a word.
                    raise LocaleError(f"{file}: not understood: {entry.content!r}")
                case _:
                    pass
