"""The log: its two formats, and the secrets it keeps."""

import json
import logging

import pytest

from belote_bot.config import LogFormat, LogLevel
from belote_bot.logs import set_up_logging

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.abcdefghijklmnopqrstuvwxyz_-0123456789"
INTERACTION = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4OTp0b2tlbg"
LOGGER = logging.getLogger("belote_bot.somewhere")


@pytest.fixture(autouse=True)
def _restored(log_set_up_anew: None) -> None:
    """Whatever a test sets up is over with it."""


def test_text_is_one_line_with_level_and_logger(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logging(LogLevel.INFO, LogFormat.TEXT)
    LOGGER.warning("table %d is closed", 7)
    assert capsys.readouterr().err.endswith(" WARNING belote_bot.somewhere: table 7 is closed\n")


def test_json_is_one_object_a_line_even_with_an_exception(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logging(LogLevel.INFO, LogFormat.JSON)
    try:
        raise LookupError("pli")
    except LookupError:
        LOGGER.exception("a trick is lost")
    [line] = capsys.readouterr().err.splitlines()
    record = json.loads(line)
    assert (record["level"], record["logger"]) == ("error", "belote_bot.somewhere")
    assert record["message"] == "a trick is lost"
    assert record["exception"].endswith("LookupError: pli")


def test_what_weighs_less_than_the_level_is_left_out(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logging(LogLevel.WARNING, LogFormat.TEXT)
    LOGGER.info("nobody asked")
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("log_format", LogFormat)
@pytest.mark.parametrize(
    "message",
    [
        f"logging in with {TOKEN}",
        f"POST https://discord.com/api/v10/webhooks/12345/{INTERACTION}/messages/@original",
        f"POST https://discord.com/api/v10/interactions/12345/{INTERACTION}/callback has returned 204",
    ],
)
def test_tokens_are_kept_out(message: str, log_format: LogFormat, capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logging(LogLevel.DEBUG, log_format)
    LOGGER.debug(message)
    logged = capsys.readouterr().err
    assert "[token]" in logged
    assert TOKEN not in logged
    assert INTERACTION not in logged


@pytest.mark.parametrize("library", ["discord.gateway", "discord.http", "aiosqlite"])
def test_libraries_do_not_debug(library: str, capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logging(LogLevel.DEBUG, LogFormat.TEXT)
    logging.getLogger(library).debug("all that passes through me")
    logging.getLogger(library).info("something happened")
    logged = capsys.readouterr().err
    assert "passes" not in logged
    assert "something happened" in logged


def test_json_has_what_a_message_says_as_values(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logging(LogLevel.INFO, LogFormat.JSON)
    LOGGER.info("table %d is closed", 7, extra={"fields": {"event": "closed", "table": 7}})
    record = json.loads(capsys.readouterr().err)
    assert (record["message"], record["event"], record["table"]) == ("table 7 is closed", "closed", 7)
