"""The command line, as someone at a shell meets it."""

import re
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

from belote_bot.cli import main
from belote_bot.players.player import Level


def printed(capsys: pytest.CaptureFixture[str], *arguments: str, status: int = 0) -> str:
    """What a command that argparse answers by itself prints."""
    with pytest.raises(SystemExit) as end:
        main(arguments)
    assert end.value.code == status
    return "".join(capsys.readouterr())


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    shown = printed(capsys, "--help")
    commands = (
        "run",
        "demo",
        "verify",
        "engine",
        "arena",
        "recompute",
        "backup",
        "restore",
        "doctor",
        "gallery",
    )
    assert all(re.search(rf"\n    {command}\s", shown) for command in commands)


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("run", []),
        ("demo", ["--database FILE", "--port PORT", "--no-browser", "--language {fr,en}"]),
        ("verify", ["--json", "FILE"]),
        ("engine", ["--level {beginner,steady,expert}", "--time-ms MS", "--seed SEED"]),
        ("arena", ["--a PLAYER", "--b PLAYER", "--deals", "--rules", "--seed", "--jobs", "--cards-only"]),
        ("recompute", ["--check", "FILE"]),
        ("backup", ["--database FILE", "FILE"]),
        ("restore", ["--database FILE", "FILE"]),
        ("doctor", []),
        ("gallery", ["OUT"]),
    ],
)
def test_help_of_a_command_names_every_option(
    command: str, options: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    shown = printed(capsys, command, "--help")
    assert all(option in shown for option in options)


def test_version_is_the_package_s(capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, "--version") == f"belote-bot {version('belote-bot')}\n"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ([], "the following arguments are required: COMMAND"),
        (["play"], "invalid choice: 'play'"),
        (["verify"], "the following arguments are required: FILE"),
        (["backup"], "the following arguments are required: FILE"),
        (["restore"], "the following arguments are required: FILE"),
        (["gallery"], "the following arguments are required: OUT"),
        (["engine", "--level", "grandmaster"], "argument --level: invalid choice: 'grandmaster'"),
        (["engine", "--time-ms", "0"], "argument --time-ms: invalid count value: '0'"),
        (["arena", "--a", "steady"], "the following arguments are required: --b"),
        (
            ["arena", "--a", "steady", "--b", "expert", "--deals", "0"],
            "argument --deals: invalid count value: '0'",
        ),
        (["demo", "--port", "65536"], "argument --port: invalid port value: '65536'"),
        (["demo", "--language", "de"], "argument --language: invalid choice: 'de'"),
    ],
)
def test_a_wrong_command_line_is_refused_with_the_reason(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert complaint in printed(capsys, *arguments, status=2)


@pytest.mark.parametrize("command", ["run", "demo"])
def test_bad_settings_are_told_in_sentences(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BELOTE_TOKEN", "a.good.one")
    monkeypatch.setenv("BELOTE_TRICK_PAUSE", "soon")
    assert main([command]) == 2
    assert capsys.readouterr().err == "BELOTE_TRICK_PAUSE is 'soon': give a number from 0 to 30.\n"


def test_verify_gives_the_verifier_s_exit_status(tmp_path: Path) -> None:
    (tmp_path / "record.json").write_text("not a record")
    assert main(["verify", "--json", str(tmp_path / "record.json")]) == 2


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (
            ["--a", "nobody", "--b", "steady"],
            "a player is beginner, steady, expert or engine:COMMAND, not 'nobody'",
        ),
        (["--a", "steady", "--b", "engine:"], "engine: is followed by a command"),
        (["--a", "steady", "--b", "engine:'x"], "engine: No closing quotation"),
        (["--a", "steady", "--b", "steady", "--rules", "cafe,colour=1"], "unknown house rule 'colour'"),
        (
            ["--a", "steady", "--b", "steady", "--rules", "deals=0"],
            "deals is a whole number from 1 to 60, not 0",
        ),
    ],
)
def test_the_arena_refuses_players_and_rules_that_do_not_exist(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *arguments]) == 2
    assert capsys.readouterr().err == f"{complaint}\n"


def test_every_level_can_be_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert f"--level {{{','.join(Level)}}}" in printed(capsys, "engine", "--help")


def test_help_loads_neither_discord_nor_pillow() -> None:
    program = (
        "import sys; from belote_bot.cli import main\n"
        "try: main(['--help'])\n"
        "except SystemExit: sys.exit(bool({'discord', 'PIL', 'pydantic', 'simcord'} & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
