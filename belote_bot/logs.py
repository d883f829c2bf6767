"""Logging: one line a message on stderr, for people or for a log collector, and never a token."""

import json
import logging
import re
from datetime import UTC, datetime

from belote_bot.config import LogFormat, LogLevel

__all__ = ["set_up_logging"]

_SECRETS = re.compile(
    r"[\w-]{20,}\.[\w-]{6,}\.[\w-]{20,}"  # a bot's token
    r"|(?<=/webhooks/)\d+/[\w.~%=-]{20,}"  # an interaction's, in the addresses that discord.py logs
    r"|(?<=/interactions/)\d+/[\w.~%=-]{20,}",
    re.ASCII,
)


_OURS = ("belote_bot", "cogs", "images")


def set_up_logging(level: LogLevel, log_format: LogFormat) -> None:
    """Sends the log of the whole process to stderr, in place of whatever was set up before.

    Only our own rooms debug: the libraries would write down whole messages of Discord's and rows of the
    database, with hands, packs and the tokens of interactions.
    """
    handler = logging.StreamHandler()
    handler.setFormatter(_JsonLines() if log_format is LogFormat.JSON else _TextLines())
    ours = logging.getLevelNamesMapping()[level.upper()]
    logging.basicConfig(level=max(ours, logging.INFO), handlers=[handler], force=True)
    for room in _OURS:
        logging.getLogger(room).setLevel(ours)


class _TextLines(logging.Formatter):
    def __init__(self) -> None:
        super().__init__("{asctime} {levelname:<7} {name}: {message}", style="{")

    def format(self, record: logging.LogRecord) -> str:
        return _without_secrets(super().format(record))


class _JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **_fields(record),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return _without_secrets(json.dumps(line, ensure_ascii=False))


def _fields(record: logging.LogRecord) -> dict[str, object]:
    """What a message says as values of its own, for collectors: `extra={"fields": {…}}` of whoever logs."""
    return record.__dict__.get("fields", {})


def _without_secrets(line: str) -> str:
    return _SECRETS.sub("[token]", line)
