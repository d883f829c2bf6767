"""The `belote-bot verify` command: replay match records with the engine of the tables (RECORD §1)."""

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, TextIO

from belote_bot.game.record import BrokenRecord, MalformedRecord, MatchRecord, load
from belote_bot.game.replaying import replay
from belote_bot.streams import silence
from belote_bot.strict_json import Unreadable, read_json

OK = 0
BROKEN = 1
MALFORMED = 2
UNWRITTEN = 3


def main(files: Sequence[Path], *, json_lines: bool) -> int:
    """Verify each file, print a line for each deal, complain on stderr; give the exit status.

    0 when all agree, 1 when a record breaks a rule, 2 when a file is not a record, 3 when what was found
    could not be written. The worst counts.
    """
    try:
        status = max([_verify(file, json_lines=json_lines) for file in files], default=OK)
        _flush(sys.stdout)
    except OSError as error:  # the reading of files tells its own
        silence(sys.stdout)
        _say(f"the output cannot be written: {error.strerror}", sys.stderr)
        status = UNWRITTEN
    _flush(sys.stderr)
    return status


def _say(line: str, stream: TextIO | None) -> None:
    """Print a line, whatever the stream's encoding; go on in silence when nobody reads any more."""
    if stream is None:  # it was closed before the start
        return
    encoding = stream.encoding or "utf-8"
    try:
        print(line.encode(encoding, "backslashreplace").decode(encoding), file=stream)
    except BrokenPipeError:
        silence(stream)


def _flush(stream: TextIO | None) -> None:
    try:
        if stream is not None:
            stream.flush()
    except BrokenPipeError:
        silence(stream)


def _verify(file: Path, *, json_lines: bool) -> int:
    try:
        record = load(_decode(file))
        for remark in record.remarks:
            _say(f"{file}: note: {remark}", sys.stderr)
        for line in _lines(file, record, json_lines=json_lines):
            _say(line, sys.stdout)
    except MalformedRecord as error:
        _say(f"{file}: {error}", sys.stderr)
        return MALFORMED
    except BrokenRecord as error:
        _say(f"{file}: {error}", sys.stderr)
        return BROKEN
    except RecursionError:
        _say(f"{file}: is not a record: it is nested too deeply", sys.stderr)
        return MALFORMED
    return OK


def _decode(file: Path) -> object:
    try:
        return read_json(file.read_bytes())
    except OSError as error:
        raise MalformedRecord(f"cannot be read: {error.strerror}") from None
    except Unreadable as error:
        raise MalformedRecord(str(error)) from None


def _lines(file: Path, record: MatchRecord, *, json_lines: bool) -> Iterator[str]:
    count = 0
    report: dict[str, Any] = {}
    for replayed in replay(record):
        count += 1
        report = replayed.report
        if json_lines:
            yield json.dumps(report)
    if not json_lines:
        yield f"{file}: {count} deal{'' if count == 1 else 's'} verified; {_standing(report)}"


def _standing(report: dict[str, Any]) -> str:
    if not report:
        return "nothing was dealt"
    totals = "{} : {}".format(*report["totals"])
    match report["winner"]:
        case None:
            return f"the match goes on at {totals}"
        case "draw":
            return f"a draw at {totals}"
        case winner:
            return f"team {'AB'[winner]} won {totals}"
