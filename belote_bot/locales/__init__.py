"""Every sentence that a person reads, in French and in English.

The sentences stand in `fr/*.ftl` and `en/*.ftl`, in Fluent's syntax, one file for each subject; every file in
a language's folder is read. Code names a sentence by its id and gives it its variables:
`say(Language.FR, "seat-south")`. Whatever is wrong is an error, never an id shown to a player.
"""

from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

__all__ = ["Language", "LocaleError", "message_ids", "say"]


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
    bundle = _bundle(language)
    pattern = bundle.get_message(message_id).value if bundle.has_message(message_id) else None
    if pattern is None:
        raise LocaleError(f"no sentence {message_id!r} in {language}")
    sentence, errors = bundle.format_pattern(pattern, variables)
    if errors:
        raise LocaleError(f"{message_id!r} in {language}: {errors[0]}") from errors[0]
    return str(sentence)


def message_ids(language: Language) -> frozenset[str]:
    """The ids of all sentences of a language."""
    return frozenset(entry.id.name for entry in _entries(language) if isinstance(entry, ast.Message))


@cache
def _bundle(language: Language) -> FluentBundle:
    # Isolating marks serve texts that mix writing directions, and some systems show them as boxes.
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(ast.Resource(list(_entries(language))))
    return bundle


@cache
def _entries(language: Language) -> tuple[ast.Message | ast.Term, ...]:
    found: dict[tuple[type, str], str] = {}
    entries: list[ast.Message | ast.Term] = []
    for place, entry in _read(language):
        name = (type(entry), entry.id.name)
        if name in found:
            raise LocaleError(f"{place}: {entry.id.name!r} stands in {found[name]} already")
        found[name] = place
        entries.append(entry)
    return tuple(entries)


def _read(language: Language) -> Iterator[tuple[str, ast.Message | ast.Term]]:
    for file in (resources.files(__name__) / language).iterdir():
        place = f"{language}/{file.name}"
        for entry in FluentResource(file.read_text(encoding="utf-8")).body:
            # The parser keeps what it does not understand as junk, and a bundle would drop it silently.
            if isinstance(entry, ast.Junk):
                raise LocaleError(f"{place}: not understood: {entry.content!r}")
            if isinstance(entry, (ast.Message, ast.Term)):
                yield place, entry
