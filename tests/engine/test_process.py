"""`belote-bot engine` as another program runs it."""

import json
import subprocess
import sys
from pathlib import Path
from subprocess import DEVNULL, PIPE

import pytest

from tests.engine.support import BID, PLAY

ENGINE = [sys.executable, "-m", "belote_bot", "engine", "--level", "steady"]


def test_each_answer_is_there_before_the_next_request() -> None:
    with subprocess.Popen(ENGINE, stdin=PIPE, stdout=PIPE, stderr=DEVNULL) as engine:
        assert engine.stdin is not None
        assert engine.stdout is not None
        for number, request in enumerate((BID, PLAY, {}, BID)):
            engine.stdin.write(json.dumps(request | {"id": number}).encode() + b"\n")
            engine.stdin.flush()
            assert json.loads(engine.stdout.readline())["id"] == number
        engine.stdin.close()
        assert engine.wait(30) == 0


def test_an_engine_whose_answers_nobody_reads_ends_quietly() -> None:
    with subprocess.Popen(ENGINE, stdin=PIPE, stdout=PIPE, stderr=PIPE) as engine:
        assert engine.stdout is not None
        engine.stdout.close()
        _, complaints = engine.communicate(json.dumps(BID).encode() * 1 + b"\n" + json.dumps(BID).encode())
        assert engine.returncode == 3
        assert complaints == b""


def test_no_input_is_no_request() -> None:
    done = subprocess.run(ENGINE, stdin=DEVNULL, capture_output=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk to write to")
def test_answers_that_cannot_be_written_are_told_of() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(ENGINE, input=b"{}\n", stdout=full, stderr=PIPE, check=False)
    assert (done.returncode, done.stderr) == (3, b"the answers cannot be written: No space left on device\n")
