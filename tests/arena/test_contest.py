"""`belote-bot arena`: the same figures from one process or several, and programs from outside."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic

import pytest

from belote_bot.arena.contenders import Contender
from belote_bot.arena.outside import Outside, OutsideError
from belote_bot.cli import main
from belote_bot.game.house_rules import PRESETS
from tests.engine.support import STEADY, views

ARENA = [sys.executable, "-m", "belote_bot", "arena"]
STEADY_ENGINE = f"engine:{sys.executable} -m belote_bot engine --level steady"


def arena(capsys: pytest.CaptureFixture[str], *arguments: str, status: int = 0) -> tuple[str, str]:
    """What the command prints, on stdout without the times, and on stderr."""
    assert main(["arena", *arguments]) == status
    printed = capsys.readouterr()
    return re.sub(r"( +\d+\.\d\d){3}$", "", printed.out, flags=re.MULTILINE), printed.err


def test_the_figures_do_not_depend_on_the_number_of_processes(capsys: pytest.CaptureFixture[str]) -> None:
    fight = ("--a", "steady", "--b", "beginner", "--deals", "9", "--seed", "5", "--rules", "cafe")
    alone, bar = arena(capsys, *fight, "--jobs", "1")
    together, _ = arena(capsys, *fight, "--jobs", "2")
    assert alone == together
    assert alone.startswith(
        "steady against beginner: 9 deals, each twice with the teams swapped, rules cafe, seed 5\n"
    )
    assert "9/9" in bar


def test_a_program_from_outside_plays_as_the_same_player_inside(capsys: pytest.CaptureFixture[str]) -> None:
    figures, _ = arena(
        capsys, "--a", STEADY_ENGINE, "--b", "steady", "--deals", "3", "--rules", "tournoi", "--jobs", "1"
    )
    assert "+0.00 ± 0.00" in figures


@pytest.mark.parametrize("preset", ["cafe", "tournoi"])
def test_a_program_is_told_what_the_seat_knows(preset: str) -> None:
    with Contender.parse(STEADY_ENGINE).player() as outside:
        for view in list(views(PRESETS[preset], seed=8, deals=1))[::3]:
            assert outside.decide(view) == STEADY.player.decide(view)


def program(folder: Path, *lines: str) -> str:
    """A program for the arena."""
    file = folder / "program.py"
    file.write_text("\n".join(lines))
    return f'"{sys.executable}" "{file}"'


@pytest.mark.parametrize(
    ("lines", "complaint"),
    [
        (["print('hello')", "input()"], "answers what is not JSON: hello"),
        (["input()", "print('[]')"], r"answers request 1 with \[\]"),
        (["input()", """print('{"id": 2, "action": "pass"}')"""], "answers request 1 with"),
        (["input()", """print('{"id": 1, "error": "no"}')"""], "answers request 1 with"),
        (
            ["input()", """print('{"id": 1, "action": "X"}')"""],
            "answers what is not legal: 'X' is not one of take, pass",
        ),
        (["input()"], "has ended"),
    ],
)
def test_a_program_that_does_not_answer_well_is_told_of(
    lines: list[str], complaint: str, tmp_path: Path
) -> None:
    outside = Outside(program(tmp_path, *lines))
    view = next(views(PRESETS["ffb"], seed=1, deals=1))
    with pytest.raises(OutsideError, match=complaint):
        outside.decide(view)
    outside.close()


def test_a_program_that_has_failed_is_not_waited_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("belote_bot.arena.outside.PATIENCE", 0.2)
    outside = Outside(program(tmp_path, "input()", "input()"))
    view = next(views(PRESETS["ffb"], seed=1, deals=1))
    complaint = "has not answered"
    with pytest.raises(OutsideError, match=complaint):
        outside.decide(view)
    start = monotonic()
    with pytest.raises(OutsideError, match=complaint):
        outside.decide(view)
    assert monotonic() - start < 0.1
    outside.close()


def test_a_line_without_an_end_is_no_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("belote_bot.arena.outside.FAREWELL", 0.1)
    outside = Outside(program(tmp_path, "while True: print('x' * 100_000, end='')"))
    with pytest.raises(OutsideError, match="answers what is not JSON: xxx"):
        outside.decide(next(views(PRESETS["ffb"], seed=1, deals=1)))
    outside.close()


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_program_that_cannot_be_started_ends_the_contest(
    jobs: str, capsys: pytest.CaptureFixture[str]
) -> None:
    _, said = arena(
        capsys, "--a", "engine:no-such-program", "--b", "steady", "--deals", "4", "--jobs", jobs, status=1
    )
    assert said.splitlines()[-1] == "no-such-program cannot be started: No such file or directory"


@pytest.mark.skipif(os.name == "nt", reason="Windows sends Ctrl-C to a whole console")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_it_with_the_figures_so_far(jobs: str) -> None:
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        pytest.skip("Ctrl-C is ignored here, as by what a shell script runs in the background")
    command = [*ARENA, "--a", "steady", "--b", "steady", "--deals", "100000", "--jobs", jobs]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    ) as process:
        assert process.stderr is not None
        seen = b""
        while re.search(rb" [1-9]\d*/100000", seen) is None:
            seen += process.stderr.read(20)
        start = monotonic()
        os.killpg(process.pid, signal.SIGINT)
        figures, said = process.communicate(timeout=60)
    assert monotonic() - start < 20
    assert process.returncode == 130
    assert b"steady against steady: " in figures
    assert b"Traceback" not in seen + said
