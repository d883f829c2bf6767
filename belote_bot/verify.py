"""The `belote-bot verify` command: replay match records with the engine of the tables (RECORD §1)."""

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from belote_bot.game.record import BrokenRecord, MalformedRecord, MatchRecord, load, replay

OK = 0
BROKEN = 1
MALFORMED = 2


def main(files: Sequence[Path], *, json_lines: bool) -> int:
    """Verify each file, print a line for each deal, complain on stderr; give the exit status.

    0 when all agree, 1 when a record breaks a rule, 2 when a file is not a record. The worst counts.
    """
    return max((_verify(file, json_lines) for file in files), default=OK)


def _verify(file: Path, json_lines: bool) -> int:
    try:
        record = load(_decode(file))
        for remark in record.remarks:
            print(f"{file}: note: {remark}", file=sys.stderr)
        for line in _lines(file, record, json_lines):
            print(line)
    except MalformedRecord as error:
        print(f"{file}: {error}", file=sys.stderr)
        return MALFORMED
    except BrokenRecord as error:
        print(f"{file}: {error}", file=sys.stderr)
        return BROKEN
    return OK


def _decode(file: Path) -> object:
    try:
        text = file.read_bytes().decode("utf-8-sig")
        return json.loads(text)
    except OSError as error:
        raise MalformedRecord(f"cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise MalformedRecord(f"is not UTF-8 text: byte {error.start}") from None
    except json.JSONDecodeError as error:
        raise MalformedRecord(f"is not JSON: {error}") from None
    except RecursionError:
        raise MalformedRecord("is not a record: it is nested too deeply") from None


def _lines(file: Path, record: MatchRecord, json_lines: bool) -> Iterator[str]:
    count = 0
    report: dict[str, Any] = {}
    for replayed in replay(record):
        count += 1
        report = replayed.report
        if json_lines:
            yield json.dumps(report)
    if not json_lines:
        yield f"{file}: {count} deals verified; {_standing(report)}"


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
