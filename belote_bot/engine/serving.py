"""The `belote-bot engine` command: a request a line on stdin, an answer a line on stdout (RECORD §2)."""

import json
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from time import perf_counter
from typing import BinaryIO, Final, TextIO, cast

from belote_bot.engine.notation import written
from belote_bot.engine.position import view_of
from belote_bot.engine.request import FIELDS, ImpossiblePosition, Request
from belote_bot.engine.thinking import Thinker
from belote_bot.streams import silence
from belote_bot.strict_json import Unreadable, read_json

OK: Final = 0
UNREAD: Final = 3

LONGEST: Final = 1 << 16
"""Bytes that a line may have; a request needs some hundreds."""

MOST_REMARKS: Final = 20
"""Unknown fields that are told on stderr, which perhaps nobody reads."""


def main(thinker: Thinker) -> int:
    """Answer each line of stdin on stdout until it ends; gives the exit status.

    0 at the end of the input, 3 when the answers cannot be written or nobody reads them any more.
    """
    requests, answers, remarks = sys.stdin, sys.stdout, Remarks(sys.stderr)
    if requests is None or answers is None:  # pyright: ignore[reportUnnecessaryComparison]  # closed before the start
        return OK
    try:
        serve(thinker, requests.buffer, answers.buffer, remarks)
    except OSError as error:
        silence(answers)
        if not isinstance(error, BrokenPipeError):
            remarks.say(f"the answers cannot be written: {error.strerror}")
        return UNREAD
    return OK


def serve(thinker: Thinker, requests: BinaryIO, answers: BinaryIO, remarks: "Remarks") -> None:
    """Answer each line with one line, in order, flushed; what cannot be answered is an error, not an end.

    Lines with nothing but white space are no requests. Raises OSError when nobody reads.
    """
    for line in _lines(requests):
        if line.strip():
            answers.write(json.dumps(answer(thinker, line, remarks)).encode("ascii") + b"\n")
            answers.flush()


def answer(thinker: Thinker, line: bytes, remarks: "Remarks") -> dict[str, object]:
    """The answer to one request: an action, or the error that keeps it from one.

    Where the request does not say which one it is, its id is null.
    """
    reply: dict[str, object] = {"id": None}
    try:
        fields = _decoded(line)
        reply["id"] = _echoed(fields.get("id"))
        remarks.on(fields)
        view = view_of(Request.read(fields))
        start = perf_counter()
        decision = thinker.decide(view)
        milliseconds = round((perf_counter() - start) * 1000)
        reply |= {"action": written(decision.action, view), "ms": milliseconds, "why": decision.why}
    except ImpossiblePosition as error:
        reply["error"] = str(error)
    except Exception as error:  # noqa: BLE001  # a mistake of ours is told as one, and the next line answered
        reply["error"] = f"the engine failed: {type(error).__name__}: {error}"
    return reply


def _lines(requests: BinaryIO) -> Iterator[bytes]:
    """The lines; one that is too long is cut, which makes it none that could be understood."""
    while line := requests.readline(LONGEST + 1):
        yield line
        while len(line) > LONGEST and not line.endswith(b"\n"):
            line = requests.readline(LONGEST + 1)


def _decoded(line: bytes) -> Mapping[str, object]:
    if len(line) > LONGEST:
        raise ImpossiblePosition(f"the request is longer than {LONGEST} bytes")
    try:
        request = read_json(line)
    except Unreadable as error:
        raise ImpossiblePosition(f"the request {error}") from None
    if not isinstance(request, dict):
        raise ImpossiblePosition("a request is a JSON object")
    return cast("dict[str, object]", request)


def _echoed(value: object) -> object:
    """The id as it came, whatever it is; null for a number that JSON cannot write."""
    try:
        json.dumps(value, allow_nan=False)
    except (ValueError, RecursionError):
        return None
    return value


@dataclass(slots=True)
class Remarks:
    """What is told beside the answers: fields of requests that are ignored, each once."""

    stream: TextIO | None
    told: set[str] = field(default_factory=set[str])

    def on(self, fields: Mapping[str, object]) -> None:
        """Tell of the unknown fields of a request."""
        for name in fields:
            if name not in FIELDS and name not in self.told and len(self.told) < MOST_REMARKS:
                self.told.add(name)
                self.say(f"the field {name[:40]!a} is not known and ignored")

    def say(self, line: str) -> None:
        """A line, if anybody reads it."""
        try:
            if self.stream is not None:
                print(line, file=self.stream, flush=True)
        except OSError:  # nobody reads it
            self.stream = None
