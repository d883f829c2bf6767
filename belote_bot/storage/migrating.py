"""The migrations: numbered scripts, each of which brings a schema from the number before it to its own."""

import re
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

TABLES: Final = "SELECT name FROM sqlite_schema WHERE type = 'table'"

MIGRATIONS: Final[Traversable] = resources.files("belote_bot.storage") / "migrations"


def scripts(folder: Traversable) -> dict[int, str]:
    """The text of every migration by number; they are numbered from 1 without a gap."""
    found = {
        int(match[1]): item.read_text("utf-8")
        for item in folder.iterdir()
        if (match := re.fullmatch(r"(\d{4})_\w+\.sql", item.name))
    }
    assert sorted(found) == list(range(1, len(found) + 1)), "migrations are numbered without a gap"
    return found


def statements(script: str) -> Iterator[str]:
    """The statements of a script, one by one, so that all of them run inside one transaction."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        yield statement


def tables_of(connection: sqlite3.Connection) -> set[str]:
    """The names of the tables in a database."""
    return {name for (name,) in connection.execute(TABLES)}


def tables_at(version: int, known: Mapping[int, str]) -> set[str]:
    """The tables of a schema."""
    with closing(sqlite3.connect(":memory:")) as empty:
        for number, script in sorted(known.items()):
            if number <= version:
                empty.executescript(script)
        return tables_of(empty)


def is_of_another(version: int, found: set[str], known: Mapping[int, str]) -> bool:
    """Whether a file with this schema number and these tables is another program's."""
    return bool(found) if version == 0 else not tables_at(1, known) <= found
