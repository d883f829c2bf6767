"""A program that speaks the engine's protocol, as a player (RECORD §2)."""

import json
import os
import shlex
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, Queue
from subprocess import DEVNULL, PIPE, Popen, TimeoutExpired
from threading import Thread
from typing import IO, Final, cast

from belote_bot.engine.asking import request_of
from belote_bot.engine.notation import read
from belote_bot.game.actions import Action
from belote_bot.game.views import SeatView

PATIENCE: Final = 60.0
"""Seconds that a program has for an answer."""
FAREWELL: Final = 5.0
"""Seconds that it has to end when its input does."""
LONGEST: Final = 1 << 16
"""Bytes that a line of it may have; whatever is beyond counts as the next one."""


class OutsideError(Exception):
    """A program cannot be started, does not answer, or answers what is not legal; `str()` says which."""


def arguments_of(command: str) -> Sequence[str] | str:
    """A command line as a process is started with; ValueError if a quotation does not end."""
    # Windows leaves it to each program to take its command line apart.
    return command if os.name == "nt" else shlex.split(command)


class Outside:
    """Asks a program for each decision; it is started at once and ended by `close`."""

    def __init__(self, command: str) -> None:
        self._name = command.split(maxsplit=1)[0]
        self._asked = 0
        self._failed: OutsideError | None = None
        self._answers: Queue[bytes] = Queue(16)  # what nobody asked for shall not fill the memory
        try:
            self._process = Popen(arguments_of(command), stdin=PIPE, stdout=PIPE, stderr=DEVNULL)  # noqa: S603  # the user's own command
        except OSError as error:
            raise OutsideError(f"{self._name} cannot be started: {error.strerror}") from None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._requests: IO[bytes] = self._process.stdin
        # Windows cannot wait for a pipe with a time limit; a thread and a queue can.
        Thread(target=self._listen, args=(self._process.stdout,), daemon=True).start()

    def decide(self, view: SeatView) -> Action:
        """What the program answers; OutsideError if it does not, or not with a legal action.

        After that it is not asked again: other duels may be waiting, and would each wait as long.
        """
        if self._failed is None:
            try:
                return self._decided(view)
            except OutsideError as error:
                self._failed = error
        raise OutsideError(str(self._failed))

    def _decided(self, view: SeatView) -> Action:
        self._asked += 1
        try:
            self._requests.write(json.dumps({"id": self._asked, **request_of(view)}).encode("ascii") + b"\n")
            self._requests.flush()
            answer = self._answers.get(timeout=PATIENCE)
        except OSError:
            raise OutsideError(f"{self._name} has ended") from None
        except Empty:
            raise OutsideError(f"{self._name} has not answered for {PATIENCE:.0f} s") from None
        if not answer:
            raise OutsideError(f"{self._name} has ended")
        return self._understood(answer, view)

    def close(self) -> None:
        """End the program: its input ends, and if that is not enough it is stopped."""
        with suppress(OSError):  # it has ended by itself, with something still to read
            self._requests.close()
        try:
            self._process.wait(FAREWELL)
        except TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def _listen(self, answers: IO[bytes]) -> None:
        with answers:
            while line := answers.readline(LONGEST):
                self._answers.put(line)
        self._answers.put(b"")

    def _understood(self, answer: bytes, view: SeatView) -> Action:
        said = answer[:200].decode("utf-8", "replace").strip()
        try:
            reply: object = json.loads(answer)
        except (ValueError, RecursionError):
            raise OutsideError(f"{self._name} answers what is not JSON: {said}") from None
        fields = cast("dict[str, object]", reply) if isinstance(reply, dict) else {}
        if fields.get("id") != self._asked or "action" not in fields:
            raise OutsideError(f"{self._name} answers request {self._asked} with {said}")
        try:
            return read(fields["action"], view)
        except ValueError as error:
            raise OutsideError(f"{self._name} answers what is not legal: {error}") from None
