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


def set_up_logging(level: LogLevel, log_format: LogFormat) -> None:
    """Sends the log of the whole process to stderr, in place of whatever was set up before."""
    handler = logging.StreamHandler()
    handler.setFormatter(_JsonLines() if log_format is LogFormat.JSON else _TextLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)


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
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return _without_secrets(json.dumps(line, ensure_ascii=False))


def _without_secrets(line: str) -> str:
    return _SECRETS.sub("[token]", line)
