"""A look at everything that a bot needs before it connects: `belote-bot doctor`."""

import os
import platform
import re
import sqlite3
import sys
from base64 import urlsafe_b64decode
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

from PIL import features

from belote_bot.config import ConfigError, Settings, load_settings
from belote_bot.players.search.core import COMPILED
from belote_bot.storage.backups import schema_of
from belote_bot.storage.database import MEMORY, StorageError
from belote_bot.storage.health import LEAST_FREE, free_at
from belote_bot.storage.owning import is_owned
from images.fonts import font

_WITHOUT_TOKEN: Final[dict[str, object]] = {"token": "no.token"}
_LIBRARIES: Final = ("discord.py", "pillow", "aiosqlite", "pydantic-settings", "openskill")
_OLDEST_PYTHON: Final = (3, 11)


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at; `str()` is its line."""

    subject: str
    good: bool
    """False if it keeps the bot from running."""
    sentence: str

    def __str__(self) -> str:
        return f"{'ok ' if self.good else 'BAD'}  {self.subject}: {self.sentence}"


def _fine(subject: str, sentence: str) -> Finding:
    return Finding(subject, good=True, sentence=sentence)


def _bad(subject: str, sentence: str) -> Finding:
    return Finding(subject, good=False, sentence=sentence)


def examine() -> list[Finding]:
    """Look at the set-up of the working directory, its settings included; nothing is changed."""
    settings, findings = _settings()
    if settings is not None:
        findings.append(_database(settings.database))
        if str(settings.database) != MEMORY:
            findings.append(_disk(settings.database))
    return [*findings, *_pictures(), _search(), *_versions()]


def _settings() -> tuple[Settings | None, list[Finding]]:
    """The settings, None if they will not do, and what there is to say about them and the token."""
    try:
        settings = load_settings()
    except ConfigError as error:
        problems = error.problems
    else:
        return settings, [_token(settings), _fine("settings", "all of them can be used")]
    findings = [
        _bad("token" if problem.startswith("BELOTE_TOKEN ") else "settings", problem) for problem in problems
    ]
    try:
        return load_settings(**_WITHOUT_TOKEN), findings
    except ConfigError:
        return None, findings


def _token(settings: Settings) -> Finding:
    """Whether it has a token's three parts, the first of which is the number of a bot in base64."""
    first, *others = settings.token.get_secret_value().split(".")
    try:
        number = urlsafe_b64decode(first + "=" * (-len(first) % 4))
    except ValueError:
        number = b""
    if len(others) == 2 and re.fullmatch(rb"\d{15,20}", number):
        return _fine("token", "set, and of a token's form; only Discord knows whether it is valid")
    return _bad(
        "token",
        "set, but not of the form that a bot's token has: copy it again from Discord's developer portal "
        "(Bot → Reset Token).",
    )


def _database(place: Path) -> Finding:
    place = place.expanduser()
    if str(place) == MEMORY:
        return _fine("database", "in memory, forgotten when the bot stops")
    if not place.exists():
        return _new_database(place)
    for path, what in ((place, "file"), (place.parent, "folder")):
        if not os.access(path, os.R_OK | os.W_OK):
            return _bad("database", f"the {what} {path} cannot be read and written by this user")
    if place.is_file() and place.stat().st_size == 0:
        return _fine("database", f"{place} is empty; the bot fills it at its start")
    try:
        schema = schema_of(place)
    except StorageError as error:
        return _bad("database", str(error))
    used = ", in use by a bot that runs" if is_owned(place) else ""
    return _fine("database", f"{place}, schema {schema}, whole and sound{used}")


def _disk(place: Path) -> Finding:
    """Whether there is room left where the database lies, or will."""
    free, there = free_at(place)
    told = f"{free // 1_000_000:,} MB free in {there}"
    return _fine("disk", told) if free >= LEAST_FREE else _bad("disk", f"only {told}: make room there")


def _new_database(place: Path) -> Finding:
    there = next(folder for folder in place.absolute().parents if folder.exists())
    if there.is_dir() and os.access(there, os.W_OK | os.X_OK):
        return _fine("database", f"{place} is not there yet; the bot makes it at its start")
    return _bad("database", f"{place} is not there, and this user cannot make it in {there}")


def _pictures() -> Iterator[Finding]:
    if features.check("webp"):
        yield _fine("pictures", "Pillow writes WebP")
    else:
        yield _bad("pictures", "Pillow was built without WebP: install it anew from its wheel")
    try:
        font("NotoSans", 24, 400)
    except (OSError, ModuleNotFoundError) as error:
        yield _bad("fonts", f"they cannot be loaded ({error}): install manimgx-fonts anew")
    else:
        shaping = (
            "names in every script"
            if features.check("raqm")
            else "no Raqm: Arabic, Hebrew and Indic names are spelled in Latin letters"
        )
        yield _fine("fonts", shaping)


def _search() -> Finding:
    if COMPILED:
        return _fine("search of the bots", "compiled")
    return _fine("search of the bots", "in Python: experts consider fewer hands")


def _versions() -> Iterator[Finding]:
    python = f"{platform.python_version()} on {platform.system()} {platform.machine()}"
    recent = sys.version_info[:2] >= _OLDEST_PYTHON
    yield _fine("Python", python) if recent else _bad("Python", f"{python}: 3.11 or later is needed")
    yield _fine("SQLite", sqlite3.sqlite_version)
    for name in ("belote-bot", *_LIBRARIES):
        try:
            yield _fine(name, version(name))
        except PackageNotFoundError:
            yield _bad(name, "not installed")
