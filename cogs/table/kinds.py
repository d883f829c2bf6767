"""Ranked or friendly: what a table says of its match, in words."""

from collections.abc import Iterator
from typing import Final

from belote_bot.locales import Language, say
from belote_bot.tables.service import Kind
from belote_bot.tables.table import Snapshot, TableStatus
from cogs.parts.names import in_text

USUAL_KIND: Final = Kind.RANKED
"""Of a match where neither the server nor whoever opens the table says a word about it."""


def kind_name(language: Language, kind: Kind) -> str:
    """A kind as the line of a menu calls it."""
    return say(language, f"kind-{kind}")


def kind_about(language: Language, kind: Kind) -> str:
    """What a kind means, in at most 100 characters."""
    return say(language, f"kind-{kind}-about")


def kind_line(language: Language, kind: Kind) -> str:
    """What the match counts for, as a sentence."""
    return say(language, f"kind-line-{kind}")


def kind_lines(snapshot: Snapshot) -> Iterator[str]:
    """What the match counts for, and that its host has just changed it in the lobby."""
    language, news = Language(snapshot.language), snapshot.rules_news
    yield kind_line(language, snapshot.kind)
    if news is not None and news.kind is not snapshot.kind and snapshot.status is TableStatus.LOBBY:
        yield say(language, f"kind-news-{snapshot.kind}", host=in_text(news.host.name))


def kind_in_short(snapshot: Snapshot) -> str:
    """The same in two words, for the small print of a deal."""
    return say(Language(snapshot.language), f"kind-short-{snapshot.kind}")
