"""The settings: read from the environment and from `.env`, and checked once, before anything starts."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from enum import Enum, StrEnum
from pathlib import Path
from typing import Annotated, Any, get_args

from annotated_types import Ge, Le
from dotenv import dotenv_values
from pydantic import AfterValidator, AliasChoices, BeforeValidator, Field, SecretStr, ValidationError
from pydantic_core import ErrorDetails
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from belote_bot.locales import Language

__all__ = ["ConfigError", "DemoOptions", "LogFormat", "LogLevel", "Settings", "load_settings"]

_PREFIX = "BELOTE_"
_FILE = ".env"
_TOKEN_NAMES = ("BELOTE_TOKEN", "DISCORD_TOKEN")
_WHERE_TOKENS_ARE = "Discord's developer portal shows it once, under Bot → Reset Token"


class ConfigError(Exception):
    """The settings will not do; each problem is a sentence for whoever runs the bot, with its remedy."""

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(self.problems))


class LogLevel(StrEnum):
    """The least severe messages that are still logged."""

    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


class LogFormat(StrEnum):
    """Lines for people to read, or one JSON object a line for a log collector."""

    TEXT = "text"
    JSON = "json"


def _without_wrapping(token: object) -> object:
    """The token without what is copied along with it: blanks, quotes, the word Bot of an HTTP header."""
    return token.strip(" \t\r\n\"'").removeprefix("Bot ").strip() if isinstance(token, str) else token


def _token_shaped(token: SecretStr) -> SecretStr:
    """Refuses all but base64url parts joined by dots; the portal's other secrets have no dot."""
    if not re.fullmatch(r"[\w-]+(\.[\w-]+)+", token.get_secret_value(), re.ASCII):
        raise ValueError("not a token")
    return token


def _lower(word: object) -> object:
    return word.strip().lower() if isinstance(word, str) else word


def _shard_numbers(text: object) -> object:
    """The numbers in `0-3,6`; what is no such list stays as it is, and is refused."""
    if not isinstance(text, str):
        return text
    numbers: list[int] = []
    for part in text.split(","):
        found = re.fullmatch(r"\s*(\d{1,4})(?:\s*-\s*(\d{1,4}))?\s*", part, re.ASCII)
        if found is None:
            raise ValueError("not a list of shards")
        numbers.extend(range(int(found[1]), int(found[2] or found[1]) + 1))
    if not numbers or len(set(numbers)) < len(numbers):
        raise ValueError("no shard, or one of them twice")
    return tuple(numbers)


class Settings(BaseSettings):
    """What whoever runs the bot may choose; `.env.example` shows it with the defaults."""

    model_config = SettingsConfigDict(
        env_prefix=_PREFIX,
        env_file=_FILE,
        env_file_encoding="utf-8",
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
        populate_by_name=True,
    )

    token: Annotated[SecretStr, BeforeValidator(_without_wrapping), AfterValidator(_token_shaped)] = Field(
        validation_alias=AliasChoices(*_TOKEN_NAMES)
    )
    """The bot's token."""

    database: Path = Path("data/belote.sqlite3")
    """The SQLite file that keeps tables, matches and players; `:memory:` lasts as long as the process."""

    language: Annotated[Language, BeforeValidator(_lower)] = Language.FR
    """The language where neither the player's Discord nor the server says which."""

    bot_delay: float = Field(default=1.0, ge=0, le=30)
    """Seconds that a bot takes to bid or to play."""

    trick_pause: float = Field(default=2.5, ge=0, le=30)
    """Seconds that the four cards of a trick stay visible."""

    deal_pause: float = Field(default=12.0, ge=0, le=300)
    """Seconds between a deal's score sheet and the next deal."""

    server_tables: int = Field(default=20, ge=1, le=10_000)
    """Tables that may be open in a server at the same time."""

    channel_tables: int = Field(default=10, ge=1, le=10_000)
    """Tables that may be open in a channel or thread at the same time."""

    requests_per_minute: int = Field(default=20, ge=1, le=1_000)
    """Commands of a person a minute; hints, reviews, shared replays, exports, rematches, counts included."""

    server_requests_per_minute: int = Field(default=200, ge=1, le=10_000)
    """The same of all people of a server together."""

    start_timeout: float = Field(default=60.0, ge=1, le=600)
    """Seconds that the first connection to Discord may take before the bot gives up."""

    dev_guild: int | None = Field(default=None, ge=1)
    """The id of the one server that gets the commands, at once, while developing; None: every server."""

    shard_ids: Annotated[tuple[int, ...] | None, NoDecode, BeforeValidator(_shard_numbers)] = None
    """The shards that this process holds, where several processes share the bot; None: all of them."""

    shard_count: int | None = Field(default=None, ge=1, le=10_000)
    """How many shards the bot has in all processes together; None: as many as Discord recommends."""

    farewell: bool = False
    """Whether open tables say that the bot is back in a moment when it is told to stop."""

    members_intent: bool = False
    """Whether Discord tells at once who leaves a server, which it must be asked to allow beforehand."""

    backup_days: int = Field(default=0, ge=0, le=3650)
    """Days that a daily backup beside the database is kept; 0: none is made."""

    metrics_port: int = Field(default=0, ge=0, le=65_535)
    """The port of 127.0.0.1 on which metrics are served; 0: on none."""

    log_level: Annotated[LogLevel, BeforeValidator(_lower)] = LogLevel.INFO
    log_format: Annotated[LogFormat, BeforeValidator(_lower)] = LogFormat.TEXT


@dataclass(frozen=True, slots=True)
class DemoOptions:
    """What the demo's command line may choose beyond the settings."""

    port: int
    """The port of the preview on 127.0.0.1; 0: any free one."""

    open_browser: bool
    """Whether to open the address where there is a desktop."""


def load_settings(**overrides: object) -> Settings:
    """Reads the settings: overrides, by field, before the environment, before `.env`, before the defaults.

    Raises ConfigError, with every problem found.
    """
    try:
        problems = list(_unknown_names())
    except UnicodeDecodeError:
        raise ConfigError([f"{_FILE} is not UTF-8 text: save it again with that encoding."]) from None
    try:
        settings = Settings(**overrides)  # pyright: ignore[reportArgumentType]  # pydantic checks each of them
    except ValidationError as error:
        # Not chained: the error holds what was given, and so perhaps a token.
        raise ConfigError([*problems, *map(_problem, error.errors())]) from None
    problems.extend(_shard_problems(settings))
    if problems:
        raise ConfigError(problems)
    return settings


def _unknown_names() -> Iterator[str]:
    """A problem for each misspelt setting in `.env`; other programs may own names in the environment."""
    known = {_PREFIX + field.upper() for field in Settings.model_fields}
    for name in dotenv_values(_FILE):
        if name.upper().startswith(_PREFIX) and name.upper() not in known:
            similar = get_close_matches(name.upper(), known, n=1)
            hint = f"did you mean {similar[0]}?" if similar else "remove it; .env.example lists the settings."
            yield f"{name} in {_FILE} is not a setting: {hint}"


def _shard_problems(settings: Settings) -> Iterator[str]:
    """What is wrong with the two settings of shards beside each other."""
    ids, count = settings.shard_ids, settings.shard_count
    if (ids is None) != (count is None):
        given, missing = ("COUNT", "IDS") if ids is None else ("IDS", "COUNT")
        yield (
            f"BELOTE_SHARD_{given} is set without BELOTE_SHARD_{missing}: give both where several processes "
            "share the bot, and neither otherwise."
        )
    elif ids is not None and count is not None and max(ids) >= count:
        yield (
            f"BELOTE_SHARD_IDS holds {max(ids)}, and BELOTE_SHARD_COUNT is {count}: "
            f"give shards from 0 to {count - 1}."
        )


def _problem(error: ErrorDetails) -> str:
    name = str(error["loc"][0])
    if name in {"token", *_TOKEN_NAMES}:
        return _token_problem(missing=error["type"] == "missing")
    return f"{_PREFIX}{name.upper()} is {str(error['input'])!r}: give {_expected(name)}."


def _token_problem(*, missing: bool) -> str:
    if missing:
        return (
            f"BELOTE_TOKEN is not set: put the bot's token into {_FILE} as BELOTE_TOKEN=… or into the "
            f"environment ({_WHERE_TOKENS_ARE}); to play without one, run the demo."
        )
    return (
        "BELOTE_TOKEN is not a bot's token, which is letters and digits in parts joined by dots: "
        f"copy it again ({_WHERE_TOKENS_ARE}), not the client secret or the public key."
    )


def _expected(field: str) -> str:
    """What a setting accepts, in words, read off its declaration."""
    if field == "shard_ids":
        return "shards such as 0-3 or 0,2, each once"
    info = Settings.model_fields[field]
    kinds: tuple[Any, ...] = get_args(info.annotation) or (info.annotation,)
    if issubclass(kinds[0], Enum):
        return "one of " + ", ".join(str(member.value) for member in kinds[0])
    if kinds[0] is bool:
        return "true or false"
    least = next(str(bound.ge) for bound in info.metadata if isinstance(bound, Ge))
    most = next((f" to {bound.le}" for bound in info.metadata if isinstance(bound, Le)), "")
    return f"a {'whole ' if kinds[0] is int else ''}number from {least}{most or ' up'}"
